// Whom else to ask for the user's chess rank: Maia's networks and Stockfish.
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

    /// Other programs are known.
    void refresh();

Q_SIGNALS:
    /// The settings are other ones.
    void outsideChanged();

private:
    void choose();
    void setMaia(const QString& folder);
    /// Who is asked, and whether Stockfish is, too.
    void change(const QString& maia, bool stockfish);
    void use(const QString& maia, bool stockfish);

    QUndoStack& m_undo;
    QLabel* m_maia;
    QPushButton* m_remove;
    QCheckBox* m_stockfish;
};

} // namespace evenmatch::ui
