#include "ui/text/account_words.h"

#include "ui/http/http_client.h"
#include "ui/text/phrase_text.h"
#include "ui/text/sentences.h"

#include <QCoreApplication>
#include <QSettings>

namespace evenmatch::ui {

namespace {

struct AccountWords {
    Q_DECLARE_TR_FUNCTIONS(AccountWords)
};

} // namespace

QString paceText(accounts::Pace pace)
{
    switch (pace) {
    case accounts::Pace::Bullet: return AccountWords::tr("Bullet");
    case accounts::Pace::Blitz: return AccountWords::tr("Blitz");
    case accounts::Pace::Rapid: return AccountWords::tr("Rapid");
    case accounts::Pace::Classical: return AccountWords::tr("Classical, live");
    case accounts::Pace::Correspondence: return AccountWords::tr("Correspondence");
    }
    return {};
}

QString traitText(accounts::Trait trait)
{
    switch (trait) {
    case accounts::Trait::Casual: return AccountWords::tr("Casual games");
    case accounts::Trait::Variant: return AccountWords::tr("Variants");
    case accounts::Trait::Aborted: return AccountWords::tr("Aborted games");
    case accounts::Trait::Bot: return AccountWords::tr("Games against bots");
    }
    return {};
}

QString troubleSentence(const accounts::FetchTrouble& trouble, accounts::Server server)
{
    const QString text = QString::fromStdString(accounts::describe(trouble, server, translated("Accounts")));
    return endSentence(text.left(1).toUpper() + text.mid(1));
}

std::string programName() { return userAgent(QCoreApplication::applicationVersion().toStdString()); }

std::string otherAddress(accounts::Server server)
{
    const QString id = QString::fromStdString(std::string(accounts::factsOf(server).id));
    return QSettings().value(QStringLiteral("accounts/%1/address").arg(id)).toString().toStdString();
}

} // namespace evenmatch::ui
