// Lessons that leave the program, and come into it: a game with a coach's notes, and cards from it.
#pragma once

#include "core/lesson/card.h"
#include "ui/library/library_service.h"
#include "ui/rank/whose.h"

#include <QObject>

class QWidget;

namespace evenmatch::ui {

class GameDocument;

/// The commands of the menu. The coach's lesson has the game on the board with its comments and variations, and the cards that were made
/// from it, whoever's they are. Who opens it gets the
/// game and the cards: the user, or the chosen student.
class LessonExchange final : public QObject {
    Q_OBJECT
public:
    /// Library, document and `whose` must outlive it. Dialogs stand over `window`, which owns this.
    LessonExchange(LibraryService& library, GameDocument& document, const Whose& whose, QWidget* window);

    void save(); ///< asks where: chess as PGN, Go as SGF
    void load(); ///< asks which file

    void saveTo(const QString& path);
    void loadFrom(const QString& path);

Q_SIGNALS:
    void told(const QString& text);
    /// The lesson's game is in the library.
    void gameWanted(library::GameId id);

private:
    void take(const record::GameRecord& game, std::vector<lesson::Card> cards, std::size_t refused);

    LibraryService& m_library;
    GameDocument& m_document;
    const Whose& m_whose;
    QWidget* m_window;
};

} // namespace evenmatch::ui
