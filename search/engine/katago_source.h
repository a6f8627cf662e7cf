// KataGo's JSON analysis engine (its docs/Analysis_Engine.md) as an outside source: value, score lead and policy of positions; with a
// HumanSL model, the policies of every rank from 20 kyu to 9 dan. One query per line, responses in any order; one query per game and
// profile.
#pragma once

#include "nn/ranks/sources/outside.h"
#include "search/engine/katago_conversation.h"

#include <optional>

namespace evenmatch::search {

struct KataGoSettings {
    int visits = 0; ///< of the search for value and lead; 0: the engine's own settings
    bool human = false; ///< use the HumanSL model (the command has -human-model)
    std::string style = "preaz"; ///< of its profiles: "preaz" or "rank"
    KataGoPatience patience;
};

class KataGoSource final : public nn::OutsideSource {
public:
    /// Starts the program ("katago analysis -config … -model …") and queries its version and models. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<KataGoSource>> launch(
        std::vector<std::string> command, KataGoSettings settings, const std::stop_token& stop = {});

    const nn::OutsideInfo& info() const override { return m_info; }
    /// Its name: "1.16.0 0b0c297… kata1-b18c384nbt-…", with its networks.
    const std::string& version() const { return m_kataGo.version(); }
    core::Result<void> look(const nn::PlayedGame& game, std::span<nn::OutsidePly> plies, const std::stop_token& stop) override;

private:
    /// The results of one game so far; some may be missing if the program ended.
    struct Answers;

    KataGoSource(std::vector<std::string> command, KataGoSettings settings)
        : m_kataGo(std::move(command), settings.patience), m_settings(std::move(settings))
    {
    }
    core::Result<void> ask(const nn::PlayedGame& game, Answers& answers, const std::stop_token& stop);
    /// One query and all its responses. `level`: of the HumanSL model; none: value and lead.
    core::Result<void> askOne(const nn::PlayedGame& game, Answers& answers, std::optional<std::size_t> level, const std::stop_token& stop);

    KataGoConversation m_kataGo;
    KataGoSettings m_settings;
    nn::OutsideInfo m_info;
};

/// KataGo started by a command; also used for ranks if the settings say so or the command names its HumanSL network (-human-model).
core::Result<std::unique_ptr<KataGoSource>> openKataGo(
    const std::string& command, KataGoSettings settings = {}, const std::stop_token& stop = {});

} // namespace evenmatch::search
