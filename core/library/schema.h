// The tables of a library file, how older files become newer ones, and how a file is told from any other. Private to core/library.
#pragma once

#include "core/error.h"
#include "core/library/connection.h"

#include <filesystem>
#include <span>
#include <string>

namespace evenmatch::library {

inline constexpr int kApplicationId = 0x45764d4c; // "EvML", in the file's header
inline constexpr int kVersion = 3;

/// The step to version `to` from the one before. Never change one that was published: add another.
struct Migration {
    int to = 0;
    const char* sql = "";
};
std::span<const Migration> migrations();

/// Tables in an order in which each comes after those it refers to. Each has the integer primary key `id`.
std::span<const char* const> tableNames();

/// The version of a library file, 0 when there is nothing in it yet. NotALibrary: another program's file. LibraryTooNew: of a newer
/// Evenmatch.
core::Result<int> versionOf(Connection& connection, int newest = kVersion);

/// What migrate() did.
struct MigrationReport {
    bool created = false;
    int from = 0; ///< the version found; the same as the newest: nothing was done
    std::filesystem::path backup; ///< of the file as it was, empty when there was no need
};

/// Brings the file to the newest version of `steps`, in one transaction. A file with content is copied to "<path>.backup-v<from>" before.
/// Errors of versionOf() leave the file untouched.
core::Result<MigrationReport> migrate(Connection& connection, const std::filesystem::path& path, std::span<const Migration> steps);

/// A path "<path>.<suffix>", or with "-2", "-3", … where that is taken.
std::filesystem::path freePath(const std::filesystem::path& path, const std::string& suffix);

} // namespace evenmatch::library
