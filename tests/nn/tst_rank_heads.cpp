// Heads for ranks on the last layer of a KataGo network.
#include "tests/run_tests.h"

#include "core/game/go/position.h"
#include "nn/katago/evaluator.h"
#include "nn/model/rank_heads.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numeric>

namespace tst_rank_heads {

using namespace evenmatch;

namespace {

constexpr int kChannels = 6;

nn::NetworkConfig headsConfig()
{
    nn::NetworkConfig config;
    config.encoding = "go-tactical";
    config.trunk = "abc";
    config.trunkName = "strong";
    config.channels = kChannels;
    config.headChannels = 5;
    config.hidden = 4;
    config.ranks = 3;
    config.rankBasis = 2;
    return config;
}

nn::KatagoInfo strongInfo()
{
    nn::KatagoInfo info;
    info.name = "strong";
    info.hash = "abc";
    info.version = 15;
    info.trunkChannels = kChannels;
    info.scoreValueChannels = 6;
    return info;
}

/// A number that differs for each row, point and channel.
float layerAt(std::size_t point, std::size_t channel) { return std::sin(static_cast<float>(1 + point * 7 + channel * 13)); }

class KnownLayer final : public nn::KatagoPass {
public:
    void beginThread() const override { }
    void run(const nn::KatagoInput& input, const nn::KatagoWish& wish, nn::KatagoOutput& output) const override
    {
        const auto area = static_cast<std::size_t>(input.width * input.height);
        output.policy.assign(input.count * area, 0);
        output.policyPass.assign(input.count, 0);
        output.value.clear();
        for (std::size_t i = 0; i < input.count; ++i)
            output.value.insert(output.value.end(), {std::log(3.0f), 0, 0});
        output.scoreValue.assign(input.count * 6, 0);
        output.ownership.assign(wish.ownership ? input.count * area : 0, 0);
        output.trunk.clear();
        for (std::size_t i = 0; wish.trunk && i < input.count * area * kChannels; ++i)
            output.trunk.push_back(layerAt(i / kChannels % area, i % kChannels));
    }
};

/// A model with random parameters, and those.
struct Model {
    explicit Model(const std::filesystem::path& path, const nn::NetworkConfig& config = headsConfig())
        : parameters(nn::randomParameters(config, 5))
    {
        nn::ModelDescription description{.name = "heads", .network = config, .scale = strength::RankScale("go", {"2d", "1d", "1-2k"})};
        std::vector<nn::NamedTensor> tensors;
        for (const auto& [name, parameter] : parameters)
            tensors.push_back({name, {nn::DType::F32, parameter.shape, std::as_bytes(std::span(parameter.numbers))}});
        const auto written = nn::writeModel(path, description, tensors);
        Q_ASSERT(written);
    }
    nn::Parameters parameters;
};

using Numbers = std::vector<double>;

/// The heads' arithmetic, written plainly.
class Reference {
public:
    Reference(const nn::Parameters& parameters, std::size_t area) : m_parameters(parameters)
    {
        Numbers board(2 * kChannels);
        for (std::size_t c = 0; c < kChannels; ++c) {
            double most = layerAt(0, c);
            for (std::size_t point = 0; point < area; ++point) {
                board[c] += layerAt(point, c) / static_cast<double>(area);
                most = std::max(most, static_cast<double>(layerAt(point, c)));
            }
            board[kChannels + c] = most;
        }
        const Numbers ofBoard = product("policy.board", board);
        Numbers pooled(10);
        for (std::size_t point = 0; point < area; ++point) {
            Numbers x(kChannels);
            for (std::size_t c = 0; c < kChannels; ++c)
                x[c] = layerAt(point, c);
            Numbers hidden = product("policy.head", x);
            for (std::size_t i = 0; i < hidden.size(); ++i) {
                hidden[i] = std::max(0.0, hidden[i] + ofBoard[i]);
                pooled[i] += hidden[i] / static_cast<double>(area);
                pooled[5 + i] = std::max(pooled[5 + i], hidden[i]);
            }
            maps.push_back(product("policy.maps", hidden));
        }
        maps.push_back(product("policy.pass", pooled));
        Numbers hidden = product("strength.hidden", board);
        for (double& x : hidden)
            x = std::max(0.0, x);
        level = product("strength.out", hidden).front();
    }

    Numbers policy(std::size_t rank) const
    {
        Numbers logits;
        for (const Numbers& of : maps) {
            logits.push_back(of[0]);
            for (std::size_t k = 0; k < 2; ++k)
                logits.back() += m_parameters.at("policy.ranks").numbers[rank * 2 + k] * of[1 + k];
        }
        return probabilities(logits);
    }

    Numbers quality() const
    {
        Numbers free;
        for (const Numbers& of : maps)
            free.push_back(of[0]);
        free = probabilities(free);
        double mean = 0;
        for (std::size_t i = 0; i < maps.size(); ++i)
            mean += free[i] * maps[i].back();
        Numbers all;
        for (const Numbers& of : maps)
            all.push_back(of.back() - mean);
        return all;
    }

    std::vector<Numbers> maps; ///< of each point, and of the pass
    double level = 0;

private:
    static Numbers probabilities(Numbers logits)
    {
        double sum = 0;
        for (double& x : logits)
            sum += x = std::exp(x);
        for (double& x : logits)
            x /= sum;
        return logits;
    }

    Numbers product(const std::string& name, const Numbers& x) const
    {
        const nn::Parameter& weight = m_parameters.at(name + ".weight");
        Numbers y(static_cast<std::size_t>(weight.shape[0]));
        for (std::size_t o = 0; o < y.size(); ++o) {
            for (std::size_t i = 0; i < x.size(); ++i)
                y[o] += weight.numbers[o * x.size() + i] * x[i];
            if (const auto bias = m_parameters.find(name + ".bias"); bias != m_parameters.end())
                y[o] += bias->second.numbers[o];
        }
        return y;
    }

    const nn::Parameters& m_parameters;
};

bool near(double a, double b) { return std::abs(a - b) < 1e-4; }

} // namespace

class TestRankHeads : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_file = m_folder.filePath("heads.evm").toStdString(); }

    void theSameAsWrittenPlainly()
    {
        const Model model(m_file);
        const auto heads = evaluator();
        for (const int size : {7, 9}) {
            const nn::GameState state{game::AnyPosition(go::Position(size, go::Rules::chinese()))};
            nn::Evaluation answer;
            const nn::Query query{.state = &state, .ranks = nn::RankWish::all()};
            QVERIFY(heads->evaluate({&query, 1}, {&answer, 1}));
            const auto area = static_cast<std::size_t>(size * size);
            const Reference reference(model.parameters, area);
            QVERIFY(near(answer.level, reference.level));
            QCOMPARE(answer.moves.size(), area + 1);
            QCOMPARE(answer.rankPriors.size(), 3 * (area + 1));
            const nn::Encoding& encoding = *nn::findEncoding("go-tactical");
            const Numbers quality = reference.quality();
            for (std::size_t rank = 0; rank < 3; ++rank) {
                const Numbers policy = reference.policy(rank);
                for (std::size_t m = 0; m < answer.moves.size(); ++m) {
                    const auto place = static_cast<std::size_t>(encoding.outputIndex(state.position(), answer.moves[m]));
                    QVERIFY(near(answer.rankPrior(rank)[m], policy[place]));
                    QVERIFY(near(answer.quality[m], quality[place]));
                }
            }
            nn::Evaluation between;
            const nn::Query half{.state = &state, .ranks = nn::RankWish::at(0.5)};
            QVERIFY(heads->evaluate({&half, 1}, {&between, 1}));
            QCOMPARE(between.rankPriors.size(), area + 1);
            QVERIFY(near(std::accumulate(between.rankPriors.begin(), between.rankPriors.end(), 0.0), 1));
        }
    }

    void valueAndPriorAreTheStrongNetworks()
    {
        const Model model(m_file);
        const auto heads = evaluator();
        QVERIFY(heads->info().hasBeta && heads->info().hasScoreLead && heads->info().hasOwnership);
        QCOMPARE(heads->info().readsWith, std::string("strong"));
        QCOMPARE(heads->info().scale.size(), std::size_t{3});
        const nn::GameState state{game::AnyPosition(go::Position(9, go::Rules::trompTaylor()))};
        nn::Evaluation answer;
        const nn::Query query{.state = &state};
        QVERIFY(heads->evaluate({&query, 1}, {&answer, 1}));
        QVERIFY(near(answer.value, 0.5));
        QVERIFY(near(answer.prior[0], 1.0 / 82));
        QVERIFY(answer.rankPriors.empty());
    }

    void anotherNetworkIsRefused()
    {
        const Model model(m_file);
        nn::KatagoInfo other = strongInfo();
        other.name = "other";
        other.hash = "def";
        const auto heads = nn::RankHeads::read(*nn::openModel(m_file), other);
        QVERIFY(!heads);
        QCOMPARE(heads.error().code, core::ErrorCode::BadArgument);
    }

    void aMissingNetworkIsNamed()
    {
        const Model model(m_file);
        const auto opened = nn::readTrunkOf(*nn::openModel(m_file), m_file, {});
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, core::ErrorCode::NotFound);
    }

    void otherShapesAreDamage()
    {
        const Model model(m_file);
        nn::KatagoInfo wider = strongInfo();
        wider.trunkChannels = 7;
        const auto heads = nn::RankHeads::read(*nn::openModel(m_file), wider);
        QVERIFY(!heads);
        QCOMPARE(heads.error().code, core::ErrorCode::NetworkDamaged);
    }

private:
    std::shared_ptr<nn::Evaluator> evaluator() const
    {
        const auto model = nn::openModel(m_file);
        Q_ASSERT(model);
        const auto heads = nn::RankHeads::read(*model, strongInfo());
        Q_ASSERT(heads);
        return nn::makeKatagoEvaluator(strongInfo(), std::make_unique<KnownLayer>(), {.threads = 1, .heads = *heads});
    }

    QTemporaryDir m_folder;
    std::filesystem::path m_file;
};

EVENMATCH_TEST(TestRankHeads)

} // namespace tst_rank_heads

#include "tst_rank_heads.moc"
