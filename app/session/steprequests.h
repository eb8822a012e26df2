// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/variablelevels.h"

namespace idemscope {

/// Of a tree of a collection, in its order.
QStringList requestPathsIn(const std::vector<CollectionNode>& nodes);

/// Gives each step of a request that names a saved one a copy of it, with the variables of its folders where the
/// environment has none of that name. One that is not there stays without: firing says so.
void takeSavedSteps(Request& request, const Collection& collection, const CollectionVariables& levels,
                    const Environment* environment);

}
