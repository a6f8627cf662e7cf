// The ladder of ranks: the strongest at the top, each in its colour. A click chooses a rung.
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

/// A list: arrow keys move along the rungs, and screen readers read them.
class RankLadder final : public QListView {
    Q_OBJECT
public:
    explicit RankLadder(QWidget* parent = nullptr);

    void setScale(const strength::RankScale& scale);
    const strength::RankScale& scale() const { return m_scale; }
    /// The measured strength at the right of each rung; empty: unknown.
    void setNotes(const std::vector<QString>& notes);
    /// A ladder for display has no choice.
    std::optional<std::size_t> chosen() const;
    void setChosen(std::optional<std::size_t> rank);
    /// The bracket at the side; none: unknown.
    void setOwnRank(std::optional<OwnRankMark> mark);
    /// The needle of "match me", which moves to its place.
    void setNeedle(std::optional<double> place);
    /// The maximum height: the ladder shows whole rungs, at least seven, and scrolls if there are more.
    void setRoom(int height);
    /// Scrolls the area around the ladder to the chosen rung or the needle, if it is not visible.
    void revealInPanel();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// The user chose a rung.
    void rankChosen(int rank);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    int rungsInSight() const;
    void showBar(); ///< if not all rungs are visible
    double yOf(double place) const;
    /// Scrolls to the chosen rung or the needle.
    void reveal(ScrollHint hint = EnsureVisible);
    std::optional<double> placeInUse() const;
    /// Choices are reported after the list has handled them; otherwise it would select its own rung after ours.
    template <class Work>
    bool during(Work work);
    void drawBracket(QPainter& painter) const;
    void drawNeedle(QPainter& painter) const;

    strength::RankScale m_scale;
    std::optional<OwnRankMark> m_own;
    std::optional<double> m_needle;
    int m_room = QWIDGETSIZE_MAX; ///< the maximum height
    bool m_setting = false;
    bool m_inEvent = false;
    bool m_moved = false; ///< by the user, and not reported yet
    QVariantAnimation* m_motion; ///< last member, because creating it sends an event that uses the others
};

} // namespace evenmatch::ui
