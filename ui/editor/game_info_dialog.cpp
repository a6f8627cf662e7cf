#include "ui/editor/game_info_dialog.h"

#include "ui/game/game_session.h"
#include "ui/game/session_text.h"
#include "ui/opponent/game_terms.h"
#include "ui/widgets/form_rows.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace evenmatch::ui {

namespace {

constexpr int kLeastWidth = 440;

QStringList usualResults(bool chess)
{
    if (chess)
        return {QString(), QStringLiteral("1-0"), QStringLiteral("0-1"), QStringLiteral("1/2-1/2")};
    return {QString(), QStringLiteral("B+R"), QStringLiteral("W+R"), QStringLiteral("B+T"), QStringLiteral("W+T"), QStringLiteral("0")};
}

} // namespace

GameInfoDialog::GameInfoDialog(GameSession& session, QWidget* parent)
    : WholeDialog(parent), m_session(session), m_before(record::gameDetails(session.record())), m_rows(new FormRows),
      m_result(new QComboBox), m_komi(new QDoubleSpinBox), m_rules(new QComboBox), m_problem(new QLabel)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("gameInfoDialog"));
    setWindowTitle(tr("Game information"));
    setMinimumWidth(kLeastWidth);
    m_problem->setObjectName(QStringLiteral("infoProblem"));
    m_problem->setWordWrap(true);
    addPlayers();
    addGame();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_rows);
    column->addWidget(m_problem);
    column->addStretch(1);
    column->addWidget(makeButtons());
    check();
}

QLineEdit* GameInfoDialog::addText(const char* name, const QString& words, const std::string& text)
{
    auto* field = new QLineEdit(QString::fromStdString(text));
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(words);
    m_rows->addRow(words, field);
    return field;
}

void GameInfoDialog::addPlayers()
{
    const bool chess = m_session.chessPosition() != nullptr;
    for (const game::Side side : {game::Side::First, game::Side::Second}) {
        const auto at = static_cast<std::size_t>(side);
        const QString colour = sideName(m_session, side);
        m_names[at] = addText(at == 0 ? "infoName0" : "infoName1", colour, m_before.players[at].name);
        m_ranks[at] = addText(
            at == 0 ? "infoRank0" : "infoRank1", (chess ? tr("Rating of %1") : tr("Rank of %1")).arg(colour), m_before.players[at].rank);
    }
}

void GameInfoDialog::addGame()
{
    const bool chess = m_session.chessPosition() != nullptr;
    m_event = addText("infoEvent", tr("Event"), m_before.event);
    m_round = addText("infoRound", tr("Round"), m_before.round);
    m_place = addText("infoPlace", tr("Place"), m_before.place);
    m_date = addText("infoDate", tr("Date"), m_before.date);
    m_date->setPlaceholderText(tr("year-month-day"));
    const auto add = [this](QWidget* field, const char* name, const QString& words) {
        field->setObjectName(QLatin1String(name));
        field->setAccessibleName(words);
        m_rows->addRow(words, field);
    };
    m_result->setEditable(true);
    m_result->addItems(usualResults(chess));
    m_result->setCurrentText(QString::fromStdString(m_before.result));
    add(m_result, "infoResult", tr("Result"));
    connect(m_result, &QComboBox::currentTextChanged, this, &GameInfoDialog::check);
    m_komi->setRange(-999, 999);
    m_komi->setDecimals(2);
    m_komi->setSingleStep(0.5);
    m_komi->setValue(m_before.komi.value_or(0));
    add(m_komi, "infoKomi", tr("Komi"));
    m_rules->setEditable(true);
    for (const auto& [words, written] : GameTerms::ruleSets())
        m_rules->addItem(written);
    m_rules->setCurrentText(QString::fromStdString(m_before.rules));
    add(m_rules, "infoRules", tr("Rules"));
    m_rows->setRowVisible(m_komi, !chess);
    m_rows->setRowVisible(m_rules, !chess);
    const bool running = m_session.standing() == Standing::Running;
    for (QWidget* field : {static_cast<QWidget*>(m_result), static_cast<QWidget*>(m_komi), static_cast<QWidget*>(m_rules)}) {
        field->setEnabled(!running);
        if (running)
            field->setToolTip(tr("This game is in progress."));
    }
}

QWidget* GameInfoDialog::makeButtons()
{
    auto* place = new QWidget;
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    m_save = new QPushButton(tr("Save"));
    m_save->setObjectName(QStringLiteral("saveInfo"));
    m_save->setProperty("primary", true);
    m_save->setDefault(true);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(m_save);
    connect(cancel, &QPushButton::clicked, this, &QWidget::close);
    connect(m_save, &QPushButton::clicked, this, &GameInfoDialog::save);
    return place;
}

/// Only the user's changes, because the game may have ended since the dialog opened.
record::GameDetails GameInfoDialog::details() const
{
    record::GameDetails details = record::gameDetails(m_session.record());
    const auto write = [](const QString& written, const std::string& before, std::string& to) {
        if (const QString text = written.simplified(); text != QString::fromStdString(before).simplified())
            to = text.toStdString();
    };
    for (std::size_t side = 0; side < 2; ++side) {
        write(m_names[side]->text(), m_before.players[side].name, details.players[side].name);
        write(m_ranks[side]->text(), m_before.players[side].rank, details.players[side].rank);
    }
    write(m_event->text(), m_before.event, details.event);
    write(m_round->text(), m_before.round, details.round);
    write(m_place->text(), m_before.place, details.place);
    write(m_date->text(), m_before.date, details.date);
    if (!m_result->isEnabled()) // and neither are komi and rules
        return details;
    write(m_result->currentText(), m_before.result, details.result);
    if (!m_session.chessPosition()) {
        if (m_komi->value() != m_before.komi.value_or(0))
            details.komi = m_komi->value();
        write(m_rules->currentText(), m_before.rules, details.rules);
    }
    return details;
}

/// An unusual result from a file remains available.
void GameInfoDialog::check()
{
    const std::string result = m_result->currentText().simplified().toStdString();
    const bool known = result == m_before.result || record::isResult(m_session.record(), result);
    const bool chess = m_session.chessPosition() != nullptr;
    m_problem->setText(known ? QString()
            : chess          ? tr("A result is 1-0, 0-1 or 1/2-1/2.")
                             : tr("A result is B+3.5, W+R (resignation), B+T (time), 0 (draw) or Void."));
    if (m_save)
        m_save->setEnabled(known);
}

void GameInfoDialog::save()
{
    m_session.setDetails(details());
    close();
}

} // namespace evenmatch::ui
