// The names of the user, or of a student, in the games: proposed, shown, changed.
#pragma once

#include "ui/library/player_choice_model.h"
#include "ui/rank/whose.h"
#include "ui/widgets/card.h"

class QBoxLayout;
class QLineEdit;
class QPushButton;
class QUndoCommand;

namespace evenmatch::ui {

class WhoAmICard final : public Card {
    Q_OBJECT
public:
    /// Both must outlive the card.
    WhoAmICard(LibraryService& library, Whose& whose, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A step for a stack; pushing it makes the change.
    void stepMade(QUndoCommand* step);

private:
    QWidget* makeChooser();
    void read();
    void show(std::vector<library::Player> players);
    void showMe(const QStringList& names, const std::vector<library::Player>& players);
    void setIs(library::PlayerId player, bool is);
    void showChooser(bool shown);
    void arrange();

    LibraryService& m_library;
    Whose& m_whose;
    PlayerChoiceModel m_model;
    QLabel* m_text;
    QPushButton* m_yes;
    QPushButton* m_change;
    QLineEdit* m_search = nullptr;
    QBoxLayout* m_row;
    QWidget* m_chooser;
    library::PlayerId m_proposed = 0;
    bool m_proposes = false; ///< asks whether the user is that player
    int m_request = 0;
};

} // namespace evenmatch::ui
