// The panel "What would they play here": the candidates by rank, and the painting on the board.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "ui/review/candidate_model.h"
#include "ui/review/review_overlay.h"
#include "ui/widgets/fold_section.h"

class QComboBox;
class QVariantAnimation;

namespace evenmatch::ui {

class CandidateView;
class RankSlider;

class PolicyPanel final : public FoldSection {
    Q_OBJECT
public:
    explicit PolicyPanel(QWidget* parent = nullptr);

    /// Null: not loaded yet.
    void setNetwork(const nn::NetworkInfo* network);
    void setCandidates(std::vector<Candidate> candidates);
    /// A sentence in place of the chart; empty: the chart.
    void setHint(const QString& hint);
    /// The best line of an engine at the current position; empty: none. Two lines are reserved, and more are used if needed.
    void setBestLine(const QString& text);
    /// An explanation of the best move, or why players prefer others, below the chart; empty: none.
    void setWhy(const QString& text);
    /// Whether ownership is known; otherwise it cannot be chosen.
    void setOwnersKnown(bool known);
    /// The score by ownership, beside that choice; empty: unknown.
    void setOwnedScore(const QString& text);
    /// The problem that limits the review; empty: none.
    void setCaveat(const QString& text);

    BoardPaint paint() const;
    /// The painted place on the scale; it is animated when the slider moves.
    double place() const { return m_place; }
    void setPlace(double place);
    /// The name of the painted place: "3 dan", "between 3 dan and 4 dan".
    QString placeWords() const;
    /// The candidate under the mouse or selected by the keyboard, or kNoMove.
    game::Move pointed() const;
    bool isStill() const;

Q_SIGNALS:
    /// The painting for the board changed.
    void paintChanged();
    void moveChosen(evenmatch::game::Move move);
    /// The mouse entered or left the best line.
    void bestLineHovered(bool over);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void glideTo(double place);
    void tellPlace();

    CandidateView* m_view;
    QLabel* m_hint;
    QLabel* m_best;
    QLabel* m_why;
    QLabel* m_caveat;
    QComboBox* m_paint;
    RankSlider* m_slider;
    QLabel* m_ownership; ///< an explanation of the score by ownership
    QLabel* m_who; ///< whose moves are painted, or the score by ownership
    QString m_ownedScore;
    QVariantAnimation* m_glide;
    std::vector<std::string> m_ranks; ///< strongest first
    std::string m_network; ///< hash of the network shown
    double m_place = 0;
    int m_row = -1;
};

} // namespace evenmatch::ui
