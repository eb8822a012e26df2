// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace idemscope {

/// What is right for a family of APIs (SPEC.md §9); the part a run's verdict needs.
struct Profile
{
    QString name = QStringLiteral("generic");
    std::optional<QString>
        refusalPointer;               ///< JSONPath to the id of the first result in a 409 that is an acknowledgement
    bool acceptsOtherPayload = false; ///< another payload under a used key is no fault

    bool operator==(const Profile&) const = default;
};

}
