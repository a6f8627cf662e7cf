// A window over a library with four games, and the library's contents: for tests that nothing is lost.
#pragma once

#include "core/library/library.h"
#include "tests/patience.h"
#include "tests/ui/fake_networks.h"
#include "ui/main_window.h"
#include "ui/pages/games_page.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <map>
#include <memory>

namespace evenmatch::ui {

inline constexpr const char* kGames[]
    = {"(;GM[1]SZ[9]PB[Anna]PW[Ben]RE[B+R];B[ee];W[ec](;B[gd];W[dg];B[ge];W[cc])(;B[cd]C[the other way];W[cc]))",
        "(;GM[1]SZ[9]PB[Carl]PW[Dora];B[cc];W[gg]\n;B[gc];W[cg])",
        "[White \"Eva\"]\n[Black \"Fritz\"]\n[Result \"0-1\"]\n\n1. f3 e5 {weak} 2. g4?? (2. e4 Nc6) 2... Qh4# 0-1\n",
        "[White \"Gerd\"]\n[Black \"Hana\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n"};

using Texts = std::map<library::GameId, std::string>;

/// Every game of the library, as stored.
inline Texts textsIn(const QString& file)
{
    Texts texts;
    auto library = library::Library::open(file.toStdU16String(), {.create = false, .checkIntegrity = true, .recover = false});
    if (!library.ok())
        return texts;
    library::Page all;
    all.limit = std::numeric_limits<std::int64_t>::max();
    library::GameFilter trash;
    trash.inTrash = true;
    for (const auto& found : {library->find({}, all), library->find(trash, all)})
        for (const library::GameId id : found.valueOr({}))
            texts[id] = library->text(id).valueOr("");
    return texts;
}

inline std::unique_ptr<MainWindow> openWindow(const QString& folder)
{
    auto window = std::make_unique<MainWindow>(folder, fakeNetworks());
    window->resize(1180, 800);
    window->show();
    window->document().restore();
    (void)QTest::qWaitFor([&] { return window->library().state() != LibraryService::State::Opening; }, kPatience);
    return window;
}

inline void importGames(MainWindow& window)
{
    int done = 0;
    const auto counting = QObject::connect(&window.library(), &LibraryService::imported, &window, [&done] { ++done; });
    for (int game = 0; game < static_cast<int>(std::size(kGames)); ++game) { // one after another, because their numbers matter
        window.library().importText(QString::fromUtf8(kGames[game]));
        (void)QTest::qWaitFor([&] { return done == game + 1; }, kPatience);
    }
    QObject::disconnect(counting);
}

inline bool openGame(MainWindow& window, library::GameId id)
{
    window.gamesPage()->open(id);
    return QTest::qWaitFor([&] { return window.document().libraryId() == id; }, kPatience);
}

/// The window over those games, in a folder of its own, with settings as at the first start.
struct FilledLibrary {
    /// Whether the window is open and the library contains every game.
    bool open()
    {
        QSettings().clear();
        folder = std::make_unique<QTemporaryDir>();
        window = openWindow(folder->path());
        if (window->library().state() != LibraryService::State::Ready)
            return false;
        importGames(*window);
        before = textsIn(file());
        return before.size() == std::size(kGames);
    }
    void close()
    {
        window.reset();
        folder.reset();
    }
    QString file() const { return folder->filePath(QStringLiteral("games.library")); }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<MainWindow> window;
    Texts before;
};

} // namespace evenmatch::ui
