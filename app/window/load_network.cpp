// The window opens networks through a module that it loads with the first of them.
#include "app/network.h"
#include "app/networks/networks_plugin.h"

#include <QCoreApplication>
#include <QLibrary>

namespace evenmatch::app {

namespace {

/// Beside the program, or where a package puts it.
QStringList places()
{
    const QString program = QCoreApplication::applicationDirPath();
    return {program + QStringLiteral("/evenmatch-networks"), program + QStringLiteral("/../lib/evenmatch/evenmatch-networks")};
}

} // namespace

NetworkResult loadNetworkFile(const std::string& path, unsigned threads)
{
    QString reason;
    for (const QString& place : places()) {
        QLibrary library(place); // stays loaded: its destructor does not unload
        if (const auto load = reinterpret_cast<LoadNetworkFunction>(library.resolve(kLoadNetworkSymbol))) {
            NetworkResult result = core::Error{core::ErrorCode::Unexpected};
            load(path, threads, result);
            return result;
        }
        reason = library.errorString();
    }
    return core::Error{core::ErrorCode::NotFound, "LibTorch (" + reason.toStdString() + ")", path};
}

} // namespace evenmatch::app
