// The user's names in the games: proposed, shown, changed.
#pragma once

#include "ui/library/library_service.h"
#include "ui/library/player_choice_model.h"
#include "ui/widgets/card.h"

class QBoxLayout;
class QLineEdit;
class QPushButton;
class QUndoCommand;

namespace evenmatch::ui {

class WhoAmICard final : public Card {
    Q_OBJECT
public:
    /// The service must outlive the card.
    explicit WhoAmICard(LibraryService& library, QWidget* parent = nullptr);

Q_SIGNALS:
    /// To be pushed on a stack, which makes it happen.
    void stepMade(QUndoCommand* step);

private:
    QWidget* makeChooser();
    void read();
    void show(std::vector<library::Player> players);
    void setMe(library::PlayerId player, bool isMe);
    void showChooser(bool shown);
    void arrange();

    LibraryService& m_library;
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
