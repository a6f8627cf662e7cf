// Preferences of the user, stored in the settings and read when needed, so that they apply at once.
#pragma once

#include <QString>

#include <string>

namespace evenmatch::ui {

/// Whether a move on the board needs a second click.
bool confirmsMoves();
void setConfirmsMoves(bool confirms);

/// Whether a pawn becomes a queen without a question, unless Alt or Ctrl is held.
bool promotesToQueen();
void setPromotesToQueen(bool promotes);

/// The user's name in games played here: as chosen, otherwise as in the library, otherwise "Me".
QString userName();
/// Empty: taken from elsewhere.
QString chosenUserName();
void setChosenUserName(const QString& name);
/// The user's name in the library; empty while unknown.
void setUserNameInLibrary(const QString& name);

/// The name of the student whom the user coaches now (Whose keeps it); empty: nobody.
QString studentHere();
void setStudentHere(const QString& name);
/// The name of the person at the board: the student's, otherwise the user's.
QString nameHere();

/// The server whose Go ranks the window shows for the user, opponents and the ladder; empty: the network's own. A server that the network
/// does not know has no effect.
QString rankServer();
void setRankServer(const QString& server);
/// The same for a family of games; empty except for Go.
std::string rankServerOf(const std::string& family);

/// The folder of the game file that was saved, opened or imported last; at first, and if it is gone, that for documents.
QString gamesFolder();
void setGamesFolder(const QString& folder);

/// Whether movements are animated.
bool animates();
void setAnimates(bool animates);

} // namespace evenmatch::ui
