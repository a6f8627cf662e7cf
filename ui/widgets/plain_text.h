// Text from files is shown as it is: no label, tooltip or message box takes it for rich text and loads what it names.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace evenmatch::ui {

/// Makes plain text the default everywhere in the program: a QLabel that leaves its text format to Qt becomes Qt::PlainText before it is
/// laid out for the first time, and tooltips of widgets, menus and item views are shown as they were written. Calling it again does
/// nothing. REQUIRES: a QApplication
void showTextPlainly();

/// The widget's tooltip is markup of our own, in which text from files is escaped. (A QLabel says so with Qt::RichText.)
void setRichToolTip(QWidget& widget, const QString& html);

/// For QToolTip::showText and items of scenes, which bypass the default: the text as it is, whatever it looks like.
QString plainToolTip(const QString& text);

} // namespace evenmatch::ui
