#include "app/cli/estimate_outside.h"

#include <algorithm>

namespace evenmatch::cli {

using strength::OutsideKinds;

namespace {

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

std::vector<std::string> outsideNotes(const nn::ModelDescription& model, const OutsideHearings& hearings, const nn::OutsideBySide& numbers)
{
    std::vector<std::string> notes;
    const std::vector<nn::AskedProgram> fitted = nn::askedOf(model);
    const OutsideKinds known = nn::kindsOfNearlyAll(numbers);
    for (const nn::OutsideHearing& heard : hearings.heard) {
        const OutsideKinds kinds = nn::kindsOf(heard.info);
        const bool isFitted = std::ranges::find(fitted, heard.info.identity, &nn::AskedProgram::identity) != fitted.end();
        if (!isFitted)
            notes.push_back(whyNot(heard.info, fitted));
        else if (!known.holds(kinds))
            notes.push_back("The rank does not rest on all that " + heard.info.name + " says: it knows too few of the games.");
    }
    for (const nn::AskedProgram& program : fitted) {
        const bool isAsked = std::ranges::any_of(hearings.heard, [&](const nn::OutsideHearing& heard) { return overlap(program.kinds, nn::kindsOf(heard.info)); });
        const auto estimators = nn::playerEstimatorsOf(model, {}, program.kinds);
        if (!isAsked && program.kinds.any() && estimators && estimators->whole->estimator().needs().any())
            notes.push_back("This network's estimators were also fitted with " + program.name + ": with " + optionFor(model.scale.game(), program.kinds)
                            + " the rank would be surer.");
    }
    return notes;
}

} // namespace evenmatch::cli
