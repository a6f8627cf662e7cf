#include "nn/data/teacher_labels.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "nn/data/labelled_games.h"
#include "nn/data/text_lines.h"
#include "nn/review/owners.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace evenmatch::nn {

namespace {

constexpr float kPermille = 0.001f;
constexpr double kSameRank = 150; ///< Elo between a player and the players that the teacher imitates

using Moves = std::vector<std::pair<std::uint16_t, float>>;

/// "Q16:322 D4:45" as moves and probabilities. False if a move is illegal.
bool readMoves(std::string_view text, const game::AnyPosition& position, Moves& moves)
{
    for (const std::string_view part : split(text, ' ')) {
        const std::size_t colon = part.rfind(':');
        if (colon == std::string_view::npos)
            return false;
        const auto move = position.parseMove(part.substr(0, colon));
        if (!move)
            return false;
        moves.emplace_back(move->code, static_cast<float>(numberOf<int>(part.substr(colon + 1))) * kPermille);
    }
    return !moves.empty();
}

/// The moves after the number in "57 Q16 D4", which replace the game's. False if one is illegal.
bool playAside(std::string_view place, game::AnyPosition& position, std::vector<std::uint16_t>& aside)
{
    const auto words = split(place, ' ');
    for (const std::string_view word : std::span(words).subspan(1)) {
        const auto move = position.parseMove(word);
        if (!move || position.isOver() || !position.isLegal(*move) || aside.size() == TeacherLabel::kMostAside)
            return false;
        position.play(*move);
        aside.push_back(move->code);
    }
    return true;
}

/// KataGo's evaluation of a position: win rate, lead, moves, and optionally owners. `columns` begin with the win rate; the game's key is
/// not among them.
bool readGo(std::span<const std::string_view> columns, const game::AnyPosition& position, TeacherLabel& label)
{
    label.value = 2 * numberOf<float>(columns[0]) - 1;
    label.lead = numberOf<float>(columns[1]);
    label.hasLead = true;
    if (!columns[2].empty() && !readMoves(columns[2], position, label.moves))
        return false;
    if (columns.size() < 4)
        return !label.moves.empty();
    label.owners = ownersFrom(columns[3]);
    const auto* const go = position.as<go::Position>();
    return go && label.owners.size() == static_cast<std::size_t>(go->size() * go->size());
}

/// One teacher's evaluation of a chess position: elo, win permille, moves.
struct Taught {
    double rating = 0;
    float value = 0;
    Moves moves;
};

std::optional<std::vector<Taught>> readTaught(std::span<const std::string_view> columns, const game::AnyPosition& position)
{
    std::vector<Taught> all;
    for (std::size_t i = 3; i + 2 < columns.size(); i += 3) {
        Taught one{numberOf<double>(columns[i]), 2 * numberOf<float>(columns[i + 1]) * kPermille - 1, {}};
        if (!readMoves(columns[i + 2], position, one.moves))
            return std::nullopt;
        all.push_back(std::move(one));
    }
    return all.empty() ? std::nullopt : std::optional(std::move(all));
}

const Taught& nearestTo(double rating, std::span<const Taught> all)
{
    return *std::ranges::min_element(all, {}, [&](const Taught& one) { return std::abs(one.rating - rating); });
}

void hear(std::span<const Taught> all, double mover, TeacherLabel& label)
{
    const Taught& own = nearestTo(mover, all);
    label.value = own.value;
    label.ofRank = std::abs(mover - own.rating) <= kSameRank;
    label.moves = own.moves;
}

/// Finds games by their place. Two folders may have files of one name: then the game's key distinguishes them, and a label without a key is
/// dropped.
class Places {
public:
    explicit Places(std::span<const LabelledGame> games) : m_games(games), m_keys(games.size())
    {
        for (std::uint32_t i = 0; i < games.size(); ++i)
            m_byPlace.emplace(std::pair{games[i].file, games[i].line}, i);
    }

    /// `key` empty: not known
    std::optional<std::uint32_t> find(std::string_view file, std::uint64_t line, std::string_view key)
    {
        const auto [begin, end] = m_byPlace.equal_range({std::string(file), line});
        const std::ranges::subrange there(begin, end);
        const auto isIt = [&](const auto& place) { return keyOf(place.second) == (key.empty() ? keyOf(begin->second) : key); };
        if (there.empty() || (key.empty() && !std::ranges::all_of(there, isIt)))
            return std::nullopt;
        const auto found = std::ranges::find_if(there, isIt);
        return found != end ? std::optional(found->second) : std::nullopt;
    }

private:
    const std::string& keyOf(std::uint32_t game)
    {
        if (m_keys[game].empty())
            m_keys[game] = contentKey(m_games[game]);
        return m_keys[game];
    }

    std::span<const LabelledGame> m_games;
    std::multimap<std::pair<std::string, std::uint64_t>, std::uint32_t> m_byPlace;
    std::vector<std::string> m_keys;
};

/// Plays games up to a ply. Labels are sorted by game and ply, so it hardly ever restarts a game.
class Cursor {
public:
    explicit Cursor(std::span<const LabelledGame> games) : m_games(games) { }

    /// REQUIRES: ply <= moves of the game
    const game::AnyPosition& at(std::uint32_t game, std::size_t ply)
    {
        if (m_game != game || ply < m_ply) {
            m_game = game;
            m_ply = 0;
            m_position = *m_games[game].start;
        }
        for (; m_ply < ply; ++m_ply)
            m_position.play(m_games[game].moves[m_ply]);
        return m_position;
    }

private:
    std::span<const LabelledGame> m_games;
    std::optional<std::uint32_t> m_game;
    std::size_t m_ply = 0;
    game::AnyPosition m_position;
};

} // namespace

GameState stateOf(const TeacherLabel& label, const LabelledGame& game)
{
    GameState state = stateAt(game, label.ply);
    for (const std::uint16_t code : label.aside)
        state.play({code});
    return state;
}

core::Result<std::vector<TeacherLabel>> readTeacherLabels(const std::filesystem::path& path, std::span<const LabelledGame> games)
{
    Places places(games);
    std::vector<TeacherLabel> labels;
    std::uint64_t unreadable = 0;
    Cursor cursor(games);
    const auto read = [&](std::string_view line, std::uint64_t) {
        if (line.starts_with('#'))
            return; // a comment with the teacher and the folder
        const auto columns = split(line, '\t');
        if (columns.size() < 6) {
            ++unreadable;
            return;
        }
        const bool hasKey = columns.size() % 3 != 0;
        const auto found = places.find(columns[0], numberOf<std::uint64_t>(columns[1]), hasKey ? columns.back() : std::string_view());
        if (!found)
            return;
        TeacherLabel label;
        label.game = *found;
        label.ply = numberOf<std::uint32_t>(columns[2]);
        const LabelledGame& game = games[label.game];
        if (label.ply >= game.moves.size())
            return;
        const game::AnyPosition& position = cursor.at(label.game, label.ply);
        if (position.as<chess::Position>()) {
            const auto taught = readTaught(columns, position);
            if (!taught) {
                ++unreadable;
                return;
            }
            hear(*taught, game.sides[static_cast<std::size_t>(game.sideOf(label.ply))].rating, label);
        } else {
            game::AnyPosition there = position;
            if (!playAside(columns[2], there, label.aside)
                || !readGo(std::span(columns).subspan(3, columns.size() - (hasKey ? 4 : 3)), there, label)) {
                ++unreadable;
                return;
            }
        }
        labels.push_back(std::move(label));
    };
    const auto files = filesUnder(path);
    if (!files)
        return files.error();
    for (const std::filesystem::path& file : *files) {
        if (file.extension() == ".part")
            continue; // unfinished file
        if (const auto done = forEachLine(file, read); !done)
            return done.error();
    }
    if (labels.empty())
        return core::Error{core::ErrorCode::BadValue,
            {EVENMATCH_TEXT("Errors", "none of the labels is for these games; unreadable labels: %1"), {std::to_string(unreadable)}},
            path.string()};
    return labels;
}

} // namespace evenmatch::nn
