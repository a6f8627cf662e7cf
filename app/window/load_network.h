// What the window asks its module with LibTorch beside networks, which app/network.h declares.
#pragma once

namespace evenmatch::app {

/// Whether networks can compute on a GPU here. Loads the module: not for the window's own thread.
bool hasCuda();

} // namespace evenmatch::app
