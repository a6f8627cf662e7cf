#include "ui/learn/exercise.h"

#include "ui/base/theme.h"
#include "ui/rank/my_rank_words.h"
#include "ui/text/game_text.h"
#include "ui/text/phrase_text.h"
#include "ui/text/rank_words.h"

#include <QCoreApplication>

namespace evenmatch::ui {

lesson::Wording windowWording()
{
    return {.translate = translated("Lessons"),
        .moveText = [](const game::AnyPosition& position, game::Move move) { return moveWords(position, move).toStdString(); }};
}

namespace {

/// With ranks as the window writes them.
lesson::Card named(lesson::Card card)
{
    card.rankAbove = rankWords(card.rankAbove).toStdString();
    return card;
}

QStringList listed(const std::vector<std::string>& sentences)
{
    QStringList words;
    for (const std::string& sentence : sentences)
        words << QString::fromStdString(sentence);
    return words;
}

} // namespace

QStringList reasonWords(const lesson::Card& card, const game::AnyPosition& position, const lesson::Wording& wording)
{
    return listed(lesson::explain(named(card), position, wording));
}

QStringList reasonWords(
    const lesson::Card& card, const game::AnyPosition& position, const lesson::Reasons& reasons, const lesson::Wording& wording)
{
    return listed(lesson::explain(named(card), position, reasons, wording));
}

QString themeWords(lesson::Theme theme) { return QCoreApplication::translate("Lessons", std::string(lesson::themeTitle(theme)).c_str()); }

Overlay lineOverlay(const game::AnyPosition& position, std::span<const game::Move> line, std::size_t most)
{
    Overlay overlay;
    game::AnyPosition at = position;
    int number = 1;
    for (const game::Move move : line.first(std::min(most, line.size()))) {
        if (!at.isLegal(move))
            break;
        if (const auto place = placeOf(at, move); place && place->from)
            overlay.arrows.push_back({.from = *place->from,
                .to = place->to,
                .color = number == 1 ? currentTheme().accent : currentTheme().quiet,
                .strength = number == 1 ? 1 : 0.55,
                .label = QString::number(number),
                .words = moveWords(at, move)});
        else if (place)
            overlay.stones.push_back({.cell = place->to, .side = at.sideToMove(), .label = QString::number(number)});
        at.play(move);
        ++number;
    }
    return overlay;
}

QString posteriorWords(const lesson::RankPosterior& posterior, const strength::RankScale& scale)
{
    const auto [first, last] = posterior.interval();
    const strength::RankEstimate estimate{.sufficiency = strength::Sufficiency::Enough,
        .probabilities = {posterior.chances().begin(), posterior.chances().end()},
        .median = posterior.median(),
        .interval = {first, last}};
    return QStringLiteral("%1 (%2)").arg(headlineWords(estimate, scale), heldWords(estimate, scale));
}

bool fitsMostRanks(const lesson::RankPosterior& posterior)
{
    const auto interval = posterior.interval();
    return 2 * (interval.last - interval.first + 1) > posterior.chances().size();
}

} // namespace evenmatch::ui
