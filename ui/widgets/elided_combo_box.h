// A combo box for texts that may not fit.
#pragma once

#include <QComboBox>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace evenmatch::ui {

/// Shortens long texts with "…"; the tool tip has the full text.
class ElidedComboBox final : public QComboBox {
public:
    explicit ElidedComboBox(QWidget* parent = nullptr) : QComboBox(parent)
    {
        connect(this, &QComboBox::currentTextChanged, this, &QWidget::setToolTip);
    }

    /// The text drawn.
    QString shownText() const
    {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        return elided(option);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        option.currentText = elided(option);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }

private:
    QString elided(const QStyleOptionComboBox& option) const
    {
        const int room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
        return fontMetrics().elidedText(option.currentText, Qt::ElideRight, room);
    }
};

} // namespace evenmatch::ui
