// The end of a game: an estimate of both players, and next steps.
#pragma once

#include "ui/opponent/opponent.h"
#include "ui/opponent/verdict_words.h"
#include "ui/widgets/card.h"

namespace evenmatch::ui {

/// Hidden during a game. Analyses a game against the program on the engine's threads when its end is shown.
class ResultCard final : public Card {
    Q_OBJECT
public:
    /// All must outlive it.
    ResultCard(GameDocument& document, Engine& engine, Opponent& opponent, QWidget* parent = nullptr);

    /// What was found; nothing while it is not known.
    const std::optional<nn::GameVerdict>& verdict() const { return m_verdict; }

Q_SIGNALS:
    void reviewWanted();
    void playAgainWanted();
    void newGameWanted();

private:
    void follow();
    void judge();
    void forget();
    void show(const core::Result<nn::GameVerdict>& verdict);
    QString result() const;
    QString matchMeText() const;

    GameDocument& m_document;
    Engine& m_engine;
    Opponent& m_opponent;
    QLabel* m_result;
    QLabel* m_program;
    QLabel* m_user;
    QLabel* m_matchMe;
    std::optional<nn::GameVerdict> m_verdict;
    std::string m_judged; ///< the game that is being or was analysed, with its network and opponent
    int m_request = 0;
};

} // namespace evenmatch::ui
