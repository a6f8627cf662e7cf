// Lines and inputs beyond their limits are reported and cost no memory.
#include "tests/run_tests.h"

#include "core/limited_input.h"

#include <QTest>

#include <sstream>

namespace tst_limited_input {

using namespace evenmatch::core;

class TestLimitedInput : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsLines()
    {
        const std::string page(4095, 'x'); // as long as one read
        std::istringstream in("one\n\ntwo words\n" + page + "\n" + page + "y\nlast");
        std::string line;
        for (const std::string& expected :
            {std::string("one"), std::string(), std::string("two words"), page, page + "y", std::string("last")}) {
            QVERIFY(readLine(in, line) == LineRead::Line);
            QCOMPARE(line, expected);
        }
        QVERIFY(readLine(in, line) == LineRead::End);
        QVERIFY(readLine(in, line) == LineRead::End);
    }

    void passesOverALineThatIsTooLong_data()
    {
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("longest");
        QTest::newRow("by one") << 11 << 10;
        QTest::newRow("by far") << 100'000 << 10;
        QTest::newRow("beyond the usual limit") << int(kLongestLine) + 1 << int(kLongestLine);
    }

    void passesOverALineThatIsTooLong()
    {
        QFETCH(int, length);
        QFETCH(int, longest);
        std::istringstream in(std::string(static_cast<std::size_t>(length), 'x') + "\nnext\n");
        std::string line;
        QVERIFY(readLine(in, line, static_cast<std::size_t>(longest)) == LineRead::TooLong);
        QVERIFY(line.empty());
        QVERIFY(readLine(in, line, static_cast<std::size_t>(longest)) == LineRead::Line);
        QCOMPARE(line, std::string("next"));
        QVERIFY(readLine(in, line) == LineRead::End);
    }

    void readsAllWithinTheLimit()
    {
        std::istringstream in("ten bytes.");
        QCOMPARE(readAll(in, 10).value_or("none"), std::string("ten bytes."));
        std::istringstream longer("eleven byte");
        QVERIFY(!readAll(longer, 10));
    }
};

EVENMATCH_TEST(TestLimitedInput)

} // namespace tst_limited_input

#include "tst_limited_input.moc"
