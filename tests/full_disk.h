// A disk that is full at one moment: writes, synchronisations and renames of this process fail with ENOSPC where a test wants it.
#pragma once

namespace evenmatch::fullDisk {

/// Counts from now on the calls that can find a disk full (write, pwrite, fsync, fdatasync, rename on files, not on pipes), and lets the
/// n-th of them fail; 0: none. `stays`: and all writes after it, as on a disk that nobody empties.
void failAt(long n, bool stays = false);
/// How many calls there were since; ends the failing.
long stop();

} // namespace evenmatch::fullDisk
