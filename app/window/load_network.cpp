// The window opens networks through a module that it loads with the first of them.
#include "app/window/load_network.h"

#include "app/network.h"
#include "app/networks/networks_plugin.h"

#include <QCoreApplication>
#include <QLibrary>

#include <utility>

namespace evenmatch::app {

namespace {

/// Beside the program, or where a package puts it.
QStringList places()
{
    const QString program = QCoreApplication::applicationDirPath();
    return {program + QStringLiteral("/evenmatch-networks"), program + QStringLiteral("/../lib/evenmatch/evenmatch-networks")};
}

/// What the module exports by that name; null, and why, where there is no module.
template <class Function>
std::pair<Function, QString> findFunction(const char* symbol)
{
    QString reason;
    for (const QString& place : places()) {
        QLibrary library(place); // stays loaded: its destructor does not unload
        if (const auto function = reinterpret_cast<Function>(library.resolve(symbol)))
            return {function, {}};
        reason = library.errorString();
    }
    return {nullptr, reason};
}

} // namespace

NetworkResult loadNetworkFile(const std::string& path, const nn::Computing& computing)
{
    const auto [load, reason] = findFunction<LoadNetworkFunction>(kLoadNetworkSymbol);
    if (!load)
        return core::Error{core::ErrorCode::NotFound, "LibTorch (" + reason.toStdString() + ")", path};
    NetworkResult result = core::Error{core::ErrorCode::Unexpected};
    load(path, computing, result);
    return result;
}

bool hasCuda()
{
    const auto [ask, reason] = findFunction<HasCudaFunction>(kHasCudaSymbol);
    return ask && ask();
}

} // namespace evenmatch::app
