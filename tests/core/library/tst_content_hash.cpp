#include "tests/run_tests.h"

#include "core/library/content_hash.h"
#include "core/random.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_content_hash {

using namespace evenmatch;
using namespace evenmatch::library;
using record::GameRecord;
using record::Move;
using record::NodeId;
using record::Side;

using Change = void (*)(GameRecord&);

static GameRecord sample()
{
    GameRecord record;
    record.setup.komi = 6.5;
    record.setTag("PB", "Shusaku Honinbo");
    record.setTag("PW", "Gennan Inseki");
    record.addProperty(record::kRoot, {"AB", {"dd", "pp"}});
    record.addProperty(record::kRoot, {"C", {"The ear-reddening game"}});
    const NodeId first = record.addNode(record::kRoot, Move{10}, Side::First);
    const NodeId second = record.addNode(first, Move{20}, Side::Second);
    record.addNode(second, Move{30}, Side::First);
    record.addNode(first, Move{40}, Side::Second);
    return record;
}

class TestContentHash : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameHoweverWritten_data()
    {
        QTest::addColumn<Change>("change");
        QTest::newRow("order of tags") << Change([](GameRecord& r) { std::reverse(r.tags.begin(), r.tags.end()); });
        QTest::newRow("order of properties") << Change([](GameRecord& r) {
            r.setProperty(record::kRoot, "AB", {});
            r.addProperty(record::kRoot, {"AB", {"dd", "pp"}});
        });
        QTest::newRow("line breaks") << Change(
            [](GameRecord& r) { r.setProperty(record::kRoot, "C", {"  The\n ear-reddening\r\n\tgame \n"}); });
        QTest::newRow("blanks in a tag") << Change([](GameRecord& r) { r.setTag("PB", "Shusaku  Honinbo "); });
        QTest::newRow("format") << Change([](GameRecord& r) { r.format = record::Format::Ugi; });
    }

    void sameHoweverWritten()
    {
        QFETCH(Change, change);
        GameRecord changed = sample();
        change(changed);
        QVERIFY(contentHash(changed) == contentHash(sample()));
        QVERIFY(movesHash(changed) == movesHash(sample()));
    }

    void everyDifferenceCounts_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<bool>("sameMoves");
        QTest::newRow("comment") << Change([](GameRecord& r) { r.setProperty(2, "C", {"!"}); }) << true;
        QTest::newRow("words joined") << Change([](GameRecord& r) { r.setProperty(record::kRoot, "C", {"The ear-reddeninggame"}); })
                                      << true;
        QTest::newRow("tag") << Change([](GameRecord& r) { r.setTag("RE", "B+2"); }) << true;
        QTest::newRow("tag value") << Change([](GameRecord& r) { r.setTag("PB", "Shusaku"); }) << true;
        QTest::newRow("komi") << Change([](GameRecord& r) { r.setup.komi = 0; }) << true;
        QTest::newRow("no komi") << Change([](GameRecord& r) { r.setup.komi.reset(); }) << true;
        QTest::newRow("rules") << Change([](GameRecord& r) { r.setup.rules = "Chinese"; }) << true;
        QTest::newRow("handicap") << Change([](GameRecord& r) { r.setup.handicap = 2; }) << true;
        QTest::newRow("variation's move") << Change([](GameRecord& r) { r.setMove(4, Move{41}, Side::Second); }) << true;
        QTest::newRow("variation more") << Change([](GameRecord& r) { r.addNode(2, Move{31}, Side::First); }) << true;
        QTest::newRow("move") << Change([](GameRecord& r) { r.setMove(3, Move{31}, Side::First); }) << false;
        QTest::newRow("side") << Change([](GameRecord& r) { r.setMove(3, Move{30}, Side::Second); }) << false;
        QTest::newRow("move more") << Change([](GameRecord& r) { r.addNode(3, Move{50}, Side::Second); }) << false;
        QTest::newRow("stones set up") << Change([](GameRecord& r) { r.setProperty(record::kRoot, "AB", {"dd"}); }) << false;
        QTest::newRow("stones on the way") << Change([](GameRecord& r) { r.setProperty(2, "AW", {"aa"}); }) << false;
        QTest::newRow("game") << Change([](GameRecord& r) { r.setup.game = "go9"; }) << false;
        QTest::newRow("position") << Change([](GameRecord& r) { r.setup.position = "8/8 w"; }) << false;
    }

    void everyDifferenceCounts()
    {
        QFETCH(Change, change);
        QFETCH(bool, sameMoves);
        GameRecord changed = sample();
        change(changed);
        QVERIFY(contentHash(changed) != contentHash(sample()));
        QCOMPARE(movesHash(changed) == movesHash(sample()), sameMoves);
    }

    void orderOfVariationsCounts()
    {
        GameRecord changed = sample();
        changed.promote(4);
        QVERIFY(contentHash(changed) != contentHash(sample()));
        QVERIFY(movesHash(changed) != movesHash(sample()));
    }

    void shapeOfTheTreeCounts()
    {
        GameRecord line;
        line.addNode(line.addNode(record::kRoot, Move{1}), Move{2});
        GameRecord fork;
        fork.addNode(record::kRoot, Move{1});
        fork.addNode(record::kRoot, Move{2});
        QVERIFY(contentHash(line) != contentHash(fork));
    }

    void textsDoNotRunIntoEachOther()
    {
        GameRecord one;
        one.addProperty(record::kRoot, {"AB", {"ab", "c"}});
        GameRecord other;
        other.addProperty(record::kRoot, {"AB", {"a", "bc"}});
        QVERIFY(contentHash(one) != contentHash(other));
    }

    void damagedGamesAreToldApartByTheirText()
    {
        const Hash128 game = contentHash(sample());
        QVERIFY(combine(game, textHash("(;B[aa]")) != combine(game, textHash("(;B[aa];Z")));
        QVERIFY(combine(game, textHash("a  b\n")) == combine(game, textHash("a b")));
    }

    void noTwoAmongManyAreEqual()
    {
        core::Random random(1);
        std::set<Hash128> contents;
        std::set<std::uint64_t> low;
        std::set<std::uint64_t> high;
        for (int i = 0; i < 20'000; ++i) {
            GameRecord record;
            record.setTag("PB", std::to_string(i)); // names differ by a digit, the moves perhaps not at all
            NodeId node = record::kRoot;
            for (std::uint32_t n = random.below(4); n > 0; --n)
                node = record.addNode(node, Move{static_cast<std::uint16_t>(random.below(3))});
            const Hash128 hash = contentHash(record);
            QVERIFY(contents.insert(hash).second);
            QVERIFY(low.insert(hash.words[0]).second); // each half alone is a good hash
            QVERIFY(high.insert(hash.words[1]).second);
        }
    }

    void keepsItsMeaning()
    {
        // From the time when the library's format was designed: if these values change, libraries import every game a second time.
        QCOMPARE(QByteArray::number(qulonglong(contentHash(sample()).words[0]), 16), QByteArray("448666da1835243d"));
        QCOMPARE(QByteArray::number(qulonglong(contentHash(sample()).words[1]), 16), QByteArray("3d3dc34046c31df9"));
        QCOMPARE(QByteArray::number(qulonglong(movesHash(sample()).words[0]), 16), QByteArray("ad107cc9ef7ea0dc"));
        QCOMPARE(QByteArray::number(qulonglong(movesHash(sample()).words[1]), 16), QByteArray("fb59f71aa29ebc10"));
    }
};

EVENMATCH_TEST(TestContentHash)

} // namespace tst_content_hash

#include "tst_content_hash.moc"
