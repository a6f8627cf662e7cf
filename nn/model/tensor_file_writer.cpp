#include "nn/model/tensor_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;

namespace {

constexpr std::size_t kAlignment = 64; ///< of the data in the file

core::Result<void> check(std::span<const NamedTensor> tensors)
{
    std::set<std::string_view> names;
    for (const auto& [name, tensor] : tensors) {
        if (name == "__metadata__" || !names.insert(name).second)
            return Error{ErrorCode::BadArgument, name};
        std::uint64_t bytes = sizeOf(tensor.dtype);
        for (const std::int64_t size : tensor.shape)
            if (size < 0 || __builtin_mul_overflow(bytes, static_cast<std::uint64_t>(size), &bytes))
                return Error{ErrorCode::BadArgument, name};
        if (bytes != tensor.bytes.size())
            return Error{ErrorCode::BadArgument, name};
    }
    return {};
}

/// Wide numbers first: then each tensor is aligned for its type although there is no gap between them.
std::vector<const NamedTensor*> inFileOrder(std::span<const NamedTensor> tensors)
{
    std::vector<const NamedTensor*> order;
    for (const NamedTensor& tensor : tensors)
        order.push_back(&tensor);
    std::ranges::stable_sort(order, std::greater{}, [](const NamedTensor* t) { return sizeOf(t->tensor.dtype); });
    return order;
}

/// Length and JSON, filled up with blanks so that the data begins aligned. Throws when a text is not UTF-8.
std::string header(const Metadata& metadata, const std::vector<const NamedTensor*>& tensors)
{
    nlohmann::ordered_json json;
    json["__metadata__"] = metadata;
    std::uint64_t place = 0;
    for (const NamedTensor* tensor : tensors) {
        const std::uint64_t end = place + tensor->tensor.bytes.size();
        json[tensor->name] = {{"dtype", nameOf(tensor->tensor.dtype)}, {"shape", tensor->tensor.shape}, {"data_offsets", {place, end}}};
        place = end;
    }
    std::string text = json.dump();
    text.append((kAlignment - (text.size() + sizeof(std::uint64_t)) % kAlignment) % kAlignment, ' ');
    std::string length(sizeof(std::uint64_t), '\0');
    for (std::size_t i = 0; i < length.size(); ++i)
        length[i] = static_cast<char>(text.size() >> (8 * i));
    return length + text;
}

bool writeAll(int file, const void* data, std::size_t size)
{
    const auto* bytes = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t written = ::write(file, bytes, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written;
        size -= static_cast<std::size_t>(written);
    }
    return true;
}

/// The new name must reach the disk too.
void syncFolder(const std::filesystem::path& path)
{
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    if (const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); file >= 0) {
        ::fsync(file);
        ::close(file);
    }
}

} // namespace

core::Result<void> writeTensorFile(const std::filesystem::path& path, const Metadata& metadata, std::span<const NamedTensor> tensors)
{
    if (auto checked = check(tensors); !checked)
        return checked;
    const auto order = inFileOrder(tensors);
    std::string head;
    try {
        head = header(metadata, order);
    } catch (const nlohmann::json::exception&) {
        return Error{ErrorCode::BadArgument, "text that is not UTF-8", path.string()};
    }

    std::string beside = path.string() + ".XXXXXX";
    const int file = ::mkstemp(beside.data());
    if (file < 0)
        return Error{ErrorCode::CannotWrite, std::strerror(errno), path.string()};
    bool done = ::fchmod(file, 0644) == 0 && writeAll(file, head.data(), head.size());
    for (const NamedTensor* tensor : order)
        done = done && writeAll(file, tensor->tensor.bytes.data(), tensor->tensor.bytes.size());
    done = done && ::fsync(file) == 0;
    int failure = errno;
    ::close(file);
    if (done && ::rename(beside.c_str(), path.c_str()) != 0) {
        failure = errno;
        done = false;
    }
    if (!done) {
        ::unlink(beside.c_str());
        return Error{ErrorCode::CannotWrite, std::strerror(failure), path.string()};
    }
    syncFolder(path);
    return {};
}

} // namespace evenmatch::nn
