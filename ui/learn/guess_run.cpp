#include "ui/learn/guess_run.h"

#include "core/game/family.h"
#include "ui/error_text.h"
#include "ui/rank_words.h"
#include "ui/session_text.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

GuessRun::GuessRun(Engine& engine, const std::string& game, nn::PlayedGame played, std::optional<game::Side> side, QObject* parent)
    : Exercise(parent), m_engine(engine), m_game(game), m_played(std::move(played)), m_side(side)
{
    connect(&engine, &Engine::networkChanged, this, [this](const QString& changed) {
        if (changed.toStdString() == m_game && !m_seen)
            look();
    });
    goTo(0);
}

void GuessRun::goTo(std::size_t ply)
{
    while (m_side && ply < m_played.moves.size() && m_played.sideOf(ply) != *m_side)
        ++ply;
    m_ply = ply;
    m_told = false;
    m_seen.reset();
    m_isOver = ply >= m_played.moves.size();
    m_position = nn::stateAt(m_played, std::min(ply, m_played.moves.size())).position();
    if (!m_isOver)
        look();
    Q_EMIT changed();
}

void GuessRun::look()
{
    const auto network = m_engine.network(m_game);
    if (!network) {
        m_problem = m_engine.state(m_game) == Engine::State::Loading ? QString() : m_engine.problem(m_game);
        Q_EMIT changed();
        return;
    }
    m_problem.clear();
    m_scale = network->info().scale;
    if (!m_guesses)
        m_guesses = std::make_unique<nn::Guesses>(m_scale.size());
    m_engine.run({}, jobs::Priority::Interactive, this,
        [network, state = nn::stateAt(m_played, m_ply)](jobs::JobContext&) -> core::Result<nn::SeenPosition> {
            auto seen = nn::seeAll(*network, {&state, 1});
            return seen ? core::Result<nn::SeenPosition>(std::move(seen->front())) : seen.error();
        },
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
    m_guesses->add(m_ply, *m_seen, move, m_played.moves[m_ply]);
    m_told = true;
    Q_EMIT changed();
}

void GuessRun::choose(int id)
{
    switch (id) {
    case Next:
    case Skip: goTo(m_ply + 1); return;
    case Stop:
        if (m_guesses && !m_guesses->moments().empty()) {
            m_isOver = true;
            Q_EMIT changed();
            return;
        }
        [[fallthrough]];
    default: Q_EMIT finished();
    }
}

/// The rank that plays it most, and the two ends of the scale.
QString GuessRun::chancesWords(const std::vector<double>& chances) const
{
    const auto most = static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
    const auto percent = [](double chance) { return QString::number(std::lround(100 * chance)); };
    return tr("%1 % of %2, %3 % of %4, %5 % of %6")
        .arg(percent(chances.back()), rankWords(m_scale.name(chances.size() - 1)), percent(chances[most]), rankWords(m_scale.name(most)),
             percent(chances.front()), rankWords(m_scale.name(0)));
}

QStringList GuessRun::summary() const
{
    QStringList sentences{tr("%1 of %2 guesses were the move that was played.").arg(m_guesses->hits()).arg(m_guesses->moments().size())};
    const std::size_t together = game::movesANumber(game::familyOf(m_game));
    for (const std::size_t i : m_guesses->dearest(m_guesses->posterior().median(), 3)) {
        const nn::GuessMoment& moment = m_guesses->moments()[i];
        const game::AnyPosition position = nn::stateAt(m_played, moment.ply).position();
        sentences << tr("Move %1: hardly anybody of that rank plays %2; played was %3.")
                         .arg(QString::number(moment.ply / together + 1), moveWords(position, moment.guessed), moveWords(position, moment.played));
    }
    return sentences;
}

ExerciseView GuessRun::view() const
{
    ExerciseView view{.position = m_position, .last = m_ply > 0 ? m_played.moves[m_ply - 1] : game::kNoMove, .overlay = {}, .place = {}, .question = {},
                      .sentences = {}, .choices = {}};
    if (m_guesses && !m_guesses->moments().empty()) {
        const lesson::RankPosterior& posterior = m_guesses->posterior();
        view.chances.assign(posterior.chances().begin(), posterior.chances().end());
        view.interval = posterior.interval();
        view.scale = m_scale;
    }
    if (!m_problem.isEmpty()) {
        view.question = m_problem;
        view.choices = {{End, tr("Back"), true}};
        return view;
    }
    if (m_isOver) {
        view.question = view.chances.empty()                ? tr("The game is over.")
            : fitsMostRanks(m_guesses->posterior()) ? tr("Your guesses fit players of most ranks.")
                                                            : tr("Your guesses look like %1.").arg(posteriorWords(m_guesses->posterior(), m_scale));
        if (m_guesses)
            view.sentences = summary();
        view.choices = {{End, tr("Done"), true}};
        return view;
    }
    const std::size_t together = game::movesANumber(game::familyOf(m_game));
    view.place = tr("Move %1 of %2").arg(m_ply / together + 1).arg((m_played.moves.size() - 1) / together + 1);
    if (!m_told) {
        view.question = m_seen ? tr("What was played here?") : tr("Looking…");
        view.isPlayable = m_seen != nullptr;
        view.choices = {{Skip, tr("Skip this move"), false}, {Stop, tr("Stop here"), false}};
        return view;
    }
    const nn::GuessMoment& moment = m_guesses->moments().back();
    view.question = moment.hit() ? tr("Yes, %1 was played.").arg(moveWords(m_position, moment.played)) : tr("%1 was played.").arg(moveWords(m_position, moment.played));
    view.sentences << tr("%1 is played by %2.").arg(moveWords(m_position, moment.played), chancesWords(moment.playedChances));
    if (!moment.hit())
        view.sentences << tr("%1 is played by %2.").arg(moveWords(m_position, moment.guessed), chancesWords(moment.guessedChances));
    view.overlay = lineOverlay(m_position, {&moment.played, 1}, 1);
    view.choices = {{Next, tr("Next"), true}, {Stop, tr("Stop here"), false}};
    return view;
}

} // namespace evenmatch::ui
