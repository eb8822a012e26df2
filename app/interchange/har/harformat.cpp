// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/har/harformat.h"

#include "interchange/carriedparts.h"
#include "interchange/foreign.h"
#include "interchange/har/harrequest.h"
#include "interchange/jsonreading.h"
#include "model/json.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>

#include <map>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct HarText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Har)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Har)
};

constexpr QByteArrayView ownMember = "_idemscope";
constexpr qsizetype longestName = 60;

bool isRequest(const JsonValue& value)
{
    return value.isObject() && value.member("method") && value.member("url") && !value.member("_type");
}

bool isEntry(const JsonValue& value)
{
    return value.isObject() && value.member("request") && value.member("request")->isObject();
}

/// Reads the entries of one file.
class HarLogReader
{
public:
    HarLogReader(const ImportSource& source, const ImportWatch& watch)
        : m_source(source)
        , m_watch(watch)
    {
    }

    ImportedContents read(const JsonValue& root);

private:
    void readPages(const std::optional<JsonValue>& log);
    void readOwn(const std::optional<JsonValue>& log);
    void readEntry(const JsonValue& entry, qsizetype index);
    QString folderOf(const JsonValue& entry);
    void nameAfterComment(Request& request, const JsonValue& entry) const;
    /// Where nothing else orders them, hosts do.
    void groupByHost();

    const ImportSource& m_source;
    const ImportWatch& m_watch;
    ImportedContents m_contents;
    std::map<QString, QString> m_pages; ///< folder by id
};

ImportedContents HarLogReader::read(const JsonValue& root)
{
    const auto log = memberOf(root, "log");
    m_contents.name = QFileInfo(m_source.path()).completeBaseName();
    readPages(log);
    readOwn(log);
    std::vector<JsonValue> entries = log ? childrenAt(log, "entries") : std::vector<JsonValue>{root};
    if (root.isArray())
        entries = childrenOf(root);
    const auto total = static_cast<qsizetype>(entries.size());
    for (qsizetype i = 0; i < total && m_watch.advance(i, total); ++i)
        readEntry(entries[static_cast<std::size_t>(i)], i);
    if (m_contents.folders.empty())
        groupByHost();
    return std::move(m_contents);
}

void HarLogReader::readPages(const std::optional<JsonValue>& log)
{
    for (const JsonValue& page : childrenAt(log, "pages")) {
        const QString id = textAt(page, "id");
        const QString own = textAt(page, "_folder");
        const QString title = textAt(page, "title").left(longestName);
        if (!own.isEmpty())
            m_pages[id] = m_contents.folder(own).path;
        else if (!m_pages.contains(id))
            m_pages[id] = m_contents.addFolder({}, title.isEmpty() ? id : title);
    }
}

/// Variables and environments of a collection that Idemscope exported.
void HarLogReader::readOwn(const std::optional<JsonValue>& log)
{
    const auto own = memberOf(log, ownMember);
    if (!own || !own->isObject())
        return;
    const QJsonObject object = keptJson(*own).toObject();
    m_contents.name = object.value("name"_L1).toString(m_contents.name);
    if (auto variables = fieldsFromJson(object.value("variables"_L1), u"variables"_s))
        m_contents.variables = std::move(*variables);
    for (const QJsonValue& value : object.value("environments"_L1).toArray()) {
        if (auto environment = environmentFromJson(value.toObject()))
            m_contents.environments.push_back(std::move(*environment));
    }
}

void HarLogReader::readEntry(const JsonValue& entry, qsizetype index)
{
    const QString where = HarText::tr("entry %1, line %2").arg(index + 1).arg(m_source.lineAt(entry.begin()));
    if (!isEntry(entry) && !isRequest(entry))
        return m_contents.skip({}, where, HarText::trLater("There is no request in this entry; it was left out"));
    const auto own = memberOf(entry, ownMember);
    auto filed = readHarRequest(isEntry(entry) ? *entry.member("request") : entry, !own, where, m_source, m_contents);
    if (!filed)
        return;
    filed->folder = folderOf(entry);
    nameAfterComment(filed->request, entry);
    if (own) {
        if (const auto restored = restoreCarried(*filed, keptJson(*own).toObject()); !restored)
            m_contents.warn(filed->request.name, where, Sentence::verbatim(restored.error().message));
    }
    m_contents.requests.push_back(std::move(*filed));
}

QString HarLogReader::folderOf(const JsonValue& entry)
{
    const auto page = m_pages.find(textAt(entry, "pageref"));
    return page != m_pages.end() ? page->second : QString();
}

void HarLogReader::nameAfterComment(Request& request, const JsonValue& entry) const
{
    QString comment = textAt(entry, "comment");
    if (comment.isEmpty() && isEntry(entry))
        comment = textAt(entry.member("request"), "comment");
    if (comment.isEmpty())
        return;
    if (comment.size() <= longestName && !comment.contains(u'\n')) {
        request.name = comment;
    } else {
        ForeignParts parts = foreignParts(request);
        parts.description = comment;
        setForeignParts(request, parts);
    }
}

void HarLogReader::groupByHost()
{
    const auto hostOf = [](const FiledRequest& filed) {
        return filed.request.url.section("://"_L1, 1).section(u'/', 0, 0).section(u'?', 0, 0);
    };
    std::map<QString, QString> folders;
    for (const FiledRequest& filed : m_contents.requests)
        folders.try_emplace(hostOf(filed));
    if (folders.size() < 2)
        return;
    for (auto& [host, folder] : folders)
        folder = m_contents.addFolder({}, host);
    for (FiledRequest& filed : m_contents.requests)
        filed.folder = folders[hostOf(filed)];
}

}

bool recognisesHar(const ImportSource& source)
{
    const auto root = source.json();
    if (!root)
        return false;
    if (const auto log = memberOf(root, "log"); log && log->isObject())
        return log->member("entries").has_value();
    const std::vector<JsonValue> elements = root->isArray() ? childrenOf(root) : std::vector<JsonValue>{*root};
    return !elements.empty() && (isRequest(elements.front()) || isEntry(elements.front()));
}

Result<ImportedContents> importHar(const ImportSource& source, const ImportWatch& watch)
{
    const auto root = source.json();
    if (!root)
        return source.jsonFailure();
    if (!recognisesHar(source))
        return source.failure(root->begin(), HarText::tr("this is no HAR: there is no “log” with “entries”, nor a "
                                                         "request with “method” and “url”"));
    return HarLogReader(source, watch).read(*root);
}

}
