// Other preferences of the user, stored in the settings and read when needed, so that they apply at once.
#pragma once

#include <QString>

#include <string>

namespace evenmatch::ui {

/// A move on the board must be confirmed by a second click.
bool confirmsMoves();
void setConfirmsMoves(bool confirms);

/// The user's name in games that are played here: as chosen, else as games of the library have it, else "Me".
QString userName();
/// Empty: as it follows from elsewhere.
QString chosenUserName();
void setChosenUserName(const QString& name);
/// The user's name in the library; empty while unknown.
void setUserNameInLibrary(const QString& name);

/// The server whose ranks the user reads at Go: his or her own, opponents', those of the ladder; empty: the network's own. One that a
/// network's profile does not know counts as none.
QString rankServer();
void setRankServer(const QString& server);
/// The same of a family of games; empty for all but Go.
std::string rankServerOf(const std::string& family);

/// Things glide to their places.
bool animates();
void setAnimates(bool animates);

} // namespace evenmatch::ui
