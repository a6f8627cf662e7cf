#include "ui/panels/game_notes_panel.h"

#include "core/record/notes/annotations.h"
#include "ui/board/mark_tools.h"
#include "ui/game/game_session.h"
#include "ui/game/move_list_view.h"
#include "ui/game/session_text.h"
#include "ui/game_tree/game_tree_view.h"
#include "ui/review/notable_view.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>

#include <iterator>
#include <utility>

namespace evenmatch::ui {

GameNotesPanel::GameNotesPanel(GameSession& session, QWidget* playOn, QWidget* parent)
    : Card({}, parent), m_session(session), m_notable(new NotableView), m_moves(new MoveListView(session)),
      m_tree(new GameTreeView(session)), m_comment(new QPlainTextEdit), m_markTools(new MarkTools), m_judgement(new QPushButton),
      m_writing(makeWriting()), m_worthALook(makeNotable(playOn)), m_buttons(new QButtonGroup(this)), m_sides(new QStackedWidget)
{
    body()->setContentsMargins(12, 8, 12, 8);
    body()->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    body()->addLayout(row);
    m_moves->setObjectName(QStringLiteral("reviewMoves"));
    addSide(QStringLiteral("showNotable"), tr("Notable moves"), m_worthALook);
    addSide(QStringLiteral("showMoves"), tr("Moves"), m_moves);
    m_tree->setObjectName(QStringLiteral("reviewTree"));
    m_tree->setEditable(true);
    addSide(QStringLiteral("showTree"), tr("Variations"), m_tree);
    addSide(QStringLiteral("showComment"), tr("Comment"), m_writing);
    for (QAbstractButton* button : m_buttons->buttons())
        row->addWidget(button);
    row->addStretch(1);
    body()->addWidget(m_sides, 1); // after the buttons that switch it, for Tab
    m_buttons->buttons().constFirst()->setChecked(true);
    connect(m_buttons, &QButtonGroup::idClicked, m_sides, &QStackedWidget::setCurrentIndex);
    connect(&session, &GameSession::changed, this, &GameNotesPanel::readComment);
    connect(&session, &GameSession::changed, this, &GameNotesPanel::offerTree);
    connect(m_comment, &QPlainTextEdit::textChanged, this, &GameNotesPanel::writeComment);
    connect(m_sides, &QStackedWidget::currentChanged, m_markTools, &MarkTools::letGo);
    readComment();
    offerTree();
}

QWidget* GameNotesPanel::makeNotable(QWidget* playOn)
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_notable, 1);
    column->addWidget(playOn, 0, Qt::AlignLeft);
    return page;
}

int GameNotesPanel::heightOfMoves(int rows) const
{
    const QMargins around = body()->contentsMargins();
    QWidget* tab = m_buttons->buttons().constFirst();
    tab->ensurePolished(); // for the height from the style
    return around.top() + tab->sizeHint().height() + body()->spacing() + MoveListView::heightOf(rows) + around.bottom();
}

QWidget* GameNotesPanel::makeWriting()
{
    m_comment->setObjectName(QStringLiteral("comment"));
    m_comment->setAccessibleName(tr("Comment on this move"));
    m_comment->setPlaceholderText(tr("No comment on this move yet."));
    m_comment->setTabChangesFocus(true);
    m_comment->setMinimumHeight(48); // two lines, and more if there is room
    auto* writing = new QWidget;
    auto* column = new QVBoxLayout(writing);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->addWidget(m_markTools);
    row->addStretch(1);
    row->addWidget(makeJudgements());
    column->addLayout(row);
    column->addWidget(m_comment, 1);
    return writing;
}

/// A button with the current mark, and a menu that explains each mark.
QPushButton* GameNotesPanel::makeJudgements()
{
    m_judgement->setObjectName(QStringLiteral("judgement"));
    m_judgement->setAccessibleName(tr("Your assessment of this move"));
    m_judgement->setToolTip(m_judgement->accessibleName());
    m_judgement->setProperty("slim", true);
    auto* menu = new QMenu(m_judgement);
    const QString words[] = {tr("none"), tr("brilliant"), tr("good"), tr("interesting"), tr("dubious"), tr("mistake"), tr("blunder")};
    for (int i = 0; i < static_cast<int>(std::size(words)); ++i) {
        const auto judgement = static_cast<record::Judgement>(i);
        menu->addAction(QStringLiteral("%1 %2").arg(judgementGlyph(judgement), words[i]).trimmed(), this,
            [this, judgement] { m_session.setJudgement(judgement); });
    }
    m_judgement->setMenu(menu);
    return m_judgement;
}

void GameNotesPanel::setNotes(const MoveNotes& notes)
{
    m_moves->moves().setNotes(notes);
    m_tree->setNotes(notes);
}

/// If there are variations, the tree replaces the list, because it contains the same moves.
void GameNotesPanel::offerTree()
{
    const bool offered = GameTreeView::hasVariations(m_session);
    QAbstractButton* list = m_buttons->button(m_sides->indexOf(m_moves));
    QAbstractButton* tree = m_buttons->button(m_sides->indexOf(m_tree));
    tree->setVisible(offered);
    list->setVisible(!offered);
    tree->setText(m_session.goPosition() ? tr("Variations") : tr("Moves"));
    if (offered && list->isChecked())
        tree->click();
    else if (!offered && tree->isChecked())
        list->click();
}

void GameNotesPanel::addSide(const QString& name, const QString& words, QWidget* widget)
{
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(words);
    button->setCheckable(true);
    button->setProperty("tab", true);
    m_buttons->addButton(button, m_sides->addWidget(widget));
}

void GameNotesPanel::readComment()
{
    m_markTools->setChess(m_session.chessPosition() != nullptr);
    if (std::exchange(m_seen, m_session.node()) != m_session.node())
        m_markTools->forgetStart();
    m_judgement->setEnabled(m_session.lastMove() != game::kNoMove);
    const QString glyph = judgementGlyph(record::judgement(m_session.record(), m_session.node()));
    m_judgement->setText(glyph.isEmpty() ? tr("Assessment") : glyph);
    const QString text = QString::fromStdString(record::commentWords(m_session.record(), m_session.node()));
    QAbstractButton* button = m_buttons->button(m_sides->indexOf(m_writing));
    button->setText(text.isEmpty() ? tr("Comment") : tr("Comment •"));
    if (text == m_comment->toPlainText().trimmed())
        return; // keeps the cursor while the user types
    const QSignalBlocker quiet(m_comment);
    m_comment->setPlainText(text);
}

void GameNotesPanel::writeComment() { m_session.setComment(m_comment->toPlainText()); }

} // namespace evenmatch::ui
