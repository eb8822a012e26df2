// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

namespace idemscope {

/// Moves typed passwords of keys into secret variables, one for each host.
void moveSecrets(std::vector<HostCertificate>& certificates, Fields& variables);

/// Moves what is typed as a secret into secret variables of the request (moveSecrets() of its authentication, the
/// password of its client key), and likewise in the requests that its steps hold.
void moveSecrets(Request& request);

}
