// The game library: one SQLite file that never loses a game.
//
// Every game lies in it as it came (its text, byte for byte), beside what lists and searches need. Writing happens in transactions on a
// write-ahead log: a program that is killed leaves everything that was committed. The library runs with synchronous=NORMAL, so a power
// failure can take the last commits, never the library's consistency; save() and update() of single games wait for the disk.
#pragma once

#include "core/game/any_position.h"
#include "core/lesson/card.h"
#include "core/library/game_entry.h"
#include "core/library/library_filter.h"

#include <filesystem>
#include <memory>
#include <span>

namespace evenmatch::library {

struct OpenOptions {
    bool create = true; ///< make a new library where there is no file
    bool checkIntegrity = true; ///< read the whole file through; some seconds for a gigabyte
    bool orReadOnly = false; ///< where the folder cannot be written, read what lies there; whatever writes is CannotWrite then
    bool recover = false; ///< replace a damaged file by what can be read of it; else it stays, and is LibraryDamaged
    int busyTimeoutMs = 10'000; ///< how long to wait for another program's transaction before LibraryBusy
};

/// What opening found and did.
struct OpenReport {
    bool created = false;
    int migratedFrom = 0; ///< the older version the file had; 0: none
    std::filesystem::path backup; ///< of the file before its migration
    bool recovered = false; ///< the file was damaged, what could be read of it is in a new one
    std::filesystem::path damagedFile; ///< where the damaged one is kept
    std::uint64_t gamesSaved = 0; ///< when recovered
    std::optional<std::uint64_t> gamesLost; ///< when recovered: at least about so many; none: it cannot be told
    /// Games whose names, result, date or other facts were damaged, and were read again from the game's text: found by the integrity check
    /// or when recovered. (Opened without it, or to read only, such a game says so itself: LibraryDamaged is the first of its problems.)
    std::uint64_t factsMended = 0;
};

struct Player {
    PlayerId id = 0;
    std::string name;
    bool isMe = false;
    std::vector<std::string> names; ///< all that mean this player
    std::uint64_t games = 0; ///< outside the trash
};

/// A student of the user, a coach. His or her games are those of the players, and those with the tag that is the student's name.
struct Student {
    PlayerId id = 0; ///< a player of its own, who has the cards and the estimates
    std::string name;
    std::vector<PlayerId> players; ///< of the games that are the student

    bool operator==(const Student&) const = default;
};

/// A network's analysis of the position after `ply` moves of the main line. What `data` holds is its maker's business, told by `version`.
struct Analysis {
    int ply = 0;
    int version = 0;
    std::string data;

    bool operator==(const Analysis&) const = default;
};

/// Analyses of a game by one maker.
struct MadeAnalyses {
    std::string_view model;
    std::span<const Analysis> analyses;
};

/// A player's estimated rank, with whatever belongs to it, as JSON.
struct Estimate {
    PlayerId player = 0;
    std::string model; ///< hash of the network's file
    std::chrono::sys_seconds madeAt;
    std::string json;
};

/// How far the games of an account on a server were fetched (core/accounts). What `cursor` says is the server's business.
struct Fetched {
    std::string server;
    std::string name;
    std::string selection; ///< which of its games
    std::string cursor;
    std::chrono::sys_seconds at;
};

struct Added {
    GameId id = 0;
    bool isNew = false; ///< false: the library holds the same game already; it is the one named, and nothing was written
};

struct Explored;
struct ExploreQuestion;
struct LibraryImpl;

/// A connection to a library file. Movable. One thread at a time uses a Library; several of them (threads, programs) may have one each
/// on the same file: readers never wait, writers wait for each other. The path ":memory:" is a library without a file.
class Library {
public:
    /// Errors leave the file untouched. A damaged library is LibraryDamaged, or where the options say so replaced by what can be read of
    /// it, the damaged file kept under another name; see report().
    static core::Result<Library> open(const std::filesystem::path& path, OpenOptions options = {});

    ~Library();
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;

    const OpenReport& report() const;
    const std::filesystem::path& path() const;

    /// Puts games in, in one transaction: all or none. A game that lies in the trash comes back and counts as new; so does one
    /// whose text here is damaged, which is replaced.
    core::Result<std::vector<Added>> addAll(std::span<const PreparedGame> games);
    /// Puts one game in and waits for the disk.
    core::Result<Added> save(const PreparedGame& game);
    /// Replaces text and facts of a game, keeps its tags, waits for the disk. Analyses stay for the positions up to
    /// `unchangedPlies` moves, all of them when the moves are the same. The game stays one of its own even when another says the same.
    /// `beside` goes in with it, or neither does.
    core::Result<void> update(GameId id, const PreparedGame& game, int unchangedPlies = -1, const MadeAnalyses& beside = {});

    core::Result<StoredGame> game(GameId id);
    /// In the order asked for; ids that are not there are left out.
    core::Result<std::vector<StoredGame>> games(std::span<const GameId> ids);
    /// The game exactly as it came.
    core::Result<std::string> text(GameId id);
    /// Every game outside the trash with the same moves, the game itself included.
    core::Result<std::vector<GameId>> gamesWithSameMoves(GameId id);

    /// A number that is another one once somebody else, over another connection, has changed the library. Costs next to nothing.
    core::Result<std::int64_t> othersChanges();

    core::Result<std::vector<GameId>> find(const GameFilter& filter, const Page& page = {});
    core::Result<std::uint64_t> count(const GameFilter& filter = {});

    /// What games went on with from a position (openings/explored.h). Its cost grows with the moves of all games, a little with the games
    /// that come to the position.
    core::Result<Explored> explore(const game::AnyPosition& position, const ExploreQuestion& question);

    /// Games put in by an older version do not know their positions (GameFilter::position) and their opening yet: how many they are, and
    /// reading those of at most so many, in one transaction; how many it were.
    core::Result<std::uint64_t> gamesWithoutPositions();
    core::Result<std::uint64_t> learnPositions(std::uint64_t most);

    /// Trashed games are in no list and no count but the trash's own. Only emptyTrash() deletes.
    core::Result<void> moveToTrash(std::span<const GameId> ids);
    core::Result<void> restoreFromTrash(std::span<const GameId> ids);
    core::Result<std::uint64_t> emptyTrash();

    /// Every name that stands in a game is a player until it is said to be another's. Most games first.
    core::Result<std::vector<Player>> players();
    core::Result<Player> player(PlayerId id);
    core::Result<PlayerId> playerOf(std::string_view name);
    /// From now on `name` means this player; a name nobody has yet is kept for later imports.
    core::Result<void> setAlias(std::string_view name, PlayerId player);
    core::Result<void> renamePlayer(PlayerId player, std::string_view name);
    core::Result<void> setMe(PlayerId player, bool isMe);

    /// By name.
    core::Result<std::vector<Student>> students();
    /// The player of that name becomes the student's, unless he or she is "me" or another's. A removed student of that name comes back as
    /// he or she was. BadArgument: there is a student of that name.
    core::Result<PlayerId> addStudent(std::string_view name);
    /// The tag, too. BadArgument: there is a student or a tag of that name.
    core::Result<void> renameStudent(PlayerId student, std::string_view name);
    /// Games, tags, cards and estimates stay.
    core::Result<void> removeStudent(PlayerId student);
    /// A player is one student at most.
    core::Result<void> setStudentPlayer(PlayerId student, PlayerId player, bool isStudent);

    core::Result<void> addTag(std::span<const GameId> ids, std::string_view tag);
    core::Result<void> removeTag(std::span<const GameId> ids, std::string_view tag);
    core::Result<std::vector<std::string>> tags();
    core::Result<std::vector<std::string>> tagsOf(GameId id);

    /// Stores analyses of a game by a network, replacing those of the same plies, in one transaction.
    core::Result<void> setAnalyses(GameId id, std::string_view model, std::span<const Analysis> analyses);
    core::Result<std::vector<Analysis>> analyses(GameId id, std::string_view model);

    core::Result<void> addEstimate(const Estimate& estimate);
    /// The oldest first.
    core::Result<std::vector<Estimate>> estimates(PlayerId player);

    /// In the place of what was said of the same server, name (A-Z as a-z) and selection.
    core::Result<void> setFetched(const Fetched& fetched);
    /// The latest first.
    core::Result<std::vector<Fetched>> fetched();
    /// Puts cards in, in one transaction; of positions that the player has a card of already, nothing is taken. How many were new.
    core::Result<std::size_t> addCards(std::span<const lesson::Card> cards);
    /// A player's cards of a game family ("go", "chess"; empty: all), the oldest first; or one.
    core::Result<std::vector<lesson::Card>> cards(PlayerId player, std::string_view family = {});
    core::Result<lesson::Card> card(lesson::CardId id);
    /// Everybody's that were made from a game, by the moves before them; of each position one.
    core::Result<std::vector<lesson::Card>> cardsFrom(GameId game);
    /// What is known of its moves, in place of what was known; answers and schedule stay. NotFound.
    core::Result<void> reviseCard(const lesson::Card& card);
    core::Result<void> removeCards(std::span<const lesson::CardId> ids);
    /// Logs an answer, waits for the disk, and says by the scheduler when the card comes again.
    core::Result<lesson::Schedule> addAnswer(const lesson::Answer& answer, const lesson::Scheduler& scheduler);
    /// To one card, or to all of a player's; the oldest first.
    core::Result<std::vector<lesson::Answer>> answersTo(lesson::CardId card);
    core::Result<std::vector<lesson::Answer>> answersOf(PlayerId player);

private:
    explicit Library(std::unique_ptr<LibraryImpl> impl);
    std::unique_ptr<LibraryImpl> m_impl;
};

} // namespace evenmatch::library
