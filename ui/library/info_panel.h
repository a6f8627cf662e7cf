// A text in place of the panels: the keys, or information about this program.
#pragma once

#include <QWidget>

class QFormLayout;
class QVBoxLayout;

namespace evenmatch::ui {

class Shortcuts;

class InfoPanel final : public QWidget {
    Q_OBJECT
public:
    explicit InfoPanel(const QString& heading, QWidget* parent = nullptr);

    void addRow(const QString& word, const QString& text);
    void clearRows();
    void addText(const QString& text);

Q_SIGNALS:
    void closed();

private:
    QVBoxLayout* m_text;
    QFormLayout* m_rows;
};

/// The functions of the keys, including those that the user changes. `keys` must outlive it.
InfoPanel* makeKeysPanel(const Shortcuts& keys);
/// Name, version, licence.
InfoPanel* makeAboutPanel();

} // namespace evenmatch::ui
