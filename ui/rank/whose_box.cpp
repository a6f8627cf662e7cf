#include "ui/rank/whose_box.h"

#include "ui/widgets/card.h"
#include "ui/widgets/whole_dialog.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

namespace evenmatch::ui {

namespace {

constexpr int kNameWidth = 320;
constexpr int kLongestName = 60; ///< characters

void askForName(const QString& title, const QString& name, QWidget* parent, std::function<void(const QString&)> take)
{
    auto* dialog = new WholeDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("studentDialog"));
    dialog->setWindowTitle(title);
    dialog->setModal(true);
    dialog->setMinimumWidth(kNameWidth);
    auto* field = new QLineEdit(name);
    field->setObjectName(QStringLiteral("studentName"));
    field->setAccessibleName(WhoseBox::tr("Name of the student"));
    field->setPlaceholderText(field->accessibleName());
    field->setMaxLength(kLongestName);
    QLabel* explained = quietLabel(
        WhoseBox::tr("The name is also the tag of the student's games. You can give it to games in the list on the Games page."));
    explained->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setEnabled(!name.isEmpty());
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(field);
    column->addWidget(explained);
    column->addWidget(buttons);
    field->selectAll();
    QObject::connect(field, &QLineEdit::textChanged, ok, [ok](const QString& text) { ok->setEnabled(!text.trimmed().isEmpty()); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, parent, [field, take = std::move(take)] { take(field->text()); });
    dialog->open();
}

} // namespace

void askForStudent(Whose& whose, QWidget* parent)
{
    askForName(WhoseBox::tr("Add a student"), {}, parent, [&whose](const QString& name) { whose.add(name); });
}

void askForOtherName(Whose& whose, QWidget* parent)
{
    askForName(WhoseBox::tr("Rename %1").arg(whose.name()), whose.name(), parent, [&whose](const QString& name) {
        if (whose.student())
            whose.rename(name);
    });
}

WhoseBox::WhoseBox(Whose& whose, QWidget* parent) : QWidget(parent), m_whose(whose), m_box(new QComboBox)
{
    m_box->setObjectName(QStringLiteral("whose"));
    m_box->setAccessibleName(tr("Whose rank and cards"));
    m_box->setToolTip(m_box->accessibleName());
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // a long name makes no column wider
    m_box->setMinimumContentsLength(8);
    auto* edit = new QPushButton(tr("Students"));
    edit->setObjectName(QStringLiteral("students"));
    edit->setProperty("slim", true);
    auto* menu = new QMenu(edit);
    menu->addAction(tr("&Add…"), this, [this] { askForStudent(m_whose, this); })->setObjectName(QStringLiteral("addStudent"));
    QAction* rename = menu->addAction(tr("&Rename…"), this, [this] { askForOtherName(m_whose, this); });
    QAction* remove = menu->addAction(tr("Re&move"), &m_whose, &Whose::remove);
    remove->setToolTip(tr("Games, tags and cards are kept. They come back when you add a student with this name"));
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, [this, rename, remove] {
        for (QAction* action : {rename, remove})
            action->setEnabled(m_whose.student());
    });
    edit->setMenu(menu);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_box, 1);
    row->addWidget(edit);
    connect(m_box, &QComboBox::activated, this, [this] {
        const auto student = m_box->currentData().toLongLong();
        m_whose.choose(student > 0 ? Whose::Student(student) : std::nullopt);
    });
    connect(&whose, &Whose::changed, this, &WhoseBox::refresh);
    refresh();
}

void WhoseBox::refresh()
{
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    m_box->addItem(tr("Me"), qlonglong{0});
    for (const library::Student& student : m_whose.students())
        m_box->addItem(QString::fromStdString(student.name), static_cast<qlonglong>(student.id));
    m_box->setCurrentIndex(std::max(0, m_box->findData(static_cast<qlonglong>(m_whose.chosen().value_or(0)))));
}

} // namespace evenmatch::ui
