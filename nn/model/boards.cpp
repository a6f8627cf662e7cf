#include "nn/model/boards.h"

#include "core/game/family.h"
#include "core/game/registry/games.h"

#include <utility>

namespace evenmatch::nn {

namespace {

/// Whether games of that kind share the profile of the network's own game: 13×13, but neither 19×19 nor a board with its own part.
bool shares(std::string_view game, std::string_view own) { return !game.empty() && game != own; }

/// Whether profileOn() is of that board alone, or of the network's own game.
bool hasOwnProfile(const ModelDescription& model, std::string_view game)
{
    return !boardWithPart(model, game).empty() || !shares(game, model.scale.game());
}

class OnBoard final : public Evaluator {
public:
    OnBoard(std::shared_ptr<Evaluator> inner, NetworkInfo info) : m_inner(std::move(inner)), m_info(std::move(info)) { }

    const NetworkInfo& info() const override { return m_info; }
    core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) override
    {
        return m_inner->evaluate(queries, answers);
    }
    std::size_t preferredBatch() const override { return m_inner->preferredBatch(); }

private:
    std::shared_ptr<Evaluator> m_inner;
    NetworkInfo m_info;
};

} // namespace

std::string boardWithPart(const ModelDescription& model, std::string_view game)
{
    std::string board(game);
    return model.boards.contains(board) ? board : std::string();
}

ModelDescription onBoard(const ModelDescription& model, std::string_view game)
{
    ModelDescription there = model;
    if (const auto part = model.boards.find(std::string(game)); part != model.boards.end()) {
        there.profile = part->second.profile;
        there.metaModels = part->second.metaModels;
        for (const auto& [key, text] : part->second.other)
            there.other[key] = text;
    } else if (there.profile && shares(game, model.scale.game())) {
        there.profile = strength::sharedWith(*std::move(there.profile), game);
    }
    there.boards.clear();
    return there;
}

NetworkInfo onBoard(const NetworkInfo& network, std::string_view game)
{
    NetworkInfo there = network;
    if (const auto own = network.boards.find(std::string(game)); own != network.boards.end())
        there.profile = own->second;
    else if (there.profile && shares(game, network.game))
        there.profile = strength::sharedWith(*std::move(there.profile), game);
    there.boards.clear();
    return there;
}

std::shared_ptr<Evaluator> onBoard(std::shared_ptr<Evaluator> network, std::string_view game)
{
    if (!network->info().boards.contains(std::string(game)) && !shares(game, network->info().game))
        return network;
    NetworkInfo info = onBoard(network->info(), game);
    return std::make_shared<OnBoard>(std::move(network), std::move(info));
}

const strength::RankProfile* profileOn(const ModelDescription& model, std::string_view game)
{
    if (const auto part = model.boards.find(std::string(game)); part != model.boards.end())
        return &part->second.profile;
    return model.profile ? &*model.profile : nullptr;
}

strength::RankProfile* profileOn(ModelDescription& model, std::string_view game)
{
    return const_cast<strength::RankProfile*>(profileOn(std::as_const(model), game)); // the description itself is not const
}

void setPlay(ModelDescription& model, std::string_view game, std::size_t rank, const std::optional<strength::RankPlay>& play)
{
    strength::RankProfile* profile = profileOn(model, game);
    if (!profile)
        return;
    if (hasOwnProfile(model, game))
        strength::setPlay(*profile, rank, play);
    else
        strength::setPlayElsewhere(*profile, game, rank, play);
}

void storeMeasured(ModelDescription& model, std::string_view game,
    const std::function<strength::MeasuredStrength(const std::optional<strength::MeasuredStrength>& before)>& measure)
{
    strength::RankProfile* profile = profileOn(model, game);
    if (!profile)
        return;
    auto& measured = hasOwnProfile(model, game) ? profile->measured : profile->elsewhere[std::string(game)].measured;
    measured = measure(measured);
}

std::string boardName(std::string_view game)
{
    const game::GameKind* kind = game::findGame(game);
    if (!kind || !game::isGo(game))
        return std::string(game);
    return std::to_string(kind->width) + "×" + std::to_string(kind->height);
}

} // namespace evenmatch::nn
