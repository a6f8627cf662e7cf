#include "core/lesson/exchange/card_set.h"

#include "core/json_text.h"
#include "core/lesson/exchange/exchange_tag.h"
#include "core/record/board/replay.h"
#include "core/record/file/game_reader.h"
#include "core/record/notes/annotations.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace evenmatch::lesson {

namespace {

using nlohmann::json;

constexpr std::size_t kLongestText = 200; ///< of a rank or a judge
constexpr std::size_t kMostMoves = 400;

std::string tagOf(const Card& card, std::size_t nodes)
{
    return json{{"version", 1}, {"node", nodes}, {"ply", card.ply}, {"quiet", card.kind == CardKind::Decoy}, {"details", detailsOf(card)}}
        .dump(-1, ' ', true);
}

bool isShare(double value) { return std::isfinite(value) && value >= 0 && value <= 1; }
bool isLoss(double value) { return std::isfinite(value) && value >= 0; }

/// The legal beginning of the line.
std::vector<game::Move> legalPart(std::span<const game::Move> line, game::AnyPosition position)
{
    std::vector<game::Move> legal;
    for (const game::Move move : line) {
        if (!position.isLegal(move))
            break;
        position.play(move);
        legal.push_back(move);
    }
    return legal;
}

/// Whether the card's contents are possible. Lines are cut at the first illegal move.
bool makeSound(Card& card, const game::AnyPosition& position)
{
    const auto isGood = [&](CardMove& move) {
        if (!position.isLegal(move.move) || !isLoss(move.loss) || !isShare(move.own) || !isShare(move.above))
            return false;
        game::AnyPosition after = position;
        after.play(move.move);
        move.line = legalPart(std::span(move.line).first(std::min(move.line.size(), kLineLength)), std::move(after));
        return true;
    };
    const bool areTexts = std::ranges::all_of(
        std::array{&card.rank, &card.rankAbove, &card.judge}, [](const std::string* text) { return text->size() <= kLongestText; });
    return areTexts && card.moves.size() <= kMostMoves && position.isLegal(card.played) && std::ranges::all_of(card.moves, isGood)
        && isShare(card.chance) && isLoss(card.others) && isShare(card.difficulty) && std::isfinite(card.evidence);
}

std::optional<Card> cardOf(record::GameRecord record, const std::string& tag)
try {
    const json said = core::parseJson(tag);
    if (said.at("version") != 1)
        return std::nullopt;
    const auto nodes = said.at("node").get_ref<const json::number_unsigned_t&>();
    record::NodeId node = record::kRoot;
    for (json::number_unsigned_t i = 0; i < nodes && node != record::kNoNode; ++i)
        node = record.firstChild(node);
    if (node == record::kNoNode)
        return std::nullopt;
    while (record.firstChild(node) != record::kNoNode)
        record.removeSubtree(record.firstChild(node));
    record::setComment(record, node, "");
    removeTag(record, kCardTag);
    const auto position = record::positionAt(record, node);
    if (!position || position->isOver())
        return std::nullopt;
    Card card;
    card.game = record.setup.game;
    card.record = record::writeGame(record, record.format);
    card.key = positionKey(card.game, *position);
    card.ply = static_cast<int>(
        std::clamp<std::int64_t>(said.at("ply").get_ref<const json::number_integer_t&>(), 0, static_cast<std::int64_t>(nodes)));
    card.kind = said.at("quiet").get<bool>() ? CardKind::Decoy : CardKind::Lesson;
    if (!takeDetails(card, said.at("details").get<std::string>()) || !makeSound(card, *position))
        return std::nullopt;
    return card;
} catch (const json::exception&) {
    return std::nullopt;
}

} // namespace

std::vector<game::Move> bestLine(const Card& card, const game::AnyPosition& position)
{
    std::vector<game::Move> line{card.best().move};
    line.insert(line.end(), card.best().line.begin(), card.best().line.end());
    return legalPart(line, position);
}

std::string writeCards(std::span<const Card> cards, const std::function<std::string(const Card&)>& comment)
{
    std::string text;
    for (const Card& card : cards) {
        auto record = recordOf(card);
        if (!record || card.moves.empty())
            continue;
        const record::NodeId node = record->mainLineEnd();
        const auto position = record::positionAt(*record, node);
        if (!position)
            continue;
        record->setTag(kCardTag.in(record->format), tagOf(card, record->pathTo(node).size() - 1));
        record::setComment(*record, node, comment(card));
        game::AnyPosition after = *position;
        record::NodeId last = node;
        for (const game::Move move : bestLine(card, *position)) {
            last = record->addNode(last, move, after.sideToMove());
            after.play(move);
        }
        text += record::writeGame(*record, record->format) + "\n\n";
    }
    return text;
}

core::Result<ReadCards> readCards(std::string text, const std::string& name)
{
    auto reader = record::readGames(std::move(text), name);
    if (!reader)
        return reader.error();
    ReadCards read;
    while (true) {
        auto game = (*reader)->next();
        if (!game)
            return read.cards.empty() ? core::Result<ReadCards>(game.error()) : std::move(read);
        if (!game->has_value())
            return read;
        if (!(*game)->record)
            continue;
        const std::string tag = tagValue(*(*game)->record, kCardTag);
        if (tag.empty())
            continue;
        if (auto card = cardOf(*std::move((*game)->record), tag))
            read.cards.push_back(*std::move(card));
        else
            ++read.refused;
    }
}

} // namespace evenmatch::lesson
