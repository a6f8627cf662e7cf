#include "core/accounts/fetch.h"

#include "core/accounts/source.h"
#include "core/json_text.h"
#include "core/library/storage/packed_text.h"
#include "core/record/text/text.h"

#include <algorithm>
#include <iterator>

/// A text that windows translate; lupdate finds this name (packaging/translations).
#define EVENMATCH_TEXT(context, text) text

namespace evenmatch::accounts {

namespace {

// The size of one commit.
constexpr std::size_t kBatchGames = 200;
constexpr std::size_t kBatchBytes = 2u << 20; // of game texts
constexpr std::chrono::seconds kBatchTime{2};

class LibrarySink final : public GameSink {
public:
    LibrarySink(library::Library& library, const Account& account, const Selection& selection, const FetchOptions& options,
        const jobs::JobContext& context)
        : m_library(library), m_account(account), m_selection(selection), m_options(options), m_context(context),
          m_place(std::string(factsOf(account.server).host) + "/" + account.name)
    {
    }

    bool take(const std::string& text, const GameFacts& facts) override
    {
        if (m_context.stopRequested())
            return false;
        if (text.empty() || !m_selection.wants(facts)) {
            ++m_report.leftOut;
            return true;
        }
        auto reader = record::readGames(text, m_place);
        auto game = reader ? (*reader)->next() : core::Result<std::optional<record::ReadGame>>(reader.error());
        if (!game || !*game) {
            fail(game ? core::Error{core::ErrorCode::NotAGame} : game.error());
            return true;
        }
        auto prepared = library::prepare(**game, m_place, m_packer);
        if (!prepared)
            fail(prepared.error());
        else if (prepared->header.moves == 0 && !m_selection.traits.contains(Trait::Aborted))
            ++m_report.leftOut;
        else
            add(std::move(*prepared));
        return true;
    }

    bool reached(const json& cursor) override
    {
        m_cursor = cursor;
        return isFull() ? commit() : !m_context.stopRequested();
    }

    void named(const std::string& name) override
    {
        if (record::sameName(name, m_account.name) && std::ranges::find(m_report.names, name) == m_report.names.end())
            m_report.names.push_back(name);
    }

    const Selection& selection() const override { return m_selection; }

    /// Games are written before the cursor, so the cursor never passes a missing game. Games beyond the cursor are fetched again and
    /// skipped.
    bool commit()
    {
        m_batchStart = std::chrono::steady_clock::now();
        if (m_failure)
            return false;
        const bool isWritten = write();
        if (m_options.onCommit) // games may be written although the cursor is not
            m_options.onCommit(m_report);
        return isWritten && !m_context.stopRequested();
    }

    FetchReport& report() { return m_report; }
    const std::optional<core::Error>& failure() const { return m_failure; }

private:
    void fail(core::Error error)
    {
        if (error.file.empty())
            error.file = m_place;
        ++m_report.games.failedGames;
        if (m_report.games.failed.size() < library::ImportReport::kMostErrors)
            m_report.games.failed.push_back(std::move(error));
    }

    void add(library::PreparedGame game)
    {
        m_bytes += game.textSize;
        m_games.push_back(std::move(game));
    }

    bool isFull() const
    {
        return m_games.size() >= kBatchGames || m_bytes >= kBatchBytes || std::chrono::steady_clock::now() - m_batchStart >= kBatchTime;
    }

    bool write()
    {
        // Servers send some games again with the new ones, and the user may have moved these to the trash.
        const auto added = library::patiently(m_context, [&] { return m_library.addAll(m_games, library::Trashed::Stay); });
        if (!added) {
            m_failure = added.error();
            return false;
        }
        for (std::size_t i = 0; i < added->size(); ++i)
            count(m_games[i], (*added)[i]);
        m_games.clear();
        m_bytes = 0;
        if (m_cursor.is_null())
            return true;
        const library::Fetched fetched{std::string(factsOf(m_account.server).id), m_account.name, m_selection.key(),
            core::jsonText(m_cursor), std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now())};
        const auto saved = library::patiently(m_context, [&] { return m_library.setFetched(fetched); });
        if (!saved)
            m_failure = saved.error();
        return saved.ok();
    }

    void count(const library::PreparedGame& game, const library::Added& added)
    {
        ++(added.isNew ? m_report.games.imported : m_report.games.duplicates);
        if (!added.isNew || game.problems.empty())
            return;
        ++m_report.games.gamesWithProblems;
        if (m_report.games.problems.size() < library::ImportReport::kMostErrors)
            m_report.games.problems.push_back(game.problems.front());
    }

    library::Library& m_library;
    const Account& m_account;
    const Selection& m_selection;
    const FetchOptions& m_options;
    const jobs::JobContext& m_context;
    std::string m_place;
    library::TextPacker m_packer;
    std::vector<library::PreparedGame> m_games;
    std::size_t m_bytes = 0;
    json m_cursor; ///< null until the first
    std::chrono::steady_clock::time_point m_batchStart = std::chrono::steady_clock::now();
    FetchReport m_report;
    std::optional<core::Error> m_failure;
};

/// Names that do not occur in a game yet are kept for later. Players become the user's without losing their names to another one, so that
/// it can be undone. Names of students stay theirs.
core::Result<void> makeMe(library::Library& library, const std::vector<std::string>& names)
{
    const auto players = library.players();
    const auto students = library.students();
    if (!players || !students)
        return players ? students.error() : players.error();
    const auto isStudents = [&](library::PlayerId player) {
        return std::ranges::any_of(*students,
            [&](const library::Student& student) { return std::ranges::find(student.players, player) != student.players.end(); });
    };
    const auto me = std::ranges::find_if(*players, &library::Player::isMe);
    for (const std::string& name : names) {
        const auto player = library.playerOf(name);
        if (player ? isStudents(*player) : me == players->end())
            continue; // it is a student's; or nobody is marked as the user, and no game has the name
        if (const auto done = player ? library.setMe(*player, true) : library.setAlias(name, me->id); !done)
            return done;
    }
    return {};
}

/// The spellings of the account's name in earlier games: a server that has nothing new sends none.
core::Result<std::vector<std::string>> knownNames(library::Library& library, const std::string& account)
{
    const auto players = library.players();
    if (!players)
        return players.error();
    std::vector<std::string> names;
    for (const library::Player& player : *players)
        std::ranges::copy_if(
            player.names, std::back_inserter(names), [&](const std::string& name) { return record::sameName(name, account); });
    return names;
}

core::Result<json> cursorOf(library::Library& library, const Account& account, const Selection& selection)
{
    const auto states = library.fetched();
    const auto games = library.count();
    const auto inTrash = library.count({.inTrash = true});
    if (!states || !games || !inTrash)
        return !states ? states.error() : !games ? games.error() : inTrash.error();
    if (*games + *inTrash == 0)
        return json(); // the user deleted all games, and starts over
    for (const library::Fetched& state : *states)
        if (state.server == factsOf(account.server).id && record::sameName(state.name, account.name) && state.selection == selection.key())
            return core::parseJson(state.cursor);
    return json();
}

FetchResult fetchFrom(const Source& source)
{
    switch (source.account.server) {
    case Server::Lichess: return fetchLichess(source);
    case Server::ChessCom: return fetchChessCom(source);
    case Server::Ogs: return fetchOgs(source);
    }
    return std::nullopt;
}

} // namespace

std::string_view messageTemplate(Trouble trouble)
{
    switch (trouble) {
    case Trouble::NotReached: return EVENMATCH_TEXT("Accounts", "%1 does not respond: %2");
    case Trouble::NoSuchAccount: return EVENMATCH_TEXT("Accounts", "%1 has no user of this name");
    case Trouble::NoSuchGame: return EVENMATCH_TEXT("Accounts", "%1 has no game at this address");
    case Trouble::Refused: return EVENMATCH_TEXT("Accounts", "%1 refused the request (%2)");
    case Trouble::Overasked:
        return EVENMATCH_TEXT("Accounts", "%1 limits requests; the games fetched so far are kept, try again in an hour");
    case Trouble::NotUnderstood: return EVENMATCH_TEXT("Accounts", "%1 returned an unexpected response: %2");
    case Trouble::CutOff:
        return EVENMATCH_TEXT(
            "Accounts", "the connection to %1 was lost; the games fetched so far are kept, Fetch continues from there: %2");
    }
    return "%1";
}

std::string describe(const FetchTrouble& trouble, Server server, const core::Translate& translate)
{
    std::string text
        = core::describe(core::Phrase(messageTemplate(trouble.trouble), {std::string(factsOf(server).host), trouble.detail}), translate);
    while (text.ends_with(' ') || text.ends_with(':'))
        text.pop_back(); // no detail is known
    return text;
}

core::Result<FetchReport> fetchGames(library::Library& library, const Account& account, const Selection& selection, HttpClient& http,
    jobs::JobContext& context, const FetchOptions& options)
{
    auto cursor = cursorOf(library, account, selection);
    if (!cursor)
        return cursor.error();

    Asker asker(http, context, options);
    LibrarySink sink(library, account, selection, options, context);
    const auto trouble = fetchFrom({account, baseOf(account.server, account.base), cursor->is_object() ? *cursor : json(), asker, sink});
    sink.commit();
    if (sink.failure())
        return *sink.failure();
    sink.report().trouble = trouble;
    sink.report().games.stopped = context.stopRequested();
    if (options.isMe) {
        auto names = core::Result(sink.report().names);
        if (names->empty() && cursor->is_object())
            names = knownNames(library, account.name);
        if (!names)
            return names.error();
        if (const auto done = makeMe(library, *names); !done)
            return done.error();
    }
    return std::move(sink.report());
}

} // namespace evenmatch::accounts
