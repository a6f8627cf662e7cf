#include "core/whole_file.h"

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <random>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace evenmatch::core {

namespace fs = std::filesystem;

namespace {

constexpr mode_t kAnyMode = 0666; ///< without the bits of the user's umask
constexpr mode_t kPermissions = 07777;
constexpr std::size_t kLongestName = 200; ///< of at most 255 bytes of a file's name; the rest makes it unique

Error cannotWrite(const fs::path& path, int reason)
{
    return {ErrorCode::CannotWrite, std::generic_category().message(reason), path.string()};
}

/// Some file systems do not support it and return an error; then there is nothing to wait for.
bool sync(int descriptor) { return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP; }

/// A new name is on the disk once its folder is. A folder that cannot be read cannot be synchronised either.
Result<void> syncFolderOf(const fs::path& path)
{
    const fs::path folder = path.has_parent_path() ? path.parent_path() : ".";
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return {};
    const bool isSynced = sync(descriptor);
    const int reason = errno;
    ::close(descriptor);
    return isSynced ? Result<void>() : cannotWrite(path, reason);
}

/// Opens a file with a new name in the folder of `target`, with the permissions of the old one. Sets `part`; returns -1 and sets errno if
/// it fails.
int openBeside(const fs::path& target, fs::path& part)
{
    struct stat old { };
    const bool isThere = ::stat(target.c_str(), &old) == 0;
    if (isThere && ::access(target.c_str(), W_OK) != 0)
        return -1;
    const std::string begin = (target.parent_path() / target.filename().string().substr(0, kLongestName)).string();
    int descriptor = -1;
    do {
        part = begin + '.' + std::to_string(std::random_device{}()) + ".part";
        descriptor = ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kAnyMode);
    } while (descriptor < 0 && errno == EEXIST);
    const int reason = errno;
    if (descriptor < 0)
        part.clear(); // another program's file must not be removed
    else if (isThere) [[maybe_unused]]
        const int kept = ::fchmod(descriptor, old.st_mode & kPermissions);
    errno = reason;
    return descriptor;
}

} // namespace

Result<std::string> readWholeFile(const fs::path& path, std::uintmax_t most)
{
    std::error_code failed;
    const std::uintmax_t size = fs::file_size(path, failed);
    std::ifstream in(path, std::ios::binary);
    if (failed || !in)
        return Error{ErrorCode::CannotOpen, failed ? failed.message() : std::generic_category().message(errno), path.string()};
    if (size > most)
        return Error{ErrorCode::TooLarge, {EVENMATCH_TEXT("Errors", "%1 bytes, at most %2"), {std::to_string(size), std::to_string(most)}},
            path.string()};
    return std::string(std::istreambuf_iterator<char>(in), {});
}

fs::path withoutLinks(const fs::path& path)
{
    std::error_code failed;
    if (!fs::is_symlink(path, failed))
        return path;
    fs::path target = fs::weakly_canonical(path, failed);
    return failed ? path : target;
}

bool isReplaceable(const fs::path& path)
{
    std::error_code failed;
    const fs::file_status status = fs::status(path, failed);
    return !fs::is_character_file(status) && !fs::is_block_file(status) && !fs::is_fifo(status) && !fs::is_socket(status);
}

Result<NewFile> NewFile::create(const fs::path& path, Survives survives)
{
    NewFile file;
    file.m_survives = survives;
    if (isReplaceable(path)) {
        file.m_path = withoutLinks(path);
        file.m_descriptor = openBeside(file.m_path, file.m_part);
    } else {
        file.m_path = path;
        file.m_descriptor = ::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
    }
    if (file.m_descriptor < 0)
        return cannotWrite(path, errno);
    return file;
}

NewFile::NewFile(NewFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_part(std::exchange(other.m_part, {})), m_survives(other.m_survives),
      m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

NewFile& NewFile::operator=(NewFile&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_part, other.m_part);
    std::swap(m_survives, other.m_survives);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

NewFile::~NewFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    if (!m_part.empty())
        ::unlink(m_part.c_str());
}

Result<void> NewFile::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return cannotWrite(m_path, written == 0 ? ENOSPC : errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> NewFile::closeWhole()
{
    const bool isSynced = m_part.empty() || m_survives == Survives::Crash || sync(m_descriptor);
    const int reason = errno;
    if (::close(std::exchange(m_descriptor, -1)) != 0 && isSynced)
        return cannotWrite(m_path, errno);
    return isSynced ? Result<void>() : cannotWrite(m_path, reason);
}

Result<void> NewFile::finish()
{
    if (auto closed = closeWhole(); !closed || m_part.empty())
        return closed;
    if (::rename(m_part.c_str(), m_path.c_str()) != 0)
        return cannotWrite(m_path, errno);
    m_part.clear();
    return m_survives == Survives::Crash ? Result<void>() : syncFolderOf(m_path);
}

Result<void> writeWholeFile(const fs::path& path, std::string_view content, Survives survives)
{
    std::error_code failed;
    if (path.has_parent_path())
        fs::create_directories(path.parent_path(), failed);
    auto file = NewFile::create(path, survives);
    if (!file)
        return file.error();
    if (auto written = file->write(content); !written)
        return written;
    return file->finish();
}

Result<void> bringToDisk(const fs::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return cannotWrite(path, errno);
    const bool isSynced = sync(descriptor);
    const int reason = errno;
    ::close(descriptor);
    return isSynced ? syncFolderOf(path) : cannotWrite(path, reason);
}

Result<void> moveIntoPlace(const fs::path& from, const fs::path& to)
{
    if (auto synced = bringToDisk(from); !synced)
        return synced;
    if (::rename(from.c_str(), to.c_str()) != 0)
        return cannotWrite(to, errno);
    return syncFolderOf(to);
}

} // namespace evenmatch::core
