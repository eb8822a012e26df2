// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A static library needs at least one object; the resources themselves are added by CMake.
namespace idemscope {
}
