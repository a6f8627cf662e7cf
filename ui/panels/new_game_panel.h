// Choosing a new game, in the place of the cards: no window in the way.
#pragma once

#include "ui/new_game.h"

#include <QWidget>

class QButtonGroup;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace evenmatch::ui {

class NewGamePanel final : public QWidget {
    Q_OBJECT
public:
    explicit NewGamePanel(QWidget* parent = nullptr);

    NewGame choice() const;

Q_SIGNALS:
    void chosen(const evenmatch::ui::NewGame& game);
    void cancelled();

private:
    QWidget* makeKinds();
    QWidget* makeSizes();
    void addGoFields();
    void addChess960Fields();
    void refresh();
    void suggestKomi();
    NewGame::Kind kind() const;

    QButtonGroup* m_kinds;
    QButtonGroup* m_sizes;
    QFormLayout* m_form;
    QWidget* m_sizeRow = nullptr;
    QComboBox* m_rules;
    QComboBox* m_handicap;
    QDoubleSpinBox* m_komi;
    QWidget* m_startRow = nullptr;
    QSpinBox* m_start;
    QLabel* m_firstLabel;
    QLabel* m_secondLabel;
    QLineEdit* m_players[2];
};

} // namespace evenmatch::ui
