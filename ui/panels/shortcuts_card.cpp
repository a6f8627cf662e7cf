#include "ui/panels/shortcuts_card.h"

#include "ui/base/theme.h"
#include "ui/widgets/undoable.h"

#include <QAction>
#include <QBoxLayout>
#include <QGridLayout>
#include <QKeySequenceEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kLeastField = 116;
constexpr int kFieldSpace = 26; ///< beside a field's text

} // namespace

ShortcutsCard::ShortcutsCard(Shortcuts& keys, QUndoStack& undo, QWidget* parent)
    : Card(tr("Keys"), parent), m_keys(keys), m_undo(undo), m_words(quietLabel())
{
    m_words->setObjectName(QStringLiteral("keysWords"));
    m_words->setWordWrap(true);
    auto* reset = new QPushButton(tr("Reset all"));
    reset->setObjectName(QStringLiteral("resetKeys"));
    connect(reset, &QPushButton::clicked, this, [this] {
        std::vector<QKeySequence> before;
        for (const Shortcuts::Entry& entry : m_keys.entries())
            before.push_back(entry.action ? entry.action->shortcut() : QKeySequence());
        m_keys.reset();
        m_undo.push(new DoneStep(
            tr("Reset all"),
            [this, before] {
                for (std::size_t i = 0; i < before.size(); ++i) // first clears all, so that no two actions ever have the same key
                    m_keys.set(static_cast<int>(i), {});
                for (std::size_t i = 0; i < before.size(); ++i)
                    m_keys.set(static_cast<int>(i), before[i]);
            },
            [this] { m_keys.reset(); }));
        m_words->setText(tr("All keys were reset to the defaults."));
    });
    body()->addWidget(m_words);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    const QFontMetrics metrics(typeFont(TypeSize::Text));
    int fieldWidth = kLeastField;
    for (const Shortcuts::Entry& entry : keys.entries())
        fieldWidth = std::max(fieldWidth, metrics.horizontalAdvance(entry.usual.toString(QKeySequence::NativeText)) + kFieldSpace);
    QString menu;
    int row = 0;
    for (std::size_t i = 0; i < keys.entries().size(); ++i) {
        const Shortcuts::Entry& entry = keys.entries()[i];
        if (entry.menu != menu) {
            menu = entry.menu;
            auto* heading = new QLabel(menu);
            heading->setFont(typeFont(TypeSize::Text, true));
            grid->addWidget(heading, row++, 0, 1, 3);
        }
        const QString words = entry.words;
        auto* field = new QKeySequenceEdit;
        field->setObjectName(QStringLiteral("key-%1").arg(entry.usual.toString(QKeySequence::PortableText)));
        field->setAccessibleName(tr("Key of “%1”").arg(words));
        field->setFixedWidth(fieldWidth);
        auto* none = new QToolButton;
        none->setText(QStringLiteral("✕"));
        none->setToolTip(tr("No key for “%1”").arg(words));
        none->setAccessibleName(none->toolTip());
        auto* name = quietLabel(words);
        name->setWordWrap(true);
        name->setBuddy(field);
        grid->addWidget(name, row, 0);
        grid->addWidget(field, row, 1);
        grid->addWidget(none, row++, 2);
        const int number = static_cast<int>(i);
        connect(field, &QKeySequenceEdit::keySequenceChanged, this, [this, number](const QKeySequence& key) {
            if (key.isEmpty())
                return;
            if (key[0] == QKeyCombination(Qt::Key_Escape))
                refresh(); // cancels
            else
                pressed(number, QKeySequence(key[0])); // one key, not a sequence
        });
        connect(none, &QToolButton::clicked, this, [this, number] { pressed(number, {}); });
        m_fields.push_back(field);
    }
    body()->addLayout(grid);
    body()->addWidget(reset, 0, Qt::AlignLeft);
    connect(&keys, &Shortcuts::changed, this, &ShortcutsCard::refresh);
    refresh();
    m_words->setText(tr("Click a key, then press another."));
}

void ShortcutsCard::refresh()
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QSignalBlocker quiet(m_fields[i]);
        if (const QAction* action = m_keys.entries()[i].action) {
            m_fields[i]->setKeySequence(action->shortcut());
            m_fields[i]->setAccessibleDescription(
                action->shortcut().toString(QKeySequence::NativeText)); // setting a field does not emit its signal
        }
    }
}

void ShortcutsCard::pressed(int entry, const QKeySequence& key)
{
    const QString holder = m_keys.holderOf(key);
    const QString name = key.toString(QKeySequence::NativeText);
    const QAction* action = m_keys.entries()[static_cast<std::size_t>(entry)].action;
    const QString words = m_keys.entries()[static_cast<std::size_t>(entry)].words;
    const QKeySequence before = action ? action->shortcut() : QKeySequence();
    const bool isSet = m_keys.set(entry, key);
    if (isSet && key != before)
        m_undo.push(new DoneStep(
            tr("Key of “%1”").arg(words), [this, entry, before] { m_keys.set(entry, before); },
            [this, entry, key] { m_keys.set(entry, key); }));
    if (isSet)
        m_words->setText(key.isEmpty() ? tr("“%1” has no key.").arg(words) : tr("“%1” now has the key %2.").arg(words, name));
    else if (m_keys.find(key) >= 0)
        m_words->setText(tr("%1 is already the key of “%2”. Change that one first.").arg(name, holder));
    else
        m_words->setText(tr("%1 is reserved for “%2”. Choose another key.").arg(name, holder));
    refresh();
}

} // namespace evenmatch::ui
