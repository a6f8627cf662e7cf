#include "ui/rank/my_rank.h"

#include "core/game/family.h"
#include "core/json_text.h"
#include "nn/data/analysis_store.h"
#include "nn/ranks/estimate_json.h"
#include "nn/ranks/library_games.h"
#include "ui/base/preferences.h"
#include "ui/engine/outside_settings.h"
#include "ui/text/error_text.h"
#include "ui/text/game_text.h"
#include "ui/text/phrase_text.h"

#include <QDate>
#include <QSettings>

#include <algorithm>
#include <chrono>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kBandWindow = 21; // moves averaged for bands, as is usual in a review
const auto kEveryGameKey = QStringLiteral("ranks/everyGame");
const auto kDaysKey = QStringLiteral("ranks/days");
const auto kColourKey = QStringLiteral("ranks/colour");
const auto kTimeKey = QStringLiteral("ranks/time");
constexpr std::size_t kKataGoGames = 20; // it evaluates every move for 29 ranks

/// The games of an analysis: a text that changes when games are added, removed or edited.
struct Census {
    std::uint64_t games = 0;
    std::uint64_t analysed = 0;
    std::optional<FoundRank> latest;
    std::string mark;
};

/// The latest estimates of a player, by game.
core::Result<void> takeLatest(library::Library& library, library::PlayerId player, std::map<std::string, FoundRank>& latest)
{
    const auto estimates = library.estimates(player);
    if (!estimates)
        return estimates.error();
    for (const library::Estimate& estimate : *estimates) {
        const auto json = core::parseJson(estimate.json);
        if (!json.is_object() || !json.contains("rank") || !json["rank"].is_string() || !json.contains("game") || !json["game"].is_string())
            continue;
        FoundRank& known = latest[json["game"].get<std::string>()];
        if (known.rank.empty() || known.at <= estimate.madeAt)
            known = {.rank = json["rank"].get<std::string>(),
                .server = json.contains("server") && json["server"].is_string() ? json["server"].get<std::string>() : std::string(),
                .model = estimate.model,
                .at = estimate.madeAt};
    }
    return {};
}

/// Of which games they are, and their contents.
core::Result<library::Hash128> contentOf(library::Library& library, const library::GameFilter& filter)
{
    const auto ids = library.find(filter, {.limit = std::numeric_limits<std::uint64_t>::max()});
    const auto games = ids ? library.games(*ids) : core::Result<std::vector<library::StoredGame>>(ids.error());
    if (!games)
        return games.error();
    library::Hash128 content;
    for (const library::StoredGame& game : *games) {
        const library::Hash128 id{{static_cast<std::uint64_t>(game.id), 0}};
        content = library::combine(content, library::combine(id, game.contentHash));
    }
    return content;
}

/// `networks`: by game, what the answers of those that are loaded are kept by.
core::Result<std::map<std::string, Census>> takeCensus(
    library::Library& library, const std::map<std::string, std::string>& networks, const Whose::Student& student)
{
    const auto players = library.players();
    const auto students = library.students();
    if (!players || !students)
        return players ? students.error() : players.error();
    std::vector<library::PlayerId> persons; // whose estimates are the person's
    std::string names;
    for (const library::Player& player : *players)
        if (!student && player.isMe)
            persons.push_back(player.id);
    for (const library::Student& one : *students)
        if (one.id == student) {
            persons.push_back(one.id);
            for (const library::PlayerId player : one.players)
                names += std::to_string(player) + ' ';
        }
    std::map<std::string, FoundRank> latest;
    for (const library::PlayerId person : persons) {
        names += std::to_string(person) + ',';
        if (const auto taken = takeLatest(library, person, latest); !taken)
            return taken.error();
    }
    std::map<std::string, Census> found;
    for (const std::string game : {"go", "chess"}) {
        const library::GameFilter mine{.onlyMine = !student, .student = student, .game = game + '*'};
        const auto count = library.count(mine);
        if (!count)
            return count.error();
        const auto content = contentOf(library, mine);
        if (!content)
            return content.error();
        const auto& [first, second] = content->words;
        const auto known = latest.find(game);
        const auto loaded = networks.find(game);
        const std::string by = loaded != networks.end() ? loaded->second : known != latest.end() ? known->second.model : std::string();
        library::GameFilter analysed = mine;
        analysed.analysedBy = by;
        const auto done = by.empty() ? core::Result<std::uint64_t>(std::uint64_t{0}) : library.count(analysed);
        if (!done)
            return done.error();
        found[game] = {.games = names.empty() ? 0 : *count,
            .analysed = names.empty() ? 0 : *done,
            .latest = known == latest.end() ? std::nullopt : std::optional(known->second),
            .mark = names.empty() ? "" : names + std::to_string(first) + ':' + std::to_string(second)};
    }
    return found;
}

/// The start of work on somebody's games, with a separate connection, because it takes long.
struct OpenedGames {
    library::Library library;
    nn::OwnLibraryGames mine;
};

core::Result<OpenedGames> openGames(
    const std::filesystem::path& file, const std::string& game, const Whose::Student& student, jobs::JobContext& job)
{
    auto library = library::Library::open(file, {.create = false, .checkIntegrity = false});
    if (!library)
        return library.error();
    auto mine = student ? nn::readStudentGames(*library, *student, game, job) : nn::readOwnLibraryGames(*library, game, job);
    if (!mine)
        return mine.error();
    return OpenedGames{*std::move(library), *std::move(mine)};
}

OutsideOfGames outsideOf(std::vector<nn::OutsideReport> reports, std::size_t games)
{
    std::erase_if(reports, &nn::OutsideReport::isEmpty);
    return {.reports = std::move(reports), .games = games, .notes = {}};
}

QStringList notesOf(const nn::Study& study)
{
    constexpr std::size_t kMostErrors = 3;
    QStringList notes;
    for (const core::Phrase& note : study.notes)
        notes << phraseText(note, "Study");
    for (const core::Error& error : std::span(study.errors).first(std::min(kMostErrors, study.errors.size())))
        notes << errorText(error);
    if (study.errors.size() > kMostErrors)
        notes << MyRank::tr("%n more games could not be read.", nullptr, static_cast<int>(study.errors.size() - kMostErrors));
    return notes;
}

/// The part of a result that the library stores, for latest().
nlohmann::ordered_json summaryOf(const MyRankResult& result, const std::string& game)
{
    nlohmann::ordered_json json = nn::estimateJson(result.report.estimate, result.scale);
    if (const auto rank = result.report.rank())
        json["rank"] = result.scale.name(*rank);
    json["game"] = game;
    json["server"] = result.server;
    return json;
}

/// The settings that affect the rank: the games that count, the outside sources, and the server.
std::string settingsMark(const std::string& game)
{
    const RankChoice choice = rankChoice();
    const std::string counted = std::string(countsEveryGame() ? " every game" : "") + ' ' + std::to_string(choice.days) + ' '
        + std::to_string(choice.colour) + ' ' + std::to_string(choice.time);
    if (game::isGo(game))
        return counted + ' ' + rankServer().toStdString();
    const search::OutsidePrograms programs = outsidePrograms();
    return counted + ' ' + programs.maia.string() + (programs.stockfish.empty() ? "" : " and " + programs.stockfish);
}

nn::GameChoice gamesChosen(const RankChoice& choice)
{
    nn::GameChoice chosen{.since = {}, .colour = {}, .time = static_cast<record::TimeClass>(choice.time)};
    if (choice.days > 0)
        chosen.since = QDate::currentDate().addDays(-choice.days).toString(Qt::ISODate).toStdString();
    if (choice.colour > 0)
        chosen.colour = choice.colour == 1 ? game::Side::First : game::Side::Second;
    return chosen;
}

/// The data of an analysis.
struct Work {
    std::filesystem::path file; ///< of the library
    std::string game;
    std::string networkFile;
    std::shared_ptr<nn::Evaluator> network;
    std::string server; ///< the server of the ranks; empty: the network's own ranks
    bool everyGame = false; ///< countsEveryGame()
    nn::GameChoice choice;
    Whose::Student student;
    std::vector<nn::StartsOutside> outside;

    core::Result<MyRankResult> operator()(jobs::JobContext& job) const
    {
        auto opened = openGames(file, game, student, job);
        if (!opened)
            return opened.error();
        core::Result<void> stored; // the rank is shown all the same
        nn::LenientReviewCache reviews(
            std::make_unique<nn::LibraryReviewCache>(opened->library, network->info()), [&](const core::Error& error) { stored = error; });
        auto study = nn::study(std::move(opened->mine.subject),
            {.network = *network,
                .model = networkFile,
                .server = nn::serverKnownTo(network->info(), server),
                .outside = outside,
                .outsideCache = nn::defaultAnalysisCache(),
                .reviews = &reviews,
                .everyGame = everyGame,
                .choice = choice},
            job);
        if (!study)
            return study.error();
        MyRankResult result = shown(*std::move(study));
        result.isOfChosenGames = !choice.isAll();
        const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
        if (!result.isOfChosenGames && stored)
            stored = opened->library.addEstimate({opened->mine.me, network->info().hash, now, core::jsonText(summaryOf(result, game))});
        if (!stored)
            result.notes << MyRank::tr("This result could not be saved: %1.").arg(errorText(stored.error()));
        return result;
    }

private:
    /// In the study's ranks.
    strength::RankProfile bandProfile(const nn::Study& study) const
    {
        const strength::RankProfile& own = *study.network.profile;
        const auto* ranks = strength::serverIn(own, study.estimators.server);
        return ranks ? strength::profileOf(*ranks, own) : own;
    }

    /// The study with the window's texts.
    MyRankResult shown(nn::Study study) const
    {
        const auto& games = study.subject.source.games;
        MyRankResult result{.report = std::move(study.reports.front()),
            .written = {},
            .scale = study.scale(),
            .server = study.estimators.server,
            .verified = study.estimators.verified,
            .network = QString::fromStdString(study.network.name),
            .restsOn = {},
            .outside = {},
            .notes = notesOf(study),
            .leftOut = study.leftOut};
        for (const std::string& name : study.restsOn)
            result.restsOn << QString::fromStdString(name);
        result.written = nn::writtenRanksOf(result.report, games);
        result.outside = outsideOf(std::move(study.outside.front()), study.subject.players.front().sides.size());
        for (const nn::NextRankMove& move : result.report.nextRank) {
            const nn::PlayedGame& played = games[result.report.sides[move.side].played.game].played;
            const nn::GameState before = nn::stateAt(played, move.ply);
            result.next.push_back({moveNumberText(played, move.ply), moveWords(before.position(), move.played.move),
                moveWords(before.position(), move.better.move)});
        }
        for (const nn::OpeningReport& opening : result.report.openings) {
            result.departures.emplace_back();
            if (const auto& move = opening.departure) {
                const nn::PlayedGame& played = games[result.report.sides[move->side].played.game].played;
                const nn::GameState before = nn::stateAt(played, move->ply);
                result.departures.back() = {moveNumberText(played, move->ply), moveWords(before.position(), move->played.move),
                    moveWords(before.position(), move->usual.move)};
            }
        }
        if (study.network.profile && !result.report.beta.empty())
            result.bands = strength::rankBands(bandProfile(study), strength::Measure::Beta,
                static_cast<std::size_t>(result.report.beta.back().moveNumber + nn::kBetaStep), kBandWindow);
        for (const nn::SourceGame& one : games)
            result.games.push_back({.id = one.id, .title = gameTitle(one.info), .date = QString::fromStdString(one.info.isoDate)});
        return result;
    }
};

/// Sides of games in the library.
using LibrarySides = std::set<std::pair<library::GameId, game::Side>>;

LibrarySides sidesOf(const MyRankResult& result)
{
    LibrarySides sides;
    for (const nn::ReportedSide& side : result.report.sides)
        sides.emplace(result.games[side.played.game].id, side.played.side);
    return sides;
}

/// KataGo starts when the rank is known, so the rank does not wait for it.
struct AskOutside {
    std::filesystem::path file; ///< of the library
    std::string game;
    Whose::Student student;
    LibrarySides ranked; ///< those that the rank is from
    std::vector<nn::StartsOutside> outside;

    core::Result<OutsideOfGames> operator()(jobs::JobContext& job) const
    {
        auto opened = openGames(file, game, student, job);
        if (!opened)
            return opened.error();
        nn::StudySubject& subject = opened->mine.subject;
        const auto& games = subject.source.games;
        std::vector<nn::PlayedSide>& sides = subject.players.front().sides;
        const auto goes = [&](const auto& side) { return !ranked.contains({games[side.game].id, side.side}); };
        std::erase_if(sides, goes);
        keepOneBoard(games, sides);
        nn::keepLatest(subject, kKataGoGames);
        const auto questions = nn::questionsOn(games, subject.players);
        const auto answers = nn::askOutside(outside, questions, nn::defaultAnalysisCache(), job);
        if (!answers)
            return answers.error();
        std::vector<nn::OutsideReport> reports;
        for (const nn::OutsideSaid& one : answers->said)
            reports.push_back(nn::outsideReportOf(one, subject.players.front(), games));
        OutsideOfGames said = outsideOf(std::move(reports), sides.size());
        for (const core::Error& error : answers->errors)
            said.notes << errorText(error);
        return said;
    }

private:
    /// The one with most of the sides: a point, or a rank, is something else on a smaller one.
    static void keepOneBoard(const std::vector<nn::SourceGame>& games, std::vector<nn::PlayedSide>& sides)
    {
        std::map<std::string, std::size_t> boards;
        for (const nn::PlayedSide& side : sides)
            ++boards[games[side.game].kind];
        const auto most = std::ranges::max_element(boards, {}, [](const auto& board) { return board.second; });
        std::erase_if(sides, [&](const nn::PlayedSide& side) { return games[side.game].kind != most->first; });
    }
};

} // namespace

bool countsEveryGame() { return QSettings().value(kEveryGameKey, false).toBool(); }

void setCountsEveryGame(bool counts) { QSettings().setValue(kEveryGameKey, counts); }

RankChoice rankChoice()
{
    const QSettings settings;
    const auto number = [&](const QString& key, int most) { return std::clamp(settings.value(key, 0).toInt(), 0, most); };
    constexpr int kMostDays = 36'500;
    return {.days = number(kDaysKey, kMostDays),
        .colour = number(kColourKey, 2),
        .time = number(kTimeKey, static_cast<int>(record::kTimeClasses.size()))};
}

void setRankChoice(const RankChoice& choice)
{
    QSettings settings;
    settings.setValue(kDaysKey, choice.days);
    settings.setValue(kColourKey, choice.colour);
    settings.setValue(kTimeKey, choice.time);
}

MyRank::MyRank(LibraryService& library, Engine& engine, QObject* parent)
    : QObject(parent), m_library(library), m_engine(engine), m_whose(library)
{
    for (const char* game : {"go", "chess"})
        m_slots[game] = {};
    connect(&library, &LibraryService::changed, this, &MyRank::count);
    connect(&library, &LibraryService::imported, this, &MyRank::count);
    connect(&m_whose, &Whose::otherChosen, this, &MyRank::startAnew);
    connect(&engine, &Engine::networkChanged, this, [this](const QString& name) {
        const std::string game = name.toStdString();
        const auto slot = m_slots.find(game);
        if (slot == m_slots.end())
            return;
        if (m_engine.state(game) == Engine::State::Loading)
            slot->second.seen.clear(); // the result belongs to the previous network
        else if (slot->second.wanted)
            analyse(game);
    });
    count();
}

MyRank::State MyRank::state(const std::string& game) const { return m_slots.at(game).state; }
QString MyRank::problem(const std::string& game) const { return m_slots.at(game).problem; }
std::shared_ptr<const MyRankResult> MyRank::result(const std::string& game) const { return m_slots.at(game).result; }
bool MyRank::isAskingOutside(const std::string& game) const { return m_slots.at(game).isAsking; }
std::uint64_t MyRank::games(const std::string& game) const { return m_slots.at(game).games; }

std::uint64_t MyRank::analysed(const std::string& game) const { return m_slots.at(game).analysed; }
std::optional<FoundRank> MyRank::latest(const std::string& game) const { return m_slots.at(game).latest; }

OwnRank MyRank::rank(const std::string& game) const
{
    if (!m_whose.chosen())
        return ownRank(game);
    const Slot& slot = m_slots.at(game);
    const bool isOfAllGames = slot.result && !slot.result->isOfChosenGames;
    if (const auto rank = isOfAllGames ? slot.result->report.rank() : std::nullopt)
        return {.rank = slot.result->scale.name(*rank), .server = slot.result->server};
    return slot.latest ? OwnRank{.rank = slot.latest->rank, .server = slot.latest->server} : OwnRank();
}

jobs::Progress MyRank::progress(const std::string& game) const
{
    const auto& job = m_slots.at(game).job;
    return job.isValid() ? job.progress() : jobs::Progress{};
}

/// What is known, and what is still being found, is about somebody else.
void MyRank::startAnew()
{
    ++m_person;
    for (auto& [game, slot] : m_slots) {
        if (slot.state == State::Analysing)
            slot.job.requestStop();
        if (slot.isAsking)
            slot.asking.requestStop();
        const bool wanted = slot.wanted;
        slot = Slot();
        slot.wanted = wanted;
        Q_EMIT changed(QString::fromStdString(game));
    }
    count();
}

/// One at a time: during an import the games change every second, and counting many of them takes longer than that.
void MyRank::count()
{
    if (std::exchange(m_isCounting, true)) {
        m_countsAgain = true;
        return;
    }
    std::map<std::string, std::string> networks;
    for (const auto& [game, slot] : m_slots)
        if (m_engine.state(game) == Engine::State::Ready)
            networks[game] = m_engine.network(game)->info().keptBy();
    const auto take = [networks, student = m_whose.chosen()](library::Library& library) { return takeCensus(library, networks, student); };
    m_library.ask(this, take, [this, person = m_person](const core::Result<std::map<std::string, Census>>& found) {
        m_isCounting = false;
        if (std::exchange(m_countsAgain, false))
            count();
        if (!found || person != m_person)
            return;
        for (const auto& [game, census] : *found) {
            Slot& slot = m_slots[game];
            const std::string mark = census.mark.empty() ? census.mark : census.mark + settingsMark(game);
            if (slot.current != mark)
                slot.stopped = false;
            slot.current = mark;
            slot.games = census.games;
            slot.analysed = census.analysed;
            slot.latest = census.latest;
            if (census.games == 0) {
                slot.result.reset();
                slot.seen.clear();
            }
            if (slot.state != State::Analysing)
                slot.state = census.mark.empty() ? State::Nobody
                    : census.games == 0          ? State::NoGames
                    : slot.stopped               ? endedState(slot)
                    : slot.result                ? State::Ready
                                                 : State::Waiting;
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
    slot.job = m_engine.run(game::isGo(game) ? tr("Estimating your rank in Go") : tr("Estimating your rank in chess"),
        jobs::Priority::Background, this,
        Work{.file = std::filesystem::path(m_library.file().toStdU16String()),
            .game = game,
            .networkFile = m_engine.networkFile(game).toStdString(),
            .network = network,
            .server = rankServerOf(game),
            .everyGame = countsEveryGame(),
            .choice = gamesChosen(rankChoice()),
            .student = m_whose.chosen(),
            .outside = game::isChess(game) ? search::outsideSources(outsidePrograms(), game::familyOf(game), m_engine.opener())
                                           : std::vector<nn::StartsOutside>()},
        [this, game, person = m_person](const core::Result<MyRankResult>& result) {
            if (person == m_person)
                finished(game, result);
        });
    Q_EMIT changed(QString::fromStdString(game));
}

void MyRank::askOutside(const std::string& game)
{
    Slot& slot = m_slots.at(game);
    if (slot.isAsking)
        slot.asking.requestStop(); // of other games, or another program
    slot.isAsking = game::isGo(game) && !outsideSettings().katago.isEmpty();
    if (!slot.isAsking)
        return;
    const std::filesystem::path file(m_library.file().toStdU16String());
    auto outside = search::outsideSources(outsidePrograms(), game::familyOf(game), m_engine.opener());
    slot.asking = m_engine.run(tr("KataGo is analysing your games"), jobs::Priority::Background, this,
        AskOutside{file, game, m_whose.chosen(), sidesOf(*slot.result), std::move(outside)},
        [this, game, of = slot.result](const core::Result<OutsideOfGames>& said) { outsideSaid(game, of, said); });
}

void MyRank::outsideSaid(const std::string& game, const std::shared_ptr<const MyRankResult>& of, const core::Result<OutsideOfGames>& said)
{
    Slot& slot = m_slots.at(game);
    if (slot.result != of)
        return; // a newer request follows
    slot.isAsking = false;
    if (said)
        setOutside(slot, *said);
    else if (said.error().code != core::ErrorCode::Stopped)
        setOutside(slot, {.reports = {}, .games = 0, .notes = {errorText(said.error())}});
    Q_EMIT changed(QString::fromStdString(game));
}

void MyRank::setOutside(Slot& slot, OutsideOfGames said)
{
    auto result = std::make_shared<MyRankResult>(*slot.result);
    result->outside = std::move(said);
    slot.result = std::move(result);
}

void MyRank::outsideChanged(const QString& name)
{
    const std::string game = name.toStdString();
    if (!game::isGo(game)) {
        count(); // the games used for the rank
    } else if (Slot& slot = m_slots.at(game); slot.result) {
        setOutside(slot, {});
        askOutside(game);
        Q_EMIT changed(name);
    }
}

void MyRank::settingsChanged() { count(); }

void MyRank::stop(const std::string& game)
{
    if (m_slots.at(game).state == State::Analysing)
        m_slots.at(game).job.requestStop();
}

MyRank::State MyRank::endedState(const Slot& slot) { return slot.problem.isEmpty() ? State::Waiting : State::Failed; }

void MyRank::finished(const std::string& game, const core::Result<MyRankResult>& result)
{
    Slot& slot = m_slots.at(game);
    if (result) {
        slot.result = std::make_shared<const MyRankResult>(*result);
        slot.state = State::Ready;
        askOutside(game);
    } else {
        slot.seen.clear();
        slot.stopped = true;
        slot.problem = result.error().code == core::ErrorCode::Stopped ? QString() : errorText(result.error());
        slot.state = endedState(slot);
    }
    Q_EMIT changed(QString::fromStdString(game));
    if (result && slot.seen != slot.current)
        analyse(game);
    if (result || result.error().code == core::ErrorCode::Stopped)
        count(); // more games are analysed now
}

} // namespace evenmatch::ui
