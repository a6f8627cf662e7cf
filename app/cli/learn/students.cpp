// evenmatch-cli students: the students of a library's user, with their games and cards.
#include "app/cli/commands.h"
#include "app/cli/words.h"
#include "app/shared/open_library.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

constexpr std::array<const char*, 2> kStudentGames = {"go", "chess"};

struct StudentsOptions {
    std::filesystem::path library;
};

struct StudentRow {
    library::Student student;
    std::vector<std::string> names; ///< of the student in games
    std::array<std::uint64_t, kStudentGames.size()> games{};
    std::array<std::size_t, kStudentGames.size()> cards{};
};

core::Result<StudentRow> rowOf(library::Library& library, const library::Student& student)
{
    StudentRow row{.student = student, .names = {}};
    for (const library::PlayerId id : student.players) {
        const auto player = library.player(id);
        if (!player)
            return player.error();
        row.names.insert(row.names.end(), player->names.begin(), player->names.end());
    }
    for (std::size_t game = 0; game < kStudentGames.size(); ++game) {
        const auto games = library.count({.student = student.id, .game = std::string(kStudentGames[game]) + '*'});
        const auto cards = library.cards(student.id, kStudentGames[game]);
        if (!games || !cards)
            return games ? cards.error() : games.error();
        row.games[game] = *games;
        row.cards[game] = cards->size();
    }
    return row;
}

core::Result<std::vector<StudentRow>> rowsOf(const StudentsOptions& options, Context& context)
{
    auto library = openLibrary(options.library, {.create = false, .orReadOnly = true}, context);
    if (!library)
        return library.error();
    const auto students = library->students();
    if (!students)
        return students.error();
    std::vector<StudentRow> rows;
    for (const library::Student& student : *students) {
        auto row = rowOf(*library, student);
        if (!row)
            return row.error();
        rows.push_back(*std::move(row));
    }
    return rows;
}

void listStudents(const StudentsOptions& options, Context& context)
{
    const auto rows = rowsOf(options, context);
    if (!rows)
        return fail(context, rows.error());
    if (context.json) {
        nlohmann::ordered_json json{{"students", nlohmann::ordered_json::array()}};
        for (const StudentRow& row : *rows)
            json["students"].push_back({{"name", row.student.name}, {"names", row.names},
                {"games", {{"go", row.games[0]}, {"chess", row.games[1]}}}, {"cards", {{"go", row.cards[0]}, {"chess", row.cards[1]}}}});
        return print(json);
    }
    if (rows->empty())
        std::cout << "This library has no students. The window's Learn page adds them.\n";
    for (const StudentRow& row : *rows) {
        std::cout << row.student.name;
        for (std::size_t game = 0; game < kStudentGames.size(); ++game)
            if (row.games[game] + row.cards[game] > 0)
                std::cout << "  " << kStudentGames[game] << ": " << counted(row.games[game], "game") << ", "
                          << counted(row.cards[game], "card");
        std::cout << '\n';
    }
}

} // namespace

void addStudents(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "students", "List the students of a library's user, with their games and cards");
    const auto options = std::make_shared<StudentsOptions>();
    command->add_option("--library", options->library, "The library's file")->required();
    command->callback([options, &context] { listStudents(*options, context); });
}

} // namespace evenmatch::cli
