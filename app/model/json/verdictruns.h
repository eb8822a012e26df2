// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/verdict.h"

namespace idemscope {

/// The verdicts of all operations as a short text: a letter and how many follow each other, "E120D1E9". A million equal
/// ones take eight characters.
QString packVerdicts(const std::vector<OperationVerdict>& verdicts);
/// What packVerdicts() wrote, or none if the text is not of its making or names more than a hundred million.
std::optional<std::vector<OperationVerdict>> unpackVerdicts(QStringView text);

}
