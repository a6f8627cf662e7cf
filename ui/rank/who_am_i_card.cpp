#include "ui/rank/who_am_i_card.h"

#include "nn/ranks/counted_games.h"
#include "ui/base/preferences.h"
#include "ui/library/library_step.h"
#include "ui/rank/whose_box.h"
#include "ui/text/error_text.h"
#include "ui/text/sentences.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPushButton>
#include <QStyledItemDelegate>

#include <algorithm>
#include <memory>

namespace evenmatch::ui {

namespace {

constexpr int kListHeight = 190;
constexpr int kRowGap = 2; ///< around each name, so that boxes do not touch
constexpr std::uint64_t kFewestGamesToPropose = 2;

/// A click on a name toggles its box.
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

QString studentWords(const library::Student& student, const std::vector<library::Player>& players)
{
    QStringList names;
    for (const library::Player& player : players)
        if (std::ranges::find(student.players, player.id) != student.players.end())
            names << QString::fromStdString(player.name);
    const QString tag = QString::fromStdString(student.name);
    const QString games = names.isEmpty()
        ? WhoAmICard::tr("%1's games are those with the tag “%1”. You can choose names, too.").arg(tag)
        : WhoAmICard::tr("%1's games are those of %2, and those with the tag “%1”.").arg(tag, joinList(names));
    return joinSentences({games, WhoAmICard::tr("“You” means %1 here.").arg(tag)});
}

} // namespace

WhoAmICard::WhoAmICard(LibraryService& library, Whose& whose, QWidget* parent)
    : Card({}, parent), m_library(library), m_whose(whose), m_text(new QLabel), m_yes(new QPushButton(tr("That is me"))),
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
    body()->addWidget(new WhoseBox(whose));
    body()->addLayout(m_row);
    body()->addWidget(m_chooser);
    m_chooser->hide();
    hide();

    connect(m_yes, &QPushButton::clicked, this, [this] { setIs(m_proposed, true); });
    connect(m_change, &QPushButton::clicked, this, [this] { showChooser(m_chooser->isHidden()); });
    connect(&m_model, &PlayerChoiceModel::chosen, this, &WhoAmICard::setIs);
    connect(&library, &LibraryService::changed, this, &WhoAmICard::read);
    connect(&whose, &Whose::otherChosen, this, [this] { showChooser(false); });
    connect(&whose, &Whose::changed, this, &WhoAmICard::read);
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
    QStringList mine;
    std::set<library::PlayerId> ticked;
    for (const library::Player& player : players)
        if (player.isMe) {
            mine << QString::fromStdString(player.name);
            ticked.insert(player.id);
        }
    setUserNameInLibrary(mine.value(0)); // games that are played here bear it, too
    setVisible(!players.empty());
    m_proposes = false;
    if (const library::Student* student = m_whose.student()) {
        ticked = {student->players.begin(), student->players.end()};
        m_text->setText(studentWords(*student, players));
    } else {
        showMe(mine, players);
    }
    m_text->setToolTip(m_chooser->isHidden() ? QString() : m_text->text());
    m_model.setPlayers(std::move(players), std::move(ticked));
    if (m_chooser->isHidden())
        arrange();
}

void WhoAmICard::showMe(const QStringList& names, const std::vector<library::Player>& players)
{
    const auto most = std::ranges::find_if_not(players, nn::isOurOpponent, &library::Player::name);
    m_proposes = names.isEmpty() && most != players.end() && most->games >= kFewestGamesToPropose;
    if (m_proposes) {
        m_proposed = most->id;
        m_text->setText(tr("Are you %1? This name occurs in %n games.", nullptr, static_cast<int>(most->games))
                            .arg(QString::fromStdString(most->name)));
    } else {
        m_text->setText(
            names.isEmpty() ? tr("Which player are you? Choose your name to estimate your rank.") : tr("You are %1.").arg(joinList(names)));
    }
}

/// While names are ticked, the parts above keep their height, because the names would move under the mouse.
void WhoAmICard::arrange()
{
    constexpr int kLines = 2; ///< of the ticked names
    const bool isOpen = !m_chooser->isHidden();
    const bool asks = m_proposes && !isOpen;
    m_yes->setVisible(asks);
    m_row->setDirection(asks ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight); // a question has its own line
    m_text->setMinimumHeight(isOpen ? kLines * m_text->fontMetrics().lineSpacing() : 0);
    m_text->setMaximumHeight(isOpen ? m_text->minimumHeight() : QWIDGETSIZE_MAX);
    m_change->setText(isOpen ? tr("Done") : asks ? tr("Somebody else…") : tr("Change…"));
}

void WhoAmICard::showChooser(bool shown)
{
    if (shown && m_chooser->isHidden())
        m_model.sortTickedFirst();
    m_chooser->setVisible(shown);
    arrange();
    if (shown)
        m_search->setFocus();
}

void WhoAmICard::setIs(library::PlayerId player, bool is)
{
    const auto tell = [this](const core::Result<void>& done) {
        if (done)
            return;
        Q_EMIT m_library.failed(errorText(done.error()));
        read(); // the list shows what is stored
    };
    const auto student = m_whose.chosen();
    const auto before = std::make_shared<Whose::Student>(); // whose name it was
    const auto forth = [player, student, is, before](library::Library& library) -> core::Result<void> {
        if (!student)
            return library.setMe(player, is);
        const auto students = library.students();
        if (!students)
            return students.error();
        before->reset();
        for (const library::Student& one : *students)
            if (std::ranges::find(one.players, player) != one.players.end())
                *before = one.id;
        return library.setStudentPlayer(*student, player, is);
    };
    const auto back = [player, student, is, before](library::Library& library) {
        if (!student)
            return library.setMe(player, !is);
        return library.setStudentPlayer(before->value_or(*student), player, before->has_value());
    };
    const QString what = m_whose.chosen() ? tr("the names of %1").arg(m_whose.name()) : tr("your name");
    Q_EMIT stepMade(new LibraryStep(m_library, this, what, {forth, tell}, {back, tell}));
}

} // namespace evenmatch::ui
