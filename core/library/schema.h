// The tables of a library file, migration of older files, and recognition of our files. Private to core/library.
#pragma once

#include "core/error.h"
#include "core/library/storage/connection.h"

#include <filesystem>
#include <span>
#include <string>

namespace evenmatch::library {

inline constexpr int kApplicationId = 0x45764d4c; // "EvML", in the file's header
inline constexpr int kVersion = 10;
inline constexpr std::size_t kPageSize = 8192; ///< of our files

/// The step from the previous version to version `to`. Never change a published step; add another.
struct Migration {
    int to = 0;
    const char* sql = "";
    void (*fill)(Connection&) = nullptr; ///< the part that SQL cannot do, run after it
};
std::span<const Migration> migrations();

/// The definitions of the file's tables as one text, without their pages.
std::string schemaText(Connection& connection);
/// The same for every sound library of this version.
const std::string& soundSchemaText();
/// The first page of a library without games. Its contents, such as the page of each table, are the same in every library of this version,
/// unless its pages were reordered.
const std::string& soundFirstPage();

/// Whether the first bytes of a file are those of a library.
bool hasSoundHeader(const std::filesystem::path& path);

/// The tables, each after those it refers to. Each has the integer primary key `id`.
std::span<const char* const> tableNames();

/// The version of a library file, 0 if it is empty. NotALibrary: another program's file. LibraryTooNew: made by a newer Evenmatch.
/// LibraryDamaged: an impossible version.
core::Result<int> versionOf(Connection& connection, int newest = kVersion);

/// The result of migrate().
struct MigrationReport {
    bool created = false;
    int from = 0; ///< the version found; equal to the newest if nothing was done
    std::filesystem::path backup; ///< a copy of the old file; empty if there was no need
};

/// Brings the file to the newest version of `steps`, in one transaction. A file with content is copied to "<path>.backup-v<from>" before.
/// Errors of versionOf() leave the file untouched.
core::Result<MigrationReport> migrate(Connection& connection, const std::filesystem::path& path, std::span<const Migration> steps);

/// A path "<path>.<suffix>", or with "-2", "-3", … if that exists.
std::filesystem::path freePath(const std::filesystem::path& path, const std::string& suffix);

} // namespace evenmatch::library
