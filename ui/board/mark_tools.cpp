#include "ui/board/mark_tools.h"

#include "ui/base/theme.h"
#include "ui/board/mark_colors.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace evenmatch::ui {

using record::Mark;
using record::MarkKind;
using record::Spot;

namespace {

enum Tool { Triangle, Square, Circle, Cross, Letter, Number, Arrow, Green, Red, Blue, Yellow };
constexpr std::array kShapes{MarkKind::Triangle, MarkKind::Square, MarkKind::Circle, MarkKind::Cross};
constexpr std::array kColors{'G', 'R', 'B', 'Y'};
constexpr int kWidth = 30;
constexpr int kDot = 14;

Spot spotOf(QPoint cell) { return {cell.x(), cell.y()}; }

/// "A" … "Z" or "1" …: the first that no mark has yet.
std::string nextLabel(bool letters, const std::vector<Mark>& there)
{
    for (int i = 0;; ++i) {
        const std::string label = letters && i < 26 ? std::string(1, static_cast<char>('A' + i)) : std::to_string(letters ? i - 25 : i + 1);
        if (std::ranges::none_of(there, [&](const Mark& mark) { return mark.label == label; }))
            return label;
    }
}

QIcon dot(const QColor& color, qreal ratio)
{
    QPixmap picture(QSize(kDot, kDot) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(currentTheme().line, 1));
    painter.setBrush(color);
    painter.drawEllipse(QRectF(1, 1, kDot - 2, kDot - 2));
    return picture;
}

} // namespace

MarkTools::MarkTools(QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    addTool(QStringLiteral("△"), tr("Mark with a triangle"), false);
    addTool(QStringLiteral("□"), tr("Mark with a square"), false);
    addTool(QStringLiteral("○"), tr("Mark with a circle"), false);
    addTool(QStringLiteral("✕"), tr("Mark with a cross"), false);
    addTool(QStringLiteral("A"), tr("Mark with letters"), false);
    addTool(QStringLiteral("1"), tr("Mark with numbers"), false);
    addTool(QStringLiteral("→"), tr("Draw an arrow from point to point"), false);
    addTool({}, tr("Mark a square green, or draw a green arrow"), true);
    addTool({}, tr("Mark a square red, or draw a red arrow"), true);
    addTool({}, tr("Mark a square blue, or draw a blue arrow"), true);
    addTool({}, tr("Mark a square yellow, or draw a yellow arrow"), true);
    dress();
    setChess(true);
    setChess(false);
}

void MarkTools::addTool(const QString& sign, const QString& name, bool chess)
{
    auto* button = new QToolButton;
    button->setText(sign);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setCheckable(true);
    button->setProperty("tab", true);
    button->setProperty("chess", chess);
    button->setFixedWidth(kWidth);
    button->setStyleSheet(QStringLiteral("padding: 4px 0"));
    button->setObjectName(QStringLiteral("mark%1").arg(m_tools.size()));
    m_tools.push_back(button); // without a group: a second press releases it, and Tab reaches each
    layout()->addWidget(button);
    connect(button, &QToolButton::toggled, this, [this, button](bool on) {
        forgetStart();
        for (QToolButton* other : m_tools)
            if (on && other != button)
                other->setChecked(false);
        Q_EMIT chosenChanged();
    });
}

void MarkTools::dress()
{
    for (std::size_t tool = Green; tool <= Yellow; ++tool)
        m_tools[tool]->setIcon(dot(markColor(kColors[tool - Green]), devicePixelRatioF()));
}

void MarkTools::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

void MarkTools::setChess(bool chess)
{
    if (chess == m_chess)
        return;
    m_chess = chess;
    letGo();
    for (QToolButton* button : m_tools)
        button->setVisible(button->property("chess").toBool() == chess);
}

bool MarkTools::isChosen() const { return std::ranges::any_of(m_tools, &QToolButton::isChecked); }

void MarkTools::letGo()
{
    for (QToolButton* button : m_tools)
        button->setChecked(false);
}

std::optional<Mark> MarkTools::mark(QPoint from, QPoint to, const std::vector<Mark>& there, Qt::KeyboardModifiers held)
{
    const int ofKeys = (held & (Qt::ShiftModifier | Qt::ControlModifier) ? 1 : 0) + (held & Qt::AltModifier ? 2 : 0);
    int tool = m_chess ? Green + ofKeys : from == to ? Triangle : Arrow;
    for (std::size_t i = 0; i < m_tools.size(); ++i)
        if (m_tools[i]->isChecked())
            tool = static_cast<int>(i);
    if (tool >= Green) {
        const char color = kColors[static_cast<std::size_t>(tool - Green)];
        if (from == to)
            return Mark{.kind = MarkKind::Highlight, .at = spotOf(to), .to = {}, .label = {}, .color = color};
        return Mark{.kind = MarkKind::Arrow, .at = spotOf(from), .to = spotOf(to), .label = {}, .color = color};
    }
    if (tool == Arrow) {
        const QPoint begin = from == to ? m_arrowFrom.value_or(from) : from;
        const bool isFirst = begin == to && !m_arrowFrom;
        m_arrowFrom = isFirst ? std::optional(from) : std::nullopt;
        if (begin == to)
            return std::nullopt; // its first end, or the same point again: none
        return Mark{.kind = MarkKind::Arrow, .at = spotOf(begin), .to = spotOf(to), .label = {}};
    }
    if (tool < Letter)
        return Mark{.kind = kShapes[static_cast<std::size_t>(tool)], .at = spotOf(to), .to = {}, .label = {}};
    for (const Mark& old : there)
        if (old.kind == MarkKind::Label && old.at == spotOf(to))
            return old; // to remove it
    return Mark{.kind = MarkKind::Label, .at = spotOf(to), .to = {}, .label = nextLabel(tool == Letter, there)};
}

} // namespace evenmatch::ui
