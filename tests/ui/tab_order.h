// Goes through a window by Tab, like a user without a mouse, and describes problems of the order.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

inline QString widgetWords(const QWidget* widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return QStringLiteral("%1 “%2”").arg(
        QLatin1String(widget->metaObject()->className()), button && widget->objectName().isEmpty() ? button->text() : widget->objectName());
}

struct TabWay {
    QList<QWidget*> stops; ///< of the place, in Tab order
    QWidget* returnsAt = nullptr; ///< the widget where Tab returns to a place that it had left too early
};

inline TabWay tabWay(QWidget* place)
{
    constexpr int kMost = 300; // more than any window has
    QWidget* window = place->window();
    window->setFocus(); // so that Tab starts before the first widget
    TabWay way;
    QWidget* before = nullptr;
    for (int press = 0; press < kMost; ++press) {
        QTest::keyClick(window->focusWidget() ? window->focusWidget() : window, Qt::Key_Tab);
        QWidget* stop = window->focusWidget();
        const bool isInside = stop && place->isAncestorOf(stop);
        if (!stop || stop == before || (!way.stops.isEmpty() && stop == way.stops.first()))
            break;
        if (isInside && !way.stops.isEmpty() && !place->isAncestorOf(before) && !way.returnsAt)
            way.returnsAt = stop;
        if (isInside)
            way.stops << stop;
        before = stop;
    }
    return way;
}

/// Whether an interactive widget must be a stop of its own; in an exclusive group only the chosen one is, and arrows reach the others.
inline bool wantsTab(const QWidget* widget)
{
    if (!widget->isVisible() || !widget->isEnabled() || widget->size().isEmpty())
        return false;
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        return !(button->group() && button->group()->exclusive() && button->group()->checkedButton() != button)
            && !qobject_cast<QLineEdit*>(widget->parentWidget());
    if (qobject_cast<const QLineEdit*>(widget))
        return !qobject_cast<QComboBox*>(widget->parentWidget()) && !qobject_cast<QAbstractSpinBox*>(widget->parentWidget());
    return qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget)
        || qobject_cast<const QPlainTextEdit*>(widget)
        || (qobject_cast<const QAbstractItemView*>(widget) && !qobject_cast<const QHeaderView*>(widget))
        || (qobject_cast<const QAbstractSlider*>(widget) && !qobject_cast<const QScrollBar*>(widget));
}

/// Whether the right or left arrow reaches another button of the button's group.
inline bool arrowsReach(const QButtonGroup& group, QWidget* from)
{
    const auto shown
        = std::ranges::count_if(group.buttons(), [](const QAbstractButton* button) { return button->isVisible() && button->isEnabled(); });
    for (const auto& [there, back] : {std::pair(Qt::Key_Right, Qt::Key_Left), std::pair(Qt::Key_Left, Qt::Key_Right)}) {
        from->setFocus();
        QTest::keyClick(from, there);
        QWidget* reached = from->window()->focusWidget();
        if (reached == from)
            continue;
        QTest::keyClick(reached, back); // chooses the original button again
        return group.buttons().contains(qobject_cast<QAbstractButton*>(reached)) && from->hasFocus();
    }
    return shown < 2;
}

/// Whether `second` is below or to the right of `first`, comparing the parts of the smallest place that contains both.
inline bool standsAfter(const QWidget* first, const QWidget* second)
{
    const QWidget* place = first->parentWidget();
    while (!place->isAncestorOf(second))
        place = place->parentWidget();
    const auto partOf = [place](const QWidget* widget) {
        while (widget->parentWidget() != place)
            widget = widget->parentWidget();
        return widget->geometry();
    };
    const QRect a = partOf(first);
    const QRect b = partOf(second);
    return a.bottom() < b.center().y() && b.top() > a.top() ? true : b.bottom() < a.center().y() ? false : a.left() <= b.left();
}

/// The problems of the Tab order in `place`; empty if there are none.
inline QString tabProblems(QWidget* place)
{
    const auto [stops, returnsAt] = tabWay(place);
    QStringList problems;
    if (returnsAt)
        problems << QStringLiteral("%1 comes after what stands elsewhere").arg(widgetWords(returnsAt));
    for (const QWidget* widget : place->findChildren<QWidget*>())
        if (wantsTab(widget) && !stops.contains(widget))
            problems << QStringLiteral("%1 is not reached").arg(widgetWords(widget));
    for (QWidget* stop : stops)
        if (const auto* button = qobject_cast<QAbstractButton*>(stop); button && button->group() && !arrowsReach(*button->group(), stop))
            problems << QStringLiteral("arrows do not lead from %1").arg(widgetWords(stop));
    for (QWidget* stop : stops)
        if (const auto* interface = QAccessible::queryAccessibleInterface(stop);
            !interface || std::ranges::none_of(interface->text(QAccessible::Name), [](QChar sign) { return sign.isLetter(); }))
            problems << QStringLiteral("%1 has no name").arg(widgetWords(stop));
    for (qsizetype i = 1; i < stops.size(); ++i)
        if (!stops[i - 1]->isAncestorOf(stops[i]) && !stops[i]->isAncestorOf(stops[i - 1]) && !standsAfter(stops[i - 1], stops[i]))
            problems << QStringLiteral("%1 comes before %2").arg(widgetWords(stops[i - 1]), widgetWords(stops[i]));
    return problems.join(QStringLiteral("; "));
}

} // namespace evenmatch::ui
