// Cards and answers of lessons.
#include "core/library/library_impl.h"

#include <set>

namespace evenmatch::library {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;
using lesson::Answer;
using lesson::Card;
using lesson::CardId;

constexpr std::string_view kCardColumns
    = "SELECT id, player, game, position, kind, record, ifnull(source, 0), ply, details, made_at, state, due FROM cards ";
constexpr std::string_view kAnswerColumns
    = "SELECT a.card, a.at, a.quiet, a.move, a.right, a.loss, a.milliseconds, a.hints, a.scheduler FROM answers a ";

/// Whether a column has player ?1 or, if that is the user, a player of another of the user's names: cards belong to the person.
std::string isOwner(std::string_view column)
{
    return std::string(column) + " IN (SELECT ?1 UNION SELECT id FROM players WHERE me AND (SELECT me FROM players WHERE id = ?1))";
}

std::int64_t seconds(lesson::Time time) { return time.time_since_epoch().count(); }
lesson::Time timeOf(std::int64_t seconds) { return lesson::Time(std::chrono::seconds(seconds)); }

/// The card of a row; nothing if it is damaged.
std::optional<Card> cardOf(const Query& row)
{
    using State = lesson::Schedule::State;
    const auto isWithin = [](std::int64_t value, auto last) { return value >= 0 && value <= static_cast<std::int64_t>(last); };
    if (!isWithin(row.integer(4), lesson::CardKind::Decoy) || !isWithin(row.integer(10), State::Parked))
        return std::nullopt;
    Card card{.id = row.integer(0),
        .player = row.integer(1),
        .game = row.text(2),
        .key = row.text(3),
        .record = row.text(5),
        .sourceGame = row.integer(6),
        .ply = static_cast<int>(row.integer(7)),
        .kind = static_cast<lesson::CardKind>(row.integer(4)),
        .played = {},
        .moves = {},
        .rank = {},
        .rankAbove = {},
        .judge = {},
        .themes = {},
        .madeAt = timeOf(row.integer(9)),
        .schedule = {static_cast<State>(row.integer(10)), timeOf(row.integer(11))}};
    if (!takeDetails(card, row.bytes(8)))
        return std::nullopt;
    return card;
}

Answer answerOf(const Query& row)
{
    Answer answer{.card = row.integer(0),
        .at = timeOf(row.integer(1)),
        .saysQuiet = row.integer(2) != 0,
        .move = {},
        .right = row.integer(4) != 0,
        .loss = row.real(5),
        .milliseconds = static_cast<int>(row.integer(6)),
        .hints = static_cast<int>(row.integer(7)),
        .scheduler = row.text(8)};
    if (!row.isNull(3))
        answer.move = game::Move{static_cast<std::uint16_t>(row.integer(3))};
    return answer;
}

std::vector<Answer> answersIn(Query& row)
{
    std::vector<Answer> answers;
    while (row.step())
        answers.push_back(answerOf(row));
    return answers;
}

/// As they were given, because the clock may have been set back between two of them.
std::vector<Answer> answersToCard(Connection& connection, CardId card)
{
    Query row = connection.query(std::string(kAnswerColumns) + "WHERE a.card = ? ORDER BY a.id");
    row.bind(card);
    return answersIn(row);
}

} // namespace

Result<std::size_t> Library::addCards(std::span<const Card> cards)
{
    return m_impl->write([&] {
        std::size_t added = 0;
        for (const Card& card : cards) {
            m_impl->requirePlayer(card.player);
            const std::string details = detailsOf(card);
            Query insert = m_impl->connection.query(
                "INSERT OR IGNORE INTO cards (player, game, position, kind, record, source, ply, details, made_at, state, due) "
                "SELECT ?1, ?2, ?3, ?4, ?5, NULLIF(?6, 0), ?7, ?8, ?9, ?10, ?11 "
                "WHERE NOT EXISTS (SELECT 1 FROM cards WHERE position = ?3 AND "
                + isOwner("player") + ")");
            insert.bind(card.player, card.game, card.key, static_cast<int>(card.kind), card.record, card.sourceGame, card.ply, details,
                seconds(card.madeAt), static_cast<int>(card.schedule.state), seconds(card.schedule.due));
            insert.run();
            added += insert.changed() > 0 ? 1 : 0;
        }
        return added;
    });
}

Result<std::vector<Card>> Library::cards(PlayerId player, std::string_view family)
{
    return guarded([&] {
        std::vector<Card> cards;
        std::set<std::string> keys; // two players may have had a card of one position before they became the user
        Query row = m_impl->connection.query(std::string(kCardColumns) + "WHERE " + isOwner("player") + " AND game LIKE ?2 ORDER BY id");
        const std::string pattern = std::string(family) + '%';
        row.bind(player, pattern);
        while (row.step())
            if (auto card = cardOf(row); card && keys.insert(card->key).second)
                cards.push_back(*std::move(card));
        return cards;
    });
}

Result<std::vector<Card>> Library::cardsFrom(GameId game)
{
    return guarded([&] {
        std::vector<Card> cards;
        Query row = m_impl->connection.query(std::string(kCardColumns) + "WHERE source = ? ORDER BY ply, id");
        row.bind(game);
        while (row.step())
            if (auto card = cardOf(row); card && (cards.empty() || cards.back().key != card->key))
                cards.push_back(*std::move(card));
        return cards;
    });
}

Result<Card> Library::card(CardId id)
{
    return guarded([&]() -> Result<Card> {
        Query row = m_impl->connection.query(std::string(kCardColumns) + "WHERE id = ?");
        row.bind(id);
        std::optional<Card> card;
        if (row.step())
            card = cardOf(row);
        return card ? Result<Card>(*std::move(card))
                    : Error{ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "card %1"), {std::to_string(id)}}};
    });
}

Result<void> Library::reviseCard(const Card& card)
{
    return m_impl->write([&] {
        const std::string details = detailsOf(card);
        Query update = m_impl->connection.query("UPDATE cards SET details = ? WHERE id = ?");
        update.bind(details, card.id).run();
        if (update.changed() == 0)
            throw Failure({ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "card %1"), {std::to_string(card.id)}}});
    });
}

Result<void> Library::removeCards(std::span<const CardId> ids)
{
    return m_impl->write([&] {
        for (const CardId id : ids)
            m_impl->connection.query("DELETE FROM cards WHERE id = ?").bind(id).run();
    });
}

Result<lesson::Schedule> Library::addAnswer(const Answer& answer, const lesson::Scheduler& scheduler)
{
    return m_impl->writeDurably([&]() -> lesson::Schedule {
        Connection& connection = m_impl->connection;
        bool isDecoy = false;
        {
            Query row = connection.query("SELECT kind FROM cards WHERE id = ?");
            if (!row.bind(answer.card).step())
                throw Failure({ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "card %1"), {std::to_string(answer.card)}}});
            isDecoy = row.integer(0) == static_cast<int>(lesson::CardKind::Decoy);
        }
        const std::string name(scheduler.name());
        const std::optional<int> move = answer.move ? std::optional<int>(answer.move->code) : std::nullopt;
        connection
            .query("INSERT INTO answers (card, at, quiet, move, right, loss, milliseconds, hints, scheduler) VALUES (?,?,?,?,?,?,?,?,?)")
            .bind(
                answer.card, seconds(answer.at), answer.saysQuiet, move, answer.right, answer.loss, answer.milliseconds, answer.hints, name)
            .run();
        std::vector<lesson::Attempt> attempts;
        for (const Answer& one : answersToCard(connection, answer.card))
            attempts.push_back({one.at, one.right});
        const lesson::Schedule schedule = scheduler.after(attempts, isDecoy);
        connection.query("UPDATE cards SET state = ?, due = ? WHERE id = ?")
            .bind(static_cast<int>(schedule.state), seconds(schedule.due), answer.card)
            .run();
        return schedule;
    });
}

Result<std::vector<Answer>> Library::answersOf(PlayerId player)
{
    return guarded([&] {
        Query row = m_impl->connection.query(
            std::string(kAnswerColumns) + "JOIN cards c ON c.id = a.card WHERE " + isOwner("c.player") + " ORDER BY a.at, a.id");
        row.bind(player);
        return answersIn(row);
    });
}

} // namespace evenmatch::library
