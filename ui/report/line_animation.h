// The moves of a line as an animated picture.
#pragma once

#include "core/record/game_record.h"
#include "ui/report/gif_writer.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace evenmatch::ui {

class BoardWidget;
class GameSession;

/// Draws one position per turn of the event loop, so the window stays responsive.
class LineAnimation final : public QObject {
    Q_OBJECT
public:
    static constexpr int kSide = 480; ///< pixels of the board
    static constexpr int kMoveMilliseconds = 1000;
    static constexpr int kEndMilliseconds = 3000; ///< the last position

    /// The session's current line, from its start to its end, on a board like this one. `title` is below it.
    LineAnimation(const GameSession& session, const BoardWidget& board, const QString& title, QObject* parent = nullptr);
    ~LineAnimation() override;

Q_SIGNALS:
    /// Emitted once, with a GIF.
    void finished(const QByteArray& gif);

private:
    struct Step {
        record::NodeId node;
        QString words; ///< "12. Nf3"
    };
    QImage draw(const Step& step);
    void drawNext();

    record::GameRecord m_record;
    std::unique_ptr<BoardWidget> m_board;
    QString m_title;
    std::vector<Step> m_steps;
    std::size_t m_next = 0;
    std::optional<GifWriter> m_writer;
    QTimer m_turn;
};

} // namespace evenmatch::ui
