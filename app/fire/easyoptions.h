// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"

#include <curl/curl.h>

namespace idemscope {

/// Sets what every exchange needs: silence (no signal, cookie, .netrc, environment proxy) and the request's transport —
/// TLS trust and client certificate, proxy, unix socket, connect timeout.
void applyTransport(CURL* easy, const Transport& transport);

/// Whether a request to this proxy would be sent in absolute form, by libcurl (a plain http target through an http
/// proxy).
bool isForwardedByProxy(const Transport& transport, bool isTls);

/// Why a transfer failed, in English: what libcurl said (`said`, its error buffer), or what happened at the unix
/// socket.
QString failureText(CURL* easy, CURLcode code, const char* said, const Transport& transport);

/// "192.0.2.1:443", "[2001:db8::1]:443"; empty without an address.
QByteArray addressText(const char* ip, long port);

}
