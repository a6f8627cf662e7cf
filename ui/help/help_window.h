// The help window: pages for tasks, a glossary, and a search.
#pragma once

#include "ui/help/help_texts.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QTextBrowser;

namespace evenmatch::ui {

class HelpWindow final : public QDialog {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /// Shows a page and clears the search; the first page if there is none with this id.
    void showPage(const QString& id);
    /// Shows the first term of the glossary.
    void showGlossary();
    /// The current page.
    QString page() const { return m_shown; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void list();
    void addHeading(const QString& text);
    void choose(const QString& id);
    void showItem(const QListWidgetItem* item);
    QString html(const HelpPage& page);

    std::vector<HelpPage> m_pages;
    QLineEdit* m_search;
    QListWidget* m_list;
    QTextBrowser* m_text;
    QString m_shown;
};

} // namespace evenmatch::ui
