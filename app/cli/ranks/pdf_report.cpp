#include "app/cli/ranks/pdf_report.h"

#include "core/whole_file.h"
#include "search/engine/child_process.h"

#include <cstdlib>

namespace evenmatch::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::seconds kPatience{120};

} // namespace

core::Result<std::string> findPrinter()
{
    const char* chosen = std::getenv("EVENMATCH_WINDOW");
    std::error_code failed;
    const fs::path beside = fs::read_symlink("/proc/self/exe", failed).parent_path() / "evenmatch";
    for (const std::string& name : chosen ? std::vector<std::string>{chosen} : std::vector<std::string>{beside.string(), "evenmatch"})
        if (const auto found = search::findProgram(name))
            return *found;
    return core::Error{core::ErrorCode::NotFound, "the program evenmatch, which makes PDF; a report ending in .html needs nothing else"};
}

core::Result<void> printPdf(const std::string& printer, const std::string& page, const fs::path& out)
{
    fs::path source = out;
    source += ".part.html"; // the report's folder has space and is writable
    if (auto written = core::writeWholeFile(source, page); !written)
        return written.error();
    std::error_code gone;
    auto child = search::ChildProcess::start({printer, "--print", fs::absolute(source).string(), "--to", fs::absolute(out).string()});
    if (!child) {
        fs::remove(source, gone);
        return child.error();
    }
    const auto said = child->readLine(search::fromNow(kPatience));
    child->end(std::chrono::seconds(2));
    fs::remove(source, gone);
    if (said && *said == "printed")
        return {};
    return core::Error{.code = core::ErrorCode::CannotWrite, .detail = said ? *said : child->lastWords(), .file = out.string()};
}

} // namespace evenmatch::cli
