#include "ui/editor/position_draft.h"

#include "core/game/chess/position.h"
#include "core/record/board/replay.h"
#include "ui/file/game_files.h"

#include <QCoreApplication>

namespace evenmatch::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PositionEditor)
};

QString chessProblem(const chess::SetupProblem& problem)
{
    using Kind = chess::SetupProblem::Kind;
    const bool white = problem.side == game::Side::First;
    const QString square = problem.square == chess::kNoSquare ? QString() : QString::fromStdString(chess::squareName(problem.square));
    switch (problem.kind) {
    case Kind::NoKing: return white ? Words::tr("White has no king.") : Words::tr("Black has no king.");
    case Kind::SeveralKings: return white ? Words::tr("White has more than one king.") : Words::tr("Black has more than one king.");
    case Kind::TooManyPieces:
        return white ? Words::tr("White has more pieces than promotion allows.")
                     : Words::tr("Black has more pieces than promotion allows.");
    case Kind::PawnOnLastRank: return Words::tr("A pawn cannot stand on %1.").arg(square);
    case Kind::WaitingSideInCheck:
        return white ? Words::tr("Black is to move, but White's king on %1 is in check.").arg(square)
                     : Words::tr("White is to move, but Black's king on %1 is in check.").arg(square);
    case Kind::TooManyChecks: return Words::tr("The king on %1 is in check from more than two pieces.").arg(square);
    }
    return {};
}

} // namespace

PositionDraft draftAt(const game::AnyPosition& position)
{
    if (const auto* board = position.as<go::Position>()) {
        record::GoDraft draft = record::draftOf(*board);
        if (board->rules().scoring == go::Scoring::Territory) // prisoners are not on the board; under these rules komi replaces them
            draft.komi += board->captures(game::Side::Second) - board->captures(game::Side::First);
        return draft;
    }
    return record::draftOf(*position.as<chess::Position>());
}

QString draftText(const PositionDraft& draft)
{
    if (const auto* chess = std::get_if<record::ChessDraft>(&draft))
        return QString::fromStdString(record::fenOf(*chess));
    return gameText(record::recordOf(std::get<record::GoDraft>(draft))).trimmed();
}

core::Result<PositionDraft> readDraft(const QString& text)
{
    const QString words = text.trimmed();
    if (!words.startsWith(QLatin1Char('(')) && !words.startsWith(QLatin1Char('['))) {
        auto chess = record::readChessDraft(words.toStdString());
        return chess ? core::Result<PositionDraft>(*std::move(chess)) : chess.error();
    }
    const auto game = readGameText(words);
    if (!game)
        return game.error();
    if (game->format == record::Format::Sgf) {
        auto go = record::readGoDraft(*game);
        return go ? core::Result<PositionDraft>(*std::move(go)) : go.error();
    }
    const auto start = record::startPosition(*game);
    return start ? core::Result<PositionDraft>(draftAt(*start)) : start.error();
}

QString draftProblem(const PositionDraft& draft)
{
    if (const auto* chess = std::get_if<record::ChessDraft>(&draft)) {
        const auto problem = record::problemOf(*chess);
        return problem ? chessProblem(*problem) : QString();
    }
    const auto& go = std::get<record::GoDraft>(draft);
    const auto point = record::chainWithoutLiberty(go);
    return point ? Words::tr("The stones at %1 have no liberty.").arg(QString::fromStdString(go::Position(go.size).moveText(*point)))
                 : QString();
}

record::GameRecord draftRecord(const PositionDraft& draft)
{
    return std::visit([](const auto& position) { return record::recordOf(position); }, draft);
}

} // namespace evenmatch::ui
