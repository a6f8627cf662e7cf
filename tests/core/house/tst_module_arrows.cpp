// Allowed includes between modules, the arrows of resources/architecture.svg, checked for every source file.
#include "tests/run_tests.h"

#include "tests/files.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_module_arrows {

namespace {

// Each module with the modules that it may include. Some folders are separate modules inside another: nn/onednn and nn/torch, and the
// programs in app, which do not include each other.
const QMap<QString, QStringList> kMayInclude = {
    {"core", {"core"}},
    {"nn", {"core", "nn"}},
    {"nn/onednn", {"core", "nn", "nn/onednn"}},
    {"nn/torch", {"core", "nn", "nn/onednn", "nn/torch"}},
    {"search", {"core", "nn", "search"}},
    {"ui", {"core", "nn", "search", "ui"}},
    {"app", {"core", "nn", "nn/onednn", "nn/torch", "search", "ui", "app"}},
    {"app/shared", {"core", "nn", "nn/onednn", "nn/torch", "search", "ui", "app", "app/shared"}},
    {"app/cli", {"core", "nn", "nn/onednn", "nn/torch", "search", "ui", "app", "app/shared", "app/cli"}},
    {"app/lab", {"core", "nn", "nn/onednn", "nn/torch", "search", "ui", "app", "app/shared", "app/lab"}},
    {"app/window", {"core", "nn", "nn/onednn", "nn/torch", "search", "ui", "app", "app/window"}},
};

QString moduleOf(const QString& path)
{
    for (const QString inside : {"nn/onednn", "nn/torch", "app/shared", "app/cli", "app/lab", "app/window"})
        if (path.startsWith(inside + '/'))
            return inside;
    return path.section('/', 0, 0);
}

/// Whether a file is in a folder of the module, not beside its public headers.
bool isInside(const QString& module, const QString& path)
{
    return path.startsWith(module + '/') && path.indexOf('/', module.size() + 1) >= 0;
}

/// Wrong includes of one file, a line each.
QStringList violations(const QString& path, const QString& text)
{
    static const QRegularExpression include("^\\s*#\\s*include\\s*([<\"])([^\">]+)[\">]", QRegularExpression::MultilineOption);
    const QString module = moduleOf(path);
    const bool mayUseQt = module == "ui" || path.startsWith("app/window/");
    const bool mayUseOnednn
        = path == "nn/torch/network/winograd_block.cpp" || isInside("nn/onednn", path) || (module == "nn/onednn" && path.endsWith(".cpp"));
    const bool mayUseTorch = module == "nn/torch" && (path.endsWith(".cpp") || isInside("nn/torch", path));

    QStringList found;
    for (auto it = include.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString name = match.captured(2);
        if (mayUseQt && name == QFileInfo(path).completeBaseName() + ".moc")
            continue; // moc's output for the file itself
        if (match.captured(1) == "\"") {
            const QString target = moduleOf(name);
            if (kMayInclude.contains(target) && !kMayInclude[module].contains(target))
                found << path + ": " + module + " may not include " + name;
            else if (!kMayInclude.contains(target))
                found << path + ": not a path from a module: " + name;
            else if (module != "nn/torch" && isInside("nn/torch", name))
                found << path + ": a folder of nn/torch is its own: " + name;
        } else if (!mayUseOnednn && name.startsWith("dnnl")) {
            found << path + ": oneDNN's headers stay in nn/onednn/*.cpp and its folders: " + name;
        } else if (!mayUseQt && name.startsWith('Q')) {
            found << path + ": Qt stays in ui and app/window: " + name;
        } else if (!mayUseTorch && (name.startsWith("torch/") || name.startsWith("ATen/") || name.startsWith("c10/"))) {
            found << path + ": torch headers stay in nn/torch/*.cpp and its folders: " + name;
        }
    }
    return found;
}

const QStringList kModules = {"core", "nn", "search", "ui", "app"};
constexpr int kMostPairs = 15;

using Folders = QMap<QString, QSet<QString>>;

/// Each folder of these modules with the names of its pairs of files.
Folders pairsOf(const QDir& root, const QStringList& modules)
{
    Folders pairs;
    for (const QString& module : modules)
        for (QDirIterator it(root.filePath(module), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            const QFileInfo file(it.next());
            pairs[root.relativeFilePath(file.path())] << file.completeBaseName();
        }
    return pairs;
}

/// Each folder of these modules with the folders of the same module that it includes.
Folders includesOf(const QDir& root, const QStringList& modules)
{
    static const QRegularExpression include("^\\s*#\\s*include\\s*\"([^\"]+)/[^\"/]+\"", QRegularExpression::MultilineOption);
    Folders includes;
    for (const QString& module : modules)
        for (QDirIterator it(root.filePath(module), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            const QString file = it.next();
            const QString folder = root.relativeFilePath(QFileInfo(file).path());
            for (auto found = include.globalMatch(QString::fromUtf8(contentOf(file))); found.hasNext();)
                if (const QString other = found.next().captured(1); other != folder && moduleOf(other + '/') == moduleOf(folder + '/'))
                    includes[folder] << other;
        }
    return includes;
}

/// The folders that this one includes, directly or not.
QSet<QString> reachedFrom(const QString& folder, const Folders& includes)
{
    QSet<QString> reached;
    QStringList open = {folder};
    while (!open.isEmpty())
        for (const QString& other : includes.value(open.takeLast()))
            if (!reached.contains(other)) {
                reached << other;
                open << other;
            }
    return reached;
}

} // namespace

class TestModuleArrows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noFileIncludesAgainstTheArrows()
    {
        const QDir root(SOURCE_ROOT);
        int files = 0;
        QStringList found;
        for (const QString& module : kModules) {
            QDirIterator it(root.filePath(module), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                const QString file = it.next();
                found << violations(root.relativeFilePath(file), QString::fromUtf8(contentOf(file)));
                ++files;
            }
        }
        QVERIFY2(files > 5, "the source tree was not found");
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

    void everyFolderAtTheTopIsKnown()
    {
        const QSet<QString> known = {"core", "nn", "search", "ui", "app", "resources", "translations", "tests", "packaging", "build"};
        for (const QString& folder : QDir(SOURCE_ROOT).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QVERIFY2(known.contains(folder), qPrintable("a folder that the design does not know: " + folder));
    }

    void noFolderIsTooFull()
    {
        const Folders pairs = pairsOf(QDir(SOURCE_ROOT), kModules);
        QVERIFY(pairs.size() > 5);
        for (auto it = pairs.begin(); it != pairs.end(); ++it)
            QVERIFY2(it->size() <= kMostPairs,
                qPrintable(QString("%1 has %2 pairs, more than %3").arg(it.key()).arg(it->size()).arg(kMostPairs)));
    }

    void everyFolderIsOnItsModulesMap()
    {
        const QDir root(SOURCE_ROOT);
        for (const QString& module : kModules) {
            const QString text = QString::fromUtf8(contentOf(root.filePath(module + "/README.md")));
            const QStringList folders = pairsOf(root, {module}).keys();
            for (const QString& folder : folders)
                QVERIFY2(text.contains("\n| `" + folder + "/` | "), qPrintable(folder + " is not on the map of " + module));
        }
    }

    /// No folder reaches itself through the includes of other folders of its module.
    void foldersIncludeEachOtherOneWay()
    {
        const Folders includes = includesOf(QDir(SOURCE_ROOT), kModules);
        QStringList circles;
        for (auto it = includes.begin(); it != includes.end(); ++it)
            if (reachedFrom(it.key(), includes).contains(it.key()))
                circles << it.key();
        QVERIFY2(circles.isEmpty(), qPrintable("these folders include each other: " + circles.join(", ")));
    }

    /// A page includes no other page, except the parts shared by all pages with a board.
    void pagesAreIncludedByTheShellAlone()
    {
        static const QRegularExpression page("#\\s*include\\s*\"ui/pages/(\\w+)\\.h\"");
        const QDir root(SOURCE_ROOT);
        for (QDirIterator it(root.filePath("ui"), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            const QFileInfo info(it.next());
            const QString folder = root.relativeFilePath(info.path());
            for (auto found = page.globalMatch(QString::fromUtf8(contentOf(info.filePath()))); folder != "ui" && found.hasNext();) {
                const QString name = found.next().captured(1);
                const bool itself = folder == "ui/pages" && (name == info.completeBaseName() || name == "board_page");
                QVERIFY2(itself, qPrintable(info.filePath() + " includes the page " + name));
            }
        }
    }

    /// Plain std::cout would send control bytes to the terminal and would not notice a full disk.
    void theCommandLineWritesThroughItsStream()
    {
        static const QRegularExpression beside(QStringLiteral("\\b(printf|puts|putchar)\\s*\\("));
        for (const QString folder : {"app/shared", "app/cli", "app/lab"}) {
            QDirIterator it(QDir(SOURCE_ROOT).filePath(folder), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            QVERIFY(it.hasNext());
            while (it.hasNext()) {
                const QString file = it.next();
                QVERIFY2(!QString::fromUtf8(contentOf(file)).contains(beside), qPrintable(file));
            }
        }
    }

    void findsPlantedViolations_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("allowed");
        addRow("core takes nn", "core/a.cpp", "#include \"nn/evaluate/evaluator.h\"", false);
        addRow("nn takes search", "nn/a.cpp", "#include \"search/tree/tree.h\"", false);
        addRow("search takes torch module", "search/a.cpp", "#include \"nn/torch/network.h\"", false);
        addRow("app takes torch module", "app/cli/a.cpp", "#include \"nn/torch/network.h\"", true);
        addRow("command line takes laboratory", "app/cli/a.cpp", "#include \"app/lab/commands.h\"", false);
        addRow("laboratory takes command line", "app/lab/bench/a.cpp", "#include \"app/cli/commands.h\"", false);
        addRow("what is shared takes laboratory", "app/shared/a.cpp", "#include \"app/lab/commands.h\"", false);
        addRow("laboratory takes what is shared", "app/lab/bench/a.cpp", "#include \"app/shared/command.h\"", true);
        addRow("search takes core", "search/a.cpp", "#include \"core/error.h\"", true);
        addRow("core takes Qt", "core/a.cpp", "#include <QString>", false);
        addRow("command line takes Qt", "app/cli/a.cpp", "#include <QString>", false);
        addRow("ui takes Qt", "ui/a.cpp", "#include <QWidget>", true);
        addRow("torch in a header", "nn/torch/a.h", "#include <torch/torch.h>", false);
        addRow("torch in its place", "nn/torch/a.cpp", "#include <torch/torch.h>", true);
        addRow("torch in a private header", "nn/torch/network/a.h", "#include <ATen/ATen.h>", true);
        addRow("app takes a private header", "app/cli/a.cpp", "#include \"nn/torch/network/network.h\"", false);
        addRow("nn takes oneDNN's module", "nn/a.cpp", "#include \"nn/onednn/evaluator.h\"", false);
        addRow("oneDNN's module takes LibTorch's", "nn/onednn/a.cpp", "#include \"nn/torch/evaluator.h\"", false);
        addRow("oneDNN in a header", "nn/onednn/a.h", "#include <dnnl.hpp>", false);
        addRow("oneDNN in its place", "nn/onednn/network/a.h", "#include <dnnl.hpp>", true);
        addRow("not from a module", "core/a.cpp", "#include \"error.h\"", false);
        addRow("with spaces", "core/a.cpp", "  #  include \"ui/base/theme.h\"", false);
    }

    void findsPlantedViolations()
    {
        QFETCH(QString, path);
        QFETCH(QString, line);
        QFETCH(bool, allowed);
        QCOMPARE(violations(path, "#pragma once\n" + line + "\n").isEmpty(), allowed);
    }
};

EVENMATCH_TEST(TestModuleArrows)

} // namespace tst_module_arrows

#include "tst_module_arrows.moc"
