#include "nn/ranks/study.h"

#include "nn/model/boards.h"
#include "nn/ranks/estimators/player_fit.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace evenmatch::nn {

using core::Phrase;
using strength::OutsideKinds;

namespace {

bool overlap(OutsideKinds a, OutsideKinds b) { return (a.losses && b.losses) || (a.levels && b.levels); }

/// The outside results, and the part that the estimators can use: losses by the same program with the same settings, the same levels of the
/// same networks.
class Outside {
public:
    Outside(const OutsideAnswers& answers, const PlayerFit& fit, const StudySubject& subject) : m_said(answers.said), m_fit(fit)
    {
        for (const PlayerSides& player : subject.players)
            for (const PlayedSide& side : player.sides) {
                strength::OutsideNumbers& numbers = m_numbers[side];
                for (const OutsideSaid& said : m_said)
                    if (isFitted(said.info))
                        addOutside(said.info, subject.source.games[side.game].played, side.side, said.games[side.game], numbers);
            }
        m_known = kindsOfNearlyAll(m_numbers);
    }

    const OutsideBySide& numbers() const { return m_numbers; }
    /// The data that an estimate may use.
    OutsideKinds usable() const { return m_known; }

    std::vector<std::string> restsOn(OutsideKinds used) const
    {
        std::vector<std::string> names;
        for (const OutsideSaid& said : m_said)
            if (isFitted(said.info) && overlap(used, said.info.kinds()))
                names.push_back(said.info.name);
        return names;
    }

    /// For every source used: the games it refused, and why the rank does not use it; for the others: that they would help.
    std::vector<Phrase> notes(const ModelDescription* model, OutsideKinds used) const
    {
        std::vector<Phrase> notes;
        for (const OutsideSaid& said : m_said) {
            if (said.refused > 0)
                notes.push_back(refusal(said));
            if (isFitted(said.info) && overlap(used, said.info.kinds()))
                continue;
            notes.push_back(whyNot(said.info));
        }
        for (const FittedSource& source : m_fit.sources)
            if (model && wouldHelp(*model, source))
                notes.push_back({EVENMATCH_TEXT("Study", "Adding %1 would make this estimate more precise."), {source.name}});
        return notes;
    }

private:
    bool isFitted(const OutsideInfo& info) const
    {
        return std::ranges::find(m_fit.sources, info.identity, &FittedSource::identity) != m_fit.sources.end();
    }

    static Phrase refusal(const OutsideSaid& said)
    {
        return core::counted(said.refused, "%1 could not analyse %n game (%2).",
            EVENMATCH_COUNTED("Study", "%1 could not analyse %n games (the first: %2)."), {said.info.name, said.refusal->detail});
    }

    Phrase whyNot(const OutsideInfo& info) const
    {
        if (isFitted(info) && !m_known.holds(info.kinds()))
            return {EVENMATCH_TEXT("Study", "%1 is not used: it has analysed too few of the games."), {info.name}};
        if (isFitted(info))
            return {EVENMATCH_TEXT("Study", "%1 is not used: it did not improve accuracy on held-out players."), {info.name}};
        const auto like
            = std::ranges::find_if(m_fit.sources, [&](const FittedSource& source) { return overlap(source.told, info.kinds()); });
        if (like == m_fit.sources.end())
            return {EVENMATCH_TEXT("Study", "%1 is not used: this network was calibrated without such an engine."), {info.name}};
        if (like->name != info.name)
            return {
                EVENMATCH_TEXT("Study", "%1 is not used: this network was calibrated with %2, another version."), {info.name, like->name}};
        return {EVENMATCH_TEXT("Study", "%1 is not used: this network was calibrated with other settings or files (%2; here %3)."),
            {info.name, like->identity, info.identity}};
    }

    bool wouldHelp(const ModelDescription& model, const FittedSource& source) const
    {
        if (!source.told.any()
            || std::ranges::any_of(m_said, [&](const OutsideSaid& said) { return overlap(source.told, said.info.kinds()); }))
            return false;
        const auto estimators = playerEstimatorsOf(model, {.available = source.told});
        return estimators && estimators->whole->estimator().needs().any();
    }

    const std::vector<OutsideSaid>& m_said;
    const PlayerFit& m_fit;
    OutsideBySide m_numbers; ///< by the sources of the fit only
    OutsideKinds m_known;
};

/// Whether nearly all games of the players have thinking times.
bool haveClocks(std::span<const SourceGame> games, std::span<const PlayerSides> players)
{
    constexpr double kNearlyAll = 0.9;
    std::size_t sides = 0;
    std::size_t known = 0;
    for (const PlayerSides& player : players)
        for (const PlayedSide& side : player.sides) {
            ++sides;
            known += games[side.game].played.clocks.empty() ? 0 : 1;
        }
    return sides > 0 && static_cast<double>(known) >= kNearlyAll * static_cast<double>(sides);
}

/// The model's profile with its description; null for a network without one.
const ModelDescription* profiled(const core::Result<ModelFile>& model)
{
    return model && model->description().profile ? &model->description() : nullptr;
}

/// Keeps the sides that satisfy the condition; players without a side are removed. Returns the number of removed games.
template <class Predicate>
std::size_t keepGames(StudySubject& subject, Predicate isWanted)
{
    std::set<std::size_t> gone;
    std::vector<PlayerSides> left;
    for (PlayerSides& player : subject.players) {
        const bool hadSome = !player.sides.empty();
        std::erase_if(player.sides, [&](const PlayedSide& side) {
            const bool goes = !isWanted(subject.source.games[side.game]);
            if (goes)
                gone.insert(side.game);
            return goes;
        });
        if (!hadSome || !player.sides.empty())
            left.push_back(std::move(player));
    }
    subject.players = std::move(left);
    return gone.size();
}

/// The key of the largest number; among equals the first.
template <class Map>
std::string mostOf(const Map& counts)
{
    const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
    return most == counts.end() ? std::string() : most->first;
}

/// Keeps the games on one board, if ranks are separate for each board: the requested one, otherwise the one with most games; boards without
/// separate ranks are one. `board`: that board, of several the one with most games.
core::Result<void> keepOneBoard(const ModelDescription* model, const std::string& wanted, Study& study, std::string& board)
{
    StudySubject& subject = study.subject;
    std::map<std::string, std::size_t> boards;
    std::map<std::string, std::size_t> parts; // the empty key, for all boards without a part, comes first
    for (const PlayerSides& player : subject.players)
        for (const PlayedSide& side : player.sides) {
            const std::string& kind = subject.source.games[side.game].kind;
            ++boards[kind];
            ++parts[model ? boardWithPart(*model, kind) : std::string()];
        }
    if (!wanted.empty() && !boards.contains(wanted))
        return core::Error{core::ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "games on %1"), {boardName(wanted)}}};
    const std::string part = mostOf(parts);
    const auto isKept
        = [&](const std::string& kind) { return wanted.empty() ? !model || boardWithPart(*model, kind) == part : kind == wanted; };
    const std::size_t gone = keepGames(subject, [&](const SourceGame& game) { return isKept(game.kind); });
    std::erase_if(boards, [&](const auto& entry) { return !isKept(entry.first); });
    board = mostOf(boards);
    std::string names;
    for (const auto& [kind, count] : boards)
        names += (names.empty() ? "" : ", ") + boardName(kind);
    if (gone > 0)
        study.notes.push_back(
            core::counted(gone, "This estimate uses only games on %1, because each board size has its own ranks (%n game left out).",
                EVENMATCH_COUNTED(
                    "Study", "This estimate uses only games on %1, because each board size has its own ranks (%n games left out)."),
                {names}));
    return {};
}

/// The server for the results on a board: the requested one, or none, with a note, if the model has it only on another board.
std::string serverOn(const ModelDescription& model, const std::string& board, const std::string& wanted, Study& study)
{
    const auto knows = [&](const strength::RankProfile& profile) { return strength::serverIn(profile, wanted) != nullptr; };
    if (wanted.empty() || knows(*profileOn(model, board)))
        return wanted;
    if (!knows(*model.profile) && std::ranges::none_of(model.boards, [&](const auto& part) { return knows(part.second.profile); }))
        return wanted; // unknown everywhere: an error
    study.notes.push_back({EVENMATCH_TEXT("Study", "Ranks of %1 cannot be converted to %2, so the network's own ranks are shown."),
        {wanted, boardName(board)}});
    return {};
}

/// The network's estimators for these data. A network without a profile still has its ranks' policies.
core::Result<void> chooseEstimators(const StudyMeans& means, const ModelDescription* model, const ModelDescription* there,
    const std::string& board, const Outside& outside, Study& study)
{
    OutsideKinds known = outside.usable();
    known.clocks = haveClocks(study.subject.source.games, study.subject.players);
    const std::string server = model ? serverOn(*model, board, means.server, study) : means.server;
    auto estimators = estimatorsFor(study.network, model, {.name = means.estimator, .available = known, .server = server, .game = board});
    if (!estimators)
        return estimators.error();
    study.estimators = *std::move(estimators);
    const OutsideKinds used = study.estimators.whole->estimator().needs();
    study.restsOn = outside.restsOn(used);
    std::ranges::move(outside.notes(there, used), std::back_inserter(study.notes));
    if (used.clocks)
        study.notes.push_back({EVENMATCH_TEXT("Study", "The estimate also uses the thinking times in the files."), {}});
    return {};
}

void noteNotCounted(const NotCountedGames& games, Study& study)
{
    const auto note = [&](std::size_t count, const char* one, const char* many, std::vector<Phrase> arguments = {}) {
        if (count > 0)
            study.notes.push_back(core::counted(count, one, many, std::move(arguments)));
    };
    note(games.againstUs, "Games against Evenmatch do not count (%n game).",
        EVENMATCH_COUNTED("Study", "Games against Evenmatch do not count (%n games)."));
    note(games.unfinished, "Unfinished games do not count (%n game).",
        EVENMATCH_COUNTED("Study", "Unfinished games do not count (%n games)."));
    note(games.tooShort, "Games of fewer than %1 moves do not count (%n game).",
        EVENMATCH_COUNTED("Study", "Games of fewer than %1 moves do not count (%n games)."), {std::to_string(kFewestMovesThatCount)});
    note(games.bothSides, "Games with the same player on both sides do not count (%n game).",
        EVENMATCH_COUNTED("Study", "Games with the same player on both sides do not count (%n games)."));
}

} // namespace

std::string serverKnownTo(const NetworkInfo& network, const std::string& server)
{
    const auto knows = [&](const strength::RankProfile& profile) { return strength::serverIn(profile, server) != nullptr; };
    const bool isKnown = (network.profile && knows(*network.profile))
        || std::ranges::any_of(network.boards, [&](const auto& board) { return knows(board.second); });
    return isKnown ? server : std::string();
}

std::size_t keepLatest(StudySubject& subject, std::size_t mostGames)
{
    if (mostGames == 0)
        return 0;
    const std::size_t before = gamesOf(subject.players);
    const auto dateOf = [&](const PlayedSide& side) { return subject.source.games[side.game].info.isoDate; };
    for (PlayerSides& player : subject.players) {
        if (player.sides.size() <= mostGames)
            continue;
        std::vector<PlayedSide> latest = player.sides;
        std::ranges::stable_sort(latest, {}, dateOf);
        latest.erase(latest.begin(), latest.end() - static_cast<std::ptrdiff_t>(mostGames));
        std::ranges::sort(latest); // back in the games' order
        player.sides = std::move(latest);
    }
    return before - gamesOf(subject.players);
}

core::Result<Study> study(StudySubject subject, const StudyMeans& means, jobs::JobContext& job)
{
    Study study{.network = means.network.info(), .subject = std::move(subject)};
    if (const std::size_t twice = study.subject.source.twice; twice > 0)
        study.notes.push_back(core::counted(twice, "%n game was found more than once and counts once.",
            EVENMATCH_COUNTED("Study", "%n games were found more than once and count once.")));
    if (!means.everyGame)
        noteNotCounted(study.notCounted = keepCounted(study.subject.source.games, study.subject.players), study);
    if (const std::size_t gone = keepChosen(study.subject.source.games, study.subject.players, means.choice); gone > 0)
        study.notes.push_back(core::counted(gone, "Only the chosen games are used (%n game left out).",
            EVENMATCH_COUNTED("Study", "Only the chosen games are used (%n games left out).")));
    const auto opened = openModel(means.model);
    const ModelDescription* model = profiled(opened);
    std::string board;
    if (auto done = keepOneBoard(model, means.board, study, board); !done)
        return done.error();
    study.network = onBoard(study.network, board);
    study.leftOut = keepLatest(study.subject, means.mostGames);
    study.errors = study.subject.source.errors;
    const std::vector<SourceGame>& games = study.subject.source.games;
    const std::vector<PlayerSides>& players = study.subject.players;

    const auto answers = askOutside(means.outside, questionsOn(games, players), means.outsideCache, job);
    if (!answers)
        return answers.error();
    study.errors.insert(study.errors.end(), answers->errors.begin(), answers->errors.end());
    const std::optional<ModelDescription> there = model ? std::optional(onBoard(*model, board)) : std::nullopt;
    const auto fit = there ? playerFitOf(*there) : core::Result(PlayerFit{});
    if (!fit)
        return fit.error();
    const Outside outside(*answers, *fit, study.subject);
    if (auto done = chooseEstimators(means, model, there ? &*there : nullptr, board, outside, study); !done)
        return done.error();

    ReportOptions options = means.report;
    options.outside = outside.numbers();
    auto reports = reportPlayers(means.network, study.estimators, games, players, means.reviews, options, job);
    if (!reports)
        return reports.error();
    study.reports = *std::move(reports);
    for (const PlayerSides& player : players) {
        std::vector<OutsideReport>& said = study.outside.emplace_back();
        for (const OutsideSaid& one : answers->said)
            said.push_back(outsideReportOf(one, player, games));
    }
    return study;
}

} // namespace evenmatch::nn
