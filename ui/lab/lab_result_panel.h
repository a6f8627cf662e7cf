// One run of the Lab: its progress, plots and tables, compared with those of another run.
#pragma once

#include "core/error.h"
#include "ui/lab/lab_findings.h"
#include "ui/lab/lab_run.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace evenmatch::ui {

class Card;
class FindingsModel;
class FindingsPlot;
class Lab;
class Notice;

class LabResultPanel final : public QWidget {
    Q_OBJECT
public:
    /// The Lab must outlive the panel.
    explicit LabResultPanel(Lab& lab, QWidget* parent = nullptr);

    void setRun(LabRun* run);
    LabRun* run() const { return m_run; }
    /// By the suffix: JSON or CSV with all tables; SVG, PNG or PDF with the plots, further ones with -2, -3 … in their names.
    core::Result<void> exportTo(const QString& path) const;

private:
    struct PlotCard {
        Card* card = nullptr;
        QLabel* title = nullptr;
        FindingsPlot* plot = nullptr;
    };
    struct TableCard {
        Card* card = nullptr;
        QLabel* title = nullptr;
        FindingsModel* model = nullptr;
        QTableView* view = nullptr;
    };

    QWidget* makeHead();
    PlotCard makePlot();
    TableCard makeTable();
    void refreshState();
    void refreshFindings();
    void refreshComparison();
    void showPlots(const LabFindings& findings, const LabFindings* other);
    void showTables(const LabFindings& findings, const LabFindings* other);
    void askToRemove();
    void chooseExport();
    LabRun* compared() const;

    Lab& m_lab;
    QPointer<LabRun> m_run;
    std::optional<LabRun::State> m_shownState; ///< of the run
    QLabel* m_title = nullptr;
    QLabel* m_settings = nullptr;
    QLabel* m_state = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_continue = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_remove = nullptr;
    QComboBox* m_compare = nullptr;
    Notice* m_notice = nullptr;
    QLabel* m_nothing = nullptr; ///< while there are no findings
    QVBoxLayout* m_plots = nullptr; ///< the first plots, above the tables
    QVBoxLayout* m_morePlots = nullptr; ///< below the tables
    QVBoxLayout* m_tables = nullptr;
    std::vector<PlotCard> m_plotCards;
    std::vector<TableCard> m_tableCards;
    Card* m_notesCard = nullptr;
    QLabel* m_notes = nullptr;
};

} // namespace evenmatch::ui
