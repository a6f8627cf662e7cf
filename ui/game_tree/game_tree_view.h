// The tree of a session's record: all its variations. A click goes to a node, and the context menu changes the order of variations.
#pragma once

#include "ui/game_tree/game_tree_picture.h"

#include <QAbstractScrollArea>

#include <memory>

class QMenu;

namespace evenmatch::ui {

class GameTreeView final : public QAbstractScrollArea {
    Q_OBJECT
public:
    /// `session` must outlive the view.
    explicit GameTreeView(GameSession& session, QWidget* parent = nullptr);

    /// Whether the record has variations at all.
    static bool hasVariations(const GameSession& session);

    /// Notes beside moves; they stay until they are replaced.
    void setNotes(MoveNotes notes);
    /// Whether the context menu and the Delete key may change the tree.
    void setEditable(bool editable) { m_editable = editable; }
    /// The place of a node, in the viewport's coordinates; empty if it has none.
    QRect placeOf(record::NodeId node) const;
    /// The context menu of a node. The caller owns it.
    QMenu* menuFor(record::NodeId node);

    QSize sizeHint() const override { return {220, minimumHeight()}; }

Q_SIGNALS:
    /// The tree was changed; describes the change. The session can undo it.
    void edited(const QString& what);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void follow();
    bool build();
    void setRanges();
    void showPresent();
    void describe();
    void remove(record::NodeId node);
    void hover(record::NodeId node);
    QString wordsOf(record::NodeId node) const;
    record::NodeId nodeAt(QPoint position) const;
    QPoint offset() const;

    GameSession& m_session;
    MoveNotes m_notes;
    std::unique_ptr<GameTreePicture> m_picture;
    std::vector<bool> m_onLine;
    record::NodeId m_hovered = record::kNoNode;
    record::NodeId m_shown = record::kNoNode;
    int m_builtRevision = -1; ///< the session's revision in the picture
    bool m_editable = false;
};

} // namespace evenmatch::ui
