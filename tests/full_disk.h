// A disk that is full at a chosen moment: writes, synchronisations and renames of this process fail with ENOSPC.
#pragma once

namespace evenmatch::fullDisk {

/// Starts counting the calls that a full disk can fail (write, pwrite, fsync, fdatasync, rename on files, not on pipes), and fails the n-th
/// of them; 0: none. `stays`: also fails all later writes.
void failAt(long n, bool stays = false);
/// Ends the failures and returns the number of calls since then.
long stop();

} // namespace evenmatch::fullDisk
