// The sidebar: an icon and a word for each page.
#pragma once

#include <QKeySequence>
#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace evenmatch::ui {

class Rail final : public QWidget {
    Q_OBJECT
public:
    explicit Rail(QWidget* parent = nullptr);

    /// Adds a page below the others. `icon` is one of resources/icons.
    void addPage(const QString& icon, const QString& name);
    /// Ctrl+1 for the first page, 0.
    static QKeySequence keyOf(int page);
    QString nameOf(int page) const;
    void setCurrent(int page);
    void setWordsShown(bool shown);
    int count() const;

Q_SIGNALS:
    void chosen(int page);

private:
    QButtonGroup* m_group;
    QVBoxLayout* m_column;
};

} // namespace evenmatch::ui
