#include "ui/lab/lab_form.h"

#include "core/game/family.h"
#include "ui/base/theme.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace evenmatch::ui {

namespace {

/// Players without a network, for games that have them; ours if there is a network.
QStringList playersOf(const QString& game)
{
    if (game == QLatin1String("chess"))
        return {QStringLiteral("random"), QStringLiteral("uct:200"), QStringLiteral("policy:1500"), QStringLiteral("rank:1500"),
            QStringLiteral("rank:1700"), QStringLiteral("sa:0"), QStringLiteral("mcts"), QStringLiteral("uci:stockfish?nodes=100")};
    if (game::isGo(game.toStdString()))
        return {QStringLiteral("random"), QStringLiteral("uct:200"), QStringLiteral("policy:1d"), QStringLiteral("rank:1d"),
            QStringLiteral("rank:3d"), QStringLiteral("sa:0"), QStringLiteral("mcts"), QStringLiteral("gtp:gnugo --mode gtp --level 1")};
    QStringList players{QStringLiteral("heuristic"), QStringLiteral("random"), QStringLiteral("minimax:2"), QStringLiteral("uct:200"),
        QStringLiteral("uct:1000")};
    if (game == QLatin1String("connect4"))
        players << QStringLiteral("score4:2");
    if (game == QLatin1String("awari"))
        players << QStringLiteral("divilly") << QStringLiteral("mancala:2");
    return players;
}

QToolButton* chip(const QString& text, const QString& tip)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setProperty("chip", true);
    return button;
}

} // namespace

LabForm::LabForm(QWidget* parent)
    : Card(tr("New measurement"), parent), m_line(new QComboBox), m_about(new QLabel), m_paper(quietLabel()), m_form(new QFormLayout),
      m_game(new QComboBox), m_first(new QComboBox), m_second(new QComboBox), m_data(new QLineEdit),
      m_quick(chip(tr("Quick"), tr("A small sample that takes a minute or less"))),
      m_full(chip(tr("Full"), tr("Sample sizes of the paper where feasible; takes minutes to hours"))), m_network(new QLineEdit),
      m_wanting(quietLabel()), m_start(new QPushButton(tr("Measure")))
{
    m_line->setObjectName(QStringLiteral("labLine"));
    m_line->setAccessibleName(tr("Experiment"));
    m_line->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_line->setMinimumContentsLength(16);
    m_line->setMaxVisibleItems(20);
    for (QLabel* label : {m_about, m_paper, m_wanting}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_about->setObjectName(QStringLiteral("labAbout"));
    m_wanting->setObjectName(QStringLiteral("labWanting"));
    m_start->setObjectName(QStringLiteral("labStart"));
    m_start->setProperty("primary", true);
    makeFields();
    auto* more = new QToolButton;
    more->setObjectName(QStringLiteral("labMore"));
    more->setText(tr("More settings"));
    more->setCheckable(true);
    more->setProperty("tab", true);
    more->setArrowType(Qt::RightArrow);
    more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    QWidget* hidden = makeMore();
    hidden->hide();
    connect(more, &QToolButton::toggled, this, [more, hidden](bool shown) {
        more->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
        hidden->setVisible(shown);
    });
    body()->addWidget(m_line);
    body()->addWidget(m_about);
    body()->addWidget(m_paper);
    body()->addLayout(m_form);
    body()->addWidget(more, 0, Qt::AlignLeft);
    body()->addWidget(hidden);
    body()->addWidget(m_wanting);
    body()->addWidget(m_start);
    connect(m_line, &QComboBox::currentIndexChanged, this, &LabForm::showLine);
    connect(m_game, &QComboBox::currentIndexChanged, this, &LabForm::proposePlayers);
    connect(m_start, &QPushButton::clicked, this, [this] { Q_EMIT startWanted(plan()); });
}

void LabForm::addRow(QFormLayout* form, const QString& words, QWidget* field)
{
    field->setAccessibleName(words);
    form->addRow(words, field);
}

void LabForm::makeFields()
{
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_form->setHorizontalSpacing(12);
    m_form->setVerticalSpacing(8);
    m_game->setObjectName(QStringLiteral("labGame"));
    addRow(m_form, tr("Game"), m_game);
    const QString tip
        = tr("A player in the notation of evenmatch-cli: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, "
             "gtp:COMMAND, uci:COMMAND");
    for (QComboBox* players : {m_first, m_second}) {
        players->setEditable(true);
        players->setInsertPolicy(QComboBox::NoInsert);
        players->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        players->setToolTip(tip);
        connect(players, &QComboBox::editTextChanged, this, &LabForm::refresh);
    }
    m_first->setObjectName(QStringLiteral("labFirst"));
    m_second->setObjectName(QStringLiteral("labSecond"));
    addRow(m_form, tr("Player"), m_first);
    addRow(m_form, tr("Opponent"), m_second);
    m_data->setObjectName(QStringLiteral("labData"));
    m_data->setToolTip(tr("A folder with games of players whose ranks are known, in folders named train, candidate and query"));
    connect(m_data, &QLineEdit::textChanged, this, &LabForm::refresh);
    m_dataRow = makeFile(m_data, tr("Data"), true);
    m_form->addRow(tr("Data"), m_dataRow);

    auto* group = new QButtonGroup(this);
    auto* forms = new QWidget;
    auto* row = new QHBoxLayout(forms);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (QToolButton* button : {m_quick, m_full}) {
        group->addButton(button);
        row->addWidget(button);
    }
    row->addStretch(1);
    m_quick->setObjectName(QStringLiteral("labQuick"));
    m_full->setObjectName(QStringLiteral("labFull"));
    m_quick->setChecked(true);
    m_form->addRow(tr("Scope"), forms);
}

QSpinBox* LabForm::makeNumber(const QString& name, const QString& tip, int most)
{
    auto* number = new QSpinBox;
    number->setObjectName(name);
    number->setRange(0, most);
    number->setSpecialValueText(tr("automatic"));
    number->setGroupSeparatorShown(true);
    number->setToolTip(tip);
    return number;
}

QWidget* LabForm::makeMore()
{
    auto* more = new QWidget;
    auto* form = new QFormLayout(more);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    m_games = makeNumber(QStringLiteral("labGames"), tr("Games or positions for each number in a table"), 10'000'000);
    m_simulations = makeNumber(QStringLiteral("labSimulations"), tr("Simulations of the search for each move"), 1'000'000);
    m_seed = makeNumber(QStringLiteral("labSeed"), tr("The same seed gives the same games"), std::numeric_limits<int>::max());
    m_seed->setSpecialValueText({});
    m_seed->setValue(1);
    m_network->setObjectName(QStringLiteral("labNetwork"));
    m_network->setPlaceholderText(tr("the bundled one"));
    form->addRow(tr("Network"), makeFile(m_network, tr("Network"), false));
    addRow(form, tr("Sample"), m_games);
    addRow(form, tr("Simulations"), m_simulations);
    addRow(form, tr("Seed"), m_seed);
    return more;
}

QWidget* LabForm::makeFile(QLineEdit* edit, const QString& name, bool folder)
{
    auto* widget = new QWidget;
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    edit->setAccessibleName(name);
    edit->setMinimumWidth(60);
    auto* choose = new QPushButton(tr("…"));
    choose->setAccessibleName(tr("Choose: %1").arg(name));
    choose->setProperty("slim", true);
    connect(choose, &QPushButton::clicked, this, [this, edit, folder] {
        const QString path = folder ? QFileDialog::getExistingDirectory(this, tr("Games of known ranks"), edit->text())
                                    : QFileDialog::getOpenFileName(
                                        this, tr("Use another network"), edit->text(), tr("Networks (*.evm *.pb.gz *.pb);;All files (*)"));
        if (!path.isEmpty())
            edit->setText(path);
    });
    row->addWidget(edit, 1);
    row->addWidget(choose);
    return widget;
}

void LabForm::setLines(const std::vector<LabLine>& lines)
{
    const LabPlan before = plan();
    m_lines = lines;
    {
        const QSignalBlocker quiet(m_line);
        m_line->clear();
        for (const LabLine& line : m_lines) {
            m_line->addItem(line.title, line.name);
            m_line->setItemData(m_line->count() - 1, line.about, Qt::ToolTipRole);
        }
    }
    showLine();
    if (!before.line.isEmpty())
        setPlan(before);
}

const LabLine* LabForm::line() const
{
    const auto found = std::ranges::find(m_lines, m_line->currentData().toString(), &LabLine::name);
    return found == m_lines.end() ? nullptr : &*found;
}

void LabForm::showLine()
{
    const LabLine* chosen = line();
    if (!chosen)
        return;
    m_about->setText(chosen->about);
    m_paper->setText(chosen->paper);
    m_paper->setVisible(!chosen->paper.isEmpty());
    const QString game = m_game->currentData().toString();
    {
        const QSignalBlocker quiet(m_game);
        m_game->clear();
        for (const QString& name : chosen->games)
            m_game->addItem(gameWords(name), name);
        m_game->setCurrentIndex(std::max(0, m_game->findData(game)));
    }
    const auto setShown = [this](QWidget* field, bool shown) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    };
    setShown(m_game, !chosen->games.isEmpty());
    setShown(m_first, chosen->isCommand);
    setShown(m_second, chosen->name == QLatin1String(kMatchLine));
    setShown(m_dataRow, chosen->needsData);
    proposePlayers();
}

/// Typed players stay as long as the game does.
void LabForm::proposePlayers()
{
    const QString game = m_game->currentData().toString();
    const bool isSame = std::exchange(m_proposedFor, game) == game;
    const QStringList players = playersOf(game);
    for (QComboBox* combo : {m_first, m_second}) {
        const QString before = combo->currentText();
        combo->clear();
        for (const QString& player : players)
            combo->addItem(playerWords(player));
        if ((isSame && !before.isEmpty()) || players.contains(playerSpec(before)))
            combo->setCurrentText(before);
        else
            combo->setCurrentIndex(combo == m_first ? 0 : 1);
    }
    refresh();
}

QString LabForm::wanting() const
{
    const LabLine* chosen = line();
    if (chosen && chosen->isCommand && m_first->currentText().trimmed().isEmpty())
        return tr("Enter the player.");
    if (chosen && chosen->name == QLatin1String(kMatchLine) && m_second->currentText().trimmed().isEmpty())
        return tr("Enter the opponent.");
    if (chosen && chosen->needsData && m_data->text().trimmed().isEmpty())
        return tr("This experiment needs games of players with known ranks. Choose their folder.");
    return {};
}

void LabForm::refresh()
{
    const QString reason = wanting();
    m_wanting->setText(reason);
    m_wanting->setVisible(!reason.isEmpty());
    m_start->setEnabled(reason.isEmpty() && line());
}

LabPlan LabForm::plan() const
{
    const LabLine* chosen = line();
    if (!chosen)
        return {};
    LabPlan plan{.line = chosen->name,
        .game = m_game->currentData().toString(),
        .first = {},
        .second = {},
        .network = m_network->text().trimmed(),
        .data = {},
        .quick = m_quick->isChecked(),
        .games = static_cast<quint64>(m_games->value()),
        .simulations = static_cast<quint64>(m_simulations->value()),
        .seed = static_cast<quint64>(m_seed->value())};
    if (chosen->isCommand)
        plan.first = playerSpec(m_first->currentText().trimmed());
    if (chosen->name == QLatin1String(kMatchLine))
        plan.second = playerSpec(m_second->currentText().trimmed());
    if (chosen->needsData)
        plan.data = m_data->text().trimmed();
    return plan;
}

void LabForm::setPlan(const LabPlan& plan)
{
    const int index = m_line->findData(plan.line);
    if (index < 0)
        return;
    m_line->setCurrentIndex(index);
    if (const int game = m_game->findData(plan.game); game >= 0)
        m_game->setCurrentIndex(game);
    if (!plan.first.isEmpty())
        m_first->setCurrentText(playerWords(plan.first));
    if (!plan.second.isEmpty())
        m_second->setCurrentText(playerWords(plan.second));
    m_data->setText(plan.data);
    m_network->setText(plan.network);
    (plan.quick ? m_quick : m_full)->setChecked(true);
    m_games->setValue(static_cast<int>(plan.games));
    m_simulations->setValue(static_cast<int>(plan.simulations));
    m_seed->setValue(static_cast<int>(plan.seed));
    refresh();
}

} // namespace evenmatch::ui
