// Details of errors: sentences among them can be translated, and none is glued together from English words.
#include "tests/run_tests.h"

#include "tests/files.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace tst_error_details {

namespace {

const QString kRoot = QStringLiteral(SOURCE_ROOT);
constexpr qsizetype kFewestWords = 4; ///< minimum words of a literal that needs a translation
constexpr qsizetype kFewestGluedWords = 2;

qsizetype wordsIn(const QString& literal)
{
    static const QRegularExpression word(QString(R"re((?<![^\s(])[A-Za-z']+(?=[,;:.)]*(?:\s|$)))re"));
    qsizetype words = 0;
    for (auto it = word.globalMatch(literal); it.hasNext(); it.next())
        ++words;
    return words;
}

/// The text up to the end of the statement or of the enclosing bracket.
QString restOfError(const QString& text, qsizetype begin)
{
    int depth = 0;
    bool quoted = false;
    qsizetype end = begin;
    for (; end < text.size(); ++end) {
        const QChar c = text[end];
        if (c == '"' && text[end - 1] != '\\')
            quoted = !quoted;
        if (quoted)
            continue;
        depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
        if (depth < 0 || c == ';')
            break;
    }
    return text.mid(begin, end - begin);
}

/// Literals of details that a window would show in English. `isShown`: windows show errors of this file.
QStringList wrongDetails(const QString& text, bool isShown)
{
    // moc cannot read raw strings with these quotes.
    static const QRegularExpression error("ErrorCode::\\w+[,;}]|\\.detail\\s*\\+?=|\\b(?:damaged|unsupported|refuse|expect)\\(");
    static const QRegularExpression literal("(?<mark>EVENMATCH_(?:TEXT|COUNTED)\\(\\s*\"Errors\",\\s*)?(?<before>\\+\\s*)?"
                                            "\"(?<text>(?:[^\"\\\\]|\\\\.)*)\"(?<after>\\s*\\+|\\)\\s*\\+)?");
    QStringList wrong;
    for (auto errors = error.globalMatch(text); errors.hasNext();) {
        const QString rest = restOfError(text, errors.next().capturedEnd());
        for (auto it = literal.globalMatch(rest); it.hasNext();) {
            const auto match = it.next();
            const QString words = match.captured("text");
            const bool isGlued = match.hasCaptured("before") || match.hasCaptured("after");
            const bool isEnglish = isShown && !match.hasCaptured("mark") && !words.contains(QLatin1String("%n"));
            if (wordsIn(words) >= (isGlued ? kFewestGluedWords : isEnglish ? kFewestWords : wordsIn(words) + 1))
                wrong << words;
        }
    }
    return wrong;
}

} // namespace

class TestErrorDetails : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Commands print English only; all other errors reach windows, and so do those of measurements (the Lab page).
    void windowsCanTranslateThem()
    {
        const QDir root(kRoot);
        QStringList found;
        int files = 0;
        for (const char* top : {"core", "nn", "search", "ui", "app"})
            for (QDirIterator it(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext(); ++files) {
                const QString file = it.next();
                const QString path = root.relativeFilePath(file);
                for (const QString& words : wrongDetails(QString::fromUtf8(contentOf(file)),
                         !path.startsWith("app/") || path.startsWith("app/lab/experiments/") || path.startsWith("app/lab/complexity/")))
                    found << path + ": " + words;
            }
        QVERIFY(files > 500);
        QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
    }

    void plantedDetailsAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fine");
        QTest::addColumn<bool>("fineInCommands");
        QTest::newRow("a name") << R"(Error{ErrorCode::NotFound, "estimators"};)" << true << true;
        QTest::newRow("a sentence") << R"(Error{ErrorCode::NotFound, "games with known ranks"};)" << false << true;
        QTest::newRow("a named field") << R"({.code = ErrorCode::NotFound, .detail = "games with known ranks"})" << false << true;
        QTest::newRow("a choice") << R"(Error{ErrorCode::NotFound, a ? "x" : "games with known ranks"};)" << false << true;
        QTest::newRow("a phrase") << R"(Error{ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "games of %1 by him"), {a}}};)" << true
                                  << true;
        QTest::newRow("glued") << R"(Error{ErrorCode::NotFound, "games by " + name};)" << false << false;
        QTest::newRow("glued behind") << R"(Error{ErrorCode::NotFound, name + " has none"};)" << false << false;
        QTest::newRow("glued string") << R"(Error{ErrorCode::NotFound, std::string("games by ") + name};)" << false << false;
        QTest::newRow("added") << R"(error.detail += "; nothing " + what;)" << true << true;
        QTest::newRow("two words added") << R"(error.detail += "; nothing is " + what;)" << false << false;
        QTest::newRow("through a function") << R"(m_in.damaged("the file ends too early");)" << false << true;
        QTest::newRow("afterwards") << R"(fail(ErrorCode::NotFound); print("words that are no detail");)" << true << true;
    }

    void plantedDetailsAreFound()
    {
        QFETCH(QString, text);
        QFETCH(bool, fine);
        QFETCH(bool, fineInCommands);
        QCOMPARE(wrongDetails(text, true).isEmpty(), fine);
        QCOMPARE(wrongDetails(text, false).isEmpty(), fineInCommands);
    }
};

EVENMATCH_TEST(TestErrorDetails)

} // namespace tst_error_details

#include "tst_error_details.moc"
