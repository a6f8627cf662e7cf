#include "ui/board/evaluation_bar.h"

#include "ui/base/theme.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kBar = 22;
const QColor kLight(0xf4, 0xf1, 0xea);
const QColor kDark(0x2b, 0x2b, 0x2e);

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("evaluationBar"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("Evaluation"));
    showWords();
}

QSize EvaluationBar::sizeHint() const
{
    const QFontMetrics metrics(typeFont(TypeSize::Text));
    const int widest = std::max(metrics.horizontalAdvance(QStringLiteral("+9.9")), metrics.horizontalAdvance(QStringLiteral("99.9")));
    return {std::max(kBar, widest), 240};
}

void EvaluationBar::setStanding(const std::optional<ShownStanding>& standing)
{
    if (standing == m_standing)
        return;
    m_standing = standing;
    showWords();
    update();
}

void EvaluationBar::showWords()
{
    const QString words = m_standing ? m_standing->words : tr("The evaluation is not known yet");
    setToolTip(words);
    setAccessibleDescription(words);
}

void EvaluationBar::setSides(bool firstIsLight, bool firstBelow)
{
    m_firstIsLight = firstIsLight;
    m_firstBelow = firstBelow;
    update();
}

void EvaluationBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(typeFont(TypeSize::Text));
    const int line = painter.fontMetrics().height() + 4;
    const QRectF bar((width() - kBar) / 2.0, line, kBar, std::max(0, height() - 2 * line));
    const double first = m_standing ? std::clamp(m_standing->first, 0.0, 1.0) : 0.5;
    const double above = m_firstBelow ? 1 - first : first; // the share of the upper side
    const bool lightAbove = m_firstIsLight != m_firstBelow;
    painter.setPen(Qt::NoPen);
    painter.setBrush(lightAbove ? kDark : kLight);
    painter.drawRect(bar);
    painter.setBrush(lightAbove ? kLight : kDark);
    painter.drawRect(QRectF(bar.topLeft(), QSizeF(bar.width(), bar.height() * above)));
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.drawLine(QPointF(bar.left() - 3, bar.center().y()), QPointF(bar.right() + 3, bar.center().y()));
    if (!m_standing)
        return;
    painter.setPen(theme.text); // on the leading side
    const bool atTop = above > 0.5;
    painter.drawText(QRectF(0, atTop ? 0 : height() - line, width(), line), Qt::AlignCenter, m_standing->figure);
}

} // namespace evenmatch::ui
