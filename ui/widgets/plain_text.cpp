#include "ui/widgets/plain_text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QToolTip>

namespace evenmatch::ui {

namespace {

constexpr const char* kRichToolTip = "richToolTip";

/// The text of a tooltip event: of an action, an item of a view, a section of a header, otherwise of the widget.
QString toolTipAt(QWidget& widget, const QPoint& place)
{
    if (auto* menu = qobject_cast<QMenu*>(&widget)) {
        const QAction* action = menu->toolTipsVisible() ? menu->actionAt(place) : nullptr;
        return action ? action->toolTip() : QString();
    }
    if (auto* header = qobject_cast<QHeaderView*>(widget.parentWidget()); header && header->viewport() == &widget && header->model()) {
        const int section = header->logicalIndexAt(place);
        return section < 0 ? QString() : header->model()->headerData(section, header->orientation(), Qt::ToolTipRole).toString();
    }
    if (auto* view = qobject_cast<QAbstractItemView*>(widget.parentWidget()); view && view->viewport() == &widget)
        return view->indexAt(place).data(Qt::ToolTipRole).toString();
    return widget.toolTip();
}

class PlainTextFilter final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() == QEvent::Polish) {
            auto* label = qobject_cast<QLabel*>(object);
            const bool isToolTip = label && label->inherits("QTipLabel"); // who shows one has escaped the text, also plainToolTip()
            if (label && !isToolTip && label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
        } else if (event->type() == QEvent::ToolTip && object->isWidgetType()) {
            return showPlainly(static_cast<QWidget&>(*object), static_cast<const QHelpEvent&>(*event));
        }
        return false;
    }

private:
    /// Handles the event only if Qt would interpret the text.
    static bool showPlainly(QWidget& widget, const QHelpEvent& event)
    {
        const QString text = toolTipAt(widget, event.pos());
        if (!Qt::mightBeRichText(text) || widget.property(kRichToolTip).toBool())
            return false;
        QToolTip::showText(event.globalPos(), plainToolTip(text), &widget);
        return true;
    }
};

} // namespace

void showTextPlainly()
{
    const auto name = QStringLiteral("plainTextFilter");
    if (qApp->findChild<QObject*>(name, Qt::FindDirectChildrenOnly))
        return;
    auto* filter = new PlainTextFilter(qApp);
    filter->setObjectName(name);
    qApp->installEventFilter(filter);
}

void setRichToolTip(QWidget& widget, const QString& html)
{
    widget.setProperty(kRichToolTip, true);
    widget.setToolTip(html);
}

QString plainToolTip(const QString& text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    QString escaped = text.toHtmlEscaped();
    escaped.replace(QLatin1Char('\n'), QLatin1String("<br>"));
    return QStringLiteral("<qt>") + escaped + QStringLiteral("</qt>");
}

QString plainMenuText(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

} // namespace evenmatch::ui
