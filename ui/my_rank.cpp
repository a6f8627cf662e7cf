#include "ui/my_rank.h"

#include "nn/analysis_store.h"
#include "nn/library_games.h"
#include "nn/model_file.h"
#include "nn/outside.h"
#include "ui/engine/rank_helpers.h"
#include "ui/error_text.h"
#include "ui/session_text.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <set>

namespace evenmatch::ui {

namespace {

constexpr int kBandWindow = 21;         // moves that bands are averaged over, as a review usually does
constexpr std::size_t kMostGames = 300; // the latest; more say little more, and cost minutes
constexpr std::size_t kKataGoGames = 20; // it says of every move what each of 29 ranks would play
const std::string kMe = "\x01me";       // no name in a file begins so

/// Which games the analysis of a game is about: enough to see that others came or went.
struct Census {
    std::uint64_t games = 0;
    std::string mark;
};

core::Result<std::map<std::string, Census>> takeCensus(library::Library& library)
{
    const auto players = library.players();
    if (!players)
        return players.error();
    std::string names;
    for (const library::Player& player : *players)
        if (player.isMe)
            names += std::to_string(player.id) + ',';
    std::map<std::string, Census> found;
    for (const std::string game : {"go", "chess"}) {
        const library::GameFilter mine{.onlyMine = true, .game = game + '*'};
        const auto count = library.count(mine);
        if (!count)
            return count.error();
        const auto newest = library.find(mine, {.descending = true, .limit = 1});
        if (!newest)
            return newest.error();
        found[game] = {.games = names.empty() ? 0 : *count,
                       .mark = names.empty() ? "" : names + std::to_string(*count) + ':' + std::to_string(newest->empty() ? 0 : newest->front())};
    }
    return found;
}

/// The user's latest games.
struct Mine {
    library::PlayerId me = 0;
    std::vector<nn::SourceGame> games; ///< the latest last
    std::vector<nn::PlayerSides> sides; ///< of everybody in them
    std::size_t leftOut = 0;           ///< older ones

    /// One, the user.
    std::span<const nn::PlayerSides> myself() const { return {nn::findPlayer(sides, kMe), 1}; }
};

core::Result<Mine> readMine(library::Library& library, const std::string& game, std::size_t most, jobs::JobContext& job)
{
    const auto players = library.players();
    if (!players)
        return players.error();
    std::set<std::string> names;
    std::optional<library::PlayerId> me;
    for (const library::Player& player : *players)
        if (player.isMe) {
            me = me.value_or(player.id);
            names.insert(player.names.begin(), player.names.end());
        }
    auto sources = nn::readLibraryGames(library, {.onlyMine = true}, game, job);
    if (!sources)
        return sources.error();
    Mine mine{.games = std::move(sources->games), .sides = {}};
    std::ranges::stable_sort(mine.games, {}, [](const nn::SourceGame& one) { return one.info.isoDate; });
    mine.leftOut = mine.games.size() - std::min(most, mine.games.size());
    mine.games.erase(mine.games.begin(), mine.games.begin() + static_cast<std::ptrdiff_t>(mine.leftOut));
    mine.sides = nn::playersOf(mine.games, [&](const std::string& name) { return names.contains(name) ? kMe : name; });
    if (!me || !nn::findPlayer(mine.sides, kMe))
        return core::Error{core::ErrorCode::NotFound, "games"};
    mine.me = *me;
    return mine;
}

core::Result<library::Library> openAside(const std::filesystem::path& file)
{
    return library::Library::open(file, {.create = false, .checkIntegrity = false, .recover = false});
}

OthersSaid saidBy(const HelpersHeard& helpers, const Mine& mine)
{
    OthersSaid said{.reports = {}, .games = mine.games.size(), .notes = {}};
    for (const nn::OutsideHearing& one : helpers.heard) {
        nn::OutsideReport report = nn::outsideReportOf(one.info, mine.myself().front(), mine.games, one.games.games);
        if (report.moves > 0 || (report.rank && report.rank->isEnough()))
            said.reports.push_back(std::move(report));
    }
    return said;
}

/// The names of the programs that the estimators rest on, and why they do not rest on others that were asked.
void tellOfHelpers(const HelpersHeard& helpers, strength::OutsideKinds used, MyRankResult& result)
{
    for (const nn::OutsideHearing& one : helpers.heard) {
        const QString name = QString::fromStdString(one.info.name);
        if (used.holds(nn::kindsOf(one.info)))
            result.helpers << name;
        else
            result.notes << MyRank::tr("The rank does not rest on %1: this network knows it not at all, in another version or beside other programs only.").arg(name);
    }
    for (const core::Error& error : helpers.errors)
        result.notes << errorText(error);
}

nlohmann::json summaryOf(const MyRankResult& result, const std::string& game)
{
    const strength::RankEstimate& estimate = result.report.estimate;
    nlohmann::json json{{"game", game}, {"games", estimate.games}, {"moves", estimate.moves}};
    if (!estimate.isEnough())
        return json;
    json["rank"] = result.scale.name(estimate.mostProbable);
    json["interval80"] = {result.scale.name(estimate.interval.weakest), result.scale.name(estimate.interval.strongest)};
    for (std::size_t rank = 0; rank < estimate.probabilities.size(); ++rank)
        json["probabilities"][result.scale.name(rank)] = estimate.probabilities[rank];
    return json;
}

/// Who is asked, as far as the rank depends on it.
std::string helpersMark(const std::string& game)
{
    if (game == "go")
        return {};
    const RankHelpers helpers = rankHelpers();
    return ' ' + helpers.maia.toStdString() + (helpers.stockfish ? " and Stockfish" : "");
}

/// What an analysis works with; it has a connection of its own, since it lasts long.
struct Work {
    std::filesystem::path file; ///< the library
    std::string game;
    std::string networkFile;
    std::shared_ptr<nn::Evaluator> network;
    RankHelpers helpers;
    QString stockfish; ///< its command
    nn::OpensNetwork open;

    QString numberOf(std::size_t ply) const
    {
        if (!game.starts_with("chess"))
            return QString::number(ply + 1);
        return QString::number(ply / 2 + 1) + (ply % 2 == 0 ? QStringLiteral(".") : QStringLiteral("…"));
    }

    core::Result<nn::PlayerEstimators> estimatorsFor(std::span<const nn::OutsideHearing> heard, const nn::OutsideBySide& outside) const
    {
        if (const auto model = nn::openModel(networkFile))
            if (auto fitted = nn::playerEstimatorsOf(model->description(), {}, nn::usableKinds(model->description(), heard, outside)))
                return fitted;
        return nn::uncalibratedEstimators(network->info());
    }

    core::Result<MyRankResult> operator()(jobs::JobContext& job) const
    {
        auto library = openAside(file);
        if (!library)
            return library.error();
        const auto mine = readMine(*library, game, kMostGames, job);
        if (!mine)
            return mine.error();
        const auto& games = mine->games;
        const auto heard = askHelpers(helpers, game, stockfish, open, nn::questionsOn(games, mine->myself()), nn::defaultAnalysisCache(), job);
        if (!heard)
            return heard.error();
        const nn::OutsideBySide outside = nn::outsideNumbers(heard->heard, mine->myself(), games);
        const auto estimators = estimatorsFor(heard->heard, outside);
        if (!estimators)
            return estimators.error();

        nn::LibraryReviewCache cache(*library, network->info());
        auto reports = nn::reportPlayers(*network, *estimators, games, mine->myself(), &cache, {.outside = outside}, job);
        if (!reports)
            return reports.error();
        MyRankResult result{.report = std::move(reports->front()), .scale = estimators->scale, .verified = estimators->verified,
                            .network = QString::fromStdString(network->info().name), .helpers = {}, .others = {}, .notes = {}, .leftOut = mine->leftOut};
        tellOfHelpers(*heard, estimators->whole->estimator().needs(), result);
        result.others = saidBy(*heard, *mine);
        for (const nn::NextRankMove& move : result.report.nextRank) {
            const nn::GameState before = nn::stateAt(games[result.report.sides[move.side].played.game].played, move.ply);
            result.next.push_back({numberOf(move.ply), moveWords(before.position(), move.played.move), moveWords(before.position(), move.better.move)});
        }
        if (network->info().profile && !result.report.beta.empty())
            result.bands = strength::rankBands(*network->info().profile, strength::Measure::Beta,
                                                static_cast<std::size_t>(result.report.beta.back().moveNumber + nn::kBetaStep), kBandWindow);
        for (const nn::SourceGame& one : games) {
            const auto name = [&](int side) { return QString::fromStdString(one.info.players[static_cast<std::size_t>(side)].name); };
            result.games.push_back({.id = one.id, .title = QStringLiteral("%1 – %2").arg(name(0), name(1)), .date = QString::fromStdString(one.info.isoDate)});
        }
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        const auto kept = library->addEstimate({mine->me, network->info().hash, now, summaryOf(result, game).dump()});
        if (!kept)
            return kept.error();
        return result;
    }
};

/// KataGo, asked when the rank is there: the rank does not wait for it.
struct AskOthers {
    std::filesystem::path file; ///< the library
    std::string game;
    RankHelpers helpers;

    core::Result<OthersSaid> operator()(jobs::JobContext& job) const
    {
        auto library = openAside(file);
        if (!library)
            return library.error();
        const auto mine = readMine(*library, game, kKataGoGames, job);
        if (!mine)
            return mine.error();
        const auto heard = askHelpers(helpers, game, {}, {}, nn::questionsOn(mine->games, mine->myself()), nn::defaultAnalysisCache(), job);
        if (!heard)
            return heard.error();
        OthersSaid said = saidBy(*heard, *mine);
        for (const core::Error& error : heard->errors)
            said.notes << errorText(error);
        return said;
    }
};

} // namespace

MyRank::MyRank(LibraryService& library, Engine& engine, QObject* parent) : QObject(parent), m_library(library), m_engine(engine)
{
    for (const char* game : {"go", "chess"})
        m_slots[game] = {};
    connect(&library, &LibraryService::changed, this, &MyRank::count);
    connect(&library, &LibraryService::imported, this, &MyRank::count);
    connect(&engine, &Engine::networkChanged, this, [this](const QString& name) {
        const std::string game = name.toStdString();
        const auto slot = m_slots.find(game);
        if (slot == m_slots.end())
            return;
        if (m_engine.state(game) == Engine::State::Loading)
            slot->second.seen.clear(); // what was found is another network's
        else if (slot->second.wanted)
            analyse(game);
    });
    count();
}

MyRank::State MyRank::state(const std::string& game) const { return m_slots.at(game).state; }
QString MyRank::problem(const std::string& game) const { return m_slots.at(game).problem; }
std::shared_ptr<const MyRankResult> MyRank::result(const std::string& game) const { return m_slots.at(game).result; }
bool MyRank::isAskingOthers(const std::string& game) const { return m_slots.at(game).isAsking; }
std::uint64_t MyRank::games(const std::string& game) const { return m_slots.at(game).games; }

jobs::Progress MyRank::progress(const std::string& game) const
{
    const auto& job = m_slots.at(game).job;
    return job.isValid() ? job.progress() : jobs::Progress{};
}

void MyRank::count()
{
    m_library.ask(this, &takeCensus, [this](const core::Result<std::map<std::string, Census>>& found) {
        if (!found)
            return;
        for (const auto& [game, census] : *found) {
            Slot& slot = m_slots[game];
            const std::string mark = census.mark.empty() ? census.mark : census.mark + helpersMark(game);
            if (slot.current != mark)
                slot.stopped = false;
            slot.current = mark;
            slot.games = census.games;
            if (census.games == 0) {
                slot.result.reset();
                slot.seen.clear();
            }
            if (slot.state != State::Analysing)
                slot.state = census.mark.empty() ? State::Nobody : census.games == 0 ? State::NoGames : slot.result ? State::Ready : State::Waiting;
        }
        for (const auto& [game, slot] : m_slots) {
            Q_EMIT changed(QString::fromStdString(game));
            if (slot.wanted && !slot.stopped && !m_library.isImporting())
                analyse(game);
        }
    });
}

void MyRank::analyse(const std::string& game)
{
    Slot& slot = m_slots.at(game);
    slot.wanted = true;
    slot.stopped = false;
    if (slot.state == State::Analysing || slot.games == 0 || (slot.result && slot.seen == slot.current))
        return;
    const auto network = m_engine.network(game);
    if (!network) {
        const bool loading = m_engine.state(game) == Engine::State::Loading;
        slot.state = loading ? State::Waiting : State::NoNetwork;
        slot.problem = m_engine.problem(game);
        Q_EMIT changed(QString::fromStdString(game));
        return;
    }
    slot.seen = slot.current;
    slot.state = State::Analysing;
    slot.job = m_engine.run(game == "go" ? tr("Finding your rank at Go") : tr("Finding your rank at chess"), jobs::Priority::Background, this,
                            Work{.file = std::filesystem::path(m_library.file().toStdU16String()), .game = game,
                                 .networkFile = m_engine.networkFile(game).toStdString(), .network = network,
                                 .helpers = game == "chess" ? rankHelpers() : RankHelpers(), .stockfish = stockfishCommand(), .open = m_engine.opener()},
                            [this, game](const core::Result<MyRankResult>& result) { finished(game, result); });
    Q_EMIT changed(QString::fromStdString(game));
}

void MyRank::askOthers(const std::string& game)
{
    Slot& slot = m_slots.at(game);
    if (slot.isAsking)
        slot.asking.requestStop(); // of other games, or another program
    slot.isAsking = game == "go" && !rankHelpers().katago.isEmpty();
    if (!slot.isAsking)
        return;
    slot.asking = m_engine.run(tr("Asking KataGo about your games"), jobs::Priority::Background, this,
                               AskOthers{std::filesystem::path(m_library.file().toStdU16String()), game, rankHelpers()},
                               [this, game, of = slot.result](const core::Result<OthersSaid>& said) { othersSaid(game, of, said); });
}

void MyRank::othersSaid(const std::string& game, const std::shared_ptr<const MyRankResult>& of, const core::Result<OthersSaid>& said)
{
    Slot& slot = m_slots.at(game);
    if (slot.result != of)
        return; // others are asked for the newer one
    slot.isAsking = false;
    if (said)
        setOthers(slot, *said);
    else if (said.error().code != core::ErrorCode::Stopped)
        setOthers(slot, {.reports = {}, .games = 0, .notes = {errorText(said.error())}});
    Q_EMIT changed(QString::fromStdString(game));
}

void MyRank::setOthers(Slot& slot, OthersSaid said)
{
    auto result = std::make_shared<MyRankResult>(*slot.result);
    result->others = std::move(said);
    slot.result = std::move(result);
}

void MyRank::helpersChanged(const QString& name)
{
    const std::string game = name.toStdString();
    if (game != "go") {
        count(); // the rank rests on them
    } else if (Slot& slot = m_slots.at(game); slot.result) {
        setOthers(slot, {});
        askOthers(game);
        Q_EMIT changed(name);
    }
}

void MyRank::stop(const std::string& game)
{
    if (m_slots.at(game).state == State::Analysing)
        m_slots.at(game).job.requestStop();
}

void MyRank::finished(const std::string& game, const core::Result<MyRankResult>& result)
{
    Slot& slot = m_slots.at(game);
    if (result) {
        slot.result = std::make_shared<const MyRankResult>(*result);
        slot.state = State::Ready;
        askOthers(game);
    } else {
        slot.seen.clear();
        slot.stopped = true;
        const bool stopped = result.error().code == core::ErrorCode::Stopped;
        slot.problem = stopped ? QString() : errorText(result.error());
        slot.state = !stopped ? State::Failed : slot.result ? State::Ready : State::Waiting;
    }
    Q_EMIT changed(QString::fromStdString(game));
    if (result && slot.seen != slot.current)
        analyse(game);
}

} // namespace evenmatch::ui
