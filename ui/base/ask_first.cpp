#include "ui/base/ask_first.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace evenmatch::ui {

namespace {

struct DeleteWords {
    Q_DECLARE_TR_FUNCTIONS(DeleteQuestion)
};

} // namespace

void askFirst(QWidget& parent, const QString& title, const QString& question, const QString& yes, std::function<void()> todo)
{
    auto* box = new QMessageBox(QMessageBox::Warning, title, question, QMessageBox::Cancel, &parent);
    box->setObjectName(QStringLiteral("askedFirst"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    auto* button = box->addButton(yes, QMessageBox::DestructiveRole);
    button->setObjectName(QStringLiteral("doIt"));
    QObject::connect(button, &QPushButton::clicked, box, std::move(todo));
    box->open();
}

void askToDelete(QWidget& parent, const QString& title, const QString& question, std::function<void()> toDelete)
{
    askFirst(parent, title, question, DeleteWords::tr("&Delete"), std::move(toDelete));
}

} // namespace evenmatch::ui
