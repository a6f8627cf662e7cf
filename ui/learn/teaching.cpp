#include "ui/learn/teaching.h"

#include "core/game/family.h"
#include "nn/lesson/card_of.h"
#include "ui/learn/exercise.h"
#include "ui/learn/lesson_workers.h"
#include "ui/review/judge_setting.h"
#include "ui/text/rank_words.h"
#include "ui/text/session_text.h"

#include <QSettings>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace evenmatch::ui {

using Step = Hints::Step;

namespace {

const auto kSpeaksKey = QStringLiteral("learn/teacherSpeaks");

Hint hintOf(const lesson::Card& card, const game::AnyPosition& position)
{
    std::vector<game::Move> others;
    for (const lesson::CardMove& move : card.moves)
        if (move.move != card.played)
            others.push_back(move.move);
    return Hints::about(position, card.best().move, others);
}

} // namespace

Teaching::Teaching(GameDocument& document, Engine& engine, Opponent& opponent, QObject* parent)
    : QObject(parent), m_document(document), m_engine(engine), m_opponent(opponent)
{
    connect(&document, &GameDocument::planChanged, this, &Teaching::begin);
    connect(&document, &GameDocument::replaced, this, &Teaching::begin);
    connect(&document.session(), &GameSession::changed, this, &Teaching::follow);
    begin();
}

bool Teaching::speaks() { return QSettings().value(kSpeaksKey, true).toBool(); }

void Teaching::setSpeaks(bool speaks)
{
    QSettings().setValue(kSpeaksKey, speaks);
    m_teacher.setSpeaks(speaks);
    if (!speaks)
        dropWord();
    Q_EMIT changed();
}

void Teaching::begin()
{
    ++m_game;
    m_looking = 0;
    lesson::TeacherOptions options;
    options.speaks = speaks();
    m_teacher = lesson::Teacher(options);
    m_latest.reset();
    m_word.reset();
    m_step = Step::None;
    m_isOver = session().phase() == Phase::Over; // a game that comes to the board when it is over has had its last word
    m_moments.clear();
    m_kept.reset();
    follow();
    Q_EMIT changed();
}

/// Harmless at any time.
void Teaching::follow()
{
    if (!isOn())
        return;
    const std::vector<game::Move> moves = session().gameMoves();
    if (m_latest && (moves.size() <= m_latest->first || moves[m_latest->first] != m_latest->second)) {
        m_latest.reset(); // taken back
        dropWord();
    }
    if (session().phase() == Phase::Over)
        return endIfDone();
    m_isOver = false;
    if (!speaks() || (m_latest && moves.size() <= m_latest->first + 2))
        return;
    const auto played = nn::playedGame(session().gameRecord());
    if (!played || played->moves.empty())
        return;
    std::size_t ply = played->moves.size() - 1;
    if (played->sideOf(ply) != m_opponent.userSide()) {
        if (ply == 0)
            return;
        --ply;
    }
    if (played->sideOf(ply) != m_opponent.userSide() || (m_latest && m_latest->first == ply))
        return;
    dropWord();
    m_latest = {ply, played->moves[ply]};
    look(*played, ply);
}

/// A judge of the family's. Another program may take its time to end: not here.
void Teaching::takeSeat(const std::string& family)
{
    if (m_seatOf == family)
        return;
    m_seatOf = family;
    m_engine.run(
        {}, jobs::Priority::Normal, this,
        [seat = std::exchange(m_seat, std::make_shared<JudgeSeat>())](jobs::JobContext&) mutable { return (seat.reset(), 0); },
        [](const auto&) {});
}

void Teaching::look(const nn::PlayedGame& game, std::size_t ply)
{
    const std::string family = game::familyName(session().record().setup.game);
    const auto network = m_opponent.network(); // in the ranks that are said
    if (!network || network->info().scale.empty())
        return; // it comes; the next move is looked at
    const nn::GameState state = nn::stateAt(game, ply);
    if (const auto* board = state.position().as<go::Position>(); board && game.moves[ply] == board->passMove())
        return;
    const strength::RankScale scale = network->info().scale;
    const auto own = static_cast<std::size_t>(std::clamp(std::lround(m_opponent.userPlace()), 0L, static_cast<long>(scale.size()) - 1));
    const std::size_t above = own == 0 ? 0 : own - 1;
    auto source = std::make_shared<nn::SourceGame>(
        nn::SourceGame{.played = game, .info = record::gameInfo(session().record()), .kind = session().record().setup.game, .file = {}});
    source->id = m_document.libraryId().value_or(0);
    MakeJudge make = m_makeJudge;
    if (!make)
        make = [choice = judgeAtHand(family)](const std::shared_ptr<nn::Evaluator>& evaluator) { return lessonJudge(choice, evaluator); };
    std::size_t turn = 0;
    for (std::size_t i = 0; i <= ply; ++i)
        turn += game.sideOf(i) == game.sideOf(ply) ? 1 : 0;
    takeSeat(family);
    ++m_looking;
    m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [network, analysis = m_engine.analysisNetwork(family, network), source, make, seat = m_seat, ply, own, above,
            rank = scale.name(own), rankAbove = scale.name(above),
            unlikely = m_teacher.options().unlikely](jobs::JobContext& job) -> core::Result<std::optional<lesson::Card>> {
            const std::scoped_lock lock(seat->mutex);
            if (!seat->judge)
                seat->judge = make(analysis);
            const nn::CardSource card{.game = *source,
                .ply = ply,
                .own = own,
                .above = above,
                .rank = rank,
                .rankAbove = rankAbove,
                .now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now())};
            auto made = nn::cardWhereUnlikely(*network, *seat->judge, card, unlikely, job.stopToken());
            if (!made)
                seat->judge.reset(); // it may have ended: anew with the next move
            return made;
        },
        [this, ply, turn, game = m_game](core::Result<std::optional<lesson::Card>> card) {
            if (game == m_game)
                looked(std::move(card), ply, turn);
        });
}

/// A look that failed is no reason to disturb a game: nothing is said of that move.
void Teaching::looked(core::Result<std::optional<lesson::Card>> card, std::size_t ply, std::size_t turn)
{
    --m_looking;
    const bool isLatest = m_latest && m_latest->first == ply && card && *card && m_latest->second == (*card)->played;
    if (card && *card && m_teacher.hears(**card, turn) && isLatest && session().phase() == Phase::Playing) {
        if (const auto position = lesson::positionOf(**card)) {
            m_word = **card;
            m_position = *position;
            m_step = Step::None;
        }
    }
    if (session().phase() == Phase::Over)
        endIfDone();
    Q_EMIT changed();
}

Teaching::Memory Teaching::memory() const
{
    return {m_teacher, m_looking > 0 ? std::nullopt : m_latest, m_word, m_position, m_step, m_isOver, m_moments, m_kept};
}

void Teaching::resume(const Memory& memory)
{
    if (!isOn())
        return;
    ++m_game; // what is being looked at is heard from the memory
    m_looking = 0;
    m_teacher = memory.teacher;
    m_teacher.setSpeaks(speaks());
    m_latest = memory.latest;
    m_word = memory.word;
    if (m_word)
        m_position = memory.position;
    m_step = memory.step;
    m_isOver = memory.isOver;
    m_moments = memory.moments;
    m_kept = memory.kept;
    follow(); // a move that was being looked at is looked at again
    Q_EMIT changed();
}

void Teaching::dropWord()
{
    if (!m_word)
        return;
    m_word.reset();
    m_step = Step::None;
    Q_EMIT changed();
}

void Teaching::endIfDone()
{
    dropWord();
    if (m_isOver || m_looking > 0)
        return;
    m_isOver = true;
    m_moments = m_teacher.moments();
    Q_EMIT changed();
    if (!m_moments.empty())
        Q_EMIT cardsWanted();
}

void Teaching::setKept(bool kept)
{
    m_kept = kept;
    Q_EMIT changed();
}

void Teaching::more()
{
    if (!m_word || m_step == Step::Move)
        return;
    const auto* board = m_position.as<go::Position>();
    const bool nowhere = board && m_word->best().move == board->passMove();
    m_step = m_step == Step::None && !nowhere ? Step::Area : m_step == Step::Area ? Step::Candidates : Step::Move;
    Q_EMIT changed();
}

void Teaching::takeBack()
{
    if (m_word)
        m_opponent.takeBack();
}

void Teaching::goTo(const lesson::Card& moment)
{
    const record::GameRecord& record = session().record();
    record::NodeId node = record::kRoot;
    int ply = 0;
    for (record::NodeId next = record.firstChild(node); next != record::kNoNode && ply < moment.ply; next = record.firstChild(next)) {
        ply += record.move(next) != game::kNoMove ? 1 : 0;
        node = next;
    }
    session().goTo(node);
}

QString Teaching::momentWords(const lesson::Card& moment) const
{
    const auto position = lesson::positionOf(moment);
    if (!position)
        return {};
    const int number = position->as<go::Position>() ? position->moveNumber() + 1 : position->moveNumber() / 2 + 1;
    return tr("Move %1: %2 instead of %3").arg(number).arg(moveWords(*position, moment.best().move), moveWords(*position, moment.played));
}

QStringList Teaching::words() const
{
    if (!isOn())
        return {};
    if (m_isOver) {
        if (m_moments.empty())
            return {tr("The tutor noted nothing in this game.")};
        QStringList last{tr("Moments to remember:")};
        for (const lesson::Card& moment : m_moments)
            last << momentWords(moment);
        if (m_kept)
            last << (*m_kept ? tr("They will appear as cards on the Learn page.")
                             : tr("Choose your name on the Games page to turn such moments into cards."));
        return last;
    }
    if (!speaks())
        return {tr("The tutor has nothing to say.")};
    if (!m_word)
        return {tr("The tutor is watching.")};
    lesson::Wording wording = windowWording();
    wording.gameGoesOn = true;
    QStringList sentences{
        tr("Players of %1 rarely play %2 here.").arg(rankWords(m_word->rankAbove), moveWords(m_position, m_word->played))};
    sentences << QString::fromStdString(lesson::verdictOn(*m_word, m_position, m_word->played, wording));
    if (m_step != Step::None)
        sentences << Hints::words(m_step, hintOf(*m_word, m_position), m_position);
    if (m_step == Step::Move) {
        lesson::Card named = *m_word;
        named.rankAbove = rankWords(m_word->rankAbove).toStdString();
        for (const std::string& sentence : lesson::explain(named, m_position, wording))
            sentences << QString::fromStdString(sentence);
    }
    return sentences;
}

Overlay Teaching::overlay() const
{
    return m_word && m_step != Step::None && session().atGameEnd() ? Hints::overlay(m_step, hintOf(*m_word, m_position), m_position)
                                                                   : Overlay();
}

} // namespace evenmatch::ui
