#include "ui/game/new_game.h"

#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/game/go/position.h"
#include "core/record/go_points.h"
#include "ui/opponent/match_me.h"
#include "ui/preferences.h"

#include <QCoreApplication>
#include <QDate>
#include <QRandomGenerator>

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

/// The stones of a position as they lie there, and whose turn it is.
void placePosition(record::GameRecord& record, const go::Position& position)
{
    record::Property stones[] = {{.key = "AB", .values = {}}, {.key = "AW", .values = {}}};
    for (int y = 0; y < position.size(); ++y)
        for (int x = 0; x < position.size(); ++x)
            if (const go::Color color = position.colorAt(x, y); color != go::Color::Empty)
                stones[color == go::Color::Black ? 0 : 1].values.push_back({static_cast<char>('a' + x), static_cast<char>('a' + y)});
    for (record::Property& property : stones)
        if (!property.values.empty())
            record.addProperty(record::kRoot, std::move(property));
    record.addProperty(record::kRoot, {"PL", {position.sideToMove() == game::Side::First ? "B" : "W"}});
}

/// As SGF's OT is usually written; empty without overtime.
QString goOvertime(const game::TimeSettings& time)
{
    if (time.periods > 0)
        return QStringLiteral("%1x%2 byo-yomi").arg(time.periods).arg(time.period.count());
    return time.increment.count() > 0 ? QStringLiteral("%1 fischer").arg(time.increment.count()) : QString();
}

} // namespace

std::string gameId(const NewGame& game)
{
    return game.kind == NewGame::Kind::Go      ? record::goGameId(game.size, game.size)
        : game.kind == NewGame::Kind::Chess960 ? "chess960"
                                               : "chess";
}

NewGame startingFrom(NewGame game, const record::Setup& setup, const game::AnyPosition& position)
{
    game.from = position;
    game.fromSetup = setup;
    if (const auto* board = position.as<go::Position>()) {
        game.kind = NewGame::Kind::Go;
        game.size = board->size();
        // Prisoners do not lie on the board: where they count, komi stands for them.
        if (setup.komi && board->rules().scoring == go::Scoring::Territory)
            game.fromSetup.komi = *setup.komi + board->captures(game::Side::Second) - board->captures(game::Side::First);
    } else if (const auto* chess = position.as<chess::Position>()) {
        game.kind = chess->isChess960() ? NewGame::Kind::Chess960 : NewGame::Kind::Chess;
        game.fromSetup.position = chess->fen();
    }
    return game;
}

std::optional<game::Side> userSideOf(const record::GameRecord& record)
{
    const auto info = record::gameInfo(record);
    const auto isUser
        = [&](std::size_t side) { return QString::fromStdString(info.players[side].name).compare(userName(), Qt::CaseInsensitive) == 0; };
    if (isUser(0) == isUser(1))
        return std::nullopt;
    return isUser(0) ? game::Side::First : game::Side::Second;
}

NewGame playedOn(const record::GameRecord& record, game::Side user)
{
    const std::string family = game::familyName(record.setup.game);
    OwnRank own = ownRank(family);
    if (own.rank.empty())
        if (const auto scale = usualScale(family); !scale.empty())
            own.rank = scale.name(scale.size() / 2);
    NewGame game;
    game.kind = game::isGo(record.setup.game) ? NewGame::Kind::Go
        : record.setup.game == "chess960"     ? NewGame::Kind::Chess960
                                              : NewGame::Kind::Chess;
    game.players[static_cast<int>(user)] = userName();
    game.players[static_cast<int>(game::opponent(user))] = QStringLiteral("Evenmatch");
    game.plan.opponent = OpponentPlan{.side = game::opponent(user),
        .rank = own.rank,
        .server = own.server,
        .seed = QRandomGenerator::global()->generate64(),
        .engine = {}};
    return game;
}

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

record::GameRecord makeRecord(const NewGame& game)
{
    record::GameRecord record;
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
        if (game.from.holds()) {
            record.setup = game.fromSetup;
            placePosition(record, *game.from.as<go::Position>());
        } else {
            placeHandicap(record, game.handicap);
        }
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
    if (game.from.holds())
        record.setup = game.fromSetup;
    tagNewGame(record, game);
    return record;
}

} // namespace evenmatch::ui
