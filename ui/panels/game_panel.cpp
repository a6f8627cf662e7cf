#include "ui/panels/game_panel.h"

#include "ui/session_text.h"
#include "ui/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/move_list_view.h"
#include "ui/widgets/player_row.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QPushButton>
#include <QToolButton>

namespace evenmatch::ui {

namespace {

QWidget* buttonRow(Card* card)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(8);
    card->body()->addWidget(row);
    return row;
}

} // namespace

GamePanel::GamePanel(GameSession& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    setObjectName(QStringLiteral("panelPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(makePlayers());
    column->addWidget(makeCount());
    column->addWidget(makeMoves(), 1);
    column->addWidget(makeFacts());
    connect(&session, &GameSession::changed, this, &GamePanel::refresh);
    refresh();
}

QPushButton* GamePanel::addButton(QWidget* row, const QString& name, const QString& text, void (GameSession::*action)())
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, &m_session, action);
    row->layout()->addWidget(button);
    return button;
}

Card* GamePanel::makePlayers()
{
    auto* card = new Card;
    m_state = new QLabel;
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setFont(typeFont(TypeSize::Title, true));
    m_state->setWordWrap(true);
    card->body()->addWidget(m_state);
    card->body()->addWidget(new PlayerRow(m_session, game::Side::First));
    card->body()->addWidget(new PlayerRow(m_session, game::Side::Second));
    QWidget* row = buttonRow(card);
    m_pass = addButton(row, QStringLiteral("pass"), tr("Pass"), &GameSession::pass);
    m_draw = addButton(row, QStringLiteral("draw"), tr("Draw"), &GameSession::agreeDraw);
    m_draw->setToolTip(tr("Both players agree to a draw"));
    m_takeBack = addButton(row, QStringLiteral("takeBack"), tr("Take back"), &GameSession::takeBack);
    m_resign = addButton(row, QStringLiteral("resign"), tr("Resign"), &GameSession::resign);
    return card;
}

Card* GamePanel::makeCount()
{
    m_countCard = new Card(tr("Count"));
    auto* hint = quietLabel(tr("Click stones that are dead, or alive again."));
    hint->setWordWrap(true);
    m_countCard->body()->addWidget(hint);
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setWordWrap(true);
    m_countCard->body()->addWidget(m_count);
    QWidget* row = buttonRow(m_countCard);
    QPushButton* accept = addButton(row, QStringLiteral("acceptCount"), tr("Accept count"), &GameSession::acceptCount);
    accept->setProperty("primary", true);
    addButton(row, QStringLiteral("playOn"), tr("Play on"), &GameSession::takeBack);
    return m_countCard;
}

Card* GamePanel::makeMoves()
{
    auto* card = new Card(tr("Moves"));
    auto* list = new MoveListView(m_session);
    list->setObjectName(QStringLiteral("moves"));
    card->body()->addWidget(list, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    const auto add = [&](const char* icon, const QString& name, auto&& action) {
        auto* button = new QToolButton;
        button->setProperty("iconName", QLatin1String(icon));
        button->setIconSize({22, 22});
        button->setToolTip(name);
        button->setAccessibleName(name);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, &m_session, action);
        row->addWidget(button);
    };
    add("first", tr("To the start"), [this] { m_session.first(); });
    add("previous", tr("One move back"), [this] { m_session.step(-1); });
    add("next", tr("One move on"), [this] { m_session.step(1); });
    add("last", tr("To the end"), [this] { m_session.last(); });
    card->body()->addLayout(row);
    return card;
}

Card* GamePanel::makeFacts()
{
    auto* card = new Card;
    m_facts = new QFormLayout;
    m_facts->setHorizontalSpacing(18);
    m_facts->setVerticalSpacing(5);
    m_facts->setLabelAlignment(Qt::AlignLeft);
    m_facts->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    card->body()->addLayout(m_facts);
    return card;
}

void GamePanel::refresh()
{
    const bool playing = m_session.phase() == Phase::Playing;
    const bool go = m_session.goPosition() != nullptr;
    m_state->setText(stateText(m_session));
    m_pass->setVisible(go);
    m_draw->setVisible(!go);
    m_pass->setEnabled(playing);
    m_draw->setEnabled(playing && m_session.atEnd());
    m_resign->setEnabled(playing && m_session.atEnd());
    m_takeBack->setEnabled(m_session.canTakeBack());
    m_countCard->setVisible(m_session.phase() == Phase::Scoring);
    if (m_session.phase() == Phase::Scoring)
        m_count->setText(countText(m_session.score()));
    refreshFacts();
}

void GamePanel::refreshFacts()
{
    auto facts = gameFacts(m_session);
    if (facts == m_shownFacts)
        return;
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    for (const auto& [word, value] : facts)
        m_facts->addRow(quietLabel(word), new ElidedLabel(value));
    m_shownFacts = std::move(facts);
}

} // namespace evenmatch::ui
