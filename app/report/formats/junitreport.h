// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"

namespace idemscope {

/// JUnit XML in the common core that GitLab, Jenkins and the reporters of GitHub read. One testcase per check or, for a
/// run, one for its verdict and one per expectation; a failing round is a testcase of its own, at most a hundred.
/// Names are the same on every run: no key, time, count or address is in them, and no language.
QByteArray junitReport(const ReportData& data);

}
