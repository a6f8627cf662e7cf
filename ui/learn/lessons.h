// The user's or a student's cards: read from the library, and made of the latest games behind the window.
#pragma once

#include "core/lesson/theme_statistics.h"
#include "nn/lesson/card_maker.h"
#include "ui/rank/my_rank.h"

#include <map>

namespace evenmatch::ui {

/// "Game 2 of 20: what its moves cost, 34 %." `reading`: the progress of reading the games, which comes first.
QString makingWords(const nn::CardWatch& watch, const jobs::Progress& reading);

/// Lives on the GUI thread. For each game ("go", "chess").
class Lessons final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kGames = 20; ///< the number of latest games from which cards are made
    static constexpr std::size_t kSession = 12; ///< cards

    /// All must outlive this.
    Lessons(LibraryService& library, Engine& engine, const Whose& whose, QObject* parent = nullptr);

    /// Reads the cards; changed() tells.
    void look(const std::string& game);
    const std::vector<lesson::Card>& cards(const std::string& game) { return m_slots[game].cards; }
    const std::vector<lesson::ThemeRow>& themes(const std::string& game) { return m_slots[game].themes; }
    /// How the answers changed over weeks, all themes together first.
    const std::vector<lesson::ThemeWeeks>& weeks(const std::string& game) { return m_slots[game].weeks; }
    /// Whether the cards were read since the window opened.
    bool isKnown(const std::string& game) { return m_slots[game].isKnown; }
    /// The number of cards in a session today.
    std::size_t ready(const std::string& game);
    /// With a theme: a training of it, which repeats known cards when no others are left.
    std::vector<lesson::Card> session(const std::string& game, std::optional<lesson::Theme> theme = std::nullopt);
    /// The cards of all games that are due today: those of the daily session.
    std::vector<lesson::Card> dueToday() const;
    std::size_t countDueToday() const;

    /// Makes cards from the latest games, as a job in the status line; changed() reports those of each game.
    void make(const std::string& game);
    bool isMaking(const std::string& game) { return m_slots[game].isMaking; }
    /// The current step as text; empty if there is none.
    QString making(const std::string& game);
    /// Whether the latest games were searched since the window opened and produced no card.
    bool foundNone(const std::string& game) { return m_slots[game].foundNone; }
    /// Why the latest attempt failed; empty: it did not.
    QString problem(const std::string& game) { return m_slots[game].problem; }

Q_SIGNALS:
    void changed(const QString& game);
    /// The cards changed.
    void made(const QString& game, int added);

private:
    struct Slot {
        std::vector<lesson::Card> cards;
        std::vector<lesson::ThemeRow> themes;
        std::vector<lesson::ThemeWeeks> weeks;
        bool isKnown = false;
        bool isMaking = false;
        bool foundNone = false;
        int request = 0; ///< of make(): only the latest begins
        std::shared_ptr<nn::CardWatch> watch; ///< null: the making has not begun, or is over
        jobs::Job<int> job; ///< that makes them
        QString problem;
    };

    void startAnew();
    void begin(const std::string& game, const std::shared_ptr<nn::Evaluator>& network);

    LibraryService& m_library;
    Engine& m_engine;
    const Whose& m_whose;
    std::map<std::string, Slot> m_slots;
};

} // namespace evenmatch::ui
