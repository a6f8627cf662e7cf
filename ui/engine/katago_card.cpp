#include "ui/engine/katago_card.h"

#include "ui/base/focus.h"
#include "ui/engine/start_count.h"
#include "ui/text/error_text.h"
#include "ui/widgets/undoable.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace evenmatch::ui {

KataGoCard::KataGoCard(Engine& engine, QUndoStack& undo, QWidget* parent)
    : Card(tr("Analysis of your Go games with KataGo"), parent), m_engine(engine), m_undo(undo), m_command(new QLineEdit),
      m_use(new QPushButton(tr("Use"))), m_remove(new QPushButton(tr("Remove"))), m_answer(quietLabel()), m_wait(new QSpinBox),
      m_count(new StartCount(*m_answer))
{
    QLabel* what
        = quietLabel(tr("KataGo computes how many points your moves lose. With a HumanSL network it also estimates your rank, from 20 kyu "
                        "to 9 dan. My rank shows both results. KataGo analyses your latest 20 games, and Evenmatch stores the results."));
    what->setWordWrap(true);
    m_command->setObjectName(QStringLiteral("katagoCommand"));
    m_command->setAccessibleName(tr("Command that starts KataGo's analysis engine"));
    m_command->setPlaceholderText(QStringLiteral("katago analysis -config analysis.cfg -model model.bin.gz -human-model human.bin.gz"));
    m_use->setObjectName(QStringLiteral("useKataGo"));
    m_use->setToolTip(tr("Start KataGo and check that it responds"));
    m_remove->setObjectName(QStringLiteral("removeKataGo"));
    m_remove->setAccessibleName(tr("Remove %1").arg(QStringLiteral("KataGo")));
    m_answer->setObjectName(QStringLiteral("katagoAnswer"));
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setWordWrap(true);
    for (QPushButton* button : {m_use, m_remove})
        button->setProperty("slim", true);
    m_wait->setObjectName(QStringLiteral("katagoWait"));
    m_wait->setRange(1, 3600);
    m_wait->setSuffix(tr(" s"));
    m_wait->setAccessibleName(tr("How long to wait for KataGo"));
    m_wait->setToolTip(
        tr("Time limit for its start and for every response. On a slow processor, or while it tunes a GPU, KataGo needs minutes."));
    m_wait->setValue(static_cast<int>(outsideSettings().katagoWait.count()));
    m_wait->setKeyboardTracking(false); // a typed number is one change
    makeUndoable(m_undo, *m_wait);
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_command, 1);
    row->addWidget(m_wait);
    row->addWidget(m_use);
    row->addWidget(m_remove);
    body()->addWidget(what);
    body()->addLayout(row);
    body()->addWidget(m_answer);
    connect(m_command, &QLineEdit::textChanged, this, &KataGoCard::refresh);
    connect(m_wait, &QSpinBox::valueChanged, this, [](int seconds) {
        OutsideSettings outside = outsideSettings();
        outside.katagoWait = std::chrono::seconds(seconds);
        setOutsideSettings(outside);
    });
    connect(m_command, &QLineEdit::returnPressed, m_use, &QPushButton::click);
    connect(m_use, &QPushButton::clicked, this, &KataGoCard::tryOut);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        endTrial();
        m_answer->clear();
        m_command->clear();
        change({});
    });
    m_command->setText(outsideSettings().katago);
    refresh();
}

void KataGoCard::refresh()
{
    const QString used = outsideSettings().katago;
    const QString typed = m_command->text().trimmed();
    m_use->setEnabled(!typed.isEmpty() && typed != used);
    setShown(*m_remove, !used.isEmpty(), *m_command);
    m_answer->setVisible(!m_answer->text().isEmpty());
}

void KataGoCard::change(const QString& command)
{
    const QString before = outsideSettings().katago;
    use(command);
    m_undo.push(new DoneStep(
        tr("KataGo's command"), [this, before] { use(before); }, [this, command] { use(command); }));
}

void KataGoCard::use(const QString& command)
{
    OutsideSettings outside = outsideSettings();
    const bool isEdited = m_command->text().trimmed() != outside.katago;
    outside.katago = command;
    setOutsideSettings(outside);
    if (!isEdited)
        m_command->setText(command);
    refresh();
    Q_EMIT commandChanged();
}

/// The result of a running trial is dropped.
void KataGoCard::endTrial()
{
    m_count->stop();
    ++m_request;
    if (m_trial.isValid())
        m_trial.requestStop();
}

/// A command is used only if it replies.
void KataGoCard::tryOut()
{
    endTrial(); // of another command
    const QString command = m_command->text().trimmed();
    if (m_use->hasFocus())
        m_command->setFocus(); // otherwise "Remove" would get the focus
    m_use->setEnabled(false);
    m_count->begin(outsideSettings().katagoWait);
    m_trial = m_engine.run(
        tr("Testing %1").arg(QStringLiteral("KataGo")), jobs::Priority::Normal, this,
        [command, wait = outsideSettings().katagoWait](jobs::JobContext& job) { return tryKataGo(command, wait, job.stopToken()); },
        [this, command, request = m_request](const core::Result<KataGoTrial>& trial) {
            if (request != m_request)
                return;
            m_count->stop();
            if (!trial) {
                m_answer->setText(errorText(trial.error()));
                refresh();
                return;
            }
            m_answer->setText(trial->hasHuman ? tr("✓ KataGo %1 works, with a HumanSL network.").arg(trial->version)
                                              : tr("✓ KataGo %1 works. It reports points lost, but cannot estimate ranks: it was started "
                                                   "without a HumanSL network (-human-model).")
                                                    .arg(trial->version));
            change(command);
        });
}

} // namespace evenmatch::ui
