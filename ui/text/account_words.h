// Servers and their games in the user's language.
#pragma once

#include "core/accounts/fetch.h"

#include <QString>

namespace evenmatch::ui {

QString paceText(accounts::Pace pace);
QString traitText(accounts::Trait trait);

/// "The connection to lichess.org broke; what is here stays, …"
QString troubleSentence(const accounts::FetchTrouble& trouble, accounts::Server server);

/// The program as servers read it: "Evenmatch/1.2.3".
std::string programName();

/// A mirror's address for a server (the setting "accounts/SERVER/address"), for requests; empty: the server's own.
std::string otherAddress(accounts::Server server);

} // namespace evenmatch::ui
