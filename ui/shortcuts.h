// The keys of the window's actions. The user can change them; changes are stored in the settings.
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QPointer>

#include <vector>

class QAction;
class QMenuBar;

namespace evenmatch::ui {

/// Knows every action of a menu bar that came with a key. An action is known by that key, which is the same in every language.
class Shortcuts final : public QObject {
    Q_OBJECT
public:
    struct Entry {
        QPointer<QAction> action;
        QString menu; ///< "Navigate"
        QKeySequence usual; ///< as it comes with the program
    };

    /// Takes over the actions as they are, and gives them the user's keys. The menu bar must outlive it.
    explicit Shortcuts(const QMenuBar& menus, QObject* parent = nullptr);

    const std::vector<Entry>& entries() const { return m_entries; }
    /// The one with that key, or -1. An empty key belongs to none.
    int find(const QKeySequence& key) const;
    /// False, and nothing changes, when another has the key. An empty key takes the action's away.
    bool set(int entry, const QKeySequence& key);
    void reset();

    /// An action's words without menu marks: "Take back".
    static QString words(const QAction& action);

Q_SIGNALS:
    void changed();

private:
    std::vector<Entry> m_entries;
};

} // namespace evenmatch::ui
