// Linked into a test, these functions replace libc's for the whole process. As a library (LD_PRELOAD) they read EVENMATCH_FULL_AT,
// EVENMATCH_FULL_STAYS and EVENMATCH_FULL_COUNT, a file for the number of calls (packaging/full-disk).
#include "full_disk.h"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

std::atomic<bool> counting{false};
std::atomic<long> calls{0};
std::atomic<long> failing{0};
std::atomic<bool> staysFull{false};

bool isFile(int descriptor)
{
    struct stat status { };
    return ::fstat(descriptor, &status) == 0 && (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode));
}

/// Whether this call fails with a full disk.
bool isFull()
{
    if (!counting)
        return false;
    const long call = ++calls;
    const long at = failing;
    if (at == 0 || (staysFull ? call < at : call != at))
        return false;
    errno = ENOSPC;
    return true;
}

bool isFull(int descriptor) { return counting && isFile(descriptor) && isFull(); }

/// For programs started with this library.
struct FromEnvironment {
    FromEnvironment()
    {
        if (const char* at = std::getenv("EVENMATCH_FULL_AT"))
            evenmatch::fullDisk::failAt(std::atol(at), std::getenv("EVENMATCH_FULL_STAYS") != nullptr);
    }
    ~FromEnvironment()
    {
        const char* path = std::getenv("EVENMATCH_FULL_COUNT");
        const long count = evenmatch::fullDisk::stop();
        if (std::FILE* file = path ? std::fopen(path, "w") : nullptr) {
            std::fprintf(file, "%ld\n", count);
            std::fclose(file);
        }
    }
} fromEnvironment;

} // namespace

namespace evenmatch::fullDisk {

void failAt(long n, bool stays)
{
    calls = 0;
    failing = n;
    staysFull = stays;
    counting = true;
}

long stop()
{
    counting = false;
    return calls;
}

} // namespace evenmatch::fullDisk

extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t size)
{
    return isFull(descriptor) ? -1 : ::syscall(SYS_write, descriptor, bytes, size);
}

ssize_t writev(int descriptor, const iovec* parts, int count)
{
    return isFull(descriptor) ? -1 : ::syscall(SYS_writev, descriptor, parts, count);
}

ssize_t pwrite(int descriptor, const void* bytes, size_t size, off_t place)
{
    return isFull(descriptor) ? -1 : ::syscall(SYS_pwrite64, descriptor, bytes, size, place);
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t place)
{
    return isFull(descriptor) ? -1 : ::syscall(SYS_pwrite64, descriptor, bytes, size, place);
}

int fsync(int descriptor) { return isFull(descriptor) ? -1 : static_cast<int>(::syscall(SYS_fsync, descriptor)); }

int fdatasync(int descriptor) { return isFull(descriptor) ? -1 : static_cast<int>(::syscall(SYS_fdatasync, descriptor)); }

int rename(const char* from, const char* to) noexcept
{
    return isFull() ? -1 : static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}
}
