#include "tests/run_tests.h"

#include "core/random.h"
#include "core/record/game_record.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace tst_game_record {

using namespace evenmatch;
using namespace evenmatch::record;

namespace {

std::vector<NodeId> childrenOf(const GameRecord& record, NodeId node)
{
    std::vector<NodeId> children;
    for (NodeId child = record.firstChild(node); child != kNoNode; child = record.nextSibling(child))
        children.push_back(child);
    return children;
}

/// A root with the children 1, 2 and 3, each with one child of its own: 4, 5 and 6.
GameRecord threeLines()
{
    GameRecord record;
    for (std::uint16_t i = 1; i <= 3; ++i)
        record.addNode(kRoot, {i}, Side::First);
    for (NodeId parent = 1; parent <= 3; ++parent)
        record.addNode(parent, {static_cast<std::uint16_t>(parent + 10)}, Side::Second);
    return record;
}

} // namespace

class TestGameRecord : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void startsWithItsRoot()
    {
        const GameRecord record;
        QCOMPARE(record.size(), std::size_t(1));
        QCOMPARE(record.parent(kRoot), kNoNode);
        QCOMPARE(record.firstChild(kRoot), kNoNode);
        QCOMPARE(record.mainLineEnd(), kRoot);
        QVERIFY(record.mainLineMoves().empty());
        QVERIFY(record.properties(kRoot).empty());
    }

    void promotes_data()
    {
        QTest::addColumn<NodeId>("node");
        QTest::addColumn<std::vector<NodeId>>("order");
        QTest::newRow("first stays") << NodeId(1) << std::vector<NodeId>{1, 2, 3};
        QTest::newRow("middle") << NodeId(2) << std::vector<NodeId>{2, 1, 3};
        QTest::newRow("last") << NodeId(3) << std::vector<NodeId>{3, 1, 2};
        QTest::newRow("root stays") << kRoot << std::vector<NodeId>{1, 2, 3};
        QTest::newRow("only child") << NodeId(5) << std::vector<NodeId>{1, 2, 3};
    }

    void promotes()
    {
        QFETCH(NodeId, node);
        QFETCH(std::vector<NodeId>, order);
        GameRecord record = threeLines();
        record.promote(node);
        QCOMPARE(childrenOf(record, kRoot), order);
        QCOMPARE(record.mainLineEnd(), order.front() + 3);
        const Move first = record.move(order.front());
        QCOMPARE(record.mainLineMoves(), (std::vector<Move>{first, record.move(order.front() + 3)}));

        order.push_back(record.addNode(kRoot)); // a node added later still comes last
        QCOMPARE(childrenOf(record, kRoot), order);
    }

    void removes_data()
    {
        QTest::addColumn<NodeId>("node");
        QTest::addColumn<std::vector<NodeId>>("left");
        QTest::newRow("first") << NodeId(1) << std::vector<NodeId>{2, 3};
        QTest::newRow("middle") << NodeId(2) << std::vector<NodeId>{1, 3};
        QTest::newRow("last") << NodeId(3) << std::vector<NodeId>{1, 2};
    }

    void removes()
    {
        QFETCH(NodeId, node);
        QFETCH(std::vector<NodeId>, left);
        GameRecord record = threeLines();
        record.removeSubtree(node);
        QCOMPARE(childrenOf(record, kRoot), left);
        QCOMPARE(record.mainLineEnd(), left.front() + 3);

        const NodeId added = record.addNode(kRoot);
        QCOMPARE(added, NodeId(7)); // the removed numbers are not given out again
        left.push_back(added);
        QCOMPARE(childrenOf(record, kRoot), left);
    }

    void addsAfterTheLastChildWasRemoved()
    {
        GameRecord record = threeLines();
        record.removeSubtree(4);
        QCOMPARE(record.firstChild(1), kNoNode);
        const NodeId added = record.addNode(1);
        QCOMPARE(childrenOf(record, 1), std::vector<NodeId>{added});
    }

    void freesWhatRemovedNodesSaid()
    {
        GameRecord record = threeLines();
        record.addProperty(2, {"C", {"above"}});
        record.addProperty(5, {"C", {"below"}});
        record.addProperty(6, {"C", {"beside"}});
        record.removeSubtree(2);
        QVERIFY(record.properties(2).empty());
        QVERIFY(record.properties(5).empty());
        QCOMPARE(record.property(6, "C"), std::string_view("beside"));
    }

    void findsPaths()
    {
        const GameRecord record = threeLines();
        QCOMPARE(record.pathTo(kRoot), std::vector<NodeId>{kRoot});
        QCOMPARE(record.pathTo(6), (std::vector<NodeId>{kRoot, 3, 6}));
        QCOMPARE(record.mainLineEnd(3), NodeId(6));
    }

    void keepsTags()
    {
        GameRecord record;
        QCOMPARE(record.tag("PB"), std::string_view());
        record.setTag("PB", "Shusaku");
        record.setTag("PW", "Gennan");
        record.tags.push_back({"KW", {"one", "two"}});
        record.setTag("PB", "Honinbo Shusaku");
        QCOMPARE(record.tag("PB"), std::string_view("Honinbo Shusaku"));
        QCOMPARE(record.tag("KW"), std::string_view("one"));
        QVERIFY(record.tags == (std::vector<Property>{{"PB", {"Honinbo Shusaku"}}, {"PW", {"Gennan"}}, {"KW", {"one", "two"}}}));

        record.setTag("KW", record.tag("PW")); // a value may come from the record itself
        QCOMPARE(record.tag("KW"), std::string_view("Gennan"));
        record.tags.push_back({"XX", {}});
        QCOMPARE(record.tag("XX"), std::string_view());
    }

    void keepsPropertiesInOrder()
    {
        GameRecord record = threeLines();
        record.addProperty(1, {"ZZ", {"unknown", ""}});
        record.addValue(1, "TR", "aa");
        record.addProperty(1, {"C", {"hello"}});
        record.addValue(1, "TR", "bb");
        const std::vector<Property> expected{{"ZZ", {"unknown", ""}}, {"TR", {"aa", "bb"}}, {"C", {"hello"}}};
        QVERIFY(std::ranges::equal(record.properties(1), expected));
        QVERIFY(record.hasProperty(1, "TR"));
        QVERIFY(!record.hasProperty(1, "T"));
        QVERIFY(!record.hasProperty(2, "TR"));

        record.setProperty(1, "TR", {"cc"});
        QVERIFY(std::ranges::equal(record.properties(1), std::vector<Property>{expected[0], {"TR", {"cc"}}, expected[2]}));
        record.setProperty(1, "TR", {});
        record.setProperty(1, "N", {"name"});
        record.setProperty(2, "N", {});
        QVERIFY(std::ranges::equal(record.properties(1), std::vector<Property>{expected[0], expected[2], {"N", {"name"}}}));
        QVERIFY(record.properties(2).empty());

        record.setProperties(1, {});
        QVERIFY(record.properties(1).empty());
        QCOMPARE(record.property(1, "C"), std::string_view());
    }

    void newMoveForgetsItsSpelling()
    {
        GameRecord record = threeLines();
        record.setProperties(1, {{"B", {"tt"}}, {"C", {"a pass"}}, {"W", {"[]"}}});
        record.setMove(1, {77}, Side::Second);
        QCOMPARE(record.move(1), Move{77});
        QCOMPARE(record.side(1), Side::Second);
        QVERIFY(std::ranges::equal(record.properties(1), std::vector<Property>{{"C", {"a pass"}}}));
    }

    void equalityLooksAtTheTreeOnly()
    {
        GameRecord depthFirst;
        depthFirst.addNode(depthFirst.addNode(kRoot, {1}), {11}, Side::Second);
        depthFirst.addNode(depthFirst.addNode(kRoot, {2}), {12}, Side::Second);
        GameRecord edited = threeLines();
        edited.removeSubtree(3);
        QVERIFY(edited == depthFirst);

        GameRecord other = depthFirst;
        other.promote(3);
        QVERIFY(other != depthFirst); // variations have an order
        other.promote(1);
        QVERIFY(other == depthFirst);
        other.addNode(4);
        QVERIFY(other != depthFirst); // a node without a move counts too
        QVERIFY(depthFirst != other);
        other = depthFirst;
        other.setMove(2, {11}, Side::First);
        QVERIFY(other != depthFirst);
        other = depthFirst;
        other.addProperty(2, {"C", {""}});
        QVERIFY(other != depthFirst);
        other = depthFirst;
        other.setTag("PB", "");
        QVERIFY(other != depthFirst);
        other = depthFirst;
        other.setup.komi = 0;
        QVERIFY(other != depthFirst);
    }

    // Compares the linked nodes with a tree made of plain lists of children.
    void randomEditsMatchAPlainTree()
    {
        core::Random random(5);
        for (int round = 0; round < 200; ++round) {
            GameRecord record;
            std::map<NodeId, std::vector<NodeId>> children{{kRoot, {}}};
            std::map<NodeId, NodeId> parents{{kRoot, kNoNode}};
            for (int step = 0; step < 60; ++step) {
                const NodeId node = std::next(children.begin(), random.below(static_cast<std::uint32_t>(children.size())))->first;
                const auto kind = random.below(8);
                if (kind < 5 || node == kRoot) {
                    const NodeId added = record.addNode(node);
                    children[node].push_back(added);
                    children[added];
                    parents[added] = node;
                    continue;
                }
                auto& siblings = children[parents[node]];
                std::erase(siblings, node);
                if (kind < 7) {
                    record.promote(node);
                    siblings.insert(siblings.begin(), node);
                    continue;
                }
                record.removeSubtree(node);
                for (std::vector<NodeId> gone{node}; !gone.empty();) {
                    const auto below = children.extract(gone.back()).mapped();
                    gone.pop_back();
                    gone.insert(gone.end(), below.begin(), below.end());
                }
            }
            for (const auto& [node, expected] : children) {
                QCOMPARE(childrenOf(record, node), expected);
                QCOMPARE(record.parent(node), parents[node]);
            }
        }
    }

    void longLinesAreNoTrouble()
    {
        constexpr NodeId kLength = 300'000; // deep enough to end a recursive walk
        GameRecord record;
        record.reserve(kLength + 1);
        for (NodeId node = kRoot; node < kLength; ++node)
            record.addNode(node, {7}, Side::First);
        QCOMPARE(record.mainLineEnd(), kLength);
        QCOMPARE(record.pathTo(kLength).size(), std::size_t(kLength + 1));
        GameRecord copy = record;
        QVERIFY(copy == record);
        copy.removeSubtree(1);
        QVERIFY(copy == GameRecord());
    }
};

EVENMATCH_TEST(TestGameRecord)

} // namespace tst_game_record

#include "tst_game_record.moc"
