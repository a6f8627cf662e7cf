// A session with cards: the question, one try, and the explanation.
#pragma once

#include "core/lesson/practice.h"
#include "ui/learn/exercise.h"
#include "ui/library/library_service.h"

#include <QElapsedTimer>

#include <map>

namespace evenmatch::ui {

class CardLesson final : public Exercise {
    Q_OBJECT
public:
    /// Saves answers to the library, which must outlive the lesson. REQUIRES: cards is not empty
    CardLesson(std::vector<lesson::Card> cards, LibraryService& library, QObject* parent = nullptr);

    bool has(lesson::CardId card) const { return m_cards.contains(card); }
    /// Adds new cards; those already in the session stay as they are.
    void add(std::vector<lesson::Card> cards);
    /// Whether more cards may come, so that the session does not end with the last one.
    void setGrows(bool grows);
    /// All cards were answered, and more may come.
    bool waits() const { return m_grows && m_step == Step::Over; }

    ExerciseView view() const override;
    void play(game::Move move) override;
    void choose(int id) override;

    const lesson::Practice& practice() const { return m_practice; }
    const lesson::Card& card() const { return m_cards.at(m_current); }
    enum Choice { SomethingToFind, AnyIsFine, Next, PlayOn, ShowLine, SaveAgain, Stop, End };

private:
    enum class Step { Question, Try, Told, Over };

    static std::vector<lesson::CardId> idsOf(const std::vector<lesson::Card>& cards);
    void show();
    void answer(bool saysQuiet, std::optional<game::Move> move);
    /// Answers that the library could not save, for another try.
    void save(const lesson::Answer& said);
    void saveAgain();
    void stop();
    ExerciseView viewOfStep() const;
    ExerciseView asked() const;
    ExerciseView told() const;
    ExerciseView over() const;
    QString placeWords() const;
    QStringList saidWords() const;
    QStringList summary() const;

    LibraryService& m_library;
    std::map<lesson::CardId, lesson::Card> m_cards;
    lesson::Practice m_practice;
    lesson::CardId m_current = 0;
    game::AnyPosition m_position;
    game::Move m_last; ///< the opponent's, which led to the position; kNoMove: unknown
    Step m_step = Step::Question;
    bool m_right = false;
    bool m_saidQuiet = false;
    bool m_showsLine = false;
    bool m_grows = false;
    bool m_isStopped = false; ///< by the user: no more cards come
    std::optional<game::Move> m_tried;
    std::optional<game::Move> m_nearly; ///< tried before: neither accepted nor refused
    QStringList m_said; ///< after the answer; stored because views are made at every key
    std::map<lesson::Theme, std::pair<int, int>> m_themes; ///< of this session, by the first answer to each card: missed, all
    std::vector<lesson::Answer> m_unsaved;
    QString m_problem; ///< why they were not saved
    QElapsedTimer m_time;
};

} // namespace evenmatch::ui
