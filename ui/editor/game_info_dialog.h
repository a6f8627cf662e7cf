// The dialog for a game's information: players, event, date, result, komi.
#pragma once

#include "core/record/notes/game_details.h"
#include "ui/widgets/whole_dialog.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace evenmatch::ui {

class FormRows;
class GameSession;

/// Save writes to the record, as one step that can be undone. Result, komi and rules of a running game against an opponent or a clock
/// cannot be changed.
class GameInfoDialog final : public WholeDialog {
    Q_OBJECT
public:
    /// The session must outlive the dialog, which closes when the session gets another game.
    explicit GameInfoDialog(GameSession& session, QWidget* parent = nullptr);

private:
    QLineEdit* addText(const char* name, const QString& words, const std::string& text);
    void addPlayers();
    void addGame();
    QWidget* makeButtons();
    record::GameDetails details() const;
    void check();
    void save();

    GameSession& m_session;
    record::GameDetails m_before;
    FormRows* m_rows;
    QLineEdit* m_names[2] = {};
    QLineEdit* m_ranks[2] = {};
    QLineEdit* m_event = nullptr;
    QLineEdit* m_round = nullptr;
    QLineEdit* m_place = nullptr;
    QLineEdit* m_date = nullptr;
    QComboBox* m_result;
    QDoubleSpinBox* m_komi;
    QComboBox* m_rules;
    QLabel* m_problem;
    QPushButton* m_save = nullptr;
};

} // namespace evenmatch::ui
