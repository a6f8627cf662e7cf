#include "ui/cards/lesson_exchange.h"

#include "core/game/family.h"
#include "core/lesson/exchange/lesson_file.h"
#include "core/whole_file.h"
#include "ui/cards/card_exchange.h"
#include "ui/file/choose_games.h"
#include "ui/file/save_file.h"
#include "ui/game/game_document.h"
#include "ui/text/error_text.h"
#include "ui/text/sentences.h"
#include "ui/widgets/save_dialog.h"

#include <QFileInfo>
#include <QWidget>

namespace evenmatch::ui {

LessonExchange::LessonExchange(LibraryService& library, GameDocument& document, const Whose& whose, QWidget* window)
    : QObject(window), m_library(library), m_document(document), m_whose(whose), m_window(window)
{
}

void LessonExchange::save()
{
    if (m_document.session().gameMoves().empty()) {
        Q_EMIT told(tr("There is no game on the board."));
        return;
    }
    const bool isChess = m_document.session().record().format == record::Format::Pgn;
    const QString path
        = chooseGamesPath(m_window, tr("Export lesson"), isChess ? QStringLiteral("lesson.pgn") : QStringLiteral("lesson.sgf"),
            isChess ? tr("Chess lesson (*.pgn)") : tr("Go lesson (*.sgf)"));
    if (!path.isEmpty())
        saveTo(path);
}

void LessonExchange::load()
{
    const QString path = chooseGamesFile(m_window, tr("Open lesson"), tr("Lessons (*.pgn *.sgf);;All files (*)"));
    if (!path.isEmpty())
        loadFrom(path);
}

void LessonExchange::saveTo(const QString& path)
{
    m_library.ask(
        this,
        [id = m_document.libraryId()](library::Library& library) -> core::Result<std::vector<lesson::Card>> {
            if (!id)
                return std::vector<lesson::Card>();
            return library.cardsFrom(*id);
        },
        [this, path, game = m_document.session().record()](const core::Result<std::vector<lesson::Card>>& cards) {
            if (!cards) {
                Q_EMIT told(errorText(cards.error()));
                return;
            }
            const auto written = saveFile(path, QByteArray::fromStdString(lesson::writeLesson(game, *cards, cardComment)));
            if (!written)
                Q_EMIT told(errorText(written.error()));
            else if (cards->empty())
                Q_EMIT told(tr("Lesson written to %1: the game with its notes.").arg(path));
            else
                Q_EMIT told(tr("Lesson written to %1: the game with its notes. Cards: %2.").arg(path).arg(cards->size()));
        });
}

void LessonExchange::loadFrom(const QString& path)
{
    m_library.ask(
        this,
        [path](library::Library&) -> core::Result<lesson::ReadLesson> {
            auto text = core::readWholeFile(path.toStdU16String(), kMostCardBytes);
            return text ? lesson::readLesson(*std::move(text), path.toStdString()) : core::Result<lesson::ReadLesson>(text.error());
        },
        [this, path](core::Result<lesson::ReadLesson> read) {
            if (read)
                take(read->game, std::move(read->cards.cards), read->cards.refused);
            else if (read.error().code == core::ErrorCode::NotFound)
                Q_EMIT told(tr("%1 is not a lesson. Open it with File ▸ Open.").arg(QFileInfo(path).fileName()));
            else
                Q_EMIT told(errorText(read.error()));
        });
}

void LessonExchange::take(const record::GameRecord& game, std::vector<lesson::Card> cards, std::size_t refused)
{
    m_library.keep({.game = game, .record = game, .id = {}, .known = {}}, this,
        [this, cards = std::move(cards), refused](const std::optional<LibraryPlace>& place) mutable {
            if (!place)
                return; // LibraryService::failed() says why
            Q_EMIT gameWanted(place->id);
            const std::size_t all = cards.size();
            m_library.change(
                this,
                [id = place->id, cards = std::move(cards), student = m_whose.chosen()](
                    library::Library& library) mutable -> core::Result<std::size_t> {
                    if (cards.empty())
                        return std::size_t{0};
                    const auto learner = learnerIn(library, student);
                    if (!learner)
                        return learner.error();
                    return library.addCards(ownedBy(*learner, std::move(cards), id));
                },
                [this, refused, all](const core::Result<std::size_t>& added) {
                    if (!added && added.error().code == core::ErrorCode::NotFound)
                        Q_EMIT told(tr("The game of the lesson is open. To get its cards, choose your name on the Games page and open the "
                                       "lesson again."));
                    else if (!added)
                        Q_EMIT told(errorText(added.error()));
                    else
                        Q_EMIT told(joinSentences({tr("The game of the lesson is open."),
                            all + refused == 0 ? QString() : addedWords(*added, all - *added, refused)}));
                });
        });
}

} // namespace evenmatch::ui
