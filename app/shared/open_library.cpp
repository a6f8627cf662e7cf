#include "app/shared/open_library.h"

#include "nn/data/player_games.h"

#include <algorithm>
#include <iostream>
#include <span>

namespace evenmatch::cli {

void addRecoverOption(CLI::App& command, bool& recover)
{
    command.add_flag("--recover", recover, "Replace a damaged library with its recoverable games; the damaged file is kept");
}

core::Result<library::Library> openLibrary(const std::filesystem::path& path, library::OpenOptions options, Context& context)
{
    auto opened = library::Library::open(path, options);
    if (!opened) {
        core::Error error = opened.error();
        error.file = error.file.empty() ? path.string() : error.file;
        if (error.code == core::ErrorCode::LibraryDamaged && !options.recover)
            error.detail
                = {"%1; nothing was changed. `import --recover` recovers its readable games and keeps the damaged file", {error.detail}};
        return error;
    }
    const library::OpenReport& report = opened->report();
    if (report.recovered) {
        std::cerr << path.string() << " was damaged. Games recovered: " << report.gamesSaved << "; "
                  << (report.gamesLost ? "lost, at least about: " + std::to_string(*report.gamesLost)
                                       : "the number of lost games is unknown")
                  << ". The damaged file is kept as " << report.damagedFile.string() << '\n';
        context.exitCode = 1;
    }
    if (report.factsMended > 0)
        std::cerr << path.string() << ": the names, results or dates of " << report.factsMended
                  << " games were damaged and were restored from the games.\n";
    return opened;
}

core::Result<library::Player> playerNamed(library::Library& library, const std::string& name)
{
    constexpr std::size_t kNamed = 5;
    const auto players = library.players();
    if (!players)
        return players.error();
    const auto named = [&](const auto& isSame) {
        return std::ranges::find_if(*players, [&](const library::Player& player) { return std::ranges::any_of(player.names, isSame); });
    };
    auto found = named([&](const std::string& one) { return one == name; });
    if (found == players->end())
        found = named([&](const std::string& one) { return nn::comparableName(one) == nn::comparableName(name); });
    if (found != players->end())
        return *found;
    std::string known;
    for (const library::Player& player : std::span(*players).first(std::min(kNamed, players->size())))
        known += (known.empty() ? "" : ", ") + player.name + ' ' + std::to_string(player.games);
    return core::Error{core::ErrorCode::NotFound, {"%1 (most games have: %2)", {name, known}}};
}

core::Result<library::Student> studentNamed(library::Library& library, const std::string& name)
{
    const auto students = library.students();
    if (!students)
        return students.error();
    const auto found = std::ranges::find(*students, name, &library::Student::name);
    if (found != students->end())
        return *found;
    std::string known;
    for (const library::Student& student : *students)
        known += (known.empty() ? "" : ", ") + student.name;
    if (known.empty())
        return core::Error{core::ErrorCode::NotFound, {"student %1 (the library has no students)", {name}}};
    return core::Error{core::ErrorCode::NotFound, {"student %1 (the library has: %2)", {name, known}}};
}

nlohmann::ordered_json recoveryJson(const library::OpenReport& report)
{
    if (!report.recovered)
        return nullptr;
    nlohmann::ordered_json json{{"damagedFile", report.damagedFile.string()}, {"gamesSaved", report.gamesSaved}, {"gamesLost", nullptr},
        {"factsMended", report.factsMended}};
    if (report.gamesLost)
        json["gamesLost"] = *report.gamesLost;
    return json;
}

} // namespace evenmatch::cli
