// The window to set up a position of Go or chess for analysis or play.
#pragma once

#include "ui/editor/position_draft.h"

#include <QDialog>

#include <array>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace evenmatch::ui {

class DraftAnalysis;
class DraftBoard;
class Engine;
class FormRows;
class GameSession;
class PiecePalette;

/// Board, fields and text show the same draft and follow each other. An impossible position is explained and cannot be used.
class PositionEditor final : public QDialog {
    Q_OBJECT
public:
    /// Begins with `position`. `before`: the game that led there, which is kept where one plays on from that position as it is. The engine
    /// analyses, but not while `played` is a game in progress; both must outlive the window.
    PositionEditor(const game::AnyPosition& position, std::optional<record::GameRecord> before, Engine& engine, const GameSession& played,
        QWidget* parent = nullptr);

    const PositionDraft& draft() const { return m_draft; }
    DraftAnalysis& analysis() const { return *m_analysis; }
    /// Shows a chess board from the other side.
    void turn();

    /// Esc and closing ask first if the position was changed and not used.
    void reject() override;

Q_SIGNALS:
    /// Makes a game of the position.
    void useWanted(const record::GameRecord& begun);
    /// Plays a game from the position; `toMove` is the side to move.
    void playWanted(const record::GameRecord& begun, game::Side toMove);

private:
    QWidget* makeTools();
    QWidget* makeButtons();
    QWidget* makeStarts();
    QWidget* makeCastling();
    void addFields();
    /// `joins`: no step of its own, but a part of the latest one.
    void edit(PositionDraft draft, bool joins = false);
    void restore(std::vector<PositionDraft>& from, std::vector<PositionDraft>& to);
    void readText();
    void chooseBoard();
    void chooseHandicap();
    void touch(QPoint cell);
    void drop(QPoint cell);
    void move(QPoint from, QPoint to);
    void paint(QPoint cell);
    void clear(QPoint cell);
    void showDraft(bool text);
    void showChess(const record::ChessDraft& draft);
    void showGo(const record::GoDraft& draft);
    void showProblem();
    void play();
    void letGo();
    QString prisonersWords(const game::AnyPosition& position) const;

    PositionDraft m_begun; ///< the draft when the window opened
    std::optional<record::GameRecord> m_before;
    PositionDraft m_draft;
    std::vector<PositionDraft> m_past;
    std::vector<PositionDraft> m_future;
    QString m_unreadable; ///< why the text is not a position; empty: it matches the draft
    QPoint m_held{-1, -1};
    bool m_grabbed = false; ///< the current press picked the piece up
    bool m_erases = false; ///< painting removes pieces
    bool m_painted = false; ///< the current press changed the draft
    bool m_filling = false; ///< the program is setting the fields

    DraftBoard* m_board;
    DraftAnalysis* m_analysis;
    PiecePalette* m_palette;
    FormRows* m_rows;
    QComboBox* m_kind;
    QPushButton* m_flip = nullptr;
    QPushButton* m_odds = nullptr;
    QPushButton* m_start = nullptr;
    QComboBox* m_toMove;
    QWidget* m_castlingRow = nullptr;
    std::array<std::array<QCheckBox*, 2>, 2> m_castling{}; ///< by side and wing
    QComboBox* m_enPassant;
    QComboBox* m_handicap;
    QDoubleSpinBox* m_komi;
    QLabel* m_prisoners; ///< the part of the komi that replaces prisoners
    QComboBox* m_rules;
    QPlainTextEdit* m_text;
    QLabel* m_problem;
    QPushButton* m_use = nullptr;
    QPushButton* m_play = nullptr;
};

} // namespace evenmatch::ui
