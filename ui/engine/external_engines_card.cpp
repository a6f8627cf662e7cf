#include "ui/engine/external_engines_card.h"

#include "search/engine/gtp_engine.h"
#include "ui/base/theme.h"
#include "ui/engine/start_count.h"
#include "ui/text/error_text.h"
#include "ui/widgets/undoable.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QPushButton>

#include <algorithm>

namespace evenmatch::ui {

ExternalEnginesCard::ExternalEnginesCard(Engine& engine, QUndoStack& undo, QWidget* parent)
    : Card(tr("Engines"), parent), m_engine(engine), m_undo(undo), m_rows(new QVBoxLayout)
{
    QLabel* what = quietLabel(tr("Go engines (GTP) and chess engines (UCI). They run on this computer with the command you enter."));
    what->setWordWrap(true);
    m_rows->setSpacing(8);
    body()->addWidget(what);
    body()->addLayout(m_rows);
    QWidget* form = makeForm();
    refresh();
    body()->addWidget(form);
}

QWidget* ExternalEnginesCard::makeForm()
{
    m_name = new QLineEdit;
    m_name->setObjectName(QStringLiteral("engineName"));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the engine"));
    m_name->setMaximumWidth(190);
    m_command = new QLineEdit;
    m_command->setObjectName(QStringLiteral("engineCommand"));
    m_command->setPlaceholderText(tr("Command, such as gnugo --mode gtp"));
    m_command->setAccessibleName(tr("Command that starts the engine"));
    m_protocol = new QComboBox;
    m_protocol->setObjectName(QStringLiteral("engineProtocol"));
    m_protocol->setAccessibleName(tr("Protocol"));
    m_protocol->addItem(tr("Go (GTP)"));
    m_protocol->addItem(tr("Chess (UCI)"));
    m_add = new QPushButton(tr("Add"));
    m_add->setObjectName(QStringLiteral("addEngine"));
    const auto refreshAdd = [this] { m_add->setEnabled(!m_command->text().trimmed().isEmpty()); };
    connect(m_command, &QLineEdit::textChanged, this, refreshAdd);
    connect(m_command, &QLineEdit::returnPressed, m_add, &QPushButton::click);
    connect(m_add, &QPushButton::clicked, this, &ExternalEnginesCard::add);
    refreshAdd();
    auto* form = new QWidget;
    auto* row = new QHBoxLayout(form);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_name);
    row->addWidget(m_command, 1);
    row->addWidget(m_protocol);
    row->addWidget(m_add);
    return form;
}

void ExternalEnginesCard::refresh()
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->setParent(nullptr); // removed at once from the form; its button may still be handling the click
        item->widget()->deleteLater();
        delete item;
    }
    for (const ExternalEngine& engine : externalEngines())
        m_rows->addWidget(makeRow(engine, true));
    for (const ExternalEngine& engine : foundEngines())
        m_rows->addWidget(makeRow(engine, false));
    if (m_name->window() == window())
        orderTabs();
}

/// Creates the rows again, above the form.
void ExternalEnginesCard::orderTabs()
{
    QWidget* before = m_name->previousInFocusChain();
    while (before != m_name && (before->focusPolicy() == Qt::NoFocus || m_rows->parentWidget()->isAncestorOf(before)))
        before = before->previousInFocusChain();
    for (int row = 0; row < m_rows->count(); ++row)
        for (auto* button : m_rows->itemAt(row)->widget()->findChildren<QPushButton*>()) {
            setTabOrder(before, button);
            before = button;
        }
}

QWidget* ExternalEnginesCard::makeRow(const ExternalEngine& engine, bool own)
{
    auto* name = new QLabel(engine.name);
    name->setTextFormat(Qt::PlainText);
    name->setFont(typeFont(TypeSize::Text, true));
    auto* command = new ElidedLabel(engine.command);
    command->setProperty("quiet", true);
    QLabel* answer = quietLabel(engine.protocol == ExternalEngine::Protocol::Gtp ? tr("Go, GTP") : tr("Chess, UCI"));
    answer->setObjectName(QStringLiteral("engineAnswer"));
    answer->setTextFormat(Qt::PlainText);
    answer->setWordWrap(true);
    auto* test = new QPushButton(tr("Test"));
    test->setObjectName(QStringLiteral("testEngine"));
    test->setAccessibleName(tr("Test %1").arg(engine.name));
    test->setToolTip(tr("Start the engine and request a move"));
    auto* options = new QPushButton(tr("Options…"));
    options->setObjectName(QStringLiteral("engineOptions"));
    options->setAccessibleName(tr("Options of %1").arg(engine.name));
    if (engine.protocol != ExternalEngine::Protocol::Uci)
        options->hide(); // GTP has no options
    auto* gone = new QPushButton(tr("Remove"));
    if (!own)
        gone->hide();
    gone->setObjectName(QStringLiteral("removeEngine"));
    gone->setAccessibleName(tr("Remove %1").arg(engine.name));
    for (QPushButton* button : {test, options, gone})
        button->setProperty("slim", true);
    connect(options, &QPushButton::clicked, this, [this, engine] { Q_EMIT optionsWanted(engine); });
    connect(test, &QPushButton::clicked, this,
        [this, engine, answer, test, trial = std::make_shared<jobs::Job<EngineTrial>>()] { tryOut(engine, answer, test, trial); });
    connect(gone, &QPushButton::clicked, this, [this, engine] { remove(engine); });

    auto* widget = new QWidget;
    auto* line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(name);
    line->addWidget(command, 1);
    line->addWidget(test);
    line->addWidget(options);
    line->addWidget(gone);
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(answer);
    return widget;
}

void ExternalEnginesCard::add()
{
    ExternalEngine engine{.name = m_name->text().trimmed(),
        .command = m_command->text().trimmed(),
        .protocol = m_protocol->currentIndex() == 0 ? ExternalEngine::Protocol::Gtp : ExternalEngine::Protocol::Uci};
    if (engine.name.isEmpty())
        engine.name = programName(engine.command);
    if (engine.name.isEmpty())
        engine.name = engine.command;
    auto engines = externalEngines();
    const QString stem = engine.name; // the new-game form finds an engine by its name
    for (int number = 2; std::ranges::find(engines, engine.name, &ExternalEngine::name) != engines.end(); ++number)
        engine.name = QStringLiteral("%1 %2").arg(stem).arg(number);
    engines.push_back(engine);
    m_name->clear();
    if (m_add->hasFocus())
        m_name->setFocus(); // the button is disabled without a command
    m_command->clear();
    change(tr("%1 added").arg(engine.name), engines);
}

void ExternalEnginesCard::remove(const ExternalEngine& engine)
{
    auto engines = externalEngines();
    if (const auto found = std::ranges::find(engines, engine); found != engines.end())
        engines.erase(found);
    change(tr("%1 removed").arg(engine.name), engines);
}

void ExternalEnginesCard::change(const QString& what, const std::vector<ExternalEngine>& engines)
{
    const std::vector<ExternalEngine> before = externalEngines();
    use(engines);
    m_undo.push(new DoneStep(
        what, [this, before] { use(before); }, [this, engines] { use(engines); }));
}

void ExternalEnginesCard::use(const std::vector<ExternalEngine>& engines)
{
    setExternalEngines(engines);
    refresh();
    Q_EMIT enginesChanged();
}

void ExternalEnginesCard::tryOut(
    const ExternalEngine& engine, QLabel* answer, QPushButton* button, const std::shared_ptr<jobs::Job<EngineTrial>>& trial)
{
    if (trial->isValid())
        return trial->requestStop();
    button->setText(tr("Stop")); // a disabled button would lose the focus to "Remove"
    button->setAccessibleName(tr("Stop"));
    const QString before = answer->text();
    auto* count = new StartCount(*answer);
    count->begin(search::kSlowStart);
    *trial = m_engine.run(
        tr("Testing %1").arg(engine.name), jobs::Priority::Normal, answer,
        [engine](jobs::JobContext& job) { return tryEngine(engine, job.stopToken()); },
        [answer, trial, button = QPointer<QPushButton>(button), name = engine.name, before, count](const core::Result<EngineTrial>& tried) {
            *trial = {};
            delete count;
            if (button) {
                button->setText(tr("Test"));
                button->setAccessibleName(tr("Test %1").arg(name));
            }
            if (tried)
                answer->setText(tr("✓ %1 played %2 after %3 s.")
                                    .arg(QString::fromStdString(tried->name), QString::fromStdString(tried->move))
                                    .arg(QLocale().toString(static_cast<double>(tried->time.count()) / 1000, 'f', 1)));
            else if (tried.error().code == core::ErrorCode::Stopped)
                answer->setText(before);
            else
                answer->setText(tr("✕ The engine failed: %1.").arg(errorText(tried.error())));
        });
}

} // namespace evenmatch::ui
