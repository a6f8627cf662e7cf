// Animated GIFs: Qt's reader decodes the drawn images, and the window writes one of a line.
#include "tests/run_tests.h"

#include "core/random.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/file_dialog.h"
#include "ui/main_window.h"
#include "ui/report/gif_writer.h"
#include "ui/report/line_animation.h"

#include <QAction>
#include <QBuffer>
#include <QFileInfo>
#include <QImageReader>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

namespace tst_animation {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestAnimation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void framesAreReadAsDrawn_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("colors");
        QTest::newRow("a pixel") << 1 << 1 << 1;
        QTest::newRow("two colours") << 40 << 30 << 2;
        QTest::newRow("all codes") << 300 << 211 << 256; // noise: the table of codes fills up and is cleared
        QTest::newRow("long runs") << 500 << 400 << 1;
    }

    void framesAreReadAsDrawn()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, colors);
        core::Random random(7);
        QList<QRgb> palette;
        for (int i = 0; i < colors; ++i)
            palette << qRgb(i << 3 & 0xf8, i >> 2 & 0xf8, i & 0xf8);
        std::vector<QImage> frames;
        for (int frame = 0; frame < 3; ++frame) {
            QImage image = frames.empty() ? QImage(width, height, QImage::Format_RGB32) : frames.back();
            if (frame == 0)
                image.fill(palette.front());
            for (int y = frame == 2 ? height / 2 : 0; y < height; ++y) // only a part of the last image is new
                for (int x = frame == 2 ? width / 3 : 0; x < width; ++x)
                    image.setPixel(x, y, palette[static_cast<int>(random.below(static_cast<std::uint32_t>(colors)))]);
            frames.push_back(image);
        }
        GifWriter writer({width, height}, palette);
        for (const QImage& frame : frames)
            writer.add(frame, 1000);
        QByteArray gif = writer.finish();
        QBuffer buffer(&gif);
        QImageReader reader(&buffer, "gif");
        QCOMPARE(reader.loopCount(), -1); // repeats without end
        for (const QImage& frame : frames) {
            const QImage read = reader.read();
            QVERIFY2(!read.isNull(), qPrintable(reader.errorString()));
            QCOMPARE(reader.nextImageDelay(), 1000);
            QCOMPARE(read.convertToFormat(QImage::Format_RGB32), frame);
        }
        QVERIFY(reader.read().isNull());
    }

    void paletteSuitsTheImage()
    {
        QImage few(20, 20, QImage::Format_RGB32);
        few.fill(QColor(250, 10, 10));
        few.setPixelColor(3, 3, QColor(0, 80, 200));
        const QList<QRgb> two = gifPalette({&few, 1});
        QCOMPARE(two.size(), 2);
        QVERIFY(two.contains(qRgb(250, 10, 10)) && two.contains(qRgb(0, 80, 200)));
        QImage many(256, 256, QImage::Format_RGB32);
        for (int y = 0; y < 256; ++y)
            for (int x = 0; x < 256; ++x)
                many.setPixel(x, y, qRgb(x, y, (x + y) / 2));
        QCOMPARE(gifPalette({&many, 1}).size(), 256);
    }

    void lineOfTheGameIsWritten()
    {
        QSettings().clear();
        const QTemporaryDir folder;
        MainWindow window(folder.path(), fakeNetworks());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const auto& [kind, moves] :
            {std::pair(NewGame::Kind::Chess, QStringList{"e4", "e5", "Nf3"}), std::pair(NewGame::Kind::Go, QStringList{"D4", "Q16"})}) {
            NewGame game;
            game.kind = kind;
            game.players[0] = QStringLiteral("Anna");
            window.document().startGame(game);
            GameSession& session = window.document().session();
            for (const QString& move : moves)
                session.play(*session.position().parseMove(move.toStdString()));
            session.step(-1); // the line continues after the displayed position
            const QString path = folder.filePath(moves.front() + QStringLiteral(".gif"));
            chooseNextFile(path);
            window.findChild<QAction*>(QStringLiteral("exportAnimationAction"))->trigger();
            QTRY_VERIFY(QFileInfo::exists(path));
            QTRY_VERIFY(window.statusBar()->currentMessage().contains(path));
            QImageReader reader(path);
            QCOMPARE(reader.size().width(), LineAnimation::kSide);
            QList<QImage> frames;
            for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read())
                frames << frame;
            QCOMPARE(frames.size(), moves.size() + 1);
            for (int i = 1; i < frames.size(); ++i)
                QVERIFY(frames[i] != frames[i - 1]);
            QCOMPARE(reader.nextImageDelay(), LineAnimation::kEndMilliseconds);
        }
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestAnimation)

} // namespace tst_animation

#include "tst_animation.moc"
