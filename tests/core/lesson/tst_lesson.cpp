// Cards without a library: schedules, sessions, the posterior over ranks, the adaptive test.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/lesson/explain.h"
#include "core/lesson/facts/line_facts.h"
#include "core/lesson/practice.h"
#include "core/lesson/rank_test.h"
#include "core/lesson/replay.h"
#include "core/lesson/theme_statistics.h"
#include "core/record/board/line_record.h"
#include "core/record/file/game_reader.h"

#include <QTest>

#include <cmath>
#include <set>

namespace tst_lesson {

using namespace evenmatch;
using namespace evenmatch::lesson;
using std::chrono::days;

namespace {

const Time kMonday{std::chrono::seconds(1'700'000'000)};

std::vector<Attempt> attempts(std::initializer_list<bool> rights)
{
    std::vector<Attempt> list;
    for (const bool right : rights)
        list.push_back({kMonday + days(7) * static_cast<int>(list.size()), right});
    return list;
}

Card cardAt(
    const char* fen, std::initializer_list<std::pair<const char*, double>> moves, const char* played, CardKind kind = CardKind::Lesson)
{
    const auto position = chess::Position::fromFen(fen);
    Card card{.game = "chess", .kind = kind, .moves = {}, .rank = "1400-1599", .rankAbove = "1600-1799", .themes = {}, .schedule = {}};
    const record::GameRecord record = record::lineRecord(*position, {});
    card.record = record::writeGame(record, record.format);
    for (const auto& [text, loss] : moves)
        card.moves.push_back({.move = *position->parseUci(text), .loss = loss, .own = 0.2, .above = 0.3, .line = {}});
    card.others = card.moves.back().loss;
    card.played = *position->parseUci(played);
    return card;
}

/// A bank in which some items distinguish the ranks, and the rest do not.
std::vector<TestItem> bank(std::size_t items, std::size_t ranks, int oneIn)
{
    std::vector<TestItem> bank;
    core::Random random(7);
    for (std::size_t i = 0; i < items; ++i) {
        TestItem item{.policies = {ranks, 3, std::vector<float>(3 * ranks)}, .source = i};
        const bool tells = static_cast<int>(i) % oneIn == 0;
        const double middle = random.uniform() * static_cast<double>(ranks);
        for (std::size_t rank = 0; rank < ranks; ++rank) {
            const double strong = tells ? 1 / (1 + std::exp(1.2 * (static_cast<double>(rank) - middle))) : 0.5;
            item.policies.chances[rank * 3] = static_cast<float>(0.9 * strong);
            item.policies.chances[rank * 3 + 1] = static_cast<float>(0.9 * (1 - strong));
            item.policies.chances[rank * 3 + 2] = 0.1F;
        }
        bank.push_back(std::move(item));
    }
    return bank;
}

} // namespace

class TestLesson : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ladderOfDays()
    {
        const LadderScheduler ladder;
        QCOMPARE(ladder.after({}, false).state, Schedule::State::New);
        const auto missed = attempts({false});
        QCOMPARE(ladder.after(missed, false), (Schedule{Schedule::State::Learning, kMonday})); // in the same session
        QCOMPARE(ladder.after(attempts({true}), false), (Schedule{Schedule::State::Learning, kMonday + days(3)}));
        QCOMPARE(ladder.after(attempts({true, true}), false), (Schedule{Schedule::State::Learning, kMonday + days(17)}));
        QCOMPARE(ladder.after(attempts({true, true, true}), false).state, Schedule::State::Retired);
        QCOMPARE(ladder.after(attempts({true, true, true, false}), false).state, Schedule::State::Learning); // and after that again
        QCOMPARE(ladder.after(attempts({true, false, true}), false).due, kMonday + days(17)); // a miss starts again
        const std::vector<Attempt> atOnce{{kMonday, true}, {kMonday, true}, {kMonday + days(1), true}, {kMonday + days(2), true}};
        QCOMPARE(ladder.after(std::span(atOnce).first(3), false),
            (Schedule{Schedule::State::Learning, kMonday + days(3)})); // too early to count
        QCOMPARE(ladder.after(atOnce, false), (Schedule{Schedule::State::Learning, kMonday + days(12)}));
        QCOMPARE(ladder.after(attempts({false, false, false}), false).state, Schedule::State::Parked);
        QCOMPARE(ladder.after(attempts({false, false, true, false}), false).state, Schedule::State::Learning);
    }

    void decoysAreKnownAtOnce()
    {
        for (const char* name : {"ladder", "fsrs-6"}) {
            const auto scheduler = makeScheduler(name);
            QCOMPARE(scheduler->after(attempts({true}), true).state, Schedule::State::Retired);
            QCOMPARE(scheduler->after(attempts({false}), true).state, Schedule::State::Learning);
        }
        QVERIFY(!makeScheduler("supermemo"));
    }

    void memoryFades()
    {
        const FsrsScheduler fsrs;
        const Memory memory{10, 5};
        QVERIFY(std::abs(fsrs.retrievability(memory, 0) - 1) < 1e-12);
        QVERIFY(std::abs(fsrs.retrievability(memory, 10) - 0.9) < 1e-9); // the definition of stability
        QVERIFY(fsrs.retrievability(memory, 30) < 0.9);
        QVERIFY(std::abs(fsrs.intervalOf(memory) - 10) < 1e-9);
    }

    void memoryGrowsWithRightAnswers()
    {
        const FsrsScheduler fsrs;
        const Memory once = fsrs.memoryAfter(attempts({true}));
        QVERIFY(std::abs(once.stability - 2.3065) < 1e-9);
        const Memory twice = fsrs.memoryAfter(attempts({true, true}));
        QVERIFY(twice.stability > once.stability);
        const Memory lapsed = fsrs.memoryAfter(attempts({true, true, false}));
        QVERIFY(lapsed.stability < twice.stability && lapsed.difficulty > twice.difficulty);
        QCOMPARE(fsrs.after(attempts({true, false}), false).state, Schedule::State::Learning);
        QCOMPARE(fsrs.after(attempts({false, false, false}), false).state, Schedule::State::Parked);
    }

    void anySoundMoveIsRight()
    {
        const Card lesson = cardAt("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", {{"d1d5", 0}, {"d1d2", 0.01}, {"e1e2", 0.2}}, "e1e2");
        const auto position = positionOf(lesson);
        QVERIFY(position.ok());
        const auto move = [&](const char* text) { return *position->parseMove(text); };
        QVERIFY(isRight(lesson, false, move("d1d5")) && isRight(lesson, false, move("d1d2")));
        QVERIFY(!isRight(lesson, false, move("e1e2")) && !isRight(lesson, false, move("e1f1")) && !isRight(lesson, true, std::nullopt));
        QCOMPARE(lesson.lossOf(move("e1f1")), std::optional(0.2)); // at least
        Card decoy = lesson;
        decoy.kind = CardKind::Decoy;
        QVERIFY(isRight(decoy, true, std::nullopt));
        QVERIFY(!isRight(decoy, false, move("d1d2"))); // the first answer was wrong
        decoy.moves.pop_back();
        decoy.others = 0.01;
        QVERIFY(!decoy.lossOf(move("e1f1")).has_value()); // it was not analysed
    }

    void someMovesAreNeitherRightNorWrong()
    {
        const char* fen = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1";
        const Card lesson = cardAt(fen, {{"d1d5", 0}, {"d1d2", 0.04}, {"d1d3", 0.07}, {"e1e2", 0.2}}, "e1e2");
        const auto position = positionOf(lesson);
        QVERIFY(position.ok());
        const auto move = [&](const char* text) { return *position->parseMove(text); };
        QVERIFY(lesson.hasClearAnswer());
        QVERIFY(lesson.isBetween(move("d1d2")) && lesson.isBetween(move("d1d3")));
        for (const char* other : {"d1d5", "e1e2", "e1f1"})
            QVERIFY(!lesson.isBetween(move(other)));
        QVERIFY(!isRight(lesson, false, move("d1d2")));
        QCOMPARE(verdictOn(lesson, *position, move("d1d2"), plainWording()),
            std::string("Rd2 loses only 4 % winning chances, but there is a better move."));
        Wording ofTutor = plainWording();
        ofTutor.gameGoesOn = true; // KataGo's mistakes begin below what a card refuses
        QCOMPARE(verdictOn(lesson, *position, move("d1d2"), ofTutor), std::string("Rd2 loses 4 % winning chances."));
        QVERIFY(!cardAt(fen, {{"d1d5", 0}, {"d1d4", 0.01}, {"d1d2", 0.04}, {"e1e2", 0.2}}, "e1e2").hasClearAnswer());
        QVERIFY(!cardAt(fen, {{"d1d5", 0}, {"d1d2", 0.04}, {"d1d3", 0.06}, {"d1d4", 0.07}, {"e1e2", 0.2}}, "e1e2").hasClearAnswer());
        QVERIFY(!cardAt(fen, {{"d1d5", 0}, {"e1e2", 0.2}, {"d1d2", 0.04}}, "e1e2").hasClearAnswer()); // others may be as good
        QVERIFY(!cardAt(fen, {{"d1d5", 0}, {"d1d2", 0.04}, {"e1e2", 0.2}}, "d1d2").hasClearAnswer()); // not much of a mistake
    }

    void detailsComeBack()
    {
        Card card = cardAt("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", {{"d1d5", 0}, {"e1e2", 0.2}}, "e1e2");
        card.moves.front().line = {card.played};
        card.themes = {Theme::Fork, Theme::HangingPiece};
        card.judge = "a judge";
        Card read;
        QVERIFY(takeDetails(read, detailsOf(card)));
        QCOMPARE(read.moves, card.moves);
        QCOMPARE(read.themes, card.themes);
        QVERIFY(read.played == card.played && read.judge == card.judge && read.rankAbove == card.rankAbove);
        for (const char* damaged : {"", "{}", "[1]", "{\"unit\":3}"})
            QVERIFY(!takeDetails(read, damaged));
        for (int i = 0; i < kThemes; ++i)
            QCOMPARE(findTheme(themeName(static_cast<Theme>(i))), std::optional(static_cast<Theme>(i)));
    }

    void sessionEnds()
    {
        Practice practice({1, 2, 3, 4, 5});
        std::vector<CardId> order;
        while (!practice.isOver()) {
            order.push_back(practice.current());
            practice.answered(false); // all of them, in any case
        }
        QCOMPARE(order.size(), std::size_t{10}); // each comes once more
        QCOMPARE(order[4], CardId{1}); // after three others
        QCOMPARE(practice.firstRight(), std::size_t{0});
        const std::vector<CardId> more{5, 6};
        practice.add(more); // one is known already
        QCOMPARE(practice.left(), std::size_t{1});
        QCOMPARE(practice.current(), CardId{6});
        QCOMPARE(practice.cards(), std::size_t{6});
        QCOMPARE(practice.answeredCards(), std::size_t{5});
        QVERIFY(!practice.isAgain());
        practice.drop(); // it cannot be read
        QVERIFY(practice.isOver());
        QCOMPARE(practice.cards(), std::size_t{5});
    }

    void sessionMixesDueNewAndDecoys()
    {
        std::vector<Card> cards;
        for (int i = 0; i < 30; ++i) {
            Card card{.id = i + 1, .moves = {}, .difficulty = 0.4, .checked = 4, .themes = {}, .schedule = {}};
            card.kind = i % 3 == 0 ? CardKind::Decoy : CardKind::Lesson;
            if (i % 3 == 1)
                card.schedule = {i < 15 ? Schedule::State::Learning : Schedule::State::Retired, kMonday - days(i)};
            cards.push_back(card);
        }
        const auto chosen = chooseCards(cards, kMonday, {.cards = 12, .theme = {}});
        QCOMPARE(chosen.size(), std::size_t{12});
        int due = 0;
        int decoys = 0;
        for (const std::size_t i : chosen) {
            QVERIFY(cards[i].schedule.state != Schedule::State::Retired);
            due += cards[i].schedule.state == Schedule::State::Learning ? 1 : 0;
            decoys += cards[i].kind == CardKind::Decoy ? 1 : 0;
        }
        QCOMPARE(due, 5); // all that are
        QCOMPARE(decoys, 3);
        QVERIFY(chooseCards(cards, kMonday, {.cards = 12, .theme = Theme::Fork}).empty());
        std::vector<Card> unseen = cards;
        for (Card& card : unseen)
            card.checked = 0;
        for (const std::size_t i : chooseCards(unseen, kMonday, {.cards = 12, .theme = {}}))
            QCOMPARE(unseen[i].schedule.state, Schedule::State::Learning); // a new card that was not checked again waits
        for (Card& card : cards)
            card.chance = 0.2; // a nearly lost position has no quiet card, but may have a lesson
        for (const std::size_t i : chooseCards(cards, kMonday, {.cards = 12, .theme = {}}))
            QCOMPARE(cards[i].kind, CardKind::Lesson);
    }

    void dueDecoysComeLikeLessons()
    {
        std::vector<Card> cards;
        for (int i = 0; i < 60; ++i)
            cards.push_back({.id = i + 1, .kind = CardKind::Decoy, .moves = {}, .checked = 4, .themes = {}, .schedule = {}});
        cards.front().schedule = {Schedule::State::Learning, kMonday - days(1)};
        QCOMPARE(chooseCards(cards, kMonday, {.cards = 12, .theme = {}}), std::vector<std::size_t>{0}); // new decoys need lessons
        for (int i = 0; i < 20; ++i)
            cards.push_back({.id = i + 61, .moves = {}, .checked = 4, .themes = {}, .schedule = {}});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto chosen = chooseCards(cards, kMonday, {.cards = 12, .theme = {}, .seed = seed});
            QCOMPARE(std::ranges::count(chosen, std::size_t{0}), 1);
            QCOMPARE(std::ranges::count_if(chosen, [&](std::size_t i) { return cards[i].kind == CardKind::Decoy; }), 3);
            QCOMPARE(chosen.size(), std::size_t{12});
        }
    }

    void dailySessionIsWhatIsDue()
    {
        std::vector<Card> cards;
        const auto add = [&](Schedule schedule) {
            cards.push_back(
                {.id = static_cast<CardId>(cards.size() + 1), .moves = {}, .checked = 4, .themes = {Theme::Fork}, .schedule = schedule});
        };
        add({}); // new
        add({Schedule::State::Learning, kMonday});
        add({Schedule::State::Learning, kMonday - days(3)});
        add({Schedule::State::Learning, kMonday + days(1)});
        add({Schedule::State::Retired, {}});
        QCOMPARE(dueCards(cards, kMonday), (std::vector<std::size_t>{2, 1}));
        cards[1].checked = 0;
        QCOMPARE(dueCards(cards, kMonday), (std::vector<std::size_t>{2, 1})); // an older version made it, and the player has answered it
        cards[1].checked = 4;
        // A player who trains a theme also gets cards that are not due, after all others.
        PracticeOptions training{.cards = 12, .decoys = 0, .theme = Theme::Fork, .trains = true};
        QCOMPARE(chooseCards(cards, kMonday, training).size(), std::size_t{5});
        training.trains = false;
        QCOMPARE(chooseCards(cards, kMonday, training).size(), std::size_t{3});
    }

    void weeksAreCounted()
    {
        const Card fork{.id = 1, .moves = {}, .themes = {Theme::Fork}, .schedule = {}};
        const Card pin{.id = 2, .moves = {}, .themes = {Theme::Pin}, .schedule = {}};
        const Card decoy{.id = 3, .kind = CardKind::Decoy, .moves = {}, .themes = {}, .schedule = {}};
        const auto at = [](int day, int hour) { return kMonday + days(day) + std::chrono::hours(hour); };
        const std::vector<Answer> answers{{.card = 1, .at = at(0, 0), .right = false, .scheduler = {}},
            {.card = 1, .at = at(0, 1), .right = true, .scheduler = {}}, // again on the same day, just after it was shown
            {.card = 2, .at = at(5, 0), .right = true, .scheduler = {}}, {.card = 3, .at = at(5, 0), .right = true, .scheduler = {}},
            {.card = 1, .at = at(6, 0), .right = true, .scheduler = {}}};
        const std::vector<Card> cards{fork, pin, decoy};
        const auto rows = themeWeeks(cards, answers);
        QCOMPARE(rows.size(), std::size_t{3});
        QVERIFY(!rows[0].theme && rows[1].theme == Theme::Fork && rows[2].theme == Theme::Pin);
        const Time monday = rows[0].weeks[0].monday;
        QCOMPARE(std::chrono::weekday(std::chrono::floor<days>(monday)), std::chrono::Monday);
        QCOMPARE(rows[0].weeks, (std::vector<WeekRow>{{monday, 2, 1}, {monday + days(7), 1, 1}}));
        QCOMPARE(rows[1].weeks, (std::vector<WeekRow>{{monday, 1, 0}, {monday + days(7), 1, 1}}));
    }

    void posteriorIsBayes()
    {
        RankPosterior posterior(2, {.power = 1, .slip = 0});
        const RankPolicies policies{2, 2, {0.75F, 0.25F, 0.25F, 0.75F}};
        posterior.observe(policies, 0);
        QVERIFY(std::abs(posterior.chances()[0] - 0.75) < 1e-6);
        posterior.observe(policies, 0);
        QVERIFY(std::abs(posterior.chances()[0] - 0.9) < 1e-6);
        QCOMPARE(posterior.median(), std::size_t{0});
        QVERIFY(std::abs(posterior.expected() - 0.1) < 1e-6);
    }

    void informationOfAPosition()
    {
        const std::vector<double> even{0.5, 0.5};
        QVERIFY(expectedInformation(even, {2, 2, {0.5F, 0.5F, 0.5F, 0.5F}}) < 1e-9);
        QVERIFY(std::abs(expectedInformation(even, {2, 2, {1, 0, 0, 1}}) - std::log(2)) < 1e-9); // separates the ranks completely
        const std::vector<double> sure{1, 0};
        QVERIFY(expectedInformation(sure, {2, 2, {1, 0, 0, 1}}) < 1e-9);
    }

    void intervalIsTheNarrowest()
    {
        RankPosterior posterior(4, {.power = 1, .slip = 0});
        posterior.observe({4, 2, {0.05F, 0.95F, 0.45F, 0.55F, 0.4F, 0.6F, 0.1F, 0.9F}}, 0);
        const auto interval = posterior.interval(0.8);
        QVERIFY(interval.first == 1 && interval.last == 2);
        QCOMPARE(posterior.interval(0.99).width(), std::size_t{4});
        QVERIFY(posterior.held() >= 0.8 && interval.first <= posterior.median() && posterior.median() <= interval.last);
    }

    void adaptiveTestNeedsFewerPositions()
    {
        const auto items = bank(240, 8, 4);
        double adaptive = 0;
        double random = 0;
        double covered = 0;
        for (std::size_t rank = 0; rank < 8; ++rank) {
            RankTestOptions options{.mostPositions = 150, .trust = {.power = 1, .slip = 0}};
            const Simulation one = simulate(items, 8, rank, 20, options);
            options.adaptive = false;
            adaptive += one.meanPositions;
            covered += one.coverage / 8;
            random += simulate(items, 8, rank, 20, options).meanPositions;
        }
        QVERIFY2(adaptive <= 0.6 * random, qPrintable(QStringLiteral("%1 against %2").arg(adaptive).arg(random)));
        QVERIFY2(covered > 0.72, qPrintable(QString::number(covered))); // the intervals hold 80 %, with ends that stop early
    }

    void neverTwoOfOneGame()
    {
        auto items = bank(40, 4, 1);
        for (std::size_t i = 0; i < items.size(); ++i)
            items[i].source = i / 2;
        RankTest test(items, 4, {.mostPositions = 100, .fewestPositions = 100});
        std::set<std::size_t> sources;
        while (const auto item = test.current()) {
            QVERIFY(sources.insert(items[*item].source).second);
            QCOMPARE(test.left() + test.asked(), std::size_t{20});
            test.answer(0);
        }
        QCOMPARE(test.asked(), std::size_t{20});
        QCOMPARE(test.left(), std::size_t{0});
    }

    void explainsFromFacts()
    {
        Card card = cardAt("2q1k3/8/8/1N6/8/8/8/4K3 w - - 0 1", {{"b5d6", 0}, {"b5d4", 0.4}}, "b5d4");
        const auto position = positionOf(card);
        QVERIFY(position.ok());
        const auto why = explain(card, *position, plainWording());
        QCOMPARE(why.front(), std::string("Nd6+ is a fork: it attacks the king on e8 and the queen on c8 at once."));
        QCOMPARE(themesOf(card, *position), std::vector{Theme::Fork});
        QCOMPARE(verdictOn(card, *position, card.played, plainWording()), std::string("Nd4 loses 40 % winning chances."));
        QVERIFY(why.back().find("1600-1799") != std::string::npos);
        card.kind = CardKind::Decoy;
        QVERIFY(themesOf(card, *position).empty());
        QCOMPARE(explain(card, *position, plainWording()).size(), std::size_t{1});
    }

    void explainsALostTempo()
    {
        chess::Position position;
        std::vector<game::Move> line;
        for (const char* text : {"e2e4", "e7e5", "g1f3", "b8c6"}) {
            line.push_back(*position.parseUci(text));
            position.play(line.back());
        }
        const record::GameRecord record = record::lineRecord(chess::Position(), line);
        Card card = cardAt("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", {{"f1b5", 0}, {"f3g1", 0.06}}, "f3g1");
        const std::string said = "In the game you played Ng1: Ng1 moves the knight on f3 again without need while the knight on b1 is "
                                 "undeveloped: a lost tempo.";
        auto why = explain(card, position, plainWording());
        QVERIFY(std::ranges::find(why, said) == why.end()); // the previous move of a set-up position is unknown
        card.record = record::writeGame(record, record.format);
        why = explain(card, position, plainWording());
        QVERIFY(std::ranges::find(why, said) != why.end());
        QCOMPARE(themesOf(card, position), std::vector{Theme::LostTempo});
    }

    void saysWhatALineComesTo()
    {
        // A player's own game: after Re1 an advancing pawn attacks the bishop.
        const char* fen = "r2qkb1r/pp3ppp/2n5/3pp3/3P4/5B2/PPP2PPP/R1BQ1RK1 w kq - 0 10";
        Card card = cardAt(fen, {{"d4e5", 0}, {"f1e1", 0.165}}, "f1e1");
        const auto position = positionOf(card);
        QVERIFY(position.ok());
        const auto lineFrom = [&](const char* first, std::initializer_list<const char*> texts) {
            auto next = *chess::Position::fromFen(fen);
            next.play(*next.parseUci(first));
            std::vector<game::Move> line;
            for (const char* text : texts) {
                line.push_back(*next.parseUci(text));
                next.play(line.back());
            }
            return line;
        };
        card.moves[0].line = lineFrom("d4e5", {"d5d4", "c2c3", "d4c3", "d1a4"});
        card.moves[1].line = lineFrom("f1e1", {"e5e4", "f3e4", "d5e4", "d4d5"});
        const LineEnd played = endOfLine(*position, card.played, card.moves[1].line);
        QVERIFY2(played.gain <= -2, qPrintable(QString::number(played.gain)));
        auto why = explain(card, *position, plainWording());
        QCOMPARE(why.size(), std::size_t{4});
        QCOMPARE(why[2], std::string("That lost 17 % winning chances.")); // the previous sentence names the move
        QVERIFY2(why[1].starts_with("In the game you played Re1; e4 Bxe4 dxe4"), why[1].c_str());
        QVERIFY2(why[1].find("wins material worth 2 pawns") != std::string::npos, why[1].c_str());
        Wording teacher = plainWording();
        teacher.gameGoesOn = true;
        QVERIFY(explain(card, *position, teacher)[1].starts_with("You played Re1; e4 Bxe4 dxe4"));
        card.moves[1].line.clear(); // the continuation is unknown, so there is no sentence about it
        QCOMPARE(explain(card, *position, plainWording()).size(), std::size_t{3});
        card.moves[1].line = lineFrom("f1e1", {"h7h6"}); // only the answer
        why = explain(card, *position, plainWording());
        QVERIFY(why.size() == 4 && why[1].find("h6") != std::string::npos);
    }

    /// The knight is lost after the line, whatever the purpose of a3.
    void linesEndWithWhatMatters()
    {
        Card card = cardAt("4k3/8/8/4p3/8/5N2/P6P/4K3 w - - 0 1", {{"f3e5", 0}, {"h2h3", 0.4}}, "h2h3");
        auto position = *chess::Position::fromFen("4k3/8/8/4p3/8/5N2/P6P/4K3 w - - 0 1");
        const game::AnyPosition before(position);
        for (const char* text : {"h2h3", "e5e4", "a2a3"}) {
            const game::Move move = *position.parseUci(text);
            if (move != card.played)
                card.moves[1].line.push_back(move);
            position.play(move);
        }
        QCOMPARE(explain(card, before, plainWording())[1], std::string("In the game you played h3; e4 wins material worth 3 pawns."));
    }

    void neighboursAreNotToldApartByAPoint()
    {
        Card card = cardAt("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", {{"d1d5", 0}, {"d1d2", 0.01}, {"e1e2", 0.2}}, "e1e2");
        const auto position = positionOf(card);
        auto why = explain(card, *position, plainWording());
        QCOMPARE(why.back(), std::string("60 % of players at 1600-1799 find a good move here; at your rank 40 %."));
        QCOMPARE(why[why.size() - 2], std::string("About equally good: Rxd5, Rd2.")); // "That lost …" follows the move played
        card.moves[0].above = 0.21;
        card.moves[1].above = 0.2;
        why = explain(card, *position, plainWording());
        QCOMPARE(why.back(), std::string("About 40 % of players find a good move here, at your rank and at 1600-1799."));
    }

    void whatAMoveGivesAwayIsSaid()
    {
        Wording wording = plainWording();
        wording.gameGoesOn = true;
        const auto warning = [&](const char* fen, const char* move) {
            const auto position = chess::Position::fromFen(fen);
            return warningOf(*position, *position->parseUci(move), wording);
        };
        const char* open = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        QVERIFY2(warning(open, "f1a6").find("takes the bishop on a6") != std::string::npos, warning(open, "f1a6").c_str());
        QCOMPARE(warning(open, "g1f3"), std::string());
        QCOMPARE(warning(open, "f2f4"), std::string()); // a gambit
        const char* fool = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
        QCOMPARE(warning(fool, "g2g4"), std::string("You played g4; the opponent answers: Qh4# is mate."));
        go::Position board(9);
        QVERIFY(board.setStones(std::vector<go::SetupStone>{{2, 0, go::Color::Black}, {3, 0, go::Color::Black}, {2, 1, go::Color::White},
            {3, 1, go::Color::White}, {4, 1, go::Color::White}, {5, 0, go::Color::White}}));
        const std::string self = warningOf(game::AnyPosition(board), board.moveAt(4, 0), wording);
        QVERIFY2(self.find("with one liberty") != std::string::npos, self.c_str());
    }

    void stonesOfALineAreCounted()
    {
        go::Position board(9);
        QVERIFY(board.setStones(std::vector<go::SetupStone>{{2, 3, go::Color::White}, {3, 3, go::Color::White}, {2, 2, go::Color::Black},
            {3, 2, go::Color::Black}, {1, 3, go::Color::Black}, {2, 4, go::Color::Black}, {3, 4, go::Color::Black},
            {8, 8, go::Color::White}}));
        const game::AnyPosition position(board);
        const game::Move takes = board.moveAt(4, 3);
        QCOMPARE(endOfLine(position, takes, {}).gain, 2);
        const std::vector<game::Move> rest{takes}; // White saves them after Black's move elsewhere
        QCOMPARE(endOfLine(position, board.moveAt(8, 0), rest).gain, 0);
        const std::vector<game::Move> late{board.moveAt(7, 8), takes, board.moveAt(6, 8)};
        const LineEnd end = endOfLine(position, board.moveAt(8, 0), late);
        QCOMPARE(end.gain, 2);
        QCOMPARE(end.length, std::size_t{3});
    }

    void bestMoveIsNotScolded()
    {
        go::Position board(9);
        QVERIFY(board.setStones(std::vector<go::SetupStone>{{3, 3, go::Color::Black}, {3, 4, go::Color::Black}, {7, 7, go::Color::White}}));
        Card card{.game = "go9", .unit = LossUnit::Points, .moves = {}, .rank = "5k", .rankAbove = "4k", .themes = {}, .schedule = {}};
        card.moves = {{.move = board.moveAt(4, 3), .loss = 0, .line = {}}, {.move = board.moveAt(0, 8), .loss = 5, .line = {}}};
        card.played = board.moveAt(0, 8);
        for (const std::string& sentence : explain(card, game::AnyPosition(board), plainWording()))
            QVERIFY2(sentence.find("empty triangle") == std::string::npos, sentence.c_str());
    }

    /// On the back rank the king's own pieces may block it, too.
    void pawnsThatBlockArePawns()
    {
        for (const auto& [fen, sentence] :
            {std::pair("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", "Re8# is mate on the back rank: its own pawns block the king."),
                std::pair("6k1/5npp/8/8/8/8/8/4R1K1 w - - 0 1", "Re8# is mate.")}) {
            const auto board = chess::Position::fromFen(fen);
            QVERIFY(board.ok());
            const game::AnyPosition position(*board);
            const game::Move move = *board->parseUci("e1e8");
            const std::vector<Fact> facts = factsOf(position, move);
            QVERIFY(!facts.empty() && facts.front().theme == Theme::BackRank);
            QCOMPARE(sentenceOf(facts.front(), position, move, plainWording()), std::string(sentence));
        }
    }

    void aLogIsReplayed()
    {
        QCOMPARE(replay({}, {}).answers, std::size_t{0});
        std::vector<Answer> log;
        const auto say = [&](CardId card, int day, bool right) {
            log.push_back({.card = card, .at = kMonday + days(day), .move = {}, .right = right, .scheduler = "ladder"});
        };
        say(1, 13, true);
        say(1, 0, true); // answers count in order of time, not of the list
        say(1, 3, true);
        say(2, 0, false);
        say(3, 0, true);
        const std::vector<CardId> decoys{3};
        const Replay seen = replay(log, decoys);
        QVERIFY(seen.cards == 3 && seen.answers == 5 && seen.again == 2 && seen.right == 2);
        QCOMPARE(seen.foresight.size(), std::size_t{3});
        QVERIFY(std::abs(seen.foresight[0].logLoss - (std::log(2) + std::log(1.5)) / 2) < 1e-9); // 1 of 2, then 2 of 3
        QVERIFY(seen.foresight[2].logLoss > 0 && seen.foresight[2].logLoss < seen.foresight[0].logLoss);
        QCOMPARE(seen.standings.size(), std::size_t{2});
        QVERIFY(seen.standings[0].scheduler == "ladder" && seen.standings[0].retired == 2 && seen.standings[0].learning == 1);
        QVERIFY(seen.standings[1].scheduler == "fsrs-6" && seen.standings[1].learning == 2 && seen.standings[1].days > 10);
    }

    void schedulersOnLearnersMadeUp()
    {
        for (const char* name : {"ladder", "fsrs-6"}) {
            const auto scheduler = makeScheduler(name);
            const Course course = simulateCourse(*scheduler, {}, 200, 90, 1);
            QVERIFY(course.log.size() >= 200 && course.sessions <= 90);
            QVERIFY(course.remembered > 0 && course.remembered <= 1);
            QVERIFY(course.log == simulateCourse(*scheduler, {}, 200, 90, 1).log); // the same seed, the same course
            const Replay seen = replay(course.log, {});
            QCOMPARE(seen.answers, course.log.size());
            QCOMPARE(seen.cards, std::size_t{200});
            // If nothing is forgotten, every answer after the first is right, and both schedulers predict this for their own log.
            const Replay perfect = replay(simulateCourse(*scheduler, {.halfLife = 1e9, .knows = 1}, 50, 60, 2).log, {});
            QCOMPARE(perfect.right, perfect.again);
            QCOMPARE(perfect.standings[0].parked, std::size_t{0});
        }
    }

    void themesMissed()
    {
        Card card{.id = 1, .moves = {}, .difficulty = 0.4, .themes = {Theme::Fork}, .schedule = {}};
        Card other = card;
        other.id = 2;
        const std::vector<Card> cards{card, other};
        const std::vector<Answer> answers{{.card = 1, .at = kMonday, .move = {}, .right = false, .scheduler = {}},
            {.card = 1, .at = kMonday + days(1), .move = {}, .right = true, .scheduler = {}}};
        const auto rows = themeStatistics(cards, answers);
        QCOMPARE(rows.size(), std::size_t{1});
        QVERIFY(rows[0].cards == 2 && rows[0].answered == 1 && rows[0].missed == 1); // the first answer counts
        QVERIFY(std::abs(rows[0].expected - 0.4) < 1e-9 && rows[0].low > 0 && rows[0].high == 1);
    }
};

EVENMATCH_TEST(TestLesson)

} // namespace tst_lesson

#include "tst_lesson.moc"
