#include "ui/learn/guess_run.h"

#include "core/game/family.h"
#include "ui/text/error_text.h"
#include "ui/text/game_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

GuessRun::GuessRun(Engine& engine, Choice choice, QObject* parent)
    : Exercise(parent), m_engine(engine), m_game(std::move(choice.game)), m_played(std::move(choice.played)),
      m_boardPly(choice.boardPly < m_played.moves.size() ? choice.boardPly : 0), m_own(std::move(choice.own)),
      m_startsAtBoard(m_boardPly > 0), m_position(nn::stateAt(m_played, m_boardPly).position())
{
    m_engine.whenNetwork(m_game, this, [this](const std::shared_ptr<nn::Evaluator>& network) {
        m_problem = network ? QString() : m_engine.problem(m_game);
        if (network) {
            m_network = network;
            m_scale = network->info().scale;
            m_guesses = std::make_unique<nn::Guesses>(m_scale.size());
            look();
        }
        Q_EMIT changed();
    });
}

void GuessRun::goTo(std::size_t ply)
{
    const auto isAsked = [this](std::size_t at) { // players may resume a game after two passes, where no move is legal
        return (!m_side || m_played.sideOf(at) == *m_side) && !nn::stateAt(m_played, at).position().isOver();
    };
    while (ply < m_played.moves.size() && !isAsked(ply))
        ++ply;
    m_ply = ply;
    m_told = false;
    m_seen.reset();
    m_isOver = ply >= m_played.moves.size();
    m_position = nn::stateAt(m_played, std::min(ply, m_played.moves.size())).position();
    look();
    Q_EMIT changed();
}

void GuessRun::look()
{
    if (!m_network || m_isOver || m_isAsking)
        return;
    m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [network = m_network, state = nn::stateAt(m_played, m_ply)](jobs::JobContext&) { return nn::seeOne(*network, state); },
        [this, request = ++m_request](core::Result<nn::SeenPosition> seen) {
            if (request != m_request)
                return;
            if (seen)
                m_seen = std::make_unique<nn::SeenPosition>(*std::move(seen));
            else
                m_problem = errorText(seen.error());
            Q_EMIT changed();
        });
}

void GuessRun::play(game::Move move)
{
    m_guesses->add(m_ply, m_position, *m_seen, move, m_played.moves[m_ply]);
    m_told = true;
    Q_EMIT changed();
}

void GuessRun::choose(int id)
{
    switch (id) {
    case Both:
    case FirstSide:
    case SecondSide:
        m_isAsking = false;
        if (id != Both)
            m_side = id == FirstSide ? game::Side::First : game::Side::Second;
        goTo(m_startsAtBoard ? m_boardPly : 0);
        return;
    case OtherStart:
        m_startsAtBoard = !m_startsAtBoard;
        m_position = nn::stateAt(m_played, m_startsAtBoard ? m_boardPly : 0).position();
        Q_EMIT changed();
        return;
    case Next:
    case Skip: goTo(m_ply + 1); return;
    case Stop:
        if (hasGuesses()) {
            m_isOver = true;
            Q_EMIT changed();
            return;
        }
        [[fallthrough]];
    default: Q_EMIT finished();
    }
}

QString GuessRun::percentOf(const std::vector<double>& chances, std::size_t rank) const
{
    return shareOfRank(chances[rank], m_scale.name(rank));
}

/// Both ends of the scale, and the rank between them that plays the move most often.
QString GuessRun::chancesWords(const std::vector<double>& chances) const
{
    const auto most = static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
    QStringList words{percentOf(chances, chances.size() - 1)};
    if (most != 0 && most != chances.size() - 1)
        words << percentOf(chances, most);
    words << percentOf(chances, 0);
    return joinList(words);
}

QString GuessRun::scoreWords() const { return tr("You guessed %1 of %2 moves.").arg(m_guesses->hits()).arg(m_guesses->moments().size()); }

QStringList GuessRun::summary() const
{
    QStringList sentences{scoreWords()};
    const std::size_t weaker = rankOn(m_own, m_game, m_network->info()).value_or(m_scale.size() - 1);
    const auto expected = [&](std::size_t rank) { return QString::number(std::lround(m_guesses->expectedHits(rank))); };
    sentences << (weaker == 0 ? tr("Players of %1 would guess about %2 of them.").arg(rankWords(m_scale.name(0)), expected(0))
                              : tr("Players of %1 would guess about %2 of them, players of %3 about %4.")
                                    .arg(rankWords(m_scale.name(weaker)), expected(weaker), rankWords(m_scale.name(0)), expected(0)));
    const std::size_t rank = m_guesses->posterior().median();
    for (const std::size_t i : m_guesses->dearest(rank, 3)) {
        const nn::GuessMoment& moment = m_guesses->moments()[i];
        if (moment.isHit)
            continue;
        const game::AnyPosition position = nn::stateAt(m_played, moment.ply).position();
        sentences << tr("Move %1: your guess %2 is played by %3, the game's move %4 by %5.")
                         .arg(QString::number(m_played.numberOf(moment.ply)), moveWords(position, moment.guessed),
                             percentOf(moment.guessedChances, rank), moveWords(position, moment.played),
                             percentOf(moment.playedChances, rank));
    }
    return sentences;
}

ExerciseView GuessRun::asked() const
{
    const bool isGo = game::familyOf(m_game) == game::Family::Go;
    ExerciseView view{
        .position = m_position, .below = game::Side::First, .overlay = {}, .place = {}, .question = {}, .sentences = {}, .choices = {}};
    view.question = tr("Whose moves do you want to guess?");
    view.choices = {{Both, tr("Both sides"), true}, {FirstSide, isGo ? tr("Black") : tr("White"), false},
        {SecondSide, isGo ? tr("White") : tr("Black"), false}};
    if (m_boardPly > 0) {
        const int number = m_played.numberOf(m_boardPly);
        view.sentences = {m_startsAtBoard ? tr("From the position on the board, move %1.").arg(number) : tr("From the first move.")};
        view.choices.push_back({OtherStart, m_startsAtBoard ? tr("Start at the first move") : tr("Start at move %1").arg(number), false});
    }
    view.choices.push_back({End, tr("Back"), false, true});
    return view;
}

ExerciseView GuessRun::view() const
{
    if (m_isAsking && m_problem.isEmpty())
        return asked();
    ExerciseView view{.position = m_position,
        .last = m_ply > 0 ? m_played.moves[m_ply - 1] : game::kNoMove,
        .below = m_side.value_or(game::Side::First), // with both sides, the board does not turn at every move
        .overlay = {},
        .place = {},
        .question = {},
        .sentences = {},
        .choices = {}};
    if (hasGuesses()) {
        const lesson::RankPosterior& posterior = m_guesses->posterior();
        view.chances.assign(posterior.chances().begin(), posterior.chances().end());
        view.interval = posterior.interval();
        view.scale = m_scale;
    }
    if (!m_problem.isEmpty()) {
        view.question = m_problem;
        if (hasGuesses())
            view.sentences = summary();
        view.choices = {{End, tr("Back"), true, true}};
        return view;
    }
    if (m_isOver) {
        view.question = view.chances.empty() ? gameOverText()
            : fitsMostRanks(m_guesses->posterior())
            ? tr("Your guesses do not distinguish between ranks.")
            : tr("Your guesses look like those of %1.").arg(posteriorWords(m_guesses->posterior(), m_scale));
        if (hasGuesses())
            view.sentences = summary();
        view.choices = {{End, tr("Done"), true, true}};
        return view;
    }
    const QString score = hasGuesses() ? QStringLiteral(" · ") + scoreWords() : QString();
    view.place = tr("Move %1 of %2").arg(m_played.numberOf(m_ply)).arg(m_played.numberOf(m_played.moves.size() - 1));
    if (!m_told) {
        view.place += QStringLiteral(" · ") + toMoveText(m_position);
        view.question = m_seen ? tr("Which move was played here?") : tr("Analysing…");
        view.isPlayable = m_seen != nullptr;
        view.choices = {{Skip, tr("Skip this move"), false}, {Stop, tr("Stop"), false, true, true}};
        return view;
    }
    const nn::GuessMoment& moment = m_guesses->moments().back();
    view.question = moment.isHit ? tr("Correct: %1 was played.").arg(moveWords(m_position, moment.played))
                                 : tr("%1 was played.").arg(moveWords(m_position, moment.played));
    view.sentences << tr("Players who choose %1: %2.").arg(moveWords(m_position, moment.played), chancesWords(moment.playedChances));
    if (moment.guessed != moment.played)
        view.sentences << tr("Players who choose %1: %2.").arg(moveWords(m_position, moment.guessed), chancesWords(moment.guessedChances));
    view.place += score;
    view.overlay = lineOverlay(m_position, {&moment.played, 1}, 1);
    view.choices = {{Next, tr("Next"), true}, {Stop, tr("Stop"), false, true, true}};
    return view;
}

} // namespace evenmatch::ui
