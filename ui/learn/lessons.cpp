#include "ui/learn/lessons.h"

#include "core/lesson/practice.h"
#include "nn/lesson/library_cards.h"
#include "nn/ranks/estimators/rank_estimators.h"
#include "search/judge/judge_desk.h"
#include "ui/game/match_me.h"
#include "ui/learn/lesson_workers.h"
#include "ui/review/judge_setting.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QPointer>

#include <algorithm>
#include <chrono>

namespace evenmatch::ui {

namespace {

lesson::Time now() { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); }

lesson::Time endOfDay()
{
    const QDateTime midnight = QDate::currentDate().addDays(1).startOfDay();
    return lesson::Time(std::chrono::seconds(midnight.toSecsSinceEpoch()));
}

/// Days and weeks begin where the user is.
std::vector<lesson::Answer> inLocalTime(std::vector<lesson::Answer> answers)
{
    for (lesson::Answer& answer : answers)
        answer.at += std::chrono::seconds(QDateTime::fromSecsSinceEpoch(answer.at.time_since_epoch().count()).offsetFromUtc());
    return answers;
}

struct Found {
    std::vector<lesson::Card> cards;
    std::vector<lesson::ThemeRow> themes;
    std::vector<lesson::ThemeWeeks> weeks;
};

} // namespace

QString makingWords(const nn::CardWatch& watch, const jobs::Progress& reading)
{
    const auto percent = [](const jobs::Progress& progress) { return progress.total > 0 ? 100 * progress.done / progress.total : 0; };
    const jobs::Progress game = watch.game.read();
    const jobs::Progress closer = watch.closer.read();
    if (const jobs::Progress again = watch.again.read(); again.total > 0)
        return Lessons::tr("Checking card %1 of %2 again.").arg(again.done).arg(again.total);
    if (game.total == 0)
        return Lessons::tr("Reading your games: %1 %.").arg(percent(reading));
    if (closer.total == 0)
        return Lessons::tr("Game %1 of %2: analysing its moves, %3 %.").arg(game.done).arg(game.total).arg(percent(watch.costs.read()));
    return Lessons::tr("Game %1 of %2: checking mistake %3 of %4.").arg(game.done).arg(game.total).arg(closer.done).arg(closer.total);
}

QString Lessons::making(const std::string& game)
{
    const Slot& slot = m_slots[game];
    return slot.watch ? makingWords(*slot.watch, slot.job.progress()) : QString();
}

Lessons::Lessons(LibraryService& library, Engine& engine, const Whose& whose, QObject* parent)
    : QObject(parent), m_library(library), m_engine(engine), m_whose(whose)
{
    connect(&whose, &Whose::otherChosen, this, &Lessons::startAnew);
}

/// What is shown, and what is still being made, is somebody else's. Cards that are finished are kept for that person.
void Lessons::startAnew()
{
    for (auto& [game, slot] : m_slots) {
        if (slot.job.isValid())
            slot.job.requestStop();
        const int request = slot.request + 1;
        slot = Slot();
        slot.request = request;
        look(game);
    }
}

void Lessons::look(const std::string& game)
{
    m_library.ask(
        this,
        [game, student = m_whose.chosen()](library::Library& library) -> core::Result<Found> {
            const auto learner = learnerIn(library, student);
            if (!learner)
                return Found{};
            auto cards = library.cards(*learner, game);
            auto answers = library.answersOf(*learner);
            if (!cards || !answers)
                return cards ? answers.error() : cards.error();
            Found found{.cards = *std::move(cards), .themes = {}, .weeks = {}};
            found.themes = lesson::themeStatistics(found.cards, *answers);
            found.weeks = lesson::themeWeeks(found.cards, inLocalTime(*std::move(answers)));
            return found;
        },
        [this, game, student = m_whose.chosen()](core::Result<Found> found) {
            if (student != m_whose.chosen())
                return;
            Slot& slot = m_slots[game];
            slot.isKnown = true;
            if (found) {
                slot.cards = std::move(found->cards);
                slot.themes = std::move(found->themes);
                slot.weeks = std::move(found->weeks);
            } else {
                slot.problem = errorText(found.error());
            }
            Q_EMIT changed(QString::fromStdString(game));
        });
}

std::size_t Lessons::ready(const std::string& game)
{
    return lesson::chooseCards(m_slots[game].cards, endOfDay(), {.cards = kSession, .theme = {}}).size();
}

std::vector<lesson::Card> Lessons::session(const std::string& game, std::optional<lesson::Theme> theme)
{
    const std::vector<lesson::Card>& cards = m_slots[game].cards;
    std::vector<lesson::Card> chosen;
    const auto seed = static_cast<std::uint64_t>(now().time_since_epoch().count());
    const lesson::PracticeOptions options{.cards = kSession, .theme = theme, .trains = theme.has_value(), .seed = seed};
    for (const std::size_t index : lesson::chooseCards(cards, endOfDay(), options))
        chosen.push_back(cards[index]);
    return chosen;
}

std::size_t Lessons::countDueToday() const
{
    std::size_t due = 0;
    for (const auto& [game, slot] : m_slots)
        due += lesson::dueCards(slot.cards, endOfDay()).size();
    return due;
}

std::vector<lesson::Card> Lessons::dueToday() const
{
    std::vector<lesson::Card> due;
    for (const auto& [game, slot] : m_slots)
        for (const std::size_t index : lesson::dueCards(slot.cards, endOfDay()))
            due.push_back(slot.cards[index]);
    std::ranges::stable_sort(due, {}, [](const lesson::Card& card) { return card.schedule.due; });
    return due;
}

void Lessons::make(const std::string& game)
{
    Slot& slot = m_slots[game];
    if (slot.isMaking)
        return;
    slot.isMaking = true;
    slot.foundNone = false;
    slot.problem.clear();
    Q_EMIT changed(QString::fromStdString(game));
    m_engine.whenNetwork(game, this, [this, game, request = ++slot.request](const std::shared_ptr<nn::Evaluator>& network) {
        Slot& wanted = m_slots[game];
        if (request != wanted.request)
            return;
        if (network)
            return begin(game, network);
        ++wanted.request; // a network that is loaded later starts nothing
        wanted.isMaking = false;
        wanted.problem = m_engine.problem(game);
        Q_EMIT changed(QString::fromStdString(game));
    });
}

void Lessons::begin(const std::string& game, const std::shared_ptr<nn::Evaluator>& network)
{
    const std::filesystem::path file(m_library.file().toStdU16String());
    auto onCards = [self = QPointer<Lessons>(this), game](std::span<const lesson::Card>) -> core::Result<void> {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, game] {
                if (self)
                    self->look(game);
            },
            Qt::QueuedConnection);
        return {};
    };
    auto watch = std::make_shared<nn::CardWatch>();
    const auto making = m_engine.run(
        tr("Making cards"), jobs::Priority::Normal, this,
        [network, analysis = m_engine.analysisNetwork(game), file, game, watch, onCards = std::move(onCards),
            networkFile = m_engine.networkFile(game).toStdString(), choice = judgeAtHand(game), review = reviewJudge(game),
            own = m_whose.chosen() ? std::nullopt : ownRankOn(game, network->info()),
            student = m_whose.chosen()](jobs::JobContext& job) -> core::Result<int> {
            auto library = library::Library::open(file, {.create = false, .checkIntegrity = false});
            if (!library)
                return library.error();
            const auto learner = learnerIn(*library, student);
            if (!learner)
                return learner.error();
            const auto estimators = nn::estimatorsFor(network->info(), networkFile);
            if (!estimators)
                return estimators.error();
            const auto judge = lessonJudge(choice, analysis);
            search::JudgeDesk desk(search::coarse(choice), analysis, file.parent_path() / "reviews");
            std::optional<nn::JudgeInfo> reviewed;
            if (review.kind == search::JudgeChoice::Kind::Search) // others would have to start their program for it
                if (const auto opened = search::openJudge(review, analysis))
                    reviewed = (*opened)->info();
            const nn::CardWorkers workers{
                .evaluator = *network, .estimators = *estimators, .judge = *judge, .costs = search::costsBy(desk, reviewed)};
            nn::LibraryCardOptions options{.family = game, .games = kGames, .player = {}};
            if (own) // the rank that all other exercises use
                options.player.rank = estimators->scale.find(network->info().scale.name(*own));
            options.player.cards.mostLessons = 2 * kSession;
            options.player.cards.now = now();
            options.player.cards.watch = watch;
            options.player.onCards = onCards;
            const auto made = nn::makeLibraryCards(*library, *learner, workers, options, job);
            if (!made)
                return made.error();
            return static_cast<int>(made->added);
        },
        [this, game, request = m_slots[game].request](const core::Result<int>& added) {
            Slot& done = m_slots[game];
            if (request != done.request)
                return; // for somebody else
            done.isMaking = false;
            done.foundNone = added && *added == 0;
            done.watch.reset();
            if (!added && added.error().code != core::ErrorCode::Stopped)
                done.problem = errorText(added.error());
            look(game);
            Q_EMIT made(QString::fromStdString(game), added ? *added : 0);
        });
    Slot& slot = m_slots[game];
    slot.watch = std::move(watch);
    slot.job = making;
    Q_EMIT changed(QString::fromStdString(game));
}

} // namespace evenmatch::ui
