// The form of the Lab: the measurement, its game and players, and its size.
#pragma once

#include "ui/lab/lab_lines.h"
#include "ui/lab/lab_plan.h"
#include "ui/widgets/card.h"

class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace evenmatch::ui {

class LabForm final : public Card {
    Q_OBJECT
public:
    explicit LabForm(QWidget* parent = nullptr);

    void setLines(const std::vector<LabLine>& lines);
    /// Fills the form with a plan.
    void setPlan(const LabPlan& plan);
    LabPlan plan() const;

Q_SIGNALS:
    void startWanted(const evenmatch::ui::LabPlan& plan);

private:
    void makeFields();
    QWidget* makeMore();
    QWidget* makeFile(QLineEdit* edit, const QString& name, bool folder);
    QSpinBox* makeNumber(const QString& name, const QString& tip, int most);
    void addRow(QFormLayout* form, const QString& words, QWidget* field);
    void showLine();
    void proposePlayers();
    void refresh();
    const LabLine* line() const;
    QString wanting() const;

    std::vector<LabLine> m_lines;
    QComboBox* m_line;
    QLabel* m_about;
    QLabel* m_paper;
    QFormLayout* m_form;
    QComboBox* m_game;
    QComboBox* m_first;
    QComboBox* m_second;
    QString m_proposedFor; ///< the game of the proposed players
    QLineEdit* m_data;
    QWidget* m_dataRow = nullptr;
    QToolButton* m_quick;
    QToolButton* m_full;
    QLineEdit* m_network;
    QSpinBox* m_games = nullptr;
    QSpinBox* m_simulations = nullptr;
    QSpinBox* m_seed = nullptr;
    QLabel* m_wanting;
    QPushButton* m_start;
};

} // namespace evenmatch::ui
