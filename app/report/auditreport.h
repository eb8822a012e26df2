// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "report/auditcomparison.h"

#include <QJsonObject>

namespace idemscope {

/// The one object of `audit --json` (CLI.md); `state` is the run log's word. Sentences are in the language of the
/// moment.
QJsonObject auditDocument(const Audit& audit, const QString& state);
/// The same with what became of an earlier audit's findings (CLI.md, --baseline).
QJsonObject auditDocument(const Audit& audit, const QString& state, const AuditComparison& comparison);
/// What another profile made of the same runs.
struct JudgedAudit
{
    Audit audit;
    QString state;
};
/// Adds their documents to that of `first`, and the checks whose answers differ.
void addJudged(QJsonObject& document, const Audit& first, const std::vector<JudgedAudit>& others);
/// What a comparison needs of such an object. Errors: InvalidInput naming the member.
Result<Audit> auditFromDocument(const QJsonObject& document);

/// One line per check as CSV (RFC 4180, UTF-8, CRLF); cells that a spreadsheet would take for a formula are guarded.
QByteArray auditCsv(const Audit& audit);

}
