#include "ui/review/candidate_view.h"

#include "ui/base/theme.h"
#include "ui/plots/fit_names.h"
#include "ui/text/rank_colors.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr int kRowHeight = 24;
constexpr int kRows = 7;
constexpr int kMoveWidth = 58;
constexpr int kCellGap = 1; ///< beside a cell's colour, on both sides

QColor blended(const QColor& under, const QColor& over, double share)
{
    const auto mix = [share](float a, float b) { return static_cast<float>(double{a} + (double{b} - double{a}) * share); };
    return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()), mix(under.blueF(), over.blueF()));
}

/// The ranks' names, vertical above their columns, with a stripe of their colour.
class RankHeader final : public QHeaderView {
public:
    explicit RankHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) { setSectionsClickable(false); }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(typeFont(TypeSize::Text));
        int longest = 0;
        for (int section = 1; model() && section < model()->columnCount(); ++section)
            longest = std::max(longest, metrics.horizontalAdvance(model()->headerData(section, Qt::Horizontal).toString()));
        return {0, longest + 16};
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        const Theme& theme = currentTheme();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setFont(typeFont(TypeSize::Text));
        painter->setPen(theme.quiet);
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        if (section == 0) {
            painter->drawText(rect.adjusted(4, 0, 0, -8), Qt::AlignLeft | Qt::AlignBottom, text);
        } else {
            painter->setPen(Qt::NoPen);
            painter->setBrush(rankColor(1 - model()->headerData(section, Qt::Horizontal, CandidateModel::PlaceRole).toDouble(), theme));
            painter->drawRect(QRectF(rect.left() + 1, rect.bottom() - 5, rect.width() - 2, 4));
            painter->setPen(theme.quiet);
            painter->translate(rect.left() + rect.width() / 2.0, rect.bottom() - 9);
            painter->rotate(-90);
            painter->drawText(QRectF(0, -rect.width(), rect.height(), 2 * rect.width()), Qt::AlignLeft | Qt::AlignVCenter, text);
        }
        painter->restore();
    }
};

class CandidateDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = currentTheme();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF rect(option.rect);
        const bool chosen = option.state & (QStyle::State_Selected | QStyle::State_MouseOver);
        if (chosen)
            painter->fillRect(rect, theme.accentSoft);
        const bool played = index.data(CandidateModel::PlayedRole).toBool();
        painter->setFont(typeFont(TypeSize::Text, played && index.column() == 0));
        const QString text = index.data().toString();
        if (index.column() == 0) {
            painter->setPen(theme.text);
            painter->drawText(rect.adjusted(6, 0, -2, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
        } else {
            const double share = index.data(CandidateModel::ProbabilityRole).toDouble();
            const QColor rank = rankColor(1 - index.data(CandidateModel::PlaceRole).toDouble(), theme);
            const QColor back = blended(chosen ? theme.accentSoft : theme.card, rank, share < 0.005 ? 0 : 0.12 + 0.88 * std::sqrt(share));
            painter->setPen(Qt::NoPen);
            painter->setBrush(back);
            painter->drawRoundedRect(rect.adjusted(kCellGap, 2, -kCellGap, -2), 3, 3);
            painter->setPen(contrast(Qt::white, back) >= contrast(Qt::black, back) ? Qt::white : Qt::black); // whichever is readable
            painter->setFont(numberFont(text, rect.width() - 2 * kCellGap));
            painter->drawText(rect, Qt::AlignCenter, text);
        }
        if (played)
            outline(*painter, rect, index);
        painter->restore();
    }

private:
    /// One frame around the whole row, drawn in parts by its cells.
    static void outline(QPainter& painter, const QRectF& rect, const QModelIndex& index)
    {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(currentTheme().accent, 2));
        const double top = rect.top() + 1;
        const double bottom = rect.bottom() - 1;
        painter.drawLine(QPointF(rect.left(), top), QPointF(rect.right(), top));
        painter.drawLine(QPointF(rect.left(), bottom), QPointF(rect.right(), bottom));
        if (index.column() == 0)
            painter.drawLine(QPointF(rect.left() + 1, top), QPointF(rect.left() + 1, bottom));
        if (index.column() == index.model()->columnCount() - 1)
            painter.drawLine(QPointF(rect.right() - 1, top), QPointF(rect.right() - 1, bottom));
    }
};

} // namespace

CandidateView::CandidateView(QWidget* parent) : QTableView(parent), m_model(new CandidateModel(this))
{
    setObjectName(QStringLiteral("candidates"));
    setAccessibleName(tr("Candidate moves: how often players of each rank choose them, in percent"));
    setModel(m_model);
    setHorizontalHeader(new RankHeader(this));
    horizontalHeader()->setAccessibleName(tr("Ranks"));
    verticalHeader()->setAccessibleName(tr("Moves"));
    setCornerButtonEnabled(false);
    for (auto* corner : findChildren<QAbstractButton*>())
        corner->setAccessibleName(tr("Choose all moves"));
    setItemDelegate(new CandidateDelegate(this));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(kRowHeight);
    verticalHeader()->setMinimumSectionSize(kRowHeight);
    horizontalHeader()->setMinimumSectionSize(8);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QTableView::entered, this, [this](const QModelIndex& index) { Q_EMIT rowPointed(index.row()); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &CandidateView::layOut);
}

QSize CandidateView::sizeHint() const { return {360, horizontalHeader()->sizeHint().height() + kRows * kRowHeight + 6}; }

QSize CandidateView::minimumSizeHint() const { return {200, sizeHint().height()}; }

void CandidateView::layOut()
{
    const int columns = m_model->columnCount() - 1;
    const int width = std::clamp((viewport()->width() - kMoveWidth) / std::max(1, columns), 14, 64);
    setColumnWidth(0, std::max(kMoveWidth, viewport()->width() - columns * width));
    for (int column = 1; column <= columns; ++column)
        setColumnWidth(column, width);
    updateGeometry();
}

/// With the focus, Up and Down select candidates instead of variations.
bool CandidateView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void CandidateView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    layOut();
}

void CandidateView::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    Q_EMIT rowPointed(-1);
}

void CandidateView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT rowPointed(current.isValid() ? current.row() : -1);
}

} // namespace evenmatch::ui
