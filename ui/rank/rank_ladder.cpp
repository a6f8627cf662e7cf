#include "ui/rank/rank_ladder.h"

#include "ui/base/preferences.h"
#include "ui/base/theme.h"
#include "ui/text/rank_colors.h"
#include "ui/text/rank_words.h"

#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr int kRung = 23;
constexpr int kLeft = 22; ///< for the bracket
constexpr int kRight = 18; ///< for the needle
constexpr int kRungRight = 5; ///< a rung extends under the needle, because with a needle no rung is chosen
constexpr int kWords = 25; ///< to a rung's name, after its colour
constexpr int kNoteGap = 5; ///< on both sides of a note
constexpr int kMotionMilliseconds = 600;
constexpr int kNoteRole = Qt::UserRole + 1;
constexpr int kFewestRungs = 7; ///< visible
constexpr int kEdges = 4; ///< the frame's top and bottom

class RungDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    /// The width for the longest name in bold and its note.
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const auto width
            = [](const QString& words, bool bold) { return QFontMetrics(typeFont(TypeSize::Text, bold)).horizontalAdvance(words); };
        const int words = width(index.data().toString(), true) + width(index.data(kNoteRole).toString(), false);
        return {kLeft + kWords + words + 2 * kNoteGap + kRungRight, kRung};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = currentTheme();
        const bool chosen = option.state & QStyle::State_Selected;
        const auto ranks = static_cast<std::size_t>(index.model()->rowCount());
        const QColor color = rankColor(static_cast<double>(index.row()), ranks, theme);
        const QRectF rung = QRectF(option.rect).adjusted(kLeft, 1, -kRungRight, -1);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        if (chosen || option.state & QStyle::State_MouseOver) {
            painter->setBrush(chosen ? theme.accent : theme.accentSoft);
            painter->drawRoundedRect(rung, 6, 6);
        }
        painter->setBrush(color);
        painter->setPen(chosen ? QPen(theme.accentText, 1.2) : QPen(Qt::NoPen));
        painter->drawRoundedRect(QRectF(rung.left() + 6, rung.center().y() - 5, 14, 10), 3, 3);
        painter->setPen(chosen ? theme.accentText : theme.text);
        painter->setFont(typeFont(TypeSize::Text, chosen));
        painter->drawText(rung.adjusted(kWords, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
        painter->setPen(chosen ? theme.accentText : theme.quiet);
        painter->setFont(typeFont(TypeSize::Text));
        painter->drawText(rung.adjusted(kWords, 0, -kNoteGap, 0), Qt::AlignVCenter | Qt::AlignRight, index.data(kNoteRole).toString());
    }
};

} // namespace

RankLadder::RankLadder(QWidget* parent) : QListView(parent), m_motion(new QVariantAnimation(this))
{
    setModel(new QStandardItemModel(this));
    setItemDelegate(new RungDelegate(this));
    setAccessibleName(tr("Ladder of ranks, the strongest first"));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // until the rungs do not fit
    setVerticalScrollMode(ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_motion->setDuration(kMotionMilliseconds);
    m_motion->setEasingCurve(QEasingCurve::InOutCubic);
    connect(m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_needle = value.toDouble();
        viewport()->update();
    });
}

void RankLadder::setScale(const strength::RankScale& scale)
{
    if (scale == m_scale && model()->rowCount() > 0)
        return;
    m_scale = scale;
    m_setting = true;
    auto* rungs = static_cast<QStandardItemModel*>(model());
    rungs->clear();
    for (const strength::RankGroup& rank : scale.ranks())
        rungs->appendRow(new QStandardItem(rankWords(rank.name)));
    m_setting = false;
    showBar();
    updateGeometry();
}

void RankLadder::setNotes(const std::vector<QString>& notes)
{
    for (int rung = 0; rung < model()->rowCount(); ++rung) {
        const auto place = static_cast<std::size_t>(rung);
        const QString note = place < notes.size() ? notes[place] : QString();
        const QModelIndex index = model()->index(rung, 0);
        if (index.data(kNoteRole).toString() == note)
            continue;
        const QString words = note.isEmpty() ? QString() : tr("%1: measured %2").arg(index.data().toString(), note);
        model()->setData(index, note, kNoteRole);
        model()->setData(index, words, Qt::AccessibleTextRole);
        model()->setData(index, words, Qt::ToolTipRole);
    }
}

std::optional<std::size_t> RankLadder::chosen() const
{
    return selectionModel()->hasSelection() ? std::optional(static_cast<std::size_t>(currentIndex().row())) : std::nullopt;
}

void RankLadder::setChosen(std::optional<std::size_t> rank)
{
    m_setting = true;
    if (rank && *rank < m_scale.size())
        setCurrentIndex(model()->index(static_cast<int>(*rank), 0));
    else
        selectionModel()->clear();
    m_setting = false;
    reveal();
}

void RankLadder::reveal(ScrollHint hint)
{
    if (const std::optional<double> place = placeInUse())
        scrollTo(model()->index(static_cast<int>(std::lround(*place)), 0), hint);
    if (hint == PositionAtCenter)
        verticalScrollBar()->setValue(verticalScrollBar()->value() / kRung * kRung); // scrolls by whole rungs
}

void RankLadder::revealInPanel()
{
    const std::optional<double> place = placeInUse();
    QWidget* around = parentWidget();
    while (around && !qobject_cast<QScrollArea*>(around))
        around = around->parentWidget();
    auto* area = static_cast<QScrollArea*>(around);
    if (place && area && area->widget() && isVisible())
        area->ensureVisible(0, mapTo(area->widget(), QPoint(0, static_cast<int>(yOf(*place)))).y(), 0, kRung);
}

std::optional<double> RankLadder::placeInUse() const { return chosen() ? std::optional(static_cast<double>(*chosen())) : m_needle; }

void RankLadder::showEvent(QShowEvent* event)
{
    QListView::showEvent(event);
    QMetaObject::invokeMethod(
        this, [this] { reveal(PositionAtCenter); }, Qt::QueuedConnection); // after the layout
}

/// A lower ladder still shows the rung, whatever the order in which the layouts around it settle.
void RankLadder::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().height() != event->oldSize().height())
        reveal();
}

template <class Work>
bool RankLadder::during(Work work)
{
    const bool outer = !std::exchange(m_inEvent, true);
    const bool done = work();
    if (!outer)
        return done;
    m_inEvent = false;
    if (std::exchange(m_moved, false) && currentIndex().isValid()) {
        reveal();
        revealInPanel();
        Q_EMIT rankChosen(currentIndex().row());
    }
    return done;
}

bool RankLadder::event(QEvent* event)
{
    return during([&] { return QListView::event(event); });
}

bool RankLadder::viewportEvent(QEvent* event)
{
    return during([&] { return QListView::viewportEvent(event); });
}

void RankLadder::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (!m_setting && current.isValid())
        m_moved = true;
    if (m_moved && !m_inEvent)
        during([] { return true; });
}

void RankLadder::setOwnRank(std::optional<OwnRankMark> mark)
{
    m_own = mark;
    viewport()->update();
}

void RankLadder::setNeedle(std::optional<double> place)
{
    m_motion->stop();
    if (place && m_needle && isVisible() && animates()) {
        m_motion->setStartValue(*m_needle);
        m_motion->setEndValue(*place);
        m_motion->start();
    } else {
        m_needle = place;
    }
    viewport()->update();
    reveal();
}

int RankLadder::rungsInSight() const
{
    return std::min(static_cast<int>(m_scale.size()), std::max(kFewestRungs, (m_room - kEdges) / kRung));
}

void RankLadder::showBar()
{
    setVerticalScrollBarPolicy(rungsInSight() < static_cast<int>(m_scale.size()) ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

QSize RankLadder::sizeHint() const { return {176, rungsInSight() * kRung + kEdges}; }

void RankLadder::setRoom(int height)
{
    const QSize before = sizeHint();
    m_room = height;
    if (sizeHint() == before)
        return;
    showBar();
    updateGeometry();
    QMetaObject::invokeMethod(
        this, [this] { reveal(PositionAtCenter); }, Qt::QueuedConnection); // after the layout
}

double RankLadder::yOf(double place) const { return (place + 0.5) * kRung - verticalOffset(); }

/// The user's rank: a bracket in the accent colour over the interval.
void RankLadder::drawBracket(QPainter& painter) const
{
    const double top = yOf(m_own->from) - kRung / 2.0 + 3;
    const double bottom = yOf(m_own->to) + kRung / 2.0 - 3;
    painter.setPen(QPen(currentTheme().accent, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({{20, top}, {13, top}, {13, bottom}, {20, bottom}}));
    painter.drawLine(QPointF(13, (top + bottom) / 2), QPointF(7, (top + bottom) / 2));
}

void RankLadder::drawNeedle(QPainter& painter) const
{
    const double right = viewport()->width();
    const double y = yOf(*m_needle);
    painter.setPen(QPen(currentTheme().accent, 2));
    painter.drawLine(QPointF(kLeft, y), QPointF(kLeft + kWords - 3, y)); // only over the colours, so that names are not crossed out
    QPainterPath head;
    head.moveTo(right - kRight, y);
    head.lineTo(right - kRight + 14, y - 8);
    head.lineTo(right - kRight + 14, y + 8);
    head.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().accent);
    painter.drawPath(head);
}

void RankLadder::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_own)
        drawBracket(painter);
    if (m_needle)
        drawNeedle(painter);
}

} // namespace evenmatch::ui
