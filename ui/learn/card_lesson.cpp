#include "ui/learn/card_lesson.h"

#include "core/game/chess/position.h"
#include "ui/rank_words.h"
#include "ui/session_text.h"

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
    if (cards.empty())
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
    if (std::exchange(m_grows, grows) != grows)
        Q_EMIT changed();
}

void CardLesson::show()
{
    m_tried.reset();
    m_showsLine = false;
    m_step = m_practice.isOver() ? Step::Over : Step::Question;
    if (m_step == Step::Over)
        return;
    m_current = m_practice.current();
    const auto position = lesson::positionOf(card());
    if (position) {
        m_position = *position;
        m_time.start();
    } else {
        m_practice.answered(true); // a card that cannot be read any more
        show();
    }
}

void CardLesson::play(game::Move move)
{
    answer(false, move);
}

void CardLesson::answer(bool saysQuiet, std::optional<game::Move> move)
{
    m_tried = move;
    m_saidQuiet = saysQuiet;
    m_right = lesson::isRight(card(), saysQuiet, move);
    m_practice.answered(m_right);
    m_step = Step::Told;
    for (const lesson::Theme theme : card().themes) {
        auto& [missed, all] = m_themes[theme];
        missed += m_right ? 0 : 1;
        ++all;
    }
    lesson::Answer said{.card = m_current, .at = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()), .saysQuiet = saysQuiet,
                        .move = move, .right = m_right, .loss = move ? card().lossOf(*move).value_or(0) : 0,
                        .milliseconds = static_cast<int>(m_time.elapsed()), .scheduler = {}};
    m_library.change(this, [said](library::Library& library) { return library.addAnswer(said, lesson::LadderScheduler()); },
                     [](const core::Result<lesson::Schedule>&) {});
    Q_EMIT changed();
}

void CardLesson::choose(int id)
{
    switch (id) {
    case OneMatters:
        m_step = Step::Try;
        break;
    case AnyIsFine:
        return answer(true, std::nullopt);
    case Next:
        show();
        break;
    case ShowLine:
        m_showsLine = !m_showsLine;
        break;
    case PlayOn:
        Q_EMIT playOnWanted(QString::fromStdString(card().record), std::nullopt);
        return;
    case End:
        Q_EMIT finished();
        return;
    default:
        return;
    }
    Q_EMIT changed();
}

ExerciseView CardLesson::view() const
{
    if (m_step == Step::Over && m_grows)
        return {.position = m_position, .overlay = {}, .place = {}, .question = tr("More cards are being made of your games…"), .sentences = {}, .choices = {{End, tr("Done"), false}}};
    if (m_step == Step::Over) {
        ExerciseView end{.position = m_position, .overlay = {}, .place = {}, .question = tr("That was the session."), .sentences = summary(), .choices = {}};
        end.choices = {{End, tr("Done"), true}};
        return end;
    }
    if (m_step == Step::Told)
        return told();
    const auto left = static_cast<int>(m_practice.left());
    ExerciseView view{.position = m_position, .overlay = {}, .place = tr("%n cards to go", nullptr, left) + QStringLiteral(" · ") + toMoveText(m_position), .question = {}, .sentences = {}, .choices = {}};
    if (m_step == Step::Question) {
        view.question = tr("From one of your games. Does one move matter here, or is any sensible move fine?");
        view.choices = {{OneMatters, tr("One move matters"), true}, {AnyIsFine, tr("Any sensible move is fine"), false}};
    } else {
        view.question = tr("Which move? You have one try.");
        view.isPlayable = true;
    }
    return view;
}

ExerciseView CardLesson::told() const
{
    const lesson::Card& shown = card();
    const lesson::Wording words = windowWording();
    ExerciseView view{.position = m_position, .overlay = {}, .place = tr("%n cards to go", nullptr, static_cast<int>(m_practice.left())),
                      .question = m_right ? tr("Right.") : tr("Not this time."), .sentences = {}, .choices = {}};
    if (m_saidQuiet && shown.kind == CardKind::Lesson)
        view.sentences << tr("One move matters here.");
    if (m_tried)
        view.sentences << QString::fromStdString(lesson::verdictOn(shown, m_position, *m_tried, words));
    if (m_tried && m_right && shown.kind == CardKind::Decoy)
        view.sentences << tr("It was one of the quiet ones.");
    lesson::Card named = shown;
    named.rankAbove = rankWords(shown.rankAbove).toStdString();
    for (const std::string& sentence : lesson::explain(named, m_position, words))
        view.sentences << QString::fromStdString(sentence);

    std::vector<game::Move> line{shown.best().move};
    const lesson::CardMove* played = shown.find(shown.played);
    if (m_showsLine && played) { // what punishes the move of the game
        line = {played->move};
        line.insert(line.end(), played->line.begin(), played->line.end());
    } else {
        line.insert(line.end(), shown.best().line.begin(), shown.best().line.end());
    }
    if (shown.kind == CardKind::Lesson)
        view.overlay = lineOverlay(m_position, line, m_showsLine ? lesson::kLineLength : 1);
    view.choices = {{Next, tr("Next"), true}};
    if (shown.kind == CardKind::Lesson)
        view.choices.push_back({ShowLine, m_showsLine ? tr("Show the best move") : tr("Show what happened to your move"), false});
    view.choices.push_back({PlayOn, tr("Play it on from here"), false});
    return view;
}

QStringList CardLesson::summary() const
{
    QStringList sentences{tr("%1 of %2 were right when they first came.").arg(m_practice.firstRight()).arg(m_practice.cards())};
    for (const auto& [theme, counts] : m_themes)
        if (counts.first > 0)
            sentences << tr("%1: %2 of %3 missed.").arg(themeWords(theme)).arg(counts.first).arg(counts.second);
    if (m_practice.firstRight() < m_practice.cards())
        sentences << tr("What was missed comes again: next time, then after 3 and after 10 days.");
    return sentences;
}

} // namespace evenmatch::ui
