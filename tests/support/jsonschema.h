// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QStringList>

namespace idemscope {

/// What a JSON value breaks of a JSON Schema (2020-12), by path; empty: nothing. A keyword that is not known here is
/// reported as well, so that no rule is passed over. A value.
class JsonSchema
{
public:
    explicit JsonSchema(const QJsonObject& root)
        : m_root(root)
    {
    }

    QStringList broken(const QJsonValue& value) const;

private:
    void check(const QJsonObject& schema, const QJsonValue& value, const QString& path, QStringList& faults) const;
    void checkMembers(const QJsonObject& schema, const QJsonObject& object, const QString& path,
                      QStringList& faults) const;
    QJsonObject resolved(const QString& reference) const;

    QJsonObject m_root;
};

}
