#include "core/lesson/exchange/exchange_tag.h"

namespace evenmatch::lesson {

std::string tagValue(const record::GameRecord& record, const ExchangeTag& tag)
{
    const std::string_view key = tag.in(record.format);
    return std::string(record.tag(key).empty() ? record.property(record::kRoot, key) : record.tag(key)); // SGF has it at the root
}

void removeTag(record::GameRecord& record, const ExchangeTag& tag)
{
    const std::string_view key = tag.in(record.format);
    std::erase_if(record.tags, [&](const record::Property& property) { return property.key == key; });
    record.setProperty(record::kRoot, key, {});
}

} // namespace evenmatch::lesson
