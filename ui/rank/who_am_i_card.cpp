#include "ui/rank/who_am_i_card.h"

#include "ui/library/library_step.h"
#include "ui/preferences.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPushButton>
#include <QStyledItemDelegate>

namespace evenmatch::ui {

namespace {

constexpr int kListHeight = 190;
constexpr int kRowGap = 2; ///< around each name: boxes do not touch
constexpr std::uint64_t kFewestGamesToPropose = 2;

/// A click on a name is one on its box.
class NameDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index) override
    {
        switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick: return false;
        case QEvent::MouseButtonRelease:
            return static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton
                && model->setData(
                    index, index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        default: return QStyledItemDelegate::editorEvent(event, model, option, index);
        }
    }
};

} // namespace

WhoAmICard::WhoAmICard(LibraryService& library, QWidget* parent)
    : Card({}, parent), m_library(library), m_text(new QLabel), m_yes(new QPushButton(tr("That is me"))),
      m_change(new QPushButton(tr("Change…"))), m_row(new QBoxLayout(QBoxLayout::LeftToRight)), m_chooser(makeChooser())
{
    m_text->setObjectName(QStringLiteral("whoAmI"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_yes->setObjectName(QStringLiteral("thatIsMe"));
    m_yes->setProperty("primary", true);
    m_change->setObjectName(QStringLiteral("changeMe"));
    m_change->setProperty("slim", true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_yes);
    buttons->addWidget(m_change);
    buttons->addStretch(1);
    m_row->setSpacing(8);
    m_row->addWidget(m_text, 1);
    m_row->addLayout(buttons);
    body()->addLayout(m_row);
    body()->addWidget(m_chooser);
    m_chooser->hide();
    hide();

    connect(m_yes, &QPushButton::clicked, this, [this] { setMe(m_proposed, true); });
    connect(m_change, &QPushButton::clicked, this, [this] { showChooser(m_chooser->isHidden()); });
    connect(&m_model, &PlayerChoiceModel::chosen, this, &WhoAmICard::setMe);
    connect(&library, &LibraryService::changed, this, &WhoAmICard::read);
    read();
}

QWidget* WhoAmICard::makeChooser()
{
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("searchPlayers"));
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setAccessibleName(tr("Search names"));
    m_search->setClearButtonEnabled(true);
    auto* list = new QListView;
    list->setObjectName(QStringLiteral("players"));
    list->setAccessibleName(tr("Possible names"));
    list->setModel(&m_model);
    list->setItemDelegate(new NameDelegate(list));
    list->setUniformItemSizes(true);
    list->setSpacing(kRowGap);
    list->setFrameShape(QFrame::NoFrame);
    list->setFixedHeight(kListHeight);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_search, &QLineEdit::textChanged, &m_model, &PlayerChoiceModel::search);
    auto* chooser = new QWidget;
    auto* column = new QVBoxLayout(chooser);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(list);
    return chooser;
}

void WhoAmICard::read()
{
    m_library.ask(
        this, [](library::Library& library) { return library.players(); },
        [this, request = ++m_request](core::Result<std::vector<library::Player>> players) {
            if (request == m_request && players)
                show(*std::move(players));
        });
}

void WhoAmICard::show(std::vector<library::Player> players)
{
    QStringList names;
    for (const library::Player& player : players)
        if (player.isMe)
            names << QString::fromStdString(player.name);
    setUserNameInLibrary(names.value(0)); // games that are played here bear it, too
    const bool propose = names.isEmpty() && !players.empty() && players.front().games >= kFewestGamesToPropose;
    setVisible(!players.empty());
    m_proposes = propose;
    if (propose) {
        m_proposed = players.front().id;
        m_text->setText(tr("Are you %1? This name occurs in %n games.", nullptr, static_cast<int>(players.front().games))
                            .arg(QString::fromStdString(players.front().name)));
    } else {
        m_text->setText(names.isEmpty() ? tr("Which player are you? Choose your name to estimate your rank.")
                                        : tr("You are %1.").arg(names.join(tr(", "))));
    }
    m_text->setToolTip(m_chooser->isHidden() ? QString() : m_text->text());
    m_model.setPlayers(std::move(players));
    if (m_chooser->isHidden())
        arrange();
}

/// While names are ticked, nothing above them changes its height: they would move under the mouse.
void WhoAmICard::arrange()
{
    constexpr int kLines = 2; ///< of the names ticked so far
    const bool isOpen = !m_chooser->isHidden();
    const bool asks = m_proposes && !isOpen;
    m_yes->setVisible(asks);
    m_row->setDirection(asks ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight); // a question takes its line
    m_text->setMinimumHeight(isOpen ? kLines * m_text->fontMetrics().lineSpacing() : 0);
    m_text->setMaximumHeight(isOpen ? m_text->minimumHeight() : QWIDGETSIZE_MAX);
    m_change->setText(isOpen ? tr("Done") : asks ? tr("Somebody else…") : tr("Change…"));
}

void WhoAmICard::showChooser(bool shown)
{
    if (shown && m_chooser->isHidden())
        m_model.sortOwnFirst();
    m_chooser->setVisible(shown);
    arrange();
    if (shown)
        m_search->setFocus();
}

void WhoAmICard::setMe(library::PlayerId player, bool isMe)
{
    const auto set = [player](bool on) {
        return LibraryStep::Deed{
            [player, on](library::Library& library) { return library.setMe(player, on); }, [](const core::Result<void>&) {}};
    };
    Q_EMIT stepMade(new LibraryStep(m_library, this, tr("your name"), set(isMe), set(!isMe)));
}

} // namespace evenmatch::ui
