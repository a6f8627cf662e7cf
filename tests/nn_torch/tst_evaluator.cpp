#include "core/game/family.h"
#include "tests/run_tests.h"

#include "nn/torch/evaluator.h"
#include "nn/torch/network/tensor_io.h"
#include "nn/torch/training/losses.h"
#include "tests/nn/network_samples.h"
#include "tests/nn/nn_samples.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace tst_evaluator {

using namespace evenmatch;
using namespace evenmatch::nn;
using core::ErrorCode;

namespace {

constexpr float kExact = 2e-4f; ///< rounding by another order of additions

NetworkConfig smallConfig(const std::string& encoding, int squeeze, int ranks, StrengthHead strength = StrengthHead::Map)
{
    NetworkConfig config = smallNetwork(encoding, squeeze, strength);
    config.ranks = ranks;
    return config;
}

/// As after some training: no parameter has its initial zero or one.
nn::detail::Tensors trainedParameters(const NetworkConfig& config)
{
    at::manual_seed(11);
    nn::detail::Tensors parameters = nn::detail::initialParameters(config, 7);
    for (auto& [name, tensor] : parameters) {
        if (name.ends_with(".var"))
            tensor = at::rand(tensor.sizes()) + 0.5;
        else if (name.ends_with(".mean") || name.ends_with("bias"))
            tensor = 0.3 * at::randn(tensor.sizes());
        else if (name.ends_with(".norm.weight"))
            tensor = at::rand(tensor.sizes()) + 0.3;
    }
    return parameters;
}

strength::RankScale scaleOf(const NetworkConfig& config, int ranks)
{
    std::vector<std::string> names;
    for (int rank = 0; rank < ranks; ++rank)
        names.push_back("group " + std::to_string(rank));
    return {std::string(game::keyOf(findEncoding(config.encoding)->family())), names};
}

/// The reference evaluation: the trainer's forward pass and softmax over the legal moves.
Evaluation plainAnswer(const NetworkConfig& config, const nn::detail::Tensors& parameters, const GameState& state)
{
    const Encoding& encoding = *findEncoding(config.encoding);
    const Shape shape = encoding.shape(state.position());
    const at::Tensor input = at::empty({1, encoding.planes(), shape.height, shape.width});
    encoding.encode(state, {input.data_ptr<float>(), static_cast<std::size_t>(input.numel())});
    const nn::detail::Outputs outputs = nn::detail::forward(config, parameters, input);

    Evaluation answer;
    const game::MoveList moves = state.position().legalMoves();
    answer.moves.assign(moves.begin(), moves.end());
    std::vector<std::int64_t> indices;
    for (const game::Move move : answer.moves)
        indices.push_back(encoding.outputIndex(state.position(), move));
    const auto pick = [&](const at::Tensor& numbers) { return numbers.index_select(1, at::tensor(indices))[0].contiguous(); };
    const auto append = [](std::vector<float>& list, const at::Tensor& numbers) {
        list.insert(list.end(), numbers.data_ptr<float>(), numbers.data_ptr<float>() + numbers.numel());
    };
    answer.value = outputs.value.item<float>();
    answer.scoreLead = outputs.lead.defined() ? outputs.lead.item<float>() : 0;
    answer.level = outputs.strength[0][0].item<float>();
    append(answer.prior, pick(outputs.free).softmax(0));
    if (outputs.quality.defined()) {
        at::Tensor legal = at::zeros({1, outputs.free.size(1)}, at::kBool);
        for (const std::int64_t index : indices)
            legal[0][index] = true;
        append(answer.quality, pick(nn::detail::centredQuality(outputs, legal)));
    }
    for (std::int64_t rank = 0; rank < config.ranks; ++rank)
        append(answer.rankPriors, pick(nn::detail::rankLogits(parameters, outputs, at::tensor({rank}))).softmax(0));
    return answer;
}

std::vector<Query> queriesOf(const std::vector<GameState>& states, RankWish ranks)
{
    std::vector<Query> queries;
    for (const GameState& state : states)
        queries.push_back({&state, ranks});
    return queries;
}

std::vector<Evaluation> ask(Evaluator& evaluator, const std::vector<Query>& queries)
{
    std::vector<Evaluation> answers(queries.size());
    const auto done = evaluator.evaluate(queries, answers);
    if (!done)
        qWarning("%s", core::describe(done.error()).c_str());
    return answers;
}

} // namespace

class TestEvaluator : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void answersAsTheNetworkByTheBook_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("squeeze");
        QTest::addColumn<bool>("bf16");
        for (const bool bf16 : {false, true}) {
            for (const int squeeze : {0, 8}) {
                const auto row = [&](const char* encoding, const char* game) {
                    QTest::addRow("%s, squeeze %d, %s", game, squeeze, bf16 ? "bf16" : "fp32") << encoding << game << squeeze << bf16;
                };
                row("go18", "go9");
                row("go-tactical", "go");
                row("chess119", "chess");
            }
        }
    }

    void answersAsTheNetworkByTheBook()
    {
        QFETCH(QString, encoding);
        QFETCH(QString, game);
        QFETCH(int, squeeze);
        QFETCH(bool, bf16);
        const NetworkConfig config = smallConfig(encoding.toStdString(), squeeze, 4);
        const nn::detail::Tensors parameters = trainedParameters(config);
        const auto evaluator = open(config, parameters, {.precision = bf16 ? Precision::BFloat16 : Precision::Float32});
        QVERIFY(evaluator != nullptr);
        const auto states = randomGame(game.toStdString(), 20, 5);
        const auto queries = queriesOf(states, RankWish::all());
        const auto together = ask(*evaluator, queries);
        for (std::size_t i = 0; i < states.size(); ++i) {
            const Evaluation expected = plainAnswer(config, parameters, states[i]);
            for (const Evaluation& answer : {together[i], ask(*evaluator, {queries[i]})[0]}) {
                QVERIFY(answer.moves == expected.moves);
                QVERIFY(std::abs(answer.value - expected.value) <= (bf16 ? 0.01f : kExact));
                QVERIFY(std::abs(answer.scoreLead - expected.scoreLead) <= (bf16 ? 0.5f : 20 * kExact));
                QVERIFY(std::abs(answer.level - expected.level) <= (bf16 ? 0.03f : kExact));
                QVERIFY(farthest(answer.prior, expected.prior) <= (bf16 ? 0.01f : kExact));
                QVERIFY(farthest(answer.rankPriors, expected.rankPriors) <= (bf16 ? 0.01f : kExact));
                QVERIFY(farthest(answer.quality, expected.quality) <= (bf16 ? 0.05f : kExact));
            }
            const Evaluation one = ask(*evaluator, {{&states[i], RankWish::one(2)}})[0];
            const auto third = expected.rankPrior(2);
            QVERIFY(farthest(one.rankPriors, {third.begin(), third.end()}) <= (bf16 ? 0.01f : kExact));
        }
    }

    void wantedOutputsAreThoseOfAll_data()
    {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<int>("size");
        QTest::newRow("chess: many planes of moves") << "chess119" << 8;
        QTest::newRow("Go: one plane, and the pass") << "go18" << 9;
    }

    /// The trainer computes only the legal outputs; the gradients must be the same.
    void wantedOutputsAreThoseOfAll()
    {
        QFETCH(const QString, encoding);
        QFETCH(const int, size);
        const NetworkConfig config = smallConfig(encoding.toStdString(), 0, 4);
        nn::detail::Tensors parameters = trainedParameters(config);
        at::Tensor& weight = parameters["policy.maps.weight"];
        const at::Tensor input
            = at::rand({3, findEncoding(config.encoding)->planes(), size, size}).contiguous(at::MemoryFormat::ChannelsLast);

        const auto gradientOf = [&](const at::Tensor& basis) {
            basis.square().sum().backward();
            at::Tensor gradient = weight.grad().clone();
            weight.mutable_grad().reset();
            return gradient;
        };
        weight.set_requires_grad(true);
        const nn::detail::Outputs all = nn::detail::forward(config, parameters, input);
        const std::int64_t last = all.free.size(1) - 1;
        const at::Tensor moves = at::tensor({last, 0l, 17l, last / 2, 3l, last, last - 1, 40l, 41l, 5l, 80l, last / 3}).view({3, 4});
        const nn::detail::Outputs wanted = nn::detail::forward(config, parameters, input, {.moves = moves});
        QCOMPARE(wanted.free.sizes().vec(), (std::vector<std::int64_t>{3, 4}));
        QVERIFY(at::allclose(wanted.free, all.free.gather(1, moves), kExact, kExact));
        QVERIFY(at::allclose(wanted.quality, all.quality.gather(1, moves), kExact, kExact));
        const at::Tensor picked = all.basis.gather(2, moves.unsqueeze(1).expand({3, config.rankBasis, 4}));
        QVERIFY(at::allclose(wanted.basis, picked, kExact, kExact));
        QVERIFY(at::allclose(gradientOf(wanted.basis), gradientOf(picked), kExact, kExact));
    }

    void takesAllSizesAtOnce()
    {
        const NetworkConfig config = smallConfig("go18", 0, 0);
        const nn::detail::Tensors parameters = trainedParameters(config);
        const auto evaluator = open(config, parameters, {.threads = 3, .precision = Precision::Float32});
        QVERIFY(evaluator != nullptr);
        std::vector<GameState> states;
        for (const char* game : {"go9", "go", "go13"})
            for (const GameState& state : randomGame(game, 11, 3))
                states.push_back(state);
        std::ranges::rotate(states, states.begin() + 17);
        const auto answers = ask(*evaluator, queriesOf(states, {}));
        for (std::size_t i = 0; i < states.size(); ++i) {
            const Evaluation expected = plainAnswer(config, parameters, states[i]);
            QVERIFY(answers[i].moves == expected.moves);
            QVERIFY(std::abs(answers[i].value - expected.value) <= kExact && farthest(answers[i].prior, expected.prior) <= kExact);
        }
    }

    void publishedFormLooksBehindEveryMove()
    {
        const NetworkConfig config = smallConfig("chess119", 0, 0, StrengthHead::Published);
        const nn::detail::Tensors parameters = trainedParameters(config);
        const auto evaluator = open(config, parameters, {.precision = Precision::Float32});
        QVERIFY(evaluator != nullptr && evaluator->info().hasBeta);
        const auto states = randomGame("chess", 4, 8);
        const auto answers = ask(*evaluator, queriesOf(states, {}));
        for (std::size_t i = 0; i < states.size(); ++i) {
            QVERIFY(std::abs(answers[i].level - plainAnswer(config, parameters, states[i]).level) <= kExact);
            for (std::size_t m = 0; m < answers[i].moves.size(); ++m) {
                GameState after = states[i];
                after.play(answers[i].moves[m]);
                QVERIFY(std::abs(answers[i].beta(m) - plainAnswer(config, parameters, after).level) <= kExact);
            }
            const Query itself{&states[i], {}, false};
            const Evaluation alone = ask(*evaluator, {itself}).front();
            QVERIFY(std::abs(alone.level - answers[i].level) <= kExact);
            QVERIFY(std::ranges::all_of(alone.quality, [](float quality) { return quality == 0; })
                && alone.quality.size() == alone.moves.size());
        }
    }

    void withoutRankPoliciesAllRanksAreAlike()
    {
        const NetworkConfig config = smallConfig("chess119", 0, 0);
        const auto evaluator = open(config, trainedParameters(config), {}, 3);
        QVERIFY(evaluator != nullptr);
        const auto states = randomGame("chess", 3, 8);
        for (const Evaluation& answer : ask(*evaluator, queriesOf(states, RankWish::all())))
            for (std::size_t rank = 0; rank < 3; ++rank)
                QVERIFY(std::ranges::equal(answer.rankPrior(rank), answer.prior));
    }

    void classifierHasNoBeta()
    {
        const NetworkConfig config = smallConfig("go18", 0, 3, StrengthHead::Classifier);
        const auto evaluator = open(config, trainedParameters(config));
        QVERIFY(evaluator != nullptr && !evaluator->info().hasBeta);
        const auto states = randomGame("go9", 3, 8);
        for (const Evaluation& answer : ask(*evaluator, queriesOf(states, {}))) {
            QCOMPARE(answer.level, 0.0f);
            double sum = 0;
            for (const float score : answer.rankScores)
                sum += std::exp(score);
            QVERIFY(answer.rankScores.size() == 3 && std::abs(sum - 1) < 1e-4);
            QVERIFY(std::ranges::all_of(answer.quality, [](float quality) { return quality == 0; })
                && answer.quality.size() == answer.moves.size());
        }
    }

    void gameOverNeedsNoNetwork()
    {
        const NetworkConfig config = smallConfig("go18", 0, 0);
        const auto evaluator = open(config, trainedParameters(config));
        QVERIFY(evaluator != nullptr);
        GameState state(game::findGame("go9")->start());
        for (int pass = 0; pass < 2; ++pass)
            state.play(*state.position().parseMove("pass"));
        QVERIFY(state.position().isOver());
        const Evaluation answer = ask(*evaluator, {{&state, {}}})[0];
        QVERIFY(answer.moves.empty() && answer.prior.empty());
        QCOMPARE(answer.value, -1.0f); // an empty board: Black is to move and White has the komi
    }

    void refusesForeignPositionsAndRanks()
    {
        const NetworkConfig config = smallConfig("chess119", 0, 2);
        const auto evaluator = open(config, trainedParameters(config));
        QVERIFY(evaluator != nullptr);
        const GameState board(game::findGame("chess")->start());
        const GameState stones(game::findGame("go9")->start());
        for (const Query& wrong : {Query{&stones, {}}, Query{&board, RankWish::one(3)}}) {
            const std::vector<Query> queries{{&board, {}}, wrong};
            std::vector<Evaluation> answers(2);
            const auto done = evaluator->evaluate(queries, answers);
            QVERIFY(!done.ok() && done.error().code == ErrorCode::BadArgument);
        }
        QVERIFY(evaluator->evaluate({}, {}).ok());
    }

    void refusesDamagedModels_data()
    {
        QTest::addColumn<QString>("fault");
        for (const char* fault : {"missing", "shape", "extra", "absent", "NaN", "infinite"})
            QTest::newRow(fault) << fault;
    }

    void refusesDamagedModels()
    {
        QFETCH(QString, fault);
        const NetworkConfig config = smallConfig("chess119", 0, 0);
        nn::detail::Tensors parameters = trainedParameters(config);
        if (fault == "missing")
            parameters.erase("tower.weight");
        else if (fault == "shape")
            parameters["tower.weight"] = at::zeros({16, 118, 3, 3});
        else if (fault == "extra")
            parameters["more"] = at::zeros({1});
        else if (fault == "NaN")
            parameters["tower.weight"] = at::full_like(parameters["tower.weight"], std::nan(""));
        else if (fault == "infinite")
            parameters["tower.weight"] = at::full_like(parameters["tower.weight"], 1e30); // F16 has no such number
        ModelDescription description;
        description.network = config;
        const std::filesystem::path path = m_folder.path().toStdString() + "/" + fault.toStdString() + ".evm";
        if (fault != "absent")
            QVERIFY(writeModel(path, description, nn::detail::StoredTensors(parameters, DType::F16).named()).ok());
        const auto evaluator = loadEvaluator(path);
        QVERIFY(!evaluator.ok());
        QVERIFY(evaluator.error().code == (fault == "absent" ? ErrorCode::CannotOpen : ErrorCode::NetworkDamaged));
        QCOMPARE(evaluator.error().file, path.string());
    }

    void manyThreadsGetTheirOwnAnswers()
    {
        const auto made = makeUntrainedEvaluator(
            smallConfig("chess119", 8, 3), 1, {.threads = 3, .precision = Precision::Float32, .device = Device::Cpu});
        QVERIFY(made.ok());
        Evaluator& evaluator = **made;
        const auto states = randomGame("chess", 60, 2);
        const auto queries = queriesOf(states, RankWish::all());
        const auto expected = ask(evaluator, queries);
        std::atomic<int> wrong = 0;
        std::vector<std::jthread> threads;
        for (std::uint64_t t = 0; t < 6; ++t) {
            threads.emplace_back([&, t] {
                core::Random random(t);
                for (int round = 0; round < 15; ++round) {
                    const std::size_t count = 1 + random.below(12);
                    const std::size_t first = random.below(static_cast<std::uint32_t>(states.size() - count));
                    const auto begin = queries.begin() + static_cast<std::ptrdiff_t>(first);
                    const auto answers = ask(evaluator, {begin, begin + static_cast<std::ptrdiff_t>(count)});
                    for (std::size_t i = 0; i < count; ++i)
                        wrong += answers[i].moves != expected[first + i].moves
                            || farthest(answers[i].rankPriors, expected[first + i].rankPriors) > kExact
                            || std::abs(answers[i].value - expected[first + i].value) > kExact;
                }
            });
        }
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }

private:
    std::unique_ptr<Evaluator> open(
        const NetworkConfig& config, const nn::detail::Tensors& parameters, EvaluatorOptions options = {}, int ranks = -1)
    {
        ModelDescription description;
        description.name = "sample";
        description.network = config;
        description.scale = scaleOf(config, ranks < 0 ? config.ranks : ranks);
        const std::filesystem::path path = m_folder.path().toStdString() + "/sample.evm";
        const nn::detail::StoredTensors stored(parameters, DType::F32);
        if (!writeModel(path, description, stored.named()))
            return nullptr;
        options.device = Device::Cpu;
        auto evaluator = loadEvaluator(path, options);
        if (!evaluator)
            qWarning("%s", core::describe(evaluator.error()).c_str());
        return evaluator ? std::move(*evaluator) : nullptr;
    }
    QTemporaryDir m_folder;
};

EVENMATCH_TEST(TestEvaluator)

} // namespace tst_evaluator

#include "tst_evaluator.moc"
