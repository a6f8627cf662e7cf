#include "ui/myself.h"

#include <algorithm>

namespace evenmatch::ui {

core::Result<library::PlayerId> myself(library::Library& library)
{
    const auto players = library.players();
    if (!players)
        return players.error();
    const auto me = std::ranges::find(*players, true, &library::Player::isMe);
    return me != players->end() ? core::Result<library::PlayerId>(me->id) : core::Error{core::ErrorCode::NotFound, "me"};
}

core::Result<library::PlayerId> makeMe(library::Library& library, const std::string& name)
{
    const auto player = library.playerOf(name);
    if (!player)
        return player.error();
    const auto made = library.setMe(*player, true);
    return made ? core::Result<library::PlayerId>(*player) : made.error();
}

} // namespace evenmatch::ui
