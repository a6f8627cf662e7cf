#include "ui/panels/new_game_panel.h"

#include "ui/theme.h"
#include "ui/widgets/card.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>

namespace evenmatch::ui {

namespace {

constexpr int kChess960Starts = 960;

QWidget* choiceRow(QButtonGroup* group, const std::vector<std::pair<int, QString>>& choices)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (const auto& [id, text] : choices) {
        auto* button = new QPushButton(text);
        button->setCheckable(true);
        group->addButton(button, id);
        layout->addWidget(button, 1);
    }
    group->buttons().front()->setChecked(true);
    return row;
}

} // namespace

NewGamePanel::NewGamePanel(QWidget* parent)
    : QWidget(parent), m_kinds(new QButtonGroup(this)), m_sizes(new QButtonGroup(this)), m_form(new QFormLayout), m_rules(new QComboBox),
      m_handicap(new QComboBox), m_komi(new QDoubleSpinBox), m_start(new QSpinBox), m_firstLabel(quietLabel()), m_secondLabel(quietLabel()),
      m_players{new QLineEdit, new QLineEdit}
{
    setObjectName(QStringLiteral("panelPage"));
    auto* card = new Card(tr("New game"));
    card->body()->addWidget(makeKinds());
    m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    m_form->setHorizontalSpacing(18);
    m_form->setVerticalSpacing(10);
    m_form->setLabelAlignment(Qt::AlignLeft);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addGoFields();
    addChess960Fields();
    for (int side = 0; side < 2; ++side) {
        m_players[side]->setPlaceholderText(tr("Name"));
        m_form->addRow(side == 0 ? m_firstLabel : m_secondLabel, m_players[side]);
    }
    card->body()->addLayout(m_form);

    auto* start = new QPushButton(tr("Play"));
    start->setObjectName(QStringLiteral("startGame"));
    start->setProperty("primary", true);
    start->setDefault(true);
    auto* back = new QPushButton(tr("Back to the game"));
    back->setObjectName(QStringLiteral("cancelNewGame"));
    auto* row = new QHBoxLayout;
    row->addWidget(start, 1);
    row->addWidget(back, 1);
    card->body()->addSpacing(4);
    card->body()->addLayout(row);
    connect(start, &QPushButton::clicked, this, [this] { Q_EMIT chosen(choice()); });
    connect(back, &QPushButton::clicked, this, &NewGamePanel::cancelled);
    for (QLineEdit* name : m_players)
        connect(name, &QLineEdit::returnPressed, start, &QPushButton::click);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(card);
    column->addStretch(1);
    refresh();
}

QWidget* NewGamePanel::makeKinds()
{
    QWidget* row = choiceRow(m_kinds, {{static_cast<int>(NewGame::Kind::Go), tr("Go")},
                                       {static_cast<int>(NewGame::Kind::Chess), tr("Chess")},
                                       {static_cast<int>(NewGame::Kind::Chess960), tr("Chess960")}});
    m_kinds->button(static_cast<int>(NewGame::Kind::Chess960))->setToolTip(tr("Chess from one of 960 shuffled starting positions"));
    connect(m_kinds, &QButtonGroup::idToggled, this, &NewGamePanel::refresh);
    return row;
}

void NewGamePanel::addGoFields()
{
    m_sizeRow = choiceRow(m_sizes, {{19, QStringLiteral("19×19")}, {13, QStringLiteral("13×13")}, {9, QStringLiteral("9×9")}});
    m_form->addRow(quietLabel(tr("Board")), m_sizeRow);

    const std::pair<const char*, const char*> rules[] = {{QT_TR_NOOP("Chinese"), "Chinese"}, {QT_TR_NOOP("Japanese"), "Japanese"},
        {QT_TR_NOOP("AGA"), "AGA"}, {QT_TR_NOOP("New Zealand"), "NZ"}, {QT_TR_NOOP("Tromp-Taylor"), "Tromp-Taylor"}};
    for (const auto& [name, written] : rules)
        m_rules->addItem(tr(name), QLatin1String(written));
    m_rules->setAccessibleName(tr("Rules"));
    m_form->addRow(quietLabel(tr("Rules")), m_rules);

    m_handicap->addItem(tr("None"), 0);
    for (int stones = 2; stones <= 9; ++stones)
        m_handicap->addItem(tr("%1 stones").arg(stones), stones);
    m_handicap->setAccessibleName(tr("Handicap"));
    m_handicap->setToolTip(tr("Stones that Black gets before White's first move"));
    m_form->addRow(quietLabel(tr("Handicap")), m_handicap);

    m_komi->setRange(-150, 150);
    m_komi->setDecimals(1);
    m_komi->setSingleStep(0.5);
    m_komi->setAccessibleName(tr("Komi"));
    m_komi->setToolTip(tr("Points that White gets for moving second"));
    m_form->addRow(quietLabel(tr("Komi")), m_komi);
    connect(m_rules, &QComboBox::currentIndexChanged, this, &NewGamePanel::suggestKomi);
    connect(m_handicap, &QComboBox::currentIndexChanged, this, &NewGamePanel::suggestKomi);
    suggestKomi();
}

void NewGamePanel::addChess960Fields()
{
    m_startRow = new QWidget;
    auto* row = new QHBoxLayout(m_startRow);
    row->setContentsMargins(0, 0, 0, 0);
    m_start->setRange(0, kChess960Starts - 1);
    m_start->setAccessibleName(tr("Starting position"));
    m_start->setToolTip(tr("Number of the starting position; 518 is the usual one"));
    auto* shuffle = new QPushButton(tr("Shuffle"));
    connect(shuffle, &QPushButton::clicked, this, [this] { m_start->setValue(QRandomGenerator::global()->bounded(kChess960Starts)); });
    m_start->setValue(QRandomGenerator::global()->bounded(kChess960Starts));
    row->addWidget(m_start, 1);
    row->addWidget(shuffle);
    m_form->addRow(quietLabel(tr("Position")), m_startRow);
}

NewGame::Kind NewGamePanel::kind() const
{
    return static_cast<NewGame::Kind>(m_kinds->checkedId());
}

void NewGamePanel::suggestKomi()
{
    const bool even = m_handicap->currentData().toInt() == 0;
    const QString rules = m_rules->currentData().toString();
    const double usual = rules == QLatin1String("Japanese") ? 6.5 : rules == QLatin1String("NZ") ? 7.0 : 7.5;
    m_komi->setValue(even ? usual : 0.5);
}

void NewGamePanel::refresh()
{
    const bool go = kind() == NewGame::Kind::Go;
    for (QWidget* field : {m_sizeRow, static_cast<QWidget*>(m_rules), static_cast<QWidget*>(m_handicap), static_cast<QWidget*>(m_komi)}) {
        field->setVisible(go);
        m_form->labelForField(field)->setVisible(go);
    }
    m_startRow->setVisible(kind() == NewGame::Kind::Chess960);
    m_form->labelForField(m_startRow)->setVisible(kind() == NewGame::Kind::Chess960);
    const QString black = tr("Black");
    const QString white = tr("White");
    m_firstLabel->setText(go ? black : white);
    m_secondLabel->setText(go ? white : black);
    m_players[0]->setAccessibleName(tr("Name of %1").arg(m_firstLabel->text()));
    m_players[1]->setAccessibleName(tr("Name of %1").arg(m_secondLabel->text()));
}

NewGame NewGamePanel::choice() const
{
    NewGame game;
    game.kind = kind();
    game.size = m_sizes->checkedId();
    game.rules = m_rules->currentData().toString();
    game.komi = m_komi->value();
    game.handicap = m_handicap->currentData().toInt();
    game.chess960 = m_start->value();
    game.players[0] = m_players[0]->text().trimmed();
    game.players[1] = m_players[1]->text().trimmed();
    return game;
}

} // namespace evenmatch::ui
