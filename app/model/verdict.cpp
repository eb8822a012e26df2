// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/verdict.h"

namespace idemscope {

std::optional<Verdict> runVerdictOf(OperationVerdict verdict)
{
    switch (verdict) {
    case OperationVerdict::Duplicated:
        return Verdict::Duplicated;
    case OperationVerdict::Unexpected:
        return Verdict::Unexpected;
    case OperationVerdict::Lost:
        return Verdict::Lost;
    case OperationVerdict::InDoubt:
        return Verdict::InDoubt;
    case OperationVerdict::Inconclusive:
        return Verdict::Inconclusive;
    case OperationVerdict::ExactlyOnce:
        return Verdict::ExactlyOnce;
    case OperationVerdict::NoEffect:
        break;
    }
    return std::nullopt;
}

}
