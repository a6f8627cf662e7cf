// lc0's own results for Maia's networks: a file beside the project (EVENMATCH_SHARED in tests/CMakeLists.txt).
#pragma once

#include "core/game/chess/position.h"
#include "core/json_text.h"
#include "nn/input/game_state.h"

#include <QTest>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace evenmatch::lc0 {

inline const std::filesystem::path kChessData = std::filesystem::path(SHARED_DATA) / "chess";

inline bool hasReference() { return std::filesystem::exists(kChessData / "maia-reference.json"); }

inline nlohmann::json loadReference()
{
    std::ifstream file(kChessData / "maia-reference.json");
    return core::readJson(file);
}

inline nn::GameState stateOf(const nlohmann::json& entry)
{
    chess::Position start;
    if (!entry["fen"].is_null())
        start = chess::Position::fromFen(entry["fen"].get<std::string>()).value();
    nn::GameState state{game::AnyPosition(start)};
    for (const auto& move : entry["moves"])
        state.play(state.position().parseMove(move.get<std::string>()).value());
    return state;
}

/// One row of test data for each position.
inline void addReferenceRows(const nlohmann::json& reference)
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < reference["positions"].size(); ++i)
        QTest::newRow(reference["positions"][i]["name"].get<std::string>().c_str()) << static_cast<int>(i);
}

} // namespace evenmatch::lc0
