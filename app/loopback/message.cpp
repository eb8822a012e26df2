// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "loopback/message.h"

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/status.hpp>

#include <algorithm>
#include <ostream>

namespace idemscope::loopback {

namespace {

bool sameName(std::string_view left, std::string_view right)
{
    return boost::beast::iequals({left.data(), left.size()}, {right.data(), right.size()});
}

/// A value never ends its line, whatever a handler put into it.
std::string oneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\r' || c == '\n' || c == '\0'; }, ' ');
    return text;
}

bool hasHeader(const HttpAnswer& answer, std::string_view name)
{
    return std::any_of(answer.headers.begin(), answer.headers.end(),
                       [&](const auto& header) { return sameName(header.first, name); });
}

std::string head(const HttpAnswer& answer, bool keepAlive)
{
    const auto reason = boost::beast::http::obsolete_reason(boost::beast::http::int_to_status(unsigned(answer.status)));
    std::string bytes = "HTTP/1.1 " + std::to_string(answer.status) + ' ' + std::string(reason) + "\r\n";
    for (const auto& [name, value] : answer.headers)
        bytes += oneLine(name) + ": " + oneLine(value) + "\r\n";
    const bool hasBody = answer.status >= 200 && answer.status != 204 && answer.status != 304;
    if (hasBody && !hasHeader(answer, "Content-Length"))
        bytes += "Content-Length: " + std::to_string(answer.body.size()) + "\r\n";
    if (!hasHeader(answer, "Connection"))
        bytes += keepAlive ? "Connection: keep-alive\r\n" : "Connection: close\r\n";
    return bytes + "\r\n";
}

}

std::string HttpRequest::header(std::string_view name) const
{
    const auto found =
        std::find_if(headers.begin(), headers.end(), [&](const auto& header) { return sameName(header.first, name); });
    return found == headers.end() ? std::string() : found->second;
}

std::vector<std::string> HttpRequest::headerValues(std::string_view name) const
{
    std::vector<std::string> values;
    for (const auto& [candidate, value] : headers) {
        if (sameName(candidate, name))
            values.push_back(value);
    }
    return values;
}

std::string HttpRequest::path() const
{
    const std::string whole = target.substr(0, target.find('?'));
    const auto scheme = whole.find("://");
    if (whole.starts_with('/') || scheme == std::string::npos)
        return whole;
    const auto slash = whole.find('/', scheme + 3);
    return slash == std::string::npos ? "/" : whole.substr(slash);
}

std::string HttpRequest::query() const
{
    const auto mark = target.find('?');
    return mark == std::string::npos ? std::string() : target.substr(mark + 1);
}

std::string wireBytes(const HttpAnswer& answer, std::string_view method, bool keepAlive)
{
    if (answer.wire == HttpAnswer::Wire::Raw)
        return answer.body;
    std::string bytes = head(answer, keepAlive);
    if (method == "HEAD" || answer.status == 204 || answer.status == 304)
        return bytes;
    return bytes.append(answer.body, 0,
                        answer.wire == HttpAnswer::Wire::Half ? answer.body.size() / 2 : answer.body.size());
}

}
