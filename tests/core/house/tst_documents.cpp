// Every path that a document or a comment names is there. Whoever reads has this repository and nothing else.
#include "tests/run_tests.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

namespace tst_documents {

namespace {

const QString kRoot = QStringLiteral(SOURCE_ROOT);
/// What the repository holds at its top; a path begins with one of them.
const QStringList kTop{"core", "nn", "search", "ui", "app", "tests", "resources", "translations", "packaging", ".github", ".ci"};

bool exists(const QString& path) { return QFileInfo::exists(kRoot + '/' + path); }

/// Names of all files that are documents.
QSet<QString> documentNames()
{
    QSet<QString> names;
    for (const QString& top : kTop)
        for (QDirIterator it(kRoot + '/' + top, {"*.md"}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); it.hasNext();)
            names << QFileInfo(it.next()).fileName();
    return names << QStringLiteral("README.md");
}

/// Paths in a text that are not there. `folder`: where the text stands, for links of documents.
QStringList missing(const QString& text, const QString& folder, const QSet<QString>& documents)
{
    static const QRegularExpression path(
        QString(R"re((?<![\w./~-])((?:%1)/[A-Za-z0-9_./+-]*[A-Za-z0-9_/]))re").arg(kTop.join('|').replace('.', "\\.")));
    static const QRegularExpression document(QString(R"re((?<![\w/.*-])([A-Za-z_]+\.md)\b)re"));
    static const QRegularExpression link(QString(R"re(\]\(([^)#:\s]+)\))re"));
    QStringList found;
    const auto take = [&](const QString& name, bool isThere) {
        if (!isThere)
            found << name;
    };
    for (auto it = path.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString name = match.captured(1);
        const QString next = text.mid(match.capturedEnd(), 2); // what makes it a pattern
        if (next.startsWith('*') || next == QLatin1String(".*") || next.startsWith('<') || next.startsWith('$') || next.startsWith('{')
            || next.startsWith('%') || name.contains(QLatin1String("NAME")) || name.contains(QLatin1String("GAME")))
            continue;
        take(name, exists(name) || exists(folder + '/' + name) || exists(name + ".h") || exists(name + ".cpp"));
    }
    for (auto it = document.globalMatch(text); it.hasNext();) {
        const QString name = it.next().captured(1);
        take(name, documents.contains(name));
    }
    for (auto it = link.globalMatch(text); it.hasNext();) {
        const QString name = it.next().captured(1);
        take(name, exists(QDir::cleanPath(folder + '/' + name)));
    }
    return found;
}

/// The comments of a source file: "//", "/* */", and "#" in CMake and shell.
QString commentsOf(const QString& source, bool isCode)
{
    static const QRegularExpression code(
        QString(R"re("(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?\*/)re"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression script(QString(R"re((?:^|\s)#[^\n]*)re"), QRegularExpression::MultilineOption);
    QString comments;
    for (auto it = (isCode ? code : script).globalMatch(source); it.hasNext();) {
        const QString one = it.next().captured();
        if (!one.startsWith('"'))
            comments += one + '\n';
    }
    return comments;
}

QString contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namedPathsExist();
    void plantedPathsAreFound_data();
    void plantedPathsAreFound();
    void theReadmeIsShort();
    void packagesHaveTheProgramsVersion();
    void packagesAreForEveryProcessor();
    void desktopFilesAreValid();
};

void TestDocuments::namedPathsExist()
{
    const QDir root(kRoot);
    const QSet<QString> documents = documentNames();
    QStringList files{"README.md", "CMakeLists.txt"};
    for (const QString& top : kTop)
        for (QDirIterator it(kRoot + '/' + top, {"*.md", "*.h", "*.cpp", "CMakeLists.txt", "*.sh", "run", "test"},
                 QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
             it.hasNext();)
            files << root.relativeFilePath(it.next());
    QVERIFY(files.size() > 500);
    QStringList found;
    for (const QString& file : files) {
        const bool isDocument = file.endsWith(".md");
        const QString text = contentOf(root.filePath(file));
        const QString folder = file.contains('/') ? file.section('/', 0, -2) : QStringLiteral(".");
        for (const QString& name :
            missing(isDocument ? text : commentsOf(text, file.endsWith(".h") || file.endsWith(".cpp")), folder, documents))
            found << file + ": " + name;
    }
    QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
}

void TestDocuments::plantedPathsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fine");
    QTest::newRow("a file") << "see core/error.h, please" << true;
    QTest::newRow("a file that is gone") << "see core/errors.h" << false;
    QTest::newRow("a folder") << "`core/game/` holds" << true;
    QTest::newRow("a folder that is gone") << "`core/games/` holds" << false;
    QTest::newRow("without its ending") << "core/error is" << true;
    QTest::newRow("at the end of a sentence") << "It is in core/error.h." << true;
    QTest::newRow("a pattern") << "one a game: core/game/<name>/position.h, core/record/*.h" << true;
    QTest::newRow("another program's") << "/usr/share/core/thing.h" << true;
    QTest::newRow("a link") << "[this](core/README.md)" << true;
    QTest::newRow("a broken link") << "[this](core/REDME.txt)" << false;
    QTest::newRow("a document") << "ALGORITHMS.md 4" << true;
    QTest::newRow("a document of somewhere else") << "as DESIGN.md says" << false;
}

void TestDocuments::plantedPathsAreFound()
{
    QFETCH(QString, text);
    QFETCH(bool, fine);
    QCOMPARE(missing(text, ".", documentNames()).isEmpty(), fine);
}

void TestDocuments::theReadmeIsShort()
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    QVERIFY(contentOf(kRoot + "/README.md").split(space, Qt::SkipEmptyParts).size() <= 900);
}

/// The version stands in CMakeLists.txt; what cannot read it there says the same.
void TestDocuments::packagesHaveTheProgramsVersion()
{
    static const QRegularExpression project(QStringLiteral("project\\(evenmatch VERSION ([0-9.]+)"));
    const QString version = project.match(contentOf(kRoot + "/CMakeLists.txt")).captured(1);
    QVERIFY(!version.isEmpty());
    QVERIFY(contentOf(kRoot + "/packaging/debian/changelog").startsWith("evenmatch (" + version + ") "));
    QVERIFY(contentOf(kRoot + "/packaging/org.evenmatch.Evenmatch.metainfo.xml").contains("<release version=\"" + version + "\""));
}

void TestDocuments::packagesAreForEveryProcessor()
{
    static const QRegularExpression preset(QStringLiteral("\"name\": \"package\",[^}]*\"EVENMATCH_NATIVE\": \"OFF\""));
    QVERIFY(preset.match(contentOf(kRoot + "/CMakePresets.json")).hasMatch());
    for (const QString file : {"debian/rules", "portable", "org.evenmatch.Evenmatch.flatpak.yml"}) {
        const QString text = contentOf(kRoot + "/packaging/" + file);
        QVERIFY2(
            (text.contains("-DEVENMATCH_NATIVE=OFF") || text.contains("--preset package")) && !text.contains("-march"), qPrintable(file));
    }
}

void TestDocuments::desktopFilesAreValid()
{
    int checked = 0;
    const auto check = [&](const QString& program, const QStringList& arguments) {
        if (QStandardPaths::findExecutable(program).isEmpty())
            return;
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY2(process.exitCode() == 0, process.readAll().constData());
        ++checked;
    };
    check("desktop-file-validate", {kRoot + "/packaging/org.evenmatch.Evenmatch.desktop"});
    check("appstreamcli", {"validate", "--no-net", kRoot + "/packaging/org.evenmatch.Evenmatch.metainfo.xml"});
    if (checked == 0)
        QSKIP("neither desktop-file-validate nor appstreamcli is here");
}

EVENMATCH_TEST(TestDocuments)

} // namespace tst_documents

#include "tst_documents.moc"
