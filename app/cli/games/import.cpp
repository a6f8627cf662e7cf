// evenmatch-cli import: files and folders of games into a library.
#include "core/library/transfer/import.h"
#include "app/cli/commands.h"
#include "app/cli/words.h"
#include "app/shared/job_watch.h"
#include "app/shared/open_library.h"

#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

struct ImportOptions {
    std::filesystem::path library;
    bool recover = false;
    std::vector<std::filesystem::path> paths;
};

/// The place is printed separately, so the reason is only the sentence.
std::string reasonOf(const core::Error& error) { return core::describe({.code = error.code, .detail = error.detail, .move = error.move}); }

void printImportJson(const library::ImportReport& report, const library::OpenReport& opened)
{
    nlohmann::ordered_json failed = nlohmann::ordered_json::array();
    const auto add = [&](const core::Error& error, bool kept) {
        failed.push_back({{"file", error.file}, {"game", error.game}, {"line", error.line}, {"reason", reasonOf(error)}, {"kept", kept}});
    };
    for (const core::Error& error : report.failed)
        add(error, false);
    for (const core::Error& error : report.problems)
        add(error, true);
    print({{"imported", report.imported}, {"duplicates", report.duplicates}, {"failed", failed}, {"failedFiles", report.failedFiles},
        {"failedGames", report.failedGames}, {"gamesWithProblems", report.gamesWithProblems}, {"skippedFiles", report.skipped},
        {"stopped", report.stopped}, {"recovered", recoveryJson(opened)}});
}

void printImported(const library::ImportReport& report)
{
    for (const core::Error& error : report.failed)
        std::cerr << core::describe(error) << '\n';
    for (const core::Error& error : report.problems)
        std::cerr << describeKept(error) << '\n';
    std::cout << counted(report.imported, "game") << " imported";
    const auto also = [](std::uint64_t count, const std::string& what) {
        if (count > 0)
            std::cout << ", " << what;
    };
    also(report.duplicates, std::to_string(report.duplicates) + " there already");
    also(report.gamesWithProblems, std::to_string(report.gamesWithProblems) + " of them with an error");
    also(report.failedGames, counted(report.failedGames, "game") + " unreadable");
    also(report.failedFiles, counted(report.failedFiles, "file") + " unreadable");
    also(report.skipped, counted(report.skipped, "file") + " of another kind skipped");
    std::cout << (report.stopped ? "; stopped, import again to continue\n" : "\n");
}

void runImport(const ImportOptions& options, Context& context)
{
    // Without games to recover or import, a new library under a mistyped name is of no use.
    auto library = openLibrary(options.library, {.create = !options.paths.empty(), .recover = options.recover}, context);
    if (!library)
        return fail(context, library.error(), 2);
    const auto report
        = runWatched<library::ImportReport>([&](jobs::JobContext& job) { return library::importGames(*library, options.paths, job); });
    if (!report)
        return fail(context, report.error());

    context.json ? printImportJson(*report, library->report()) : printImported(*report);
    if (report->failedFiles + report->failedGames + report->gamesWithProblems > 0 || report->stopped)
        context.exitCode = 1;
}

} // namespace

void addImport(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "import", "Import games from files and folders into a library");
    const auto options = std::make_shared<ImportOptions>();
    command->add_option("--library", options->library, "The library file, created if missing")->required();
    addRecoverOption(*command, options->recover);
    command->add_option("paths", options->paths,
        "SGF, PGN, FEN, GIB, NGF and UGI files, also compressed, ZIP archives, and folders of them; none with --recover alone");
    command->callback([options, &context] {
        if (options->paths.empty() && !options->recover)
            throw CLI::RequiredError("paths");
        runImport(*options, context);
    });
}

} // namespace evenmatch::cli
