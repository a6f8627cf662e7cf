// The common parts of all pages with a board: the board, as large as possible, a column of panels beside it, and room for a plot under it.
// Their edges can be moved, and the column and the plot hidden; both are stored.
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

/// Shows the current position of a document's game. All board pages show the same position.
class BoardPage : public QWidget {
    Q_OBJECT
public:
    static constexpr int kPanelWidth = 360;

    /// The limits of the column's width until the user moves its edge.
    struct ColumnWidth {
        int least;
        int most;
    };
    /// `name` separates the page's settings: "play". `document` must outlive the page.
    BoardPage(GameDocument& document, const QString& name, QWidget* parent = nullptr, ColumnWidth column = {kPanelWidth, kPanelWidth});
    ~BoardPage() override;

    GoBoardWidget* goBoard() const { return m_goBoard; }
    ChessBoardWidget* chessBoard() const { return m_chessBoard; }
    /// The visible board.
    BoardWidget* board() const;
    Notice* notice() const { return m_notice; }

    void setCoordinatesShown(bool shown);
    /// Go: shows move numbers on the stones.
    void setNumbersShown(bool shown);
    /// Whether the page has no pending work, so that screenshots can be taken.
    virtual bool isSettled() const { return true; }
    /// An action whose key works only on the board and the panels, and not while a form has the focus.
    void addBoardAction(QAction* action);
    /// Opens the field to type moves.
    void typeMoves();
    /// Shows a panel of the window above the page's own, with the board's keys and a movable edge; null: none.
    void showGuest(QWidget* guest);
    /// The page's first panel; others replace it for a while.
    QWidget* mainPanel() const;
    /// The same as choosing it on the board.
    void makeMove(game::Move move) { chooseMove(move); }
    /// Passes, in Go.
    virtual void pass();
    /// Marks a legal move on the board over all other marks, until another position is there; kNoMove: none.
    void pointAt(game::Move move);
    /// The column beside the board; notices stand under the board while it is put away.
    void setColumnShown(bool shown);
    bool isColumnShown() const;
    /// The part under the board; no effect on pages without one.
    void setBottomShown(bool shown);
    bool isBottomShown() const;

Q_SIGNALS:
    /// The user wants to change the live analyst's options.
    void analysisOptionsWanted();
    /// The panel beside the board changed.
    void panelShown(QWidget* panel);
    /// The column is hidden, but something in it is requested.
    void columnWanted();

protected:
    GameDocument& document() const { return m_document; }
    GameSession& session() const { return m_document.session(); }

    /// Adds a panel beside the board and shows it. Earlier panels stay available.
    void showPanel(QWidget* panel);
    /// Shows a live analysis: with arrows or marks on the board, a bar beside it, and a panel, which is returned and belongs among the
    /// page's panels. `whenOff`: the panel and the page's own bar are visible while the analysis is off. Call once. `live` must outlive the
    /// page.
    AnalysisPanel* attachAnalysis(LiveAnalysis& live, bool whenOff);
    bool isAnalysedLive() const;
    /// The page's own marks. A live analysis adds its marks, or replaces them while it shows a line.
    void showOverlay(Overlay overlay);
    /// Marks that replace all others.
    void showOverlayAlone(Overlay overlay);
    /// The page's own evaluation for the bar, which a live analysis replaces. REQUIRES: attachAnalysis() was called
    void showStanding(const std::optional<ShownStanding>& standing);
    /// The widget under the board, over its full width; with its preferred height until the user moves its edge.
    void setBottom(QWidget* bottom);
    /// A notice about the current position; another position removes it.
    void tellHere(const QString& text);
    /// The page's own marks for the next picture.
    virtual void decorate(GoPicture&) { }
    virtual void decorate(ChessPicture&) { }
    /// A point of the Go board was chosen; chess boards choose moves themselves.
    virtual void choosePoint(int x, int y);
    virtual void chooseMove(game::Move move);
    /// The position whose moves can be typed.
    virtual game::AnyPosition positionToType() const;
    /// The typed move was used, although the position stays.
    void clearTypedMove();
    /// Shows the position again, including marks.
    void refreshBoard();
    /// Shows another position, of any game, without leaving the current one; refreshBoard() ends it.
    void showPosition(const game::AnyPosition& position, game::Move last);
    /// Shown by refreshBoard() instead of the game's position; nothing: that position.
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
    void layOutColumn();

    GameDocument& m_document;
    QString m_name;
    ColumnWidth m_columnWidth;
    QSplitter* m_splitter;
    QStackedWidget* m_boards = nullptr;
    GoBoardWidget* m_goBoard = nullptr;
    ChessBoardWidget* m_chessBoard = nullptr;
    Notice* m_notice = nullptr;
    MoveField* m_moveField = nullptr;
    QSplitter* m_middle = nullptr; ///< the boards and the part under them
    QHBoxLayout* m_boardRow = nullptr;
    QWidget* m_column = nullptr; ///< beside the board: the panel and notices
    QWidget* m_bottom = nullptr;
    QSplitter* m_columnParts = nullptr; ///< the guest and the panel
    QWidget* m_guestPlace = nullptr;
    QScrollArea* m_guestScroll = nullptr; ///< hidden without a guest
    QWidget* m_guest = nullptr;
    QScrollArea* m_panelScroll = nullptr;
    QStackedWidget* m_panels = nullptr;
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
    int m_guestHeight = 0; ///< likewise
    bool m_numbers = false;
    bool m_sizedByUser = false; ///< the user moved the edge between board and column, now or earlier
};

} // namespace evenmatch::ui
