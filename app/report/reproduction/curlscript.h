// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"

namespace idemscope {

/// What a script of curl commands is made of.
struct CurlScript
{
    QString title; ///< first comment: what it shows
    QString target;
    const ReportSetup& setup;
    const std::vector<ReportExchange>& exchanges;
    bool isExcess = false; ///< what it shows is more effects than one per operation
};

/// The exchanges in their order and overlap, each by one call of curl; keys and {{operation}} are made anew, secrets
/// come from the environment. At the end a probe of the contract is asked and its effects are counted; where chance
/// decides, this is tried again until there are too many.
QString curlScript(const CurlScript& script);

}
