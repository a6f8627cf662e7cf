#include "ui/report/side_summary.h"

#include "nn/review/side_costs.h"
#include "ui/text/signed_number.h"

#include <QCoreApplication>
#include <QLocale>

#include <functional>

namespace evenmatch::ui {

namespace {

struct SummaryWords {
    Q_DECLARE_TR_FUNCTIONS(SideSummary)
};

QString sizeWords(std::size_t size)
{
    const auto points = [](double value) { return QLocale().toString(value, 'g', 3); };
    const double from = nn::kSizesInPoints[size];
    return size + 1 < nn::kSizesInPoints.size()
        ? SummaryWords::tr("Moves that lost %1 to %2 points").arg(points(from), points(nn::kSizesInPoints[size + 1]))
        : SummaryWords::tr("Moves that lost %1 points or more").arg(points(from));
}

} // namespace

std::vector<QStringList> summaryRows(
    const nn::PlayedGame& game, const nn::GameJudgement& judgement, const std::array<std::size_t, 2>& brilliant)
{
    const std::vector<nn::MoveCost> costs = nn::moveCosts(game, judgement);
    const nn::SideCosts sides[]
        = {nn::sideCosts(game, costs, judgement.by, game::Side::First), nn::sideCosts(game, costs, judgement.by, game::Side::Second)};
    std::vector<QStringList> rows;
    if (sides[0].moves + sides[1].moves == 0)
        return rows;
    const auto add = [&](const QString& words, const std::function<QString(const nn::SideCosts&)>& figure) {
        QStringList row{words};
        for (const nn::SideCosts& side : sides)
            row << (side.moves > 0 ? figure(side) : QStringLiteral("–"));
        rows.push_back(row);
    };
    const auto addBrilliant = [&] {
        if (brilliant[0] + brilliant[1] > 0) // rare
            rows.push_back({SummaryWords::tr("Brilliant moves !!"), QString::number(brilliant[0]), QString::number(brilliant[1])});
    };
    if (nn::costUnit(judgement.by) == nn::CostUnit::Points) {
        add(SummaryWords::tr("Points lost per move"), [&](const nn::SideCosts& side) { return numberWithMinus(side.meanCost, 1); });
        for (std::size_t size = 0; size < nn::kSizesInPoints.size(); ++size)
            add(sizeWords(size), [size](const nn::SideCosts& side) { return QString::number(side.sizes[size]); });
        addBrilliant();
        return rows;
    }
    add(SummaryWords::tr("Accuracy"),
        [&](const nn::SideCosts& side) { return SummaryWords::tr("%1 %").arg(numberWithMinus(side.accuracy, 0)); });
    addBrilliant();
    add(SummaryWords::tr("Inaccuracies ?!"), [](const nn::SideCosts& side) { return QString::number(side.inaccuracies); });
    add(SummaryWords::tr("Mistakes ?"), [](const nn::SideCosts& side) { return QString::number(side.mistakes); });
    add(SummaryWords::tr("Blunders ??"), [](const nn::SideCosts& side) { return QString::number(side.blunders); });
    add(SummaryWords::tr("Winning chances lost per move"),
        [&](const nn::SideCosts& side) { return SummaryWords::tr("%1 %").arg(numberWithMinus(side.meanCost, 1)); });
    return rows;
}

QString summaryExplanation(const nn::JudgeInfo& by)
{
    return nn::costUnit(by) == nn::CostUnit::Points
        ? SummaryWords::tr("Points lost against the best move, by %1.").arg(QString::fromStdString(by.name))
        : SummaryWords::tr("Each percent of winning chances lost takes 5 % off the accuracy of a move; the game's accuracy is the mean. "
                           "Analysed by %1.")
              .arg(QString::fromStdString(by.name));
}

} // namespace evenmatch::ui
