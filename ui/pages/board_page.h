// What all pages with a board share: the board, as large as fits, a column of cards beside it, and room for a plot under it. The edges
// between them can be moved, and the column and the plot put away; both are remembered.
#pragma once

#include "ui/board/evaluation_bar.h"
#include "ui/board/overlay.h"
#include "ui/game/game_document.h"

#include <QWidget>

class QScrollArea;
class QSplitter;
class QStackedWidget;
class QHBoxLayout;

namespace evenmatch::ui {

class AnalysisPanel;
class BoardWidget;
class ChessBoardWidget;
class GoBoardWidget;
struct ChessPicture;
struct GoPicture;
class LiveAnalysis;
class MoveField;
class Notice;

/// Shows the game of a document where its session stands. All board pages show the same game at the same place.
class BoardPage : public QWidget {
    Q_OBJECT
public:
    static constexpr int kPanelWidth = 360;

    /// How wide the column is until the user moves its edge: as much as the board leaves, between these.
    struct ColumnWidth {
        int least;
        int most;
    };
    /// `name` keeps the page's settings apart: "play". `document` must outlive the page.
    BoardPage(GameDocument& document, const QString& name, QWidget* parent = nullptr, ColumnWidth column = {kPanelWidth, kPanelWidth});
    ~BoardPage() override;

    GoBoardWidget* goBoard() const { return m_goBoard; }
    ChessBoardWidget* chessBoard() const { return m_chessBoard; }
    /// The board that is shown.
    BoardWidget* board() const;
    Notice* notice() const { return m_notice; }

    void setCoordinatesShown(bool shown);
    /// Go: each stone bears the number of its move.
    void setNumbersShown(bool shown);
    /// Whether nothing that the page shows is still being worked out: when pictures of it may be taken.
    virtual bool isSettled() const { return true; }
    /// An action whose key works on the board and the cards, and only while no field of a form has the focus.
    void addBoardAction(QAction* action);
    /// Opens the field in which moves are typed.
    void typeMoves();
    /// Shows a panel of the window's in the place of the page's own, with the board's keys; null: the page's own again.
    void showGuest(QWidget* guest);
    /// The same as choosing it on the board.
    void makeMove(game::Move move) { chooseMove(move); }
    /// Marks a legal move on the board over all other marks, until another position is there; kNoMove: none.
    void pointAt(game::Move move);
    /// The column beside the board; notices stand under the board while it is put away.
    void setColumnShown(bool shown);
    bool isColumnShown() const;
    /// What is under the board; nothing happens on pages that have nothing there.
    void setBottomShown(bool shown);
    bool isBottomShown() const;

Q_SIGNALS:
    /// The options of whoever analyses live are to be changed.
    void analysisOptionsWanted();
    /// Another panel stands beside the board.
    void panelShown(QWidget* panel);

protected:
    GameDocument& document() const { return m_document; }
    GameSession& session() const { return m_document.session(); }

    /// Adds a panel to the place beside the board and shows it. Panels already there stay for later.
    void showPanel(QWidget* panel);
    /// Shows a live analysis: with arrows or marks on the board, a bar beside it, and a panel, which is returned for its place among the
    /// page's cards. `whenOff`: the panel is there, and the bar as the page has it, while the analysis is off, too. Call once. `live` must
    /// outlive the page.
    AnalysisPanel* attachAnalysis(LiveAnalysis& live, bool whenOff);
    bool isAnalysedLive() const;
    /// The page's own marks. While there is a live analysis its marks are added; those of a line that is shown take their place.
    void showOverlay(Overlay overlay);
    /// Marks of something else that the board shows: nothing is added.
    void showOverlayAlone(Overlay overlay);
    /// The page's own word for the bar, which a live analysis replaces. REQUIRES: attachAnalysis() was called
    void showStanding(const std::optional<ShownStanding>& standing);
    /// The widget under the board, over its full width; as high as it would like to be until the user moves its edge.
    void setBottom(QWidget* bottom);
    /// A notice about the position at the board: it goes when another one is there.
    void tellHere(const QString& text);
    /// The pages' own marks on the picture that is about to be shown.
    virtual void decorate(GoPicture&) { }
    virtual void decorate(ChessPicture&) { }
    /// A point of the Go board was chosen; chess boards choose moves by themselves.
    virtual void choosePoint(int x, int y);
    virtual void chooseMove(game::Move move);
    /// Shows the position anew, marks and all.
    void refreshBoard();
    /// Shows another position, of whatever game, without going there; refreshBoard() ends it.
    void showPosition(const game::AnyPosition& position, game::Move last);
    /// What refreshBoard() shows instead of the game's position; nothing: that one.
    virtual const game::AnyPosition* shownInstead() const { return nullptr; }

    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refreshOverlays();
    Overlay overlayShown() const;
    void refreshAnalysis();
    void refreshBar();
    void showAnalysedLine();
    void noteMove();
    void dropNotice();
    void placeNotice();
    void layOut();
    QWidget* makeBoards();
    QWidget* makeMoveField();
    QWidget* makeColumn();

    GameDocument& m_document;
    QString m_name;
    ColumnWidth m_columnWidth;
    QSplitter* m_splitter;
    QStackedWidget* m_boards = nullptr;
    GoBoardWidget* m_goBoard = nullptr;
    ChessBoardWidget* m_chessBoard = nullptr;
    Notice* m_notice = nullptr;
    MoveField* m_moveField = nullptr;
    QSplitter* m_middle = nullptr; ///< the boards and what is under them
    QHBoxLayout* m_boardRow = nullptr;
    QWidget* m_column = nullptr; ///< beside the board: the panel and notices
    QWidget* m_bottom = nullptr;
    QScrollArea* m_panelScroll = nullptr;
    QStackedWidget* m_panels = nullptr;
    QWidget* m_ownPanel = nullptr; ///< shown before the guest
    LiveAnalysis* m_live = nullptr; ///< null: none is attached
    AnalysisPanel* m_analysisPanel = nullptr;
    bool m_hasOwnStanding = false; ///< the bar has something to show without a live analysis
    EvaluationBar* m_bar = nullptr;
    Overlay m_overlay; ///< the page's own
    bool m_isOverlayAlone = false;
    game::Move m_pointed = game::kNoMove;
    std::optional<ShownStanding> m_standing; ///< likewise
    QString m_told; ///< the latest that was said of the game
    QString m_toldHere; ///< the latest of tellHere()
    QString m_lasting; ///< the latest of the document's own words
    int m_bottomHeight = 0; ///< what the user gave it; 0: its own
    bool m_numbers = false;
    bool m_sizedByUser = false; ///< the edge between board and column was moved, now or earlier
};

} // namespace evenmatch::ui
