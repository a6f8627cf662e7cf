// KataGo's analysis engine as an analyst of Go.
#pragma once

#include "search/engine/katago_conversation.h"
#include "search/live/analyst.h"

#include <memory>

namespace evenmatch::search {

class KataGoAnalyst final : public Analyst {
public:
    /// Starts the program, which may take minutes; Stopped on request. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<KataGoAnalyst>> launch(
        std::vector<std::string> command, KataGoPatience patience = {}, const std::stop_token& stop = {});

    const std::string& name() const override { return m_name; }
    core::Result<void> analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop) override;

private:
    explicit KataGoAnalyst(KataGoConversation kataGo) : m_kataGo(std::move(kataGo)) { }
    core::Result<void> follow(const LiveQuestion& question, const std::string& id, const OnLiveReport& tell, const std::stop_token& stop);

    KataGoConversation m_kataGo;
    std::string m_name = "KataGo";
};

} // namespace evenmatch::search
