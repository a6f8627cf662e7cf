// A slider over the ranks in their colours: the weakest at the left, the strongest at the right.
#pragma once

#include <QSlider>

namespace evenmatch::ui {

/// Whether the event is one of a slider's keys; with the focus, the slider uses them instead of stepping through the game.
bool keepsSliderKey(QEvent* event);

class RankSlider final : public QSlider {
    Q_OBJECT
public:
    static constexpr int kSteps = 20; ///< between two ranks

    explicit RankSlider(QWidget* parent = nullptr);

    void setRanks(std::size_t ranks);
    /// The place on the scale: 0 is the strongest rank, and fractions are between two ranks.
    double place() const;
    void setPlace(double place);

    QSize sizeHint() const override { return {160, 30}; }

Q_SIGNALS:
    void placeChanged(double place);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void moveTo(double x);

    std::size_t m_ranks = 1;
};

} // namespace evenmatch::ui
