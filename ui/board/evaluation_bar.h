// The evaluation of a position, as a bar beside the board.
#pragma once

#include <QString>
#include <QWidget>

#include <optional>

namespace evenmatch::ui {

/// What the bar shows.
struct ShownStanding {
    double first = 0.5; ///< the first player's share, 0 … 1
    QString figure; ///< short: "+1.3", "3.5"
    QString words; ///< "White +1.3 pawns, winning chances 61 %"
    bool operator==(const ShownStanding&) const = default;
};

class EvaluationBar final : public QWidget {
    Q_OBJECT
public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// Nothing: unknown.
    void setStanding(const std::optional<ShownStanding>& standing);
    const std::optional<ShownStanding>& standing() const { return m_standing; }
    /// `firstIsLight`: chess; `firstBelow`: the first player's side of the board is below.
    void setSides(bool firstIsLight, bool firstBelow);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showWords();

    std::optional<ShownStanding> m_standing;
    bool m_firstIsLight = true;
    bool m_firstBelow = true;
};

} // namespace evenmatch::ui
