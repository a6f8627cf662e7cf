// Writes a zstd-packed file, which gets its name when it is complete.
#pragma once

#include "core/error.h"

#include <filesystem>
#include <memory>
#include <string_view>

namespace evenmatch::record {

/// A core::NewFile: the old file stays until finish(). Not thread-safe.
class PackedOutput {
public:
    /// Replaces the file of this name when it is finished.
    static core::Result<PackedOutput> create(const std::filesystem::path& path);
    ~PackedOutput();
    PackedOutput(PackedOutput&&) noexcept;
    PackedOutput& operator=(PackedOutput&&) noexcept;

    core::Result<void> write(std::string_view bytes);
    /// Writes the rest and gives the file its name. REQUIRES: nothing is written after it
    core::Result<void> finish();

private:
    struct State;
    explicit PackedOutput(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

} // namespace evenmatch::record
