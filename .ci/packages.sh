# SPDX-FileCopyrightText: 2026 The Idemscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what Idemscope needs on Debian 12. Sourced by the other scripts; uses sudo when not root.

build_packages=(
  g++ cmake ninja-build ccache pkg-config
  qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools linguist-qt6 qt6-svg-dev
  qt6-translations-l10n libqcustomplot-dev qtkeychain-qt6-dev libgl1-mesa-dev
  libcurl4-openssl-dev libssl-dev libsqlite3-dev libpq-dev libhiredis-dev libboost-dev nlohmann-json3-dev libexpected-dev libjemalloc-dev
  zlib1g-dev libbrotli-dev libzstd-dev libyaml-dev
  libqt6sql6-sqlite libqt6sql6-psql
  fonts-inter fonts-dejavu-core fonts-noto-cjk
)
test_packages=(
  clang clang-format clang-tidy libclang-rt-14-dev python3 curl openssl
  nginx-light nghttp2-server tinyproxy xvfb xauth sqlite3 redis-server postgresql
  chromium poppler-utils
)

package_packages=(dpkg-dev binutils file shared-mime-info desktop-file-utils appstream man-db xvfb xauth)

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# install_packages NAME…: installs those that are missing.
install_packages() {
  local missing=() name
  for name in "$@"; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  echo "Installing: ${missing[*]}"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# One cache for every checkout: paths are hashed relative to it.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
