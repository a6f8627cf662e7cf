#include "tests/run_tests.h"

#include "core/error.h"
#include "core/error_json.h"
#include "core/json_text.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <set>

namespace tst_error {

using namespace evenmatch::core;

class TestError : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void describesPlaceThenReason()
    {
        const Error error{ErrorCode::PointTaken, "D4", "league.sgf", 12, 3, 57};
        QCOMPARE(describe(error), std::string("league.sgf, game 12, line 3, move 57: the point is taken: D4"));
    }

    void leavesOutUnknownPlaces()
    {
        QCOMPARE(describe({ErrorCode::Stopped}), std::string("stopped"));
        QCOMPARE(describe({.code = ErrorCode::NotAGame, .file = "a.pgn"}), std::string("a.pgn: contains no game"));
    }

    void translatesTemplatesBeforeFilling()
    {
        const auto shout = [](std::string_view text, int) {
            return text == "game %1"          ? std::string("Partie %1")
                : text == "invalid value: %1" ? std::string("kaputt: %1")
                                              : std::string(text);
        };
        QCOMPARE(describe({.code = ErrorCode::BadValue, .detail = "%1", .game = 2}, shout), std::string("Partie 2: kaputt: %1"));
    }

    void translatesTheDetail()
    {
        const auto german = [](std::string_view text, int count) {
            return text == "too large: %1" ? std::string("zu groß: %1")
                : text == "%n games in %1" ? std::string(count == 1 ? "eine Partie in %1" : "%n Partien in %1")
                                           : std::string(text);
        };
        const auto error = [](int games) {
            return Error{ErrorCode::TooLarge, counted(games, "%n game in %1", "%n games in %1", {"a.sgf"})};
        };
        QCOMPARE(describe(error(3), german), std::string("zu groß: 3 Partien in a.sgf"));
        QCOMPARE(describe(error(1), german), std::string("zu groß: eine Partie in a.sgf"));
        QCOMPARE(describe(error(1)), std::string("too large: 1 game in a.sgf"));
        QCOMPARE(describe(error(0)), std::string("too large: 0 games in a.sgf"));
    }

    void everyCodeHasItsOwnSentence()
    {
        std::set<std::string_view> seen;
        for (int code = 0; code <= static_cast<int>(kLastErrorCode); ++code)
            QVERIFY(seen.insert(messageTemplate(static_cast<ErrorCode>(code))).second);
    }

    void isWrittenAsJson()
    {
        for (const Error& error : {Error{ErrorCode::Stopped}, Error{ErrorCode::PointTaken, "D4", "league.sgf", 12, 3, 57},
                 Error{ErrorCode::TooLarge, {"%1 of %2", {"a", counted(3, "%n game in %1", "%n games in %1", {"b"})}}, "c"}})
            QVERIFY(errorFromJson(parseJson(jsonText(errorJson(error)))) == error);
    }

    void readsOnlyItsOwnJson()
    {
        for (const char* text : {"{}", "[]", "7", R"({"code": -1, "detail": ""})", R"({"code": 200, "detail": ""})", R"({"code": 0})",
                 R"({"code": 0, "detail": 5})", R"({"code": 0, "detail": {"text": "x"}})", R"({"code": 0, "detail": "", "line": "x"})"})
            QVERIFY2(!errorFromJson(parseJson(text)), text);
        std::string deep = R"("x")";
        for (int i = 0; i < 1000; ++i)
            deep = R"({"text": "%1", "arguments": [)" + deep + "]}";
        QVERIFY(errorFromJson(parseJson(R"({"code": 0, "detail": )" + deep + "}")));
    }

    void resultHoldsValueOrError()
    {
        Result<int> good = 7;
        QVERIFY(good.ok());
        QCOMPARE(*good, 7);
        const Result<int> bad = Error{ErrorCode::NotFound, "x"};
        QVERIFY(!bad.ok());
        QCOMPARE(describe(bad.error().detail), std::string("x"));
        QCOMPARE(bad.valueOr(3), 3);
        QVERIFY(Result<void>().ok());
    }
};

EVENMATCH_TEST(TestError)

} // namespace tst_error

#include "tst_error.moc"
