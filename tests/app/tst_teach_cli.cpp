// `teach go` from end to end: a small random network labels games, evaluates no position twice, and can be stopped.
#include "tests/run_tests.h"

#include "app/network.h"
#include "core/json_text.h"
#include "core/record/file/input_stream.h"
#include "nn/data/labelled_games.h"
#include "tests/app/programs.h"
#include "tests/files.h"
#include "tests/nn/katago_writer.h"

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

/// A game of ten moves that starts with the given one.
std::string game(const char* head, int size, const char* first)
{
    return "(;GM[1]PC[Fox]SZ[" + std::to_string(size) + "]" + head + "PB[x]PW[y]BR[5d]WR[27k]RE[B+R];B[" + first
        + "];W[gc];B[cc];W[cg];B[ge];W[eg];B[dd];W[df];B[hh];W[bb])\n";
}

} // namespace

class TestTeachCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath("fox/train"));
        write("network.bin", nn::katagoFile(nn::sampleKatagoNetwork({})));
        write("fox/train/5d.sgf", game("KM[5.5]RU[Chinese]", 9, "ee") + game("KM[0.5]RU[Japanese]AB[gg][ef]", 13, "ff"));
        write("fox/train/4d.sgf", game("KM[6.5]RU[Japanese]", 19, "pd"));
    }

    void writesWhatTrainingReads()
    {
        const Run taught = teach({"--exact"});
        QVERIFY2(taught.exitCode == 0 && taught.output["positions"] == 30 && taught.output["files"] == 2, taught.errors);
        const QStringList lines = labels("labels/5d.tsv.zst");
        QCOMPARE(lines.size(), 21);
        QVERIFY2(lines[0].startsWith("# fox/train\tsample "), qPrintable(lines[0]));
        const QStringList fourth = lines[4].split('\t');
        QCOMPARE(fourth.size(), 7);
        QCOMPARE(fourth.mid(0, 3), (QStringList{"Fox/5d", "0", "3"}));
        QCOMPARE(fourth[6].size(), 32); // the game's key
        QCOMPARE(lines[11].split('\t').mid(1, 2), (QStringList{"1", "0"}));
        QVERIFY(!QFile::exists(path("labels/5d.tsv.part")));

        const auto games = nn::readLabelledGames(path("fox/train/5d.sgf").toStdString(), strength::goScale());
        const auto network = app::loadNetworkFile(path("network.bin").toStdString(), {.threads = 1, .exact = true});
        QVERIFY(games && network);
        const nn::GameState state = nn::stateAt(games->games[0], 3);
        std::vector<nn::Evaluation> answers(1);
        QVERIFY((*network)->evaluate(std::vector<nn::Query>{{.state = &state}}, answers));
        QVERIFY(std::abs(fourth[3].toDouble() - (answers[0].value + 1) / 2) < 1e-4);
        QVERIFY(std::abs(fourth[4].toDouble() - answers[0].scoreLead) < 0.01);
        const auto likeliest = static_cast<std::size_t>(std::ranges::max_element(answers[0].prior) - answers[0].prior.begin());
        QVERIFY2(fourth[5].startsWith(QString::fromStdString(state.position().moveText(answers[0].moves[likeliest]) + ":")),
            qPrintable(fourth[5]));
    }

    void goesOnWhereItWasStopped()
    {
        QVERIFY(teach().exitCode == 0);
        const QStringList whole = labels("labels/5d.tsv.zst");
        QVERIFY(QFile::remove(path("labels/5d.tsv.zst")));
        const QString torn = whole.mid(0, 12).join('\n') + '\n' + whole[12].left(30); // as after a kill during writing
        write("labels/5d.tsv.part", torn.toStdString());
        const Run again = teach();
        QVERIFY2(again.exitCode == 0 && again.output["positions"] == 9 && again.output["skippedFiles"] == 1, again.errors);
        QCOMPARE(labels("labels/5d.tsv.zst"), whole);
        const Run done = teach();
        QVERIFY2(done.exitCode == 0 && done.output["positions"] == 0 && done.output["skippedFiles"] == 2, done.errors);
    }

    void aLargerShareAddsToASmaller()
    {
        const Run some = teach({"--share", "0.4"});
        const int few = some.output["positions"];
        QVERIFY2(few > 3 && few < 25, some.errors);
        const Run all = teach({"--share", "1"});
        QCOMPARE(all.output["positions"].get<int>(), 30 - few);
        QCOMPARE(labels("labels/5d.tsv.zst").size(), 21);
    }

    /// As after a kill, or with a full disk, between the last label of a larger share and the file.
    void keepsTheLabelsOfALargerShareThatWasStopped()
    {
        QVERIFY(teach({"--share", "0.4"}).exitCode == 0);
        const QByteArray few = contentOf(path("labels/5d.tsv.zst"));
        QVERIFY(teach({"--share", "1"}).exitCode == 0);
        const QStringList whole = labels("labels/5d.tsv.zst");
        write("labels/5d.tsv.part", whole.join('\n').toStdString() + '\n');
        writeFile(path("labels/5d.tsv.zst"), few);
        const Run again = teach({"--share", "1"});
        QVERIFY2(again.exitCode == 0 && again.output["positions"] == 0 && again.output["files"] == 1, again.errors);
        QCOMPARE(labels("labels/5d.tsv.zst"), whole);
        QVERIFY(!QFile::exists(path("labels/5d.tsv.part")));
    }

    /// Files are often named by a date with dots. Two files that differ only in their endings cannot both have labels.
    void everyFileHasLabelsOfItsOwn()
    {
        for (const char* name : {"fox/train/5d.sgf", "fox/train/4d.sgf"})
            QVERIFY(QFile::remove(path(name)));
        write("fox/train/2024.01.05.sgf", game("KM[5.5]RU[Chinese]", 9, "ee"));
        write("fox/train/2024.02.07.sgf", game("KM[5.5]RU[Chinese]", 9, "ef"));
        const Run taught = teach();
        QVERIFY2(taught.exitCode == 0 && taught.output["positions"] == 20 && taught.output["files"] == 2, taught.errors);
        QCOMPARE(labels("labels/2024.01.05.tsv.zst").size(), 11);
        QCOMPARE(labels("labels/2024.02.07.tsv.zst").size(), 11);
        write("fox/train/2024.02.07.tsv", "");
        const Run unclear = teach();
        QVERIFY2(unclear.exitCode == 2 && unclear.errors.contains("2024.02.07.sgf") && unclear.errors.contains("rename"), unclear.errors);
    }

    void asksWhatElseMightHaveCome()
    {
        QVERIFY(QFile::remove(path("fox/train/4d.sgf")));
        const QStringList aside{"--asides", "2", "--owners", "--share", "0.4"};
        const Run taught = teach(aside);
        const QStringList lines = labels("labels/5d.tsv.zst");
        QVERIFY2(taught.exitCode == 0 && taught.output["positions"] == lines.size() - 1 && lines.size() > 6, taught.errors);
        QVERIFY2(lines[0].endsWith("asides 2 owners"), qPrintable(lines[0]));
        int ofTheGame = 0;
        for (const QString& line : lines.mid(1)) {
            const QStringList columns = line.split('\t');
            QCOMPARE(columns.size(), 8);
            QVERIFY2(columns[5].contains(':') && columns[6].size() == (columns[1] == "0" ? 81 : 169) && columns[2].count(' ') >= 1
                    && columns[2].count(' ') <= 2,
                qPrintable(line));
            ofTheGame += columns[1] == "0" && columns[2] == "0 E5"; // its first move
        }
        QVERIFY(ofTheGame <= 1);
        const Run again = teach(aside);
        QVERIFY2(again.exitCode == 0 && again.output["positions"] == 0, again.errors);
        const Run compared = run({"accuracy", path("network.bin"), "--query", path("fox/train"), "--labels", path("labels"), "--json"});
        QVERIFY2(compared.exitCode == 0 && compared.output[0]["count"] == lines.size() - 1, compared.errors);
        QVERIFY2(compared.output[0]["valueError"] < 0.01, "the teacher agrees with itself after other moves, too");
        QVERIFY2(teach().exitCode != 0, "labels of the games themselves belong into another folder");
    }

    /// Hours of evaluations would be lost at the end.
    void profilesOnlyAModelThatCanStoreIt()
    {
        const Run refused = run({"profile", path("network.bin"), "--candidates", path("fox/train"), "--cache", path("cache")});
        QVERIFY2(refused.exitCode == 2 && refused.errors.contains("network.bin") && refused.errors.contains(".evm"), refused.errors);
        QVERIFY2(!refused.errors.contains("evaluated now"), refused.errors);
    }

    void saysWhatIsWrong()
    {
        const auto isOneLine = [](const Run& run, const char* words) {
            return run.exitCode != 0 && run.errors.count('\n') == 1 && run.errors.contains(words);
        };
        const Run nobody = teachBy("no-such-network");
        QVERIFY2(isOneLine(nobody, "no-such-network"), nobody.errors);
        const Run none = teachBy("");
        QVERIFY2(isOneLine(none, "--network"), none.errors);
        const Run chess = teachBy(QStringLiteral(MODELS) + "/chess.evm");
        QVERIFY2(isOneLine(chess, "a network for another game: chess"), chess.errors);
        const Run ownerless = teachBy(QStringLiteral(MODELS) + "/go.evm", {"--owners"});
        QVERIFY2(isOneLine(ownerless, "--owners"), ownerless.errors);
        QVERIFY2(teach({"--share", "0.2"}).exitCode == 0, "labels to be mistaken for another teacher's");
        write("other.bin", nn::katagoFile(nn::sampleKatagoNetwork({}, 2)));
        const Run other = teachBy(path("other.bin"));
        QVERIFY2(isOneLine(other, "sample") && other.errors.contains("4d.tsv.zst"), other.errors);
    }

private:
    Run teach(const QStringList& more = {}) const { return teachBy(path("network.bin"), more); }
    Run teachBy(const QString& network, const QStringList& more = {}) const
    {
        const QStringList what{
            "teach", "go", "--network", network, "--data", path("fox/train"), "--out", path("labels"), "--threads", "1", "--json"};
        return run(what + more);
    }
    static Run run(const QStringList& what)
    {
        QProcess process;
        process.start(programFor(what), what);
        process.waitForFinished(-1);
        return {process.exitCode(), core::parseJson(process.readAllStandardOutput().toStdString()), process.readAllStandardError()};
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
    void write(const char* name, const std::string& text) const { std::ofstream(path(name).toStdString()) << text; }
    QString path(const char* name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

EVENMATCH_TEST_WITH_EVENTS(TestTeachCli)

} // namespace tst_teach_cli

#include "tst_teach_cli.moc"
