#include "ui/panels/my_rank_panel.h"

#include "ui/panels/my_rank_words.h"
#include "ui/plots/rank_ridge.h"
#include "ui/plots/rank_trend.h"
#include "ui/rank_words.h"
#include "ui/report/rank_report.h"
#include "ui/report/report_window.h"
#include "ui/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/explained_card.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QListView>
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

constexpr int kListHeight = 176;

QLabel* sentence(bool quiet)
{
    QLabel* label = quiet ? quietLabel() : new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

MyRankPanel::MyRankPanel(MyRank& rank, QWidget* parent) : QWidget(parent), m_rank(rank)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(makeRank());
    m_trendCard = makeTrend();
    m_partsCard = makeParts();
    m_next = new QStandardItemModel(this);
    m_nextCard = new ExplainedCard(tr("What separates you from the next rank"),
                                   tr("Moves where players one rank above you would very likely have played another one. Click one to look at it."));
    makeList(m_nextCard, m_next, tr("Moves that separate you from the next rank"))->setObjectName(QStringLiteral("nextRank"));
    m_unusual = new QStandardItemModel(this);
    m_unusualCard = new ExplainedCard(tr("Unusual for you"), tr("Games that are much stronger or weaker than your others: a good day, a bad one, a hurried one."));
    makeList(m_unusualCard, m_unusual, tr("Games that are unusual for you"))->setObjectName(QStringLiteral("unusual"));
    for (Card* card : {m_trendCard, m_partsCard, m_nextCard, m_unusualCard})
        column->addWidget(card);

    m_timer = new QTimer(this);
    m_timer->setInterval(std::chrono::milliseconds(250));
    connect(m_timer, &QTimer::timeout, this, &MyRankPanel::refreshProgress);
    connect(&rank, &MyRank::changed, this, [this] { chooseGame(); });
    refresh();
}

Card* MyRankPanel::makeRank()
{
    auto* card = new ExplainedCard(tr("My rank"),
                                   tr("Every move of yours is compared with what players of each rank play. The bar holds your rank in 8 of 10 cases; "
                                      "names, results and opponents play no part."));
    m_go = new QToolButton;
    m_chess = new QToolButton;
    auto* games = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (const auto& [button, name, game] : {std::tuple(m_go, tr("Go"), "go"), std::tuple(m_chess, tr("Chess"), "chess")}) {
        button->setText(name);
        button->setAccessibleName(tr("My rank at %1").arg(name));
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
    m_headline = new QLabel;
    m_headline->setObjectName(QStringLiteral("myRank"));
    m_headline->setFont(typeFont(TypeSize::Display, true));
    m_interval = sentence(false);
    m_interval->setObjectName(QStringLiteral("myRankInterval"));
    m_ridge = new RankRidge(RankRidge::Kind::Full);
    m_ridge->setAccessibleName(tr("How probable each rank is"));
    m_more = sentence(true);
    m_state = sentence(true);
    m_state->setObjectName(QStringLiteral("myRankState"));
    m_verified = sentence(true);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(6);
    m_progress->setAccessibleName(tr("Progress"));
    m_button = new QPushButton;
    m_button->setObjectName(QStringLiteral("analyse"));
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_rank.state(m_game) == MyRank::State::Analysing)
            m_rank.stop(m_game);
        else
            m_rank.analyse(m_game);
    });
    card->body()->addLayout(row);
    for (QWidget* widget : {static_cast<QWidget*>(m_headline), static_cast<QWidget*>(m_interval), static_cast<QWidget*>(m_ridge), static_cast<QWidget*>(m_more),
                            static_cast<QWidget*>(m_state), static_cast<QWidget*>(m_progress)})
        card->body()->addWidget(widget);
    m_report = new QPushButton(tr("Report…"));
    m_report->setObjectName(QStringLiteral("rankReport"));
    m_report->setToolTip(tr("All of this on paper: PDF or HTML"));
    connect(m_report, &QPushButton::clicked, this, [this] {
        if (m_shown)
            (new ReportWindow(rankReport(*m_shown), this))->show();
    });
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_button);
    buttons->addWidget(m_report);
    buttons->addStretch(1);
    card->body()->addLayout(buttons);
    card->body()->addWidget(m_verified);
    return card;
}

Card* MyRankPanel::makeTrend()
{
    auto* card = new ExplainedCard(tr("Over time"), tr("Your games in their order, some at a time; the band is the interval of each."));
    m_trend = new RankTrend;
    card->body()->addWidget(m_trend);
    return card;
}

Card* MyRankPanel::makeParts()
{
    auto* card = new ExplainedCard(tr("Phases and colours"), tr("The same question, asked of the moves of one part of your games alone. Fewer moves, wider ridge."));
    m_parts = new QVBoxLayout;
    m_parts->setSpacing(6);
    card->body()->addLayout(m_parts);
    return card;
}

QListView* MyRankPanel::makeList(Card* card, QStandardItemModel* model, const QString& name)
{
    auto* list = new QListView;
    list->setModel(model);
    list->setAccessibleName(name);
    list->setFrameShape(QFrame::NoFrame);
    list->setFixedHeight(kListHeight);
    list->setSpacing(2);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto choose = [this](const QModelIndex& index) { Q_EMIT gameChosen(index.data(GameRole).toLongLong(), index.data(PlyRole).toInt()); };
    connect(list, &QListView::clicked, this, choose);
    connect(list, &QListView::activated, this, choose);
    card->body()->addWidget(list);
    return list;
}

void MyRankPanel::look()
{
    m_looked = true;
    chooseGame();
    m_rank.analyse(m_game);
}

/// The game with more games, until the user chooses; of one game alone nobody needs to choose.
void MyRankPanel::chooseGame()
{
    const bool go = m_rank.games("go") > 0;
    const bool chess = m_rank.games("chess") > 0;
    m_go->setVisible(go && chess);
    m_chess->setVisible(go && chess);
    const std::string most = m_rank.games("go") >= m_rank.games("chess") ? "go" : "chess";
    if (m_game != most && (!m_chosen || go != chess)) {
        m_game = most;
        (most == "go" ? m_go : m_chess)->setChecked(true);
        if (m_looked)
            m_rank.analyse(m_game);
    }
    refresh();
}

QString MyRankPanel::stateSentence() const
{
    switch (m_rank.state(m_game)) {
    case MyRank::State::Nobody: return tr("Say above who you are, and your rank is found from your games.");
    case MyRank::State::NoGames: return tr("None of your games is of this kind.");
    case MyRank::State::NoNetwork:
    case MyRank::State::Failed: return m_rank.problem(m_game);
    case MyRank::State::Waiting: return tr("Your %n games have not been analysed yet.", nullptr, static_cast<int>(m_rank.games(m_game)));
    case MyRank::State::Analysing: return tr("Looking at your moves; what was looked at is kept.");
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
    m_button->setText(analysing ? tr("Stop") : tr("Find my rank"));
    m_button->setVisible(analysing || state == MyRank::State::Waiting || state == MyRank::State::Failed || state == MyRank::State::NoNetwork);
    m_report->setVisible(result != nullptr);
    analysing ? m_timer->start() : m_timer->stop();
    if (analysing)
        refreshProgress();
    for (QWidget* widget : {static_cast<QWidget*>(m_headline), static_cast<QWidget*>(m_interval), static_cast<QWidget*>(m_ridge), static_cast<QWidget*>(m_more),
                            static_cast<QWidget*>(m_verified)})
        widget->setVisible(result != nullptr);
    if (!result)
        for (Card* card : {m_trendCard, m_partsCard, m_nextCard, m_unusualCard})
            card->hide();
    else if (result != m_shown)
        showResult(*result);
    m_shown = result;
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
    const strength::RankEstimate& estimate = result.report.estimate;
    const QLocale locale;
    const QString games = tr("%n games", nullptr, static_cast<int>(estimate.games));
    const QString moves = tr("%1 moves").arg(locale.toString(static_cast<qlonglong>(estimate.moves)));
    m_ridge->setEstimate(estimate, result.scale);
    m_ridge->setVisible(estimate.isEnough());
    if (estimate.isEnough()) {
        const QString rank = rankWords(result.scale.name(estimate.mostProbable));
        m_headline->setText(rank);
        m_interval->setText(tr("%1 (%2), from %3, %4").arg(rank, intervalWords(estimate.interval, result.scale), games, moves)
                            + (result.leftOut > 0 ? tr(" – your latest") : QString()));
        m_more->setText(sharpenText(estimate)
                        + (estimate.mixture ? QLatin1Char(' ') + tr("Your games fall into two groups, as if two players had played them.") : QString()));
    } else {
        m_headline->setText(tr("Too few moves"));
        m_interval->setText(tr("%1 moves are not enough to tell a rank; %2 are the least. Play or import more games.").arg(estimate.moves).arg(strength::kFewestMoves));
        m_more->clear();
    }
    m_more->setVisible(!m_more->text().isEmpty());
    QStringList trust;
    if (!estimate.calibrated)
        trust << tr("How often the interval of this network holds was never measured.");
    if (!result.verified.empty())
        trust << QString::fromStdString(result.verified);
    trust << tr("Network: %1").arg(result.network);
    m_verified->setText(trust.join(QLatin1Char('\n')));
    m_trend->setPoints(result.report.trend, result.scale);
    m_trendCard->setVisible(result.report.trend.size() > 1);
    showParts(result);
    showNextMoves(result);
    showUnusual(result);
}

void MyRankPanel::showParts(const MyRankResult& result)
{
    while (QLayoutItem* item = m_parts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    bool any = false;
    for (const auto* parts : {&result.report.phases, &result.report.colours})
        for (const nn::PartEstimate& part : *parts) {
            auto* line = new QWidget;
            auto* row = new QHBoxLayout(line);
            row->setContentsMargins(0, 0, 0, 0);
            row->setSpacing(10);
            QLabel* name = quietLabel(partName(part.name));
            name->setFixedWidth(96);
            row->addWidget(name);
            auto* ridge = new RankRidge(RankRidge::Kind::Small);
            ridge->setEstimate(part.estimate, result.scale);
            ridge->setAccessibleName(name->text());
            row->addWidget(ridge, 1);
            auto* rank = new QLabel(part.estimate.isEnough() ? rankWords(result.scale.name(part.estimate.mostProbable)) : tr("too few"));
            rank->setFixedWidth(92);
            rank->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            row->addWidget(rank);
            m_parts->addWidget(line);
            any = any || part.estimate.isEnough();
        }
    m_partsCard->setVisible(any);
}

void MyRankPanel::showNextMoves(const MyRankResult& result)
{
    m_next->clear();
    for (std::size_t i = 0; i < result.report.nextRank.size(); ++i) {
        const nn::NextRankMove& move = result.report.nextRank[i];
        const MyRankResult::Game& game = result.games[result.report.sides[move.side].played.game];
        auto* item = new QStandardItem(tr("Move %1: %2, better %3 (%4× likelier there)\n%5")
                                           .arg(move.ply + 1)
                                           .arg(result.next[i].played, result.next[i].better)
                                           .arg(QLocale().toString(std::min(999.0, std::exp(move.evidence)), 'f', 0), gameWords(game)));
        item->setData(QVariant::fromValue<qlonglong>(game.id), GameRole);
        item->setData(static_cast<int>(move.ply), PlyRole);
        m_next->appendRow(item);
    }
    m_nextCard->setVisible(m_next->rowCount() > 0);
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
    m_unusualCard->setVisible(m_unusual->rowCount() > 0);
}

} // namespace evenmatch::ui
