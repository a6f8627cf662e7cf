#include "tests/run_tests.h"

#include "core/hash128.h"
#include "core/strength/scale/verified_words.h"
#include "nn/model/boards.h"

#include <QTemporaryDir>
#include <QTest>

#include <ctime>
#include <set>

namespace tst_model_file {

using namespace evenmatch;
using namespace evenmatch::nn;
using core::ErrorCode;

namespace {

strength::RankProfile profileOf(const strength::RankScale& scale)
{
    const strength::RankCurve curve{0.1, 0.25, {0.3, 0.2}, {1.0, 0.5}};
    return {scale, std::vector<strength::RankEntry>(scale.size(), {curve, curve, 12, 345}), "by hand"};
}

ModelDescription sample()
{
    ModelDescription description;
    description.name = "Küken";
    description.network = {.encoding = "chess119", .blocks = 2, .channels = 16, .ranks = 8};
    description.scale = strength::chessScale();
    description.profile = profileOf(description.scale);
    description.card = {{"data", "games.pgn"}, {"accuracy", 0.65}};
    description.metaModels["rank"] = {std::byte{1}, std::byte{0}, std::byte{255}};
    description.other["author"] = "somebody";
    description.other["players"] = "of chess";
    return description;
}

const std::vector<float> kNumbers{1, 2, 3};
const std::vector<NamedTensor> kParameters{{"tower.weight", {DType::F32, {3}, std::as_bytes(std::span(kNumbers))}}};

} // namespace

class TestModelFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsWhatItWrote()
    {
        QVERIFY(writeModel(path("a.evm"), sample(), kParameters).ok());
        const auto model = openModel(path("a.evm"));
        QVERIFY2(model.ok(), model ? "" : core::describe(model.error()).c_str());
        QVERIFY(model->description() == sample());
        QVERIFY(model->parameterNames() == std::vector<std::string>{"tower.weight"});
        QVERIFY(toFloats(*model->find("tower.weight")) == kNumbers);
    }

    void tellsWhatItIs()
    {
        QVERIFY(writeModel(path("b.evm"), sample(), kParameters).ok());
        const auto model = openModel(path("b.evm"));
        QVERIFY(model.ok());
        const NetworkInfo& info = model->info();
        QCOMPARE(info.name, std::string("Küken"));
        QCOMPARE(info.game, std::string("chess"));
        QVERIFY(info.scale == strength::chessScale() && info.profile == sample().profile);
        QVERIFY(info.hasBeta && !info.hasScoreLead);
        QCOMPARE(info.hash.size(), std::size_t(32));
    }

    void needsOnlyTheNetwork()
    {
        ModelDescription bare;
        bare.network = {.encoding = "go18", .strength = StrengthHead::Published};
        QVERIFY(writeModel(path("bare.evm"), bare, {}).ok());
        const auto model = openModel(path("bare.evm"));
        QVERIFY(model.ok());
        QVERIFY(model->description() == bare);
        QVERIFY(model->info().scale.empty() && !model->info().profile && model->info().published && model->info().hasScoreLead);
        QCOMPARE(model->info().game, std::string("go"));
    }

    void hashGoesByTheNetworkAlone()
    {
        const auto hashOf = [&](const ModelDescription& description, std::vector<float> numbers, const char* name = "x") {
            const std::vector<NamedTensor> parameters{{name, {DType::F32, {3}, std::as_bytes(std::span(numbers))}}};
            const bool written = writeModel(path("hash.evm"), description, parameters).ok();
            return written ? openModel(path("hash.evm"))->info().hash : std::string();
        };
        const std::string hash = hashOf(sample(), {1, 2, 3});
        ModelDescription other = sample();
        other.name = "Hahn";
        other.profile.reset();
        other.metaModels.clear();
        other.card = nlohmann::json::object();
        QCOMPARE(hashOf(other, {1, 2, 3}), hash);
        QVERIFY(hashOf(sample(), {1, 2, 3.0000002f}) != hash);
        QVERIFY(hashOf(sample(), {1, 2, 3}, "y") != hash);
        other.network.blocks = 3;
        QVERIFY(hashOf(other, {1, 2, 3}) != hash);
    }

    void rewritesWhatGoesWithIt()
    {
        QVERIFY(writeModel(path("c.evm"), sample(), kParameters).ok());
        const std::string hash = openModel(path("c.evm"))->info().hash;
        QVERIFY(rewriteMetadata(path("c.evm"), [](ModelDescription& description) {
            description.profile->verified = "by 1,000 games";
            description.metaModels["rank"].push_back(std::byte{7});
        }).ok());
        const auto model = openModel(path("c.evm"));
        QVERIFY(model.ok());
        ModelDescription expected = sample();
        expected.profile->verified = "by 1,000 games";
        expected.metaModels["rank"].push_back(std::byte{7});
        QVERIFY(model->description() == expected);
        QVERIFY(toFloats(*model->find("tower.weight")) == kNumbers);
        QCOMPARE(model->info().hash, hash);
    }

    void refusesToChangeTheNetwork()
    {
        QVERIFY(writeModel(path("d.evm"), sample(), kParameters).ok());
        const auto changed = rewriteMetadata(path("d.evm"), [](ModelDescription& description) { description.network.blocks = 5; });
        QVERIFY(!changed.ok() && changed.error().code == ErrorCode::BadArgument);
        QVERIFY(openModel(path("d.evm"))->description() == sample());
        QVERIFY(rewriteMetadata(path("absent.evm"), [](ModelDescription&) {}).error().code == ErrorCode::CannotOpen);
    }

    /// Measurements on one board survive a round trip, change no hash, and apply to that board only.
    void boardsHaveTheirOwnParts()
    {
        QVERIFY(writeModel(path("boards.evm"), sample(), kParameters).ok());
        const std::string hash = openModel(path("boards.evm"))->info().hash;
        BoardPart part{
            .profile = profileOf(strength::chessScale()), .metaModels = {{"rank-1", {std::byte{9}}}}, .other = {{"players", "of 960"}}};
        part.profile.verified = "on shuffled boards";
        part.profile.measured
            = strength::MeasuredStrength{"another network", {}, {}, std::vector<std::optional<strength::MeasuredRank>>(8), {}};
        QVERIFY(rewriteMetadata(path("boards.evm"), [&](ModelDescription& description) { description.boards["chess960"] = part; }).ok());
        const auto model = openModel(path("boards.evm"));
        QVERIFY2(model.ok(), model ? "" : core::describe(model.error()).c_str());
        ModelDescription expected = sample();
        expected.boards["chess960"] = part;
        QVERIFY(model->description() == expected);
        QCOMPARE(model->info().hash, hash);
        QVERIFY(model->parameterNames() == std::vector<std::string>{"tower.weight"});

        QCOMPARE(boardWithPart(model->description(), "chess960"), std::string("chess960"));
        QVERIFY(boardWithPart(model->description(), "chess").empty() && boardWithPart(model->description(), {}).empty());
        const ModelDescription there = onBoard(model->description(), "chess960");
        QVERIFY(there.profile == part.profile && there.metaModels == part.metaModels && there.boards.empty());
        QVERIFY(there.other.at("players") == "of 960" && there.other.at("author") == "somebody");
        ModelDescription elsewhere = sample();
        QVERIFY(onBoard(model->description(), "chess") == elsewhere);

        const NetworkInfo& info = model->info();
        QCOMPARE(info.profileOn("chess960")->verified, std::string("on shuffled boards"));
        QVERIFY(!info.profileOn("chess960")->measured); // another network played these games
        QCOMPARE(info.profileOn("chess")->verified, std::string("by hand"));
        QCOMPARE(onBoard(info, "chess960").profile->verified, std::string("on shuffled boards"));
        QCOMPARE(boardName("go9"), std::string("9×9"));
        QCOMPARE(boardName("chess960"), std::string("chess960"));
    }

    /// Opponents on a board without a part have the general settings, but their strength only if it was measured there.
    void boardsThatShareAProfileHaveTheirOwnStrength()
    {
        QVERIFY(writeModel(path("shared.evm"), sample(), kParameters).ok());
        const std::string hash = openModel(path("shared.evm"))->info().hash;
        const auto strength = [&](double rating, const std::string& network) {
            return strength::MeasuredStrength{
                network, {}, {}, std::vector<std::optional<strength::MeasuredRank>>(8, strength::MeasuredRank{rating, 50, 4}), {}};
        };
        const auto store = [&](const char* game, double rating, const std::string& network) {
            return rewriteMetadata(path("shared.evm"), [&](ModelDescription& description) {
                storeMeasured(description, game, [&](const auto&) { return strength(rating, network); });
            }).ok();
        };
        const auto ratingIn = [&](const char* game) {
            const auto measured = onBoard(openModel(path("shared.evm"))->info(), game).profile->measured;
            return measured ? measured->ranks[3]->rating : 0;
        };
        QVERIFY(store("chess", 1500, hash));
        QCOMPARE(ratingIn("chess"), 1500.0);
        QCOMPARE(ratingIn("chess960"), 0.0);
        QVERIFY(store("chess960", 1300, hash));
        QCOMPARE(ratingIn("chess"), 1500.0);
        QCOMPARE(ratingIn("chess960"), 1300.0);

        QVERIFY(rewriteMetadata(path("shared.evm"), [](ModelDescription& description) {
            strength::RankPlay other = strength::playAt(*description.profile, 3);
            other.visits += 1;
            strength::setPlay(*description.profile, 3, other);
        }).ok());
        QVERIFY(!onBoard(openModel(path("shared.evm"))->info(), "chess960").profile->measured->ranks[3]);
        QVERIFY(!onBoard(openModel(path("shared.evm"))->info(), "chess").profile->measured->ranks[3]);
        QVERIFY(onBoard(openModel(path("shared.evm"))->info(), "chess960").profile->measured->ranks[4]);

        QVERIFY(store("chess960", 1300, "another network"));
        QCOMPARE(ratingIn("chess960"), 0.0);
        QCOMPARE(openModel(path("shared.evm"))->info().hash, hash);
    }

    /// Settings for one board stay when the general ones change, and end the strength that was measured there.
    void boardsThatShareAProfileMayHaveTheirOwnOpponents()
    {
        QVERIFY(writeModel(path("own.evm"), sample(), kParameters).ok());
        const std::string hash = openModel(path("own.evm"))->info().hash;
        const auto change = [&](const std::function<void(ModelDescription&)>& how) { return rewriteMetadata(path("own.evm"), how).ok(); };
        const auto profileIn = [&](const char* game) { return *onBoard(openModel(path("own.evm"))->info(), game).profile; };
        const auto visitsIn = [&](const char* game) { return strength::playAt(profileIn(game), 3).visits; };
        strength::RankPlay own = strength::playAt(profileIn("chess"), 3);
        const double usual = own.visits;
        own.visits = 77;
        QVERIFY(change([&](ModelDescription& description) {
            storeMeasured(description, "chess960", [&](const auto&) {
                return strength::MeasuredStrength{
                    hash, {}, {}, std::vector<std::optional<strength::MeasuredRank>>(8, strength::MeasuredRank{1300, 50, 4}), {}};
            });
            setPlay(description, "chess960", 3, own);
        }));
        QCOMPARE(visitsIn("chess960"), 77.0);
        QCOMPARE(visitsIn("chess"), usual);
        QVERIFY(!profileIn("chess960").measured->ranks[3] && profileIn("chess960").measured->ranks[4]);
        own.visits = 88;
        QVERIFY(change([&](ModelDescription& description) { setPlay(description, "chess", 4, own); }));
        QCOMPARE(visitsIn("chess960"), 77.0);
        QVERIFY(profileIn("chess960").measured->ranks[4]);
        QVERIFY(change([&](ModelDescription& description) { // as in chess: the settings are shared again
            for (std::size_t rank = 0; rank < description.scale.size(); ++rank)
                setPlay(description, "chess960", rank, description.profile->ranks[rank].play);
        }));
        QVERIFY(openModel(path("own.evm"))->description().profile->elsewhere.at("chess960").play.empty());
    }

    void refusesContradictions_data()
    {
        QTest::addColumn<QString>("fault");
        for (const char* fault : {"encoding", "game", "ranks", "classifier", "profile", "parameter", "board parameter", "utf8", "board",
                 "usual board", "board's ranks"})
            QTest::newRow(fault) << fault;
    }

    void refusesContradictions()
    {
        QFETCH(QString, fault);
        ModelDescription description = sample();
        std::vector<NamedTensor> parameters = kParameters;
        if (fault == "encoding")
            description.network.encoding = "chess118";
        else if (fault == "game")
            description.network.encoding = "go18";
        else if (fault == "ranks")
            description.network.ranks = 7;
        else if (fault == "classifier") { // of no ranks
            description.network.ranks = 0;
            description.network.strength = StrengthHead::Classifier;
        } else if (fault == "profile")
            description.profile = profileOf(strength::RankScale("chess", {"strong", "weak"}));
        else if (fault == "parameter")
            parameters[0].name = "meta.x";
        else if (fault == "board parameter")
            parameters[0].name = "meta@chess960.x";
        else if (fault == "board")
            description.boards["go9"] = {profileOf(description.scale), {}, {}};
        else if (fault == "usual board")
            description.boards["chess"] = {profileOf(description.scale), {}, {}};
        else if (fault == "board's ranks")
            description.boards["chess960"] = {profileOf(strength::RankScale("chess", {"strong", "weak"})), {}, {}};
        else
            description.card["data"] = "\xff";
        const auto written = writeModel(path("contradiction.evm"), description, parameters);
        QVERIFY(!written.ok() && written.error().code == ErrorCode::BadArgument);
        QVERIFY(!std::filesystem::exists(path("contradiction.evm")));
    }

    void refusesBadMetadata_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("foreign");
        const auto row = [](const char* what, const char* key, QByteArray text, bool foreign = false) {
            QTest::newRow(what) << key << text << foreign;
        };
        row("another format", "format", "pt", true);
        row("a later format", "format", "evenmatch-model 2", true);
        row("network is no JSON", "network", "{");
        row("network is a list", "network", "[1]");
        row("too many blocks", "network", R"({"encoding":"chess119","blocks":1000000})");
        row("a classifier of no ranks", "network", R"({"encoding":"chess119","strength":"classifier","ranks":0})");
        row("unknown encoding", "network", R"({"encoding":"chess9"})");
        row("a field of a later version", "network", R"({"encoding":"chess119","attention":8})");
        row("scale of another game", "scale", R"({"game":"go","ranks":["1d","1k"]})");
        row("profile without ranks", "profile", "{}");
        row("card is text", "card", "\"x\"");
        row("boards are a list", "boards", "[]");
        row("a board without a profile", "boards", R"({"chess960":{"other":{}}})");
        row("a board that is none", "boards", R"({"chess960":7})");
        row("deep card", "card", QByteArray("{\"a\":") + QByteArray(100000, '[') + QByteArray(100000, ']') + "}");
    }

    void refusesBadMetadata()
    {
        QFETCH(QString, key);
        QFETCH(QByteArray, text);
        QFETCH(bool, foreign);
        Metadata metadata{{"format", "evenmatch-model 1"}, {"network", R"({"encoding":"chess119"})"}};
        QVERIFY(writeTensorFile(path("meta.evm"), metadata, {}).ok());
        QVERIFY(openModel(path("meta.evm")).ok());
        metadata[key.toStdString()] = text.toStdString();
        QVERIFY(writeTensorFile(path("meta.evm"), metadata, {}).ok());
        const auto model = openModel(path("meta.evm"));
        QVERIFY(!model.ok());
        QVERIFY(model.error().code == (foreign ? ErrorCode::NotANetwork : ErrorCode::NetworkDamaged));
        QCOMPARE(model.error().file, path("meta.evm").string());
    }

    void opensTwelveMegabytesAtOnce()
    {
        const std::vector<std::uint16_t> weights(6u << 20, 0x3c00);
        const std::vector<NamedTensor> parameters{{"w", {DType::F16, {6 << 20}, std::as_bytes(std::span(weights))}}};
        QVERIFY(writeModel(path("large.evm"), sample(), parameters).ok());
        const std::clock_t before = std::clock(); // of this process only: others may be busy
        QVERIFY(openModel(path("large.evm")).ok());
        QVERIFY(std::clock() - before < CLOCKS_PER_SEC / 5);
    }

    void hashesDiffer()
    {
        const auto hash = [](const std::vector<std::string>& pieces) {
            core::Hasher128 hasher;
            for (const std::string& piece : pieces)
                hasher.add(std::as_bytes(std::span(piece)));
            return hasher.text();
        };
        std::set<std::string> seen{hash({})};
        std::string zeros;
        for (int i = 0; i < 200; ++i, zeros += '\0')
            QVERIFY(seen.insert(hash({zeros})).second);
        QVERIFY(seen.insert(hash({"ab", "c"})).second);
        QVERIFY(seen.insert(hash({"a", "bc"})).second);
        QVERIFY(seen.insert(hash({"abc", ""})).second);
        const std::string text(100, 'x');
        for (std::size_t i = 0; i < 8 * text.size(); ++i) {
            std::string flipped = text;
            flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << (i % 8)));
            QVERIFY(seen.insert(hash({flipped})).second);
        }
    }

    void hashNeverChanges()
    {
        core::Hasher128 hasher;
        const std::string text = "The hash of a network is kept in libraries: if this fails, every analysis is made anew.";
        hasher.add(std::as_bytes(std::span(text)));
        QCOMPARE(hasher.text(), std::string("3f951d755d04bd93c6d74656afbf199a"));
    }

    void bundledNetworksSayHowFarToTrustThem_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("Go") << QStringLiteral("go.evm");
        QTest::newRow("chess") << QStringLiteral("chess.evm");
    }

    /// In sentences that the window translates; their opponents were measured.
    void bundledNetworksSayHowFarToTrustThem()
    {
        QFETCH(QString, file);
        const auto model = openModel((QStringLiteral(TEST_DATA "/../../resources/models/") + file).toStdString());
        QVERIFY(model && model->description().profile);
        const strength::RankProfile& profile = *model->description().profile;
        const auto phrases = strength::verifiedPhrases(profile.verified);
        QVERIFY(!phrases.empty());
        for (const core::Phrase& phrase : phrases)
            QVERIFY2(!phrase.arguments.empty(), profile.verified.c_str());
        QVERIFY(profile.measured && profile.measured->network == model->info().hash);
    }

private:
    std::filesystem::path path(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }
    QTemporaryDir m_folder;
};

EVENMATCH_TEST(TestModelFile)

} // namespace tst_model_file

#include "tst_model_file.moc"
