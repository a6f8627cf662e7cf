#include "app/shared/outside_sources.h"

#include "app/network.h"
#include "nn/ranks/sources/outside_numbers.h"

namespace evenmatch::experiments {

std::vector<nn::StartsOutside> outsideSources(const search::OutsidePrograms& programs, game::Family family)
{
    return search::outsideSources(programs, family, [](const std::string& file) { return app::loadNetworkFile(file); });
}

core::Result<std::vector<nn::OutsideInfo>> askOutside(const search::OutsidePrograms& programs, game::Family family,
    nn::AnalysedFolder& folder, const std::filesystem::path& cache, jobs::JobContext& job)
{
    std::vector<nn::OutsideQuestion> questions;
    for (std::size_t i = 0; i < folder.sides.size(); ++i)
        questions.push_back({&folder.games[i], folder.colours[i] == game::Side::First ? nn::ReviewPart::First : nn::ReviewPart::Second});
    const auto answers = nn::askOutside(outsideSources(programs, family), questions, cache, job);
    if (!answers)
        return answers.error();
    if (!answers->errors.empty())
        return answers->errors.front();
    std::vector<nn::OutsideInfo> asked;
    for (const nn::OutsideSaid& said : answers->said) {
        for (std::size_t i = 0; i < folder.sides.size(); ++i)
            nn::addOutside(said.info, folder.games[i], folder.colours[i], said.games[i], folder.sides[i].outside);
        asked.push_back(said.info);
    }
    return asked;
}

} // namespace evenmatch::experiments
