// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/auth.h"

namespace idemscope {

/// `none`, `bearer:TOKEN`, `basic:USER:PASSWORD`, `header:NAME=VALUE`, `query:NAME=VALUE`,
/// `aws-sigv4:ACCESSKEY:SECRETKEY:REGION:SERVICE[:SESSIONTOKEN]`, `oauth2:CLIENT:SECRET@TOKENURL` or the same with
/// `oauth2-body:` in front. Errors: InvalidInput, saying what is expected.
Result<Auth> authFromText(const QString& text);
/// Nothing for inherited authentication; the scope of OAuth 2 is not part of it.
QString toText(const Auth& auth);

/// "bearer token", "API key in the header X-Api-Key", …: in the language of the moment, without any secret.
QString authTitle(const Auth& auth);

}
