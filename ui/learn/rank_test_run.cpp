#include "ui/learn/rank_test_run.h"

#include "ui/text/error_text.h"
#include "ui/text/game_text.h"

#include <QRandomGenerator>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr std::size_t kLookedAt = 150; ///< positions of the bank to use, drawn again for each test

std::vector<nn::BankPosition> drawn(std::vector<nn::BankPosition> bank, std::uint64_t seed)
{
    core::Random random(seed);
    for (std::size_t i = bank.size(); i > 1; --i)
        std::swap(bank[i - 1], bank[random.below(static_cast<std::uint32_t>(i))]);
    bank.resize(std::min(bank.size(), kLookedAt));
    return bank;
}

} // namespace

RankTestRun::RankTestRun(Engine& engine, const std::string& game, const QString& folder, QObject* parent)
    : Exercise(parent), m_engine(engine), m_game(game), m_folder(folder)
{
    engine.whenNetwork(m_game, this, [this](const std::shared_ptr<nn::Evaluator>& network) {
        m_problem = network ? QString() : m_engine.problem(m_game);
        if (network)
            begin(network);
        Q_EMIT changed();
    });
}

RankTestRun::~RankTestRun()
{
    if (m_stop)
        m_stop();
}

void RankTestRun::begin(const std::shared_ptr<nn::Evaluator>& network)
{
    m_scale = network->info().scale;
    const std::filesystem::path file(m_engine.networkFile(m_game).toStdU16String());
    const std::filesystem::path folder(m_folder.toStdU16String());
    const std::uint64_t seed = QRandomGenerator::global()->generate64();
    auto job = m_engine.run(
        tr("Preparing the rank test"), jobs::Priority::Normal, this,
        [network, file, folder, seed, game = m_game](jobs::JobContext& context) -> core::Result<nn::TestBank> {
            auto bank = nn::bankFor(*network, game, file, folder, context);
            if (!bank)
                return bank.error();
            return nn::prepareBank(*network, drawn(*std::move(bank), seed), context);
        },
        [this, seed](core::Result<nn::TestBank> bank) {
            m_stop = {};
            if (!bank) {
                m_problem = errorText(bank.error());
            } else {
                m_bank = std::make_shared<const nn::TestBank>(*std::move(bank));
                m_test = std::make_unique<lesson::RankTest>(m_bank->items, m_scale.size(), lesson::RankTestOptions{.seed = seed});
                show();
            }
            Q_EMIT changed();
        });
    m_stop = [job] { job.requestStop(); };
}

void RankTestRun::show()
{
    m_isOver = m_test->isOver();
    if (m_isOver)
        return;
    const nn::PlayedGame& game = m_bank->positions[*m_test->current()].game;
    m_position = nn::stateAt(game, game.moves.size()).position();
    m_last = game.moves.empty() ? game::kNoMove : game.moves.back();
}

void RankTestRun::play(game::Move move)
{
    const std::size_t item = *m_test->current();
    if (const std::size_t index = m_bank->indexOf(item, move); index < m_bank->moves[item].size())
        m_test->answer(index);
    show();
    Q_EMIT changed();
}

void RankTestRun::choose(int id)
{
    switch (id) {
    case Skip: m_test->skip(); break;
    case GoOn: m_test->goOn(); break;
    case Stop:
        if (m_test->asked() > 0) {
            m_isOver = true;
            Q_EMIT changed();
            return;
        }
        [[fallthrough]];
    default: Q_EMIT finished(); return;
    }
    show();
    Q_EMIT changed();
}

ExerciseView RankTestRun::view() const
{
    ExerciseView view{.position = m_position, .last = m_last, .overlay = {}, .place = {}, .question = {}, .sentences = {}, .choices = {}};
    if (!m_problem.isEmpty()) {
        view.question = m_problem;
        view.choices = {{End, tr("Back"), true, true}};
        return view;
    }
    if (!m_test) {
        view.question = tr("The test is being prepared…");
        view.choices = {{End, tr("Back"), false, true}};
        return view;
    }
    const lesson::RankPosterior& posterior = m_test->posterior();
    view.chances.assign(posterior.chances().begin(), posterior.chances().end());
    view.interval = posterior.interval();
    view.scale = m_scale;
    const std::size_t most = std::min(lesson::RankTestOptions().mostPositions, m_test->asked() + m_test->left());
    if (m_isOver) {
        const bool saysLittle = fitsMostRanks(posterior);
        view.question = saysLittle ? tr("Your moves do not distinguish between ranks.")
                                   : tr("Estimate from your moves: %1.").arg(posteriorWords(posterior, m_scale));
        view.sentences = {tr("Based on %n positions.", nullptr, static_cast<int>(m_test->asked())),
            tr("This is a first estimate. Import your own games on the Games page for a better one.")};
        view.choices = {{End, tr("Done"), true, true}};
        if (m_test->asked() < most)
            view.choices.push_back({GoOn, tr("Continue for a more certain result"), false});
        return view;
    }
    view.place = tr("Position %1 of at most %2").arg(m_test->asked() + 1).arg(most);
    view.place += QStringLiteral(" · ") + toMoveText(m_position);
    view.question = tr("Play the move that you would play in a game.");
    view.isPlayable = true;
    if (m_test->left() > 1)
        view.choices.push_back({Skip, tr("Another position"), false});
    view.choices.push_back({Stop, tr("Stop"), false, true, true});
    return view;
}

} // namespace evenmatch::ui
