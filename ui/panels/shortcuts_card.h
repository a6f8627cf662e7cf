// The list of all keys: press another to change one.
#pragma once

#include "ui/shortcuts.h"
#include "ui/widgets/card.h"

class QKeySequenceEdit;

namespace evenmatch::ui {

class ShortcutsCard final : public Card {
    Q_OBJECT
public:
    /// The keys must outlive it.
    explicit ShortcutsCard(Shortcuts& keys, QWidget* parent = nullptr);

private:
    void refresh();
    void pressed(int entry, const QKeySequence& key);

    Shortcuts& m_keys;
    QLabel* m_words;
    std::vector<QKeySequenceEdit*> m_fields; ///< as the entries
};

} // namespace evenmatch::ui
