#include "ui/base/delete_question.h"

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

void askToDelete(QWidget& parent, const QString& title, const QString& question, std::function<void()> toDelete)
{
    auto* box = new QMessageBox(QMessageBox::Warning, title, question, QMessageBox::Cancel, &parent);
    box->setObjectName(QStringLiteral("deleteQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    auto* yes = box->addButton(DeleteWords::tr("&Delete"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("deleteForGood"));
    QObject::connect(yes, &QPushButton::clicked, box, std::move(toDelete));
    box->open();
}

} // namespace evenmatch::ui
