#include "ui/help/help_topic.h"

#include <QVariant>
#include <QWidget>

namespace evenmatch::ui {

namespace {

constexpr auto kTopicProperty = "helpTopic";

} // namespace

void setHelpTopic(QWidget& widget, const QString& id) { widget.setProperty(kTopicProperty, id); }

QString helpTopicAt(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const QString id = widget->property(kTopicProperty).toString(); !id.isEmpty())
            return id;
    return {};
}

} // namespace evenmatch::ui
