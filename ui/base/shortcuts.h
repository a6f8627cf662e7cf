// The keys of the window's actions. The user can change them; changes are stored in the settings.
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QPointer>

#include <vector>

class QAction;
class QMenuBar;

namespace evenmatch::ui {

/// The actions of a menu bar that have a default key. This key identifies an action, because it is the same in every language.
class Shortcuts final : public QObject {
    Q_OBJECT
public:
    struct Entry {
        QPointer<QAction> action;
        QString menu; ///< "Navigate"
        QString words; ///< "Undo", also while the menu says what would be undone
        QKeySequence usual; ///< the default key
    };

    /// A key with a use outside the menus, which no action may get.
    struct Reserved {
        QKeySequence key;
        QString words; ///< "Review"
    };

    /// Reads the actions and assigns the user's keys. The menu bar must outlive it.
    Shortcuts(const QMenuBar& menus, std::vector<Reserved> reserved, QObject* parent = nullptr);

    const std::vector<Entry>& entries() const { return m_entries; }
    /// The action with this key, or -1. An empty key belongs to none.
    int find(const QKeySequence& key) const;
    /// The words of the action with this key, or of the reserved key; empty: it is free.
    QString holderOf(const QKeySequence& key) const;
    /// False, without a change, if another action has the key or it is reserved. An empty key removes the action's key.
    bool set(int entry, const QKeySequence& key);
    void reset();

    /// An action's words without menu marks: "Take back".
    static QString words(const QAction& action);

Q_SIGNALS:
    void changed();

private:
    const Reserved* reservedFor(const QKeySequence& key) const;

    std::vector<Entry> m_entries;
    std::vector<Reserved> m_reserved;
};

} // namespace evenmatch::ui
