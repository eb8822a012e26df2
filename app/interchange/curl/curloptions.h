// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace idemscope {

/// What an option of curl means for a request.
enum class CurlMeaning {
    Ignored,     ///< output, progress and the like: nothing of the request
    Unsupported, ///< changes what is sent or how, and cannot be told here: worth a warning
    Url,
    Method,
    Header,
    Data,
    DataBinary,
    DataRaw,
    DataUrlencode,
    Json,
    Get,
    Head,
    Form,
    FormString,
    UploadFile,
    UrlQuery,
    Next,
    User,
    Bearer,
    Basic,
    OtherAuth,
    AwsSigv4,
    Cookie,
    UserAgent,
    Referer,
    Range,
    Compressed,
    Insecure,
    CaCert,
    Certificate,
    PrivateKey,
    KeyPassword,
    Proxy,
    Socks5,
    NoProxy,
    Location,
    MaxTime,
    ConnectTimeout,
    Http1,
    Http2,
    UnixSocket,
    GlobOff
};

/// One option of curl 7.88 or later. Those that take a value take it even where they mean nothing here.
struct CurlOption
{
    const char* name;
    char letter; ///< '\0': none
    bool takesValue;
    CurlMeaning meaning;
};

/// By its long name without "--", or an abbreviation that is one option's alone; null: unknown.
const CurlOption* curlOptionNamed(QByteArrayView name);
const CurlOption* curlOptionLettered(char letter);

}
