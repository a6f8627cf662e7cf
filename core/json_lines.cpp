#include "core/json_lines.h"

#include "core/json_text.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace evenmatch::core {

using nlohmann::json;

struct JsonLines::File {
    ~File()
    {
        if (descriptor >= 0)
            ::close(descriptor);
    }
    Error failure(ErrorCode code) const { return {code, std::strerror(errno), path.string()}; }
    Result<void> append(const json& line) const;
    Result<std::size_t> read(const json& header, const std::string& mayDiffer, const std::string& text);

    std::filesystem::path path;
    int descriptor = -1;
    std::vector<json> lines;
};

Result<void> JsonLines::File::append(const json& line) const
{
    const std::string text = jsonText(line) + '\n';
    const off_t before = ::lseek(descriptor, 0, SEEK_END);
    std::string_view rest = text;
    while (!rest.empty()) {
        const ssize_t count = ::write(descriptor, rest.data(), rest.size());
        if (count == 0 || (count < 0 && errno != EINTR))
            break;
        rest.remove_prefix(count > 0 ? static_cast<std::size_t>(count) : 0);
    }
    if (rest.empty() && ::fdatasync(descriptor) == 0)
        return {};
    const Error error = failure(ErrorCode::CannotWrite);
    [[maybe_unused]] const int cut = ::ftruncate(descriptor, before); // the next line must not continue a half-written one
    return error;
}

/// Returns the position where the whole lines of the text end.
Result<std::size_t> JsonLines::File::read(const json& header, const std::string& mayDiffer, const std::string& text)
{
    const auto comparable = [&](json object) {
        object.erase(mayDiffer);
        return object;
    };
    std::size_t good = 0;
    std::uint64_t number = 0;
    for (std::size_t end = 0; (end = text.find('\n', good)) != std::string::npos; good = end + 1) {
        ++number;
        json line = parseJson(std::string_view(text).substr(good, end - good));
        if (number == 1) {
            if (line.is_discarded() || !line.is_object() || comparable(line) != comparable(header))
                return Error{.code = ErrorCode::BadArgument,
                    .detail = EVENMATCH_TEXT("Errors", "it belongs to another run; choose another file"),
                    .file = path.string(),
                    .line = number};
            continue;
        }
        if (line.is_discarded())
            return Error{.code = ErrorCode::BadValue, .detail = "JSON", .file = path.string(), .line = number};
        lines.push_back(std::move(line));
    }
    return good;
}

JsonLines::JsonLines(std::unique_ptr<File> file) : m_file(std::move(file)) { }
JsonLines::JsonLines(JsonLines&&) noexcept = default;
JsonLines& JsonLines::operator=(JsonLines&&) noexcept = default;
JsonLines::~JsonLines() = default;

Result<JsonLines> JsonLines::open(const std::filesystem::path& path, const json& header, const std::string& mayDiffer)
{
    auto file = std::make_unique<File>();
    file->path = path;
    file->descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file->descriptor < 0 || ::flock(file->descriptor, LOCK_EX | LOCK_NB) != 0)
        return file->failure(ErrorCode::CannotOpen);
    struct stat status = {};
    if (::fstat(file->descriptor, &status) != 0)
        return file->failure(ErrorCode::CannotOpen);
    if (!S_ISREG(status.st_mode)) // a device has no end
        return Error{.code = ErrorCode::CannotOpen, .detail = EVENMATCH_TEXT("Errors", "it is not a regular file"), .file = path.string()};
    std::ifstream stream(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    if (stream.bad())
        return file->failure(ErrorCode::CannotRead);
    const auto good = file->read(header, mayDiffer, text);
    if (!good)
        return good.error();
    if (*good < text.size() && ::ftruncate(file->descriptor, static_cast<off_t>(*good)) != 0)
        return file->failure(ErrorCode::CannotWrite);
    if (*good == 0)
        if (auto done = file->append(header); !done)
            return done.error();
    return JsonLines(std::move(file));
}

const std::vector<json>& JsonLines::lines() const { return m_file->lines; }

Error JsonLines::errorAt(std::size_t i, Error error) const
{
    error.file = m_file->path.string();
    error.line = i + 2;
    return error;
}

Result<void> JsonLines::append(const json& line) { return m_file->append(line); }

} // namespace evenmatch::core
