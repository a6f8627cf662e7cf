// The help page of a widget.
#pragma once

#include <QString>

class QWidget;

namespace evenmatch::ui {

void setHelpTopic(QWidget& widget, const QString& id);
/// The page of the widget, or of its nearest ancestor with one; empty: none.
QString helpTopicAt(const QWidget* widget);

} // namespace evenmatch::ui
