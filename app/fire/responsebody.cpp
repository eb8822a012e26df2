// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/responsebody.h"

#include <QList>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

/// Counts what passes and stops at the limit; hands on to the next decoding, or appends to the body.
class ResponseBody::Gauge final : public ByteSink
{
public:
    Gauge(ResponseBody& body, ByteSink* next)
        : m_body(body)
        , m_next(next)
    {
    }

    bool take(const char* data, qsizetype size) override
    {
        m_taken += size;
        if (m_body.m_limit > 0 && m_taken > m_body.m_limit) {
            m_body.m_isOverLimit = true;
            return false;
        }
        if (m_next)
            return m_next->take(data, size);
        m_body.m_response.body.append(data, size);
        return true;
    }

private:
    ResponseBody& m_body;
    ByteSink* m_next;
    qint64 m_taken = 0;
};

ResponseBody::ResponseBody(Response& response, qint64 limitBytes)
    : m_response(response)
    , m_limit(limitBytes)
{
}

ResponseBody::~ResponseBody() = default;

void ResponseBody::begin()
{
    m_decodings.clear();
    m_gauges.clear();
    m_gauges.push_back(std::make_unique<Gauge>(*this, nullptr));
    QList<QByteArray> codings;
    for (const HeaderField& field : m_response.headers) {
        if (field.name.compare("Content-Encoding", Qt::CaseInsensitive) == 0)
            codings += field.value.toLower().split(',');
    }
    constexpr int mostCodings = 5;
    if (codings.size() > mostCodings)
        return;
    // Listed in the order applied, so the first one is the innermost (RFC 9110 §8.4).
    for (const QByteArray& coding : codings)
        addStage(coding.trimmed());
}

void ResponseBody::addStage(const QByteArray& coding)
{
    if (coding.isEmpty() || coding == "identity")
        return;
    std::unique_ptr<Decoding> decoding = makeDecoding(coding, *m_gauges.back());
    if (!decoding) {
        // What lies inside an unknown coding cannot be reached: show the outer layers' result.
        m_decodings.clear();
        m_gauges.resize(1);
        return;
    }
    m_gauges.push_back(std::make_unique<Gauge>(*this, decoding.get()));
    m_decodings.push_back(std::move(decoding));
}

bool ResponseBody::take(QByteArrayView bytes)
{
    m_response.wireBodyBytes += bytes.size();
    if (m_isUndecodable)
        return true;
    ByteSink& first = m_decodings.empty() ? static_cast<ByteSink&>(*m_gauges.front()) : *m_decodings.back();
    return first.take(bytes.data(), bytes.size()) || explain();
}

bool ResponseBody::finish(bool endsByClose)
{
    if (m_response.wireBodyBytes == 0 || m_isUndecodable)
        return true;
    const bool isComplete = std::all_of(m_decodings.begin(), m_decodings.end(),
                                        [](const auto& decoding) { return decoding->isComplete(); });
    return isComplete || (explain() && !endsByClose);
}

bool ResponseBody::explain()
{
    m_isUndecodable = !m_isOverLimit;
    if (m_isOverLimit)
        m_error = u"The response body grew past the limit of %1 bytes"_s.arg(m_limit);
    else
        m_error = u"The response body is not valid in its Content-Encoding; what could be decoded is kept"_s;
    return m_isUndecodable;
}

}
