// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "workspace/collection.h"

namespace idemscope {

/// A saved request found by what was typed on the command line.
struct LocatedRequest
{
    Request request;
    std::optional<Collection> collection; ///< the one it belongs to, if any
    QString folder;                       ///< relative body files are looked up here
    QString path;                         ///< within the collection
};

/// Finds `*.request.json` or `COLLECTION-DIR/path/of/request` (CLI.md). Errors: NotFound, InvalidInput.
Result<LocatedRequest> locateRequest(const QString& argument);

}
