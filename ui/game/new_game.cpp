#include "ui/game/new_game.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/record/board/line_record.h"
#include "core/record/board/replay.h"
#include "core/record/go_points.h"
#include "ui/base/preferences.h"
#include "ui/game/match_me.h"

#include <QCoreApplication>
#include <QDate>
#include <QRandomGenerator>

#include <algorithm>

namespace evenmatch::ui {

namespace {

void placeHandicap(record::GameRecord& record, int stones)
{
    go::Position board(record.setup.width);
    if (stones < 2 || !board.placeHandicap(stones).ok())
        return;
    record::Property property{.key = "AB"};
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            if (board.colorAt(x, y) == go::Color::Black)
                property.values.push_back({static_cast<char>('a' + x), static_cast<char>('a' + y)});
    record.setup.handicap = stones;
    record.addProperty(record::kRoot, std::move(property));
    record.addProperty(record::kRoot, {"PL", {"W"}});
}

/// As SGF's OT is usually written; empty without overtime.
QString goOvertime(const game::TimeSettings& time)
{
    if (time.stones > 1)
        return QStringLiteral("%1/%2 Canadian").arg(time.stones).arg(time.period.count());
    if (time.periods > 0)
        return QStringLiteral("%1x%2 byo-yomi").arg(time.periods).arg(time.period.count());
    return time.increment.count() > 0 ? QStringLiteral("%1 fischer").arg(time.increment.count()) : QString();
}

/// Sets players, clock and today's date.
void tagNewGame(record::GameRecord& record, const NewGame& game)
{
    const QString today = QDate::currentDate().toString(Qt::ISODate);
    const std::string program = QStringLiteral("Evenmatch:%1").arg(QCoreApplication::applicationVersion()).toStdString();
    const auto tag = [&](const char* key, const QString& value) {
        if (!value.isEmpty())
            record.setTag(key, value.toStdString());
    };
    if (game.kind == NewGame::Kind::Go) {
        record.setTag("AP", program);
        tag("PB", game.players[0]);
        tag("PW", game.players[1]);
        if (const auto& opponent = game.plan.opponent)
            tag(opponent->side == game::Side::First ? "BR" : "WR", QString::fromStdString(opponent->rank));
        tag("DT", today);
        if (!game.plan.time.unlimited())
            tag("TM", QString::number(game.plan.time.main.count()));
        tag("OT", goOvertime(game.plan.time));
        return;
    }
    tag("White", game.players[0]);
    tag("Black", game.players[1]);
    tag("Date", QString(today).replace(QLatin1Char('-'), QLatin1Char('.')));
    if (const auto& opponent = game.plan.opponent)
        tag(opponent->side == game::Side::First ? "WhiteTitle" : "BlackTitle", QStringLiteral("BOT"));
    if (const auto& time = game.plan.time; !time.unlimited())
        tag("TimeControl",
            time.periods > 0 ? QStringLiteral("%1:1/%2").arg(time.main.count()).arg(time.period.count())
                             : QStringLiteral("%1+%2").arg(time.main.count()).arg(time.increment.count()));
}

} // namespace

std::string gameId(const NewGame& game)
{
    return game.kind == NewGame::Kind::Go      ? record::goGameId(game.size, game.size)
        : game.kind == NewGame::Kind::Chess960 ? "chess960"
                                               : "chess";
}

NewGame::Kind kindOf(const record::Setup& setup)
{
    return game::isGo(setup.game) ? NewGame::Kind::Go : setup.game == "chess960" ? NewGame::Kind::Chess960 : NewGame::Kind::Chess;
}

void takeTerms(NewGame& game, const record::Setup& setup)
{
    if (game.kind != NewGame::Kind::Go || kindOf(setup) != NewGame::Kind::Go)
        return;
    game.size = setup.width;
    game.rules = setup.rules.empty() ? game.rules : QString::fromStdString(setup.rules);
    game.komi = setup.komi.value_or(game.komi);
    game.handicap = setup.handicap;
}

bool startsSetUp(const record::GameRecord& record)
{
    const auto isStones = [](const record::Property& property) { return property.key == "AB" || property.key == "AW"; };
    return !record.setup.position.empty()
        || (record.setup.handicap == 0 && std::ranges::any_of(record.properties(record::kRoot), isStones));
}

bool startsEven(const record::GameRecord& record)
{
    return record.setup.handicap < 2 && (!startsSetUp(record) || kindOf(record.setup) == NewGame::Kind::Chess960);
}

NewGame startingFrom(NewGame game, record::GameRecord begun)
{
    game.kind = kindOf(begun.setup);
    game.size = begun.setup.width;
    if (game.plan.opponent)
        game.plan.opponent->begun = begun.mainLineMoves().size();
    game.begun = std::move(begun);
    return game;
}

nn::PlayedGame gameLeadingTo(const record::GameRecord& record, record::NodeId node, const game::AnyPosition& there)
{
    auto game = nn::playedGame(record, node);
    if (game && nn::stateAt(*game, game->moves.size()).position() == there)
        return *std::move(game);
    return {std::make_shared<const game::AnyPosition>(there), {}};
}

core::Result<record::GameRecord> gameUpTo(const record::GameRecord& record, record::NodeId node)
{
    const auto position = record::positionAt(record, node);
    if (!position)
        return position.error();
    const nn::PlayedGame game = gameLeadingTo(record, node, *position);
    return record::lineRecord(*game.start, game.moves);
}

std::optional<game::Side> userSideOf(const record::GameRecord& record)
{
    const auto info = record::gameInfo(record);
    const auto isUser
        = [&](std::size_t side) { return QString::fromStdString(info.players[side].name).compare(nameHere(), Qt::CaseInsensitive) == 0; };
    if (isUser(0) == isUser(1))
        return std::nullopt;
    return isUser(0) ? game::Side::First : game::Side::Second;
}

NewGame playedOn(record::GameRecord begun, game::Side user)
{
    const std::string family = game::familyName(begun.setup.game);
    OwnRank own = ownRank(family);
    if (own.rank.empty())
        if (const auto scale = usualScale(family); !scale.empty())
            own.rank = scale.name(scale.size() / 2);
    NewGame game;
    game.players[static_cast<int>(user)] = nameHere();
    game.players[static_cast<int>(game::opponent(user))] = QStringLiteral("Evenmatch");
    game.plan.opponent = OpponentPlan{.side = game::opponent(user),
        .rank = own.rank,
        .server = own.server,
        .seed = QRandomGenerator::global()->generate64(),
        .engine = {}};
    return startingFrom(std::move(game), std::move(begun));
}

record::GameRecord makeRecord(const NewGame& game)
{
    record::GameRecord record;
    if (game.begun) {
        record = *game.begun;
        tagNewGame(record, game);
        return record;
    }
    if (game.kind == NewGame::Kind::Go) {
        record.format = record::Format::Sgf;
        record.setup = {.game = gameId(game),
            .width = game.size,
            .height = game.size,
            .rules = game.rules.toStdString(),
            .komi = game.komi,
            .handicap = 0,
            .position = {}};
        tagNewGame(record, game);
        placeHandicap(record, game.handicap);
        return record;
    }
    const bool random = game.kind == NewGame::Kind::Chess960;
    record.format = record::Format::Pgn;
    record.setup = {.game = gameId(game),
        .width = 8,
        .height = 8,
        .rules = {},
        .komi = {},
        .handicap = 0,
        .position = random ? chess::Position::chess960(game.chess960).fen() : std::string()};
    tagNewGame(record, game);
    return record;
}

} // namespace evenmatch::ui
