// KataGo's JSON analysis engine (its docs/Analysis_Engine.md): value and score lead of positions and how likely it thinks the moves; with a
// HumanSL model, how likely every rank from 20 kyu to 9 dan would have played them. One query a line, answers in any order; one query a
// game and profile.
#pragma once

#include "nn/ranks/sources/outside.h"
#include "search/engine/katago_conversation.h"

#include <optional>

namespace evenmatch::search {

struct KataGoSettings {
    int visits = 0; ///< of the search for value and lead; 0: what the engine's own settings say
    bool human = false; ///< ask the HumanSL model (the command has -human-model)
    std::string style = "preaz"; ///< of its profiles: "preaz" or "rank"
    KataGoPatience patience;
};

class KataGoSource final : public nn::OutsideSource {
public:
    /// Starts the program ("katago analysis -config … -model …") and asks its version and its models. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<KataGoSource>> launch(
        std::vector<std::string> command, KataGoSettings settings, const std::stop_token& stop = {});

    const nn::OutsideInfo& info() const override { return m_info; }
    /// As it names itself: "1.16.0 0b0c297… kata1-b18c384nbt-…", with its networks.
    const std::string& version() const { return m_kataGo.version(); }
    core::Result<void> look(const nn::PlayedGame& game, std::span<nn::OutsidePly> plies, const std::stop_token& stop) override;

private:
    /// Answers so far of one game; some may be missing when the program ended.
    struct Answers;

    KataGoSource(std::vector<std::string> command, KataGoSettings settings)
        : m_kataGo(std::move(command), settings.patience), m_settings(std::move(settings))
    {
    }
    core::Result<void> ask(const nn::PlayedGame& game, Answers& answers, const std::stop_token& stop);
    /// One query and all its answers. `level`: of the HumanSL model; none: value and lead.
    core::Result<void> askOne(const nn::PlayedGame& game, Answers& answers, std::optional<std::size_t> level, const std::stop_token& stop);

    KataGoConversation m_kataGo;
    KataGoSettings m_settings;
    nn::OutsideInfo m_info;
};

/// KataGo as a command line starts it; asked for ranks, too, where the settings say so or the command names its HumanSL network
/// (-human-model).
core::Result<std::unique_ptr<KataGoSource>> openKataGo(
    const std::string& command, KataGoSettings settings = {}, const std::stop_token& stop = {});

} // namespace evenmatch::search
