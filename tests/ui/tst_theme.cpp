#include "ui/theme.h"

#include <QTest>

using namespace evenmatch::ui;

class TestTheme : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textIsReadable_data();
    void textIsReadable();
    void contrastIsWcags();
};

void TestTheme::textIsReadable_data()
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

void TestTheme::textIsReadable()
{
    QFETCH(QColor, front);
    QFETCH(QColor, back);
    QFETCH(double, least);
    const double ratio = contrast(front, back);
    QVERIFY2(ratio >= least, qPrintable(QStringLiteral("%1 on %2 is only %3 : 1").arg(front.name(), back.name()).arg(ratio)));
}

void TestTheme::contrastIsWcags()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QVERIFY(qAbs(contrast(QColor("#777777"), Qt::white) - 4.48) < 0.01); // the well-known grey that just fails
}

QTEST_GUILESS_MAIN(TestTheme)
#include "tst_theme.moc"
