// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/typescale.h"

#include <QPointer>
#include <QWidget>

#include <vector>

namespace idemscope {

/// Carries a change of text sizes to the widgets that were given a font of their own, which do not follow the
/// application's: made before the change, applied after it.
class TextRescale
{
public:
    /// `fixed`: the font by which widgets for bytes and code are known.
    TextRescale(const QFont& fixed, const TextSizes& before, const TextSizes& after);

    void apply() const;

private:
    struct Wanted
    {
        QPointer<QWidget> widget;
        qreal pointSize = 0;
    };
    std::vector<Wanted> m_wanted;
};

}
