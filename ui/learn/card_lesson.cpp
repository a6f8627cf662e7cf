#include "ui/learn/card_lesson.h"

#include "core/game/chess/position.h"
#include "core/record/board/replay.h"
#include "nn/lesson/same_moves.h"
#include "ui/game/session_text.h"
#include "ui/text/error_text.h"

#include <QPointer>

#include <chrono>
#include <utility>

namespace evenmatch::ui {

using lesson::CardKind;

std::vector<lesson::CardId> CardLesson::idsOf(const std::vector<lesson::Card>& cards)
{
    std::vector<lesson::CardId> ids;
    for (const lesson::Card& card : cards)
        ids.push_back(card.id);
    return ids;
}

CardLesson::CardLesson(std::vector<lesson::Card> cards, LibraryService& library, QObject* parent)
    : Exercise(parent), m_library(library), m_practice(idsOf(cards))
{
    for (lesson::Card& card : cards)
        m_cards.emplace(card.id, std::move(card));
    show();
}

void CardLesson::add(std::vector<lesson::Card> cards)
{
    if (cards.empty() || m_isStopped)
        return;
    m_practice.add(idsOf(cards));
    for (lesson::Card& card : cards)
        m_cards.try_emplace(card.id, std::move(card));
    if (m_step == Step::Over)
        show();
    Q_EMIT changed();
}

void CardLesson::setGrows(bool grows)
{
    if (!m_isStopped && std::exchange(m_grows, grows) != grows)
        Q_EMIT changed();
}

void CardLesson::show()
{
    m_tried.reset();
    m_nearly.reset();
    m_showsLine = false;
    m_step = m_practice.isOver() ? Step::Over : Step::Question;
    if (m_step == Step::Over)
        return;
    m_current = m_practice.current();
    const auto game = lesson::recordOf(card());
    const auto position = game ? record::positionAt(*game, game->mainLineEnd()) : game.error();
    if (position) {
        m_position = *position;
        const std::vector<game::Move> moves = game->mainLineMoves();
        m_last = moves.empty() ? game::kNoMove : moves.back();
        m_time.start();
    } else {
        m_practice.drop(); // it cannot be read any more
        show();
    }
}

void CardLesson::play(game::Move move)
{
    const game::Move listed = nn::listedMove(card(), m_position, move);
    if (!card().isBetween(listed))
        return answer(false, listed);
    m_nearly = listed;
    Q_EMIT changed();
}

void CardLesson::answer(bool saysQuiet, std::optional<game::Move> move)
{
    m_tried = move;
    m_saidQuiet = saysQuiet;
    m_right = lesson::isRight(card(), saysQuiet, move);
    if (!m_practice.isAgain())
        for (const lesson::Theme theme : card().themes) {
            auto& [missed, all] = m_themes[theme];
            missed += m_right ? 0 : 1;
            ++all;
        }
    m_practice.answered(m_right);
    m_said = saidWords();
    m_step = Step::Told;
    saveAgain();
    save({.card = m_current,
        .at = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()),
        .saysQuiet = saysQuiet,
        .move = move,
        .right = m_right,
        .loss = move ? card().lossOf(*move).value_or(0) : 0,
        .milliseconds = static_cast<int>(m_time.elapsed()),
        .scheduler = {}});
    Q_EMIT changed();
}

void CardLesson::save(const lesson::Answer& said)
{
    const auto work = [said](library::Library& library) { return library.addAnswer(said, lesson::LadderScheduler()); };
    m_library.change(&m_library, work, [self = QPointer(this), library = &m_library, said](const core::Result<lesson::Schedule>& saved) {
        if (saved)
            return;
        if (!self) {
            Q_EMIT library->failed(tr("Your answer to a card could not be saved: %1.").arg(errorText(saved.error())));
            return;
        }
        self->m_unsaved.push_back(said);
        self->m_problem = errorText(saved.error());
        Q_EMIT self->changed();
    });
}

void CardLesson::saveAgain()
{
    for (const lesson::Answer& said : std::exchange(m_unsaved, {}))
        save(said);
}

void CardLesson::stop()
{
    if (m_practice.answeredCards() == 0) {
        Q_EMIT finished();
        return;
    }
    m_isStopped = true;
    m_grows = false;
    m_step = Step::Over;
    Q_EMIT changed();
}

void CardLesson::choose(int id)
{
    switch (id) {
    case SomethingToFind: m_step = Step::Try; break;
    case AnyIsFine: return answer(true, std::nullopt);
    case Next: show(); break;
    case ShowLine: m_showsLine = !m_showsLine; break;
    case SaveAgain: saveAgain(); break;
    case PlayOn:
        if (const auto begun = lesson::recordOf(card())) // a line of moves as short as its game
            Q_EMIT playOnWanted(*begun, std::nullopt);
        return;
    case Stop: return stop();
    case End: Q_EMIT finished(); return;
    default: return;
    }
    Q_EMIT changed();
}

ExerciseView CardLesson::view() const
{
    ExerciseView view = viewOfStep();
    if (!m_unsaved.empty()) {
        view.sentences.prepend(tr("%n answers could not be saved: %1.", nullptr, static_cast<int>(m_unsaved.size())).arg(m_problem));
        view.choices.push_back({SaveAgain, tr("Save them again")});
    }
    return view;
}

ExerciseView CardLesson::viewOfStep() const
{
    switch (m_step) {
    case Step::Over: return over();
    case Step::Told: return told();
    default: return asked();
    }
}

QString CardLesson::placeWords() const
{
    if (m_practice.left() > 0)
        return tr("%n cards to go", nullptr, static_cast<int>(m_practice.left()));
    return m_grows ? tr("more cards are being made") : tr("last card");
}

ExerciseView CardLesson::over() const
{
    ExerciseView view{.position = m_position, .last = m_last, .overlay = {}, .place = {}, .question = {}, .sentences = {}, .choices = {}};
    view.question = m_grows ? tr("More cards are being made from your games…") : tr("Session complete.");
    if (!m_grows)
        view.sentences = summary();
    view.choices = {{End, tr("Done"), !m_grows, true}};
    return view;
}

ExerciseView CardLesson::asked() const
{
    ExerciseView view{.position = m_position,
        .last = m_last,
        .overlay = {},
        .place = placeWords() + QStringLiteral(" · ") + toMoveText(m_position),
        .question = {},
        .sentences = {},
        .choices = {}};
    if (m_step == Step::Question) {
        view.question = tr("From one of your games. Is there a move to find, or is any sensible move fine?");
        view.choices = {{SomethingToFind, tr("There is a move to find"), true}, {AnyIsFine, tr("Any sensible move is fine"), false}};
    } else {
        view.question = m_nearly
            ? tr("%1 Try again.").arg(QString::fromStdString(lesson::verdictOn(card(), m_position, *m_nearly, windowWording())))
            : tr("Which move? You have one try.");
        view.isPlayable = true;
    }
    view.choices.push_back({Stop, tr("Stop"), false, true, true});
    return view;
}

/// The text after an answer.
QStringList CardLesson::saidWords() const
{
    const lesson::Card& shown = card();
    const lesson::Wording words = windowWording();
    QStringList sentences;
    if (m_saidQuiet && shown.kind == CardKind::Lesson)
        sentences << tr("There is a move to find here.");
    if (m_tried && *m_tried != shown.best().move) // the following sentences are about the best move
        sentences << tr("Your move: %1").arg(QString::fromStdString(lesson::verdictOn(shown, m_position, *m_tried, words)));
    if (m_tried && shown.kind == CardKind::Decoy)
        sentences << tr("There was nothing special to find here.");
    return sentences + reasonWords(shown, m_position, words);
}

ExerciseView CardLesson::told() const
{
    const lesson::Card& shown = card();
    ExerciseView view{.position = m_position,
        .last = m_last,
        .overlay = {},
        .place = placeWords(),
        .question = m_right ? tr("Right.") : tr("Not this time."),
        .sentences = m_said,
        .choices = {}};
    std::vector<game::Move> line{shown.best().move};
    const lesson::CardMove* played = shown.find(shown.played);
    if (m_showsLine && played) { // what punishes the move played
        line = {played->move};
        line.insert(line.end(), played->line.begin(), played->line.end());
        if (line.size() % 2 == 1 && line.size() > 1)
            line.pop_back(); // the line ends with the opponent's move
    } else {
        line.insert(line.end(), shown.best().line.begin(), shown.best().line.end());
    }
    if (shown.kind == CardKind::Lesson)
        view.overlay = lineOverlay(m_position, line, m_showsLine ? lesson::kLineLength : 1);
    view.choices = {{Next, tr("Next"), true}};
    if (shown.kind == CardKind::Lesson)
        view.choices.push_back({ShowLine, m_showsLine ? tr("Show the best move") : tr("Show what happened to your move"), false});
    view.choices.push_back({PlayOn, tr("Play from here"), false});
    view.choices.push_back({Stop, tr("Stop"), false, true, true});
    return view;
}

QStringList CardLesson::summary() const
{
    QStringList sentences{tr("%1 of %2 solved at the first try.").arg(m_practice.firstRight()).arg(m_practice.answeredCards())};
    for (const auto& [theme, counts] : m_themes)
        if (counts.first > 0)
            sentences << tr("%1: %2 of %3 missed.").arg(themeWords(theme)).arg(counts.first).arg(counts.second);
    if (m_practice.firstRight() < m_practice.answeredCards())
        sentences << tr("Missed cards return until they are solved, then after 3 and after 10 days.");
    return sentences;
}

} // namespace evenmatch::ui
