#include "search/engine/kata_rules.h"

#include <cmath>

namespace evenmatch::search {

std::string_view kataRules(const go::Rules& rules)
{
    if (rules == go::Rules::japanese())
        return "japanese";
    if (rules == go::Rules::aga())
        return "aga";
    if (rules == go::Rules::newZealand())
        return "new-zealand";
    return rules == go::Rules::trompTaylor() ? "tromp-taylor" : "chinese";
}

double kataKomi(double komi) { return std::round(2 * komi) / 2; }

} // namespace evenmatch::search
