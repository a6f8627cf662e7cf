// evenmatch [FILES]: the window with a game, or with several files and folders among the user's games; a second process passes its files to
// the first. evenmatch --screenshot OUT.png [--page play] [--theme dark] [--scale 2] [--size 1280x800] [--move N] [--library L] [FILE]: a
// picture of it. evenmatch --heartbeat [FILES]: its response times.
#include "app/version.h"
#include "app/window/heartbeat.h"
#include "app/window/network_sources.h"
#include "ui/base/theme.h"
#include "ui/main_window.h"
#include "ui/pages/games_page.h"
#include "ui/pages/lab_page.h"
#include "ui/pages/play_page.h"
#include "ui/report/page_report.h"
#include "ui/screenshot.h"
#include "ui/single_instance.h"
#include "ui/text/error_text.h"
#include "ui/text/language.h"

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QThreadPool>

#include <algorithm>
#include <array>
#include <chrono>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <functional>
#include <optional>

using namespace evenmatch;

namespace {

constexpr int kUsageError = 2;
constexpr int kNewWindow = 1000; ///< the event loop ended to restart with another language

/// Earlier versions stored their settings in a folder without the program's name.
void takeOverOlderSettings()
{
    QSettings settings;
    const QSettings older(QStringLiteral("Unknown Organization"), QStringLiteral("evenmatch"));
    if (!settings.allKeys().isEmpty())
        return;
    for (const QString& key : older.allKeys())
        settings.setValue(key, older.value(key));
}

/// The value of an option needed before the application exists: "--name value" or "--name=value".
QByteArray earlyOption(int argc, char** argv, const char* name)
{
    const std::size_t length = std::strlen(name);
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], name) == 0)
            return i + 1 < argc ? QByteArray(argv[i + 1]) : QByteArray("1");
        if (std::strncmp(argv[i], name, length) == 0 && argv[i][length] == '=')
            return argv[i] + length + 1;
    }
    return {};
}

bool isAsked(int argc, char** argv, const char* name)
{
    for (int i = 1; i < argc; ++i)
        if (std::strcmp(argv[i], name) == 0)
            return true;
    return false;
}

struct Options {
    QStringList files;
    QString screenshot; ///< empty: open the window
    ui::ThemeChoice theme = ui::ThemeChoice::System;
    QSize size;
    QString page;
    int move = -1; ///< the move to display; below 0: the last
    QString library; ///< empty: an empty one
    QString me; ///< the player whose rank the picture shows; empty: the library's user
    std::chrono::seconds wait{};
    QString panel; ///< the panel beside the board, see showPanel(); empty: the game
    QString kept; ///< a folder with a game in progress and runs of the Lab for the picture
};

std::optional<QString> readPictureOptions(const QCommandLineParser& parser, Options& options)
{
    const QString theme = parser.value(QStringLiteral("theme"));
    if (theme != QLatin1String("light") && theme != QLatin1String("dark"))
        return QApplication::translate("main", "--theme must be light or dark, not “%1”").arg(theme);
    options.theme = theme == QLatin1String("dark") ? ui::ThemeChoice::Dark : ui::ThemeChoice::Light;
    const QStringList size = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
    if (size.size() == 2)
        options.size = {size[0].toInt(), size[1].toInt()};
    if (options.size.width() < 320 || options.size.height() < 240 || options.size.width() > 8000 || options.size.height() > 8000)
        return QApplication::translate("main", "--size must be WIDTHxHEIGHT, from 320x240 to 8000x8000");
    options.page = parser.value(QStringLiteral("page"));
    if (parser.isSet(QStringLiteral("move")))
        options.move = parser.value(QStringLiteral("move")).toInt();
    options.wait = std::chrono::seconds(parser.value(QStringLiteral("wait")).toInt());
    options.library = parser.value(QStringLiteral("library"));
    options.me = parser.value(QStringLiteral("me"));
    options.panel = parser.value(QStringLiteral("panel"));
    options.kept = parser.value(QStringLiteral("kept"));
    return std::nullopt;
}

/// `evenmatch --heartbeat [--library L] [FILES]`, with settings and a library of its own; a named library is copied first.
int measure(const QString& library, const QStringList& imports)
{
    QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("games.library"));
    if (!library.isEmpty() && !QFile::copy(library, copy)) {
        std::fprintf(stderr, "evenmatch: %s cannot be read\n", qPrintable(library));
        return 1;
    }
    ui::MainWindow window(folder.path(), copy, app::networkSources());
    window.resize(1280, 800);
    window.show();
    if (library.isEmpty())
        app::measureHeartbeat(window, imports);
    else
        app::measureLibrary(window);
    return 0;
}

/// Copies the runs of the Lab for a picture, because a run is written when it is displayed or continued.
void keepLabRuns(const QString& from, const QString& to)
{
    const QDir runs(from + QStringLiteral("/lab"));
    for (const QString& run : from.isEmpty() ? QStringList() : runs.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString copy = to + QStringLiteral("/lab/") + run;
        QDir().mkpath(copy);
        for (const QFileInfo& file : QDir(runs.filePath(run)).entryInfoList(QDir::Files))
            QFile::copy(file.filePath(), copy + QLatin1Char('/') + file.fileName());
    }
}

/// False for an unknown name.
bool showPanel(ui::MainWindow& window, const QString& name)
{
    const std::pair<const char*, std::function<void()>> panels[] = {
        {"", [] {}},
        {"welcome", [&] { window.playPage()->welcome(); }},
        {"new", [&] { window.playPage()->showNewGame(); }},
        {"new-chess",
            [&] {
                QSettings().setValue(QStringLiteral("newGame/kind"), static_cast<int>(ui::NewGame::Kind::Chess));
                window.playPage()->showNewGame();
            }},
        {"settings", [&] { window.showSettings(); }},
        {"keys", [&] { window.findChild<QAction*>(QStringLiteral("keysAction"))->trigger(); }},
        {"about", [&] { window.playPage()->showAbout(); }},
        {"rank", [&] { window.gamesPage()->showView(ui::GamesPage::View::Rank); }},
        {"measure", [&] { window.labPage()->findChild<QPushButton*>(QStringLiteral("labFirstRun"))->click(); }},
    };
    const auto found = std::ranges::find_if(panels, [&](const auto& panel) { return name == QLatin1String(panel.first); });
    if (found == std::end(panels))
        return false;
    found->second();
    return true;
}

/// Opens the files and waits until they are read.
void openNow(ui::MainWindow& window, const QStringList& files)
{
    QEventLoop loop;
    QObject::connect(
        &window.opener(), &ui::GameOpener::readingChanged, &loop,
        [&] {
            if (!window.opener().isReading())
                loop.quit();
        },
        Qt::QueuedConnection); // one file may follow another
    window.openFiles(files);
    if (window.opener().isReading())
        loop.exec();
}

int takePicture(const Options& options)
{
    QSettings().clear(); // only for pictures, which are independent of each other
    QTemporaryDir folder; // leaves the user's game alone
    if (!options.kept.isEmpty())
        for (const QFileInfo& file : QDir(options.kept).entryInfoList({QStringLiteral("current.*")}))
            QFile::copy(file.filePath(), folder.filePath(file.fileName()));
    keepLabRuns(options.kept, folder.path());
    const QString library = options.library.isEmpty() ? folder.filePath(QStringLiteral("games.library")) : options.library;
    ui::MainWindow window(folder.path(), library, app::networkSources());
    window.setTheme(options.theme);
    window.document().restore();
    openNow(window, options.files);
    if (!options.me.isEmpty())
        window.library().change(
            &window,
            [name = options.me.toStdString()](library::Library& games) -> core::Result<void> {
                const auto player = games.playerOf(name);
                return player ? games.setMe(*player, true) : core::Result<void>(player.error());
            },
            [](const core::Result<void>&) {});
    if (options.move >= 0) {
        window.document().session().first();
        window.document().session().step(options.move);
    }
    if (!window.showPage(options.page)) {
        std::fprintf(stderr, "evenmatch: there is no page “%s”; pages: %s\n", qPrintable(options.page),
            qPrintable(window.pageNames().join(QStringLiteral(", "))));
        return kUsageError;
    }
    if (!showPanel(window, options.panel)) {
        std::fprintf(stderr, "evenmatch: there is no panel “%s”\n", qPrintable(options.panel));
        return kUsageError;
    }
    if (const auto written
        = ui::writeScreenshot(window, options.size, options.screenshot, options.wait, [&window] { return window.isSettled(); });
        !written.ok()) {
        std::fprintf(stderr, "evenmatch: %s\n", qPrintable(ui::errorText(written.error())));
        return 1;
    }
    return 0;
}

/// `evenmatch --print PAGE.html --to OUT.pdf`, for evenmatch-cli, which cannot print: prints "printed", or the reason for a failure.
int printPage(const QString& page, const QString& out)
{
    QFile file(page);
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "evenmatch: %s: %s\n", qPrintable(page), qPrintable(file.errorString()));
        return 1;
    }
    if (const auto written = ui::pageReport(QString::fromUtf8(file.readAll())).save(out); !written.ok()) {
        std::fprintf(stderr, "evenmatch: %s\n", qPrintable(ui::errorText(written.error())));
        return 1;
    }
    std::puts("printed");
    return 0;
}

/// Options needed before the application exists.
struct Early {
    bool picture = false;
    bool heartbeat = false;
    bool print = false;
    bool textOnly = false; ///< nothing is shown
    QByteArray language; ///< empty: the chosen one
};

Early readEarly(int argc, char** argv)
{
    Early early{.picture = !earlyOption(argc, argv, "--screenshot").isEmpty(),
        .heartbeat = isAsked(argc, argv, "--heartbeat"),
        .print = !earlyOption(argc, argv, "--print").isEmpty(),
        .language = earlyOption(argc, argv, "--language")};
    constexpr std::array kTextOptions = {"--version", "-v", "--help", "-h"};
    early.textOnly = early.print || std::ranges::any_of(kTextOptions, [&](const char* name) { return isAsked(argc, argv, name); });
    if (early.picture && early.language.isEmpty())
        early.language = "en"; // a picture's texts are the same for all users
    return early;
}

void chooseSurroundings(const Early& early, const QByteArray& scale)
{
    if (early.picture || early.print || ((early.textOnly || early.heartbeat) && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (early.picture && scale.toDouble() >= 0.5 && scale.toDouble() <= 4)
        qputenv("QT_SCALE_FACTOR", scale);
    if (early.picture || early.heartbeat)
        QStandardPaths::setTestModeEnabled(true); // its own settings
}

bool hasDisplay()
{
    constexpr std::array kVariables = {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"};
    return std::ranges::any_of(kVariables, [](const char* name) { return !qEnvironmentVariableIsEmpty(name); });
}

void describeApplication(const Early& early)
{
    QApplication::setApplicationName(early.picture || early.heartbeat ? QStringLiteral("evenmatch-pictures") : QStringLiteral("evenmatch"));
    QApplication::setOrganizationName(QStringLiteral("Evenmatch")); // the folder of the settings
    QApplication::setApplicationDisplayName(QStringLiteral("Evenmatch"));
    QApplication::setApplicationVersion(QStringLiteral(EVENMATCH_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.evenmatch.Evenmatch"));
    // Threads for painting. They are kept, because a new thread would wait while a library, such as the one with the networks, is loaded.
    QThreadPool::globalInstance()->setExpiryTimeout(-1);
    ui::loadResources();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/evenmatch.svg")));
}

void describeOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(QApplication::translate("main", "Play Go and chess."));
    parser.addHelpOption();
    parser.addOption(
        {{QStringLiteral("v"), QStringLiteral("version")}, QApplication::translate("main", "Print the version and the bundled networks.")});
    parser.addPositionalArgument(QStringLiteral("files"),
        QApplication::translate("main", "A game to open. Several games, or a folder, are imported."), QStringLiteral("[FILES]"));
    parser.addOptions({
        {QStringLiteral("screenshot"), QApplication::translate("main", "Write a picture of the window and exit."),
            QStringLiteral("OUT.png")},
        {QStringLiteral("heartbeat"),
            QApplication::translate(
                "main", "Play, review and import the files, print the longest pause of the window's thread, and exit.")},
        {QStringLiteral("page"),
            QApplication::translate("main", "The page in the picture: play, review, tree, games, learn, lab or engines."),
            QStringLiteral("PAGE"), QStringLiteral("play")},
        {QStringLiteral("language"), QApplication::translate("main", "Language of the window: en, de, ja, ko, zh_CN or zh_TW."),
            QStringLiteral("CODE")},
        {QStringLiteral("panel"),
            QApplication::translate("main",
                "Beside the board: welcome, new, new-chess, settings, keys, about; on the Games page: rank; on the Lab page: measure."),
            QStringLiteral("PANEL")},
        {QStringLiteral("kept"), QApplication::translate("main", "A folder with a game in progress to continue."),
            QStringLiteral("FOLDER")},
        {QStringLiteral("theme"), QApplication::translate("main", "The picture's theme: light or dark."), QStringLiteral("THEME"),
            QStringLiteral("light")},
        {QStringLiteral("scale"), QApplication::translate("main", "Pixels for each point of the picture, 0.5 to 4."), QStringLiteral("N"),
            QStringLiteral("1")},
        {QStringLiteral("move"), QApplication::translate("main", "The move in the picture."), QStringLiteral("N")},
        {QStringLiteral("library"), QApplication::translate("main", "The library in the picture."), QStringLiteral("FILE")},
        {QStringLiteral("me"), QApplication::translate("main", "The player of the library whose rank is in the picture."),
            QStringLiteral("NAME")},
        {QStringLiteral("wait"), QApplication::translate("main", "Maximum time that the picture waits for running work, in seconds."),
            QStringLiteral("S"), QStringLiteral("120")},
        {QStringLiteral("size"), QApplication::translate("main", "Size of the pictured window."), QStringLiteral("WxH"),
            QStringLiteral("1280x800")},
    });
    QCommandLineOption printed(QStringLiteral("print"), {}, QStringLiteral("PAGE.html"));
    QCommandLineOption to(QStringLiteral("to"), {}, QStringLiteral("OUT.pdf"));
    printed.setFlags(QCommandLineOption::HiddenFromHelp);
    to.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({printed, to});
}

/// The window, recreated for each chosen language.
int showWindow(QStringList files)
{
    takeOverOlderSettings();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/evenmatch");
    ui::SingleInstance instance(folder);
    if (!instance.isFirst()) {
        if (instance.handOver(files))
            return 0;
        // Two windows would overwrite each other's game.
        const QString computer = instance.otherComputer();
        QMessageBox::warning(nullptr, QStringLiteral("Evenmatch"),
            computer.isEmpty()
                ? QApplication::translate("main", "Evenmatch is already running, but it does not respond. Close it, then start it again.")
                : QApplication::translate("main",
                    "Evenmatch is running on the computer %1, which shares your folder. Close it there. If it ended in a crash, delete %2.")
                      .arg(computer, instance.lockFile()));
        return 1;
    }
    std::optional<ui::LiveGame> live; // of the window in the previous language, as is the page
    QString page;
    QStringList measuring; // in the Lab
    for (;;) {
        ui::MainWindow window(folder, app::networkSources());
        QObject::connect(&instance, &ui::SingleInstance::started, &window, &ui::MainWindow::comeForward);
        QObject::connect(
            &window, &ui::MainWindow::languageChosen, qApp, [] { QApplication::exit(kNewWindow); }, Qt::QueuedConnection);
        if (!window.document().restoreAtStart()) // opened files replace it, unreadable ones do not
            window.playPage()->welcome();
        else if (live)
            window.playPage()->resume(std::move(*live));
        window.labPage()->lab().continueRuns(measuring);
        window.fitScreen();
        window.showPage(page);
        window.show();
        if (!files.isEmpty())
            QMetaObject::invokeMethod(
                &window, [&] { window.openOrImport(files); }, Qt::QueuedConnection);
        if (const int code = QApplication::exec(); code != kNewWindow)
            return code;
        live = window.playPage()->takeLiveGame();
        page = window.pageName();
        measuring = window.labPage()->lab().openRuns();
        files.clear();
        ui::applyLanguage(*qApp, ui::chosenLanguage());
    }
}

int run(const Early& early, const QCommandLineParser& parser)
{
    Options options{.files = parser.positionalArguments(),
        .screenshot = parser.value(QStringLiteral("screenshot")),
        .theme = {},
        .size = {},
        .page = {},
        .me = {},
        .panel = {},
        .kept = {}};
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    ui::rememberSystemTheme();
    QApplication::setFont(ui::typeFont(ui::TypeSize::Text));
    if (early.picture) {
        const auto wrong = readPictureOptions(parser, options);
        if (!wrong)
            return takePicture(options);
        std::fprintf(stderr, "evenmatch: %s\n", qPrintable(*wrong));
        return kUsageError;
    }
    if (early.heartbeat)
        return measure(parser.value(QStringLiteral("library")), options.files);
    if (early.print)
        return printPage(parser.value(QStringLiteral("print")), parser.value(QStringLiteral("to")));
    return showWindow(options.files);
}

} // namespace

int main(int argc, char** argv)
{
    const Early early = readEarly(argc, argv);
    chooseSurroundings(early, earlyOption(argc, argv, "--scale"));
    if (!hasDisplay()) {
        std::fputs(
            "evenmatch: there is no display to open a window on; use evenmatch-cli, or start it under a desktop or 'xvfb-run'.\n", stderr);
        return kUsageError;
    }
    QApplication app(argc, argv);
    std::setlocale(LC_NUMERIC, "C"); // Qt set the user's locale, but engines and files must not get "6,5" points
    describeApplication(early);
    // A picture's language is known before the parser, whose texts are translated, too.
    ui::applyLanguage(app, early.language.isEmpty() ? ui::chosenLanguage() : QString::fromLatin1(early.language));

    QCommandLineParser parser;
    describeOptions(parser);
    if (!parser.parse(QCoreApplication::arguments())) {
        std::fprintf(stderr, "evenmatch: %s\n", qPrintable(parser.errorText()));
        return kUsageError;
    }
    if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all")))
        parser.showHelp();
    if (parser.isSet(QStringLiteral("version")))
        return std::puts(app::versionText("evenmatch").c_str()) < 0 || std::fflush(stdout) != 0 ? 1 : 0;
    return run(early, parser);
}
