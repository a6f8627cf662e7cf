#include "ui/explorer_guest.h"

#include "core/game/family.h"
#include "core/library/transfer/export.h"
#include "ui/game/game_opener.h"
#include "ui/help/help_topic.h"
#include "ui/text/error_text.h"

#include <QAction>

namespace evenmatch::ui {

ExplorerGuest::ExplorerGuest(GameOpener& opener, LibraryService& library, Engine& engine, QObject* parent)
    : QObject(parent), m_opener(opener), m_library(library), m_engine(engine), m_action(new QAction(tr("&Opening explorer"), this)),
      m_cornerAction(new QAction(tr("Explore the &corner"), this))
{
    m_action->setObjectName(QStringLiteral("explorerAction"));
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::Key_X);
    connect(m_action, &QAction::toggled, this, [this](bool shown) {
        if (shown && !m_seen)
            Q_EMIT boardWanted();
        move(shown ? m_seen.data() : nullptr);
    });
    m_cornerAction->setObjectName(QStringLiteral("exploreCornerAction"));
    m_cornerAction->setToolTip(tr("Go: games with the stones in the corner of the last move, instead of those on the whole board"));
    m_cornerAction->setCheckable(true);
    m_cornerAction->setShortcut(Qt::SHIFT | Qt::Key_X);
    connect(m_cornerAction, &QAction::toggled, this, [this](bool preferred) {
        if (m_panel)
            m_panel->preferCorner(preferred);
        if (preferred)
            m_action->setChecked(true);
    });
}

ExplorerGuest::~ExplorerGuest() = default;

void ExplorerGuest::makePanel()
{
    m_panel = new ExplorerPanel(m_opener.document().session(), m_library, m_engine);
    setHelpTopic(*m_panel, QStringLiteral("explorer"));
    connect(m_panel, &ExplorerPanel::closed, m_action, [this] { m_action->setChecked(false); });
    connect(m_panel, &ExplorerPanel::moveChosen, this, [this](game::Move move) {
        if (m_host)
            m_host->makeMove(move);
    });
    connect(m_panel, &ExplorerPanel::pointed, this, [this](game::Move move) {
        if (m_host)
            m_host->pointAt(move);
    });
    connect(m_panel, &ExplorerPanel::cornerPreferred, m_cornerAction, &QAction::setChecked);
    m_panel->preferCorner(m_cornerAction->isChecked());
    connect(m_panel, &ExplorerPanel::gameChosen, this, &ExplorerGuest::openGame);
}

void ExplorerGuest::follow(BoardPage* page)
{
    m_seen = page;
    if (m_action->isChecked() && page)
        move(page);
}

void ExplorerGuest::move(BoardPage* page)
{
    if (m_host == page)
        return;
    if (m_host) {
        m_host->pointAt(game::kNoMove);
        m_host->disconnect(this);
        m_host->showGuest(nullptr);
        m_panel->hide();
    }
    m_host = page;
    if (page) {
        if (!m_panel)
            makePanel();
        page->showGuest(m_panel);
        connect(page, &BoardPage::panelShown, this, [this](const QWidget* shown) {
            if (shown != m_host->mainPanel())
                m_action->setChecked(false); // what replaces the panel for a while needs the room
        });
    }
}

void ExplorerGuest::openGame(library::GameId id, int node)
{
    LibraryService* library = m_panel->source().library();
    if (!library)
        return;
    Q_EMIT gameWanted();
    if (m_panel->source().isOwn()) {
        Q_EMIT ownGameWanted(id, node);
        return;
    }
    library->ask(
        this,
        [id](library::Library& games) -> core::Result<std::string> {
            const auto game = games.game(id);
            if (!game)
                return game.error();
            return library::gameText(games, id, game::isChess(game->header.game) ? record::Format::Pgn : record::Format::Sgf);
        },
        [this, node](const core::Result<std::string>& text) {
            if (text)
                m_opener.openText(QString::fromStdString(*text), [this, node] {
                    m_opener.document().session().first();
                    m_opener.document().session().step(node);
                });
            else
                Q_EMIT m_opener.document().failed(errorText(text.error()));
        });
}

} // namespace evenmatch::ui
