// A form: words, and beside them the field that they are about. Rows may come and go.
#pragma once

#include <QWidget>

#include <map>

class QGridLayout;
class QLabel;

namespace evenmatch::ui {

/// A grid, for a QFormLayout that wraps long rows gives those that come and go no height.
class FormRows final : public QWidget {
    Q_OBJECT
public:
    explicit FormRows(QWidget* parent = nullptr);

    /// Takes over `field`. `below`: it stands under its words. The label is returned for words that change.
    QLabel* addRow(const QString& words, QWidget* field, bool below = false);
    /// REQUIRES: `field` has a row
    void setRowVisible(QWidget* field, bool visible);

private:
    QGridLayout* m_rows;
    std::map<QWidget*, QLabel*> m_labels; ///< by field
};

} // namespace evenmatch::ui
