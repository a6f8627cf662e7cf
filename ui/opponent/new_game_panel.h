// The form for a new game, in place of the panels. It starts with the latest choice.
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

    /// `side`: the user's, if it is already fixed.
    NewGame choice(std::optional<game::Side> side = {}) const;
    void setKind(NewGame::Kind kind);
    /// The game has already started, with these moves or from this position; only opponent, colour and clock remain to choose. `user`: the
    /// proposed colour.
    void goOnWith(record::GameRecord begun, game::Side user);
    /// Returns to a new game, as chosen before goOnWith().
    void beginAnew();
    /// Whether the user's side is fixed as the second.
    bool userIsSecond() const;
    /// Enter plays at once. It is not a focus proxy, because Tab would skip everything before it.
    void focusPlay();
    /// The heading of the first start.
    void greet();

Q_SIGNALS:
    /// choice() may have changed.
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
    void revealRank();
    void showBegun();
    NewGame::Kind kind() const;
    /// The side the user plays; random if chosen so.
    game::Side userSide() const;

    FittingScroll* m_scroll = nullptr;
    QWidget* m_choices; ///< everything except the buttons at the bottom
    QLabel* m_heading;
    QLabel* m_greeting;
    QButtonGroup* m_kinds;
    QButtonGroup* m_sizes;
    QButtonGroup* m_colours;
    QWidget* m_kindRow = nullptr;
    QStackedWidget* m_boardRow = nullptr; ///< the sizes of Go; in chess a text about the start
    QLabel* m_startWords = nullptr;
    QWidget* m_colourRow = nullptr;
    OpponentChooser* m_opponent;
    QWidget* m_buttons = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_back = nullptr;
    QToolButton* m_more = nullptr;
    QLabel* m_summary;
    GameTerms* m_terms;
    std::optional<record::GameRecord> m_begun; ///< of a game that continues
    struct {
        int kind = 0;
        int colour = 0;
    } m_chosenBefore; ///< the buttons checked before goOnWith()
    bool m_termsOpened = false; ///< and not scrolled to yet
    int m_revealedAt = 0; ///< where revealRank() left the scroll bar
};

} // namespace evenmatch::ui
