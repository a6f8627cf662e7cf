#include "ui/library/import_problems_model.h"

#include "ui/text/error_text.h"
#include "ui/text/file_words.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace evenmatch::ui {

void ImportProblemsModel::setReport(const library::ImportReport& report)
{
    beginResetModel();
    m_problems.clear();
    for (const core::Error& error : report.failed)
        m_problems.push_back({error, false});
    for (const core::Error& error : report.problems)
        m_problems.push_back({error, true});
    endResetModel();
}

QString ImportProblemsModel::text() const
{
    QStringList lines;
    for (const Problem& problem : m_problems)
        lines << line(problem);
    return lines.join(QLatin1Char('\n'));
}

QString ImportProblemsModel::line(const Problem& problem)
{
    const QString text = errorText(problem.error);
    return problem.kept ? withMovesKept(text) : text;
}

/// The file's name; the user chose the folder.
QString ImportProblemsModel::shown(const Problem& problem)
{
    core::Error error = problem.error;
    error.file = QFileInfo(QString::fromStdString(error.file)).fileName().toStdString();
    const QString whole = errorText(error);
    const QString what = errorText({.code = error.code, .detail = error.detail, .file = {}});
    const QString place = whole.chopped(std::min(whole.size(), what.size() + 2)); // describe() writes "place: what"
    return what.left(1).toUpper() + what.mid(1) + QLatin1Char('\n') + (problem.kept ? withMovesKept(place) : place);
}

int ImportProblemsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_problems.size()); }

QVariant ImportProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Problem& problem = m_problems[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return shown(problem);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return line(problem);
    default: return {};
    }
}

} // namespace evenmatch::ui
