#include "ui/text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>
#include <QVariant>

#include <cstring>

namespace evenmatch::ui {

namespace {

const auto kKey = QStringLiteral("view/language");
constexpr const char* kInUse = "language"; ///< a property of the application

/// Qt passes the full name of a class, but the files have lupdate's names without our namespaces.
class Translator final : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* text, const char* comment, int n) const override
    {
        constexpr const char* kNamespace = "evenmatch::ui::";
        if (context && std::strncmp(context, kNamespace, std::strlen(kNamespace)) == 0)
            context += std::strlen(kNamespace);
        return QTranslator::translate(context, text, comment, n);
    }
};

QLocale localeOf(const QString& code) { return code.isEmpty() ? QLocale::system() : QLocale(code); }

} // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> all{
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("de"), QStringLiteral("Deutsch")},
        {QStringLiteral("ja"), QStringLiteral("日本語")},
        {QStringLiteral("ko"), QStringLiteral("한국어")},
        {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
        {QStringLiteral("zh_TW"), QStringLiteral("繁體中文")},
    };
    return all;
}

QString chosenLanguage() { return QSettings().value(kKey).toString(); }

void chooseLanguage(const QString& code) { QSettings().setValue(kKey, code); }

QString languageInUse()
{
    const QVariant applied = QCoreApplication::instance()->property(kInUse);
    return applied.isValid() ? applied.toString() : chosenLanguage();
}

void applyLanguage(QCoreApplication& app, const QString& code)
{
    app.setProperty(kInUse, code);
    const QLocale locale = localeOf(code);
    QLocale::setDefault(locale);
    qDeleteAll(app.findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly));
    const auto install = [&](QTranslator* translator, const QLocale& language, const QString& name, const QString& folder) {
        const bool known = translator->load(language, name, QStringLiteral("_"), folder);
        if (known)
            app.installTranslator(translator);
        return known;
    };
    install(new QTranslator(&app), locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    for (const QLocale& language : {locale, QLocale(QLocale::English)}) // its file distinguishes "1 game" and "2 games"
        if (install(new Translator(&app), language, QStringLiteral("evenmatch"), QStringLiteral(":/translations")))
            break;
}

} // namespace evenmatch::ui
