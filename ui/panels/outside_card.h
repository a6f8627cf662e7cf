// Whom else to ask for the user's chess rank: Maia's networks and Stockfish.
#pragma once

#include "ui/widgets/card.h"

class QCheckBox;
class QPushButton;

namespace evenmatch::ui {

class OutsideCard final : public Card {
    Q_OBJECT
public:
    explicit OutsideCard(QWidget* parent = nullptr);

    /// Other programs are known.
    void refresh();

Q_SIGNALS:
    /// The settings are other ones.
    void outsideChanged();

private:
    void choose();
    void setMaia(const QString& folder);

    QLabel* m_maia;
    QPushButton* m_remove;
    QCheckBox* m_stockfish;
};

} // namespace evenmatch::ui
