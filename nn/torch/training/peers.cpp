#include "nn/torch/training/peers.h"

#if defined(EVENMATCH_GLOO) || defined(EVENMATCH_NCCL)
#define EVENMATCH_PEERS
#include <torch/csrc/distributed/c10d/TCPStore.hpp>
#endif
#ifdef EVENMATCH_GLOO
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
#endif
#ifdef EVENMATCH_NCCL
#include <ATen/cuda/CUDAContext.h>
#include <torch/csrc/distributed/c10d/ProcessGroupNCCL.hpp>
#endif

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <optional>
#include <set>

namespace evenmatch::nn::detail {

bool eachHasGpu(std::span<const std::string> gpus)
{
    const std::set<std::string> different(gpus.begin(), gpus.end());
    return different.size() == gpus.size() && !different.contains(kNoGpu);
}

#ifdef EVENMATCH_PEERS

namespace {

constexpr std::chrono::minutes kPatience{5}; ///< the first one measures and saves while the others wait for its step

struct Address {
    std::string host;
    std::uint16_t port = 0;
};

std::optional<Address> addressOf(const std::string& text)
{
    const std::size_t colon = text.rfind(':');
    Address address{text.substr(0, colon), 0};
    if (colon == std::string::npos || colon == 0)
        return std::nullopt;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + colon + 1, end, address.port);
    return read.ec == std::errc() && read.ptr == end && address.port > 0 ? std::optional(address) : std::nullopt;
}

/// The first line of the library's exception without its source location.
core::Error lost(const std::exception& exception)
{
    std::string text = exception.what();
    text.resize(std::min(text.find('\n'), text.size()));
    if (const std::size_t place = text.find("] "); text.starts_with('[') && place != std::string::npos)
        text.erase(0, place + 2);
    return {core::ErrorCode::Unexpected,
        {EVENMATCH_TEXT("Errors", "another process of this training was lost; start all of them again (%1)"), {text}}};
}

/// A unique name of a GPU; kNoGpu if the group could not sum on it.
std::string nameOf([[maybe_unused]] at::Device device)
{
#ifdef EVENMATCH_NCCL
    if (device.is_cuda()) {
        const auto& bytes = at::cuda::getDeviceProperties(device.index())->uuid.bytes;
        return {std::begin(bytes), std::end(bytes)};
    }
#endif
    return kNoGpu;
}

/// Every process's nameOf().
std::vector<std::string> gpusOf(c10d::TCPStore& store, const PeerOptions& options, at::Device device)
{
    const auto key = [](int peer) { return "gpu/" + std::to_string(peer); };
    const std::string mine = nameOf(device);
    store.set(key(options.number), {mine.begin(), mine.end()});
    std::vector<std::string> gpus;
    for (int peer = 0; peer < options.count; ++peer) {
        const std::vector<std::uint8_t> name = store.get(key(peer));
        gpus.emplace_back(name.begin(), name.end());
    }
    return gpus;
}

} // namespace

struct Peers::Group {
    c10::intrusive_ptr<c10d::TCPStore> store; ///< outlives the process group
#ifdef EVENMATCH_GLOO
    c10::intrusive_ptr<c10d::ProcessGroupGloo> gloo;
#endif
#ifdef EVENMATCH_NCCL
    c10::intrusive_ptr<c10d::ProcessGroupNCCL> nccl;
#endif

    /// Calls work(the process group), and waits for the operation that it starts.
    template <class Work>
    void wait(const Work& work)
    {
#ifdef EVENMATCH_NCCL
        if (nccl) {
            work(*nccl)->wait();
            return;
        }
#endif
#ifdef EVENMATCH_GLOO
        work(*gloo)->wait();
#endif
    }
};

core::Result<std::unique_ptr<Peers>> Peers::meet(const PeerOptions& options, at::Device device)
{
    const auto address = addressOf(options.meet);
    if (!address)
        return core::Error{
            core::ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "the meeting address must be HOST:PORT, not %1"), {options.meet}}};
    if (options.number < 0 || options.number >= options.count)
        return core::Error{core::ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "processes are numbered from 0")};
#ifndef EVENMATCH_GLOO
    const core::Error noGloo{core::ErrorCode::BadArgument,
        EVENMATCH_TEXT("Errors", "training by several processes needs a LibTorch with Gloo, or a GPU for each process")};
    if (!device.is_cuda())
        return noGloo;
#endif
    try {
        c10d::TCPStoreOptions meeting;
        meeting.port = address->port;
        meeting.isServer = options.number == 0;
        meeting.numWorkers = static_cast<std::size_t>(options.count);
        meeting.timeout = kPatience;
        auto group = std::make_unique<Group>();
        group->store = c10::make_intrusive<c10d::TCPStore>(address->host, meeting);
        [[maybe_unused]] const bool onGpus = eachHasGpu(gpusOf(*group->store, options, device));
#ifdef EVENMATCH_NCCL
        if (onGpus) {
            // wait() throws if a process is lost then; otherwise a thread of LibTorch would end the process.
            ::setenv("TORCH_NCCL_BLOCKING_WAIT", "1", 0);
            const auto how = c10d::ProcessGroupNCCL::Options::create();
            how->timeout = kPatience;
            group->nccl = c10::make_intrusive<c10d::ProcessGroupNCCL>(group->store, options.number, options.count, how);
            return std::unique_ptr<Peers>(new Peers(options, device, std::move(group)));
        }
#endif
#ifdef EVENMATCH_GLOO
        const auto how = c10d::ProcessGroupGloo::Options::create(kPatience);
        const bool here = address->host == "localhost" || address->host.starts_with("127.");
        how->devices
            = {here ? c10d::ProcessGroupGloo::createDeviceForHostname(address->host) : c10d::ProcessGroupGloo::createDefaultDevice()};
        how->threads = 1;
        group->gloo = c10::make_intrusive<c10d::ProcessGroupGloo>(group->store, options.number, options.count, how);
        return std::unique_ptr<Peers>(new Peers(options, at::kCPU, std::move(group)));
#else
        return noGloo;
#endif
    } catch (const std::exception& exception) {
        return lost(exception);
    }
}

core::Result<void> Peers::sum(at::Tensor& numbers)
{
    try {
        std::vector<at::Tensor> tensors = {numbers.to(m_device)};
        m_group->wait([&](auto& processes) { return processes.allreduce(tensors); });
        if (!tensors.front().is_same(numbers))
            numbers.copy_(tensors.front());
        return {};
    } catch (const std::exception& exception) {
        return lost(exception);
    }
}

core::Result<std::string> Peers::hearFirst(const std::string& said)
{
    try {
        std::vector<at::Tensor> tensors = {at::tensor(static_cast<std::int64_t>(said.size()), at::kLong).to(m_device)};
        m_group->wait([&](auto& processes) { return processes.broadcast(tensors); });
        std::string heard = m_number == 0 ? said : std::string(static_cast<std::size_t>(tensors.front().item<std::int64_t>()), '\0');
        if (heard.empty())
            return heard;
        at::Tensor bytes = at::from_blob(heard.data(), {static_cast<std::int64_t>(heard.size())}, at::kByte);
        tensors = {bytes.to(m_device)};
        m_group->wait([&](auto& processes) { return processes.broadcast(tensors); });
        if (!tensors.front().is_same(bytes))
            bytes.copy_(tensors.front());
        return heard;
    } catch (const std::exception& exception) {
        return lost(exception);
    }
}

#else

struct Peers::Group { };

core::Result<std::unique_ptr<Peers>> Peers::meet(const PeerOptions&, at::Device)
{
    return core::Error{core::ErrorCode::BadArgument,
        EVENMATCH_TEXT("Errors", "training by several processes needs a LibTorch with Gloo, or a GPU for each process")};
}

core::Result<void> Peers::sum(at::Tensor&) { return {}; }

core::Result<std::string> Peers::hearFirst(const std::string& said) { return said; }

#endif

Peers::Peers(const PeerOptions& options, at::Device device, std::unique_ptr<Group> group)
    : m_number(options.number), m_count(options.count), m_device(device), m_group(std::move(group))
{
}

Peers::~Peers() = default;

} // namespace evenmatch::nn::detail
