#include "search/judge/annotate.h"

#include "core/record/notes/annotations.h"
#include "nn/review/side_costs.h"
#include "search/engine/centipawns.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

namespace evenmatch::search {

namespace {

using core::Phrase;
using game::Side;

constexpr std::size_t kLineWritten = 8; ///< moves of a variation
constexpr double kClearFavourite = 0.3; ///< of a rank's policy
constexpr double kHardly = 0.03;

std::string fixed(double value, int decimals)
{
    std::array<char, 64> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals).ptr;
    const std::string_view text(buffer.data(), end);
    const bool isZero = text.find_first_of("123456789") == std::string_view::npos;
    return std::string(isZero && text.starts_with('-') ? text.substr(1) : text);
}

std::string ofHundred(double share) { return std::to_string(std::lround(100 * share)); }

std::string moveWords(const game::AnyPosition& position, game::Move move, const Wording& wording)
{
    return wording.lesson.moveText(position, move);
}

std::string rankWords(const nn::NetworkInfo& network, std::size_t rank, const Wording& wording)
{
    return wording.rank ? wording.rank(network.scale.name(rank)) : network.scale.name(rank);
}

Phrase costWords(double cost, nn::CostUnit unit)
{
    if (unit == nn::CostUnit::Points)
        return {EVENMATCH_TEXT("Annotation", "%1 points"), {fixed(cost, 1)}};
    return {EVENMATCH_TEXT("Annotation", "%1 % of the winning chances"), {fixed(cost, 0)}};
}

/// One sentence after the other.
std::string joined(const std::string& before, const std::string& next, const Wording& wording)
{
    if (before.empty() || next.empty())
        return before + next;
    return core::describe({EVENMATCH_TEXT("Annotation", "%1 %2"), {before, next}}, wording.translate);
}

/// Writes the judge's evaluations of one game into its record.
class Annotator {
public:
    Annotator(const record::GameRecord& record, std::span<const record::NodeId> nodes, const GameNotes& notes, const Wording& wording)
        : m_record(record), m_nodes(nodes), m_notes(notes), m_game(notes.review.game), m_wording(wording),
          m_isPgn(record.format == record::Format::Pgn), m_costs(nn::moveCosts(m_game, notes.judgement))
    {
    }

    record::GameRecord annotate()
    {
        nn::walk(m_game, [this](const nn::GameState& state, std::size_t ply) {
            if (ply + 1 >= m_nodes.size())
                return;
            const record::NodeId node = m_nodes[ply + 1];
            const bool isMarked = m_costs[ply].grade != nn::CostGrade::None;
            if (const record::Judgement mark = markOf(ply);
                mark != record::Judgement::None && record::judgement(m_record, node) == record::Judgement::None)
                record::setJudgement(m_record, node, mark);
            if (isMarked && record::assessment(m_record, node) == record::Assessment::None)
                record::setAssessment(m_record, node, assessmentAfter(ply));
            writeEvaluation(node, ply + 1); // after the marks, as is usual in files
            std::string words = textOf(sentences(state.position(), ply));
            if (isMarked)
                words = joined(words, tacticsText(state.position(), m_game, m_notes.judgement, m_costs[ply], m_wording), m_wording);
            addComment(node, words);
            if (isMarked)
                writeBetterLine(state.position(), ply);
        });
        return std::move(m_record);
    }

private:
    const nn::JudgedPly* judged(std::size_t ply) const
    {
        const bool isKnown = ply < m_notes.judgement.plies.size() && m_notes.judgement.plies[ply].isKnown();
        return isKnown ? &m_notes.judgement.plies[ply] : nullptr;
    }

    record::Judgement markOf(std::size_t ply) const
    {
        switch (m_costs[ply].grade) {
        case nn::CostGrade::Mistake: return record::Judgement::Bad;
        case nn::CostGrade::Blunder: return record::Judgement::VeryBad;
        case nn::CostGrade::None: break;
        }
        if (isBrilliant(ply))
            return record::Judgement::VeryGood;
        return nn::isInaccuracy(m_costs[ply], m_notes.judgement.by) ? record::Judgement::Doubtful : record::Judgement::None;
    }

    /// REQUIRES: it is known
    std::size_t ownRank(std::size_t ply) const { return *m_notes.ranks[static_cast<std::size_t>(m_game.sideOf(ply))]; }

    bool isBrilliant(std::size_t ply) const
    {
        return nn::isBrilliant(m_costs[ply], m_notes.review, m_notes.ranks[static_cast<std::size_t>(m_game.sideOf(ply))]);
    }

    /// The first player's value of the position after a move: from the next ply's judgement, otherwise from the move's.
    double valueAfter(std::size_t ply) const
    {
        if (const nn::JudgedPly* next = judged(ply + 1))
            return (m_game.sideOf(ply + 1) == Side::First ? 1 : -1) * double{next->moves.front().value};
        const nn::JudgedPly* here = judged(ply);
        const nn::JudgedMove* move = here ? here->find(m_game.moves[ply]) : nullptr;
        return move ? (m_game.sideOf(ply) == Side::First ? 1 : -1) * double{move->value} : 0;
    }

    /// Printed games mark an advantage from about half a pawn, and a clear one from one and a half.
    record::Assessment assessmentAfter(std::size_t ply) const
    {
        constexpr double kBetter = 0.1; // of the value: 55 % of the winning chance
        constexpr double kMuchBetter = 0.3;
        const double value = valueAfter(ply);
        if (std::abs(value) < kBetter)
            return record::Assessment::Even;
        if (std::abs(value) < kMuchBetter)
            return value > 0 ? record::Assessment::FirstBetter : record::Assessment::SecondBetter;
        return value > 0 ? record::Assessment::FirstMuchBetter : record::Assessment::SecondMuchBetter;
    }

    void writeEvaluation(record::NodeId node, std::size_t ply)
    {
        const nn::JudgedPly* here = judged(ply);
        if (!here)
            return;
        const int sign = m_game.sideOf(ply) == Side::First ? 1 : -1;
        const float lead = here->moves.front().scoreLead;
        if (!m_isPgn && !std::isnan(lead) && !m_record.hasProperty(node, "V"))
            m_record.setProperty(node, "V", {fixed(sign * double{lead}, 1)});
        if (!m_isPgn || record::evaluation(m_record, node))
            return;
        const double pawns = sign * centipawnsOf(here->moves.front().value) / 100;
        addComment(node, here->mateIn != 0 ? "[%eval #" + std::to_string(sign * here->mateIn) + "]" : "[%eval " + fixed(pawns, 2) + "]");
    }

    /// Starts a new line in SGF. No effect if an earlier annotation has the same words.
    void addComment(record::NodeId node, const std::string& text)
    {
        const std::string before = record::comment(m_record, node);
        if (before.find(text) == std::string::npos)
            record::setComment(m_record, node, before.empty() ? text : before + (m_isPgn ? " " : "\n") + text);
    }

    std::string textOf(const std::vector<Phrase>& sentences) const
    {
        std::string text;
        for (const Phrase& sentence : sentences)
            text = joined(text, core::describe(sentence, m_wording.translate), m_wording);
        return text;
    }

    std::vector<Phrase> sentences(const game::AnyPosition& before, std::size_t ply) const
    {
        const nn::MoveCost& cost = m_costs[ply];
        std::vector<Phrase> said;
        if (cost.grade != nn::CostGrade::None) {
            const Phrase lost = costWords(cost.cost, nn::costUnit(m_notes.judgement.by));
            said.push_back(cost.grade == nn::CostGrade::Blunder ? Phrase{EVENMATCH_TEXT("Annotation", "Blunder: it loses %1."), {lost}}
                                                                : Phrase{EVENMATCH_TEXT("Annotation", "Mistake: it loses %1."), {lost}});
            said.push_back({EVENMATCH_TEXT("Annotation", "%1 is better."), {moveWords(before, cost.better, m_wording)}});
        }
        if (isBrilliant(ply))
            said.push_back({EVENMATCH_TEXT("Annotation", "Brilliant: the only good move. Of 100 players of your rank (%1), %2 find it."),
                {rankWords(m_notes.network, ownRank(ply), m_wording),
                    ofHundred(m_notes.review.plies[ply].moves.front().rankPriors[ownRank(ply)])}});
        else if (const Phrase others = othersPlay(before, ply); !others.empty())
            said.push_back(others);
        return said;
    }

    /// What players of the next rank play, if the move was a mistake or is rare at that rank.
    Phrase othersPlay(const game::AnyPosition& before, std::size_t ply) const
    {
        const nn::PlyReview& seen = m_notes.review.plies[ply];
        const auto& own = m_notes.ranks[static_cast<std::size_t>(m_game.sideOf(ply))];
        if (!own || !m_notes.review.hasPlayed(ply))
            return {};
        const std::size_t rank = rankToReach(*own);
        const nn::MoveReview& favourite = seen.moves[seen.firstChoice(rank)];
        const nn::MoveReview& played = seen.moves.front();
        const double share = favourite.rankPriors[rank];
        const bool isUnlike = share >= kClearFavourite && played.rankPriors[rank] < kHardly;
        if (favourite.move == played.move || (m_costs[ply].grade == nn::CostGrade::None && !isUnlike))
            return {};
        return {*own == rank ? EVENMATCH_TEXT("Annotation", "Of 100 players of your rank (%1), %2 play %3 here and %4 play %5.")
                             : EVENMATCH_TEXT("Annotation", "Of 100 players one rank above you (%1), %2 play %3 here and %4 play %5."),
            {rankWords(m_notes.network, rank, m_wording), ofHundred(share), moveWords(before, favourite.move, m_wording),
                ofHundred(played.rankPriors[rank]), moveWords(before, played.move, m_wording)}};
    }

    /// Adds a variation at the move, unless the record has it already.
    void writeBetterLine(game::AnyPosition position, std::size_t ply)
    {
        const nn::JudgedPly& here = m_notes.judgement.plies[ply];
        record::NodeId node = m_nodes[ply];
        bool isNew = false;
        for (std::size_t i = 0; i < here.line.size() && i < kLineWritten && !position.isOver(); ++i) {
            const game::Move move = here.line[i];
            if (!position.isLegal(move))
                break;
            record::NodeId next = m_record.firstChild(node);
            while (next != record::kNoNode && m_record.move(next) != move)
                next = m_record.nextSibling(next);
            if (next == record::kNoNode) {
                next = m_record.addNode(node, move, position.sideToMove());
                if (!std::exchange(isNew, true))
                    addComment(next, textOf({sourceWords(here)}));
            }
            node = next;
            position.play(move);
        }
    }

    Phrase sourceWords(const nn::JudgedPly& here) const
    {
        const std::string& name = m_notes.judgement.by.name;
        return here.depth > 0 ? Phrase{EVENMATCH_TEXT("Annotation", "Best line by %1, depth %2."), {name, std::to_string(here.depth)}}
                              : Phrase{EVENMATCH_TEXT("Annotation", "Best line by %1."), {name}};
    }

    record::GameRecord m_record;
    std::span<const record::NodeId> m_nodes;
    const GameNotes& m_notes;
    const nn::PlayedGame& m_game;
    const Wording& m_wording;
    bool m_isPgn;
    std::vector<nn::MoveCost> m_costs;
};

} // namespace

std::array<std::optional<std::size_t>, 2> sideRanks(
    const record::GameInfo& info, const strength::RankScale& scale, const std::optional<nn::GameEstimates>& estimates)
{
    std::array<std::optional<std::size_t>, 2> ranks;
    for (const Side side : {Side::First, Side::Second}) {
        auto& own = ranks[static_cast<std::size_t>(side)];
        if (const auto written = record::parseRank(info.players[static_cast<std::size_t>(side)].rank))
            own = scale.find(*written);
        if (!own && estimates)
            own = estimates->policyRankOf(side);
    }
    return ranks;
}

std::string tacticsText(const game::AnyPosition& before, const nn::PlayedGame& game, const nn::GameJudgement& judgement,
    const nn::MoveCost& cost, const Wording& wording)
{
    const auto lineAt = [&](std::size_t ply) {
        return ply < judgement.plies.size() ? std::span<const game::Move>(judgement.plies[ply].line) : std::span<const game::Move>();
    };
    const std::span<const game::Move> best = lineAt(cost.ply);
    std::vector<game::Move> played{game.moves[cost.ply]};
    const std::span<const game::Move> answer = lineAt(cost.ply + 1);
    played.insert(played.end(), answer.begin(), answer.end());
    lesson::Wording direct = wording.lesson;
    direct.gameGoesOn = true; // "You played", beside the move
    const bool isLine = !best.empty() && best.front() == cost.better;
    const lesson::MistakeLines lines{.best = isLine ? best : std::span(&cost.better, 1), .played = played};
    std::string text;
    for (const std::string& sentence : lesson::explainMistake(before, lines, direct))
        text = joined(text, sentence, wording);
    return text;
}

std::size_t rankToReach(std::size_t own) { return own > 0 ? own - 1 : own; }

std::string preferenceText(const game::AnyPosition& position, const nn::PlyReview& seen, const nn::JudgedPly& judged,
    const nn::JudgeInfo& by, std::size_t rank, const nn::NetworkInfo& network, const Wording& wording)
{
    if (!judged.isKnown() || seen.moves.empty() || rank >= seen.moves.front().rankPriors.size())
        return {};
    const nn::MoveReview& favourite = seen.moves[seen.firstChoice(rank)];
    const nn::JudgedMove& best = judged.moves.front();
    if (favourite.move == best.move || favourite.rankPriors[rank] < kClearFavourite)
        return {};
    const Phrase players{EVENMATCH_TEXT("Annotation", "%1 of 100 players of your rank (%2) play %3"),
        {ofHundred(favourite.rankPriors[rank]), rankWords(network, rank, wording), moveWords(position, favourite.move, wording)}};
    const std::string better = moveWords(position, best.move, wording);
    const nn::JudgedMove* theirs = judged.find(favourite.move);
    if (!theirs)
        return core::describe({EVENMATCH_TEXT("Annotation", "%1; the search prefers %2."), {players, better}}, wording.translate);
    const Phrase less = costWords(nn::costOf(judged, *theirs, by).cost, nn::costUnit(by));
    return core::describe({EVENMATCH_TEXT("Annotation", "%1; the search prefers %2 by %3."), {players, better, less}}, wording.translate);
}

record::GameRecord annotated(
    const record::GameRecord& record, std::span<const record::NodeId> nodes, const GameNotes& notes, const Wording& wording)
{
    return Annotator(record, nodes, notes, wording).annotate();
}

} // namespace evenmatch::search
