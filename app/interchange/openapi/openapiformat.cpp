// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/openapiformat.h"

#include "interchange/jsonreading.h"
#include "interchange/openapi/documentreader.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct OpenApi
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::OpenApi)
};

Result<void> checkVersion(const ImportSource& source, const JsonValue& root)
{
    const QString openApi = textAt(root, "openapi");
    const QString swagger = textAt(root, "swagger");
    if (openApi.startsWith("3."_L1) || swagger == "2.0"_L1 || swagger == "2"_L1)
        return {};
    const QString told = openApi.isEmpty() ? swagger : openApi;
    if (told.isEmpty())
        return source.failure(OpenApi::tr("it says neither “openapi: 3…” nor “swagger: 2.0”"));
    return source.failure(OpenApi::tr("version “%1” is not known; OpenAPI 3.0, 3.1 and Swagger 2.0 are").arg(told));
}

}

bool recognisesOpenApi(const ImportSource& source)
{
    return seemsToHold(source, "openapi") || seemsToHold(source, "swagger");
}

Result<ImportedContents> importOpenApi(const ImportSource& source, const ImportWatch& watch)
{
    const auto tree = ForeignTree::of(source);
    if (!tree)
        return Failure(tree.error());
    if (auto good = checkVersion(source, tree->root); !good)
        return Failure(good.error());
    const auto paths = memberOf(tree->root, "paths");
    const bool hasPaths = paths && paths->isObject() && paths->size() > 0;
    if (!hasPaths && memberOf(tree->root, "webhooks"))
        return source.failure(OpenApi::tr("it holds webhooks only: calls that the API makes, not requests to it"));
    if (!hasPaths)
        return source.failure(OpenApi::tr("it describes no paths"));
    ImportedContents contents;
    openapi::DocumentReader(source, tree->root, watch, contents).read();
    return contents;
}

}
