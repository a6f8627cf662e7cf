#include "ui/rank/my_rank_panel.h"

#include "core/game/family.h"
#include "core/strength/evidence/exact_words.h"
#include "ui/base/theme.h"
#include "ui/plots/beta_bands.h"
#include "ui/plots/rank_ridge.h"
#include "ui/plots/rank_trend.h"
#include "ui/rank/my_rank_words.h"
#include "ui/rank/openings_card.h"
#include "ui/rank/rank_parts_card.h"
#include "ui/rank/rank_report.h"
#include "ui/report/report_window.h"
#include "ui/text/phrase_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"
#include "ui/widgets/card.h"
#include "ui/widgets/explained_card.h"
#include "ui/widgets/two_line_list.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTimer>
#include <QToolButton>

#include <cmath>

namespace evenmatch::ui {

namespace {

enum Role { GameRole = Qt::UserRole, PlyRole };

constexpr int kRowsShown = 5; ///< rows of a list without scrolling
constexpr int kTwoColumns = 760; ///< minimum width for two columns

QLabel* sentence(bool quiet)
{
    QLabel* label = quiet ? quietLabel() : new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

MyRankPanel::MyRankPanel(MyRank& rank, QWidget* parent)
    : QWidget(parent), m_rank(rank), m_columns(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_trendCard = makeTrend();
    m_bandsCard = makeBands();
    m_partsCard = new RankPartsCard;
    m_openingsCard = new OpeningsCard;
    connect(m_openingsCard, &OpeningsCard::gameChosen, this, &MyRankPanel::gameChosen);
    m_next = new QStandardItemModel(this);
    m_nextCard = new ExplainedCard(tr("What separates you from the next rank"),
        tr("Moves where players one rank above you would probably choose another one, with the percentage the network predicts. Click a "
           "move to see it."));
    m_nextList = makeList(m_nextCard, m_next, tr("Moves that separate you from the next rank"));
    m_nextList->setObjectName(QStringLiteral("nextRank"));
    m_outsideCard = new Card(tr("Estimates by other engines"));
    m_outside = sentence(false);
    m_outside->setObjectName(QStringLiteral("outsideSay"));
    m_outsideCard->body()->addWidget(m_outside);
    m_unusual = new QStandardItemModel(this);
    m_unusualCard = new ExplainedCard(tr("Unusual for you"), tr("Games in which you played much better or worse than usual."));
    m_unusualList = makeList(m_unusualCard, m_unusual, tr("Games that are unusual for you"));
    m_unusualList->setObjectName(QStringLiteral("unusual"));
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(12);
    for (const QList<Card*>& cards : {QList<Card*>{makeRank(), m_bandsCard, m_trendCard},
             QList<Card*>{m_nextCard, m_openingsCard, m_partsCard, m_outsideCard, m_unusualCard}}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(12);
        for (Card* card : cards)
            column->addWidget(card);
        column->addStretch(1);
        m_columns->addLayout(column, 1);
    }

    m_timer = new QTimer(this);
    m_timer->setInterval(std::chrono::milliseconds(250));
    connect(m_timer, &QTimer::timeout, this, &MyRankPanel::refreshProgress);
    connect(&rank, &MyRank::changed, this, [this] { chooseGame(); });
    refresh();
}

QLayout* MyRankPanel::makeGames()
{
    m_go = new QToolButton;
    m_chess = new QToolButton;
    auto* games = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (const auto& [button, name, game] : {std::tuple(m_go, tr("Go"), "go"), std::tuple(m_chess, tr("Chess"), "chess")}) {
        button->setText(name);
        button->setAccessibleName(tr("My rank in %1").arg(name));
        button->setCheckable(true);
        button->setProperty("chip", true);
        games->addButton(button);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, game = std::string(game)] {
            m_game = game;
            m_chosen = true;
            refresh();
            if (m_looked)
                m_rank.analyse(m_game);
        });
    }
    m_go->setChecked(true);
    row->addStretch(1);
    return row;
}

QLayout* MyRankPanel::makeButtons()
{
    m_button = new QPushButton;
    m_button->setObjectName(QStringLiteral("analyse"));
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_rank.state(m_game) == MyRank::State::Analysing)
            m_rank.stop(m_game);
        else
            m_rank.analyse(m_game);
    });
    m_details = new QPushButton(tr("Details"));
    m_details->setObjectName(QStringLiteral("rankDetails"));
    m_details->setToolTip(tr("Phases, colours, opponents, progress over time, and what separates you from the next rank"));
    connect(m_details, &QPushButton::clicked, this, &MyRankPanel::detailsWanted);
    m_report = new QPushButton(tr("Report…"));
    m_report->setObjectName(QStringLiteral("rankReport"));
    m_report->setToolTip(tr("Save this page as PDF or HTML"));
    connect(m_report, &QPushButton::clicked, this, [this] {
        if (m_shown)
            (new ReportWindow(rankReport(*m_shown), this))->show();
    });
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {m_button, m_details, m_report})
        row->addWidget(button);
    row->addStretch(1);
    return row;
}

QWidget* MyRankPanel::makeEveryGame()
{
    auto* everyGame = new QCheckBox(tr("Count every game"));
    everyGame->setObjectName(QStringLiteral("countEveryGame"));
    everyGame->setToolTip(
        tr("Also count games against Evenmatch, unfinished games, games of fewer than %1 moves and games with you on both sides")
            .arg(nn::kFewestMovesThatCount));
    everyGame->setChecked(countsEveryGame());
    connect(everyGame, &QCheckBox::toggled, this, [this](bool counts) {
        setCountsEveryGame(counts);
        m_rank.settingsChanged();
    });
    return everyGame;
}

QLayout* MyRankPanel::makeChoice()
{
    using Items = QList<std::pair<QString, int>>;
    auto* column = new QVBoxLayout; // in a row they would make the panel too wide
    column->setSpacing(6);
    const auto add = [&](const char* name, const QString& words, const Items& items, int RankChoice::*part) {
        auto* box = new QComboBox;
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(words);
        box->setToolTip(words);
        for (const auto& [text, value] : items)
            box->addItem(text, value);
        box->setCurrentIndex(std::max(0, box->findData(rankChoice().*part)));
        connect(box, &QComboBox::activated, this, [this, box, part] {
            RankChoice choice = rankChoice();
            choice.*part = box->currentData().toInt();
            setRankChoice(choice);
            m_rank.settingsChanged();
        });
        column->addWidget(box);
    };
    add("rankPeriod", tr("Games of this period"),
        {{tr("All dates"), 0}, {tr("Last year"), 365}, {tr("Last 3 months"), 92}, {tr("Last month"), 31}}, &RankChoice::days);
    add("rankColour", tr("Games with this colour"), {{tr("Both colours"), 0}, {tr("First to move"), 1}, {tr("Second to move"), 2}},
        &RankChoice::colour);
    Items times{{tr("Any time control"), 0}};
    for (const record::TimeClass time : record::kTimeClasses)
        times.emplace_back(partName(std::string(record::timeClassName(time))), static_cast<int>(time));
    add("rankTime", tr("Games of this time control"), times, &RankChoice::time);
    return column;
}

Card* MyRankPanel::makeRank()
{
    auto* card = new ExplainedCard(tr("My rank"),
        tr("The rank above is estimated from your moves alone: each is compared with the moves that players of each rank choose. The curve "
           "shows the probability of each rank. The bar is an interval that holds at least 80 % of it. A second estimate uses everything "
           "in the files: your results, your opponents' ranks, the clocks and the level of the games. Your own rank in the files is "
           "not used."));
    m_headline = new QLabel;
    m_headline->setObjectName(QStringLiteral("myRank"));
    m_headline->setFont(typeFont(TypeSize::Display, true));
    m_headline->setWordWrap(true);
    m_interval = sentence(false);
    m_interval->setObjectName(QStringLiteral("myRankInterval"));
    m_fromMoves = quietLabel(tr("From your moves alone"));
    m_fromAll = quietLabel(tr("From everything in the files"));
    m_second = new QLabel;
    m_second->setObjectName(QStringLiteral("myRankFromAll"));
    m_second->setFont(typeFont(TypeSize::Display, true));
    m_second->setWordWrap(true);
    m_secondInterval = sentence(false);
    m_ridge = new RankRidge(RankRidge::Kind::Full);
    m_ridge->setObjectName(QStringLiteral("myRankRidge"));
    m_ridge->setAccessibleName(tr("Probability of each rank"));
    m_more = sentence(true);
    m_more->setObjectName(QStringLiteral("myRankMore"));
    m_answers = sentence(false);
    m_answers->setObjectName(QStringLiteral("twoAnswers"));
    m_written = sentence(false);
    m_written->setObjectName(QStringLiteral("myRankWritten"));
    m_state = sentence(true);
    m_state->setObjectName(QStringLiteral("myRankState"));
    m_verified = sentence(true);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setAccessibleName(tr("Progress"));
    card->body()->addLayout(makeGames());
    for (QWidget* widget : {static_cast<QWidget*>(m_fromMoves), static_cast<QWidget*>(m_headline), static_cast<QWidget*>(m_interval),
             static_cast<QWidget*>(m_fromAll), static_cast<QWidget*>(m_second), static_cast<QWidget*>(m_secondInterval),
             static_cast<QWidget*>(m_answers), static_cast<QWidget*>(m_written), static_cast<QWidget*>(m_ridge),
             static_cast<QWidget*>(m_more), static_cast<QWidget*>(m_state), static_cast<QWidget*>(m_progress)})
        card->body()->addWidget(widget);
    card->body()->addLayout(makeButtons());
    card->body()->addWidget(m_verified);
    card->body()->addLayout(makeChoice());
    card->body()->addWidget(makeEveryGame());
    return card;
}

Card* MyRankPanel::makeTrend()
{
    auto* card
        = new ExplainedCard(tr("Over time"), tr("Your games in order of date, in groups: the estimate from each group and its interval."));
    m_trend = new RankTrend;
    card->body()->addWidget(m_trend);
    return card;
}

Card* MyRankPanel::makeBands()
{
    auto* card = new ExplainedCard(tr("Your moves compared with the ranks"),
        tr("β is the strength score of a move. It is the sum of the level of the position, which both players made, and the quality of "
           "the move among the legal ones. The line is the mean β of your moves over all games, for every ten moves. Each band holds the "
           "middle half of the players of one rank. β depends on your opponent, too: it may rise against a stronger player, and the "
           "loser's line may be above the winner's. So β is not your rank, and the line may lie in the band of another rank. Your rank is "
           "estimated from your choice of moves: it is the rank whose players are most likely to choose them. Neither β nor the "
           "estimate knows what you thought, or how you play in games that are not here. With few games, the interval is wide, and "
           "the estimate is closer to the middle of the scale."));
    m_bands = new BetaBands;
    card->body()->addWidget(m_bands);
    return card;
}

TwoLineList* MyRankPanel::makeList(Card* card, QStandardItemModel* model, const QString& name)
{
    auto* list = new TwoLineList;
    list->setModel(model);
    list->setAccessibleName(name);
    const auto choose
        = [this](const QModelIndex& index) { Q_EMIT gameChosen(index.data(GameRole).toLongLong(), index.data(PlyRole).toInt()); };
    connect(list, &QListView::clicked, this, choose);
    connect(list, &QListView::activated, this, choose);
    card->body()->addWidget(list);
    return list;
}

void MyRankPanel::setFull(bool full)
{
    m_full = full;
    refreshCards();
}

void MyRankPanel::resizeEvent(QResizeEvent* event)
{
    m_columns->setDirection(m_full && width() >= kTwoColumns ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget::resizeEvent(event);
}

void MyRankPanel::look()
{
    m_looked = true;
    chooseGame();
    m_rank.analyse(m_game);
}

/// The game with more games, until the user chooses. With games of one kind there is no choice.
void MyRankPanel::chooseGame()
{
    const bool go = m_rank.games("go") > 0;
    const bool chess = m_rank.games("chess") > 0;
    m_go->setVisible(go && chess);
    m_chess->setVisible(go && chess);
    const std::string most = m_rank.games("go") >= m_rank.games("chess") ? "go" : "chess";
    if (m_game != most && (!m_chosen || go != chess)) {
        m_game = most;
        (game::isGo(most) ? m_go : m_chess)->setChecked(true);
        if (m_looked)
            m_rank.analyse(m_game);
    }
    refresh();
}

/// What is known before the first analysis of this run.
QString MyRankPanel::waitingSentence() const
{
    const auto games = static_cast<int>(m_rank.games(m_game));
    const auto analysed = static_cast<int>(m_rank.analysed(m_game));
    const QString said = analysed == 0 ? tr("Your %n games have not been analysed yet.", nullptr, games)
        : analysed >= games            ? tr("Your %n games have been analysed.", nullptr, games)
                                       : tr("%1 of your %n games have been analysed.", nullptr, games).arg(analysed);
    if (const auto latest = m_rank.latest(m_game)) {
        const auto day = QDateTime::fromSecsSinceEpoch(latest->at.time_since_epoch().count()).date();
        const QString rank = rankWords(latest->rank, latest->server);
        return joinSentences({said, tr("Latest estimate: %1, on %2.").arg(rank, QLocale().toString(day, QLocale::ShortFormat))});
    }
    return said;
}

QString MyRankPanel::stateSentence() const
{
    switch (m_rank.state(m_game)) {
    case MyRank::State::Nobody: return tr("Choose your name above to estimate your rank.");
    case MyRank::State::NoGames: return tr("You have no games yet. Import some, or choose more names above.");
    case MyRank::State::NoNetwork:
    case MyRank::State::Failed: return m_rank.problem(m_game);
    case MyRank::State::Waiting: return waitingSentence();
    case MyRank::State::Analysing: return tr("Analysing your moves. Finished games are stored.");
    case MyRank::State::Ready: return {};
    }
    return {};
}

void MyRankPanel::refresh()
{
    const MyRank::State state = m_rank.state(m_game);
    const auto result = m_rank.result(m_game);
    const bool analysing = state == MyRank::State::Analysing;
    setVisible(state != MyRank::State::Nobody);
    m_state->setText(stateSentence());
    m_state->setVisible(!m_state->text().isEmpty());
    m_progress->setVisible(analysing);
    m_button->setText(analysing ? tr("Stop") : tr("Estimate my rank"));
    m_button->setVisible(
        analysing || state == MyRank::State::Waiting || state == MyRank::State::Failed || state == MyRank::State::NoNetwork);
    const bool isEnough = result && result->report.estimate.isEnough();
    m_report->setVisible(isEnough);
    analysing ? m_timer->start() : m_timer->stop();
    if (analysing)
        refreshProgress();
    for (QWidget* widget : {static_cast<QWidget*>(m_headline), static_cast<QWidget*>(m_interval), static_cast<QWidget*>(m_verified)})
        widget->setVisible(result != nullptr);
    m_ridge->setVisible(isEnough);
    m_more->setVisible(isEnough && !m_more->text().isEmpty());
    m_answers->setVisible(result != nullptr && !m_answers->text().isEmpty());
    m_written->setVisible(result != nullptr && !m_written->text().isEmpty());
    for (QWidget* widget : {m_fromMoves, m_fromAll, m_second, m_secondInterval})
        widget->setVisible(isEnough && result->report.answers.everything);
    if (result && result != m_shown)
        showResult(*result);
    m_shown = result;
    m_outside->setText(outsideWords());
    refreshCards();
}

void MyRankPanel::refreshCards()
{
    const bool all = m_full && m_shown;
    m_details->setVisible(!m_full && m_shown && m_shown->report.estimate.isEnough());
    m_trendCard->setVisible(all && m_shown->report.trend.size() > 1);
    m_bandsCard->setVisible(all && !m_bands->isEmpty());
    m_partsCard->setVisible(all && !m_partsCard->isEmpty());
    m_openingsCard->setVisible(all && !m_openingsCard->isEmpty());
    m_outsideCard->setVisible(all && !m_outside->text().isEmpty());
    m_nextCard->setVisible(all && m_next->rowCount() > 0);
    m_unusualCard->setVisible(all && m_unusual->rowCount() > 0);
}

void MyRankPanel::refreshProgress()
{
    const jobs::Progress progress = m_rank.progress(m_game);
    m_progress->setRange(0, progress.total > 0 ? 1000 : 0);
    if (progress.total > 0)
        m_progress->setValue(static_cast<int>(progress.done * 1000 / progress.total));
}

void MyRankPanel::showResult(const MyRankResult& result)
{
    showEstimate(result);
    showTrend(*m_trend, result);
    m_bands->setPoints(result.report.beta, result.bands, result.scale);
    m_partsCard->setResult(result);
    m_openingsCard->setResult(result);
    showNextMoves(result);
    showUnusual(result);
}

void MyRankPanel::showEstimate(const MyRankResult& result)
{
    const strength::RankEstimate& estimate = result.report.estimate;
    m_ridge->setEstimate(estimate, result.scale);
    m_ridge->setVisible(estimate.isEnough());
    if (estimate.isEnough()) {
        const QString games = tr("%n games", nullptr, static_cast<int>(estimate.games));
        const QString moves = tr("%1 moves").arg(QLocale().toString(static_cast<qlonglong>(estimate.moves)));
        m_headline->setText(headlineWords(estimate, result.scale));
        m_interval->setText(tr("%1 (%2, %3)").arg(belowHeadline(result), games, moves) + latestWords(result));
        const QStringList more{beyondWords(estimate, result.scale), sharpenText(estimate), mixtureText(estimate, result.scale)};
        m_more->setText(joinSentences(more));
    } else {
        m_headline->setText(tr("Too few moves"));
        m_interval->setText(result.isOfChosenGames && result.report.sides.empty()
                ? tr("None of your games match this choice.")
                : tr("%1 moves are too few for an estimate: at least %2 are needed. Play or import more games.")
                      .arg(estimate.moves)
                      .arg(strength::kFewestMoves));
        m_more->clear();
    }
    m_more->setVisible(!m_more->text().isEmpty());
    if (const auto& all = result.report.answers.everything) {
        m_second->setText(phraseText(strength::exactWords(all->exact, result.report.answers.everythingServer), "Rank"));
        m_secondInterval->setText(tiedWords(phraseText(strength::exactInterval(all->exact), "Rank")));
    }
    m_answers->setText(answersRemarks(result).join(QLatin1Char('\n')));
    m_answers->setVisible(!m_answers->text().isEmpty());
    m_written->setText(writtenWords(result));
    m_written->setVisible(!m_written->text().isEmpty());
    m_verified->setText(basisWords(result).join(QLatin1Char('\n')));
}

QString MyRankPanel::outsideWords() const
{
    if (!m_shown)
        return {};
    const OutsideOfGames& outside = m_shown->outside;
    QStringList words;
    for (const nn::OutsideReport& said : outside.reports)
        words << saidWords(said);
    if (m_rank.isAskingOutside(m_game))
        words << tr("KataGo is analysing your latest games…");
    else if (!words.isEmpty())
        words << tr("From your latest %n games.", nullptr, static_cast<int>(outside.games));
    return (words + outside.notes).join(QLatin1Char('\n'));
}

void MyRankPanel::showNextMoves(const MyRankResult& result)
{
    m_next->clear();
    for (std::size_t i = 0; i < result.report.nextRank.size(); ++i) {
        const nn::NextRankMove& move = result.report.nextRank[i];
        const MyRankResult::Game& game = result.games[result.report.sides[move.side].played.game];
        const MyRankResult::NextMove& words = result.next[i];
        QString number = words.number;
        while (!number.isEmpty() && !number.back().isDigit())
            number.chop(1); // "44." and "44…" of chess, because a colon follows
        auto* item = new QStandardItem(tr("Move %1: %2 (%3 of 100) instead of %4")
                                           .arg(number, words.better)
                                           .arg(std::lround(100 * double{move.better.rankPriors[result.report.abovePolicy]}))
                                           .arg(words.played)
            + QLatin1Char('\n') + gameWords(game));
        item->setData(QVariant::fromValue<qlonglong>(game.id), GameRole);
        item->setData(static_cast<int>(move.ply), PlyRole);
        m_next->appendRow(item);
    }
    m_nextList->fitHeight(kRowsShown);
}

void MyRankPanel::showUnusual(const MyRankResult& result)
{
    m_unusual->clear();
    for (const nn::UnusualGame& unusual : result.report.unusual) {
        const MyRankResult::Game& game = result.games[result.report.sides[unusual.side].played.game];
        const QString how = unusual.deviation > 0 ? tr("weaker than usual") : tr("stronger than usual");
        auto* item = new QStandardItem(QStringLiteral("%1\n%2").arg(gameWords(game), how));
        item->setData(QVariant::fromValue<qlonglong>(game.id), GameRole);
        item->setData(0, PlyRole);
        m_unusual->appendRow(item);
    }
    m_unusualList->fitHeight(kRowsShown);
}

} // namespace evenmatch::ui
