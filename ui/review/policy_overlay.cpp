#include "ui/review/policy_overlay.h"

#include "core/game/any_position.h"
#include "core/game/go/position.h"
#include "core/record/notes/annotations.h"
#include "ui/base/theme.h"
#include "ui/board/mark_colors.h"
#include "ui/text/rank_colors.h"
#include "ui/text/signed_number.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace evenmatch::ui {

namespace {

constexpr float kLeastShown = 0.01F;
constexpr float kLeastLabelled = 0.04F;
constexpr std::size_t kArrows = 6;
constexpr std::size_t kLineMoves = 5; ///< more arrows would be unreadable

QString percent(double share) { return QString::number(std::lround(100 * share)); }

std::vector<std::size_t> byFalling(const std::vector<float>& numbers)
{
    std::vector<std::size_t> order(numbers.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return numbers[a] > numbers[b]; });
    return order;
}

OverlayCell::Shape shapeOf(record::MarkKind kind)
{
    switch (kind) {
    case record::MarkKind::Triangle: return OverlayCell::Shape::Triangle;
    case record::MarkKind::Square:
    case record::MarkKind::Selected: return OverlayCell::Shape::Square;
    case record::MarkKind::Circle: return OverlayCell::Shape::Circle;
    case record::MarkKind::Cross: return OverlayCell::Shape::Cross;
    default: return OverlayCell::Shape::None;
    }
}

QString shapeWord(record::MarkKind kind)
{
    switch (kind) {
    case record::MarkKind::Triangle: return QCoreApplication::translate("marks", "triangle");
    case record::MarkKind::Square:
    case record::MarkKind::Selected: return QCoreApplication::translate("marks", "square");
    case record::MarkKind::Circle: return QCoreApplication::translate("marks", "circle");
    case record::MarkKind::Cross: return QCoreApplication::translate("marks", "cross");
    default: return QCoreApplication::translate("marks", "marked");
    }
}

} // namespace

std::vector<float> policyAt(const nn::Evaluation& evaluation, double place)
{
    const std::size_t moves = evaluation.moves.size();
    const std::size_t ranks = moves == 0 ? 0 : evaluation.rankPriors.size() / moves;
    if (ranks == 0)
        return evaluation.prior;
    const double inside = std::clamp(place, 0.0, static_cast<double>(ranks - 1));
    const auto low = static_cast<std::size_t>(inside);
    const std::size_t high = std::min(low + 1, ranks - 1);
    const auto share = static_cast<float>(inside - static_cast<double>(low));
    std::vector<float> policy(moves);
    for (std::size_t i = 0; i < moves; ++i)
        policy[i] = (1 - share) * evaluation.rankPrior(low)[i] + share * evaluation.rankPrior(high)[i];
    return policy;
}

Overlay policyOverlay(
    const game::AnyPosition& position, const nn::Evaluation& evaluation, double place, const QString& who, const Theme& theme)
{
    Overlay overlay;
    const std::size_t moves = evaluation.moves.size();
    const std::size_t ranks = moves == 0 ? 0 : evaluation.rankPriors.size() / moves;
    const QColor color = ranks == 0 ? theme.accent : rankColor(place, ranks, Theme::light()); // boards look the same in both themes
    const std::vector<float> policy = policyAt(evaluation, place);
    const bool chess = !position.as<go::Position>();
    for (const std::size_t i : byFalling(policy)) {
        if (policy[i] < kLeastShown)
            break;
        const auto where = placeOf(position, evaluation.moves[i]);
        if (!where)
            continue;
        const QString words = QCoreApplication::translate("marks", "%1 %, %2").arg(percent(policy[i]), who);
        const QString label = policy[i] >= kLeastLabelled ? percent(policy[i]) : QString();
        const double strength = std::sqrt(double{policy[i]});
        if (!chess)
            overlay.cells.push_back({.cell = where->to, .heat = strength, .color = color, .label = label, .words = words});
        else if (overlay.arrows.size() < kArrows)
            overlay.arrows.push_back(
                {.from = *where->from, .to = where->to, .color = color, .strength = strength, .label = label, .words = words});
    }
    std::ranges::reverse(overlay.arrows); // the likeliest on top
    return overlay;
}

Overlay betaOverlay(const game::AnyPosition& position, const nn::Evaluation& evaluation, const Theme& theme)
{
    Overlay overlay;
    float usual = 0;
    float reach = 0.01F;
    for (std::size_t i = 0; i < evaluation.moves.size(); ++i)
        usual += evaluation.prior[i] * evaluation.quality[i];
    for (const float quality : evaluation.quality)
        reach = std::max(reach, std::abs(quality - usual));
    for (const std::size_t i : byFalling(evaluation.quality)) {
        const auto where = placeOf(position, evaluation.moves[i]);
        if (!where || std::ranges::any_of(overlay.cells, [&](const OverlayCell& cell) { return cell.cell == where->to; }))
            continue; // in chess a square shows the best move to it
        const double above = double{(evaluation.quality[i] - usual) / reach};
        overlay.cells.push_back({.cell = where->to,
            .heat = 0.9 * std::abs(above),
            .color = deltaColor(above < 0 ? -1 : 1, theme),
            .label = {},
            .words = QCoreApplication::translate("marks", "β %1").arg(numberWithMinus(double{evaluation.beta(i)}, 2))});
    }
    return overlay;
}

namespace {

QColor colorOf(const nn::JudgedCost& cost, nn::CostUnit unit)
{
    const double little = unit == nn::CostUnit::Points ? 0.5 : 2;
    if (cost.grade != nn::CostGrade::None)
        return costColor(cost.grade, Theme::light()); // boards look the same in both themes
    return markColor(cost.cost < little ? 'G' : 'Y');
}

/// "−2.1"; in chess in percent, "−12".
QString costLabel(double cost, nn::CostUnit unit) { return numberWithMinus(-cost, unit == nn::CostUnit::Points && cost < 10 ? 1 : 0); }

QString costWords(double cost, nn::CostUnit unit)
{
    return unit == nn::CostUnit::Points ? QCoreApplication::translate("marks", "loses %1 points").arg(QLocale().toString(cost, 'f', 1))
                                        : QCoreApplication::translate("marks", "loses %1 %").arg(cost, 0, 'f', 0);
}

} // namespace

Overlay costOverlay(const game::AnyPosition& position, const nn::JudgedPly& judged, const nn::JudgeInfo& by)
{
    const nn::CostUnit unit = nn::costUnit(by);
    constexpr double kHeat = 0.8;
    Overlay overlay;
    for (const nn::JudgedMove& move : judged.moves) {
        const auto where = position.isLegal(move.move) ? placeOf(position, move.move) : std::nullopt;
        if (!where)
            continue;
        const nn::JudgedCost cost = nn::costOf(judged, move, by);
        const QColor color = colorOf(cost, unit);
        const bool isChoice = move.move == judged.moves.front().move;
        const QString label = isChoice ? QString() : costLabel(cost.cost, unit);
        const QString words = isChoice ? QCoreApplication::translate("marks", "best") : costWords(cost.cost, unit);
        if (!where->from)
            overlay.cells.push_back({.cell = where->to, .heat = kHeat, .color = color, .label = label, .words = words});
        else if (overlay.arrows.size() < kArrows)
            overlay.arrows.push_back(
                {.from = *where->from, .to = where->to, .color = color, .strength = isChoice ? 1.0 : 0.5, .label = label, .words = words});
    }
    std::ranges::reverse(overlay.arrows); // the best on top
    return overlay;
}

void addLatestCosts(
    Overlay& overlay, const nn::PlayedGame& game, const std::vector<nn::MoveCost>& costs, std::size_t ply, nn::CostUnit unit)
{
    constexpr std::size_t kLatest = 6;
    const game::AnyPosition position = nn::stateAt(game, ply).position();
    const auto* board = position.as<go::Position>();
    for (std::size_t back = 1; board && back <= std::min(kLatest, ply); ++back) {
        const nn::MoveCost& cost = costs[ply - back];
        const auto where = placeOf(position, game.moves[ply - back]);
        if (!where || std::isnan(cost.cost) || board->colorAt(where->to.x(), where->to.y()) == go::Color::Empty
            || std::ranges::any_of(overlay.cells, [&](const OverlayCell& cell) { return cell.cell == where->to; }))
            continue; // captured meanwhile, or replaced by another stone
        overlay.cells.push_back({.cell = where->to,
            .color = colorOf({.cost = cost.cost, .grade = cost.grade}, unit),
            .shape = OverlayCell::Shape::Circle,
            .label = {},
            .words = costWords(cost.cost, unit)});
    }
}

Overlay ownersOverlay(const game::AnyPosition& position, const std::vector<std::int8_t>& owners)
{
    constexpr int kLeast = 20; // percent
    constexpr double kPercent = 100;
    constexpr double kMostHeat = 0.5;
    Overlay overlay;
    const auto* board = position.as<go::Position>();
    if (!board || owners.size() != static_cast<std::size_t>(board->size() * board->size()))
        return overlay;
    for (int y = 0; y < board->size(); ++y)
        for (int x = 0; x < board->size(); ++x) {
            const int owner = owners[board->moveAt(x, y).code];
            if (std::abs(owner) < kLeast)
                continue;
            const go::Color whose = owner > 0 ? go::Color::Black : go::Color::White;
            const go::Color stone = board->colorAt(x, y);
            if (stone == whose)
                continue;
            OverlayCell cell{.cell = {x, y}, .color = owner > 0 ? QColor(Qt::black) : QColor(Qt::white), .label = {}, .words = {}};
            cell.words = (owner > 0 ? QCoreApplication::translate("marks", "Black's, %1 %")
                                    : QCoreApplication::translate("marks", "White's, %1 %"))
                             .arg(std::abs(owner));
            if (stone == go::Color::Empty)
                cell.heat = kMostHeat * std::abs(owner) / kPercent;
            else
                cell.shape = OverlayCell::Shape::Square;
            overlay.cells.push_back(cell);
        }
    return overlay;
}

Overlay recordOverlay(const record::GameRecord& record, std::uint32_t node, const Theme& theme)
{
    Overlay overlay;
    for (const record::Mark& mark : record::marks(record, node)) {
        const QPoint at(mark.at.x, mark.at.y);
        const QColor color = markColor(mark.color);
        switch (mark.kind) {
        case record::MarkKind::Arrow:
        case record::MarkKind::Line:
            overlay.arrows.push_back({.from = at,
                .to = {mark.to.x, mark.to.y},
                .color = color.isValid() ? color : theme.accent,
                .strength = 0.6,
                .label = {},
                .words = QCoreApplication::translate("marks", "arrow")});
            break;
        case record::MarkKind::Label:
            overlay.cells.push_back(
                {.cell = at, .heat = 0.01, .color = QColor("#e3c088"), .label = QString::fromStdString(mark.label).left(3), .words = {}});
            break;
        case record::MarkKind::Highlight:
            overlay.cells.push_back(
                {.cell = at, .heat = 0.4, .color = color.isValid() ? color : theme.accent, .label = {}, .words = shapeWord(mark.kind)});
            break;
        case record::MarkKind::Dimmed:
        case record::MarkKind::BlackPoint:
        case record::MarkKind::WhitePoint: break; // points and dimming belong to counted positions
        default: overlay.cells.push_back({.cell = at, .shape = shapeOf(mark.kind), .label = {}, .words = shapeWord(mark.kind)});
        }
    }
    return overlay;
}

void addMove(Overlay& overlay, const game::AnyPosition& position, game::Move move, const QColor& color)
{
    const auto where = placeOf(position, move);
    if (!where)
        return;
    if (where->from)
        overlay.arrows.push_back({.from = *where->from, .to = where->to, .color = color, .strength = 1, .label = {}, .words = {}});
    else
        overlay.cells.push_back({.cell = where->to, .color = color, .ring = true, .label = {}, .words = {}});
}

Overlay lineOverlay(const game::AnyPosition& start, const std::vector<game::Move>& moves, const Theme& theme)
{
    Overlay overlay;
    game::AnyPosition position = start;
    const bool chess = !position.as<go::Position>();
    int number = 0;
    for (const game::Move move : moves) {
        if (!position.isLegal(move))
            break;
        const auto where = placeOf(position, move);
        const game::Side side = position.sideToMove();
        position.play(move);
        ++number;
        if (!where)
            continue;
        if (!chess) {
            std::erase_if(overlay.stones, [&](const OverlayStone& stone) { return stone.cell == where->to; });
            overlay.stones.push_back({.cell = where->to, .side = side, .label = QString::number(number)});
        } else if (overlay.arrows.size() < kLineMoves) {
            QColor color = theme.accent;
            if (side != start.sideToMove())
                color = QColor("#8a5a2b");
            overlay.arrows.push_back({.from = *where->from,
                .to = where->to,
                .color = color,
                .strength = number == 1 ? 1.0 : 0.45,
                .label = QString::number(number),
                .words = {}});
        }
    }
    return overlay;
}

} // namespace evenmatch::ui
