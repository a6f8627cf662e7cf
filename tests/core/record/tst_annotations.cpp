#include "tests/run_tests.h"

#include "core/record/notes/annotations.h"
#include "core/record/sgf/sgf_reader.h"
#include "core/record/sgf/sgf_writer.h"
#include "core/record/vocabulary/comment_commands.h"

#include <QTest>

namespace tst_annotations {

using namespace evenmatch::record;

namespace {

GameRecord readFirst(const std::string& properties) { return *readSgfGame("(;SZ[9];B[aa]" + properties + ")").record; }

GameRecord chessWith(const std::string& comment)
{
    GameRecord record;
    record.format = Format::Pgn;
    record.setup = {.game = "chess", .width = 8, .height = 8};
    record.addNode(kRoot, {1}, Side::First);
    setComment(record, 1, comment);
    return record;
}

} // namespace

class TestAnnotations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void joinsComments()
    {
        GameRecord record = readFirst("C[one\r\ntwo]");
        QCOMPARE(comment(record, 1), std::string("one\ntwo"));
        setComment(record, 1, "one\ntwo");
        QCOMPARE(record.property(1, "C"), std::string_view("one\r\ntwo"));
        record.addProperty(1, {"C", {"three"}});
        QCOMPARE(comment(record, 1), std::string("one\ntwo\nthree"));
        setComment(record, 1, "four");
        QCOMPARE(comment(record, 1), std::string("four"));
        setComment(record, 1, "");
        QVERIFY(!record.hasProperty(1, "C"));
    }

    void readsMarks()
    {
        const auto all = marks(readFirst("TR[aa][bb]SQ[cc:dd]LB[ee:A][ff:1\\:2]AR[aa:ii]MA[zz]KT[aa]"), 1);
        QCOMPARE(all.size(), std::size_t(9));
        QCOMPARE(all[1], (Mark{MarkKind::Triangle, {1, 1}, {}, {}}));
        QCOMPARE(all[3], (Mark{MarkKind::Square, {3, 2}, {}, {}}));
        QCOMPARE(all[7], (Mark{MarkKind::Label, {5, 5}, {}, "1:2"}));
        QCOMPARE(all[8], (Mark{MarkKind::Arrow, {0, 0}, {8, 8}, {}}));
    }

    void marksComeBack()
    {
        GameRecord record = readFirst("TR[aa]KT[x]C[text]");
        const std::vector<Mark> wanted{
            {MarkKind::Circle, {4, 4}, {}, {}}, {MarkKind::Label, {1, 2}, {}, "x"}, {MarkKind::Line, {0, 0}, {8, 0}, {}}};
        setMarks(record, 1, wanted);
        QVERIFY(marks(record, 1) == wanted);
        QCOMPARE(record.property(1, "KT"), std::string_view("x"));
        const auto again = readSgfGame(writeSgf(record)).record;
        QVERIFY(again && marks(*again, 1) == wanted);
        setMarks(record, 1, {});
        QVERIFY(marks(record, 1).empty());

        GameRecord twice = readFirst("TR[bb]KT[x]TR[cc]");
        const std::vector<Mark> one{{MarkKind::Triangle, {2, 2}, {}, {}}};
        setMarks(twice, 1, one);
        QVERIFY(marks(twice, 1) == one);
        QCOMPARE(twice.property(1, "KT"), std::string_view("x"));
    }

    void labelsComeBack_data()
    {
        QTest::addColumn<QByteArray>("label");
        for (const char* label : {"A", "a:b", "\\", "\\:", "a\\\\:b", "]", "::", "x\\"})
            QTest::newRow(label) << QByteArray(label);
    }

    void labelsComeBack()
    {
        QFETCH(QByteArray, label);
        GameRecord record = readFirst("");
        const std::vector<Mark> wanted{{MarkKind::Label, {1, 2}, {}, label.toStdString()}};
        setMarks(record, 1, wanted);
        const auto again = readSgfGame(writeSgf(record)).record;
        QVERIFY(again && marks(*again, 1) == wanted);
    }

    void readsChessMarks()
    {
        GameRecord record = chessWith("[%csl Ra8,Ge4][%cal Bh1h8, Xa1a2] Look!");
        const std::vector<Mark> wanted{{MarkKind::Highlight, {0, 0}, {}, {}, 'R'}, {MarkKind::Highlight, {4, 4}, {}, {}, 'G'},
            {MarkKind::Arrow, {7, 7}, {7, 0}, {}, 'B'}};
        QVERIFY(marks(record, 1) == wanted);
        setMarks(record, 1, std::span(wanted).first(1));
        QCOMPARE(comment(record, 1), std::string("[%csl Ra8] Look!"));
    }

    void judgementsComeBack_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<QByteArray>("nag");
        QTest::addColumn<int>("judgement");
        const auto row = [](const char* sgf, const char* nag, Judgement judgement) {
            QTest::newRow(sgf) << QByteArray(sgf) << QByteArray(nag) << static_cast<int>(judgement);
        };
        row("TE[2]", "3", Judgement::VeryGood);
        row("TE[1]", "1", Judgement::Good);
        row("IT[]", "5", Judgement::Interesting);
        row("DO[]", "6", Judgement::Doubtful);
        row("BM[1]", "2", Judgement::Bad);
        row("BM[2]", "4", Judgement::VeryBad);
    }

    void judgementsComeBack()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(QByteArray, nag);
        QFETCH(int, judgement);
        const auto wanted = static_cast<Judgement>(judgement);
        GameRecord record = readFirst(sgf.toStdString());
        QVERIFY(evenmatch::record::judgement(record, 1) == wanted);
        setJudgement(record, 1, Judgement::None);
        QVERIFY(record.properties(1).empty());
        setJudgement(record, 1, wanted);
        QVERIFY(writeSgf(record).find(sgf.constData()) != std::string::npos);

        GameRecord chess = chessWith("");
        chess.addProperty(1, {"NAG", {"14"}});
        setJudgement(chess, 1, wanted);
        QCOMPARE(chess.property(1, "NAG"), std::string_view(nag.constData()));
        QVERIFY(evenmatch::record::judgement(chess, 1) == wanted);
        QVERIFY(assessment(chess, 1) == Assessment::FirstBetter);
    }

    void writesAssessments()
    {
        for (const Assessment wanted : {Assessment::Even, Assessment::Unclear, Assessment::FirstBetter, Assessment::FirstMuchBetter,
                 Assessment::SecondBetter, Assessment::SecondMuchBetter, Assessment::None}) {
            GameRecord go = readFirst("GB[1]");
            setAssessment(go, 1, wanted);
            QVERIFY(assessment(go, 1) == wanted);
            GameRecord chess = chessWith("");
            chess.addProperty(1, {"NAG", {"2", "14"}});
            setAssessment(chess, 1, wanted);
            QVERIFY(assessment(chess, 1) == wanted);
            QVERIFY(evenmatch::record::judgement(chess, 1) == Judgement::Bad); // and it stays
        }
        // SGF has no sign for a win.
        for (const auto& [winning, better] :
            {std::pair(Assessment::FirstWinning, Assessment::FirstMuchBetter), {Assessment::SecondWinning, Assessment::SecondMuchBetter}}) {
            GameRecord go = readFirst("GB[1]");
            setAssessment(go, 1, winning);
            QVERIFY(assessment(go, 1) == better);
            GameRecord chess = chessWith("");
            setAssessment(chess, 1, winning);
            QVERIFY(assessment(chess, 1) == winning);
        }
    }

    void readsAssessments_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<int>("assessment");
        QTest::newRow("black") << QByteArray("GB[1]") << static_cast<int>(Assessment::FirstBetter);
        QTest::newRow("white") << QByteArray("GW[2]") << static_cast<int>(Assessment::SecondMuchBetter);
        QTest::newRow("even") << QByteArray("DM[1]") << static_cast<int>(Assessment::Even);
        QTest::newRow("unclear") << QByteArray("UC[1]") << static_cast<int>(Assessment::Unclear);
        QTest::newRow("nothing") << QByteArray("HO[1]") << static_cast<int>(Assessment::None);
        QTest::newRow("glyph") << QByteArray("NAG[17]") << static_cast<int>(Assessment::SecondMuchBetter);
        QTest::newRow("a won position") << QByteArray("NAG[18]") << static_cast<int>(Assessment::FirstWinning);
        QTest::newRow("a lost position") << QByteArray("NAG[21]") << static_cast<int>(Assessment::SecondWinning);
    }

    void readsAssessments()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(int, assessment);
        QCOMPARE(static_cast<int>(evenmatch::record::assessment(readFirst(sgf.toStdString()), 1)), assessment);
    }

    void readsClocks()
    {
        GameRecord record = readFirst("BL[29.5]OB[5]WL[60]");
        QVERIFY((clock(record, 1, Side::First) == Clock{29.5, 5}));
        QVERIFY((clock(record, 1, Side::Second) == Clock{60.0, std::nullopt}));
        setClock(record, 1, Side::First, {28.125, {}});
        QCOMPARE(record.property(1, "BL"), std::string_view("28.125"));
        QVERIFY(!record.hasProperty(1, "OB"));

        GameRecord chess = chessWith("[%clk 0:05:07.5] [%emt 0:00:03] fast");
        QVERIFY((clock(chess, 1, Side::First) == Clock{307.5, std::nullopt}));
        QVERIFY(!clock(chess, 1, Side::Second).seconds);
        QCOMPARE(moveTime(chess, 1), std::optional(3.0));
        setClock(chess, 1, Side::First, {3661.0, {}});
        QCOMPARE(comment(chess, 1), std::string("[%clk 1:01:01] [%emt 0:00:03] fast"));
    }

    void readsEvaluations_data()
    {
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<double>("pawns");
        QTest::addColumn<int>("mateIn");
        QTest::newRow("pawns") << QByteArray("[%eval -1.25]") << -1.25 << 0;
        QTest::newRow("plus, depth") << QByteArray("x [%eval +0.3,20] y") << 0.3 << 0;
        QTest::newRow("mate") << QByteArray("[%eval #-3]") << 0.0 << -3;
        QTest::newRow("none") << QByteArray("[%eval soon] [%evil 3]") << 0.0 << 0;
    }

    void readsEvaluations()
    {
        QFETCH(QByteArray, comment);
        QFETCH(double, pawns);
        QFETCH(int, mateIn);
        const auto found = evaluation(chessWith(comment.toStdString()), 1).value_or(Evaluation{});
        QCOMPARE(found.pawns.value_or(0), pawns);
        QCOMPARE(found.mateIn.value_or(0), mateIn);
    }

    void findsCommands()
    {
        const auto all = commands("a [%clk 1:00] b [%x] c [% d] [%open 3");
        QCOMPARE(all.size(), std::size_t(3));
        QCOMPARE(all[0].name, std::string_view("clk"));
        QCOMPARE(all[0].value, std::string_view("1:00"));
        QCOMPARE(all[1].name, std::string_view("x"));
        QCOMPARE(withoutCommands("[%clk 1:00] A [%eval 2] b. [%cal Ga1a2]"), std::string("A b."));
        QCOMPARE(withoutCommands("[%open 3"), std::string("[%open 3"));
        QCOMPARE(withWords("[%clk 1:00] A [%eval 2] b.", "C"), std::string("[%clk 1:00] [%eval 2] C"));
        QCOMPARE(withWords("[%clk 1:00] A", ""), std::string("[%clk 1:00]"));
        QCOMPARE(withWords("A", " C"), std::string(" C"));
    }

    void setsCommands_data()
    {
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("new") << QByteArray("hi") << QByteArray("3") << QByteArray("[%x 3] hi");
        QTest::newRow("alone") << QByteArray("") << QByteArray("3") << QByteArray("[%x 3]");
        QTest::newRow("in place") << QByteArray("a [%x 1] b") << QByteArray("3") << QByteArray("a [%x 3] b");
        QTest::newRow("away") << QByteArray("a [%x 1] b") << QByteArray("") << QByteArray("a b");
        QTest::newRow("not there") << QByteArray("a [%y 1] b") << QByteArray("") << QByteArray("a [%y 1] b");
    }

    void setsCommands()
    {
        QFETCH(QByteArray, comment);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, expected);
        QCOMPARE(withCommand(comment.toStdString(), "x", value.toStdString()), expected.toStdString());
    }

    void readsClockTimes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("seconds");
        QTest::newRow("hours") << QByteArray("1:23:45.6") << 5025.6;
        QTest::newRow("minutes") << QByteArray("5:00") << 300.0;
        QTest::newRow("seconds") << QByteArray("12") << 12.0;
        for (const char* bad : {"", "x", "1:2:3:4", "-1", "1:", "inf"})
            QTest::newRow(bad) << QByteArray(bad) << -1.0;
    }

    void readsClockTimes()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, seconds);
        QCOMPARE(parseClockTime(text.toStdString()).value_or(-1), seconds);
        if (seconds >= 0)
            QCOMPARE(parseClockTime(clockTimeText(seconds)).value_or(-1), seconds);
    }
};

EVENMATCH_TEST(TestAnnotations)

} // namespace tst_annotations

#include "tst_annotations.moc"
