// The errors of an import: for each the reason, the place, and whether a part was kept.
#pragma once

#include "core/library/transfer/import.h"

#include <QAbstractListModel>

#include <vector>

namespace evenmatch::ui {

/// For a TwoLineList: the text is "Reason\nplace", the tip has the whole path.
class ImportProblemsModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setReport(const library::ImportReport& report);
    /// One line per error with its whole path, for other programs.
    QString text() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Problem {
        core::Error error;
        bool kept = false; ///< the moves before the error
    };

    static QString shown(const Problem& problem);
    static QString line(const Problem& problem);

    std::vector<Problem> m_problems;
};

} // namespace evenmatch::ui
