// Which page of the help a widget is about.
#pragma once

#include <QString>

class QWidget;

namespace evenmatch::ui {

void setHelpTopic(QWidget& widget, const QString& id);
/// That of the widget, or of the nearest around it that has one; empty: none.
QString helpTopicAt(const QWidget* widget);

} // namespace evenmatch::ui
