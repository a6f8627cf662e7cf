// Shows text from files unchanged: no label, tooltip or message box interprets it as rich text and loads what it names.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace evenmatch::ui {

/// Makes plain text the default in the whole program: a QLabel with the automatic text format becomes Qt::PlainText before its first
/// layout, and tooltips of widgets, menus and item views are shown unchanged. Further calls have no effect. REQUIRES: a QApplication
void showTextPlainly();

/// The widget's tooltip is our own markup, in which text from files is escaped. (For a QLabel, use Qt::RichText.)
void setRichToolTip(QWidget& widget, const QString& html);

/// For QToolTip::showText and items of scenes, which ignore the default: the text, unchanged.
QString plainToolTip(const QString& text);

/// For menus, where "&" marks a letter: the text, unchanged.
QString plainMenuText(QString text);

} // namespace evenmatch::ui
