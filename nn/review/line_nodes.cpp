#include "nn/review/line_nodes.h"

namespace evenmatch::nn {

std::vector<record::NodeId> lineNodes(const record::GameRecord& record, record::NodeId end, std::size_t plies)
{
    std::vector<record::NodeId> nodes{record::kRoot};
    for (const record::NodeId node : record.pathTo(end)) {
        if (record.move(node) != game::kNoMove) {
            if (nodes.size() > plies)
                break;
            nodes.push_back(node);
        } else if (nodes.size() == 1) {
            nodes.front() = node; // set up after the root
        }
    }
    return nodes;
}

} // namespace evenmatch::nn
