#include "search/protocol/uci_server.h"

#include "core/game/family.h"
#include "core/record/text/text.h"
#include "core/strength/scale/ratings.h"
#include "search/player/time_share.h"
#include "search/protocol/report_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace evenmatch::search {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t kBytesANode = 320; ///< a visited position of chess with its edges, on average

std::string nextWord(std::string_view& text)
{
    text = record::trimmed(text);
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    const std::string word(text.substr(0, end));
    text.remove_prefix(end);
    return word;
}

std::int64_t numberFrom(std::string_view word)
{
    std::int64_t value = 0;
    std::from_chars(word.data(), word.data() + word.size(), value);
    constexpr std::int64_t kMost = 1'000'000'000'000;
    return std::clamp<std::int64_t>(value, 0, kMost);
}

/// The range of ratings on the scale.
std::pair<int, int> eloRange(const strength::RankScale& scale)
{
    std::pair<int, int> range{4000, 0};
    for (const strength::RankGroup& rank : scale.ranks()) {
        if (!rank.weakest || rank.weakest->kind != record::Rank::Kind::Elo)
            continue;
        range.first = std::min(range.first, rank.weakest->number);
        range.second = std::max(range.second, rank.strongest->number);
    }
    return range;
}

} // namespace

UciServer::UciServer(PlayerSpec spec, const PlayerResources& resources, SearchStyle style, ProtocolOutput output)
    : m_full(spec), m_ranked(spec), m_given(resources), m_resources(resources), m_output(std::move(output)), m_seeds(resources.seed),
      m_player(m_resources.evaluator, std::move(style))
{
    if (spec.searchesAtRank()) {
        m_strength.rank = spec.argument;
        m_full = *parsePlayerSpec("mcts");
    } else {
        m_ranked = *parsePlayerSpec("rank:x");
    }
    if (const auto [least, most] = eloRange(resources.evaluator->info().scale); least < most)
        m_strength.elo = std::clamp(m_strength.elo, least, most);
    beginGame();
    (void)applyStrength();
}

/// Begins a new game. It cannot fail, because no moves are played.
void UciServer::beginGame() { (void)m_player.start({.position = m_position, .seed = m_seeds.ofNewGame()}); }

core::Result<std::unique_ptr<UciServer>> UciServer::make(const PlayerSpec& spec, const PlayerResources& resources, ProtocolOutput output)
{
    const std::string& game = resources.evaluator->info().game;
    if (!game::isChess(game))
        return core::Error{
            core::ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "UCI is a protocol for chess; this network plays %1"), {game}}};
    auto style = makeStyle(spec, resources);
    if (!style)
        return style.error();
    return std::unique_ptr<UciServer>(new UciServer(spec, resources, *std::move(style), std::move(output)));
}

UciServer::~UciServer()
{
    m_search.request_stop();
    halt();
}

void UciServer::say(const std::string& line)
{
    const std::lock_guard lock(m_outputMutex);
    m_output(line + "\n");
}

bool UciServer::handle(std::string_view line)
{
    const std::string command = nextWord(line);
    if (command == "uci") {
        introduce();
    } else if (command == "isready") {
        say("readyok");
    } else if (command == "stop" || command == "ponderhit") {
        const std::lock_guard lock(m_orderMutex);
        m_released = true;
        m_hit = command == "ponderhit";
        m_stopSearch.request_stop();
        m_ordered.notify_all();
    } else if (command == "quit") {
        m_search.request_stop();
        halt();
        return false;
    } else if (command == "setoption" || command == "ucinewgame" || command == "position" || command == "go") {
        halt();
        if (command == "setoption")
            setOption(line);
        else if (command == "position")
            position(line);
        else if (command == "go")
            go(line);
        else
            beginGame();
    }
    return true; // unknown commands are ignored, as UCI requires
}

/// Ends a running search; it reports its move as after "stop".
void UciServer::halt()
{
    {
        const std::lock_guard lock(m_orderMutex);
        m_released = true;
        m_hit = false;
        m_stopSearch.request_stop();
        m_ordered.notify_all();
    }
    waitForMove();
}

void UciServer::waitForMove()
{
    if (m_search.joinable())
        m_search.join();
}

void UciServer::introduce()
{
    const nn::NetworkInfo& network = m_resources.evaluator->info();
    say("id name Evenmatch (" + network.name + ")");
    say("id author the Evenmatch developers");
    if (network.profile) {
        std::string ranks = "option name Rank type combo default " + m_strength.rank + " var none";
        for (const strength::RankGroup& rank : network.scale.ranks())
            ranks += " var " + rank.name;
        const bool isNamed
            = m_strength.rank == "none" || std::ranges::count(network.scale.ranks(), m_strength.rank, &strength::RankGroup::name) > 0;
        if (!isNamed) // "1500", or a place between ranks: clients reject an option whose default is not a choice
            ranks += " var " + m_strength.rank;
        say(ranks);
        if (const auto [least, most] = eloRange(network.scale); least < most) {
            say("option name UCI_LimitStrength type check default false");
            say("option name UCI_Elo type spin default " + std::to_string(m_strength.elo) + " min " + std::to_string(least) + " max "
                + std::to_string(most));
        }
    }
    say("option name Simulations type spin default " + std::to_string(m_given.simulations) + " min 1 max 100000000");
    say("option name MultiPV type spin default 1 min 1 max 200");
    say("option name Hash type spin default 256 min 1 max 65536");
    say("option name Threads type spin default 1 min 1 max 1");
    constexpr std::uint64_t kLargestSeed = 1'000'000'000;
    const std::uint64_t seed = m_resources.seed.value_or(0);
    say("option name Seed type spin default " + std::to_string(seed <= kLargestSeed ? seed : 0) + " min 0 max "
        + std::to_string(kLargestSeed));
    say("option name Ponder type check default false");
    say("option name UCI_ShowWDL type check default false");
    say("option name UCI_Chess960 type check default false");
    say("uciok");
}

/// name NAME [value VALUE]
void UciServer::setOption(std::string_view line)
{
    if (nextWord(line) != "name")
        return;
    const std::size_t at = line.find(" value ");
    const std::string name(record::trimmed(line.substr(0, at)));
    const std::string value(at == line.npos ? std::string_view() : record::trimmed(line.substr(at + 7)));
    const bool yes = value == "true";
    const Strength before = m_strength;
    if (record::sameName(name, "Rank"))
        m_strength.rank = value;
    else if (record::sameName(name, "UCI_LimitStrength"))
        m_strength.isLimited = yes;
    else if (record::sameName(name, "UCI_Elo"))
        setElo(numberFrom(value));
    else if (record::sameName(name, "Simulations"))
        setSimulations(numberFrom(value));
    else if (record::sameName(name, "MultiPV"))
        m_variations = static_cast<std::size_t>(std::clamp<std::int64_t>(numberFrom(value), 1, 200));
    else if (record::sameName(name, "Hash"))
        m_hashMegabytes = static_cast<std::size_t>(std::clamp<std::int64_t>(numberFrom(value), 1, 65'536));
    else if (record::sameName(name, "Seed"))
        setSeed(numberFrom(value));
    else if (record::sameName(name, "UCI_ShowWDL"))
        m_showWdl = yes;
    else if (record::sameName(name, "UCI_Chess960"))
        m_chess960 = yes;
    if (applyStrength())
        return;
    m_strength = before; // an unknown rank must not block later options
    (void)applyStrength();
}

void UciServer::setElo(std::int64_t elo)
{
    if (const auto [least, most] = eloRange(m_resources.evaluator->info().scale); elo < least || elo > most)
        say("info string no such rank: " + std::to_string(elo));
    else
        m_strength.elo = static_cast<int>(elo);
}

/// 0: different games every time. The running game goes on with its own.
void UciServer::setSeed(std::int64_t seed)
{
    const bool isRunning = m_seeds.isUsed();
    m_seeds = GameSeeds(seed > 0 ? std::optional(static_cast<std::uint64_t>(seed)) : std::nullopt);
    if (!isRunning)
        beginGame();
}

/// Another number than the default replaces the rank's own.
void UciServer::setSimulations(std::int64_t number)
{
    m_resources.simulations = static_cast<std::uint64_t>(std::clamp<std::int64_t>(number, 1, 100'000'000));
    m_resources.own = m_resources.simulations == m_given.simulations ? m_given.own : OwnNumber::Nobody;
}

/// False: unknown rank, no change.
bool UciServer::applyStrength()
{
    const strength::RankScale& scale = m_resources.evaluator->info().scale;
    const auto& [name, isLimited, elo] = m_strength;
    const auto place = isLimited ? strength::placeOf(scale, elo) : std::nullopt;
    const std::string rank = place ? scale.placeName(*place) : isLimited ? std::to_string(elo) : name;
    PlayerSpec spec = m_full;
    if (rank != "none") {
        spec = m_ranked;
        spec.argument = rank;
    }
    PlayerResources resources = m_resources;
    resources.resigns = false;
    auto style = makeStyle(spec, resources);
    if (!style) {
        say("info string no such rank: " + rank);
        return false;
    }
    if (place) // the name is rounded
        setStrength(*style, m_resources.evaluator->info(), *place);
    style->shape.variations = m_variations;
    style->search.mostNodes = (m_hashMegabytes << 20) / kBytesANode;
    m_player.setStyle(*std::move(style));
    return true;
}

/// startpos | fen FEN [moves M…], up to the first illegal move.
void UciServer::position(std::string_view line)
{
    const std::size_t at = line.find(" moves");
    std::string_view moves = at == line.npos ? std::string_view() : line.substr(at + 6);
    std::string_view setup = line.substr(0, at);
    chess::Position start;
    if (nextWord(setup) == "fen") {
        auto read = chess::Position::fromFen(record::trimmed(setup), m_chess960);
        if (!read)
            return say("info string " + core::describe(read.error()));
        start = *std::move(read);
    } else if (m_chess960) {
        start = chess::Position::chess960(518);
    }
    nn::GameState state(start);
    for (std::string word = nextWord(moves); !word.empty(); word = nextWord(moves)) {
        const auto* board = state.position().as<chess::Position>();
        const auto move = board->parseUci(word);
        if (!move) {
            say("info string no such move: " + word + ", and the moves after it are ignored");
            break;
        }
        state.play(*move);
    }
    m_position = *state.position().as<chess::Position>();
    m_player.setState(state);
}

UciServer::Order UciServer::orderFrom(std::string_view line) const
{
    Order order;
    std::array<std::int64_t, 2> left{};
    std::array<std::int64_t, 2> increment{};
    std::optional<int> movesToGo;
    bool ponder = false;
    order.limits.visits = m_player.style().limits.visits;
    for (std::string word = nextWord(line); !word.empty(); word = nextWord(line)) {
        if (word == "infinite")
            order.waits = true;
        else if (word == "ponder")
            ponder = true;
        else if (word == "searchmoves")
            continue;
        else if (const auto move = m_position.parseUci(word))
            order.only.push_back(*move);
        else if (word == "wtime" || word == "btime")
            left[word == "btime"] = std::max<std::int64_t>(numberFrom(nextWord(line)), 1);
        else if (word == "winc" || word == "binc")
            increment[word == "binc"] = numberFrom(nextWord(line));
        else if (word == "movestogo")
            movesToGo = static_cast<int>(std::clamp<std::int64_t>(numberFrom(nextWord(line)), 1, 1000));
        else if (word == "depth" || word == "mate")
            order.depth = static_cast<int>(std::min<std::int64_t>(numberFrom(nextWord(line)), 200)) * (word == "mate" ? 2 : 1);
        else if (word == "nodes")
            order.limits.visits = static_cast<std::uint64_t>(std::max<std::int64_t>(numberFrom(nextWord(line)), 1));
        else if (word == "movetime")
            order.limits.time = milliseconds(std::max<std::int64_t>(numberFrom(nextWord(line)), 1));
    }
    const auto side = static_cast<std::size_t>(m_position.sideToMove());
    if (left[side] > 0)
        order.limits.time = timeShare({milliseconds(left[side]), milliseconds(increment[side]), movesToGo});
    order.afterHit = order.limits;
    if (order.waits || ponder) {
        order.limits = {.visits = 0};
        order.waits = true;
    }
    return order;
}

/// Restricts later searches to its moves of their root, or to none, and reports lines as long as its depth.
void UciServer::lookAt(const Order& order)
{
    const std::size_t length = std::max(ResultShape().variationLength, static_cast<std::size_t>(order.depth));
    if (m_player.style().search.rootMoves == order.only && m_player.style().shape.variationLength == length)
        return;
    SearchStyle style = m_player.style();
    style.search.rootMoves = order.only;
    style.shape.variationLength = length;
    m_player.setStyle(std::move(style));
}

void UciServer::go(std::string_view line)
{
    const Order order = orderFrom(line);
    m_seeds.moveAsked();
    lookAt(order);
    {
        const std::lock_guard lock(m_orderMutex);
        m_released = false;
        m_hit = false;
        m_stopSearch = std::stop_source();
    }
    m_search = std::jthread([this, order](const std::stop_token& quit) { think(order, quit); });
}

void UciServer::report(const SearchResult& result)
{
    for (const std::string& line : infoLines(result, m_showWdl))
        say(line);
}

void UciServer::think(const Order& order, const std::stop_token& quit)
{
    if (m_position.isOver()) {
        const bool mated = m_position.outcome() != game::Outcome::Draw;
        say(std::string("info depth 0 score ") + (mated ? "mate 0" : "cp 0"));
        std::unique_lock lock(m_orderMutex);
        if (order.waits)
            m_ordered.wait(lock, quit, [this] { return m_released; });
        lock.unlock();
        game::MoveList moves; // after a draw by rule there are some, and a client may play on
        m_position.board().legalMoves(moves);
        return say("bestmove " + (moves.empty() ? "(none)" : m_position.uci(moves[0])));
    }
    const std::stop_callback onQuit(quit, [this] {
        const std::lock_guard lock(m_orderMutex);
        m_stopSearch.request_stop();
    });
    Reporting reporting;
    reporting.every = milliseconds(order.depth > 0 ? 0 : 200);
    std::chrono::steady_clock::time_point last{};
    reporting.call = [&](const SearchResult& result) {
        const bool deep
            = order.depth > 0 && !result.variations.empty() && static_cast<int>(result.variations[0].moves.size()) >= order.depth;
        if (deep)
            m_stopSearch.request_stop();
        if (const auto now = std::chrono::steady_clock::now(); now - last >= milliseconds(200)) {
            last = now;
            report(result);
        }
    };
    auto decision = m_player.decideWithin(order.limits, m_stopSearch.get_token(), reporting);
    if (order.waits) {
        if (decision && decision->search)
            report(*decision->search); // the available result while it waits
        std::unique_lock lock(m_orderMutex);
        m_ordered.wait(lock, quit, [this] { return m_released; });
        if (m_hit) { // the opponent made the expected move: the time starts now, on the current tree
            m_stopSearch = std::stop_source();
            const std::stop_token stop = m_stopSearch.get_token();
            m_hit = false;
            lock.unlock();
            decision = m_player.decideWithin(order.afterHit, stop, reporting);
        }
    }
    if (!decision) {
        say("info string " + core::describe(decision.error()));
        const game::MoveList moves = game::AnyPosition(m_position).legalMoves();
        return say("bestmove " + m_position.uci(moves[0]));
    }
    if (!order.only.empty() && decision->search && std::ranges::find(order.only, decision->move) == order.only.end())
        for (const ResultNode& move : decision->search->moves())
            if (std::ranges::find(order.only, move.move) != order.only.end()) {
                decision->move = move.move;
                break;
            }
    finish(*decision);
}

void UciServer::finish(const Decision& decision)
{
    std::string answer = "bestmove " + m_position.uci(decision.move);
    if (decision.search) {
        report(*decision.search);
        for (const Variation& variation : decision.search->variations)
            if (variation.moves.size() > 1 && variation.moves[0] == decision.move) {
                answer += " ponder " + variation.texts[1];
                break;
            }
    }
    say(answer);
}

} // namespace evenmatch::search
