#include "app/shared/match/own_process.h"

#include "core/game/family.h"

#include <filesystem>
#include <vector>

namespace evenmatch::cli {

namespace {

/// Quotes a word for search::splitCommand().
std::string quotedWord(const std::string& word)
{
    std::string text = "\"";
    for (const char c : word) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

} // namespace

core::Result<search::PlayerSpec> overUci(const search::PlayerSpec& spec, const std::string& game, const OwnProcess& process)
{
    using Kind = search::PlayerSpec::Kind;
    const bool searches = spec.searchesAtRank() || spec.kind == Kind::StrengthIndex || spec.kind == Kind::Plain;
    if (!game::isChess(game) || !searches)
        return core::Error{core::ErrorCode::BadArgument, "--over-uci: " + (searches ? game : spec.text)};
    std::error_code failed;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", failed);
    if (failed)
        return core::Error{core::ErrorCode::CannotOpen, failed.message(), "/proc/self/exe"};
    std::vector<std::string> words{
        (self.parent_path() / "evenmatch-cli").string(), "uci", "--network", process.network, "--player", spec.text};
    const auto add = [&](const char* option, const std::string& value) {
        if (!value.empty())
            words.insert(words.end(), {option, value});
    };
    add("--server", process.ranks.server);
    add("--strong", process.ranks.strong);
    add("--sims", process.simulations ? std::to_string(*process.simulations) : std::string());
    if (process.exact)
        words.emplace_back("--exact");
    // Without a clock its own number of simulations ends a search; engines usually get a tenth of a second.
    search::PlayerSpec program{.kind = Kind::Uci, .text = spec.text, .argument = {}, .options = {{"movetime", "100000000"}}};
    for (const std::string& word : words)
        program.argument += (program.argument.empty() ? "" : " ") + quotedWord(word);
    return program;
}

} // namespace evenmatch::cli
