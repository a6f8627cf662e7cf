// The choice of opponent: a rank, one that adapts to the user, another program, or a person at the same board.
#pragma once

#include "core/strength/scale/server_ranks.h"
#include "ui/game/game_plan.h"
#include "ui/rank/rank_ladder.h"

#include <QWidget>

#include <map>
#include <memory>

class QAbstractButton;
class QButtonGroup;
class QCheckBox;
class QLabel;
class QSettings;
class QSlider;

namespace evenmatch::nn {
class Evaluator;
struct NetworkInfo;
} // namespace evenmatch::nn

namespace evenmatch::search {
struct Adaptation;
}

namespace evenmatch::ui {

class Engine;
class EngineChooser;

/// Stores the choice for each game.
class OpponentChooser final : public QWidget {
    Q_OBJECT
public:
    enum Against { Rank, MatchMe, Nobody, Program }; ///< the values in the settings

    /// The engine must outlive it.
    explicit OpponentChooser(Engine& engine, QWidget* parent = nullptr);

    /// "go" or "chess", each with its own ladder and its own choice.
    void setGame(const std::string& networkGame);
    /// The game as in games.h, because ranks may differ by board; boards without own ranks get a note.
    void setBoard(const std::string& id);
    /// Whether the game has a clock, which other programs use.
    void setHasClock(bool hasClock);
    Against against() const;
    /// Without a side and a seed; none for two people, or if no program is known.
    std::optional<OpponentPlan> plan() const;
    void remember(QSettings& settings) const; ///< the caller writes the settings once, because each write waits for the disk

    /// By how many stones a chosen Go opponent is stronger than the user, negative if weaker; 0 if the user's rank is unknown.
    int stonesBetween() const;
    /// Gives ladder and words the height that there is, the same for every rank and, where it is enough, for every game: nothing below
    /// moves when another one is chosen. `height`: what the chooser should take at most. `mayFold`: where that is too little, the rank
    /// alone is shown.
    void fitInto(int height, bool mayFold);
    /// As things are now: a game may have moved the needle.
    void refresh();
    /// Scrolls the area around it to the chosen rank, if that is not visible.
    void revealRank();

Q_SIGNALS:
    void changed();
    void addEngineWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeModes();
    QWidget* makeWords();
    /// The network for the game, with its own ranks or those chosen; none if no network has ranks.
    std::shared_ptr<nn::Evaluator> rankedNetwork(bool own = false) const;
    std::optional<double> ownPlaceHere() const; ///< the user's own rank on the network's own scale
    std::optional<std::size_t> ownRung() const; ///< the user's own rank on the ladder
    search::Adaptation adaptation() const;
    bool isUncalibratedBoard() const;
    void readScale();
    void sayHowSure();
    void noteMeasured(const nn::NetworkInfo* network); ///< on the ladder; null: without a note
    QString honestText(const nn::NetworkInfo* network, double place) const; ///< the accuracy of an opponent's strength at this place
    static QString measuredText(const nn::NetworkInfo& network, double place, bool go);
    QString rankText(std::size_t rank, double place) const;
    void reserveForWords();
    void choose(std::size_t rank);
    double place() const; ///< of the choice, on the ladder's scale
    void rungChosen(int rank);
    /// Chooses the user's own rank, or asks for it on the ladder if unknown. `above`: this many ranks stronger.
    void chooseOwn(int above);
    void askOwn(int above);
    std::optional<int> asksOwn() const; ///< the ladder asks for the user's own rank; then this many ranks above it are chosen
    void takeOwn(int rank); ///< the answer to that question
    QString words() const;
    bool offersReading() const; ///< with the strong network
    bool reads() const;
    std::shared_ptr<nn::Evaluator> opponentNetwork() const; ///< the chosen opponent's form of rankedNetwork()

    struct Choice {
        int against = Rank;
        std::string wish; ///< m_wish
        bool reads = false;
    };
    std::map<std::string, Choice> m_choices; ///< by game, when it was left for another one; they may not be stored
    Engine& m_engine;
    std::string m_game = "go";
    QButtonGroup* m_modes;
    RankLadder* m_ladder;
    EngineChooser* m_engines;
    QWidget* m_ladderRow = nullptr; ///< the ladder and its texts
    QWidget* m_side = nullptr;
    QWidget* m_own = nullptr; ///< the part about the user's own rank
    QAbstractButton* m_changeOwn = nullptr;
    QLabel* m_words;
    QLabel* m_honest;
    QLabel* m_brief; ///< in the place of the ladder and its words
    bool m_isFolded = false;
    int m_leastHeight = 0; ///< down to the end of the ladder's row, as it was last shown
    QCheckBox* m_lock;
    QCheckBox* m_reads; ///< with the strong network
    std::size_t m_rank = 0;
    QSlider* m_above = nullptr; ///< tenths of a rank above m_rank
    strength::SaidRanks m_ranks; ///< the ladder's ranks
    std::string m_server; ///< the preferred one when they were read
    std::string m_wish; ///< the latest choice, as RankScale names places; the scale may change when the network is loaded
    std::string m_board = "go";
    std::optional<int> m_askingOwn; ///< like asksOwn(), by a button
};

} // namespace evenmatch::ui
