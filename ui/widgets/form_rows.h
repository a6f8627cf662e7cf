// A form: labels, and beside them their fields. Rows can be shown and hidden.
#pragma once

#include <QWidget>

#include <map>

class QGridLayout;
class QLabel;

namespace evenmatch::ui {

/// A grid, because a QFormLayout that wraps long rows gives changing rows no height.
class FormRows final : public QWidget {
    Q_OBJECT
public:
    explicit FormRows(QWidget* parent = nullptr);

    /// Takes ownership of `field`. `below`: the field is under its label. Returns the label, for texts that change.
    QLabel* addRow(const QString& words, QWidget* field, bool below = false);
    /// REQUIRES: `field` has a row
    void setRowVisible(QWidget* field, bool visible);

private:
    QGridLayout* m_rows;
    std::map<QWidget*, QLabel*> m_labels; ///< by field
};

} // namespace evenmatch::ui
