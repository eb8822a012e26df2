// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/insomnia/insomniaformat.h"

#include "interchange/insomnia/nested.h"
#include "interchange/insomnia/resources.h"
#include "interchange/jsonreading.h"
#include "interchange/yaml.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Insomnia
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Insomnia)
};

Failure notList(const ImportSource& source, const QString& name)
{
    return source.failure(Insomnia::tr("not an Insomnia collection: “%1” must be a list").arg(name));
}

Result<ImportedContents> importVersion5(const ImportSource& source, const JsonValue& root, const ImportWatch& watch)
{
    const QString type = textAt(root, "type");
    const auto collection = memberOf(root, "collection");
    if (!type.startsWith("environment."_L1) && (!collection || !collection->isArray()))
        return notList(source, u"collection"_s);
    ImportedContents contents;
    insomnia::NestedReader(source, watch, contents).readVersion5(root);
    return contents;
}

}

bool recognisesInsomnia(const ImportSource& source)
{
    if (seemsToHold(source, "__export_format"))
        return true;
    const auto root = source.json();
    const QByteArray type = "insomnia.rest/5";
    return root ? textAt(*root, "type").contains(QLatin1StringView(type))
                : seemsToHold(source, "type") && source.text().contains(type);
}

Result<ImportedContents> importInsomnia(const ImportSource& source, const ImportWatch& watch)
{
    const auto tree = ForeignTree::of(source);
    if (!tree)
        return Failure(tree.error());
    const JsonValue& root = tree->root;
    if (textAt(root, "type").contains("insomnia.rest/5"_L1))
        return importVersion5(source, root, watch);
    const bool isFirst = textAt(root, "__export_format") == "1"_L1;
    const QString listName = isFirst ? u"items"_s : u"resources"_s;
    const auto list = memberOf(root, listName.toUtf8());
    if (!list || !list->isArray())
        return notList(source, listName);
    ImportedContents contents;
    if (isFirst)
        insomnia::NestedReader(source, watch, contents).readVersion1(root);
    else
        insomnia::ResourceReader(source, watch, contents).read(*list);
    return contents;
}

}
