#include "ui/base/shortcuts.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

QString plain(QString text)
{
    static const QRegularExpression key(QStringLiteral("\\(&.\\)")); // after words in other scripts
    text.remove(key);
    return text.remove(QLatin1Char('&')).remove(QChar(0x2026));
}

QString settingsKey(const Shortcuts::Entry& entry)
{
    // '/' would separate groups of settings
    return QStringLiteral("keys/") + entry.usual.toString(QKeySequence::PortableText).replace(QLatin1Char('/'), QStringLiteral("slash"));
}

void collect(const QMenu& menu, const QString& name, std::vector<Shortcuts::Entry>& entries)
{
    for (QAction* action : menu.actions()) {
        if (const QMenu* inner = action->menu())
            collect(*inner, name, entries);
        else if (!action->shortcut().isEmpty())
            entries.push_back({action, name, Shortcuts::words(*action), action->shortcut()});
    }
}

} // namespace

Shortcuts::Shortcuts(const QMenuBar& menus, std::vector<Reserved> reserved, QObject* parent)
    : QObject(parent), m_reserved(std::move(reserved))
{
    for (const QAction* action : menus.actions())
        if (const QMenu* menu = action->menu())
            collect(*menu, plain(action->text()), m_entries);
    const QSettings settings;
    for (const Entry& entry : m_entries)
        if (const QVariant written = settings.value(settingsKey(entry)); written.isValid())
            if (const QKeySequence key(written.toString(), QKeySequence::PortableText); !reservedFor(key)) {
                for (const Entry& other : m_entries) // of a later version; with two actions, the key would do nothing
                    if (other.action->shortcut() == key && !settings.contains(settingsKey(other)))
                        other.action->setShortcut({});
                entry.action->setShortcut(key);
            }
}

QString Shortcuts::words(const QAction& action) { return plain(action.text()); }

int Shortcuts::find(const QKeySequence& key) const
{
    if (key.isEmpty())
        return -1;
    const auto found
        = std::ranges::find_if(m_entries, [&](const Entry& entry) { return entry.action && entry.action->shortcuts().contains(key); });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

const Shortcuts::Reserved* Shortcuts::reservedFor(const QKeySequence& key) const
{
    const auto found = std::ranges::find(m_reserved, key, &Reserved::key);
    return found == m_reserved.end() ? nullptr : &*found;
}

QString Shortcuts::holderOf(const QKeySequence& key) const
{
    if (const Reserved* reserved = reservedFor(key))
        return reserved->words;
    const int holder = find(key);
    return holder < 0 ? QString() : m_entries[static_cast<std::size_t>(holder)].words;
}

bool Shortcuts::set(int entry, const QKeySequence& key)
{
    const int holder = find(key);
    if ((holder >= 0 && holder != entry) || reservedFor(key))
        return false;
    const Entry& changed = m_entries[static_cast<std::size_t>(entry)];
    if (!changed.action)
        return false;
    changed.action->setShortcut(key);
    if (key == changed.usual)
        QSettings().remove(settingsKey(changed));
    else
        QSettings().setValue(settingsKey(changed), key.toString(QKeySequence::PortableText));
    Q_EMIT this->changed();
    return true;
}

void Shortcuts::reset()
{
    QSettings().remove(QStringLiteral("keys"));
    for (const Entry& entry : m_entries)
        if (entry.action)
            entry.action->setShortcut(entry.usual);
    Q_EMIT changed();
}

} // namespace evenmatch::ui
