#include "ui/learn/opening_chooser.h"

#include "core/game/family.h"
#include "ui/rank/my_rank_words.h"
#include "ui/text/opening_name.h"
#include "ui/widgets/elided_combo_box.h"

#include <QBoxLayout>
#include <QPushButton>

#include <algorithm>
#include <utility>
#include <vector>

namespace evenmatch::ui {

namespace {

enum Role { LineRole = Qt::UserRole, SideRole };

/// The default opening.
const char* usualLine(const std::string& game) { return game::isGo(game) ? "4-4, low approach" : "Italian Game"; }

} // namespace

OpeningChooser::OpeningChooser(QWidget* parent) : QWidget(parent), m_openings(new ElidedComboBox)
{
    m_openings->setObjectName(QStringLiteral("learnOpening"));
    m_openings->setAccessibleName(tr("Opening to train"));
    m_openings->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_openings->setMinimumContentsLength(12);
    auto* button = new QPushButton(tr("Train this opening"));
    button->setObjectName(QStringLiteral("learnTrain"));
    button->setToolTip(
        tr("Play against moves that players of your rank really choose. After each of your moves you see how many players choose it"));
    auto* column = new QVBoxLayout(this); // below each other, because they are wider than the panel
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_openings);
    column->addWidget(button);
    connect(button, &QPushButton::clicked, this, &OpeningChooser::train);
}

void OpeningChooser::train()
{
    const QVariant side = m_openings->currentData(SideRole);
    if (const game::BookLine* line = game::findLine(m_game, m_openings->currentData(LineRole).toString().toStdString()))
        Q_EMIT trainWanted(line, side.isValid() ? std::optional(static_cast<game::Side>(side.toInt())) : std::nullopt);
}

void OpeningChooser::setGame(const std::string& game, const std::shared_ptr<const MyRankResult>& result)
{
    if (game == m_game && result == m_result)
        return;
    const bool isSame = std::exchange(m_game, game) == game;
    m_result = result;
    const QVariant chosen = isSame ? m_openings->currentData(LineRole) : QVariant();
    const QVariant chosenSide = m_openings->currentData(SideRole);
    m_openings->clear();
    if (result)
        addOwn(*result);
    const int own = m_openings->count();
    if (own > 0)
        m_openings->insertSeparator(own);
    std::vector<std::pair<QString, const game::BookLine*>> all;
    for (const game::BookLine* line : game::openingFamilies(game))
        all.emplace_back(openingName(line->family()), line);
    if (game::isChess(game)) // by name; Go's lines are grouped by their first corner
        std::ranges::stable_sort(all, [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.first, b.first) < 0; });
    for (const auto& [name, line] : all)
        m_openings->addItem(name, QString::fromStdString(line->text()));
    int before = -1; // found by the line, because the texts of the user's own openings count games
    int exactly = -1;
    for (int i = 0; chosen.isValid() && i < m_openings->count(); ++i)
        if (m_openings->itemData(i, LineRole) == chosen) {
            before = i; // at last the one without a side
            exactly = m_openings->itemData(i, SideRole) == chosenSide ? i : exactly;
        }
    before = exactly >= 0 ? exactly : before;
    const int usual = own > 0 ? 0 : m_openings->findText(openingName(usualLine(game)));
    m_openings->setCurrentIndex(std::max(0, before >= 0 ? before : usual));
}

/// The lines of the book; the moves in all of Go's corners together are not a line.
void OpeningChooser::addOwn(const MyRankResult& result)
{
    for (std::size_t i = 0; i < result.report.openings.size(); ++i) {
        const nn::OpeningReport& opening = result.report.openings[i];
        const game::BookLine* line = game::findLine(m_game, opening.name);
        if (!line || line->family() != opening.name)
            continue;
        m_openings->addItem(openingWords(result, i), QString::fromStdString(line->text()));
        m_openings->setItemData(m_openings->count() - 1, static_cast<int>(opening.side), SideRole);
    }
}

} // namespace evenmatch::ui
