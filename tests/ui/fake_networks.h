// Networks for tests of the window: available at once, and the same on every machine. No other program judges moves.
#pragma once

#include "nn/evaluate/fake_evaluator.h"
#include "ui/engine/engine.h"
#include "ui/review/judge_setting.h"

namespace evenmatch::ui {

inline NetworkSources fakeNetworks()
{
    setJudgeSetting(QStringLiteral("search 4 8"));
    return {.open = [](const std::string& game, const nn::Computing&) -> core::Result<std::shared_ptr<nn::Evaluator>> {
                const bool go = game.starts_with("go");
                return std::shared_ptr<nn::Evaluator>(std::make_shared<nn::FakeEvaluator>(
                    nn::FakeOptions{.game = go ? "go" : "chess", .scale = go ? strength::goScale() : strength::chessScale()}));
            },
        .bundled = [](const std::string& game) { return game; }};
}

} // namespace evenmatch::ui
