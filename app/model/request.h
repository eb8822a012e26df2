// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/auth.h"
#include "model/contract.h"
#include "model/flowstep.h"
#include "model/scenario.h"
#include "model/transport.h"

#include <QJsonObject>

namespace idemscope {

/// What a request sends as content. Json, Form and Text name their media type in Content-Type unless the user gave one
/// (RFC 9110 §8.3); Text has none of its own.
struct Body
{
    enum class Kind { None, Json, Text, Form, File };
    Kind kind = Kind::None;
    QByteArray text; ///< json, text: the bytes as typed (UTF-8, or anything that came from a file)
    Fields form;     ///< form: application/x-www-form-urlencoded
    QString file;    ///< file: path, relative to the collection

    bool operator==(const Body&) const = default;
};

/// A saved template together with its contract and scenarios (SPEC.md §2).
struct Request
{
    QString name;
    QString method = QStringLiteral("POST");
    QString url;
    Fields params;
    Fields headers;
    Auth auth;
    Body body;
    Fields variables; ///< narrowest level kept with the request
    Transport transport;
    Contract contract;
    std::vector<Scenario> scenarios;
    std::vector<FlowStep> steps; ///< what goes before and after its operations
    QJsonObject unknownMembers;  ///< members of the file that this version does not know; kept on saving

    bool operator==(const Request&) const = default;
};

/// A named set of variables with the safety setting of SPEC.md §11.
struct Environment
{
    QString name;
    Fields variables;
    bool isProtected = false;
    QJsonObject unknownMembers;

    bool operator==(const Environment&) const = default;
};

}
