#include "core/record/file/zip_games.h"

#include "core/record/file/game_files.h"

#include <algorithm>
#include <utility>

namespace evenmatch::record {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

class ZipReader final : public GameReader {
public:
    ZipReader(ZipArchive archive, std::string name, std::stop_token stop, OpenMember open)
        : m_archive(std::move(archive)), m_name(std::move(name)), m_stop(std::move(stop)), m_open(std::move(open))
    {
    }

    Result<std::optional<ReadGame>> next() override
    {
        while (!m_isStopped) {
            if (!m_reader) {
                if (m_stop.stop_requested())
                    return stop({.code = ErrorCode::Stopped, .file = m_name});
                auto member = m_archive.next();
                if (!member) {
                    Error error = std::move(member).error();
                    error.file = m_name;
                    return error;
                }
                if (!*member)
                    return std::optional<ReadGame>();
                if (auto failed = begin(**member))
                    return std::optional(std::move(*failed));
                continue;
            }
            auto game = m_reader->next();
            if (!game && game.error().code == ErrorCode::Stopped)
                return stop(game.error());
            if (!game)
                return std::optional(leave(std::move(game).error()));
            if (*game) {
                m_isEmpty = false;
                (*game)->number = ++m_games;
                return game;
            }
            if (m_isEmpty)
                return std::optional(leave({ErrorCode::NotAGame}));
            endMember();
        }
        return std::optional<ReadGame>();
    }

    std::uint64_t bytesRead() const override
    {
        return std::min(m_archive.size(), m_bytesBefore + (m_reader ? std::min(m_reader->bytesRead(), m_member.packedSize) : 0));
    }
    std::uint64_t bytesTotal() const override { return m_archive.size(); }

private:
    Error stop(Error error)
    {
        m_isStopped = true;
        return error;
    }

    /// Opens a member, or returns the error.
    std::optional<ReadGame> begin(ZipMember member)
    {
        m_member = std::move(member);
        if (m_member.isFolder || !isGameFileName(m_member.name)) {
            endMember();
            return std::nullopt;
        }
        m_isEmpty = true;
        auto input = m_archive.openMember(m_member, m_stop);
        auto reader = input ? m_open(std::move(*input), place()) : Result<std::unique_ptr<GameReader>>(input.error());
        if (!reader && reader.error().code == ErrorCode::Stopped)
            return std::nullopt; // next() reports it
        if (!reader)
            return leave(reader.error());
        m_reader = std::move(*reader);
        return std::nullopt;
    }

    /// The error in place of the member's games.
    ReadGame leave(Error error)
    {
        error.file = place();
        endMember();
        ReadGame game;
        game.problems.push_back(std::move(error));
        return game;
    }

    void endMember()
    {
        m_reader.reset();
        m_bytesBefore += std::min(m_member.packedSize, m_archive.size());
    }

    std::string place() const { return m_name + "/" + m_member.name; }

    ZipArchive m_archive;
    std::string m_name;
    std::stop_token m_stop;
    OpenMember m_open;
    ZipMember m_member;
    std::unique_ptr<GameReader> m_reader; ///< of the member; reads from the archive
    std::uint64_t m_bytesBefore = 0;
    std::uint64_t m_games = 0;
    bool m_isEmpty = true;
    bool m_isStopped = false;
};

} // namespace

std::unique_ptr<GameReader> readZip(ZipArchive archive, std::string name, std::stop_token stop, OpenMember open)
{
    return std::make_unique<ZipReader>(std::move(archive), std::move(name), std::move(stop), std::move(open));
}

} // namespace evenmatch::record
