// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"
#include "model/request.h"

namespace idemscope {

/// What is wrong with the body of an error answer that a program has to read.
enum class ErrorBodyFault { None, Html, StackTrace };

/// Judged by content type and content; a stack trace weighs more than the HTML around it.
ErrorBodyFault errorBodyFault(const Response& response);

/// The request says that it wants JSON: in Accept or, saying nothing there, by what it sends itself.
bool asksForJson(const Request& request);

/// What a program can tell an error by: its status and, of a JSON body, the members that name its kind. Texts for
/// people count only where nothing else is there.
QByteArray errorSign(const Response& response);

}
