// The tables of a library file, how older files become newer ones, and how a file is told from any other. Private to core/library.
#pragma once

#include "core/error.h"
#include "core/library/storage/connection.h"

#include <filesystem>
#include <span>
#include <string>

namespace evenmatch::library {

inline constexpr int kApplicationId = 0x45764d4c; // "EvML", in the file's header
inline constexpr int kVersion = 8;
inline constexpr std::size_t kPageSize = 8192; ///< of our files

/// The step to version `to` from the one before. Never change one that was published: add another.
struct Migration {
    int to = 0;
    const char* sql = "";
    void (*fill)(Connection&) = nullptr; ///< what SQL cannot do, after it
};
std::span<const Migration> migrations();

/// What the file says that its tables are, in one text; without where they lie.
std::string schemaText(Connection& connection);
/// What it says in every sound library of this version.
const std::string& soundSchemaText();
/// The first page of a library without games: what only it knows (where each table begins) is the same in every library of this version
/// that was not put into another order by hand.
const std::string& soundFirstPage();

/// Whether the first bytes of a file are those of a library.
bool hasSoundHeader(const std::filesystem::path& path);

/// Tables in an order in which each comes after those it refers to. Each has the integer primary key `id`.
std::span<const char* const> tableNames();

/// The version of a library file, 0 when there is nothing in it yet. NotALibrary: another program's file. LibraryTooNew: of a newer
/// Evenmatch. LibraryDamaged: a version that there cannot be.
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
