// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/effect.h"
#include "model/profile.h"
#include "model/request.h"
#include "model/series.h"
#include "model/verdict.h"

#include <QJsonObject>

namespace idemscope {

// JSON of the value types. Writing is canonical: keys sorted, defaults left out. Reading is strict about what it knows
// (errors name the member by its path: "contract.probes[1].reads") and keeps what it does not know.

QJsonObject toJson(const Request& request);
QJsonObject toJson(const Contract& contract);
QJsonObject toJson(const Scenario& scenario);
QJsonObject toJson(const Environment& environment);
QJsonObject toJson(const Profile& profile);
QJsonObject toJson(const RunSeries& series);
QJsonObject toJson(const std::vector<ProbeEffects>& probes);

Result<Request> requestFromJson(const QJsonObject& object);
Result<Contract> contractFromJson(const QJsonObject& object);
Result<Scenario> scenarioFromJson(const QJsonObject& object);
Result<Environment> environmentFromJson(const QJsonObject& object);
Result<Profile> profileFromJson(const QJsonObject& object);
Result<RunSeries> seriesFromJson(const QJsonObject& object);

/// The judgement part of the burst object (CLI.md): from "operations" on to "reasons"; and back.
QJsonObject toJson(const Judgement& judgement, ReleaseMode release);
Result<Judgement> judgementFromJson(const QJsonObject& object);

// Words of SPEC.md and CLI.md: "per-operation", "last-byte", "exactly-once", "acknowledged" …
QString word(KeyStrategy value);
QString word(PayloadStrategy value);
QString word(ArrivalKind value);
QString word(ReleaseMode value);
QString word(WirePoint value);
QString word(Jitter value);
QString word(Outcome value);
QString word(AttemptClass value);
QString word(Payload value);
QString word(Verdict value);
QString word(OperationVerdict value);
QString word(Evidence value);
QString word(Happening value);
/// The value a word stands for, or none.
template <typename Enum>
std::optional<Enum> fromWord(const QString& text);

/// Parses a JSON text of Idemscope's own; errors say line and column.
Result<QJsonObject> parseJsonObject(const QByteArray& text, const QString& fileName);

}
