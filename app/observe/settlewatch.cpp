// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/settlewatch.h"

namespace idemscope {

void SettleWatch::look(qint64 value, qint64 beganAt, qint64 endedAt)
{
    if (m_value != value) {
        m_value = value;
        m_since = endedAt;
        m_isSettled = false;
        return;
    }
    m_isSettled = value >= m_minimum && beganAt - m_since >= m_windowUs;
}

std::optional<qint64> SettleWatch::settlesAt() const
{
    if (!m_value || *m_value < m_minimum)
        return {};
    return m_since + m_windowUs;
}

}
