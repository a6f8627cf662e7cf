// The game library: one SQLite file that never loses a game.
//
// Each game is stored unchanged (its text, byte for byte), with the data for lists and searches. Changes are transactions on a write-ahead
// log, so a killed program loses nothing that was committed. The library runs with synchronous=NORMAL: a power failure can lose the latest
// commits, but never the library's consistency; save() and update() of single games wait for the disk.
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
    bool create = true; ///< create a new library if there is no file
    bool checkIntegrity = true; ///< read the whole file; takes some seconds per gigabyte
    bool orReadOnly = false; ///< if the folder is not writable, open for reading; changes then return CannotWrite
    bool recover = false; ///< replace a damaged file with its readable contents; otherwise return LibraryDamaged
    int busyTimeoutMs = 10'000; ///< the time to wait for another program's transaction before LibraryBusy
};

/// The result of opening.
struct OpenReport {
    bool created = false;
    int migratedFrom = 0; ///< the file's older version; 0: none
    std::filesystem::path backup; ///< the file before its migration
    bool recovered = false; ///< the file was damaged, and a new one has its readable contents
    std::filesystem::path damagedFile; ///< the damaged file
    std::uint64_t gamesSaved = 0; ///< after a recovery
    std::optional<std::uint64_t> gamesLost; ///< after a recovery: the approximate minimum; none: unknown
    /// Games whose names, result, date or other facts were damaged and were read again from the game's text: found by the integrity check
    /// or a recovery. (Without the check, or without write access, LibraryDamaged is the first problem of such a game.)
    std::uint64_t factsMended = 0;
};

struct Player {
    PlayerId id = 0;
    std::string name;
    bool isMe = false;
    std::vector<std::string> names; ///< all names of this player
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

/// Analyses of a game by one network.
struct MadeAnalyses {
    std::string_view model;
    std::span<const Analysis> analyses;
};

/// A player's estimated rank and further results, as JSON.
struct Estimate {
    PlayerId player = 0;
    std::string model; ///< hash of the network's file
    std::chrono::sys_seconds madeAt;
    std::string json;
};

/// The progress of fetching an account's games (core/accounts). The format of `cursor` depends on the server.
struct Fetched {
    std::string server;
    std::string name;
    std::string selection; ///< the choice of its games
    std::string cursor;
    std::chrono::sys_seconds at;
};

struct Added {
    GameId id = 0;
    bool isNew = false; ///< false: this is the id of an equal game, or of one edited since its import; nothing was written
};

/// What adding does with games in the trash.
enum class Trashed : std::uint8_t {
    ComeBack, ///< the user adds them
    Stay, ///< they are read again only because others are new
};

struct Explored;
struct ExploreQuestion;
struct LibraryImpl;

/// A connection to a library file. Movable. One thread at a time uses a Library; threads and programs can each have one for the same file:
/// readers never wait, and writers wait for each other. The path ":memory:" is a library without a file.
class Library {
public:
    /// Errors leave the file untouched. A damaged library is LibraryDamaged, or, depending on the options, replaced by its readable
    /// contents, with the damaged file kept under another name; see report().
    static core::Result<Library> open(const std::filesystem::path& path, OpenOptions options = {});

    ~Library();
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;

    const OpenReport& report() const;
    const std::filesystem::path& path() const;

    /// Adds games in one transaction: all or none. A game in the trash is restored and counts as new, or with Trashed::Stay remains there;
    /// a game whose stored text is damaged is replaced, and counts as new, too.
    core::Result<std::vector<Added>> addAll(std::span<const PreparedGame> games, Trashed trashed = Trashed::ComeBack);
    /// Adds one game and waits for the disk.
    core::Result<Added> save(const PreparedGame& game);
    /// Replaces text and facts of a game, keeps its tags, and waits for the disk. Analyses are kept for the positions up to
    /// `unchangedPlies` moves, or all if the moves are the same; none if komi, handicap or rules are others. The game stays separate even
    /// if it now equals another one. `beside` is stored in the same transaction.
    core::Result<void> update(GameId id, const PreparedGame& game, int unchangedPlies = -1, const MadeAnalyses& beside = {});

    core::Result<StoredGame> game(GameId id);
    /// In the requested order; unknown ids are left out.
    core::Result<std::vector<StoredGame>> games(std::span<const GameId> ids);
    /// The game's original text.
    core::Result<std::string> text(GameId id);

    /// A number that changes when another connection has changed the library. Very cheap.
    core::Result<std::int64_t> othersChanges();

    core::Result<std::vector<GameId>> find(const GameFilter& filter, const Page& page = {});
    core::Result<std::uint64_t> count(const GameFilter& filter = {});

    /// How games continued from a position (openings/explored.h). The time grows with the moves of all games, and a little with the games
    /// that contain the position.
    core::Result<Explored> explore(const game::AnyPosition& position, const ExploreQuestion& question);

    /// Games imported by an older version have no positions (GameFilter::position) and no opening yet: their number, and computing them for
    /// at most this many games in one transaction, which returns the number done.
    core::Result<std::uint64_t> gamesWithoutPositions();
    core::Result<std::uint64_t> learnPositions(std::uint64_t most);

    /// Games in the trash appear only in the trash's list and count. Only emptyTrash() deletes games, and tags that no game
    /// has any more.
    core::Result<void> moveToTrash(std::span<const GameId> ids);
    core::Result<void> restoreFromTrash(std::span<const GameId> ids);
    core::Result<std::uint64_t> emptyTrash();

    /// Every name in a game is a player until it becomes an alias of another. Most games first.
    core::Result<std::vector<Player>> players();
    core::Result<Player> player(PlayerId id);
    core::Result<PlayerId> playerOf(std::string_view name);
    /// Makes `name` a name of this player; an unknown name is kept for later imports.
    core::Result<void> setAlias(std::string_view name, PlayerId player);
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

    /// Replaces an earlier entry for the same server, name (ignoring case of A-Z) and selection.
    core::Result<void> setFetched(const Fetched& fetched);
    /// The latest first.
    core::Result<std::vector<Fetched>> fetched();
    /// Adds cards in one transaction, except for positions that the player already has a card of. Returns the number added.
    core::Result<std::size_t> addCards(std::span<const lesson::Card> cards);
    /// A player's cards of a game family ("go"; empty: all), the oldest first; or one. "Me" has those of all names.
    core::Result<std::vector<lesson::Card>> cards(PlayerId player, std::string_view family = {});
    core::Result<lesson::Card> card(lesson::CardId id);
    /// Everybody's that were made from a game, by the moves before them; of each position one.
    core::Result<std::vector<lesson::Card>> cardsFrom(GameId game);
    /// What is known of its moves, in place of what was known; answers and schedule stay. NotFound.
    core::Result<void> reviseCard(const lesson::Card& card);
    core::Result<void> removeCards(std::span<const lesson::CardId> ids);
    /// Stores an answer, waits for the disk, and returns the scheduler's next date for the card.
    core::Result<lesson::Schedule> addAnswer(const lesson::Answer& answer, const lesson::Scheduler& scheduler);
    /// To all of a player's cards; the oldest first.
    core::Result<std::vector<lesson::Answer>> answersOf(PlayerId player);

private:
    explicit Library(std::unique_ptr<LibraryImpl> impl);
    std::unique_ptr<LibraryImpl> m_impl;
};

} // namespace evenmatch::library
