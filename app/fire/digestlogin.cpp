// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/digestlogin.h"

#include "base/random.h"
#include "fire/urlparts.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <map>
#include <mutex>
#include <optional>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct DigestText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DigestLogin)
};

using Parameters = std::map<QByteArray, QByteArray>;

/// Reads the challenges of one header value (RFC 9110 §11.6.1): schemes with their parameters.
class ChallengeReader
{
public:
    explicit ChallengeReader(const QByteArray& text)
        : m_text(text)
    {
    }

    /// Those of the scheme Digest, each as it stands in the header.
    QByteArrayList digests()
    {
        QByteArrayList found;
        qsizetype begin = 0;
        bool isDigest = false;
        while (m_at < m_text.size()) {
            const qsizetype start = skipSeparators();
            const QByteArray word = token();
            if (word.isEmpty()) {
                ++m_at; // what is no part of a challenge
            } else if (isAt('=')) {
                ++m_at;
                value();
            } else { // a scheme begins
                if (isDigest)
                    found += m_text.mid(begin, start - begin);
                isDigest = word.compare("digest", Qt::CaseInsensitive) == 0;
                begin = start;
            }
        }
        if (isDigest)
            found += m_text.mid(begin);
        return found;
    }

    /// The parameters of one challenge, names in lower case.
    Parameters parameters()
    {
        Parameters result;
        skipSeparators();
        token(); // the scheme
        while (m_at < m_text.size()) {
            skipSeparators();
            const QByteArray name = token().toLower();
            if (name.isEmpty() || !isAt('=')) {
                ++m_at;
                continue;
            }
            ++m_at;
            result.insert({name, value()});
        }
        return result;
    }

private:
    bool isAt(char byte) const { return m_at < m_text.size() && m_text[m_at] == byte; }

    qsizetype skipSeparators()
    {
        while (m_at < m_text.size() && (isAt(' ') || isAt('\t') || isAt(',')))
            ++m_at;
        return m_at;
    }

    QByteArray token()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !QByteArrayView(" \t,=\"").contains(m_text[m_at]))
            ++m_at;
        return m_text.mid(begin, m_at - begin);
    }

    /// A token, or a quoted string without its quotes and escapes.
    QByteArray value()
    {
        if (!isAt('"'))
            return token();
        QByteArray result;
        for (++m_at; m_at < m_text.size() && !isAt('"'); ++m_at) {
            if (isAt('\\') && m_at + 1 < m_text.size())
                ++m_at;
            result += m_text[m_at];
        }
        ++m_at;
        return result;
    }

    QByteArray m_text;
    qsizetype m_at = 0;
};

QByteArray parameter(const Parameters& parameters, const QByteArray& name)
{
    const auto found = parameters.find(name);
    return found == parameters.end() ? QByteArray() : found->second;
}

/// How responses to a challenge are made; none where it asks for something unknown.
struct Scheme
{
    QCryptographicHash::Algorithm hash = QCryptographicHash::Md5;
    bool isOfSession = false;
    bool hasQop = false;

    static std::optional<Scheme> of(const Parameters& challenge)
    {
        Scheme scheme;
        QByteArray algorithm = parameter(challenge, "algorithm").toLower();
        scheme.isOfSession = algorithm.endsWith("-sess");
        if (scheme.isOfSession)
            algorithm.chop(5);
        if (algorithm == "sha-256")
            scheme.hash = QCryptographicHash::Sha256;
        else if (!algorithm.isEmpty() && algorithm != "md5")
            return {};
        const QByteArray offered = parameter(challenge, "qop").toLower().replace(' ', "");
        scheme.hasQop = !offered.isEmpty();
        const bool isKnown = !scheme.hasQop || offered.split(',').contains("auth");
        const bool isWhole = challenge.contains("realm") && challenge.contains("nonce");
        return isKnown && isWhole ? std::optional(scheme) : std::nullopt;
    }

    QByteArray hashed(const QByteArrayList& parts) const
    {
        return QCryptographicHash::hash(parts.join(':'), hash).toHex();
    }
};

QByteArray quoted(QByteArray text)
{
    return '"' + text.replace('\\', "\\\\").replace('"', "\\\"") + '"';
}

/// How often each nonce was used. Shared between the threads of runs.
struct NonceCounts
{
    static constexpr std::size_t most = 4096;
    std::mutex mutex;
    std::map<QByteArray, quint32> counts;

    quint32 next(const QByteArray& nonce)
    {
        const std::lock_guard lock(mutex);
        if (counts.size() > most)
            counts.clear();
        return ++counts[nonce];
    }
};

NonceCounts& nonceCounts()
{
    static NonceCounts counts;
    return counts;
}

}

Result<QByteArray> digestChallenge(const HeaderFields& headers)
{
    QByteArray best;
    for (const HeaderField& header : headers) {
        if (header.name.compare("www-authenticate", Qt::CaseInsensitive) != 0)
            continue;
        for (const QByteArray& challenge : ChallengeReader(header.value).digests()) {
            const auto scheme = Scheme::of(ChallengeReader(challenge).parameters());
            if (scheme && (best.isEmpty() || scheme->hash == QCryptographicHash::Sha256))
                best = challenge;
        }
    }
    if (best.isEmpty())
        return fail(ErrorCode::InvalidInput,
                    DigestText::tr("its answer holds no Digest challenge with MD5 or SHA-256 and qop auth"));
    return best;
}

QByteArray digestAuthorization(const RenderedRequest& request, const QByteArray& target, const QByteArray& clientNonce,
                               quint32 count)
{
    const DigestLogin& login = *request.login;
    const Parameters challenge = ChallengeReader(login.challenge).parameters();
    const Scheme scheme = Scheme::of(challenge).value_or(Scheme());
    const QByteArray realm = parameter(challenge, "realm");
    const QByteArray nonce = parameter(challenge, "nonce");
    const QByteArray counted = QByteArray::number(count, 16).rightJustified(8, '0');
    QByteArray secret = scheme.hashed({login.user, realm, login.password});
    if (scheme.isOfSession)
        secret = scheme.hashed({secret, nonce, clientNonce});
    const QByteArray asked = scheme.hashed({request.method, target});
    const QByteArray response = scheme.hasQop ? scheme.hashed({secret, nonce, counted, clientNonce, "auth", asked})
                                              : scheme.hashed({secret, nonce, asked});
    const bool isHashed = parameter(challenge, "userhash").compare("true", Qt::CaseInsensitive) == 0;
    QByteArray value = "Digest username=" + quoted(isHashed ? scheme.hashed({login.user, realm}) : login.user) +
                       ", realm=" + quoted(realm) + ", nonce=" + quoted(nonce) + ", uri=" + quoted(target) +
                       ", response=\"" + response + '"';
    if (const QByteArray algorithm = parameter(challenge, "algorithm"); !algorithm.isEmpty())
        value += ", algorithm=" + algorithm;
    if (scheme.hasQop)
        value += ", qop=auth, nc=" + counted;
    if (scheme.hasQop || scheme.isOfSession)
        value += ", cnonce=\"" + clientNonce + '"';
    if (challenge.contains("opaque"))
        value += ", opaque=" + quoted(parameter(challenge, "opaque"));
    if (isHashed)
        value += ", userhash=true";
    return value;
}

RenderedRequestPtr loggedIn(const RenderedRequestPtr& request)
{
    if (!request->login)
        return request;
    const auto url = splitUrl(request->url);
    if (!url) // the flight refuses it in its own words
        return request;
    const QByteArray nonce = parameter(ChallengeReader(request->login->challenge).parameters(), "nonce");
    const QByteArray clientNonce = Random(randomSeed()).bytes(16).toHex();
    auto result = std::make_shared<RenderedRequest>(*request);
    result->headers.push_back(
        {"Authorization", digestAuthorization(*request, url->target, clientNonce, nonceCounts().next(nonce))});
    return result;
}

}
