// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"

#include <QDateTime>

namespace idemscope {

/// The request with the headers of AWS Signature Version 4 for one moment: X-Amz-Date, Authorization and what the
/// service needs beside them. Host, Content-Type and every X-Amz-… header are signed, with the query and the body; an
/// X-Amz-Date that is there already is the moment. Itself where there is nothing to sign with. (AWS General Reference,
/// "Create a signed AWS API request".)
RenderedRequestPtr signedAt(const RenderedRequestPtr& request, const QDateTime& moment);

}
