// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace idemscope::insomnia {

/// Turns Insomnia's templates into Idemscope's: {{ _.a.b }} → {{a.b}}, {% uuid %} → {{$guid}}. Tags that have no
/// counterpart stay as they are and are remembered. Of this folder.
class Templates
{
public:
    QString converted(const QString& text);
    /// Tags met since the last call that stayed as they are.
    QStringList takeUnknown();

private:
    QString tag(const QString& whole, const QString& inner);

    QStringList m_unknown;
};

}
