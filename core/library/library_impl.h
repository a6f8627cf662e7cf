// What the parts of Library share. Private to core/library.
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

    /// Calls f in a transaction, gives what it gives. f says that it failed by throwing; that undoes everything.
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

    /// The same, and it is on the disk when it returns.
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
    /// The game with this content hash, the one outside the trash should there be several.
    std::optional<Known> findByContent(const Hash128& hash);
    Added add(const PreparedGame& game);
    /// A game's text; an error unless it is there and as it was written.
    core::Result<std::string> wholeText(GameId id);
    /// Makes a new game, with an id of its own unless one is given.
    GameId insert(const PreparedGame& game, std::optional<GameId> id = std::nullopt);
    /// Puts other content in a game's place; where it came from and when stays.
    void replace(GameId id, const PreparedGame& game);
    /// Reads the facts of games whose checksum does not fit again from their texts. How many it were; none where nothing can be written.
    std::uint64_t mendFacts();
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

    /// What a search for a text looks for: the SQL function has_text(x) the text itself, mentions(first_name, second_name, event, place,
    /// id) the names and labels in which it was found, by id, and the games in whose opening's name.
    struct Mentions {
        std::string text; ///< by record::foldCase()
        std::vector<bool> names;
        std::vector<bool> labels;
        std::vector<bool> games;
    };
    Mentions mentions;
    /// What the SQL function shown_opening(opening) makes of a name (GameFilter::openingName). There are few, and many games of each.
    struct ShownOpenings {
        std::function<std::string(const std::string&)> name; ///< null: they stay as they are
        std::unordered_map<std::string, std::string> known;
    };
    ShownOpenings shownOpenings;
    /// Games, by id, of which the SQL function at_position(id) says yes. All games are looked through for them, so they stand until the
    /// library changes: sorting and paging through what was found looks no more.
    struct AtPosition {
        std::optional<std::uint64_t> position;
        std::int64_t othersChanges = 0; ///< PRAGMA data_version
        int ownChanges = 0; ///< sqlite3_total_changes()
        std::vector<bool> games;
    };
    AtPosition atPosition;
    std::optional<RankSpan> ranks; ///< what the SQL function rank_within(first_rank, second_rank) looks for

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

    // Numbers of names, labels and files seen lately. Rows of these tables are never deleted, so a number stays right; only one that was
    // made in a transaction that failed later is wrong, so a failure forgets all.
    Ids m_names;
    Ids m_labels;
    Ids m_sources;
};

} // namespace evenmatch::library
