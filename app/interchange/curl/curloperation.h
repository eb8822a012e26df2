// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/curl/shellwords.h"
#include "model/transport.h"

namespace idemscope {

/// One -d and its kin.
struct CurlData
{
    enum class Kind { Plain, Binary, Raw, UrlEncode, Json };
    Kind kind = Kind::Plain;
    QByteArray text;
};

/// One -F.
struct CurlPart
{
    QByteArray text;
    bool isLiteral = false; ///< --form-string
};

/// What the options of a command say up to its end or --next.
struct CurlOperation
{
    qsizetype begin = 0;
    QByteArray method;
    std::vector<ShellWord> urls;
    std::vector<QByteArray> uploads; ///< files, one per URL
    std::vector<QByteArray> headers; ///< as typed
    std::vector<CurlData> data;
    std::vector<CurlPart> parts;
    std::vector<QByteArray> queries;
    std::vector<QByteArray> cookies;
    std::optional<QByteArray> user;
    std::optional<QByteArray> bearer;
    std::optional<QByteArray> userAgent;
    std::optional<QByteArray> referer;
    std::optional<QByteArray> range;
    std::optional<QByteArray> awsSigv4;
    QByteArray otherAuth; ///< "digest", …
    bool isGet = false;
    bool isHead = false;
    bool isJson = false;
    bool isCompressed = false;
    bool isGlobOff = false;
    Transport transport;
    std::optional<QByteArray> input;
    QByteArray inputFile;
    std::vector<ShellScript::Note> notes; ///< options that could not be followed
};

/// The operations of one curl command, its first word being curl itself.
std::vector<CurlOperation> curlOperations(const ShellCommand& command);

}
