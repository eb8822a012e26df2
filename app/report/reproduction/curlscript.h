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
};

/// The exchanges in their order and overlap, each by one call of curl; keys and {{operation}} are made anew, secrets
/// come from the environment. At the end the probes of the contract are asked.
QString curlScript(const CurlScript& script);

}
