// The list of notable moves; a click goes to the move.
#pragma once

#include "ui/review/notable_model.h"
#include "ui/widgets/row_list.h"

namespace evenmatch::ui {

class NotableView final : public RowList {
    Q_OBJECT
public:
    explicit NotableView(QWidget* parent = nullptr);

    NotableModel& notable() { return *m_model; }
    /// Shows the side to move, because chess has no stones for it.
    void setStones(bool stones);
    bool stones() const { return m_stones; }
    /// Whether the whole game has been analysed; before that, an empty list has no meaning.
    void setWhole(bool whole);
    bool isWhole() const { return m_whole; }
    QSize sizeHint() const override { return {240, 150}; }

Q_SIGNALS:
    void plyChosen(int ply);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    NotableModel* m_model;
    bool m_stones = true;
    bool m_whole = false;
};

} // namespace evenmatch::ui
