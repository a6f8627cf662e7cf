// Shared by the parts of Library. Private to core/library.
#pragma once

#include "core/library/library.h"
#include "core/library/storage/connection.h"
#include "core/library/storage/packed_text.h"

#include <functional>
#include <map>
#include <string>
#include <unordered_map>

namespace evenmatch::library {

struct LibraryImpl {
    LibraryImpl(const std::filesystem::path& file, int busyTimeoutMs, Connection::Opening opening);

    /// Calls f in a transaction and returns its result. If f throws, the transaction is rolled back.
    template <class F>
    auto write(F&& f) -> typename AsResult<std::invoke_result_t<F>>::Type
    {
        auto result = guarded([&]() -> typename AsResult<std::invoke_result_t<F>>::Type {
            WriteTransaction transaction(connection);
            if constexpr (std::is_void_v<std::invoke_result_t<F>>) {
                f();
                transaction.commit();
                return {};
            } else {
                auto value = f();
                transaction.commit();
                return value;
            }
        });
        if (!result)
            forgetIds();
        return result;
    }

    /// The same, and the data are on the disk when it returns.
    template <class F>
    auto writeDurably(F&& f)
    {
        const DurableCommits durable(connection);
        return write(std::forward<F>(f));
    }

    struct Known {
        GameId id = 0;
        bool inTrash = false;
    };
    /// The game with this content hash, or else the one that was imported with it and edited; if there are several, the one outside the
    /// trash.
    std::optional<Known> findByContent(const Hash128& hash);
    Added add(const PreparedGame& game, Trashed trashed);
    /// A game's text; an error if it is missing or damaged.
    core::Result<std::string> wholeText(GameId id);
    /// Adds a game, with a new id unless one is given.
    GameId insert(const PreparedGame& game, std::optional<GameId> id = std::nullopt);
    /// Replaces a game's content; its source and date of import stay.
    void replace(GameId id, const PreparedGame& game);
    /// Reads the facts of games with a wrong checksum again from their texts, and returns their number; none without write access.
    std::uint64_t mendFacts();
    /// An imported game had this content until the user edited its facts.
    void writeFormerContent(GameId id, std::string_view contentHash);
    void writeText(GameId id, const PreparedGame& game);
    void writeAnalyses(GameId id, const MadeAnalyses& made);
    /// Throws NotFound.
    void requireGame(GameId id);
    void requirePlayer(PlayerId id);

    std::int64_t nameId(const std::string& name);
    std::int64_t labelId(const std::string& label);
    std::int64_t sourceId(const std::string& file);
    void forgetIds();
    std::int64_t othersChanges() { return connection.integer("PRAGMA data_version"); }

    /// The data of a text search: the SQL function has_text(x) looks for its words; mentions(first_name, second_name,
    /// event, place, id) uses the names and labels that contain them, by id, and the games whose opening's name does.
    struct Mentions {
        std::vector<std::string> words; ///< by record::searchWords()
        std::vector<bool> names;
        std::vector<bool> labels;
        std::vector<bool> games;
    };
    Mentions mentions;
    /// The results of the SQL function shown_opening(opening) (GameFilter::openingName). There are few names, and many games of each.
    struct ShownOpenings {
        std::function<std::string(const std::string&)> name; ///< null: unchanged
        std::unordered_map<std::string, std::string> known;
    };
    ShownOpenings shownOpenings;
    /// Games, by id, for which the SQL function at_position(id) is true. Finding them reads all games, so the set is kept until the library
    /// changes, and sorting and paging do not search again.
    struct AtPosition {
        std::optional<std::uint64_t> position;
        std::int64_t othersChanges = 0; ///< PRAGMA data_version
        int ownChanges = 0; ///< sqlite3_total_changes()
        std::vector<bool> games;
    };
    AtPosition atPosition;
    /// The results of the SQL function strength_of(rank), by text: the number by which ranks and ratings are sorted, kyu before dan, -1000
    /// for other texts.
    std::unordered_map<std::string, int> strengths;
    std::optional<RankSpan> ranks; ///< the argument of the SQL function rank_within(first_rank, second_rank)

    Connection connection;
    std::filesystem::path path;
    OpenReport report;
    TextPacker packer;

private:
    /// synchronous=FULL while it lives.
    class DurableCommits {
    public:
        explicit DurableCommits(Connection& connection) : m_database(connection.database())
        {
            m_database.tryExec("PRAGMA synchronous = FULL");
        }
        ~DurableCommits() { m_database.tryExec("PRAGMA synchronous = NORMAL"); }
        DurableCommits(const DurableCommits&) = delete;
        DurableCommits& operator=(const DurableCommits&) = delete;

    private:
        SQLite::Database& m_database;
    };

    using Ids = std::map<std::string, std::int64_t, std::less<>>;
    std::int64_t cachedId(Ids& ids, const std::string& text, std::string_view find, std::string_view insert);

    // Ids of recently used names, labels and files. Rows of these tables are never deleted, so an id stays valid; only one from a failed
    // transaction is wrong, so a failure clears all.
    Ids m_names;
    Ids m_labels;
    Ids m_sources;
};

} // namespace evenmatch::library
