// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/audit.h"
#include "model/effect.h"
#include "model/json/words.h"
#include "model/profile.h"
#include "model/request.h"
#include "model/series.h"
#include "model/verdict.h"

#include <QJsonObject>

namespace idemscope {

// JSON of the value types. Writing leaves defaults out. Reading is strict about what it knows (errors name the member
// by its path: "contract.probes[1].reads") and keeps members it does not know where the type has a place for them.

QJsonObject toJson(const Request& request);
QJsonObject toJson(const Contract& contract);
QJsonObject toJson(const Scenario& scenario);
QJsonObject toJson(const Environment& environment);
QJsonObject toJson(const Profile& profile);
QJsonObject toJson(const RunSeries& series);
QJsonObject toJson(const Field& field);
/// Typed secrets are left out: variables that nobody declares stand in their places.
QJsonObject toJson(const Auth& auth);

Result<Request> requestFromJson(const QJsonObject& object);
Result<Contract> contractFromJson(const QJsonObject& object);
Result<Scenario> scenarioFromJson(const QJsonObject& object);
Result<Environment> environmentFromJson(const QJsonObject& object);
Result<Profile> profileFromJson(const QJsonObject& object);
/// Of a file that people write: unknown members and missing ones (name, practice, stance) are refused as well.
Result<Profile> profileFromFile(const QJsonObject& object);
Result<RunSeries> seriesFromJson(const QJsonObject& object);
Result<Auth> authFromJson(const QJsonValue& value, const QString& path);
Result<Fields> fieldsFromJson(const QJsonValue& array, const QString& path);
Result<std::vector<HostCertificate>> certificatesFromJson(const QJsonValue& array, const QString& path);
QJsonArray toJson(const std::vector<HostCertificate>& certificates);

/// The judgement part of the burst object (CLI.md), from "operations" to "reasons"; `mode` is the scenario's.
/// Its reasons are in the language of the moment.
QJsonObject burstJson(const Judgement& judgement, ReleaseMode mode);
/// A judgement with everything a result page shows, for the run log; and back.
QJsonObject toJson(const Judgement& judgement);
/// An audit as the run log keeps it; the members of `audit --json` are made in report.
QJsonObject toJson(const Audit& audit);
Result<Audit> auditFromJson(const QJsonObject& object);
Result<Judgement> judgementFromJson(const QJsonObject& object);

/// Parses a JSON text of Idemscope's own. Errors: InvalidInput with file, line and column.
Result<QJsonObject> parseJsonObject(const QByteArray& text, const QString& fileName);
/// Canonical bytes of a file: keys sorted, two-space indent, LF, newline at the end.
QByteArray fileText(const QJsonObject& object);

}
