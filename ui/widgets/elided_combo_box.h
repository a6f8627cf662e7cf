// A choice whose words may be longer than there is room for.
#pragma once

#include <QComboBox>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace evenmatch::ui {

/// Ends what does not fit with "…", instead of cutting it; the tool tip has all of it.
class ElidedComboBox final : public QComboBox {
public:
    explicit ElidedComboBox(QWidget* parent = nullptr) : QComboBox(parent)
    {
        connect(this, &QComboBox::currentTextChanged, this, &QWidget::setToolTip);
    }

    /// What is drawn.
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
