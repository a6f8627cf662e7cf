#include "ui/learn/opening_run.h"

#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "core/record/board/line_record.h"
#include "ui/text/error_text.h"
#include "ui/text/game_text.h"
#include "ui/text/opening_name.h"
#include "ui/text/rank_words.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr double kHardly = 0.005; ///< smaller shares round to nothing

QString percent(double chance) { return chance < kHardly ? QStringLiteral("<1") : QString::number(std::lround(100 * chance)); }

} // namespace

OpeningRun::OpeningRun(Engine& engine, const Choice& choice, QObject* parent)
    : Exercise(parent), m_engine(engine), m_game(choice.game), m_line(*choice.line), m_side(choice.side.value_or(choice.line->side())),
      m_own(choice.own), m_random(QRandomGenerator::global()->generate64())
{
    begin();
}

void OpeningRun::begin()
{
    m_isStopped = false;
    m_isLooking = true;
    m_problem.clear();
    ++m_request; // pending results belong to the previous game
    m_engine.whenNetwork(m_game, this, [this](const std::shared_ptr<nn::Evaluator>& network) {
        if (!m_training)
            beginWith(network);
    });
    Q_EMIT changed();
}

void OpeningRun::beginWith(const std::shared_ptr<nn::Evaluator>& network)
{
    m_scale = network ? network->info().scale : strength::RankScale();
    if (m_scale.empty()) {
        m_problem = network ? tr("This network has no ranks.") : m_engine.problem(m_game);
        m_isLooking = false;
        Q_EMIT changed();
        return;
    }
    m_network = network;
    m_problem.clear();
    nn::TrainingPlan plan{.user = m_side, .own = rankOn(m_own, m_game, network->info()).value_or(m_scale.size() / 2)};
    plan.above = plan.own == 0 ? 0 : plan.own - 1;
    plan.fromFirstMove = m_fromFirstMove;
    m_training = std::make_unique<nn::OpeningTraining>(m_game, m_line, plan);
    look();
}

void OpeningRun::look()
{
    m_seen.reset();
    m_isLooking = !m_training->isOver();
    if (m_isLooking)
        m_engine.run(
            {}, jobs::Priority::Interactive, this,
            [network = m_network, state = m_training->state()](jobs::JobContext&) {
                return nn::seeAll(*network, {&state, 1});
            },
            [this, request = ++m_request](core::Result<std::vector<nn::SeenPosition>> seen) {
                if (request == m_request)
                    saw(std::move(seen));
            });
    Q_EMIT changed();
}

void OpeningRun::saw(core::Result<std::vector<nn::SeenPosition>> seen)
{
    m_isLooking = false;
    if (m_isStopped)
        return;
    if (!seen) {
        m_problem = errorText(seen.error());
    } else if (m_training->isUsersTurn()) {
        m_seen = std::make_unique<nn::SeenPosition>(std::move(seen->front()));
    } else {
        m_training->reply(seen->front(), m_random);
        return look();
    }
    Q_EMIT changed();
}

void OpeningRun::play(game::Move move)
{
    m_training->play(*m_seen, move);
    look();
}

void OpeningRun::choose(int id)
{
    switch (id) {
    case OtherSide: m_side = game::opponent(m_side); [[fallthrough]];
    case Again: m_training.reset(); return begin();
    case OtherStart:
        m_fromFirstMove = !m_fromFirstMove;
        m_training.reset();
        return begin();
    case Stop:
        if (m_training && !m_training->answers().empty()) {
            m_isStopped = true;
            Q_EMIT changed();
            return;
        }
        break;
    case PlayOn: Q_EMIT playOnWanted(record::lineRecord(*m_training->game().start, m_training->game().moves), m_side); return;
    default: break;
    }
    Q_EMIT finished();
}

QString OpeningRun::moveText(std::size_t ply, game::Move move) const
{
    return moveWords(nn::stateAt(m_training->game(), ply).position(), move);
}

/// About the latest move: the probability at both ranks, their favourite, and what the move loses.
QStringList OpeningRun::answerWords() const
{
    const nn::TrainingAnswer& answer = m_training->answers().back();
    const QString own = rankWords(m_scale.name(m_training->plan().own));
    const QString above = rankWords(m_scale.name(m_training->plan().above));
    const QString move = moveText(answer.ply, answer.move);
    const auto mostly = [&](const QString& rank, const nn::LikelyMove& usual) {
        return tr("Players of %1 mostly play %2 (%3 %).").arg(rank, moveText(answer.ply, usual.move), percent(usual.chance));
    };
    QStringList sentences;
    if (own == above)
        sentences << tr("%2 % of players at %3 choose %1.").arg(move, percent(answer.own), own);
    else if (lesson::areAlike(answer.own, answer.above) && answer.own < kHardly)
        sentences << tr("Players of %1 and %2 rarely choose %3.").arg(own, above, move);
    else if (lesson::areAlike(answer.own, answer.above))
        sentences << tr("About %2 % of players choose %1, at %3 and at %4.").arg(move, percent(answer.own), own, above);
    else
        sentences << tr("%1 is chosen by %2 % of players at %3 and %4 % at %5.")
                         .arg(move, percent(answer.own), own, percent(answer.above), above);
    if (!answer.isUsual)
        sentences << mostly(above, answer.aboveUsual);
    if (own != above && answer.ownUsual.move != answer.move && answer.ownUsual.move != answer.aboveUsual.move)
        sentences << mostly(own, answer.ownUsual);
    lesson::Wording wording = windowWording();
    wording.gameGoesOn = true;
    const std::string warning = lesson::warningOf(nn::stateAt(m_training->game(), answer.ply).position(), answer.move, wording);
    if (!warning.empty())
        sentences << QString::fromStdString(warning);
    return sentences;
}

QStringList OpeningRun::summary() const
{
    constexpr std::size_t kMost = 3;
    const QString above = rankWords(m_scale.name(m_training->plan().above));
    std::vector<nn::TrainingAnswer> missed;
    for (const nn::TrainingAnswer& answer : m_training->answers())
        if (!answer.isUsual)
            missed.push_back(answer);
    std::ranges::stable_sort(
        missed, std::greater(), [](const nn::TrainingAnswer& answer) { return answer.aboveUsual.chance - answer.above; });
    missed.resize(std::min(missed.size(), kMost));
    std::ranges::sort(missed, {}, &nn::TrainingAnswer::ply);
    QStringList sentences{
        tr("%1 of your %2 moves are the most popular at %3.").arg(m_training->hits()).arg(m_training->answers().size()).arg(above)};
    const QString own = rankWords(m_scale.name(m_training->plan().own));
    sentences << tr("Players of %1 would have had about %2.").arg(own, QString::number(std::lround(m_training->expectedHits())));
    const std::size_t together = game::movesANumber(game::familyOf(m_game));
    for (const nn::TrainingAnswer& answer : missed)
        sentences << tr("Move %1: %2 (%3 %) is more popular than %4 (%5 %).")
                         .arg(QString::number(answer.ply / together + 1), moveText(answer.ply, answer.aboveUsual.move),
                             percent(answer.aboveUsual.chance), moveText(answer.ply, answer.move), percent(answer.above));
    return sentences;
}

ExerciseView OpeningRun::view() const
{
    ExerciseView view{.position = {}, .overlay = {}, .place = openingName(m_line.text()), .question = {}, .sentences = {}, .choices = {}};
    if (!m_training) {
        view.position = game::findGame(m_game)->start();
        view.question = m_problem.isEmpty() ? tr("Analysing…") : m_problem;
        view.choices = {{End, tr("Back"), true, true}};
        return view;
    }
    view.position = m_training->state().position();
    view.last = m_training->state().lastMove();
    view.below = m_side;
    const auto& answers = m_training->answers();
    if (!m_problem.isEmpty()) {
        view.question = m_problem;
        if (!answers.empty())
            view.sentences = answerWords() + summary();
        view.choices = {{End, tr("Back"), true, true}};
        return view;
    }
    if (m_isStopped || m_training->isOver()) {
        const QString name = openingName(m_training->name());
        view.question = name.isEmpty() ? tr("The opening ends here.") : tr("The opening ends here: %1.").arg(name);
        view.sentences = answerWords() + summary();
        view.choices = {{Again, tr("Again"), true}, {OtherSide, tr("Switch sides"), false}, {End, tr("Done"), false, true}};
        if (!m_training->state().position().isOver())
            view.choices.insert(view.choices.begin() + 1, ExerciseChoice{PlayOn, tr("Play from here"), false});
        return view;
    }
    view.isPlayable = m_seen != nullptr;
    view.question = m_seen ? tr("Your move.") : tr("Analysing…");
    if (answers.empty()) {
        const QString own = rankWords(m_scale.name(m_training->plan().own));
        view.sentences = {tr("Your opponent chooses moves as often as players of %1 do.").arg(own)};
        view.choices.push_back({OtherSide, tr("Switch sides"), false});
        view.choices.push_back({OtherStart, m_fromFirstMove ? tr("Start where the opening ends") : tr("Start at the first move"), false});
    } else {
        view.sentences = answerWords();
    }
    view.choices.push_back({Stop, tr("Stop"), false, true, true});
    return view;
}

} // namespace evenmatch::ui
