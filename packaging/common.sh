# The common parts of run and test: packages and the build. Sourced, not run.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# Installs the missing packages of the named lists (packaging/packages.*). Fast if none is missing.
install_packages() {
    local wanted missing as_root=() log
    mapfile -t wanted < <(cd "$root/packaging" && sed -e 's/#.*//' "$@" | tr -s ' \n' '\n' | grep .)
    command -v dpkg-query >/dev/null || { say "Not a Debian system: make sure that these are there: ${wanted[*]}"; return; }
    mapfile -t missing < <(LC_ALL=C comm -13 \
        <(dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' | sed -n 's/^ii  *//p' | LC_ALL=C sort -u) \
        <(printf '%s\n' "${wanted[@]}" | LC_ALL=C sort -u))
    [ ${#missing[@]} -eq 0 ] && return

    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "Packages are missing and there is no sudo; as root run: apt-get install --no-install-recommends ${missing[*]}"
        as_root=(sudo)
    fi
    say "Installing ${#missing[@]} packages…"
    log=$(mktemp)
    if ! { "${as_root[@]}" apt-get update && "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 </dev/null; then
        tail -n 5 "$log" >&2
        fail "The packages could not be installed; the whole log is in $log"
    fi
    rm -f "$log"
}

build_name=release # the folder below build/; cmake options are added for others
prepare_with=()

# Later builds use PyPI's LibTorch with CUDA, in a separate folder. The version is the tested one.
use_cuda() {
    local venv=$root/build/cuda log=$root/build/cuda.log
    install_packages packages.cuda
    PATH=$PATH:/usr/local/cuda/bin
    command -v nvcc >/dev/null || fail "CUDA's compiler is not here (nvcc): install NVIDIA's toolkit, version 13, then try again"
    mkdir -p "$root/build"
    if [ ! -f "$venv/complete" ]; then
        say "Getting LibTorch with CUDA (3 GB)…"
        { python3 -m venv "$venv" && "$venv/bin/pip" install --no-compile torch==2.11.0; } >"$log" 2>&1 || { tail -n 5 "$log" >&2; fail "It could not be had; the whole log is in $log"; }
        touch "$venv/complete"
    fi
    # We compile nothing with nvcc. Without this, LibTorch's CMake detects GPUs with it, in a C++ standard that Debian 12's CMake does not support for it.
    export TORCH_CUDA_ARCH_LIST=${TORCH_CUDA_ARCH_LIST:-8.0}
    build_name=release-cuda
    prepare_with=(-B "$root/build/release-cuda" "-DCMAKE_PREFIX_PATH=$(echo "$venv"/lib/python3*/site-packages/torch/share/cmake)")
}

# Ninja's "[12/900] Building …" from its output: one line that is overwritten on a terminal, elsewhere a line for every tenth.
show_progress() {
    local line tenth=-1
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
        if [ -t 2 ]; then
            printf '\r\033[K%s' "${line:0:$((${COLUMNS:-80} - 1))}" >&2
        elif [ $((10 * BASH_REMATCH[1] / BASH_REMATCH[2])) -gt $tenth ]; then
            tenth=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2]))
            say "$line"
        fi
    done
    [ ! -t 2 ] || printf '\r\033[K' >&2
}

# Builds the named targets with the preset "release"; without names, everything.
build() {
    local folder=$root/build/$build_name log=$root/build/$build_name.log
    mkdir -p "$folder"
    if [ ! -f "$folder/build.ninja" ]; then
        say "Preparing the build…"
        (cd "$root" && cmake --preset release "${prepare_with[@]}") >"$log" 2>&1 || { tail -n 20 "$log" >&2; fail "The build could not be prepared; the whole log is in $log"; }
    fi
    # A dry run quickly finds whether there is anything to build, so that the second start prints nothing.
    if ninja -C "$folder" -n "$@" | grep -q 'no work to do'; then
        return
    fi
    say "Building (some minutes the first time)…"
    ninja -C "$folder" "$@" 2>&1 | tee "$log" | show_progress || { grep -m 20 -E 'error:|FAILED' "$log" >&2; fail "The build failed; the whole log is in $log"; }
}
