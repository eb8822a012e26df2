// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>

namespace idemscope {

/// How large texts are, in percent of what the desktop asks for.
struct TextSizes
{
    int window = 100;
    int editor = 100; ///< bytes, URLs, code

    bool operator==(const TextSizes&) const = default;
};

/// The fonts of the window. All sizes follow the size of the platform's font, so that a user's larger text stays
/// larger.
struct TypeScale
{
    QFont body, display, title, heading, small, fixed, tabular;
};

/// Inter where it is installed, else the system's sans; Noto Sans CJK for Chinese text.
TypeScale typeScale(const QFont& platformFont, const TextSizes& sizes = {});

}
