#include "search/live/open_analyst.h"

#include "search/live/gtp_analyst.h"
#include "search/live/katago_analyst.h"
#include "search/live/search_analyst.h"
#include "search/live/territory_analyst.h"
#include "search/live/uci_analyst.h"

namespace evenmatch::search {

namespace {

constexpr std::chrono::milliseconds kGtpQuit{500}; ///< who closes the window does not wait longer

template <class A>
core::Result<std::unique_ptr<Analyst>> asAnalyst(core::Result<std::unique_ptr<A>> analyst)
{
    if (!analyst)
        return analyst.error();
    return std::unique_ptr<Analyst>(std::make_unique<TerritoryAnalyst>(*std::move(analyst)));
}

} // namespace

core::Result<std::unique_ptr<Analyst>> openAnalyst(const AnalystChoice& choice, const std::stop_token& stop)
{
    if (choice.kind == AnalystChoice::Kind::Search) {
        if (!choice.network)
            return core::Error{core::ErrorCode::NotFound, "network"};
        return asAnalyst(core::Result(std::make_unique<SearchAnalyst>(choice.network)));
    }
    auto words = splitCommand(choice.command);
    if (!words)
        return words.error();
    if (choice.kind == AnalystChoice::Kind::Uci)
        return asAnalyst(UciAnalyst::launch(*std::move(words), choice.options, stop));
    if (choice.kind == AnalystChoice::Kind::Gtp)
        return asAnalyst(GtpAnalyst::launch(*std::move(words), {.start = kSlowStart, .quit = kGtpQuit}, stop));
    return asAnalyst(KataGoAnalyst::launch(*std::move(words), {.start = choice.patience, .answer = choice.patience}, stop));
}

} // namespace evenmatch::search
