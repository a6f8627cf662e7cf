#include "search/engine/outside_programs.h"

#include "search/engine/katago_source.h"
#include "search/engine/uci_source.h"

namespace evenmatch::search {

std::vector<nn::StartsOutside> outsideSources(const OutsidePrograms& programs, game::Family family, nn::OpensNetwork open)
{
    using Source = core::Result<std::unique_ptr<nn::OutsideSource>>;
    std::vector<nn::StartsOutside> sources;
    if (!programs.katago.empty() && family == game::Family::Go)
        sources.push_back([programs]() -> Source {
            auto source = openKataGo(programs.katago,
                {.visits = programs.visits,
                    .human = programs.human,
                    .style = programs.style,
                    .patience = {.start = programs.katagoWait, .answer = programs.katagoWait}});
            if (!source)
                return source.error();
            return std::unique_ptr<nn::OutsideSource>(*std::move(source));
        });
    if (!programs.strong.empty() && family == game::Family::Go)
        sources.push_back([file = programs.strong.string(), open]() -> Source {
            auto network = open(file);
            if (!network)
                return network.error();
            return std::unique_ptr<nn::OutsideSource>(std::make_unique<nn::NetworksSource>(*std::move(network)));
        });
    if (!programs.maia.empty() && family == game::Family::Chess)
        sources.push_back([folder = programs.maia, levels = programs.maiaLevels, open] { return nn::openMaia(folder, open, levels); });
    if (!programs.stockfish.empty() && family == game::Family::Chess)
        sources.push_back([command = programs.stockfish, nodes = programs.nodes] { return openUciSource(command, nodes); });
    return sources;
}

} // namespace evenmatch::search
