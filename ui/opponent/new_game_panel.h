// The choice of a new game, in place of the cards. The last choice is preset.
#pragma once

#include "ui/game/new_game.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace evenmatch::ui {

class Engine;
class FittingScroll;
class GameTerms;
class OpponentChooser;

class NewGamePanel final : public QWidget {
    Q_OBJECT
public:
    /// The engine must outlive it.
    explicit NewGamePanel(Engine& engine, QWidget* parent = nullptr);

    /// `side`: the user's, where it is settled already.
    NewGame choice(std::optional<game::Side> side = {}) const;
    void setKind(NewGame::Kind kind);
    /// The game has begun already, with these moves or from this position: what is left to choose are opponent, colour and clock. `user`:
    /// the colour that is proposed.
    void goOnWith(record::GameRecord begun, game::Side user);
    /// The game is to begin anew again, as it was chosen before goOnWith().
    void beginAnew();
    /// Whether it is settled that the user has the second side.
    bool userIsSecond() const;
    /// Enter plays at once. No focus proxy: Tab would pass over all that stands before it.
    void focusPlay();
    /// The heading of the very first time.
    void greet();

Q_SIGNALS:
    /// choice() is another, or may be.
    void changed();
    void chosen(const evenmatch::ui::NewGame& game);
    void cancelled();
    void addEngineWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeColours();
    QWidget* makeTerms();
    QWidget* makeButtons();
    void play();
    void chooseKind();
    void chooseSize();
    void refresh();
    void fitLadder();
    void revealTerms();
    void showBegun();
    NewGame::Kind kind() const;
    /// The side the user plays; drawn where the choice is left to chance.
    game::Side userSide() const;

    FittingScroll* m_scroll = nullptr;
    QWidget* m_choices; ///< all but the buttons at the foot
    QLabel* m_heading;
    QLabel* m_greeting;
    QButtonGroup* m_kinds;
    QButtonGroup* m_sizes;
    QButtonGroup* m_colours;
    QWidget* m_kindRow = nullptr;
    QStackedWidget* m_boardRow = nullptr; ///< the sizes of Go, in chess words about its start
    QLabel* m_startWords = nullptr;
    QWidget* m_colourRow = nullptr;
    OpponentChooser* m_opponent;
    QWidget* m_buttons = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_back = nullptr;
    QToolButton* m_more = nullptr;
    QLabel* m_summary;
    GameTerms* m_terms;
    std::optional<record::GameRecord> m_begun; ///< of a game that goes on
    struct {
        int kind = 0;
        int colour = 0;
    } m_chosenBefore; ///< the buttons that were down before goOnWith()
    bool m_termsOpened = false; ///< and not scrolled to yet
};

} // namespace evenmatch::ui
