#include "ui/accounts/account_dialog.h"

#include "core/record/text/text.h"
#include "ui/library/import_report_card.h"
#include "ui/text/account_words.h"
#include "ui/text/sentences.h"
#include "ui/widgets/card.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kLookMilliseconds = 250;
constexpr int kWidth = 520;

QString latin(std::string_view text) { return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

AccountDialog::AccountDialog(LibraryService& library, QWidget* parent)
    : WholeDialog(parent), m_library(library), m_server(new QComboBox), m_name(new QLineEdit), m_since(new QLineEdit),
      m_isMe(new QCheckBox(tr("This is my account"))), m_sent(quietLabel()), m_progress(new QProgressBar), m_status(new QLabel),
      m_fetch(new QPushButton(tr("Fetch"))), m_stop(new QPushButton(tr("Stop")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("accountDialog"));
    setWindowTitle(tr("Games from an account"));
    setMinimumWidth(kWidth);
    m_sent->setObjectName(QStringLiteral("accountSent"));
    m_sent->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_status->setObjectName(QStringLiteral("accountStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(makeForm());
    column->addWidget(m_sent);
    column->addWidget(m_progress);
    column->addWidget(m_status);
    column->addStretch(1);
    column->addWidget(makeButtons());

    m_look.setInterval(kLookMilliseconds);
    connect(&m_look, &QTimer::timeout, this, &AccountDialog::showState);
    connect(&library, &LibraryService::fetchWent, this, &AccountDialog::showWent);
    connect(&library, &LibraryService::fetched, this, &AccountDialog::showEnd);
    connect(m_server, &QComboBox::currentIndexChanged, this, &AccountDialog::showSent);
    connect(m_server, &QComboBox::currentIndexChanged, this, &AccountDialog::showChoice);
    connect(m_name, &QLineEdit::textChanged, this, &AccountDialog::showChoice);
    showSent();
    showState();
    proposeAccount();
    m_name->setFocus(); // what is written at once is a name
}

QWidget* AccountDialog::makeForm()
{
    m_server->setObjectName(QStringLiteral("accountServer"));
    for (const accounts::Server server : accounts::kServers)
        m_server->addItem(latin(accounts::factsOf(server).host), static_cast<int>(server));
    m_name->setObjectName(QStringLiteral("accountName"));
    m_since->setObjectName(QStringLiteral("accountSince"));
    m_since->setPlaceholderText(tr("All, or from a date such as 2024-05-31"));
    m_isMe->setObjectName(QStringLiteral("accountIsMe"));
    m_isMe->setChecked(true);
    const accounts::Selection usual;
    const auto boxes = [](auto& list, const auto& all, const auto& chosen, auto text) {
        auto* grid = new QGridLayout;
        grid->setContentsMargins(0, 0, 0, 0);
        constexpr int kColumns = 2;
        for (const auto one : all) {
            auto* box = new QCheckBox(text(one));
            box->setObjectName(QStringLiteral("take_") + latin(accounts::nameOf(one)));
            box->setChecked(chosen.contains(one));
            const int at = static_cast<int>(list.size());
            grid->addWidget(box, at / kColumns, at % kColumns);
            list.emplace_back(one, box);
        }
        return grid;
    };
    auto* widget = new QWidget;
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(10);
    form->addRow(tr("&Server"), m_server);
    form->addRow(tr("&User name"), m_name);
    form->addRow(tr("&Games"), m_since);
    form->addRow(tr("Time controls"), boxes(m_paces, accounts::kPaces, usual.paces, paceText));
    form->addRow(tr("Also include"), boxes(m_traits, accounts::kTraits, usual.traits, traitText));
    form->addRow(QString(), m_isMe);
    return widget;
}

QWidget* AccountDialog::makeButtons()
{
    m_fetch->setObjectName(QStringLiteral("accountFetch"));
    m_fetch->setProperty("primary", true);
    m_fetch->setDefault(true);
    m_stop->setObjectName(QStringLiteral("accountStop"));
    m_stop->setAutoDefault(false);
    auto* close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    close->setToolTip(tr("The download continues; you can stop it in the status bar"));
    auto* buttons = new QWidget;
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(close);
    row->addWidget(m_stop);
    row->addWidget(m_fetch);
    connect(m_fetch, &QPushButton::clicked, this, &AccountDialog::begin);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_library.stopFetching(); });
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    return buttons;
}

void AccountDialog::proposeAccount()
{
    m_library.ask(
        this,
        [](library::Library& library) -> core::Result<std::vector<FetchedAccount>> {
            const auto fetched = library.fetched();
            const auto players = library.players();
            if (!fetched || !players)
                return fetched ? players.error() : fetched.error();
            std::vector<FetchedAccount> known;
            for (const library::Fetched& one : *fetched) {
                const auto isItsName = [&](const std::string& name) { return record::sameName(name, one.name); };
                const auto isMe
                    = [&](const library::Player& player) { return player.isMe && std::ranges::any_of(player.names, isItsName); };
                const auto server = accounts::serverNamed(one.server);
                const auto selection = accounts::Selection::ofKey(one.selection);
                if (server && selection)
                    known.push_back({*server, one.name, *selection, std::ranges::any_of(*players, isMe)});
            }
            return known;
        },
        [this](core::Result<std::vector<FetchedAccount>> known) {
            if (!known || known->empty())
                return;
            m_known = *std::move(known);
            if (m_name->text().isEmpty()) {
                m_server->setCurrentIndex(m_server->findData(static_cast<int>(m_known.front().server)));
                m_name->setText(QString::fromStdString(m_known.front().name));
                m_name->selectAll();
            }
            showChoice();
        });
}

void AccountDialog::showChoice()
{
    const std::string name = m_name->text().trimmed().toStdString();
    const auto found = std::ranges::find_if(
        m_known, [&](const FetchedAccount& known) { return known.server == server() && record::sameName(known.name, name); });
    const FetchedAccount* const account = found != m_known.end() ? &*found : nullptr;
    if (std::exchange(m_shown, account) == account)
        return;
    const accounts::Selection selection = account ? account->selection : accounts::Selection();
    for (const auto& [pace, box] : m_paces)
        box->setChecked(selection.paces.contains(pace));
    for (const auto& [trait, box] : m_traits)
        box->setChecked(selection.traits.contains(trait));
    m_since->setText(QString::fromStdString(selection.since.value_or("")));
    m_isMe->setChecked(!account || account->isMe);
}

accounts::Server AccountDialog::server() const { return static_cast<accounts::Server>(m_server->currentData().toInt()); }

std::optional<QString> AccountDialog::readSelection(accounts::Selection& selection) const
{
    selection.paces.clear();
    selection.traits.clear();
    for (const auto& [pace, box] : m_paces)
        if (box->isChecked())
            selection.paces.insert(pace);
    for (const auto& [trait, box] : m_traits)
        if (box->isChecked())
            selection.traits.insert(trait);
    if (const std::string since = m_since->text().trimmed().toStdString(); !since.empty())
        selection.since = since;
    if (selection.since && !accounts::isDate(*selection.since))
        return tr("Enter the date as 2024-05-31.");
    if (selection.paces.empty())
        return tr("Choose at least one time control.");
    return std::nullopt;
}

void AccountDialog::begin()
{
    const accounts::Account account{server(), m_name->text().trimmed().toStdString(), otherAddress(server())};
    accounts::Selection selection;
    if (const auto missing = account.name.empty() ? tr("Enter a user name first.") : readSelection(selection)) {
        m_status->setText(*missing);
        return;
    }
    if (m_library.isFetching())
        return;
    m_status->setText(tr("Contacting %1…").arg(latin(accounts::factsOf(account.server).host)));
    m_library.fetchAccount(account, selection, m_isMe->isChecked());
    showState();
}

void AccountDialog::showSent()
{
    m_sent->setText(tr("Evenmatch contacts only %1, and only when you press Fetch. It sends the user name, your choice of games, and “%2” "
                       "as its own name. It sends no cookies and no keys.")
                        .arg(m_server->currentText(), QString::fromStdString(programName())));
}

void AccountDialog::showState()
{
    const bool isFetching = m_library.isFetching();
    m_fetch->setEnabled(!isFetching);
    m_stop->setVisible(isFetching);
    m_progress->setVisible(isFetching);
    if (!isFetching) {
        m_look.stop();
        return;
    }
    const jobs::Progress progress = m_library.fetchProgress();
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    m_progress->setRange(0, static_cast<int>(std::min(progress.total, kMost))); // 0 to 0: unknown
    m_progress->setValue(static_cast<int>(std::min(progress.done, kMost)));
    m_look.start();
}

void AccountDialog::showWent(const accounts::FetchReport& sofar) { m_status->setText(importText(sofar.games)); }

void AccountDialog::showEnd(const accounts::FetchReport& report)
{
    QStringList sentences{report.games.stopped ? tr("Stopped. The games fetched so far are kept; Fetch continues from there.") : QString()};
    library::ImportReport games = report.games;
    games.stopped = false; // said already
    sentences << importText(games);
    const auto leftOut = static_cast<int>(std::min<std::uint64_t>(report.leftOut, 1'000'000'000));
    if (leftOut > 0)
        sentences << tr("%n games outside your choice were skipped.", nullptr, leftOut);
    if (report.trouble)
        sentences << troubleSentence(*report.trouble, m_library.fetchServer());
    m_status->setText(joinSentences(sentences));
    showState();
}

} // namespace evenmatch::ui
