// Games and libraries for the tests of core/library.
#pragma once

#include "core/library/storage/packed_text.h"
#include "core/library/transfer/import.h"
#include "core/random.h"

#include <QTemporaryDir>

#include <fstream>
#include <stdexcept>

namespace evenmatch::samples {

/// A Go game that differs for every number: players "Black N % 50" and "White N % 37", an event in every tenth, a date from 1990 on. No two
/// stones touch, so every move is legal.
inline std::string sgf(std::uint64_t number)
{
    core::Random random(number);
    const auto twoDigits = [](std::uint64_t n) { return std::string(n < 10 ? "0" : "") + std::to_string(n); };
    std::string text = "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]PB[Black " + std::to_string(number % 50) + "]PW[White "
        + std::to_string(number % 37) + "]BR[" + std::to_string(1 + number % 9) + "k]WR[2d]EV[Event " + std::to_string(number % 10)
        + "]PC[Place " + std::to_string(number % 7) + "]DT[" + std::to_string(1990 + number % 30) + "-" + twoDigits(1 + number % 12) + "-"
        + twoDigits(1 + number % 28) + "]RE[" + (number % 2 == 0 ? "B+R" : "W+3.5") + "]GN[" + std::to_string(number) + "]";
    std::array<bool, 100> taken{};
    for (std::uint64_t move = 0; move < 10 + number % 40; ++move) {
        std::uint32_t point = random.below(100);
        while (taken[point])
            point = (point + 1) % 100;
        taken[point] = true;
        text += std::string(move % 2 == 0 ? ";B[" : ";W[") + static_cast<char>('a' + point % 10 * 2)
            + static_cast<char>('a' + point / 10 * 2) + "]";
    }
    return text + ")";
}

inline std::string collection(std::uint64_t first, std::uint64_t count)
{
    std::string text;
    for (std::uint64_t i = first; i < first + count; ++i)
        text += sgf(i) + "\n";
    return text;
}

inline std::filesystem::path writeFile(const std::filesystem::path& path, const std::string& text)
{
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

inline std::string readFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The first game of a text, ready for a library.
inline library::PreparedGame prepared(const std::string& text, const std::string& file = "test.sgf")
{
    library::TextPacker packer;
    auto reader = record::readGames(text, file);
    if (!reader)
        throw std::runtime_error(core::describe(reader.error()));
    auto game = (*reader)->next();
    if (!game || !*game)
        throw std::runtime_error("no game");
    auto result = library::prepare(**game, file, packer);
    if (!result)
        throw std::runtime_error(core::describe(result.error()));
    return std::move(*result);
}

inline std::vector<library::PreparedGame> preparedMany(std::uint64_t first, std::uint64_t count)
{
    std::vector<library::PreparedGame> games;
    for (std::uint64_t i = first; i < first + count; ++i)
        games.push_back(prepared(sgf(i)));
    return games;
}

/// A folder that is removed at the end.
class Folder {
public:
    std::filesystem::path operator/(const std::string& name) const { return std::filesystem::path(m_dir.path().toStdString()) / name; }

private:
    QTemporaryDir m_dir;
};

} // namespace evenmatch::samples
