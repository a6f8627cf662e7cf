// Saves sets of cards to files and loads them.
#pragma once

#include "core/lesson/card.h"
#include "ui/rank/whose.h"

#include <QObject>

#include <functional>

class QWidget;

namespace evenmatch::ui {

class Report;

/// Two diagrams in a row, followed by the solutions.
Report cardSheet(const std::vector<lesson::Card>& cards);

inline constexpr std::uintmax_t kMostCardBytes = 64 << 20; ///< of a file with cards

/// The question, for programs that show a card as a game.
std::string cardComment(const lesson::Card& card);
/// New cards of a player, from a game of the library (0: none).
std::vector<lesson::Card> ownedBy(library::PlayerId player, std::vector<lesson::Card> cards, library::GameId game = 0);

/// The result of reading cards, without counts of zero: "Cards added: 3. Damaged: 1."
QString addedWords(std::size_t added, std::size_t known, std::size_t refused);

/// The commands of the menu. The cards are those of the user or the chosen student, and what is read becomes theirs.
class CardExchange final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it. Dialogs stand over `window`, which owns this.
    CardExchange(LibraryService& library, const Whose& whose, QWidget* window);

    void save(); ///< asks for the file; chess as PGN, Go as SGF, both as PDF
    void load(); ///< asks for the file

    void loadFrom(const QString& path);

Q_SIGNALS:
    void told(const QString& text);

private:
    /// Passes the cards on if there are any.
    void read(std::function<void(std::vector<lesson::Card>)> use);
    void write(const QString& path, std::vector<lesson::Card> cards);

    LibraryService& m_library;
    const Whose& m_whose;
    QWidget* m_window;
};

} // namespace evenmatch::ui
