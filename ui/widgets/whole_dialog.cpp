#include "ui/widgets/whole_dialog.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace evenmatch::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DeleteQuestion)
};

} // namespace

bool WholeDialog::event(QEvent* event)
{
    const bool isDone = QDialog::event(event);
    const bool mayChange = event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize || event->type() == QEvent::Show;
    if (mayChange && layout() && layout()->hasHeightForWidth())
        setMinimumHeight(layout()->totalHeightForWidth(width()));
    return isDone;
}

void askToDelete(QWidget& parent, const QString& title, const QString& question, std::function<void()> toDelete)
{
    auto* box = new QMessageBox(QMessageBox::Warning, title, question, QMessageBox::Cancel, &parent);
    box->setObjectName(QStringLiteral("deleteQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    auto* yes = box->addButton(Words::tr("&Delete"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("deleteForGood"));
    QObject::connect(yes, &QPushButton::clicked, box, std::move(toDelete));
    box->open();
}

} // namespace evenmatch::ui
