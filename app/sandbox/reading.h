// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/message.h"
#include "sandbox/payload.h"

namespace idemscope::sandbox {

/// First value of a query parameter, percent-decoded; nothing without one.
std::optional<std::string> queryParameter(const loopback::HttpRequest& request, const std::string& name);

/// The payload of a POST or PUT with what its headers add, or the answer that refuses it. `keyMember` as readPayload().
std::variant<Payload, loopback::HttpAnswer> payloadOf(const loopback::HttpRequest& request,
                                                      const std::string& keyMember = {});

}
