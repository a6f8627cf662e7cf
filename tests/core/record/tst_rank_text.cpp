#include "tests/run_tests.h"

#include <QTest> // first: moc of Qt 6.4 cannot read <compare> otherwise

#include "core/record/text/rank_text.h"

namespace tst_rank_text {

using namespace evenmatch::record;

class TestRankText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QString>("canonical");
        const std::pair<const char*, const char*> rows[] = {
            {"5d", "5d"},
            {"5 dan", "5d"},
            {"5D?", "5d"},
            {"5段", "5d"},
            {"五段", "5d"},
            {"初段", "1d"},
            {"5-dan", "5d"},
            {"７段*", "7d"},
            {"3级", "3k"},
            {"3級", "3k"},
            {"十五级", "15k"},
            {"二十級", "20k"},
            {"十级", "10k"},
            {"3k*", "3k"},
            {"12 kyu", "12k"},
            {"12K", "12k"},
            {"9p", "9p"},
            {"9 dan pro", "9p"},
            {"プロ九段", "9p"},
            {"职业九段", "9p"},
            {"5段P", "5p"},
            {"P9段", "9p"},
            {"프로 9단", "9p"},
            {"Pro 1 dan", "1p"},
            {"3단", "3d"},
            {"5급", "5k"},
            {"业余6段", "6d"},
            {"アマ六段", "6d"},
            {"6d ama", "6d"},
            {"(4d)", "4d"},
            {" 2k? ", "2k"},
            {"1650", "1650"},
            {"1650?", "1650"},
            {"2875", "2875"},
            {"30k", "30k"},
            {"十段", "10d"},
            {"5d Korea", "5d"},
            {"2d (Japan)", "2d"},
            {"3 kyu South Korea", "3k"},
            {"4段 (South Korea)", "4d"},
            {"9d pro Korea", "9p"},
        };
        for (const auto& [text, canonical] : rows)
            QTest::newRow(text) << QString(canonical);
    }

    void reads()
    {
        QFETCH(QString, canonical);
        const auto rank = parseRank(QTest::currentDataTag());
        QVERIFY(rank.has_value());
        QCOMPARE(QString::fromStdString(rankText(*rank)), canonical);
    }

    void refuses_data()
    {
        QTest::addColumn<bool>("refused");
        for (const char* text :
            {"", "-", "?", "NR", "名人", "d", "段", "0d", "99d", "51k", "5x", "5 dance", "12", "9999", "99999999999999999999", "5d 3k",
                "beginner", "5d korea", "p1650", "P3k", "5dKorea", "1650 Japan", "Korea", "5d Korea 2", "\xff\xfe", "\xef\xbc"})
            QTest::addRow("'%s'", text) << true;
    }

    void refuses()
    {
        std::string_view text = QTest::currentDataTag();
        QVERIFY(!parseRank(text.substr(1, text.size() - 2)));
    }

    void orders()
    {
        const char* const weakToStrong[] = {"30k", "10k", "9k", "1k", "1d", "9d", "1p", "9p"};
        for (std::size_t i = 1; i < std::size(weakToStrong); ++i)
            QVERIFY2(*parseRank(weakToStrong[i - 1]) < *parseRank(weakToStrong[i]), weakToStrong[i]);
        QVERIFY(*parseRank("1500") < *parseRank("1501"));
        QVERIFY((*parseRank("1500") <=> *parseRank("1d")) == std::partial_ordering::unordered);
    }

    void writesWhatItReads()
    {
        for (Rank::Kind kind : {Rank::Kind::Kyu, Rank::Kind::Dan, Rank::Kind::Pro, Rank::Kind::Elo})
            for (int number = 0; number < 5000; ++number)
                if (const auto rank = parseRank(rankText({kind, number})))
                    QCOMPARE(rankText(*rank), rankText({kind, number}));
    }
};

EVENMATCH_TEST(TestRankText)

} // namespace tst_rank_text

#include "tst_rank_text.moc"
