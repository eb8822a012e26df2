// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/scenario.h"
#include "model/verdict.h"

#include <QJsonObject>

namespace idemscope {

/// The circumstances of a run as reports name them.
struct ReportRun
{
    qint64 id = 0;
    quint64 seed = 0;
    QString started; ///< ISO 8601
    qint64 durationMs = 0;
    QString state; ///< finished, interrupted, stopped
};

/// The one object of `burst --json` (CLI.md).
QJsonObject burstDocument(const ReportRun& run, const Judgement& judgement, ReleaseMode release);

/// A document as it is printed and written: two-space indent, newline at the end.
QByteArray documentText(const QJsonObject& document);

}
