#include "ui/library/games_filter_bar.h"

#include "core/game/family.h"
#include "core/strength/scale/rank_scale.h"
#include "ui/text/rank_words.h"
#include "ui/widgets/card.h"
#include "ui/widgets/elided_combo_box.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>

#include <chrono>
#include <utility>

namespace evenmatch::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto kTypingPause = 150ms;
constexpr int kWidestName = 200;
/// Results in addition to game::Outcome.
enum OwnResult { kAnyResult = -1, kWon = -2, kLost = -3 };

QToolButton* toggle(const QString& text, const QString& tip)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(text);
    button->setCheckable(true);
    button->setProperty("chip", true);
    return button;
}

QLineEdit* dateField(const QString& name)
{
    auto* field = new QLineEdit;
    field->setPlaceholderText(name);
    field->setAccessibleName(name);
    field->setToolTip(GamesFilterBar::tr("A year, or a date such as 2024-05-31"));
    field->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{4}(-\\d\\d(-\\d\\d)?)?")), field));
    field->setMaximumWidth(112);
    return field;
}

/// The number of filters under the button.
int foldedFilters(const library::GameFilter& filter)
{
    return (filter.outcome || filter.won ? 1 : 0) + (filter.ranks ? 1 : 0) + (filter.tag.empty() ? 0 : 1)
        + (filter.dateFrom.empty() ? 0 : 1) + (filter.dateTo.empty() ? 0 : 1) + (filter.inTrash ? 1 : 0);
}

} // namespace

GamesFilterBar::GamesFilterBar(QWidget* parent)
    : QWidget(parent), m_text(new QLineEdit), m_game(new QComboBox), m_mine(toggle(tr("Only mine"), tr("Show only your own games"))),
      m_moreButton(toggle(tr("Filter"), tr("By result, rank, tag and date; the trash"))), m_more(makeMore()), m_playerChip(new QPushButton),
      m_positionChip(new QPushButton), m_soon(new QTimer(this))
{
    m_text->setObjectName(QStringLiteral("searchGames"));
    m_text->setPlaceholderText(tr("Search"));
    m_text->setToolTip(tr("Search players, events, places, openings"));
    m_text->setAccessibleName(tr("Search games"));
    m_text->setClearButtonEnabled(true);
    m_game->setObjectName(QStringLiteral("gameFilter"));
    m_game->setAccessibleName(tr("Which game"));
    m_game->addItem(tr("Go and chess"), QString());
    m_game->addItem(tr("Go"), QStringLiteral("go*"));
    m_game->addItem(tr("Go 9×9"), QStringLiteral("go9"));
    m_game->addItem(tr("Go 13×13"), QStringLiteral("go13"));
    m_game->addItem(tr("Chess"), QStringLiteral("chess*"));
    m_mine->setObjectName(QStringLiteral("onlyMine"));
    m_moreButton->setObjectName(QStringLiteral("moreFilters"));
    m_playerChip->setProperty("slim", true);
    m_playerChip->setObjectName(QStringLiteral("playerFilter"));
    m_playerChip->setAccessibleName(tr("Show the games of all players"));
    m_playerChip->hide();

    m_positionChip->setProperty("slim", true);
    m_positionChip->setObjectName(QStringLiteral("positionFilter"));
    m_positionChip->setText(QStringLiteral("%1  ✕").arg(tr("Position")));
    m_positionChip->setAccessibleName(tr("Only games with this position; click to show all"));
    m_positionChip->setToolTip(m_positionChip->accessibleName());
    m_positionChip->hide();

    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_game);
    row->addWidget(m_mine);
    row->addWidget(m_moreButton);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(row);
    auto* chips = new QHBoxLayout; // in a separate row, to leave room for the search field
    chips->setSpacing(8);
    chips->addWidget(m_playerChip);
    chips->addWidget(m_positionChip);
    chips->addStretch(1);
    column->addLayout(chips);
    column->addWidget(m_more);
    m_more->hide();

    m_soon->setSingleShot(true);
    m_soon->setInterval(kTypingPause);
    connect(m_soon, &QTimer::timeout, this, &GamesFilterBar::changed);
    connect(m_text, &QLineEdit::textChanged, this, [this] { m_soon->start(); });
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        fillForGame();
        tell();
    });
    connect(m_mine, &QToolButton::toggled, this, &GamesFilterBar::tell);
    connect(m_moreButton, &QToolButton::toggled, m_more, &QWidget::setVisible);
    connect(this, &GamesFilterBar::changed, this, [this] { // their fields may be hidden
        const int folded = foldedFilters(filter());
        m_moreButton->setText(folded > 0 ? QStringLiteral("%1 (%2)").arg(tr("Filter")).arg(folded) : tr("Filter"));
        m_moreButton->setAccessibleName(m_moreButton->text());
    });
    connect(m_playerChip, &QPushButton::clicked, this, [this] {
        m_player.reset();
        m_playerChip->hide();
        tell();
    });
    connect(m_positionChip, &QPushButton::clicked, this, [this] {
        m_position.reset();
        m_positionChip->hide();
        tell();
    });
    fillForGame();
}

QWidget* GamesFilterBar::makeMore()
{
    m_result = new QComboBox;
    m_result->setObjectName(QStringLiteral("resultFilter"));
    m_result->setAccessibleName(tr("Result"));
    m_rank = new QComboBox;
    m_rank->setObjectName(QStringLiteral("rankFilter"));
    m_rank->setAccessibleName(tr("Rank of a player"));
    m_tag = new ElidedComboBox; // a long tag makes the page no wider
    m_tag->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_tag->setMinimumContentsLength(8);
    m_tag->setObjectName(QStringLiteral("tagFilter"));
    m_tag->setAccessibleName(tr("Tag"));
    m_tag->addItem(tr("Any tag"), QString());
    m_tag->hide();
    m_from = dateField(tr("From"));
    m_to = dateField(tr("Until"));
    m_trash = new QCheckBox(tr("Trash"));
    m_trash->setObjectName(QStringLiteral("trashFilter"));
    m_trash->setToolTip(tr("Show the games in the trash"));
    auto* more = new QWidget;
    auto* rows = new QVBoxLayout(more);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    for (const std::vector<QWidget*>& widgets :
        {std::vector<QWidget*>{m_result, m_rank, m_tag}, std::vector<QWidget*>{m_from, m_to, m_trash}}) {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        for (QWidget* widget : widgets)
            row->addWidget(widget);
        row->addStretch(1);
        rows->addLayout(row);
    }
    connect(m_result, &QComboBox::currentIndexChanged, this, &GamesFilterBar::tell);
    connect(m_rank, &QComboBox::currentIndexChanged, this, &GamesFilterBar::tell);
    connect(m_tag, &QComboBox::currentIndexChanged, this, &GamesFilterBar::tell);
    connect(m_from, &QLineEdit::textChanged, this, [this] { m_soon->start(); });
    connect(m_to, &QLineEdit::textChanged, this, [this] { m_soon->start(); });
    connect(m_trash, &QCheckBox::toggled, this, &GamesFilterBar::tell);
    return more;
}

/// Results and ranks have the game's names. The chosen ones stay if the game has them.
void GamesFilterBar::fillForGame()
{
    const std::pair<QComboBox*, QString> chosen[] = {{m_result, m_result->currentText()}, {m_rank, m_rank->currentText()}};
    const QString game = m_game->currentData().toString();
    const bool go = game::isGo(game.toStdString());
    const bool chess = game::isChess(game.toStdString());
    const QSignalBlocker quietResult(m_result);
    const QSignalBlocker quietRank(m_rank);
    m_result->clear();
    m_result->addItem(tr("Any result"), kAnyResult);
    const auto addResult = [&](const QString& text, game::Outcome outcome) { m_result->addItem(text, static_cast<int>(outcome)); };
    addResult(go ? tr("Black won") : chess ? tr("White won") : tr("First player won"), game::Outcome::FirstWins);
    addResult(go ? tr("White won") : chess ? tr("Black won") : tr("Second player won"), game::Outcome::SecondWins);
    addResult(tr("Draw"), game::Outcome::Draw);
    m_result->addItem(tr("I won"), kWon);
    m_result->addItem(tr("I lost"), kLost);
    m_rank->clear();
    m_rank->addItem(tr("Any rank"), QString());
    for (const auto& [shown, scale] : {std::pair(!chess, strength::goScale()), std::pair(!go, strength::chessScale())})
        if (shown)
            for (const strength::RankGroup& rank : scale.ranks())
                m_rank->addItem(rankWords(rank.name), QString::fromStdString(scale.game() + ' ' + rank.name));
    for (const auto& [box, words] : chosen)
        box->setCurrentIndex(std::max(0, box->findText(words)));
}

library::GameFilter GamesFilterBar::filter() const
{
    library::GameFilter filter;
    filter.text = m_text->text().trimmed().toStdString();
    filter.game = m_game->currentData().toString().toStdString();
    filter.player = m_player;
    filter.position = m_position;
    if (const int outcome = m_result->currentData().toInt(); outcome >= 0)
        filter.outcome = static_cast<game::Outcome>(outcome);
    else if (outcome != kAnyResult)
        filter.won = outcome == kWon;
    filter.onlyMine = m_mine->isChecked() && !m_student;
    if (m_mine->isChecked() || filter.won)
        filter.student = m_student;
    const QStringList rank = m_rank->currentData().toString().split(QLatin1Char(' '));
    if (rank.size() == 2) {
        const strength::RankScale scale = rank[0] == QLatin1String("go") ? strength::goScale() : strength::chessScale();
        if (const auto found = scale.find(rank[1].toStdString()))
            filter.ranks = library::RankSpan{*scale.ranks()[*found].weakest, *scale.ranks()[*found].strongest};
    }
    filter.tag = m_tag->currentData().toString().toStdString();
    if (m_from->hasAcceptableInput())
        filter.dateFrom = m_from->text().toStdString();
    if (m_to->hasAcceptableInput())
        filter.dateTo = m_to->text().toStdString();
    filter.inTrash = m_trash->isChecked();
    return filter;
}

bool GamesFilterBar::isActive() const
{
    const library::GameFilter now = filter();
    const bool isOfPlayers = now.onlyMine || now.student || now.player;
    return !now.text.empty() || !now.game.empty() || isOfPlayers || now.position || foldedFilters(now) > 0;
}

void GamesFilterBar::setPlayer(library::PlayerId player, const QString& name)
{
    m_player = player;
    m_playerChip->setText(QStringLiteral("%1  ✕").arg(m_playerChip->fontMetrics().elidedText(name, Qt::ElideMiddle, kWidestName)));
    m_playerChip->setAccessibleName(tr("Only games of %1; click to show all players").arg(name));
    m_playerChip->setToolTip(m_playerChip->accessibleName());
    m_playerChip->show();
    tell();
}

void GamesFilterBar::setStudent(std::optional<library::PlayerId> student)
{
    if (std::exchange(m_student, student) != student && (m_mine->isChecked() || filter().won))
        tell();
}

void GamesFilterBar::setPosition(std::uint64_t position)
{
    m_position = position;
    m_positionChip->show();
    tell();
}

/// Removes a deleted tag from the filter.
void GamesFilterBar::setTags(const std::vector<std::string>& tags)
{
    const QString chosen = m_tag->currentData().toString();
    {
        const QSignalBlocker quiet(m_tag);
        m_tag->clear();
        m_tag->addItem(tr("Any tag"), QString());
        for (const std::string& tag : tags)
            m_tag->addItem(QString::fromStdString(tag), QString::fromStdString(tag));
        m_tag->setCurrentIndex(std::max(0, m_tag->findData(chosen)));
    }
    m_tag->setVisible(!tags.empty());
    if (m_tag->currentData().toString() != chosen)
        tell();
}

void GamesFilterBar::clear()
{
    {
        const QSignalBlocker quiet(this);
        m_text->clear();
        m_game->setCurrentIndex(0);
        m_mine->setChecked(false);
        m_result->setCurrentIndex(0);
        m_rank->setCurrentIndex(0);
        m_tag->setCurrentIndex(0);
        m_from->clear();
        m_to->clear();
        m_trash->setChecked(false);
        m_player.reset();
        m_playerChip->hide();
        m_position.reset();
        m_positionChip->hide();
    }
    tell();
}

void GamesFilterBar::focusSearch()
{
    m_text->setFocus();
    m_text->selectAll();
}

void GamesFilterBar::tell()
{
    m_soon->stop();
    Q_EMIT changed();
}

} // namespace evenmatch::ui
