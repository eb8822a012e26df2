// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checkgroup.h"

#include <utility>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CheckGroup
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::CheckGroup)
};

}

Sentence checkGroup(const QString& id)
{
    static const std::pair<QLatin1StringView, Sentence> groups[] = {
        {"control"_L1, CheckGroup::trLater("Controls")},
        {"replay"_L1, CheckGroup::trLater("Replays")},
        {"race"_L1, CheckGroup::trLater("Races")},
        {"key"_L1, CheckGroup::trLater("Keys and payloads")},
        {"payload"_L1, CheckGroup::trLater("Keys and payloads")},
        {"retry"_L1, CheckGroup::trLater("Retries")},
        {"error"_L1, CheckGroup::trLater("Errors")},
        {"expiry"_L1, CheckGroup::trLater("Expiry")},
        {"lock"_L1, CheckGroup::trLater("Locks")},
        {"method"_L1, CheckGroup::trLater("Methods")},
        {"delivery"_L1, CheckGroup::trLater("Delivery")},
    };
    const QString prefix = id.section(u'.', 0, 0);
    for (const auto& [name, title] : groups) {
        if (prefix == name)
            return title;
    }
    return Sentence::verbatim(prefix);
}

}
