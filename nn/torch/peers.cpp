#include "nn/torch/detail/peers.h"

#ifdef EVENMATCH_GLOO
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>
#endif

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstring>
#include <exception>
#include <optional>

namespace evenmatch::nn::detail {

#ifdef EVENMATCH_GLOO

namespace {

constexpr std::chrono::minutes kPatience{5}; ///< the first measures and saves while the others wait for its step

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

/// Of what the library throws the first line without the place in its sources.
core::Error lost(const std::exception& exception)
{
    std::string text = exception.what();
    text.resize(std::min(text.find('\n'), text.size()));
    if (const std::size_t place = text.find("] "); text.starts_with('[') && place != std::string::npos)
        text.erase(0, place + 2);
    return {core::ErrorCode::Unexpected, "another peer of this training is lost; start them again (" + text + ')'};
}

} // namespace

struct Peers::Group {
    c10::intrusive_ptr<c10d::TCPStore> store; ///< outlives the process group
    c10::intrusive_ptr<c10d::ProcessGroupGloo> processes;
};

core::Result<std::unique_ptr<Peers>> Peers::meet(const PeerOptions& options)
{
    const auto address = addressOf(options.meet);
    if (!address)
        return core::Error{core::ErrorCode::BadArgument, "an address to meet at is HOST:PORT, not \"" + options.meet + '"'};
    if (options.number < 0 || options.number >= options.count)
        return core::Error{core::ErrorCode::BadArgument, "peers are numbered from 0"};
    try {
        c10d::TCPStoreOptions meeting;
        meeting.port = address->port;
        meeting.isServer = options.number == 0;
        meeting.numWorkers = static_cast<std::size_t>(options.count);
        meeting.timeout = kPatience;
        auto group = std::make_unique<Group>();
        group->store = c10::make_intrusive<c10d::TCPStore>(address->host, meeting);
        const auto how = c10d::ProcessGroupGloo::Options::create(kPatience);
        const bool here = address->host == "localhost" || address->host.starts_with("127.");
        how->devices = {here ? c10d::ProcessGroupGloo::createDeviceForHostname(address->host) : c10d::ProcessGroupGloo::createDefaultDevice()};
        how->threads = 1;
        group->processes = c10::make_intrusive<c10d::ProcessGroupGloo>(group->store, options.number, options.count, how);
        return std::unique_ptr<Peers>(new Peers(options, std::move(group)));
    } catch (const std::exception& exception) {
        return lost(exception);
    }
}

core::Result<void> Peers::sum(at::Tensor& numbers)
{
    try {
        std::vector<at::Tensor> tensors = {numbers};
        m_group->processes->allreduce(tensors)->wait();
        return {};
    } catch (const std::exception& exception) {
        return lost(exception);
    }
}

core::Result<std::string> Peers::hearFirst(const std::string& said)
{
    try {
        std::vector<at::Tensor> tensors = {at::tensor(static_cast<std::int64_t>(said.size()), at::kLong)};
        m_group->processes->broadcast(tensors)->wait();
        std::string heard = m_number == 0 ? said : std::string(static_cast<std::size_t>(tensors.front().item<std::int64_t>()), '\0');
        if (heard.empty())
            return heard;
        tensors = {at::from_blob(heard.data(), {static_cast<std::int64_t>(heard.size())}, at::kByte)};
        m_group->processes->broadcast(tensors)->wait();
        return heard;
    } catch (const std::exception& exception) {
        return lost(exception);
    }
}

#else

struct Peers::Group { };

core::Result<std::unique_ptr<Peers>> Peers::meet(const PeerOptions&)
{
    return core::Error{core::ErrorCode::BadArgument, "several peers: this program's LibTorch has no Gloo"};
}

core::Result<void> Peers::sum(at::Tensor&) { return {}; }

core::Result<std::string> Peers::hearFirst(const std::string& said) { return said; }

#endif

Peers::Peers(const PeerOptions& options, std::unique_ptr<Group> group) : m_number(options.number), m_count(options.count), m_group(std::move(group)) {}

Peers::~Peers() = default;

} // namespace evenmatch::nn::detail
