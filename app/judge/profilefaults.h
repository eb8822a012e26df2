// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/profile.h"

#include <vector>

namespace idemscope {

/// Something in a profile that cannot be meant.
struct ProfileFault
{
    QString member;  ///< path in its file: "expectations[2].statuses[0]"
    QString message; ///< translated: what is wrong and what to do

    bool operator==(const ProfileFault&) const = default;
};

/// Everything in a profile that contradicts itself or cannot be read, in the order of its members: a practice twice,
/// alternatives that are all required or all forbidden, statuses, headers, JSONPath, regular expression, name.
std::vector<ProfileFault> profileFaults(const Profile& profile);

}
