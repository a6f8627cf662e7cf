// The help: context-sensitive pages, pictures, a glossary, a search.
#include "tests/run_tests.h"

#include "tests/ui/shown_window.h"
#include "ui/board/board_widget.h"
#include "ui/editor/position_editor.h"
#include "ui/help/help_pictures.h"
#include "ui/help/help_texts.h"
#include "ui/help/help_topic.h"
#include "ui/help/help_window.h"
#include "ui/main_window.h"
#include "ui/pages/play_page.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QSet>
#include <QTest>
#include <QTextBrowser>

namespace tst_help {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestHelp : public QObject, protected TestedWindow {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        newFolder();
        m_window = shownWindow(m_folder->path(), {1024, 700});
    }

    void cleanup() { closeWindow(); }

    void everyPageSaysSomething()
    {
        QSet<QString> ids;
        for (const HelpPage& page : helpPages()) {
            QVERIFY(!page.title.isEmpty() && !page.paragraphs.isEmpty());
            ids << page.id;
        }
        QCOMPARE(static_cast<std::size_t>(ids.size()), helpPages().size()); // no id occurs twice
        for (const QString& name : m_window->pageNames())
            QVERIFY2(ids.contains(name), qPrintable(name));
    }

    void keyOpensTheTopicOfThePlace()
    {
        QCOMPARE(find<QAction>("helpAction")->shortcut(), QKeySequence(Qt::Key_F1));
        for (const QString& name : m_window->pageNames()) {
            m_window->showPage(name);
            if (QWidget* focus = QApplication::focusWidget())
                focus->clearFocus();
            find<QAction>("helpAction")->trigger();
            QCOMPARE(help()->page(), name);
            QVERIFY(help()->isVisible());
            help()->close();
        }
        m_window->showPage(QStringLiteral("play"));
        m_window->playPage()->showGame();
        QCOMPARE(openedAt(m_window->playPage()->board()), QStringLiteral("play"));
        find<QAction>("explorerAction")->trigger();
        QCOMPARE(openedAt(find<QWidget>("explorerSource")), QStringLiteral("explorer"));
        find<QAction>("settings")->trigger();
        QCOMPARE(openedAt(find<QWidget>("theme")), QStringLiteral("settings"));
        find<QAction>("setUpPositionAction")->trigger();
        auto* editor = m_window->findChild<PositionEditor*>();
        QTRY_VERIFY(editor && editor->isVisible());
        QCOMPARE(helpTopicAt(editor->findChild<QLineEdit*>()), QStringLiteral("position"));
    }

    void wordsAreSearched()
    {
        find<QAction>("helpAction")->trigger();
        auto* search = find<QLineEdit>("helpSearch");
        auto* pages = find<QListWidget>("helpPages");
        auto* text = find<QTextBrowser>("helpText");
        QTRY_VERIFY(search->hasFocus());
        const int all = pages->count();
        QTest::keyClicks(search, QStringLiteral("KOMI"));
        QVERIFY(pages->count() < all && pages->count() >= 2);
        QStringList titles;
        for (int row = 0; row < pages->count(); ++row)
            titles << pages->item(row)->text();
        QVERIFY(titles.contains(QStringLiteral("komi")));
        while (help()->page() != QLatin1String("term-komi")) { // the keys go through the results
            const QString before = help()->page();
            QTest::keyClick(search, Qt::Key_Down);
            QVERIFY(help()->page() != before);
        }
        QVERIFY(text->toPlainText().contains(QStringLiteral("White receives")));
        search->setText(QStringLiteral("mirrored rotated"));
        QCOMPARE(help()->page(), QStringLiteral("explorer"));
        search->setText(QStringLiteral("<b>zzz"));
        QCOMPARE(pages->count(), 0);
        QVERIFY(!text->toPlainText().isEmpty());
        search->clear();
        QCOMPARE(pages->count(), all);
    }

    void glossaryHasACommand()
    {
        find<QAction>("glossaryAction")->trigger();
        QVERIFY(help()->isVisible());
        QVERIFY(help()->page().startsWith(QLatin1String("term-")));
    }

    void picturesAreDrawn()
    {
        int pictures = 0;
        for (const HelpPage& page : helpPages()) {
            const QPixmap picture = helpPicture(page.id, 2);
            if (picture.isNull())
                continue;
            ++pictures;
            QCOMPARE(picture.devicePixelRatio(), 2.0);
            const QImage image = picture.toImage();
            QSet<QRgb> colors;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    colors << image.pixel(x, y);
            QVERIFY2(colors.size() > 2, qPrintable(page.id)); // the picture has a content
        }
        QVERIFY(pictures >= 10);
    }

private:
    HelpWindow* help() { return m_window->findChild<HelpWindow*>(); }

    /// Presses F1 with the focus there.
    QString openedAt(QWidget* focus)
    {
        focus->window()->activateWindow();
        focus->setFocus();
        (void)QTest::qWaitFor([&] { return QApplication::focusWidget() == focus; }, kPatience);
        find<QAction>("helpAction")->trigger();
        const QString page = help()->page();
        help()->close();
        return page;
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestHelp)

} // namespace tst_help

#include "tst_help.moc"
