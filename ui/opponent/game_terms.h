// The terms of a game between two players: rules, komi, handicap, clock, names.
#pragma once

#include "ui/game/new_game.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QSpinBox;

namespace evenmatch::ui {

class FormRows;

/// A form that stores its latest values.
class GameTerms final : public QWidget {
    Q_OBJECT
public:
    explicit GameTerms(QWidget* parent = nullptr);

    /// The rule sets of Go: their names, and how SGF writes them.
    static std::vector<std::pair<QString, QString>> ruleSets();
    /// Of an even game by these rules, as SGF writes them.
    static double usualKomi(const QString& rules);

    /// Shows the fields of a game, and names for two people; another program has its own thinking time.
    void show(NewGame::Kind kind, bool twoPeople, bool isEngine = false);
    /// The game has started, so rules, handicap and start are fixed.
    void setBegun(bool begun) { m_begun = begun; }
    /// Shows the thinking time that the settings have now.
    void recallPace();
    /// Writes the terms into the game.
    void write(NewGame& game) const;
    void remember(QSettings& settings) const; ///< the caller writes the settings once, because each write waits for the disk
    /// The handicap that makes the players equal, negative if the opponent gets it; 0: unknown or none. Shown beside the handicap.
    void suggestHandicap(int stones);
    /// "Chinese rules, 7.5 komi, no clock": a summary in one line.
    QString summary() const;
    game::TimeSettings time() const; ///< the chosen clock

Q_SIGNALS:
    void changed();
    /// The user accepted the suggested stones; `isUsers`: the user gets them, otherwise the opponent.
    void handicapTaken(bool isUsers);
    /// Enter was pressed in a name.
    void accepted();

private:
    void addGoFields();
    void addChess960Fields();
    void addClockFields();
    void addNames();
    void recall();
    void refreshClock();
    void suggestKomi();
    void fillClock();
    void refreshSuggestion();
    QString clockWords() const;
    QString ownSystem() const;
    static QString systemWords(const game::TimeSettings& settings);
    static QString timeWords(const game::TimeSettings& settings);

    NewGame::Kind m_kind = NewGame::Kind::Go;
    bool m_begun = false;
    FormRows* m_rows;
    QComboBox* m_rules;
    QComboBox* m_handicap;
    QPushButton* m_suggested = nullptr;
    int m_stones = 0; ///< suggested ones
    QString m_wantedClock[2] = {QStringLiteral("none"), QStringLiteral("none")}; ///< for Go and for chess
    QDoubleSpinBox* m_komi;
    QWidget* m_startRow = nullptr;
    QSpinBox* m_start;
    QComboBox* m_clock;
    QComboBox* m_system; ///< of a custom clock
    QSpinBox* m_minutes;
    QSpinBox* m_seconds;
    QSpinBox* m_periods;
    QSpinBox* m_moves; ///< per period
    QSpinBox* m_period; ///< in minutes
    QCheckBox* m_pace;
    QLabel* m_nameLabels[2] = {};
    QLineEdit* m_names[2];
};

} // namespace evenmatch::ui
