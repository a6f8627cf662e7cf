// Documents: every path that a document or a comment names exists, and lines of documents wrap at 120 characters.
#include "tests/run_tests.h"

#include "tests/files.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

namespace tst_documents {

namespace {

const QString kRoot = QStringLiteral(SOURCE_ROOT);
/// Top-level entries of the repository; a path begins with one of them.
const QStringList kTop{"core", "nn", "search", "ui", "app", "tests", "resources", "translations", "packaging", ".github", ".ci"};

bool exists(const QString& path) { return QFileInfo::exists(kRoot + '/' + path); }

/// Paths of all documents, from the root.
QStringList documentPaths()
{
    QStringList paths{QStringLiteral("README.md")};
    for (const QString& top : kTop)
        for (QDirIterator it(kRoot + '/' + top, {"*.md"}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); it.hasNext();)
            paths << QDir(kRoot).relativeFilePath(it.next());
    return paths;
}

QSet<QString> documentNames()
{
    QSet<QString> names;
    for (const QString& path : documentPaths())
        names << QFileInfo(path).fileName();
    return names;
}

/// Paths in a text that do not exist. `folder`: the folder of the text, for links of documents.
QStringList missing(const QString& text, const QString& folder, const QSet<QString>& documents)
{
    static const QRegularExpression path(
        QString(R"re((?<![\w./~-])((?:%1)/[A-Za-z0-9_./+-]*[A-Za-z0-9_/]))re").arg(kTop.join('|').replace('.', "\\.")));
    static const QRegularExpression document(QString(R"re((?<![\w/.*-])([A-Za-z_]+\.md)\b)re"));
    static const QRegularExpression link(QString(R"re(\]\(([^)#:\s]+)(?:#[^)\s]*)?\))re"));
    QStringList found;
    const auto take = [&](const QString& name, bool isThere) {
        if (!isThere)
            found << name;
    };
    for (auto it = path.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString name = match.captured(1);
        const QString next = text.mid(match.capturedEnd(), 2); // characters that make it a pattern
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

constexpr qsizetype kLongestLine = 120;

/// Numbers of the lines, from 1, that are longer than 120 characters. Tables and code may be longer, and lines of a single word.
QList<int> tooLongLines(const QString& text)
{
    static const QRegularExpression marker(QStringLiteral("^\\s*(?:[-*>]|#+|\\d+\\.)?\\s*"));
    QList<int> found;
    bool isCode = false;
    int number = 0;
    for (const QString& line : text.split('\n')) {
        ++number;
        if (line.startsWith(QLatin1String("```")))
            isCode = !isCode;
        const bool isTable = line.startsWith('|');
        const bool isIndentedCode = line.startsWith(QLatin1String("    "));
        if (isCode || isTable || isIndentedCode || line.size() <= kLongestLine)
            continue;
        const QString content = QString(line).remove(marker);
        if (content.trimmed().contains(' '))
            found << number;
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

QString textOf(const QString& file) { return QString::fromUtf8(contentOf(file)); }

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namedPathsExist()
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
            const QString text = textOf(root.filePath(file));
            const QString folder = file.contains('/') ? file.section('/', 0, -2) : QStringLiteral(".");
            for (const QString& name :
                missing(isDocument ? text : commentsOf(text, file.endsWith(".h") || file.endsWith(".cpp")), folder, documents))
                found << file + ": " + name;
        }
        QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
    }

    void plantedPathsAreFound_data()
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
        QTest::newRow("a link to a section") << "[this](core/README.md#errors)" << true;
        QTest::newRow("a broken link to a section") << "[this](core/REDME.txt#errors)" << false;
        QTest::newRow("a document") << "ALGORITHMS.md 4" << true;
        QTest::newRow("a document of somewhere else") << "as DESIGN.md says" << false;
    }

    void plantedPathsAreFound()
    {
        QFETCH(QString, text);
        QFETCH(bool, fine);
        QCOMPARE(missing(text, ".", documentNames()).isEmpty(), fine);
    }

    void linesWrap()
    {
        const QDir root(kRoot);
        QStringList found;
        const QStringList documents = documentPaths();
        QVERIFY(documents.size() > 40);
        for (const QString& document : documents)
            for (const int line : tooLongLines(textOf(root.filePath(document))))
                found << document + ':' + QString::number(line);
        QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
    }

    void plantedLinesAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("lines");
        const QString words = QStringLiteral("word ").repeated(30);
        const QString address = "https://example.org/" + QString(120, 'a');
        QTest::newRow("short") << "one line\nanother\n" << QList<int>{};
        QTest::newRow("exactly 120") << QString(59, 'a') + ' ' + QString(60, 'b') << QList<int>{};
        QTest::newRow("one more") << QString(60, 'a') + ' ' + QString(60, 'b') << QList<int>{1};
        QTest::newRow("the second line") << "short\n" + words << QList<int>{2};
        QTest::newRow("an item") << "- " + words << QList<int>{1};
        QTest::newRow("a table") << "| " + words + '|' << QList<int>{};
        QTest::newRow("fenced code") << "```sh\n" + words + "\n```" << QList<int>{};
        QTest::newRow("after fenced code") << "```sh\n```\n" + words << QList<int>{3};
        QTest::newRow("indented code") << "    " + words << QList<int>{};
        QTest::newRow("a single word") << "- " + address << QList<int>{};
        QTest::newRow("characters, not bytes") << QString::fromUtf8("β").repeated(119) << QList<int>{};
    }

    void plantedLinesAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, lines);
        QCOMPARE(tooLongLines(text), lines);
    }

    /// A page of resources/models/history starts with its result, and experiments.md, a card or a README links to it.
    void historyPagesBeginWithTheirResult()
    {
        const QDir root(kRoot);
        QString links;
        for (const QString& document : documentPaths())
            links += textOf(root.filePath(document));
        const QStringList pages = QDir(root.filePath("resources/models/history")).entryList({"*.md"}, QDir::Files);
        QVERIFY(pages.size() > 20);
        for (const QString& page : pages) {
            const QStringList lines = textOf(root.filePath("resources/models/history/" + page)).split('\n');
            QVERIFY2(lines.size() > 2 && lines[0].startsWith("# ") && lines[2].startsWith("**Result:"), qPrintable(page));
            QVERIFY2(links.contains('/' + page + ')'), qPrintable(page + " is linked nowhere"));
        }
    }

    void theReadmeIsShort()
    {
        static const QRegularExpression space(QStringLiteral("\\s+"));
        QVERIFY(textOf(kRoot + "/README.md").split(space, Qt::SkipEmptyParts).size() <= 600);
    }

    /// CMakeLists.txt defines the version; files that cannot read it there contain the same one.
    void packagesHaveTheProgramsVersion()
    {
        static const QRegularExpression project(QStringLiteral("project\\(evenmatch VERSION ([0-9.]+)"));
        const QString version = project.match(textOf(kRoot + "/CMakeLists.txt")).captured(1);
        QVERIFY(!version.isEmpty());
        QVERIFY(textOf(kRoot + "/packaging/debian/changelog").startsWith("evenmatch (" + version + ") "));
        QVERIFY(textOf(kRoot + "/packaging/org.evenmatch.Evenmatch.metainfo.xml").contains("<release version=\"" + version + "\""));
    }

    void packagesAreForEveryProcessor()
    {
        static const QRegularExpression preset(QStringLiteral("\"name\": \"package\",[^}]*\"EVENMATCH_NATIVE\": \"OFF\""));
        QVERIFY(preset.match(textOf(kRoot + "/CMakePresets.json")).hasMatch());
        for (const QString file : {"debian/rules", "portable", "org.evenmatch.Evenmatch.flatpak.yml"}) {
            const QString text = textOf(kRoot + "/packaging/" + file);
            QVERIFY2((text.contains("-DEVENMATCH_NATIVE=OFF") || text.contains("--preset package")) && !text.contains("-march"),
                qPrintable(file));
        }
    }

    void desktopFilesAreValid()
    {
        int checked = 0;
        const auto check = [&](const QString& program, const QStringList& arguments) {
            if (QStandardPaths::findExecutable(program).isEmpty())
                return;
            QProcess process;
            process.setProcessChannelMode(QProcess::MergedChannels);
            process.start(program, arguments);
            QVERIFY(process.waitForFinished(-1));
            QVERIFY2(process.exitCode() == 0, process.readAll().constData());
            ++checked;
        };
        check("desktop-file-validate", {kRoot + "/packaging/org.evenmatch.Evenmatch.desktop"});
        check("appstreamcli", {"validate", "--no-net", kRoot + "/packaging/org.evenmatch.Evenmatch.metainfo.xml"});
        if (checked == 0)
            QSKIP("neither desktop-file-validate nor appstreamcli is here");
    }
};

EVENMATCH_TEST(TestDocuments)

} // namespace tst_documents

#include "tst_documents.moc"
