#include "nn/data/training_config.h"

#include "core/game/family.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace {

using nlohmann::json;

/// Reads the fields of one object; remembers the first invalid one and unknown fields.
class Fields {
public:
    Fields(const json& object, std::string where, std::string& wrong) : m_object(object), m_where(std::move(where)), m_wrong(wrong)
    {
        if (!object.is_object())
            fail("");
    }
    ~Fields()
    {
        if (m_object.is_object())
            for (const auto& [key, value] : m_object.items())
                if (std::ranges::find(m_known, key) == m_known.end())
                    fail(key);
    }
    Fields(const Fields&) = delete;
    Fields& operator=(const Fields&) = delete;

    template <class T>
    void read(const char* key, T& value)
    {
        m_known.push_back(key);
        if (!m_object.is_object() || !m_object.contains(key))
            return;
        const json& given = m_object[key];
        bool fits = false;
        if constexpr (std::is_same_v<T, bool>)
            fits = given.is_boolean();
        else if constexpr (std::is_same_v<T, std::string>)
            fits = given.is_string();
        else if constexpr (std::is_integral_v<T>)
            fits = given.is_number_integer() && given.get<std::int64_t>() >= 0 && given.get<std::int64_t>() < 1'000'000'000;
        else
            fits = given.is_number() && std::isfinite(given.get<double>()) && given.get<double>() >= 0;
        if (fits)
            value = given.get<T>();
        else
            fail(key);
    }
    const json* child(const char* key)
    {
        m_known.push_back(key);
        return m_object.is_object() && m_object.contains(key) ? &m_object[key] : nullptr;
    }

private:
    void fail(const std::string& key)
    {
        if (m_wrong.empty())
            m_wrong = m_where + (key.empty() ? "" : "." + key);
    }

    const json& m_object;
    std::string m_where;
    std::string& m_wrong;
    std::vector<std::string> m_known;
};

template <class Visit>
void visitWeights(LossWeights& weights, Visit visit)
{
    visit("policy", weights.policy);
    visit("rankPolicy", weights.rankPolicy);
    visit("soft", weights.soft);
    visit("value", weights.value);
    visit("lead", weights.lead);
    visit("siblings", weights.siblings);
    visit("owners", weights.owners);
    visit("list", weights.list);
    visit("listOfQuality", weights.listOfQuality);
    visit("unseen", weights.unseen);
    visit("hints", weights.hints);
    visit("heard", weights.heard);
    visit("heardValue", weights.heardValue);
    visit("listAtPosition", weights.listAtPosition);
    visit("side", weights.side);
}

template <class Visit>
void visitBatch(BatchPlan& batch, Visit visit)
{
    visit("lists", batch.lists);
    visit("pairs", batch.pairs);
    visit("ladderLists", batch.ladderLists);
    visit("ranksAList", batch.ranksAList);
    visit("positions", batch.positions);
    visit("labelled", batch.labelled);
    visit("branches", batch.branches);
    visit("unseenEntry", batch.unseenEntry);
}

template <class Visit>
void visitPhase(TrainingPhase& phase, Visit visit)
{
    visit("steps", phase.steps);
    visit("rateFrom", phase.rateFrom);
    visit("rateTo", phase.rateTo);
    visit("warmUp", phase.warmUp);
    visit("headsOnly", phase.headsOnly);
    visit("valueOnly", phase.valueOnly);
    visit("hintsOf", phase.hintsOf);
    visit("forced", phase.forced);
    visit("frozenNorm", phase.frozenNorm);
}

template <class Visit>
void visitRun(TrainingConfig& config, Visit visit)
{
    visit("seed", config.seed);
    visit("optimizer", config.optimizer);
    visit("weightDecay", config.weightDecay);
    visit("averaging", config.averaging);
    visit("bf16", config.bf16);
    visit("reportEvery", config.reportEvery);
    visit("measureEvery", config.measureEvery);
    visit("saveEvery", config.saveEvery);
    visit("share", config.share);
}

} // namespace

std::int64_t TrainingConfig::steps() const
{
    std::int64_t steps = 0;
    for (const TrainingPhase& phase : phases)
        steps += phase.steps;
    return steps;
}

core::Result<TrainingConfig> trainingConfigFromJson(const json& given)
{
    std::string wrong;
    TrainingConfig config;
    {
        Fields fields(given, "training", wrong);
        const auto read = [](Fields& from) { return [&from](const char* key, auto& value) { from.read(key, value); }; };
        visitRun(config, read(fields));
        if (const json* network = fields.child("network")) {
            auto parsed = networkConfigFromJson(*network);
            if (!parsed)
                return parsed.error();
            if (readsTrunk(*parsed)) // trained by resources/training/gpu
                return core::Error{core::ErrorCode::BadValue, "training.network.trunk"};
            config.network = std::move(*parsed);
        } else {
            return core::Error{core::ErrorCode::BadValue, "training.network"};
        }
        if (const json* scale = fields.child("scale")) {
            auto parsed = strength::rankScaleFromJson(*scale);
            if (!parsed)
                return parsed.error();
            config.scale = std::move(*parsed);
        }
        const json* phases = fields.child("phases");
        if (!phases || !phases->is_array() || phases->empty())
            return core::Error{core::ErrorCode::BadValue, "training.phases"};
        for (const json& one : *phases) {
            const std::string where = "training.phases[" + std::to_string(config.phases.size()) + "]";
            TrainingPhase& phase = config.phases.emplace_back();
            Fields phaseFields(one, where, wrong);
            visitPhase(phase, read(phaseFields));
            if (const json* batch = phaseFields.child("batch")) {
                Fields batchFields(*batch, where + ".batch", wrong);
                visitBatch(phase.batch, read(batchFields));
            }
            if (const json* weights = phaseFields.child("weights")) {
                Fields weightFields(*weights, where + ".weights", wrong);
                visitWeights(phase.weights, read(weightFields));
            }
            if (phase.steps < 1 || phase.batch.lists + phase.batch.positions + phase.batch.labelled + phase.batch.branches < 1
                || phase.batch.pairs < 1)
                return core::Error{core::ErrorCode::BadValue, {EVENMATCH_TEXT("Errors", "%1 has no steps or an empty batch"), {where}}};
        }
    }
    if (!wrong.empty())
        return core::Error{core::ErrorCode::BadValue, wrong};
    if (config.optimizer != "adamw" && config.optimizer != "sgd" && config.optimizer != "muon")
        return core::Error{core::ErrorCode::BadValue, "training.optimizer"};
    if (config.reportEvery < 1)
        return core::Error{core::ErrorCode::BadValue, "training.reportEvery"};
    if (config.saveEvery < 1)
        return core::Error{core::ErrorCode::BadValue, "training.saveEvery"};
    if (config.averaging >= 1)
        return core::Error{core::ErrorCode::BadValue, "training.averaging"};
    if (config.share <= 0 || config.share > 1)
        return core::Error{core::ErrorCode::BadValue, "training.share"};
    if (config.scale.empty())
        config.scale = findEncoding(config.network.encoding)->family() == game::Family::Go ? strength::goScale() : strength::chessScale();
    config.network.ranks = static_cast<int>(config.scale.size());
    for (std::size_t i = 0; i < config.phases.size(); ++i) {
        TrainingPhase& phase = config.phases[i];
        phase.batch.afterMove = config.network.strength != StrengthHead::Map;
        // Parts of the loss that would have no effect
        const char* missing = (phase.forced || phase.weights.hints > 0) && phase.hintsOf == 0 ? "hintsOf"
            : phase.weights.owners > 0 && !config.network.owners                              ? "weights.owners"
                                                                                              : nullptr;
        if (missing)
            return core::Error{core::ErrorCode::BadValue, "training.phases[" + std::to_string(i) + "]." + missing};
    }
    return config;
}

json toJson(const TrainingConfig& given)
{
    TrainingConfig config = given;
    json result;
    const auto write = [](json& to) { return [&to](const char* key, auto& value) { to[key] = value; }; };
    visitRun(config, write(result));
    result["network"] = toJson(config.network);
    result["scale"] = toJson(config.scale);
    result["phases"] = json::array();
    for (TrainingPhase& phase : config.phases) {
        json one;
        visitPhase(phase, write(one));
        visitBatch(phase.batch, write(one["batch"]));
        visitWeights(phase.weights, write(one["weights"]));
        result["phases"].push_back(std::move(one));
    }
    return result;
}

} // namespace evenmatch::nn
