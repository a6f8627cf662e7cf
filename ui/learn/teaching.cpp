#include "ui/learn/teaching.h"

#include "core/game/family.h"
#include "core/game/go/position.h"
#include "nn/review/line_nodes.h"
#include "ui/game/session_text.h"
#include "ui/learn/exercise.h"
#include "ui/learn/lesson_workers.h"
#include "ui/review/judge_setting.h"
#include "ui/text/error_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"

#include <QSettings>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

namespace evenmatch::ui {

using Step = Hints::Step;

namespace {

const auto kSpeaksKey = QStringLiteral("learn/teacherSpeaks");
constexpr double kRarely = 0.15; ///< a move that fewer players of the next rank choose is rare

Hint hintOf(const lesson::Card& card, const game::AnyPosition& position)
{
    std::vector<game::Move> others;
    for (const lesson::CardMove& move : card.moves)
        if (move.move != card.played)
            others.push_back(move.move);
    return Hints::about(position, card.best().move, others);
}

/// In the unit that players use.
int moveNumber(const game::AnyPosition& position)
{
    return position.as<go::Position>() ? position.moveNumber() + 1 : position.moveNumber() / 2 + 1;
}

/// Review's judge; if that is turned off, an available one.
search::JudgeChoice tutorJudge(const std::string& family)
{
    const search::JudgeChoice choice = reviewJudge(family);
    return choice.kind == search::JudgeChoice::Kind::None ? judgeAtHand(family) : choice;
}

/// The cards of a game's moments, without equal solutions.
core::Result<std::vector<lesson::Card>> cardsOf(const nn::SourceGame& game, const search::TutorPupil& pupil,
    const std::vector<std::size_t>& plies, nn::Evaluator& ranks, nn::PositionJudge& judge, const std::stop_token& stop)
{
    std::vector<lesson::Card> cards;
    for (const std::size_t ply : plies) {
        auto card = nn::clearCardAt(ranks, judge, search::cardSource(game, pupil, ply), stop);
        if (!card)
            return card.error();
        const auto asksTheSame = [&](const lesson::Card& other) { return other.best().move == (*card)->best().move; };
        if (*card && std::ranges::none_of(cards, asksTheSame))
            cards.push_back(**std::move(card));
    }
    return cards;
}

} // namespace

Teaching::Teaching(GameDocument& document, Engine& engine, Opponent& opponent, QObject* parent)
    : QObject(parent), m_document(document), m_engine(engine), m_opponent(opponent)
{
    connect(&document, &GameDocument::planChanged, this, &Teaching::begin);
    connect(&document, &GameDocument::replaced, this, &Teaching::begin);
    connect(&document.session(), &GameSession::changed, this, &Teaching::follow);
    connect(&engine, &Engine::networkChanged, this, &Teaching::follow);
    begin();
}

Teaching::~Teaching()
{
    if (m_stop)
        m_stop();
}

bool Teaching::speaks() { return QSettings().value(kSpeaksKey, true).toBool(); }

void Teaching::setSpeaks(bool speaks)
{
    QSettings().setValue(kSpeaksKey, speaks);
    if (speaks)
        m_now.silentBefore = session().gameMoves().size();
    else
        dropWord();
    follow();
    Q_EMIT changed();
}

void Teaching::setFlipped(bool flipped)
{
    m_isFlipped = flipped;
    Q_EMIT changed();
}

void Teaching::begin()
{
    ++m_game;
    if (const auto stop = std::exchange(m_stop, {}))
        stop();
    m_isLooking = false;
    m_now = {.noted = {},
        .followed = {},
        .seen = {},
        .failure = {},
        .told = {},
        .spoken = {},
        .silentBefore = session().gameMoves().size(),
        .words = {},
        .isOver = session().phase() == Phase::Over, // a game that was over when it was opened gets no summary
        .moments = {},
        .cards = {},
        .kept = {}};
    if (const auto source = isOn() ? sourceGame() : nullptr)
        m_begins = source->played.sideOf(0);
    follow();
    Q_EMIT changed();
}

void Teaching::resume(const Memory& memory)
{
    if (!isOn())
        return;
    ++m_game; // the running analysis starts again
    if (const auto stop = std::exchange(m_stop, {}))
        stop();
    m_isLooking = false;
    m_now = memory;
    follow();
    Q_EMIT changed();
}

/// Safe to call at any time.
void Teaching::follow()
{
    if (!isOn())
        return;
    const std::vector<game::Move> moves = session().gameMoves();
    forgetTaken(moves);
    if (hasWord() && userTurns(moves.size()) > m_now.wordsAt)
        dropWord();
    if (session().standing() == Standing::Running && std::exchange(m_now.isOver, false)) { // a resignation was taken back
        m_now.moments.clear();
        m_now.cards.clear();
        Q_EMIT changed();
    }
    if (!m_isLooking && !m_now.isOver && speaks() && moves != m_now.seen && userTurns(moves.size()) > userTurns(m_opponent.plan()->begun))
        look(moves);
    if (session().phase() == Phase::Over)
        endIfDone();
}

/// Forgets comments on moves that are no longer in the game. A mistake taken back stays a moment as long as its position is in the game.
void Teaching::forgetTaken(const std::vector<game::Move>& moves)
{
    const auto first = std::mismatch(m_now.followed.begin(), m_now.followed.end(), moves.begin(), moves.end()).first;
    const auto shared = static_cast<std::size_t>(first - m_now.followed.begin());
    m_now.followed = moves;
    m_now.silentBefore = std::min(m_now.silentBefore, moves.size());
    m_now.noted.keepWithin(shared);
    std::erase_if(m_now.told, [shared](std::size_t ply) { return ply >= shared; });
    std::erase_if(m_now.spoken, [shared](const lesson::Card& card) { return static_cast<std::size_t>(card.ply) >= shared; });
    if (hasWord() && static_cast<std::size_t>(word().ply) >= shared)
        dropWord();
}

std::size_t Teaching::userTurns(std::size_t moves) const
{
    const bool begins = m_opponent.userSide() == m_begins;
    return (moves + (begins ? 1 : 0)) / 2;
}

bool Teaching::isLatest(const lesson::Card& card) const
{
    return userTurns(m_now.followed.size()) == userTurns(static_cast<std::size_t>(card.ply) + 1);
}

bool Teaching::isAtLatest() const { return m_isLooking && userTurns(m_now.followed.size()) > userTurns(m_now.seen.size()); }

std::optional<search::TutorPupil> Teaching::pupil() const
{
    const auto network = m_opponent.network(); // in the ranks shown
    const auto user = m_opponent.userSide();
    if (!network || !user || network->info().scale.empty())
        return std::nullopt;
    const strength::RankScale& scale = network->info().scale;
    const auto own = static_cast<std::size_t>(std::clamp(std::lround(m_opponent.userPlace()), 0L, static_cast<long>(scale.size()) - 1));
    const std::size_t above = own == 0 ? 0 : own - 1;
    return search::TutorPupil{.side = *user, .own = own, .above = above, .rank = scale.name(own), .rankAbove = scale.name(above)};
}

std::shared_ptr<const nn::SourceGame> Teaching::sourceGame() const
{
    auto played = nn::playedGame(session().gameRecord());
    if (!played)
        return nullptr;
    auto source = std::make_shared<nn::SourceGame>(nn::SourceGame{
        .played = *std::move(played), .info = record::gameInfo(session().record()), .kind = session().record().setup.game, .file = {}});
    source->id = m_document.libraryId().value_or(0);
    return source;
}

/// The tutor for this game, or a new one if networks or settings changed. REQUIRES: pupil()
std::shared_ptr<search::Tutor> Teaching::tutor()
{
    const std::string family = game::familyName(session().record().setup.game);
    const auto ranks = m_opponent.network();
    const auto analysis = m_engine.analysisNetwork(family, ranks);
    const search::JudgeChoice choice = tutorJudge(family);
    if (m_tutor && ranks == m_ranks && analysis == m_analysis && choice == m_choice)
        return m_tutor;
    auto old = std::exchange(m_tutor, std::make_shared<search::Tutor>(choice, ranks, analysis));
    m_ranks = ranks;
    m_analysis = analysis;
    m_choice = choice;
    if (old) // another program may take long to end, so it ends elsewhere
        m_engine.run(
            {}, jobs::Priority::Normal, this, [gone = std::move(old)](jobs::JobContext&) mutable { return (gone.reset(), 0); },
            [](const auto&) {});
    return m_tutor;
}

/// Nothing while the network is loading; the game is analysed afterwards.
void Teaching::look(const std::vector<game::Move>& moves)
{
    const auto whose = pupil();
    const auto source = whose ? sourceGame() : nullptr;
    if (!source || source->played.moves != moves)
        return;
    m_isLooking = true;
    std::vector<std::size_t> told = m_now.told;
    for (std::size_t ply = 0; ply < m_opponent.plan()->begun; ++ply)
        told.push_back(ply); // not the user's moves
    const auto job = m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [knows = tutor(), source, pupil = *whose, told = std::move(told)](
            jobs::JobContext& context) { return knows->mistakes(*source, pupil, told, context); },
        [this, moves, game = m_game](core::Result<std::vector<lesson::Card>> cards) {
            if (game == m_game)
                looked(std::move(cards), moves);
        });
    m_stop = [job] { job.requestStop(); };
    Q_EMIT changed();
}

/// A failed analysis does not disturb the game: the next move starts another one, which includes this move.
void Teaching::looked(core::Result<std::vector<lesson::Card>> cards, const std::vector<game::Move>& moves)
{
    m_isLooking = false;
    m_stop = {};
    m_now.seen = moves;
    m_now.failure = cards ? std::nullopt : std::optional(cards.error());
    std::vector<lesson::Card> news;
    std::vector<lesson::Card> found;
    if (cards)
        found = *std::move(cards);
    for (lesson::Card& card : found) {
        const auto ply = static_cast<std::size_t>(card.ply);
        if (ply >= m_now.followed.size() || !std::equal(moves.begin(), moves.begin() + card.ply + 1, m_now.followed.begin()))
            continue; // undone meanwhile
        m_now.told.push_back(ply);
        m_now.noted.add(card);
        m_now.spoken.push_back(card);
        if (ply >= m_now.silentBefore && speaks() && session().phase() != Phase::Over) // a pass can be taken back during the count
            news.push_back(std::move(card));
    }
    for (const lesson::Card& card : news)
        write(card, {verdictWords(card)});
    if (!news.empty()) { // they may be about moves before those of the visible comments
        const auto latest = hasWord() ? std::optional(word().ply) : std::nullopt;
        std::ranges::move(news, std::back_inserter(m_now.words));
        std::ranges::stable_sort(m_now.words, {}, &lesson::Card::ply);
        m_now.wordsAt = userTurns(m_now.followed.size());
        if (latest != word().ply)
            m_now.step = Step::None;
    }
    follow();
    Q_EMIT changed();
}

void Teaching::write(const lesson::Card& card, const QStringList& words)
{
    const record::GameRecord& record = session().record();
    const std::size_t moves = static_cast<std::size_t>(card.ply) + 1;
    const auto nodes = nn::lineNodes(record, record.mainLineEnd(), moves);
    if (nodes.size() > moves) // otherwise it was undone
        session().noteWords(nodes.back(), tr("Tutor: %1").arg(joinSentences(words)));
}

QString Teaching::verdictWords(const lesson::Card& card) const
{
    const auto position = lesson::positionOf(card);
    lesson::Wording wording = windowWording();
    wording.gameGoesOn = true;
    return position ? QString::fromStdString(lesson::verdictOn(card, *position, card.played, wording)) : QString();
}

/// The better moves only when the game is over: who plays may want to find them. Fights are read out behind the window.
void Teaching::writeReasons()
{
    struct Explained {
        lesson::Card card;
        game::AnyPosition position;
        lesson::Reasons reasons;
    };
    if (m_now.spoken.empty())
        return;
    m_engine.run(
        {}, jobs::Priority::Normal, this,
        [spoken = m_now.spoken](jobs::JobContext& job) {
            std::vector<Explained> explained;
            for (const lesson::Card& card : spoken)
                if (const auto position = lesson::positionOf(card); position && !job.stopRequested())
                    explained.push_back({card, *position, lesson::reasonsOf(card, *position)});
            return explained;
        },
        [this, game = m_game](const core::Result<std::vector<Explained>>& explained) {
            if (game != m_game || !explained)
                return;
            lesson::Wording wording = windowWording();
            wording.gameGoesOn = true;
            for (const Explained& one : *explained)
                write(one.card, reasonWords(one.card, one.position, one.reasons, wording));
        });
}

void Teaching::dropWord()
{
    if (!hasWord())
        return;
    m_now.words.clear();
    m_now.step = Step::None;
    Q_EMIT changed();
}

void Teaching::endIfDone()
{
    dropWord();
    if (m_now.isOver || m_isLooking)
        return;
    m_now.isOver = true;
    m_now.moments = m_now.noted.dearest();
    writeReasons();
    Q_EMIT changed();
    if (!m_now.moments.empty())
        makeCards();
}

/// A card needs a clear solution; without one, cards are not mentioned.
void Teaching::makeCards()
{
    const auto whose = pupil();
    const auto source = whose ? sourceGame() : nullptr;
    if (!source)
        return;
    std::vector<std::size_t> plies;
    for (const lesson::Card& moment : m_now.moments)
        if (const auto ply = static_cast<std::size_t>(moment.ply); ply < source->played.moves.size()) // else taken back, and none followed
            plies.push_back(ply);
    if (plies.empty())
        return;
    m_engine.run(
        {}, jobs::Priority::Normal, this,
        [source, pupil = *whose, plies, ranks = m_opponent.network(),
            analysis = m_engine.analysisNetwork(game::familyName(source->kind), m_opponent.network()),
            choice = judgeAtHand(game::familyName(source->kind))](jobs::JobContext& job) {
            const auto judge = lessonJudge(choice, analysis);
            return cardsOf(*source, pupil, plies, *ranks, *judge, job.stopToken());
        },
        [this, game = m_game](core::Result<std::vector<lesson::Card>> cards) {
            if (game != m_game || !m_now.isOver || !cards || cards->empty())
                return;
            m_now.cards = *std::move(cards);
            Q_EMIT cardsWanted(m_now.cards, m_game);
        });
}

void Teaching::setKept(int game, bool kept)
{
    if (game != m_game)
        return;
    m_now.kept = kept;
    Q_EMIT changed();
}

game::AnyPosition Teaching::wordPosition() const { return lesson::positionOf(word()).valueOr(session().position()); }

void Teaching::more()
{
    if (!hasWord() || m_now.step == Step::Move)
        return;
    const game::AnyPosition position = wordPosition();
    const auto* board = position.as<go::Position>();
    const bool nowhere = board && word().best().move == board->passMove();
    m_now.step = m_now.step == Step::None && !nowhere ? Step::Area : m_now.step == Step::Area ? Step::Candidates : Step::Move;
    Q_EMIT changed();
}

void Teaching::takeBack()
{
    if (!hasWord())
        return;
    const auto ply = static_cast<std::size_t>(word().ply);
    session().goTo(session().gameEnd()); // only its last move can be taken back
    while (session().gameMoves().size() > ply && m_opponent.canTakeBack())
        m_opponent.takeBack();
}

void Teaching::goTo(const lesson::Card& moment)
{
    const record::GameRecord& record = session().record();
    session().goTo(nn::lineNodes(record, record.mainLineEnd(), static_cast<std::size_t>(moment.ply)).back());
}

QString Teaching::momentWords(const lesson::Card& moment) const
{
    const auto position = lesson::positionOf(moment);
    if (!position)
        return {};
    return tr("Move %1: %2 instead of %3")
        .arg(moveNumber(*position))
        .arg(moveWords(*position, moment.best().move), moveWords(*position, moment.played));
}

QStringList Teaching::words() const
{
    if (!isOn())
        return {};
    const QString failed = m_now.failure ? analysisFailed(errorText(*m_now.failure)) : QString();
    if (m_now.isOver ? m_now.seen.empty() : !speaks())
        return {tr("The tutor has no comment.")};
    if (m_now.isOver) {
        if (m_now.moments.empty())
            return {failed.isEmpty() ? tr("The tutor made no comments on this game.") : failed};
        QStringList last{tr("Moments to remember:")};
        for (const lesson::Card& moment : m_now.moments)
            last << momentWords(moment);
        if (!failed.isEmpty())
            last << failed; // there may have been more
        if (m_now.kept)
            last << (*m_now.kept ? tr("Those with a clear answer will appear as cards on the Learn page.")
                                 : tr("Choose your name on the Games page to turn such moments into cards."));
        return last;
    }
    if (!hasWord() && isAtLatest())
        return {tr("The tutor is analysing your move…")};
    if (!hasWord())
        return {failed.isEmpty() ? tr("The tutor is watching.") : failed}; // silence would praise the move
    lesson::Wording wording = windowWording();
    wording.gameGoesOn = true;
    QStringList sentences;
    for (const lesson::Card& card : m_now.words) {
        const auto position = lesson::positionOf(card);
        if (!position)
            continue;
        const QString verdict = verdictWords(card);
        sentences << (isLatest(card) ? verdict : tr("Move %1: %2").arg(moveNumber(*position)).arg(verdict));
    }
    const game::AnyPosition position = wordPosition();
    if (const lesson::CardMove* played = word().find(word().played); played && played->above < kRarely)
        sentences << tr("Players of %1 rarely play %2 here.").arg(rankWords(word().rankAbove), moveWords(position, word().played));
    if (m_now.step == Step::Move) // the judge's move, which players of the next rank may rarely choose: the last sentence tells how many do
        sentences << reasonWords(word(), position, wording);
    else if (m_now.step != Step::None)
        sentences << Hints::words(m_now.step, hintOf(word(), position), position, m_isFlipped);
    return sentences;
}

/// An earlier move is not drawn, because the board shows another position.
Overlay Teaching::overlay() const
{
    if (!hasWord() || m_now.step == Step::None || !session().atGameEnd())
        return {};
    const game::AnyPosition position = wordPosition();
    return isLatest(word()) ? Hints::overlay(m_now.step, hintOf(word(), position), position) : Overlay();
}

} // namespace evenmatch::ui
