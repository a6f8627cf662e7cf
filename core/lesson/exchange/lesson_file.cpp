#include "core/lesson/exchange/lesson_file.h"

#include "core/json_text.h"
#include "core/lesson/exchange/exchange_tag.h"
#include "core/record/file/game_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace evenmatch::lesson {

namespace {

constexpr int kVersion = 1;

bool isLesson(const record::GameRecord& record)
{
    const auto said = core::parseJson(tagValue(record, kLessonTag));
    const auto version = said.is_object() ? said.find("version") : said.end();
    return version != said.end() && *version == kVersion;
}

} // namespace

std::string writeLesson(const record::GameRecord& game, std::span<const Card> cards, const std::function<std::string(const Card&)>& comment)
{
    record::GameRecord first = game;
    removeTag(first, kCardTag);
    first.setTag(kLessonTag.in(first.format), core::jsonText(nlohmann::json{{"version", kVersion}}));
    std::vector<Card> same;
    std::ranges::copy_if(cards, std::back_inserter(same), [&](const Card& card) {
        const auto record = recordOf(card);
        return record && record->format == game.format;
    });
    return record::writeGame(first, first.format) + "\n\n" + writeCards(same, comment);
}

core::Result<ReadLesson> readLesson(std::string text, const std::string& name)
{
    auto cards = readCards(text, name);
    if (!cards)
        return cards.error();
    auto reader = record::readGames(std::move(text), name);
    if (!reader)
        return reader.error();
    auto first = (*reader)->next();
    if (!first)
        return first.error();
    if (!first->has_value() || !(*first)->record || !isLesson(*(*first)->record))
        return core::Error{core::ErrorCode::NotFound, "lesson", name};
    ReadLesson lesson{.game = *std::move((*first)->record), .cards = *std::move(cards)};
    removeTag(lesson.game, kLessonTag);
    return lesson;
}

} // namespace evenmatch::lesson
