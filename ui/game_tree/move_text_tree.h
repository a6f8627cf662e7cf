// A chess record's tree in the usual form: the main line in two columns, variations as indented text below the move that they replace.
#pragma once

#include "ui/game_tree/game_tree_picture.h"

namespace evenmatch::ui {

/// The comments of a PGN file that come before the node's move, such as the introduction of a variation.
QString wordsBefore(const record::GameRecord& record, record::NodeId node);

class MoveTextTree final : public GameTreePicture {
public:
    void build(const GameSession& session, const MoveNotes& notes, int width) override;
    QSize size() const override { return m_size; }
    bool isText() const override { return true; }
    void paint(QPainter& painter, const QRect& part, const TreeLook& look) const override;
    record::NodeId nodeAt(QPoint point) const override;
    QRect placeOf(record::NodeId node) const override;

private:
    struct Word {
        enum class Kind : std::uint8_t { Main, Variation, Number, Comment };
        Kind kind = Kind::Main;
        record::NodeId node = record::kNoNode; ///< the target of a click
        QRect place;
        QString text;
        int edge = 0; ///< the variation's left edge; 0: the main line
    };
    class Writer;

    void paintWord(QPainter& painter, const Word& word, const TreeLook& look) const;

    std::vector<Word> m_words; ///< from top to bottom
    std::vector<std::size_t> m_wordOf; ///< by node: 1 + index of its move; 0: none
    QSize m_size;
};

} // namespace evenmatch::ui
