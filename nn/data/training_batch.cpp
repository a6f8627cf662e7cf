#include "nn/data/training_batch.h"

#include "nn/data/symmetry.h"
#include "nn/lc0/encoding.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::nn {

namespace {

constexpr float kLeadMost = 60; ///< points; a larger lead is clipped
constexpr std::size_t kLeastMoves = 10; ///< of a side, for a list

/// A random index into running sums, weighted by its share. REQUIRES: sums not empty, sums.back() > 0
template <class Sum>
std::size_t chosen(const std::vector<Sum>& sums, core::Random& random)
{
    const Sum place = static_cast<Sum>(random.uniform() * static_cast<double>(sums.back()));
    const auto found = std::ranges::upper_bound(sums, place);
    return std::min(static_cast<std::size_t>(found - sums.begin()), sums.size() - 1);
}

/// For the position added last, with its symmetry.
void addOwners(const TeacherLabel& label, Shape shape, int symmetry, TrainingBatch& batch)
{
    if (label.owners.empty())
        return;
    batch.ownersPosition.push_back(static_cast<std::int64_t>(batch.size()) - 1);
    const std::size_t begin = batch.owners.size();
    batch.owners.resize(begin + label.owners.size());
    for (std::size_t i = 0; i < label.owners.size(); ++i) {
        const auto to = symmetry != 0 ? static_cast<std::size_t>(symmetric(static_cast<int>(i), shape.width, symmetry)) : i;
        batch.owners[begin + to] = static_cast<float>(label.owners[i]) / 100;
    }
}

/// Converts moves with probabilities to outputs that add up to 1; unused places stay.
void fill(std::span<const std::pair<std::uint16_t, float>> moves, const std::function<std::int64_t(std::uint16_t)>& outputOf,
    std::span<std::int64_t> outputs, std::span<float> probabilities)
{
    const std::size_t count = std::min(moves.size(), outputs.size());
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += moves[i].second;
    for (std::size_t i = 0; i < count; ++i) {
        outputs[i] = outputOf(moves[i].first);
        probabilities[i] = moves[i].second / sum;
    }
}

} // namespace

BatchMaker::BatchMaker(const Encoding& encoding, std::size_t ranks, std::span<const LabelledGame> games,
    std::span<const TeacherLabel> labels, bool forTeachers)
    : m_encoding(encoding), m_ranks(ranks), m_games(games), m_labels(labels), m_forTeachers(forTeachers)
{
    std::map<Shape, std::map<std::string, Stratum>> strata;
    for (std::uint32_t i = 0; i < games.size(); ++i)
        addGame(i, strata);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> branches;
    for (std::uint32_t i = 0; i < labels.size(); ++i) {
        boardOf(games[labels[i].game]).labels.push_back(i);
        if (!labels[i].aside.empty())
            branches[{labels[i].game, labels[i].ply}].push_back(i);
    }
    for (auto& [place, all] : branches) {
        std::ranges::stable_sort(all, {}, [&](std::uint32_t label) { return labels[label].aside.size(); });
        boardOf(games[place.first]).branches.push_back(std::move(all));
    }
    for (Board& board : m_boards)
        if (const auto found = strata.find(board.shape); found != strata.end())
            keep(std::move(found->second), board);
}

BatchMaker::Board& BatchMaker::boardOf(const LabelledGame& game)
{
    const Shape shape = m_encoding.shape(*game.start);
    const auto found = std::ranges::find(m_boards, shape, &Board::shape);
    return found != m_boards.end() ? *found : m_boards.emplace_back(Board{.shape = shape});
}

void BatchMaker::addGame(std::uint32_t index, std::map<Shape, std::map<std::string, Stratum>>& strata)
{
    const LabelledGame& game = m_games[index];
    Board& board = boardOf(game);
    m_positions += game.moves.size();
    board.games.push_back(index);
    board.lengths.push_back(board.positions() + game.moves.size());
    for (const game::Side side : {game::Side::First, game::Side::Second}) {
        const LabelledSide& player = game.sides[static_cast<std::size_t>(side)];
        board.anyHuman |= player.human && game.movesOf(side) > 0;
        if (!player.scored || game.movesOf(side) < kLeastMoves)
            continue;
        Stratum& stratum = strata[board.shape][game.stratum(side)];
        stratum.ladder |= game.source == kLadderSource;
        stratum.byRank.resize(m_ranks);
        stratum.byRank[static_cast<std::size_t>(player.rank)].push_back({index, side});
    }
}

void BatchMaker::keep(std::map<std::string, Stratum> strata, Board& board)
{
    for (auto& [name, stratum] : strata) {
        // A list needs two ranks; its weight is the size of its second largest rank, so that small cells are not overused.
        std::vector<std::size_t> sizes;
        for (const auto& sides : stratum.byRank)
            sizes.push_back(sides.size());
        stratum.ranksThere = static_cast<std::size_t>(std::ranges::count_if(sizes, [](std::size_t size) { return size > 0; }));
        if (stratum.ranksThere < 2)
            continue;
        for (const std::size_t size : sizes)
            stratum.weight += static_cast<double>(size);
        std::ranges::sort(sizes, std::greater());
        stratum.weight = std::min(stratum.weight, 20.0 * static_cast<double>(sizes[1]));
        if (stratum.ladder)
            board.ladders.add(stratum);
        board.strata.add(std::move(stratum));
    }
}

std::size_t BatchMaker::strata() const
{
    std::size_t count = 0;
    for (const Board& board : m_boards)
        count += board.strata.all.size();
    return count;
}

bool BatchMaker::Board::hasAnyOf(const BatchPlan& plan) const
{
    return (plan.lists > 0 && !strata.all.empty()) || (plan.ladderLists > 0 && !ladders.all.empty()) || (plan.positions > 0 && anyHuman)
        || (plan.labelled > 0 && !labels.empty()) || (plan.branches > 0 && !branches.empty());
}

const BatchMaker::Board* BatchMaker::drawBoard(const BatchPlan& plan, core::Random& random) const
{
    std::vector<const Board*> boards;
    std::vector<double> shares; // running sums
    for (const Board& board : m_boards) {
        if (!board.hasAnyOf(plan))
            continue;
        boards.push_back(&board);
        shares.push_back((shares.empty() ? 0 : shares.back()) + std::sqrt(static_cast<double>(board.positions())));
    }
    if (boards.size() < 2)
        return boards.empty() ? nullptr : boards.front();
    return boards[chosen(shares, random)];
}

void BatchMaker::Strata::add(Stratum stratum)
{
    sums.push_back((sums.empty() ? 0 : sums.back()) + stratum.weight);
    all.push_back(std::move(stratum));
}

const BatchMaker::Stratum& BatchMaker::Strata::draw(core::Random& random) const { return all[chosen(sums, random)]; }

TrainingBatch BatchMaker::make(const BatchPlan& plan, std::uint64_t seed) const
{
    core::Random random(seed);
    TrainingBatch batch;
    batch.seed = seed;
    const Board* const drawn = drawBoard(plan, random);
    if (!drawn)
        return batch;
    const Board& board = *drawn;
    for (int i = 0; i < plan.lists && !board.strata.all.empty(); ++i)
        addList(plan, board.strata.draw(random), random, batch);
    for (int i = 0; i < plan.ladderLists && !board.ladders.all.empty(); ++i)
        addList(plan, board.ladders.draw(random), random, batch);
    for (int i = 0; board.anyHuman && i < plan.positions;) {
        const LabelledGame& game = m_games[board.games[chosen(board.lengths, random)]];
        const std::size_t ply = random.below(static_cast<std::uint32_t>(game.moves.size()));
        if (!game.sides[static_cast<std::size_t>(game.sideOf(ply))].human)
            continue;
        addPosition(game, ply, random, batch, nullptr);
        ++i;
    }
    for (int i = 0; i < plan.labelled && !board.labels.empty(); ++i) {
        const TeacherLabel& label = m_labels[board.labels[random.below(static_cast<std::uint32_t>(board.labels.size()))]];
        addLabelled(label, random, batch);
    }
    for (int i = 0; i < plan.branches && !board.branches.empty(); ++i) {
        std::size_t moves = 0;
        for (const std::uint32_t one : board.branches[random.below(static_cast<std::uint32_t>(board.branches.size()))]) {
            const TeacherLabel& label = m_labels[one];
            if (std::exchange(moves, label.aside.size()) != label.aside.size())
                ++batch.families; // only positions with the same side to move are compared
            addLabelled(label, random, batch);
            batch.siblings.back() = batch.families - 1;
        }
    }
    return batch;
}

void BatchMaker::addList(const BatchPlan& plan, const Stratum& stratum, core::Random& random, TrainingBatch& batch) const
{
    std::vector<std::pair<std::uint32_t, std::size_t>> seen; ///< games and plies of the list
    // The ranks of a list; if it must be short, some are left out at random.
    std::size_t there = stratum.ranksThere;
    std::size_t wanted = plan.ranksAList > 0 ? std::min<std::size_t>(there, static_cast<std::size_t>(plan.ranksAList)) : there;
    for (std::size_t rank = 0; rank < m_ranks; ++rank) {
        const auto& sides = stratum.byRank[rank];
        if (sides.empty())
            continue;
        const bool take = random.below(static_cast<std::uint32_t>(there)) < wanted;
        --there;
        if (!take)
            continue;
        --wanted;
        const PlayedSide one = sides[random.below(static_cast<std::uint32_t>(sides.size()))];
        const LabelledGame& game = m_games[one.game];
        const std::size_t moves = game.movesOf(one.side);
        TrainingBatch::Entry entry{batch.lists, static_cast<std::int64_t>(rank), {}};
        for (int pair = 0; pair < plan.pairs; ++pair) {
            entry.positions.push_back(static_cast<std::int64_t>(batch.size()));
            const std::size_t ply = game.plyOf(one.side, random.below(static_cast<std::uint32_t>(moves)));
            if (plan.afterMove && ply + 1 == game.moves.size())
                addUnanswered(stateAt(game, ply + 1), random, batch);
            else
                addPosition(game, plan.afterMove ? ply + 1 : ply, random, batch, nullptr);
            if (plan.afterMove)
                seen.emplace_back(one.game, ply);
        }
        batch.entries.push_back(std::move(entry));
    }
    if (plan.afterMove && plan.unseenEntry) {
        TrainingBatch::Entry unseen{batch.lists, static_cast<std::int64_t>(m_ranks), {}};
        for (int pair = 0; pair < plan.pairs; ++pair) {
            const auto [game, ply] = seen[random.below(static_cast<std::uint32_t>(seen.size()))];
            unseen.positions.push_back(static_cast<std::int64_t>(batch.size()));
            addUnseen(m_games[game], ply, random, batch);
        }
        batch.entries.push_back(std::move(unseen));
    }
    ++batch.lists;
}

/// The position after a random other move than the one played.
void BatchMaker::addUnseen(const LabelledGame& game, std::size_t ply, core::Random& random, TrainingBatch& batch) const
{
    GameState state = stateAt(game, ply);
    const game::MoveList moves = state.position().legalMoves();
    game::Move move = game.moves[ply];
    for (int attempt = 0; attempt < 20 && move == game.moves[ply] && !moves.empty(); ++attempt)
        move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    state.play(move);
    addUnanswered(state, random, batch);
}

void BatchMaker::addLabelled(const TeacherLabel& label, core::Random& random, TrainingBatch& batch) const
{
    const LabelledGame& game = m_games[label.game];
    if (label.aside.empty()) {
        addPosition(game, label.ply, random, batch, &label);
        return;
    }
    addUnanswered(stateOf(label, game), random, batch, &label);
}

/// A position without a played move (after a random move, the last move of a game, or other moves): it has no policy target, and a value if
/// a teacher gives one.
void BatchMaker::addUnanswered(const GameState& state, core::Random& random, TrainingBatch& batch, const TeacherLabel* label) const
{
    if (batch.size() == 0)
        batch.shape = m_encoding.shape(state.position());
    const int symmetry = m_encoding.fixedShape() ? 0 : static_cast<int>(random.below(8));
    encode(state, symmetry, batch);
    addMoves(state, std::nullopt, symmetry, random, batch);
    batch.rank.push_back(0);
    batch.siblings.push_back(-1);
    for (auto* weights : {&batch.policyWeight, &batch.rankWeight, &batch.softWeight, &batch.softRankWeight})
        weights->push_back(0);
    batch.value.push_back(label ? label->value : 0);
    batch.valueWeight.push_back(label ? 1.0f : 0.0f);
    batch.lead.push_back(label ? std::clamp(label->lead, -kLeadMost, kLeadMost) : 0);
    batch.leadWeight.push_back(label && label->hasLead ? 1.0f : 0.0f);
    if (label)
        addOwners(*label, batch.shape, symmetry, batch);
    batch.softMove.resize(batch.softMove.size() + TrainingBatch::kSoftMoves, 0);
    batch.softProbability.resize(batch.softProbability.size() + TrainingBatch::kSoftMoves, 0);
}

void BatchMaker::addPosition(
    const LabelledGame& game, std::size_t ply, core::Random& random, TrainingBatch& batch, const TeacherLabel* label) const
{
    const GameState state = stateAt(game, ply);
    const int symmetry = m_encoding.fixedShape() ? 0 : static_cast<int>(random.below(8));
    const Shape shape = m_encoding.shape(state.position());
    if (batch.size() == 0)
        batch.shape = shape;
    const game::Side mover = game.sideOf(ply);
    const LabelledSide& player = game.sides[static_cast<std::size_t>(mover)];
    const float sign = mover == game::Side::First ? 1.0f : -1.0f;

    encode(state, symmetry, batch);
    addMoves(state, game.moves[ply], symmetry, random, batch);
    batch.rank.push_back(std::max(player.rank, 0));
    batch.siblings.push_back(-1);
    batch.policyWeight.push_back(player.human ? 1.0f : 0.0f);
    batch.rankWeight.push_back((player.human || player.scored) && player.rank >= 0 ? 1.0f : 0.0f);

    const bool teaches = game.isBetweenEquals();
    const bool resultKnown = teaches && !std::isnan(game.result) && !game.byTime;
    const bool leadKnown = teaches && !std::isnan(game.lead);
    batch.value.push_back(label ? label->value : resultKnown ? sign * static_cast<float>(game.result) : 0);
    batch.valueWeight.push_back(label || resultKnown ? 1.0f : 0.0f);
    const float lead = label && label->hasLead ? label->lead : leadKnown ? sign * static_cast<float>(game.lead) : 0;
    batch.lead.push_back(std::clamp(lead, -kLeadMost, kLeadMost));
    batch.leadWeight.push_back((label && label->hasLead) || leadKnown ? 1.0f : 0.0f);

    const std::size_t firstSoft = batch.softMove.size();
    batch.softMove.resize(firstSoft + TrainingBatch::kSoftMoves, 0);
    batch.softProbability.resize(firstSoft + TrainingBatch::kSoftMoves, 0);
    batch.softWeight.push_back(label && !label->moves.empty() ? 1.0f : 0.0f);
    batch.softRankWeight.push_back(label && label->ofRank && player.rank >= 0 ? 1.0f : 0.0f);
    if (!label)
        return;
    addOwners(*label, shape, symmetry, batch);
    const auto outputOf = [&](std::uint16_t code) -> std::int64_t {
        const int output = m_encoding.outputIndex(state.position(), {code});
        return output < shape.area() * m_encoding.movePlanes() && symmetry != 0 ? symmetric(output, shape.width, symmetry) : output;
    };
    fill(label->moves, outputOf, std::span(batch.softMove).subspan(firstSoft), std::span(batch.softProbability).subspan(firstSoft));
}

void BatchMaker::encode(const GameState& state, int symmetry, TrainingBatch& batch) const
{
    const Shape shape = m_encoding.shape(state.position());
    const auto area = static_cast<std::size_t>(shape.area());
    const std::size_t count = static_cast<std::size_t>(m_encoding.planes()) * area;
    const std::size_t begin = batch.planes.size();
    batch.planes.resize(begin + count);
    if (m_forTeachers) {
        const std::size_t first = batch.teacherPlanes.size();
        batch.teacherPlanes.resize(first + area * lc0::kInputPlanes);
        lc0::unpack(lc0::encode(state), std::span(batch.teacherPlanes).subspan(first));
    }
    if (symmetry == 0) {
        m_encoding.encode(state, std::span(batch.planes).subspan(begin));
        return;
    }
    std::vector<float> plain(count);
    m_encoding.encode(state, plain);
    std::vector<std::size_t> to(area);
    for (std::size_t i = 0; i < area; ++i)
        to[i] = static_cast<std::size_t>(symmetric(static_cast<int>(i), shape.width, symmetry));
    for (std::size_t plane = 0; plane < count; plane += area)
        for (std::size_t i = 0; i < area; ++i)
            batch.planes[begin + plane + to[i]] = plain[plane + i];
}

void BatchMaker::addMoves(
    const GameState& state, std::optional<game::Move> played, int symmetry, core::Random& random, TrainingBatch& batch) const
{
    const Shape shape = m_encoding.shape(state.position());
    const auto outputs = static_cast<std::size_t>(m_encoding.outputs(shape));
    const std::size_t begin = batch.legal.size();
    batch.legal.resize(begin + outputs, 0);
    const game::MoveList moves = state.position().legalMoves();
    const auto outputOf = [&](game::Move move) {
        const int output = m_encoding.outputIndex(state.position(), move);
        const bool onBoard = output < shape.area() * m_encoding.movePlanes();
        return symmetry != 0 && onBoard ? symmetric(output, shape.width, symmetry) : output;
    };
    if (m_forTeachers)
        batch.teacherMove.resize(batch.legal.size(), 0);
    for (const game::Move move : moves) {
        const std::size_t place = begin + static_cast<std::size_t>(outputOf(move));
        batch.legal[place] = 1;
        if (m_forTeachers)
            batch.teacherMove[place] = static_cast<std::int16_t>(lc0::policyIndex(move, state.position().sideToMove()));
    }
    const int output = played ? outputOf(*played) : 0;
    batch.legal[begin + static_cast<std::size_t>(output)] = 1; // old records continue after a fivefold repetition
    batch.move.push_back(output);
    int other = output;
    if (played && moves.size() > 1) {
        game::Move move = *played;
        while (move == *played)
            move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        other = outputOf(move);
    }
    batch.otherMove.push_back(other);
}

} // namespace evenmatch::nn
