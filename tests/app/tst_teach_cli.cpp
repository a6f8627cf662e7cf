// `teach go` from end to end: a stand-in for KataGo's analysis engine labels games, is asked no question twice, and may die.
#include "tests/run_tests.h"

#include "core/record/file/input_stream.h"
#include "tests/app/programs.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <nlohmann/json.hpp>

namespace tst_teach_cli {

using namespace evenmatch;
using nlohmann::json;

namespace {

struct Run {
    int exitCode = -1;
    json output;
    QByteArray errors;
};

/// A game of ten moves, which begin with the given one.
std::string game(const char* head, int size, const char* first)
{
    return "(;GM[1]PC[Fox]SZ[" + std::to_string(size) + "]" + head + "PB[x]PW[y]BR[5d]WR[27k]RE[B+R];B[" + first
        + "];W[gc];B[cc];W[cg];B[ge];W[eg];B[dd];W[df];B[hh];W[bb])\n";
}

} // namespace

class TestTeachCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void writesWhatTrainingReads();
    void goesOnWhereItWasStopped();
    void aLargerShareAddsToASmaller();
    void asksWhatElseMightHaveCome();
    void leavesOutWhatItCannotLookAt();
    void saysWhatIsWrong();

private:
    Run teach(const QStringList& more = {}) const { return teachBy("/bin/sh '" + path("katago") + "'", more); }
    Run teachBy(const QString& kataGo, const QStringList& more = {}) const
    {
        QProcess process;
        const QStringList what{"teach", "go", "--katago", kataGo, "--data", path("fox/train"), "--out", path("labels"), "--json"};
        process.start(programFor(what), what + more);
        process.waitForFinished(120'000);
        return {
            process.exitCode(), json::parse(process.readAllStandardOutput().toStdString(), nullptr, false), process.readAllStandardError()};
    }
    QStringList labels(const char* name) const
    {
        auto input = record::openInput(std::filesystem::path(path(name).toStdString()));
        std::string text(1 << 20, ' ');
        std::size_t size = 0;
        for (auto some = input ? (*input)->read(text) : core::Result<std::size_t>(0); some && *some > 0;
             some = (*input)->read(std::span(text).subspan(size)))
            size += *some;
        return QString::fromStdString(text.substr(0, size)).split('\n', Qt::SkipEmptyParts);
    }
    QByteArrayList queries() const
    {
        QFile file(path("queries"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QByteArrayList();
    }
    void write(const char* name, const std::string& text) const { std::ofstream(path(name).toStdString()) << text; }
    QString path(const char* name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Says of every position 0.61 and -2.5, half of the policy in the upper left corner, forbids the point beside it; logs what it was asked.
/// In the folder's file "life" may stand after how many queries it ends, in "refuses" what it cannot look at.
constexpr const char* kStandIn = R"(
here=$(dirname "$0")
life=$(cat "$here/life" 2>/dev/null || echo 1000000)
refuses=$(cat "$here/refuses" 2>/dev/null || echo nothing)
while read -r line; do
  id=$(echo "$line" | sed 's/.*"id":"//; s/".*//')
  case $line in
    *query_version*) echo '{"action":"query_version","git_hash":"x","id":"'$id'","version":"1.16.0"}'; continue;;
    *query_models*) echo '{"action":"query_models","id":"'$id'","models":[{"internalName":"b18"}]}'; continue;;
    *"$refuses"*) echo '{"error":"Illegal move 0: E5","field":"moves","id":"'$id'"}'; continue;;
  esac
  [ $life = 0 ] && { echo 'bad alloc' >&2; exit 1; }
  life=$((life-1))
  echo "$line" >> "$here/queries"
  turns=$(echo "$line" | sed 's/.*"analyzeTurns":\[//; s/\].*//; s/,/ /g')
  size=$(echo "$line" | sed 's/.*"boardXSize":\([0-9]*\).*/\1/')
  owned=$(awk -v n=$((size*size)) 'BEGIN { printf "[1,-0.5"; for (i = 2; i < n; ++i) printf ",0"; print "]" }')
  policy=$(awk -v n=$((size*size)) 'BEGIN { printf "[0.5,-1,0.25"; for (i = 3; i < n; ++i) printf ",0.0001"; print ",0.1]" }')
  for t in $turns; do
    echo '{"id":"'$id'","isDuringSearch":false,"turnNumber":'$t',"policy":'$policy',"ownership":'$owned',"rootInfo":{"winrate":0.61,"scoreLead":-2.5,"visits":1}}'
  done
done
)";

void TestTeachCli::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath("fox/train"));
    write("katago", kStandIn);
    write("fox/train/5d.sgf", game("KM[5.5]RU[Chinese]", 9, "ee") + game("KM[0.5]RU[Japanese]AB[gg][ef]", 13, "ff"));
    write("fox/train/4d.sgf", game("KM[6.5]RU[Japanese]", 19, "pd"));
}

void TestTeachCli::writesWhatTrainingReads()
{
    const Run taught = teach();
    QVERIFY2(taught.exitCode == 0 && taught.output["positions"] == 30 && taught.output["files"] == 2, taught.errors);
    const QStringList lines = labels("labels/5d.tsv.zst");
    QCOMPARE(lines.size(), 21);
    QVERIFY2(lines[0].startsWith("# fox/train\tkatago 1.16.0 x b18 visits 1"), qPrintable(lines[0]));
    const QStringList first = lines[1].split('\t');
    QCOMPARE(first.mid(0, 6), (QStringList{"Fox/5d", "0", "0", "0.6100", "-2.50", "A9:500 C9:250 pass:100"}));
    QCOMPARE(first[6].size(), 32); // the game's key
    QCOMPARE(lines[11].split('\t').mid(1, 2), (QStringList{"1", "0"}));
    QVERIFY(lines[11].contains("A13:500"));
    QVERIFY(!QFile::exists(path("labels/5d.tsv.part")));

    const QByteArrayList asked = queries();
    QCOMPARE(asked.size(), 3);
    const json stones = json::parse(asked[2].toStdString());
    QCOMPARE(stones["boardXSize"].get<int>(), 13);
    QCOMPARE(stones["komi"].get<double>(), 0.5);
    QCOMPARE(stones["initialStones"].size(), std::size_t(2));
    QCOMPARE(stones["maxVisits"].get<int>(), 1);
    QVERIFY(stones["includePolicy"] == true && stones["rules"] != json::parse(asked[1].toStdString())["rules"]);
}

void TestTeachCli::goesOnWhereItWasStopped()
{
    write("life", "2");
    const Run died = teach();
    QVERIFY2(died.exitCode == 1 && died.errors.count("the engine has ended") == 1 && died.errors.contains("bad alloc"), died.errors);
    const QStringList kept = labels("labels/5d.tsv.part"); // 4d is whole
    QCOMPARE(kept.size(), 11);
    QFile part(path("labels/5d.tsv.part"));
    QVERIFY(part.resize(part.size() - 30)); // as when it was killed while it wrote
    QVERIFY(QFile::remove(path("life")));
    const Run again = teach();
    QVERIFY2(again.exitCode == 0 && again.output["positions"] == 11 && again.output["skippedFiles"] == 1, again.errors);
    QCOMPARE(labels("labels/5d.tsv.zst").size(), 21);
    const Run done = teach();
    QVERIFY2(done.exitCode == 0 && done.output["positions"] == 0 && done.output["skippedFiles"] == 2, done.errors);
}

void TestTeachCli::aLargerShareAddsToASmaller()
{
    const Run some = teach({"--share", "0.4"});
    const int few = some.output["positions"];
    QVERIFY2(few > 3 && few < 25, some.errors);
    const Run all = teach({"--share", "1"});
    QCOMPARE(all.output["positions"].get<int>(), 30 - few);
    QCOMPARE(labels("labels/5d.tsv.zst").size(), 21);
}

void TestTeachCli::asksWhatElseMightHaveCome()
{
    QVERIFY(QFile::remove(path("fox/train/4d.sgf")));
    const Run taught = teach({"--asides", "2", "--share", "0.4"});
    const QStringList lines = labels("labels/5d.tsv.zst");
    QVERIFY2(taught.exitCode == 0 && taught.output["positions"] == lines.size() - 1 && lines.size() > 6, taught.errors);
    QVERIFY2(lines[0].endsWith("visits 1 asides 2"), qPrintable(lines[0]));
    int ofTheGame = 0;
    for (const QString& line : lines.mid(1)) {
        const QStringList columns = line.split('\t');
        QCOMPARE(columns.size(), 8);
        QVERIFY2(columns[5].isEmpty() && columns[6].startsWith("rBR") && columns[2].count(' ') >= 1 && columns[2].count(' ') <= 2,
            qPrintable(line));
        ofTheGame += columns[1] == "0" && columns[2] == "0 E5"; // its first move
    }
    QVERIFY(ofTheGame <= 1);
    const json asked = json::parse(queries().front().toStdString());
    QVERIFY(asked["includeOwnership"] == true && !asked.contains("includePolicy"));
    QCOMPARE(asked["analyzeTurns"], json::array({asked["moves"].size()}));
    const Run again = teach({"--asides", "2", "--share", "0.4"});
    QVERIFY2(again.exitCode == 0 && again.output["positions"] == 0, again.errors);
    QVERIFY2(teach().exitCode != 0, "labels of the games themselves belong into another folder");
}

void TestTeachCli::leavesOutWhatItCannotLookAt()
{
    write("refuses", "\"boardXSize\":13");
    const Run taught = teach();
    QVERIFY2(taught.exitCode == 0 && taught.output["positions"] == 20 && taught.output["refusedGames"] == 1, taught.errors);
    QVERIFY2(taught.errors.contains("Illegal move"), taught.errors);
}

void TestTeachCli::saysWhatIsWrong()
{
    const auto isOneLine
        = [](const Run& run, const char* words) { return run.exitCode != 0 && run.errors.count('\n') == 1 && run.errors.contains(words); };
    const Run nobody = teachBy("no-such-katago");
    QVERIFY2(isOneLine(nobody, "no-such-katago"), nobody.errors);
    const Run none = teachBy("");
    QVERIFY2(isOneLine(none, "--katago"), none.errors);
    QVERIFY2(teach().exitCode == 0, "labels to be mistaken for another teacher's");
    const Run other = teach({"--visits", "2"});
    QVERIFY2(isOneLine(other, "visits 1") && other.errors.contains("4d.tsv.zst"), other.errors);
}

EVENMATCH_TEST_WITH_EVENTS(TestTeachCli)

} // namespace tst_teach_cli

#include "tst_teach_cli.moc"
