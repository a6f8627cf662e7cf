// Other engines for the user's chess rank: Maia's networks and Stockfish.
#pragma once

#include "ui/widgets/card.h"

class QCheckBox;
class QPushButton;
class QUndoStack;

namespace evenmatch::ui {

class OutsideCard final : public Card {
    Q_OBJECT
public:
    /// Each change is a step of the stack, which must outlive the card.
    explicit OutsideCard(QUndoStack& undo, QWidget* parent = nullptr);

    /// The list of programs changed.
    void refresh();

Q_SIGNALS:
    /// The settings changed.
    void outsideChanged();

private:
    void choose();
    void setMaia(const QString& folder);
    /// Shows the engines in use, Stockfish included.
    void change(const QString& maia, bool stockfish);
    void use(const QString& maia, bool stockfish);

    QUndoStack& m_undo;
    QLabel* m_maia;
    QPushButton* m_choose;
    QPushButton* m_remove;
    QCheckBox* m_stockfish;
};

} // namespace evenmatch::ui
