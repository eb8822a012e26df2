// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/profile.h"

#include <optional>
#include <vector>

namespace idemscope {

/// Practices under one question, in the order in which a person thinks of them.
struct PracticeQuestion
{
    QString (*text)(); ///< translated: "The first request was answered 5xx. Its repeat …"
    std::vector<Practice> practices;
};

/// Every practice once.
const std::vector<PracticeQuestion>& practiceQuestions();
/// A practice in plain words, translated; goes on where its question ends.
QString practiceLabel(Practice practice);

}
