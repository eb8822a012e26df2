// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>

namespace idemscope {

/// Decides when one count is settled (SPEC.md §5): not below the minimum and unchanged for the whole window, from the
/// end of the first look that showed it to the begin of the last. Pure; times in µs on any one clock.
class SettleWatch
{
public:
    /// `minimum` is the lowest value that may settle.
    SettleWatch(qint64 windowUs, qint64 minimum)
        : m_windowUs(windowUs)
        , m_minimum(minimum)
    {
    }

    void look(qint64 value, qint64 beganAt, qint64 endedAt);
    std::optional<qint64> value() const { return m_value; }
    bool isSettled() const { return m_isSettled; }
    /// When an equal look would settle it; none without a value or below the minimum.
    std::optional<qint64> settlesAt() const;

private:
    qint64 m_windowUs;
    qint64 m_minimum;
    std::optional<qint64> m_value;
    qint64 m_since = 0;
    bool m_isSettled = false;
};

}
