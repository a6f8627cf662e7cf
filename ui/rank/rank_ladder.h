// The ladder of ranks: the strongest on top, each in its colour. Tap a rung to choose it.
#pragma once

#include "core/strength/scale/rank_scale.h"

#include <QListView>

#include <optional>
#include <vector>

class QVariantAnimation;

namespace evenmatch::ui {

/// The user's rank, as places on the scale: 0 is its strongest rank.
struct OwnRankMark {
    double from = 0; ///< stronger end of the interval
    double to = 0;
    bool operator==(const OwnRankMark&) const = default;
};

/// A list: arrows move along the rungs, and screen readers read them.
class RankLadder final : public QListView {
    Q_OBJECT
public:
    explicit RankLadder(QWidget* parent = nullptr);

    void setScale(const strength::RankScale& scale);
    const strength::RankScale& scale() const { return m_scale; }
    /// A word at the right of each rung, as strong as it turned out to be; none, or an empty one: nothing is known.
    void setNotes(const std::vector<QString>& notes);
    /// A ladder for display only has no choice.
    std::optional<std::size_t> chosen() const;
    void setChosen(std::optional<std::size_t> rank);
    /// The bracket at the side; none: unknown.
    void setOwnRank(std::optional<OwnRankMark> mark);
    /// The needle of "match me"; moves there.
    void setNeedle(std::optional<double> place);
    /// How high it may be: it shows whole rungs, seven at least, and scrolls where there are more.
    void setRoom(int height);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// By the user.
    void rankChosen(int rank);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    int rungsInSight() const;
    void showBar(); ///< where not all rungs are in sight
    double yOf(double place) const;
    /// Scrolls so far that the chosen rung, or the needle, is seen.
    void reveal(ScrollHint hint = EnsureVisible);
    /// The same with what the ladder lies in: only when the user moves, else what stands over it would be gone from the beginning.
    void revealInPanel();
    std::optional<double> placeInUse() const;
    /// Whatever the user does is told when the list is done with it: else it would choose its own rung after ours.
    template <class Work>
    bool during(Work work);
    void drawBracket(QPainter& painter) const;
    void drawNeedle(QPainter& painter) const;

    strength::RankScale m_scale;
    std::optional<OwnRankMark> m_own;
    std::optional<double> m_needle;
    int m_room = QWIDGETSIZE_MAX; ///< its height at most
    bool m_setting = false;
    bool m_inEvent = false;
    bool m_moved = false; ///< by the user, and not told yet
    QVariantAnimation* m_motion; ///< last: its making is an event of ours, which asks the others
};

} // namespace evenmatch::ui
