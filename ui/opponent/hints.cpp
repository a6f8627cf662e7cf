#include "ui/opponent/hints.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "search/tree/search.h"
#include "ui/base/theme.h"
#include "ui/board/chess_pieces.h"
#include "ui/game/match_me.h"
#include "ui/game/session_text.h"
#include "ui/opponent/state_of.h"
#include "ui/text/error_text.h"
#include "ui/text/sentences.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr std::uint64_t kSimulations = 200;
constexpr std::size_t kCandidates = 3;
constexpr double kNoWorse = 0.05; ///< of the expected result, -1 … 1

/// The area of the first hint: in Go a ninth of the board, in chess a piece.
std::optional<QPoint> areaOf(const game::AnyPosition& position, game::Move move)
{
    const auto place = placeOf(position, move);
    const auto* board = position.as<go::Position>();
    if (!place || !board)
        return place ? place->from : std::nullopt;
    return QPoint(place->to.x() * 3 / board->size(), place->to.y() * 3 / board->size());
}

Hint hintFrom(const search::SearchResult& result, const game::AnyPosition& position)
{
    const auto chances = search::probabilities(search::RankPolicy{.mostLoss = kNoWorse, .leastShare = 0, .temperature = 1}, result);
    const auto best = static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
    std::vector<game::Move> others;
    for (const search::ResultNode& other : result.moves())
        others.push_back(other.move);
    return Hints::about(position, result.moves()[best].move, others);
}

} // namespace

Hints::Hints(GameSession& session, Engine& engine, QObject* parent) : QObject(parent), m_session(session), m_engine(engine)
{
    connect(&session, &GameSession::changed, this, [this] {
        if (m_about != m_session.place() || m_session.phase() != Phase::Playing)
            clear();
    });
}

void Hints::clear()
{
    ++m_request;
    if (m_stop)
        m_stop();
    m_stop = {};
    m_about.reset();
    m_problem.clear();
    if (m_step != Step::None)
        setStep(Step::None);
}

void Hints::setFlipped(bool flipped)
{
    m_isFlipped = flipped;
    Q_EMIT changed();
}

void Hints::setStep(Step step)
{
    m_step = step;
    Q_EMIT changed();
}

void Hints::more(double place, const std::string& server)
{
    switch (m_step) {
    case Step::None: ask(place, server); break;
    case Step::Area: setStep(Step::Candidates); break;
    case Step::Candidates: setStep(Step::Move); break;
    case Step::Looking:
    case Step::Move: break;
    }
}

void Hints::ask(double place, const std::string& server)
{
    m_about = m_session.place();
    const std::string game = game::familyName(m_session.record().setup.game);
    const auto network = m_engine.networkFor(m_session.record().setup.game, server);
    if (!network) {
        m_problem = m_engine.state(game) == Engine::State::Loading ? tr("The network is still loading; ask again in a moment.")
                                                                   : m_engine.problem(game);
        Q_EMIT changed();
        return;
    }
    m_problem.clear();
    search::SearchOptions options;
    const auto analysis = m_engine.readingWithStrong(game, network); // a strong network alone does not know what a rank plays
    const auto ranks = static_cast<double>(analysis->info().scale.size());
    if (ranks > 0)
        options.rootRanks = nn::RankWish::at(std::clamp(place - 1, 0.0, ranks - 1));
    const bool isOfNextRank = ranks > 0 && std::lround(place) > 0;
    auto job = m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [analysis, options, isOfNextRank, state = stateOf(m_session)](jobs::JobContext& context) -> core::Result<Hint> {
            search::Searcher searcher(*analysis, options);
            searcher.setPosition(state);
            const auto result = searcher.run({.visits = kSimulations}, context.stopToken(), {});
            if (!result)
                return result.error();
            if (result->moves().empty())
                return core::Error{core::ErrorCode::MoveAfterEnd};
            Hint hint = hintFrom(*result, state.position());
            hint.isOfNextRank = isOfNextRank;
            return hint;
        },
        [this, request = ++m_request](core::Result<Hint> hint) {
            if (request == m_request)
                found(std::move(hint));
        });
    m_stop = [job] { job.requestStop(); };
    setStep(Step::Looking);
}

void Hints::found(core::Result<Hint> hint)
{
    m_stop = {};
    if (!hint) {
        m_problem = errorText(hint.error());
        setStep(Step::None);
        return;
    }
    m_hint = *std::move(hint);
    const auto* board = m_session.goPosition();
    setStep(board && m_hint.move == board->passMove() ? Step::Move : Step::Area); // a pass has no area
}

Hint Hints::about(const game::AnyPosition& position, game::Move best, std::span<const game::Move> others)
{
    Hint hint{.move = best, .candidates = {best}};
    const auto area = areaOf(position, best);
    for (const game::Move other : others)
        if (hint.candidates.size() < kCandidates && other != best && areaOf(position, other) == area)
            hint.candidates.push_back(other);
    std::ranges::sort(hint.candidates); // not by value, so that the order reveals nothing
    return hint;
}

QString Hints::moveText(const game::AnyPosition& position, game::Move move)
{
    return moveWords(position, move).replace(QLatin1Char('-'), QStringLiteral("-\u2060")); // no line breaks in "O-O"
}

QString Hints::areaWords(const game::AnyPosition& position, game::Move move, bool isFlipped)
{
    const auto place = placeOf(position, move);
    if (!place)
        return {};
    if (const auto* board = position.as<chess::Position>(); board && place->from) {
        const chess::Square from = chess::squareAt(place->from->x(), 7 - place->from->y());
        return tr("Think about your %1 on %2.").arg(pieceName(board->pieceAt(from)), QString::fromStdString(chess::squareName(from)));
    }
    const QPoint onBoard = *areaOf(position, move);
    const QPoint area = isFlipped ? QPoint(2, 2) - onBoard : onBoard;
    static const char* const kAreas[3][3]
        = {{QT_TR_NOOP("Look at the upper left."), QT_TR_NOOP("Look at the upper side."), QT_TR_NOOP("Look at the upper right.")},
            {QT_TR_NOOP("Look at the left side."), QT_TR_NOOP("Look at the centre."), QT_TR_NOOP("Look at the right side.")},
            {QT_TR_NOOP("Look at the lower left."), QT_TR_NOOP("Look at the lower side."), QT_TR_NOOP("Look at the lower right.")}};
    return tr(kAreas[area.y()][area.x()]);
}

QString Hints::words() const
{
    if (m_step == Step::None)
        return m_problem;
    return m_step == Step::Looking ? tr("Analysing…") : words(m_step, m_hint, m_session.position(), m_isFlipped);
}

QString Hints::words(Step step, const Hint& hint, const game::AnyPosition& position, bool isFlipped)
{
    if (step == Step::Area)
        return areaWords(position, hint.move, isFlipped);
    if (step == Step::Move && hint.isOfNextRank)
        return tr("Players one rank above you choose %1.").arg(moveText(position, hint.move));
    QStringList texts;
    for (const game::Move move : step == Step::Move ? std::vector{hint.move} : hint.candidates)
        texts << moveText(position, move);
    if (texts.size() == 1)
        return tr("Consider %1.").arg(texts.front());
    return tr("Consider one of these: %1.").arg(joinList(texts));
}

QString Hints::nextWords(Step step)
{
    return step == Step::Area ? tr("Show moves") : step == Step::Candidates || step == Step::Move ? tr("Show the move") : tr("Hint");
}

Overlay Hints::overlay() const
{
    const bool isShown = m_step != Step::None && m_step != Step::Looking;
    return isShown ? overlay(m_step, m_hint, m_session.position()) : Overlay();
}

Overlay Hints::overlay(Step step, const Hint& hint, const game::AnyPosition& position)
{
    Overlay overlay;
    const QColor color = currentTheme().accent;
    const auto mark = [&](QPoint cell, const QString& words, double heat) {
        overlay.cells.push_back({.cell = cell, .heat = heat, .color = color, .ring = heat == 0, .shape = {}, .label = {}, .words = words});
    };
    const auto best = placeOf(position, hint.move);
    if (step == Step::Area && best) {
        if (const auto* board = position.as<go::Position>()) {
            const QPoint area = *areaOf(position, hint.move);
            const int size = board->size();
            for (int y = 0; y < size; ++y)
                for (int x = 0; x < size; ++x)
                    if (QPoint(x * 3 / size, y * 3 / size) == area)
                        mark({x, y}, tr("in the area to look at"), 0.35);
        } else {
            mark(*best->from, tr("the piece to think about"), 0.6);
        }
    }
    if (step == Step::Area)
        return overlay;
    for (const game::Move move : hint.candidates) {
        if (step == Step::Move && move != hint.move)
            continue;
        const auto place = placeOf(position, move);
        if (place && place->from)
            overlay.arrows.push_back(
                {.from = *place->from, .to = place->to, .color = color, .strength = 0.8, .label = {}, .words = tr("hint")});
        else if (place)
            mark(place->to, tr("hint"), 0);
    }
    return overlay;
}

} // namespace evenmatch::ui
