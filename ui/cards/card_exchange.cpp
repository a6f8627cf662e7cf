#include "ui/cards/card_exchange.h"

#include "core/game/family.h"
#include "core/lesson/exchange/card_set.h"
#include "core/whole_file.h"
#include "ui/board/chess_board_widget.h"
#include "ui/file/choose_games.h"
#include "ui/file/save_file.h"
#include "ui/report/board_export.h"
#include "ui/report/report.h"
#include "ui/text/error_text.h"
#include "ui/text/game_text.h"
#include "ui/text/sentences.h"
#include "ui/widgets/save_dialog.h"

#include <QFileInfo>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kDiagram = 300; ///< points
constexpr int kAcross = 2;

QString questionOf(const lesson::Card& card, const game::AnyPosition& position)
{
    return card.kind == lesson::CardKind::Decoy ? CardExchange::tr("%1. Is there anything to find?").arg(toMoveText(position))
                                                : CardExchange::tr("%1. Find the best move.").arg(toMoveText(position));
}

QString diagram(Report& report, const game::AnyPosition& position, const QString& words)
{
    const auto board = boardShowing(position);
    if (!board)
        return {};
    if (auto* chess = qobject_cast<ChessBoardWidget*>(board.get()))
        chess->setFlipped(position.sideToMove() == game::Side::Second);
    return report.drawing({kDiagram, kDiagram}, words, [&](QPainter& painter) { drawBoard(*board, painter, kDiagram); });
}

QString solutionOf(const lesson::Card& card, game::AnyPosition position)
{
    QStringList moves;
    for (const game::Move move : lesson::bestLine(card, position)) {
        moves << moveWords(position, move);
        position.play(move);
    }
    return moves.join(QLatin1Char(' '));
}

} // namespace

std::string cardComment(const lesson::Card& card)
{
    const auto position = lesson::positionOf(card);
    return position ? questionOf(card, *position).toStdString() : std::string();
}

std::vector<lesson::Card> ownedBy(library::PlayerId player, std::vector<lesson::Card> cards, library::GameId game)
{
    for (lesson::Card& card : cards) {
        card.player = player;
        card.sourceGame = game;
        card.madeAt = std::chrono::time_point_cast<std::chrono::seconds>(std::chrono::system_clock::now());
    }
    return cards;
}

QString addedWords(std::size_t added, std::size_t known, std::size_t refused)
{
    QStringList sentences{CardExchange::tr("Cards added: %1.").arg(added)};
    if (known > 0)
        sentences << CardExchange::tr("Already there: %1.").arg(known);
    if (refused > 0)
        sentences << CardExchange::tr("Damaged: %1.").arg(refused);
    return joinSentences(sentences);
}

Report cardSheet(const std::vector<lesson::Card>& cards)
{
    Report report(CardExchange::tr("Cards"));
    std::vector<QStringList> diagrams;
    std::vector<QStringList> solutions;
    int number = 0;
    for (const lesson::Card& card : cards) {
        const auto position = lesson::positionOf(card);
        if (!position || card.moves.empty())
            continue;
        const QString question = QStringLiteral("%1. %2").arg(++number).arg(questionOf(card, *position));
        if (diagrams.empty() || diagrams.back().size() == kAcross)
            diagrams.emplace_back();
        diagrams.back() << diagram(report, *position, question) + QStringLiteral("<br>") + question.toHtmlEscaped();
        solutions.push_back({QString::number(number), solutionOf(card, *position).toHtmlEscaped()});
    }
    while (!diagrams.empty() && diagrams.back().size() < kAcross)
        diagrams.back() << QString();
    report.addHeading(CardExchange::tr("Cards"));
    report.addTable({}, diagrams);
    report.addHeading(CardExchange::tr("Solutions"));
    report.addTable({}, solutions);
    return report;
}

CardExchange::CardExchange(LibraryService& library, const Whose& whose, QWidget* window)
    : QObject(window), m_library(library), m_whose(whose), m_window(window)
{
}

/// A file has the cards of one game, so the name is of the game with more of them.
void CardExchange::save()
{
    read([this](std::vector<lesson::Card> cards) {
        const auto chess = std::ranges::count_if(cards, &game::isChess, &lesson::Card::game);
        const QString name = 2 * chess >= std::ssize(cards) ? QStringLiteral("cards.pgn") : QStringLiteral("cards.sgf");
        const QString path = chooseGamesPath(m_window, tr("Export cards"), name, tr("Chess cards (*.pgn);;Go cards (*.sgf);;PDF (*.pdf)"));
        if (!path.isEmpty())
            write(path, std::move(cards));
    });
}

void CardExchange::load()
{
    const QString path = chooseGamesFile(m_window, tr("Import cards"), tr("Cards (*.pgn *.sgf);;All files (*)"));
    if (!path.isEmpty())
        loadFrom(path);
}

void CardExchange::read(std::function<void(std::vector<lesson::Card>)> use)
{
    m_library.ask(
        this,
        [student = m_whose.chosen()](library::Library& library) -> core::Result<std::vector<lesson::Card>> {
            const auto learner = learnerIn(library, student);
            if (!learner)
                return std::vector<lesson::Card>();
            return library.cards(*learner);
        },
        [this, use = std::move(use)](core::Result<std::vector<lesson::Card>> cards) {
            if (!cards)
                Q_EMIT told(errorText(cards.error()));
            else if (cards->empty())
                Q_EMIT told(tr("There are no cards to export."));
            else
                use(*std::move(cards));
        });
}

void CardExchange::write(const QString& path, std::vector<lesson::Card> cards)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix != QLatin1String("pdf"))
        std::erase_if(cards, [&](const lesson::Card& card) { return game::isChess(card.game) != (suffix == QLatin1String("pgn")); });
    if (cards.empty()) {
        Q_EMIT told(tr("There are no cards to export."));
        return;
    }
    const auto written = suffix == QLatin1String("pdf") ? cardSheet(cards).save(path)
                                                        : saveFile(path, QByteArray::fromStdString(lesson::writeCards(cards, cardComment)));
    Q_EMIT told(written ? tr("%n cards written to %1.", nullptr, static_cast<int>(cards.size())).arg(path) : errorText(written.error()));
}

void CardExchange::loadFrom(const QString& path)
{
    struct Loaded {
        std::size_t added = 0;
        std::size_t known = 0;
        std::size_t refused = 0;
    };
    m_library.change(
        this,
        [path, student = m_whose.chosen()](library::Library& library) -> core::Result<Loaded> {
            auto text = core::readWholeFile(path.toStdU16String(), kMostCardBytes);
            if (!text)
                return text.error();
            auto read = lesson::readCards(*std::move(text), path.toStdString());
            if (!read)
                return read.error();
            const auto learner = learnerIn(library, student);
            if (!learner)
                return learner.error();
            const std::size_t all = read->cards.size();
            const auto added = library.addCards(ownedBy(*learner, std::move(read->cards)));
            if (!added)
                return added.error();
            return Loaded{*added, all - *added, read->refused};
        },
        [this, path](const core::Result<Loaded>& loaded) {
            if (!loaded && loaded.error().code == core::ErrorCode::NotFound)
                Q_EMIT told(tr("Choose your name on the Games page first: cards belong to a player."));
            else if (!loaded)
                Q_EMIT told(errorText(loaded.error()));
            else if (loaded->added + loaded->known + loaded->refused == 0)
                Q_EMIT told(tr("There are no cards in %1.").arg(QFileInfo(path).fileName()));
            else
                Q_EMIT told(addedWords(loaded->added, loaded->known, loaded->refused));
        });
}

} // namespace evenmatch::ui
