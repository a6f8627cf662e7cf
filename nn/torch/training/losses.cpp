#include "nn/torch/training/losses.h"

#include "nn/lc0/network.h"
#include "nn/torch/training/teachers.h"

#include <ATen/CPUGeneratorImpl.h>
#include <c10/core/GradMode.h>

#include <algorithm>

namespace evenmatch::nn::detail {

namespace {

constexpr float kNever = -1e9f; ///< a logit below any move's

/// A copy of numbers on a device.
template <class T>
at::Tensor tensorOf(const std::vector<T>& values, at::IntArrayRef shape, at::ScalarType type, at::Device device)
{
    return at::from_blob(const_cast<T*>(values.data()), shape, at::TensorOptions().dtype(type)).to(device, type, false, true);
}

/// Mean of `values` over the positions with weight.
at::Tensor weightedMean(const at::Tensor& values, const at::Tensor& weight) { return (values * weight).sum() / weight.sum().clamp_min(1); }

at::Tensor chosen(const at::Tensor& map, const at::Tensor& move) { return map.gather(1, move.unsqueeze(1)).squeeze(1); }

at::Tensor logPolicy(const at::Tensor& logits, const at::Tensor& legal)
{
    return logits.masked_fill(legal.logical_not(), kNever).log_softmax(1);
}

at::Tensor hits(const at::Tensor& logPolicy, const at::Tensor& move) { return logPolicy.argmax(1).eq(move).to(at::kFloat); }

/// − Σ_i log( e^{β̄i} / Σ_{j ≥ i} e^{β̄j} ), entries strongest first; averaged over lists and terms.
at::Tensor listLoss(const at::Tensor& beta, const BatchTensors& batch)
{
    const auto entries = batch.entryRank.size(0);
    const auto like = beta.options().requires_grad(false);
    const at::Tensor ones = at::ones({batch.entryOf.size(0)}, like);
    const at::Tensor sums = at::zeros({entries}, like).index_add(0, batch.entryOf, beta);
    const at::Tensor counts = at::zeros({entries}, like).index_add(0, batch.entryOf, ones);
    const at::Tensor means = sums / counts;
    // Places without an entry have a negligible strength and no weight.
    at::Tensor matrix = at::full({batch.lists * batch.longest}, -1e4f, like).index_put({batch.entryPlace}, means);
    at::Tensor there = at::zeros({batch.lists * batch.longest}, like).index_put({batch.entryPlace}, at::ones({entries}, like));
    matrix = matrix.view({batch.lists, batch.longest});
    there = there.view({batch.lists, batch.longest});
    const at::Tensor weaker = matrix.flip(1).logcumsumexp(1).flip(1);
    return weightedMean(weaker - matrix, there);
}

/// Huber loss of points.
at::Tensor huber(const at::Tensor& points)
{
    const at::Tensor away = points.abs();
    return at::where(away.lt(10), away.square() / 20, away - 5);
}

/// The error in differences between siblings, compared with the teacher's: each one's error minus its family's mean error.
at::Tensor siblingsLoss(const at::Tensor& lead, const BatchTensors& batch)
{
    const at::Tensor error = lead - batch.lead;
    const at::Tensor none = at::zeros({batch.families + 1}, error.options().requires_grad(false));
    const at::Tensor counts = none.index_add(0, batch.siblings, at::ones_like(error));
    const at::Tensor means = none.index_add(0, batch.siblings, error) / counts.clamp_min(1);
    return weightedMean(
        huber(error - means.index_select(0, batch.siblings)), batch.siblings.lt(batch.families).to(at::kFloat) * batch.leadWeight);
}

/// − log P(rank) of the classifier over the list positions; r∞ is no class.
at::Tensor classifierLoss(const at::Tensor& scores, const BatchTensors& batch)
{
    const at::Tensor rank = batch.entryRank.index_select(0, batch.entryOf);
    const at::Tensor known = rank.lt(scores.size(1));
    const at::Tensor loss = -chosen(scores.log_softmax(1), rank.clamp_max(scores.size(1) - 1));
    return weightedMean(loss, known.to(at::kFloat));
}

/// The legal outputs of every position, and the places of a batch's moves among them.
class LegalOutputs {
public:
    LegalOutputs(const TrainingBatch& batch, std::int64_t outputs)
        : m_positions(static_cast<std::int64_t>(batch.size())), m_outputs(outputs), m_placeOf(batch.legal.size(), 0)
    {
        std::vector<std::int64_t> counts(batch.size(), 0);
        for (std::size_t i = 0; i < batch.legal.size(); ++i)
            if (batch.legal[i] != 0)
                m_placeOf[i] = static_cast<std::int16_t>(counts[i / static_cast<std::size_t>(outputs)]++);
        m_most = counts.empty() ? 0 : *std::ranges::max_element(counts);
        m_moves.resize(batch.size() * static_cast<std::size_t>(m_most), 0);
        m_there.resize(m_moves.size(), 0);
        for (std::size_t i = 0; i < batch.legal.size(); ++i) {
            if (batch.legal[i] == 0)
                continue;
            const std::size_t place
                = i / static_cast<std::size_t>(outputs) * static_cast<std::size_t>(m_most) + static_cast<std::size_t>(m_placeOf[i]);
            m_moves[place] = static_cast<std::int64_t>(i % static_cast<std::size_t>(outputs));
            m_there[place] = 1;
        }
    }

    at::Tensor moves(at::Device device) const { return tensorOf(m_moves, {m_positions, m_most}, at::kLong, device); }
    at::Tensor legal(at::Device device) const { return tensorOf(m_there, {m_positions, m_most}, at::kByte, device).to(at::kBool); }

    /// `outputs`: as many for each position, one after the other.
    std::vector<std::int64_t> placesOf(const std::vector<std::int64_t>& outputs) const
    {
        std::vector<std::int64_t> places;
        places.reserve(outputs.size());
        const std::size_t each = outputs.size() / static_cast<std::size_t>(std::max<std::int64_t>(m_positions, 1));
        for (std::size_t i = 0; i < outputs.size(); ++i)
            places.push_back(m_placeOf[i / each * static_cast<std::size_t>(m_outputs) + static_cast<std::size_t>(outputs[i])]);
        return places;
    }

    /// `outputs`: as many for each of the positions named, one after the other.
    std::vector<std::int64_t> placesOf(const std::vector<std::int64_t>& outputs, const std::vector<std::int64_t>& positions) const
    {
        std::vector<std::int64_t> places;
        places.reserve(outputs.size());
        const std::size_t each = positions.empty() ? 1 : outputs.size() / positions.size();
        for (std::size_t i = 0; i < outputs.size(); ++i)
            places.push_back(m_placeOf[static_cast<std::size_t>(positions[i / each] * m_outputs + outputs[i])]);
        return places;
    }

private:
    std::int64_t m_positions;
    std::int64_t m_outputs;
    std::int64_t m_most = 0; ///< legal outputs of a position
    std::vector<std::int16_t> m_placeOf; ///< [positions][outputs], 0 where not legal
    std::vector<std::int64_t> m_moves;
    std::vector<std::uint8_t> m_there;
};

} // namespace

BatchTensors toTensors(const TrainingBatch& batch, const Encoding& encoding, at::ScalarType type, at::Device device)
{
    const auto n = static_cast<std::int64_t>(batch.size());
    const LegalOutputs outputs(batch, encoding.outputs(batch.shape));
    BatchTensors t;
    t.input
        = at::from_blob(const_cast<float*>(batch.planes.data()), {n, encoding.planes(), batch.shape.height, batch.shape.width}, at::kFloat)
              .to(device, type)
              .contiguous(at::MemoryFormat::ChannelsLast)
              .clone(at::MemoryFormat::Preserve);
    t.moves = outputs.moves(device);
    t.legal = outputs.legal(device);
    t.move = tensorOf(outputs.placesOf(batch.move), {n}, at::kLong, device);
    t.otherMove = tensorOf(outputs.placesOf(batch.otherMove), {n}, at::kLong, device);
    t.rank = tensorOf(batch.rank, {n}, at::kLong, device);
    t.policyWeight = tensorOf(batch.policyWeight, {n}, at::kFloat, device);
    t.rankWeight = tensorOf(batch.rankWeight, {n}, at::kFloat, device);
    t.value = tensorOf(batch.value, {n}, at::kFloat, device);
    t.valueWeight = tensorOf(batch.valueWeight, {n}, at::kFloat, device);
    t.lead = tensorOf(batch.lead, {n}, at::kFloat, device);
    t.leadWeight = tensorOf(batch.leadWeight, {n}, at::kFloat, device);
    t.softMove = tensorOf(outputs.placesOf(batch.softMove), {n, TrainingBatch::kSoftMoves}, at::kLong, device);
    t.softProbability = tensorOf(batch.softProbability, {n, TrainingBatch::kSoftMoves}, at::kFloat, device);
    t.softWeight = tensorOf(batch.softWeight, {n}, at::kFloat, device);
    t.softRankWeight = tensorOf(batch.softRankWeight, {n}, at::kFloat, device);

    const auto owned = static_cast<std::int64_t>(batch.ownersPosition.size());
    t.owners = tensorOf(batch.owners, {owned, batch.shape.height, batch.shape.width}, at::kFloat, device);
    t.ownersPosition = tensorOf(batch.ownersPosition, {owned}, at::kLong, device);
    t.families = batch.families;
    t.siblings = tensorOf(batch.siblings, {n}, at::kLong, device);
    t.siblings.masked_fill_(t.siblings.lt(0), t.families);

    t.seed = batch.seed;
    if (!batch.teacherPlanes.empty()) {
        t.teacherInput = at::from_blob(const_cast<float*>(batch.teacherPlanes.data()), {n, 8, 8, lc0::kInputPlanes}, at::kFloat)
                             .clone()
                             .permute({0, 3, 1, 2});
        const at::Tensor all
            = at::from_blob(const_cast<std::int16_t*>(batch.teacherMove.data()), {n, encoding.outputs(batch.shape)}, at::kShort)
                  .to(device, at::kLong);
        t.teacherMove = all.gather(1, t.moves);
    }

    t.lists = batch.lists;
    std::vector<std::int64_t> entryOf;
    std::vector<std::int64_t> places;
    std::vector<std::int64_t> ranks;
    std::vector<std::int64_t> inList(static_cast<std::size_t>(batch.lists), 0);
    for (const TrainingBatch::Entry& entry : batch.entries) {
        entryOf.insert(entryOf.end(), entry.positions.size(), static_cast<std::int64_t>(ranks.size()));
        ranks.push_back(entry.rank);
        t.longest = std::max(t.longest, ++inList[static_cast<std::size_t>(entry.list)]);
    }
    std::ranges::fill(inList, 0);
    for (const TrainingBatch::Entry& entry : batch.entries)
        places.push_back(entry.list * t.longest + inList[static_cast<std::size_t>(entry.list)]++);
    t.entryOf = tensorOf(entryOf, {static_cast<std::int64_t>(entryOf.size())}, at::kLong, device);
    t.entryRank = tensorOf(ranks, {static_cast<std::int64_t>(ranks.size())}, at::kLong, device);
    t.entryPlace = tensorOf(places, {static_cast<std::int64_t>(places.size())}, at::kLong, device);
    return t;
}

at::Tensor centredQuality(const Outputs& outputs, const at::Tensor& legal)
{
    const at::Tensor policy = logPolicy(outputs.free.detach(), legal).exp();
    return outputs.quality - (outputs.quality * policy).sum(1, true);
}

namespace {

/// Logarithms of the policies of all ranks, [B, R, L].
at::Tensor logPolicies(const Tensors& parameters, const at::Tensor& free, const at::Tensor& basis, const at::Tensor& legal)
{
    const at::Tensor logits = free.unsqueeze(1) + at::matmul(parameters.at("policy.ranks"), basis);
    return logits.masked_fill(legal.logical_not().unsqueeze(1), kNever).log_softmax(2);
}

/// − log of the probability of a side's own rank, from the likelihood of its moves under the policies of all ranks.
at::Tensor sideLoss(const Tensors& parameters, const Outputs& outputs, const BatchTensors& batch)
{
    const std::int64_t listed = batch.entryOf.size(0);
    const auto ofLists = [listed](const at::Tensor& tensor) { return tensor.narrow(0, 0, listed); };
    const at::Tensor policies = logPolicies(parameters, ofLists(outputs.free), ofLists(outputs.basis), ofLists(batch.legal));
    const at::Tensor move = ofLists(batch.move).view({listed, 1, 1}).expand({listed, policies.size(1), 1});
    const at::Tensor played = policies.gather(2, move).squeeze(2);
    const at::Tensor sums
        = at::zeros({batch.entryRank.size(0), policies.size(1)}, played.options().requires_grad(false)).index_add(0, batch.entryOf, played);
    return -chosen(sums.log_softmax(1), batch.entryRank).mean();
}

/// Lists within one position: a move drawn from the policy of each rank, strongest first, a random legal one (r∞) last. The difficulty of
/// the position cancels exactly, so the result depends only on the moves and can steer a search.
at::Tensor listAtPositionLoss(const Tensors& parameters, const Outputs& outputs, const BatchTensors& batch)
{
    const at::Tensor quality = centredQuality(outputs, batch.legal);
    at::Tensor moves;
    {
        c10::NoGradGuard noGrad;
        const at::Tensor sums = logPolicies(parameters, outputs.free, outputs.basis, batch.legal).exp().cumsum(2);
        const at::Generator generator = at::detail::createCPUGenerator(batch.seed);
        const at::Tensor place
            = at::rand({sums.size(0), sums.size(1), 1}, generator).to(sums.device()) * sums.narrow(2, sums.size(2) - 1, 1);
        moves = sums.lt(place).sum(2).clamp_max(sums.size(2) - 1);
        moves = at::cat({moves, batch.otherMove.unsqueeze(1)}, 1);
    }
    const at::Tensor matrix = quality.gather(1, moves);
    const at::Tensor weaker = matrix.flip(1).logcumsumexp(1).flip(1);
    return weightedMean((weaker - matrix).mean(1), batch.otherMove.ne(batch.move).to(at::kFloat));
}

void addLoss(const char* name, double weight, const at::Tensor& loss, Losses& result)
{
    result.parts.emplace_back(name, loss.detach());
    if (weight > 0)
        result.total = result.total.defined() ? result.total + weight * loss : weight * loss;
}

/// The squared distance of boards from the teacher's, relative to the teacher's squares.
at::Tensor shareOff(const at::Tensor& boards, const at::Tensor& heard)
{
    return (boards.to(at::kFloat) - heard).square().mean() / heard.square().mean().clamp_min(1e-6);
}

} // namespace

void addTeachersLosses(const Tensors& parameters, const Outputs& outputs, const BatchTensors& batch, const Said& said,
    const LossWeights& weights, Losses& result)
{
    if (!said.tower.empty()) {
        at::Tensor sum = at::zeros({}, outputs.free.options().requires_grad(false));
        for (std::size_t i = 0; i < said.tower.size(); ++i)
            sum = sum + shareOff(outputs.tower[i], said.tower[i]);
        addLoss("hints", weights.hints, sum / static_cast<double>(said.tower.size()), result);
        if (said.policyHead.defined() && said.policyHead.sizes() == outputs.policyHead.sizes())
            addLoss("hintsPolicy", weights.hints, shareOff(outputs.policyHead, said.policyHead), result);
    }
    if (!said.policy.defined())
        return;
    const auto from = [&](const at::Tensor& logits) { return -(logPolicy(logits, batch.legal) * said.policy).sum(1).mean(); };
    at::Tensor sum = at::zeros({}, outputs.free.options().requires_grad(false));
    for (const std::int64_t rank : said.ranks) {
        const at::Tensor mix = parameters.at("policy.ranks").select(0, rank);
        sum = sum + from(outputs.free + at::matmul(mix, outputs.basis));
    }
    addLoss("heard", weights.heard, sum / static_cast<double>(said.ranks.size()), result);
    addLoss("heardFree", weights.heard * weights.policy, from(outputs.free), result);
    addLoss("heardValue", weights.heardValue, (outputs.value - said.value).square().mean(), result);
    const at::Tensor surprise = said.policy * said.policy.clamp_min(1e-9).log();
    result.parts.emplace_back("heardLeast", -surprise.sum(1).mean()); // the minimum of "heard"
}

Losses losses(
    const NetworkConfig& config, const Tensors& parameters, const Outputs& outputs, const BatchTensors& batch, const LossWeights& weights)
{
    Losses result;
    const auto add = [&](const char* name, double weight, const at::Tensor& loss) { addLoss(name, weight, loss, result); };
    const auto note = [&](const char* name, const at::Tensor& figure) { result.parts.emplace_back(name, figure.detach()); };

    // A teacher of the player's rank predicts that rank's moves; any other teacher gives the best moves, which concern only the policy
    // without a rank, unless there is no other target. So its moves replace the played one there.
    const at::Tensor free = logPolicy(outputs.free, batch.legal);
    const at::Tensor hard = batch.policyWeight * (1 - batch.softWeight);
    add("policy", weights.policy, weightedMean(-chosen(free, batch.move), hard));
    note("top1", weightedMean(hits(free, batch.move), batch.policyWeight));
    if (config.ranks > 0) {
        Outputs onFree = outputs;
        if (weights.policy <= 0)
            onFree.free = outputs.free.detach(); // without its training it stays unchanged
        const at::Tensor ranked = logPolicy(rankLogits(parameters, onFree, batch.rank), batch.legal);
        const at::Tensor hardRank = batch.rankWeight * (1 - batch.softRankWeight);
        add("rankPolicy", weights.rankPolicy, weightedMean(-chosen(ranked, batch.move), hardRank));
        note("rankTop1", weightedMean(hits(ranked, batch.move), batch.rankWeight));
        const at::Tensor softRank = -(ranked.gather(1, batch.softMove) * batch.softProbability).sum(1);
        add("softRank", weights.soft * weights.rankPolicy, weightedMean(softRank, batch.softRankWeight));
    }
    const at::Tensor soft = -(free.gather(1, batch.softMove) * batch.softProbability).sum(1);
    add("soft", weights.soft * weights.policy, weightedMean(soft, batch.softWeight));
    add("value", weights.value, weightedMean((outputs.value - batch.value).square(), batch.valueWeight));
    if (outputs.lead.defined()) {
        add("lead", weights.lead, weightedMean(huber(outputs.lead - batch.lead), batch.leadWeight));
        note("leadError", weightedMean((outputs.lead - batch.lead).abs(), batch.leadWeight));
        if (batch.families > 0)
            add("siblings", weights.siblings, siblingsLoss(outputs.lead, batch));
    }
    if (outputs.owners.defined() && batch.ownersPosition.size(0) > 0)
        add("owners", weights.owners, (outputs.owners.index_select(0, batch.ownersPosition) - batch.owners).square().mean());

    if (config.strength == StrengthHead::Map && config.ranks > 0)
        add("listAtPosition", weights.listAtPosition,
            weights.listAtPosition > 0 ? listAtPositionLoss(parameters, outputs, batch) : at::zeros({}));

    const std::int64_t listed = batch.entryOf.size(0);
    if (listed == 0)
        return result;
    if (config.strength == StrengthHead::Map) {
        if (config.ranks > 0)
            add("side", weights.side, sideLoss(parameters, outputs, batch));
        const at::Tensor quality = centredQuality(outputs, batch.legal);
        const at::Tensor played = chosen(quality, batch.move);
        const at::Tensor above = played - chosen(quality, batch.otherMove);
        const at::Tensor anyOther = batch.otherMove.ne(batch.move).to(at::kFloat);
        const at::Tensor beta = (outputs.strength.select(1, 0) + played).narrow(0, 0, listed);
        add("list", weights.list, listLoss(beta, batch));
        add("listOfQuality", weights.listOfQuality, listLoss(played.narrow(0, 0, listed), batch));
        add("unseen", weights.unseen, weightedMean(-at::log_sigmoid(above), anyOther));
        note("aboveRandom", weightedMean(above.gt(0).to(at::kFloat), anyOther));
    } else if (config.strength == StrengthHead::Published) {
        add("list", weights.list, listLoss(outputs.strength.select(1, 0).narrow(0, 0, listed), batch));
    } else {
        add("list", weights.list, classifierLoss(outputs.strength.narrow(0, 0, listed), batch));
    }
    return result;
}

} // namespace evenmatch::nn::detail
