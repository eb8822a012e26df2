// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"

#include <stop_token>

namespace idemscope {

/// The job with an access token among the variables of its request, and of each request of its steps, that is
/// authenticated by OAuth 2 client credentials (RFC 6749 §4.4). The token endpoint is asked once per URL, client and
/// scope, with the request's TLS and proxy settings, and again when the token would end within `neededMs`; its exchange
/// is no attempt. A Digest login gets its challenge likewise (challengeFor()). Blocks.
/// Errors: InvalidInput (a variable without a value, a bad URL), Network (no answer, or one that holds no token, with
/// what it says and without the secret), Cancelled.
Result<RunJob> withAccessTokens(RunJob job, qint64 neededMs, std::stop_token stop);

/// The same with stand-ins, for plans of which nothing is sent.
RunJob withTokenStandIns(RunJob job);

/// The requests that ask for these tokens: where they go has to be allowed as well.
Result<std::vector<RenderedRequest>> tokenRequests(const RunJob& job);

/// Whether these variables hold the token alone, which is nothing that is kept.
bool isTokenLayer(const VariableLayer& layer);
/// A request without the tokens of its steps: what may be kept.
Request withoutTokens(Request request);

}
