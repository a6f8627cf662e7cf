#include "ui/widgets/form_rows.h"

#include "ui/widgets/card.h"

#include <QGridLayout>

namespace evenmatch::ui {

FormRows::FormRows(QWidget* parent) : QWidget(parent), m_rows(new QGridLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(18);
    m_rows->setVerticalSpacing(8);
    m_rows->setColumnStretch(1, 1);
}

QLabel* FormRows::addRow(const QString& words, QWidget* field, bool below)
{
    QLabel* label = quietLabel(words);
    label->setBuddy(field);
    label->setWordWrap(true);
    m_labels[field] = label;
    const int row = m_rows->rowCount();
    m_rows->addWidget(label, row, 0, 1, below ? 2 : 1);
    m_rows->addWidget(field, below ? row + 1 : row, below ? 0 : 1, 1, below ? 2 : 1);
    return label;
}

void FormRows::setRowVisible(QWidget* field, bool visible)
{
    field->setVisible(visible);
    m_labels.at(field)->setVisible(visible);
}

} // namespace evenmatch::ui
