#include "ui/widgets/section_column.h"

#include "ui/widgets/fold_section.h"
#include "ui/widgets/page_scroll.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollBar>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kFewestSections = 260; ///< the height that a low column leaves to the sections

} // namespace

SectionColumn::SectionColumn(QWidget* below, std::function<int()> least, const QString& key, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), m_key(key), m_least(std::move(least)), m_height(QSettings().value(key, 0).toInt()),
      m_sections(new QWidget), m_rows(new QVBoxLayout(m_sections)), m_scroll(new PageScroll(m_sections)), m_below(below)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(8);
    m_rows->addStretch(1);
    m_scroll->setMinimumHeight(48);
    m_sections->installEventFilter(this);
    addWidget(m_scroll);
    addWidget(m_below);
    setChildrenCollapsible(false);
    setHandleWidth(8);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_height = sizes().constFirst(); });
}

SectionColumn::~SectionColumn()
{
    if (m_height > 0)
        QSettings().setValue(m_key, m_height);
}

void SectionColumn::addSection(FoldSection* section)
{
    m_rows->insertWidget(m_rows->count() - 1, section);
    m_below->setParent(nullptr); // after the sections in Tab order
    addWidget(m_below);
}

/// As wide as the sections, which scroll only vertically.
QSize SectionColumn::minimumSizeHint() const
{
    const QSize least = QSplitter::minimumSizeHint();
    const int sections = m_sections->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width();
    return {std::max(least.width(), sections), least.height()};
}

void SectionColumn::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    layOutSections();
}

bool SectionColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_sections && event->type() == QEvent::LayoutRequest)
        layOutSections();
    return QSplitter::eventFilter(watched, event);
}

void SectionColumn::layOutSections()
{
    const int needed = m_sections->hasHeightForWidth() ? m_sections->heightForWidth(width()) : m_sections->sizeHint().height();
    const int free = height() - handleWidth();
    const int wanted = m_least();
    const int least = free >= wanted + kFewestSections ? wanted : free / 2;
    const int room = m_height > 0 ? m_height : free - least;
    const int sections = std::clamp(room, m_scroll->minimumHeight(), std::max(m_scroll->minimumHeight(), needed));
    setSizes({sections, std::max(0, height() - handleWidth() - sections)});
}

} // namespace evenmatch::ui
