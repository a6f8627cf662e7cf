// Runs lines of evenmatch-lab reproduce in their quick form; shared by the tests of these lines.
#pragma once

#include "tests/app/programs.h"
#include "tests/files.h"
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

namespace evenmatch::tests {

/// A line, the number of its tables, and the program that runs it.
struct ReproduceRow {
    const char* line;
    int tables;
    bool ofSides; ///< whether the line reads games of known ranks (tst_reproduce_sides) or plays games (tst_reproduce)
};

/// All lines; a test compares this list with that of the program.
inline constexpr ReproduceRow kReproduceRows[] = {
    {"se-accuracy", 11, true},
    {"se-by-move", 2, true},
    {"se-phases", 11, true},
    {"se-limited-ranks", 8, true},
    {"se-winrate", 3, false},
    {"se-roundrobin", 2, false},
    {"se-move-accuracy", 5, false},
    {"sa-elo", 2, false},
    {"sa-bound", 5, false},
    {"sa-intergame", 4, false},
    {"sa-intragame", 8, false},
    {"multi-accuracy", 10, true},
    {"multi-ablation", 11, true},
    {"multi-players", 11, true},
    {"multi-spread", 7, true},
    {"multi-ablation-one", 8, true},
    {"multi-roles", 8, true},
    {"multi-levels", 6, true},
    {"multi-losses", 3, true},
    {"complexity-quality", 2, false},
    {"complexity-bounds", 1, false},
    {"complexity-known", 1, false},
    {"complexity-unknown", 1, false},
};

/// The only line of what `reproduce` printed.
inline QJsonObject lineOf(const Run& run) { return run.json()["lines"].toArray()[0].toObject(); }

inline bool isWholeXml(const QByteArray& text)
{
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError() && text.contains("<svg");
}

inline void addReproduceRows(bool ofSides)
{
    QTest::addColumn<int>("tables");
    for (const ReproduceRow& row : kReproduceRows)
        if (row.ofSides == ofSides)
            QTest::newRow(row.line) << row.tables;
}

/// Runs the quick form of a line with the data in `folder`, where it also stores its results, and checks tables, intervals, notes and
/// plots.
inline void runQuickly(const QString& name, const QString& folder, int tables)
{
    const Run result = run({"reproduce", name, "--quick", "--network", "fake:chess", "--sims", "2", "--data", folder, "--out", folder,
        "--cache", folder + "/cache", "--json"});
    QVERIFY2(result.exitCode == 0, result.err.constData());
    const QJsonObject line = lineOf(result);
    QCOMPARE(line["line"].toString(), name);
    QCOMPARE(line["tables"].toArray().size(), tables);
    for (const QJsonValue table : line["tables"].toArray()) {
        QVERIFY2(!table["rows"].toArray().isEmpty(), qPrintable(table["title"].toString()));
        for (const QJsonValue row : table["rows"].toArray())
            if (row["low"].isDouble() && row["ours"].isDouble())
                QVERIFY2(row["low"].toDouble() <= row["ours"].toDouble() && row["ours"].toDouble() <= row["high"].toDouble(),
                    qPrintable(row["name"].toString()));
    }
    QVERIFY(!line["notes"].toArray().isEmpty());
    QVERIFY(!line["plots"].toArray().isEmpty());
    for (const QJsonValue plot : line["plots"].toArray())
        QVERIFY(isWholeXml(contentOf(plot.toString())));
}

} // namespace evenmatch::tests
