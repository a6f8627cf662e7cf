#include "app/cli/estimate_outside.h"

#include <algorithm>

namespace evenmatch::cli {

using strength::OutsideKinds;

namespace {

/// Of how many of the sides something of each kind is known, of 0 … 1.
struct Shares {
    double losses = 0;
    double levels = 0;

    explicit Shares(const OutsideBySide& numbers)
    {
        for (const auto& [side, said] : numbers) {
            losses += (said.losses.empty() ? 0.0 : 1.0) / static_cast<double>(numbers.size());
            levels += (said.levels.empty() ? 0.0 : 1.0) / static_cast<double>(numbers.size());
        }
    }

    OutsideKinds nearlyAll() const
    {
        constexpr double kNearlyAll = 0.9;
        return {losses >= kNearlyAll, levels >= kNearlyAll};
    }
};

/// "losses" can be had from --stockfish or --katago, "levels" from --maia or --katago … --human.
std::string optionFor(const std::string& game, OutsideKinds kinds)
{
    if (game.starts_with("go"))
        return kinds.levels ? "--katago … --human" : "--katago …";
    return kinds.levels ? "--maia FOLDER" : "--stockfish COMMAND";
}

bool overlap(OutsideKinds a, OutsideKinds b) { return (a.losses && b.losses) || (a.levels && b.levels); }

/// Of the programs that the model was fitted with, one that tells the same.
const nn::AskedProgram* likeIt(std::span<const nn::AskedProgram> fitted, const nn::OutsideInfo& info)
{
    const auto found = std::ranges::find_if(fitted, [&](const nn::AskedProgram& program) { return overlap(program.kinds, nn::kindsOf(info)); });
    return found == fitted.end() ? nullptr : &*found;
}

std::string whyNot(const nn::OutsideInfo& info, std::span<const nn::AskedProgram> fitted)
{
    const std::string start = "The rank does not rest on " + info.name + ": ";
    const nn::AskedProgram* other = likeIt(fitted, info);
    if (!other)
        return start + "this network's estimators were fitted without such a program (`profile` with " + optionFor(info.game, nn::kindsOf(info)) + " fits them).";
    if (other->name != info.name)
        return start + "this network's estimators were fitted with " + other->name + ", and another version judges otherwise.";
    return start + "this network's estimators were fitted with other settings or files of it (" + other->identity + "; here " + info.identity + ").";
}

} // namespace

OutsideBySide outsideNumbers(const OutsideHearings& hearings, std::span<const nn::PlayerSides> players, std::span<const nn::SourceGame> games)
{
    OutsideBySide numbers;
    for (const nn::PlayerSides& player : players)
        for (const nn::PlayedSide& side : player.sides)
            for (const OutsideHearing& heard : hearings.heard)
                nn::addOutside(heard.info, games[side.game].played, side.side, heard.games.games[side.game], numbers[side]);
    return numbers;
}

OutsideKinds usableKinds(const nn::ModelDescription& model, const OutsideHearings& hearings, const OutsideBySide& numbers)
{
    std::vector<nn::OutsideInfo> infos;
    for (const OutsideHearing& heard : hearings.heard)
        infos.push_back(heard.info);
    const OutsideKinds understood = nn::understoodKinds(model, infos);
    const OutsideKinds known = Shares(numbers).nearlyAll();
    return {understood.losses && known.losses, understood.levels && known.levels};
}

std::vector<std::string> outsideNotes(const nn::ModelDescription& model, const OutsideHearings& hearings, const OutsideBySide& numbers)
{
    std::vector<std::string> notes;
    const std::vector<nn::AskedProgram> fitted = nn::askedOf(model);
    const OutsideKinds known = Shares(numbers).nearlyAll();
    for (const OutsideHearing& heard : hearings.heard) {
        const OutsideKinds kinds = nn::kindsOf(heard.info);
        const bool isFitted = std::ranges::find(fitted, heard.info.identity, &nn::AskedProgram::identity) != fitted.end();
        if (!isFitted)
            notes.push_back(whyNot(heard.info, fitted));
        else if (!known.holds(kinds))
            notes.push_back("The rank does not rest on all that " + heard.info.name + " says: it knows too few of the games.");
    }
    for (const nn::AskedProgram& program : fitted) {
        const bool isAsked = std::ranges::any_of(hearings.heard, [&](const OutsideHearing& heard) { return overlap(program.kinds, nn::kindsOf(heard.info)); });
        const auto estimators = nn::playerEstimatorsOf(model, {}, program.kinds);
        if (!isAsked && program.kinds.any() && estimators && estimators->whole->estimator().needs().any())
            notes.push_back("This network's estimators were also fitted with " + program.name + ": with " + optionFor(model.scale.game(), program.kinds)
                            + " the rank would be surer.");
    }
    return notes;
}

} // namespace evenmatch::cli
