// The list of all keys, each in a field to change it.
#pragma once

#include "ui/base/shortcuts.h"
#include "ui/widgets/card.h"

class QKeySequenceEdit;
class QUndoStack;

namespace evenmatch::ui {

class ShortcutsCard final : public Card {
    Q_OBJECT
public:
    /// Changes are steps of `undo`. Both must outlive it.
    ShortcutsCard(Shortcuts& keys, QUndoStack& undo, QWidget* parent = nullptr);

private:
    void refresh();
    void pressed(int entry, const QKeySequence& key);

    Shortcuts& m_keys;
    QUndoStack& m_undo;
    QLabel* m_words;
    std::vector<QKeySequenceEdit*> m_fields; ///< as the entries
};

} // namespace evenmatch::ui
