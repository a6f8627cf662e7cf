#include "ui/help/help_window.h"

#include "ui/base/theme.h"
#include "ui/help/help_pictures.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kListWidth = 260;

} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent), m_pages(helpPages()), m_search(new QLineEdit), m_list(new QListWidget), m_text(new QTextBrowser)
{
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Help"));
    resize(820, 580);
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setAccessibleName(tr("Search the help"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("helpPages"));
    m_list->setAccessibleName(tr("Pages of the help"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(2);
    m_text->setObjectName(QStringLiteral("helpText"));
    m_text->setAccessibleName(tr("Text of the help"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(18);
    auto* left = new QVBoxLayout;
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 12, 12, 12);
    row->setSpacing(12);
    row->addLayout(left);
    row->addWidget(m_text, 1);
    m_list->setFixedWidth(kListWidth);
    m_search->setFixedWidth(kListWidth);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::list);
    connect(m_list, &QListWidget::currentItemChanged, this, &HelpWindow::showItem);
    list();
    m_search->setFocus();
}

void HelpWindow::addHeading(const QString& text)
{
    auto* item = new QListWidgetItem(text, m_list);
    item->setFlags(Qt::NoItemFlags);
    QFont font = typeFont(TypeSize::Text, true);
    item->setFont(font);
}

/// The pages that match the search, under a heading for each kind.
void HelpWindow::list()
{
    m_list->clear();
    for (const bool areTerms : {false, true}) {
        bool isFirst = true;
        for (const HelpPage& page : m_pages) {
            if (page.isTerm != areTerms || !page.mentions(m_search->text()))
                continue;
            if (std::exchange(isFirst, false))
                addHeading(areTerms ? tr("Glossary") : tr("Tasks"));
            auto* item = new QListWidgetItem(page.title, m_list);
            item->setData(kIdRole, page.id);
        }
    }
    if (m_list->count() > 1)
        m_list->setCurrentRow(1);
    else
        m_text->setPlainText(tr("Nothing found. Try another word."));
}

void HelpWindow::showPage(const QString& id)
{
    m_search->clear();
    choose(std::ranges::find(m_pages, id, &HelpPage::id) == m_pages.end() ? m_pages.front().id : id);
}

void HelpWindow::showGlossary()
{
    showPage(std::ranges::find(m_pages, true, &HelpPage::isTerm)->id);
    m_list->scrollToItem(m_list->item(std::max(0, m_list->currentRow() - 1)), QAbstractItemView::PositionAtTop);
}

void HelpWindow::choose(const QString& id)
{
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(kIdRole) == id)
            m_list->setCurrentRow(row);
}

void HelpWindow::showItem(const QListWidgetItem* item)
{
    const auto page = item ? std::ranges::find(m_pages, item->data(kIdRole).toString(), &HelpPage::id) : m_pages.end();
    if (page == m_pages.end())
        return;
    m_shown = page->id;
    m_text->setHtml(html(*page));
}

QString HelpWindow::html(const HelpPage& page)
{
    QString html = QStringLiteral("<h2>%1</h2>").arg(page.title.toHtmlEscaped());
    for (const QString& text : page.paragraphs)
        html += QStringLiteral("<p style='line-height: 130%'>%1</p>").arg(text.toHtmlEscaped());
    if (const QPixmap picture = helpPicture(page.id, devicePixelRatioF()); !picture.isNull()) {
        m_text->document()->addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture:") + page.id), picture);
        const QSizeF size = picture.deviceIndependentSize();
        html += QStringLiteral("<p><img src='picture:%1' width='%2' height='%3'></p>").arg(page.id).arg(size.width()).arg(size.height());
    }
    return html;
}

/// Up and Down select pages while the user types.
bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            for (int row = m_list->currentRow() + (key == Qt::Key_Up ? -1 : 1); row >= 0 && row < m_list->count();
                 row += key == Qt::Key_Up ? -1 : 1)
                if (m_list->item(row)->flags() & Qt::ItemIsEnabled) {
                    m_list->setCurrentRow(row);
                    break;
                }
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

/// The pictures have the theme's colours.
void HelpWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_text)
        showItem(m_list->currentItem());
}

} // namespace evenmatch::ui
