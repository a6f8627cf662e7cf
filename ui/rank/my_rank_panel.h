// The My rank panel: "4 dan (3 dan – 5 dan), from 37 games", its accuracy, its parts, and what distinguishes the next rank.
#pragma once

#include "ui/rank/my_rank.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLayout;
class QProgressBar;
class QPushButton;
class QStandardItemModel;
class QTimer;
class QToolButton;

namespace evenmatch::ui {

class BetaBands;
class Card;
class OpeningsCard;
class RankPartsCard;
class RankRidge;
class RankTrend;
class TwoLineList;

/// The summary is one panel; the full form has all of them, in two columns if there is room.
class MyRankPanel final : public QWidget {
    Q_OBJECT
public:
    /// The rank must outlive the panel.
    explicit MyRankPanel(MyRank& rank, QWidget* parent = nullptr);

    const std::string& game() const { return m_game; }
    /// The panel is visible, so new games are analysed.
    void look();
    void setFull(bool full);

Q_SIGNALS:
    void gameChosen(library::GameId game, int ply);
    void detailsWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    Card* makeRank();
    QLayout* makeGames();
    QLayout* makeButtons();
    QWidget* makeEveryGame();
    QLayout* makeChoice();
    Card* makeTrend();
    Card* makeBands();
    TwoLineList* makeList(Card* card, QStandardItemModel* model, const QString& name);
    void chooseGame();
    void refresh();
    void refreshCards();
    void refreshProgress();
    void showResult(const MyRankResult& result);
    void showEstimate(const MyRankResult& result);
    void showNextMoves(const MyRankResult& result);
    void showUnusual(const MyRankResult& result);
    QString stateSentence() const;
    QString waitingSentence() const;
    QString outsideWords() const;

    MyRank& m_rank;
    std::string m_game = "go";
    bool m_looked = false;
    bool m_chosen = false; ///< the user has chosen the game
    bool m_full = false;
    QBoxLayout* m_columns;
    QToolButton* m_go = nullptr;
    QToolButton* m_chess = nullptr;
    QLabel* m_fromMoves = nullptr; ///< the source of the headline, if there is a second one
    QLabel* m_headline = nullptr;
    QLabel* m_interval = nullptr;
    QLabel* m_fromAll = nullptr;
    QLabel* m_second = nullptr; ///< the estimate from everything in the files
    QLabel* m_secondInterval = nullptr;
    RankRidge* m_ridge = nullptr;
    QLabel* m_more = nullptr;
    QLabel* m_answers = nullptr;
    QLabel* m_written = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_verified = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_button = nullptr;
    QPushButton* m_report = nullptr;
    QPushButton* m_details = nullptr;
    RankTrend* m_trend = nullptr;
    BetaBands* m_bands = nullptr;
    QStandardItemModel* m_next = nullptr;
    QStandardItemModel* m_unusual = nullptr;
    TwoLineList* m_nextList = nullptr;
    TwoLineList* m_unusualList = nullptr;
    Card* m_trendCard = nullptr;
    Card* m_bandsCard = nullptr;
    RankPartsCard* m_partsCard = nullptr;
    OpeningsCard* m_openingsCard = nullptr;
    Card* m_outsideCard = nullptr;
    QLabel* m_outside = nullptr;
    Card* m_nextCard = nullptr;
    Card* m_unusualCard = nullptr;
    QTimer* m_timer = nullptr; ///< runs during an analysis
    std::shared_ptr<const MyRankResult> m_shown;
};

} // namespace evenmatch::ui
