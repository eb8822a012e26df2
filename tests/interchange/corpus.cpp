// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/foreign.h"
#include "interchange/multipart.h"
#include "roundtrip.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

using Counts = std::map<QString, int>;

/// What stands behind `opening` in a golden row: "bodies={'raw': 4, None: 6}".
Counts goldenCounts(const GoldenFile& file, const QString& opening)
{
    Counts counts;
    const QString list = file.measured.section(opening, 1).section(u'}', 0, 0);
    static const QRegularExpression entry(u"(?:'([^']*)'|None): (\\d+)"_s);
    for (auto matches = entry.globalMatch(list); matches.hasNext();) {
        const auto match = matches.next();
        counts[match.captured(1).trimmed()] += match.captured(2).toInt();
    }
    return counts;
}

QString shown(const Counts& counts)
{
    QStringList words;
    for (const auto& [name, count] : counts)
        words += u"%1 %2"_s.arg(count).arg(name);
    return words.join(u", "_s);
}

/// A missing method counts as GET, as it is imported.
Counts goldenMethods(const GoldenFile& file)
{
    Counts methods = goldenCounts(file, u"methods={"_s);
    if (const auto missing = methods.extract(QString()); !missing.empty())
        methods[u"GET"_s] += missing.mapped();
    return methods;
}

/// What is no file for itself: the row of a folder of Bruno without variables, what curl cases refer to.
bool isOfAnother(const GoldenFile& file)
{
    return file.path.startsWith("curl/files/"_L1) ||
           (file.path.endsWith("/folder.bru"_L1) && file.path.contains(QRegularExpression(u"digest|setting|url-"_s)));
}

bool isRefused(const GoldenFile& file)
{
    static const QRegularExpression words(u"malformed|-invalid-|no-url"_s);
    return file.measured.startsWith("DOES NOT PARSE"_L1) || file.path.contains(words) || isOfAnother(file);
}

/// The bodies of Postman's items that are sent: those with something in them, where the method is sent with one.
void addSentBodies(const QJsonArray& items, QJsonObject behaviour, Counts& counts)
{
    static const QStringList pruning{u"GET"_s, u"HEAD"_s, u""_s};
    for (const QJsonValue& item : items) {
        const QJsonObject request = item["request"_L1].toObject();
        const QJsonObject own = item["protocolProfileBehavior"_L1].toObject();
        const bool isKept = (own.contains("disableBodyPruning"_L1) ? own : behaviour)["disableBodyPruning"_L1].toBool();
        if (request.isEmpty())
            addSentBodies(item["item"_L1].toArray(), own.isEmpty() ? behaviour : own, counts);
        const QJsonObject body = request["body"_L1].toObject();
        const QString mode = body["mode"_L1].toString();
        const QJsonValue content = body[mode];
        const bool isEmpty =
            content.isArray() ? content.toArray().isEmpty() : content.isUndefined() || content == QJsonValue(QString());
        const QString method = request["method"_L1].toString().trimmed().toUpper();
        if (!isEmpty && mode != "unknown"_L1 && (isKept || !pruning.contains(method)))
            ++counts[mode];
    }
}

Counts sentBodies(const QString& path)
{
    const QJsonObject root = QJsonDocument::fromJson(decodedText(readFile(path).value_or(QByteArray()))).object();
    Counts counts;
    addSentBodies(root["item"_L1].toArray(), {}, counts);
    return counts;
}

/// Whether a .bru file has the block of a method.
bool holdsRequest(const QString& path)
{
    static const QRegularExpression method(u"^(get|post|put|delete|patch|options|head|http) \\{"_s,
                                           QRegularExpression::MultilineOption);
    return method.match(QString::fromUtf8(readFile(path).value_or(QByteArray()))).hasMatch();
}

/// What a row calls the body of a request in Postman's words.
QString bodyMode(const Request& request)
{
    if (request.body.kind == Body::Kind::None)
        return {};
    if (multipartOf(request))
        return u"formdata"_s;
    if (request.body.kind == Body::Kind::Form)
        return u"urlencoded"_s;
    if (request.body.kind == Body::Kind::File)
        return u"file"_s;
    return request.body.text.startsWith("{\"query\":") ? u"graphql"_s : u"raw"_s;
}

/// What a row calls the authentication of a request, sent or kept.
QString authType(const Request& request)
{
    static const std::map<Auth::Kind, QString> types{
        {Auth::Kind::None, u"noauth"_s},   {Auth::Kind::Bearer, u"bearer"_s}, {Auth::Kind::Basic, u"basic"_s},
        {Auth::Kind::Digest, u"digest"_s}, {Auth::Kind::ApiKey, u"apikey"_s}, {Auth::Kind::AwsSigV4, u"awsv4"_s},
        {Auth::Kind::OAuth2, u"oauth2"_s}};
    const auto sent = types.find(request.auth.kind);
    return sent != types.end() ? sent->second : foreignParts(request).auth.value("type"_L1).toString();
}

int depthOf(const ImportedContents& contents)
{
    int depth = 1;
    for (const FiledFolder& folder : contents.folders)
        depth = std::max(depth, static_cast<int>(folder.path.count(u'/')) + 2);
    return depth;
}

/// What one item of `contents` says of itself.
template <typename Say>
Counts countsOf(const ImportedContents& contents, Say say)
{
    Counts counts;
    for (const FiledRequest& filed : contents.requests)
        ++counts[say(filed.request)];
    counts.erase(QString());
    return counts;
}

bool hasBody(const FiledRequest& filed)
{
    return filed.request.body.kind != Body::Kind::None;
}

bool isKeyed(const FiledRequest& filed)
{
    return filed.offeredKey || filed.request.contract.placement.kind != KeyPlacement::Kind::None;
}

}

/// Every row of the corpus's index imports with what an independent reader counted in it, or is refused as it says.
class CorpusTest : public QObject
{
    Q_OBJECT

    ImportedContents m_contents;
    GoldenFile m_golden;

    int counted(bool (*holds)(const FiledRequest& filed)) const
    {
        return static_cast<int>(std::count_if(m_contents.requests.begin(), m_contents.requests.end(), holds));
    }
    int count(const QString& name) const { return m_golden.count(name); }
    int requests() const { return static_cast<int>(m_contents.requests.size()); }
    int folders() const { return static_cast<int>(m_contents.folders.size()); }
    int variables(bool areSecret) const
    {
        return static_cast<int>(std::count_if(m_contents.variables.begin(), m_contents.variables.end(),
                                              [&](const Field& variable) { return variable.secret == areSecret; }));
    }
    int disabledHeaders() const
    {
        std::ptrdiff_t number = 0;
        for (const FiledRequest& filed : m_contents.requests)
            number += std::count_if(filed.request.headers.begin(), filed.request.headers.end(),
                                    [](const Field& header) { return !header.enabled; });
        return static_cast<int>(number);
    }
    bool hasWarned(const QString& words) const { return !lines(m_contents.warnings).filter(words).isEmpty(); }

    static void rowsOf(const QString& folder)
    {
        QTest::addColumn<QString>("path");
        for (const GoldenFile& file : goldenFiles(folder))
            QTest::newRow(qPrintable(file.path)) << file.path;
    }
    /// Imports the file and looks up its row; whether there is something to count.
    bool isImported(const QString& path)
    {
        const auto files = goldenFiles(path.section(u'/', 0, 0));
        m_golden = *std::find_if(files.begin(), files.end(), [&](const GoldenFile& one) { return one.path == path; });
        auto contents = importedFile(sharedPath(u"corpus/"_s + path));
        m_contents = contents ? std::move(*contents) : ImportedContents();
        if (contents.has_value() == isRefused(m_golden))
            QTest::qFail(contents ? "imported" : qPrintable(contents.error().message), __FILE__, __LINE__);
        return contents.has_value();
    }

private slots:
    void initTestCase() { IDEMSCOPE_NEEDS_SHARED("corpus/INDEX.tsv"); }

    void postman_data() { rowsOf(u"postman"_s); }
    void postman()
    {
        QFETCH(QString, path);
        if (!isImported(path))
            return;
        if (m_golden.measured.startsWith("environment"_L1)) {
            QCOMPARE(static_cast<int>(m_contents.environments.at(0).variables.size()), count(u"values"_s));
            return;
        }
        QCOMPARE(requests(), count(u"requests"_s));
        QCOMPARE(folders(), count(u"folders"_s));
        QCOMPARE(depthOf(m_contents), count(u"depth"_s));
        QCOMPARE(m_contents.skipped, count(u"broken_items"_s));
        QCOMPARE(counted(isKeyed), count(u"idempotency_headers"_s));
        QCOMPARE(disabledHeaders(), count(u"disabled_headers"_s));
        QCOMPARE(hasWarned(u"saved example"_s), count(u"saved_responses"_s) > 0);
        const Counts methods = countsOf(m_contents, [](const Request& request) { return request.method; });
        QCOMPARE(shown(methods), shown(goldenMethods(m_golden)));
        // Secrets that were typed where no variable stood have become further ones.
        QVERIFY(variables(false) <= count(u"variables"_s));
        QVERIFY(variables(false) + variables(true) >= count(u"variables"_s));
    }

    void bodiesOfPostman_data() { rowsOf(u"postman"_s); }
    void bodiesOfPostman()
    {
        QFETCH(QString, path);
        if (!isImported(path))
            return;
        const Counts modes = countsOf(m_contents, bodyMode);
        Counts golden = goldenCounts(m_golden, u" bodies={"_s);
        for (const auto& [mode, number] : modes)
            QVERIFY2(number <= golden[mode], qPrintable(mode));
        QCOMPARE(shown(modes), shown(sentBodies(sharedPath(u"corpus/"_s + path))));
    }

    void authenticationOfPostman_data() { rowsOf(u"postman"_s); }
    void authenticationOfPostman()
    {
        QFETCH(QString, path);
        if (!isImported(path))
            return;
        Counts types = countsOf(m_contents, authType);
        const Counts golden = goldenCounts(m_golden, u" auth={"_s);
        if (m_golden.measured.contains("collection_auth=None"_L1))
            QCOMPARE(shown(types), shown(golden));
        for (const auto& [type, number] : golden)
            QVERIFY2(types[type] >= number, qPrintable(type)); // the others have inherited theirs
    }

    void openApi_data() { rowsOf(u"openapi"_s); }
    void openApi()
    {
        QFETCH(QString, path);
        if (!isImported(path))
            return;
        QCOMPARE(requests(), count(u"operations"_s));
        QCOMPARE(m_contents.skipped, 0);
        QCOMPARE(counted(hasBody), count(u"requestBodies"_s));
        QCOMPARE(counted(isKeyed) > 0, count(u"idempotency_mentions"_s) > 0);
        const int servers = count(u"servers"_s);
        QCOMPARE(static_cast<int>(m_contents.environments.size()), servers > 1 ? servers : 0);
        QCOMPARE(variables(true) > 0, !m_golden.measured.contains("security=[]"_L1));
    }

    void har_data() { rowsOf(u"har"_s); }
    void har()
    {
        QFETCH(QString, path);
        if (!isImported(path))
            return;
        const bool isSingle = m_golden.measured.contains("single"_L1);
        QCOMPARE(requests() + m_contents.skipped, isSingle ? 1 : count(u"entries"_s));
        if (count(u"pages"_s) > 0)
            QCOMPARE(folders(), count(u"pages"_s));
        const int texts = count(u"post_text"_s);
        const int params = count(u"post_params"_s); // of an entry with a text that wins, too
        if (!isSingle)
            QVERIFY(counted(hasBody) >= std::max(texts, params) && counted(hasBody) <= texts + params);
    }

    void insomnia_data() { rowsOf(u"insomnia"_s); }
    void insomnia()
    {
        QFETCH(QString, path);
        if (!isImported(path) || !m_golden.measured.contains("request"_L1))
            return; // the row of a version 1 counts nothing
        QCOMPARE(m_contents.skipped, 0);
        if (m_golden.measured.startsWith("v5"_L1)) {
            QCOMPARE(requests(), count(u"requests"_s));
            QCOMPARE(folders(), count(u"folders"_s));
            QCOMPARE(static_cast<int>(m_contents.environments.size()), count(u"sub_environments"_s));
            return;
        }
        Counts golden = goldenCounts(m_golden, u" {"_s);
        QCOMPARE(requests(), golden[u"request"_s]);
        QCOMPARE(folders(), golden[u"request_group"_s]);
        // The base environment of a workspace is the collection's variables.
        QCOMPARE(static_cast<int>(m_contents.environments.size()),
                 std::max(0, golden[u"environment"_s] - golden[u"workspace"_s]));
    }

    void bruno_data() { rowsOf(u"bruno"_s); }
    void bruno()
    {
        QFETCH(QString, path);
        if (!isImported(path))
            return;
        QCOMPARE(m_contents.skipped, 0);
        if (path.endsWith(".bru"_L1))
            QCOMPARE(requests(), holdsRequest(sharedPath(u"corpus/"_s + path)) ? 1 : 0);
    }

    void httpFiles_data() { rowsOf(u"http"_s); }
    void httpFiles()
    {
        QFETCH(QString, path);
        if (isImported(path))
            QCOMPARE(requests(), count(u"request_lines"_s));
    }

    void curl_data() { rowsOf(u"curl"_s); }
    void curl()
    {
        QFETCH(QString, path);
        if (isImported(path))
            QCOMPARE(requests(), path.contains("multi"_L1) ? 4 : 1);
    }

    void everyRowComesBack_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("format");
        for (const GoldenFile& file : goldenFiles({})) {
            for (const QString& format : {u"postman"_s, u"idemscope"_s})
                QTest::addRow("%s %s", qPrintable(format), qPrintable(file.path)) << file.path << format;
        }
    }
    void everyRowComesBack()
    {
        QFETCH(QString, path);
        QFETCH(QString, format);
        if (isImported(path) && requests() > 0)
            QCOMPARE(roundTrip(m_contents, format), QString());
    }
};

QTEST_GUILESS_MAIN(CorpusTest)
#include "corpus.moc"
