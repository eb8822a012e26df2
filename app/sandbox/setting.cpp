// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/setting.h"

#include <stdexcept>

namespace idemscope::sandbox {

namespace {

void applyLikeness(const std::string& profile, Rules& rules)
{
    if (profile.empty() || answerLike(profile, rules))
        return;
    std::string known;
    for (const std::string& name : knownProfiles())
        known += (known.empty() ? "" : ", ") + name;
    throw std::runtime_error("There is no profile \"" + profile + "\" to answer like. There are: " + known + '.');
}

}

Setting settingFor(const Choice& choice)
{
    Setting setting;
    setting.strategy = &strategyNamed(choice.strategy);
    setting.rules = setting.strategy->rules;
    for (const std::string& name : choice.defects)
        setting.defects.push_back(&defectNamed(name));
    std::string like = choice.like;
    int ageMs = choice.ageMs;
    if (ageMs < 0)
        throw std::runtime_error("The time that keys live cannot be negative.");
    for (const Defect* defect : setting.defects) { // what it needs, unless something else was asked for
        like = like.empty() ? defect->like : like;
        ageMs = ageMs == 0 ? defect->ageMs : ageMs;
    }
    applyLikeness(like, setting.rules);
    if (ageMs > 0)
        setting.rules.age = std::chrono::milliseconds(ageMs);
    for (const Defect* defect : setting.defects) {
        if (defect->spoil)
            defect->spoil(setting.rules);
    }
    return setting;
}

}
