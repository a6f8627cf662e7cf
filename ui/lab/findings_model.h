// A table of the Lab: our value with its interval, the paper's value, and the value of another run, by row name.
#pragma once

#include "ui/lab/lab_findings.h"

#include <QAbstractTableModel>

#include <optional>

namespace evenmatch::ui {

class FindingsModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Ours, Interval, Paper, Sample, Other, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// `other`: the same table of the compared run.
    void setTable(LabTable table, std::optional<LabTable> other);
    const LabTable& table() const { return m_table; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString cell(const LabRow& row, int column) const;

    LabTable m_table;
    std::optional<LabTable> m_other;
};

} // namespace evenmatch::ui
