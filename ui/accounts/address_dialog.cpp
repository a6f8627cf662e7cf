#include "ui/accounts/address_dialog.h"

#include "ui/http/http_client.h"
#include "ui/text/account_words.h"
#include "ui/text/error_text.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace evenmatch::ui {

namespace {

constexpr int kAddressWidth = 480;

QString hostOf(accounts::Server server) { return QString::fromStdString(std::string(accounts::factsOf(server).host)); }

} // namespace

AddressDialog::AddressDialog(Engine& engine, QWidget* parent)
    : WholeDialog(parent), m_engine(engine), m_address(new QLineEdit), m_status(new QLabel), m_open(new QPushButton(tr("Open")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("addressDialog"));
    setWindowTitle(tr("Open a game by its address"));
    setMinimumWidth(kAddressWidth);
    m_address->setObjectName(QStringLiteral("gameAddress"));
    m_address->setAccessibleName(windowTitle());
    m_address->setPlaceholderText(QStringLiteral("https://lichess.org/…  https://online-go.com/game/…"));
    if (const QString copied = QApplication::clipboard()->text(); copied.size() < 200 && accounts::gameAddress(copied.toStdString()))
        m_address->setText(copied.trimmed());
    m_status->setObjectName(QStringLiteral("addressStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_open->setObjectName(QStringLiteral("openAddress"));
    m_open->setProperty("primary", true);
    m_open->setDefault(true);
    auto* close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(close);
    row->addWidget(m_open);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_address);
    column->addWidget(m_status);
    column->addStretch(1);
    column->addLayout(row);
    connect(m_address, &QLineEdit::textChanged, this, &AddressDialog::showSent);
    connect(m_open, &QPushButton::clicked, this, &AddressDialog::begin);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    showSent();
}

AddressDialog::~AddressDialog() { stop(); }

void AddressDialog::stop()
{
    ++m_request;
    if (m_job.isValid())
        m_job.requestStop();
}

/// Another address ends the request for the previous one.
void AddressDialog::showSent()
{
    stop();
    const auto address = accounts::gameAddress(m_address->text().toStdString());
    m_open->setEnabled(address.ok());
    if (address)
        m_status->setText(tr("Evenmatch contacts only %1. It sends the number of the game, %2, and “%3” as its own name.")
                              .arg(hostOf(address->server), QString::fromStdString(address->id), QString::fromStdString(programName())));
    else
        m_status->setText(
            tr("Paste the address of a game on lichess.org or online-go.com. For chess.com, use Games ▸ Import ▸ From an account."));
}

void AddressDialog::begin()
{
    auto address = accounts::gameAddress(m_address->text().toStdString());
    if (!address)
        return;
    stop();
    address->base = otherAddress(address->server);
    m_open->setEnabled(false);
    m_status->setText(tr("Contacting %1…").arg(hostOf(address->server)));
    const auto work = [address = *address, clients = httpClients({.userAgent = programName()})](jobs::JobContext& job) {
        Answer answer;
        const auto client = clients();
        answer.trouble = accounts::fetchGame(address, *client, job, answer.text);
        return answer;
    };
    m_job = m_engine.run(tr("Fetching a game"), jobs::Priority::Normal, this, work,
        [this, server = address->server, request = m_request](const core::Result<Answer>& answer) {
            if (request == m_request)
                take(answer, server);
        });
}

void AddressDialog::take(const core::Result<Answer>& answer, accounts::Server server)
{
    m_open->setEnabled(true);
    if (!answer || (answer->text.empty() && !answer->trouble)) {
        m_status->setText(errorText(answer ? core::Error{core::ErrorCode::Stopped} : answer.error()));
        return;
    }
    if (answer->trouble) {
        m_status->setText(troubleSentence(*answer->trouble, server));
        return;
    }
    Q_EMIT fetched(QString::fromStdString(answer->text));
    close();
}

} // namespace evenmatch::ui
