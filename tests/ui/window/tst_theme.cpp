#include "tests/run_tests.h"

#include "ui/base/theme.h"
#include "ui/text/clock_text.h"
#include "ui/text/language.h"
#include "ui/text/rank_colors.h"
#include "ui/text/rank_words.h"
#include "ui/text/stone_glyph.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QImage>
#include <QLineEdit>
#include <QTest>

#include <cmath>

namespace tst_theme {

using namespace evenmatch::ui;

class TestTheme : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textIsReadable_data()
    {
        QTest::addColumn<QColor>("front");
        QTest::addColumn<QColor>("back");
        QTest::addColumn<double>("least");
        for (const Theme* theme : {&Theme::light(), &Theme::darkTheme()}) {
            const char* name = theme->dark ? "dark" : "light";
            const auto add = [&](const char* what, const QColor& front, const QColor& back, double least) {
                QTest::addRow("%s: %s", name, what) << front << back << least;
            };
            add("text on window", theme->text, theme->window, 4.5);
            add("text on card", theme->text, theme->card, 4.5);
            add("text on field", theme->text, theme->field, 4.5);
            add("text on chosen row", theme->text, theme->accentSoft, 4.5);
            add("quiet on window", theme->quiet, theme->window, 4.5);
            add("quiet on card", theme->quiet, theme->card, 4.5);
            add("quiet on chosen row", theme->quiet, theme->accentSoft, 4.5);
            add("accent on card", theme->accent, theme->card, 4.5);
            add("accent on chosen row", theme->accent, theme->accentSoft, 4.5);
            add("text on accent", theme->accentText, theme->accent, 4.5);
            add("alarm", theme->alarm, theme->alarmSoft, 4.5);
            add("line on card", theme->line, theme->card, 3.0);
            add("line on field", theme->line, theme->field, 3.0);
        }
    }

    void textIsReadable()
    {
        QFETCH(QColor, front);
        QFETCH(QColor, back);
        QFETCH(double, least);
        const double ratio = contrast(front, back);
        QVERIFY2(ratio >= least, qPrintable(QStringLiteral("%1 on %2 is only %3 : 1").arg(front.name(), back.name()).arg(ratio)));
    }

    void contrastIsWcags()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QVERIFY(qAbs(contrast(QColor("#777777"), Qt::white) - 4.48) < 0.01); // the well-known grey that just fails
    }

    /// Readable without colours: each step of a scale of thirteen is slightly lighter than the previous one, none more than twice another.
    void rankColorsRiseEvenly()
    {
        for (const Theme* theme : {&Theme::light(), &Theme::darkTheme()}) {
            double least = 1;
            double most = 0;
            for (int rank = 0; rank < 12; ++rank) {
                const auto lightness = [](const QColor& color) { return std::cbrt((contrast(color, Qt::black) - 1) / 20); };
                const double step = lightness(rankColor(rank, 13, *theme)) - lightness(rankColor(rank + 1, 13, *theme));
                least = std::min(least, step);
                most = std::max(most, step);
            }
            QVERIFY2(least > 0 && most < 2 * least, qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
        }
    }

    void deltaIsQuietInTheMiddle()
    {
        for (const Theme* theme : {&Theme::light(), &Theme::darkTheme()}) {
            QVERIFY(contrast(deltaColor(0, *theme), theme->card) < 1.5);
            QVERIFY(contrast(deltaColor(-1, *theme), theme->card) > 2.5);
            QVERIFY(contrast(deltaColor(1, *theme), theme->card) > 2.5);
            QVERIFY(deltaColor(-1, *theme).blue() > deltaColor(1, *theme).blue() + 80);
        }
    }

    void ranksAreWrittenAsPlayersDo()
    {
        QCOMPARE(rankWords("3d"), QStringLiteral("3 dan"));
        QCOMPARE(rankWords("3-5k"), QStringLiteral("3–5 kyu"));
        QCOMPARE(rankShort("3-5k"), QStringLiteral("3–5k"));
        QCOMPARE(rankWords("1400-1599"), QStringLiteral("1400–1599"));
        QCOMPARE(rankWords("our club"), QStringLiteral("our club"));
        QCOMPARE(anchorsWords("KataGo b6c96, one visit, GNU Go level 10 as 9k, Maia 1100"),
            QStringLiteral("KataGo b6c96, one visit, GNU Go at level 10 as 9 kyu, Maia 1100"));
    }

    void timesAreWrittenAsInTheLanguage()
    {
        const QDateTime moment(QDate(2026, 11, 20), QTime(17, 5));
        QCOMPARE(momentText(moment, QLocale(QStringLiteral("de_DE"))), QStringLiteral("20.11.26 17:05"));
        QCOMPARE(momentText(moment, QLocale(QStringLiteral("zh_TW"))), QStringLiteral("2026/11/20 17:05"));
        for (const Language& language : languages())
            QVERIFY2(!momentText(moment, QLocale(language.code)).contains(QLatin1Char('B')), qPrintable(language.code));
    }

    /// A filled disc is as dark as the text, and the text is light on a dark background.
    void stonesInTextLookLikeStones()
    {
        QCOMPARE(stoneGlyph(true, Theme::light()), QStringLiteral("●"));
        QCOMPARE(stoneGlyph(false, Theme::light()), QStringLiteral("○"));
        QCOMPARE(stoneGlyph(true, Theme::darkTheme()), QStringLiteral("○"));
        QCOMPARE(stoneGlyph(false, Theme::darkTheme()), QStringLiteral("●"));
    }

    /// As in file dialogs.
    void completionsHaveAGround()
    {
        for (const Theme* theme : {&Theme::light(), &Theme::darkTheme()}) {
            applyTheme(*qApp, *theme);
            QLineEdit field;
            auto* completer = new QCompleter({QStringLiteral("game.sgf"), QStringLiteral("games")}, &field);
            field.setCompleter(completer);
            field.show();
            completer->setCompletionPrefix(QStringLiteral("g"));
            completer->complete();
            QVERIFY(completer->popup()->isVisible());
            const QImage picture = completer->popup()->grab().toImage();
            QCOMPARE(picture.pixelColor(picture.width() - 4, picture.height() - 4), theme->card);
        }
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestTheme)

} // namespace tst_theme

#include "tst_theme.moc"
