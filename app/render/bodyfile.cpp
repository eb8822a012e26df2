// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/bodyfile.h"

#include "base/safefile.h"

#include <QCoreApplication>
#include <QDir>

namespace idemscope {

namespace {

struct Render
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Render)
};

}

Result<BodyFile> readBodyFile(const QString& file, const VariableScope& scope, const QString& folder,
                              Generated generated)
{
    const auto path = expand(file, scope, generated);
    if (!path)
        return Failure(path.error());
    const QString absolute = QDir(folder).absoluteFilePath(path->text);
    if (isDevice(absolute)) // it would be waited for, and be another body every time it is read
        return fail(ErrorCode::InvalidInput,
                    Render::tr("The body file %1 is no file: a pipe or a device stands there").arg(absolute));
    auto content = readFile(absolute);
    return content ? Result<BodyFile>({path->text, std::move(*content)}) : Failure(content.error());
}

}
