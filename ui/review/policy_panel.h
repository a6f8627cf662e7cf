// The card "What would they play here": the candidates by rank, and what is painted on the board.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "ui/panels/fold_section.h"
#include "ui/review/candidate_model.h"
#include "ui/review/review_overlay.h"

class QComboBox;
class QVariantAnimation;

namespace evenmatch::ui {

class CandidateView;
class RankSlider;

class PolicyPanel final : public FoldSection {
    Q_OBJECT
public:
    explicit PolicyPanel(QWidget* parent = nullptr);

    /// Null: there is none yet.
    void setNetwork(const nn::NetworkInfo* network);
    void setCandidates(std::vector<Candidate> candidates);
    /// A sentence in place of the chart; empty: the chart.
    void setHint(const QString& hint);
    /// What an engine thinks best at the board; empty: nothing. Two lines are kept for it, and it has as many as it needs.
    void setBestLine(const QString& text);
    /// Why that is best, below the chart, or why others play something else; empty: nothing.
    void setWhy(const QString& text);
    /// Whether somebody knows whose the points will be; else that cannot be chosen.
    void setOwnersKnown(bool known);
    /// The score by ownership, which stands beside that choice; empty: nobody knows.
    void setOwnedScore(const QString& text);
    /// What keeps the review from saying more; empty: nothing.
    void setCaveat(const QString& text);

    BoardPaint paint() const;
    /// The place on the scale that is painted; it glides when the slider moves.
    double place() const { return m_place; }
    void setPlace(double place);
    /// Of the place that is painted: "3 dan", "between 3 dan and 4 dan".
    QString placeWords() const;
    /// The candidate that is pointed at, or kNoMove.
    game::Move pointed() const;
    bool isStill() const;

Q_SIGNALS:
    /// What is to be painted on the board has changed.
    void paintChanged();
    void moveChosen(evenmatch::game::Move move);
    /// The mouse is over the best line, or has left it.
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
    QLabel* m_ownership; ///< what the score by ownership means
    QLabel* m_who; ///< whose moves are painted, or the score by ownership
    QString m_ownedScore;
    QVariantAnimation* m_glide;
    std::vector<std::string> m_ranks; ///< strongest first
    std::string m_network; ///< hash of the one that is shown
    double m_place = 0;
    int m_row = -1;
};

} // namespace evenmatch::ui
