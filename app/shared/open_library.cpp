#include "app/shared/open_library.h"

#include <iostream>

namespace evenmatch::cli {

void addRecoverOption(CLI::App& command, bool& recover)
{
    command.add_flag("--recover", recover, "Replace a damaged library by what can be read of it; the damaged file is kept beside it");
}

core::Result<library::Library> openLibrary(const std::filesystem::path& path, library::OpenOptions options, Context& context)
{
    auto opened = library::Library::open(path, options);
    if (!opened) {
        core::Error error = opened.error();
        error.file = error.file.empty() ? path.string() : error.file;
        if (error.code == core::ErrorCode::LibraryDamaged && !options.recover)
            error.detail += "; nothing was changed. `import --recover` saves what can be read of it and keeps the damaged file";
        return error;
    }
    const library::OpenReport& report = opened->report();
    if (report.recovered) {
        std::cerr << path.string() << " was damaged. Games saved from it: " << report.gamesSaved << "; "
                  << (report.gamesLost ? "lost, at least about: " + std::to_string(*report.gamesLost) : "how many were lost cannot be told")
                  << ". The damaged file is kept as " << report.damagedFile.string() << '\n';
        context.exitCode = 1;
    }
    return opened;
}

nlohmann::ordered_json recoveryJson(const library::OpenReport& report)
{
    if (!report.recovered)
        return nullptr;
    nlohmann::ordered_json json{{"damagedFile", report.damagedFile.string()}, {"gamesSaved", report.gamesSaved}, {"gamesLost", nullptr}};
    if (report.gamesLost)
        json["gamesLost"] = *report.gamesLost;
    return json;
}

} // namespace evenmatch::cli
