// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "loopback/client.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <stdexcept>

namespace idemscope::loopback {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using Error = boost::system::error_code;

namespace {

/// One exchange on an event loop of its own, so that its time limit holds for whatever it waits for.
class PostExchange
{
public:
    PostExchange(const HttpUrl& url, std::chrono::milliseconds timeout)
        : m_url(url)
        , m_stream(m_context)
        , m_resolver(m_context)
    {
        m_stream.expires_after(timeout);
    }

    HttpExchange run(http::request<http::string_body> request)
    {
        m_request = std::move(request);
        Error error;
        const auto places = m_resolver.resolve(m_url.host, m_url.port, error);
        if (error)
            return {};
        m_stream.async_connect(places, [this](Error failure, const auto&) {
            if (!failure)
                write();
        });
        m_context.run();
        return m_exchange;
    }

private:
    void write()
    {
        m_exchange.end = HttpExchange::End::Unknown;
        http::async_write(m_stream, m_request, [this](Error failure, std::size_t) {
            if (!failure)
                read();
        });
    }

    void read()
    {
        http::async_read(m_stream, m_buffer, m_response, [this](Error failure, std::size_t) {
            if (failure)
                return;
            m_exchange = {HttpExchange::End::Answered, int(m_response.result_int()), m_response.body()};
        });
    }

    const HttpUrl& m_url;
    net::io_context m_context{1};
    beast::tcp_stream m_stream;
    net::ip::tcp::resolver m_resolver;
    beast::flat_buffer m_buffer;
    http::request<http::string_body> m_request;
    http::response<http::string_body> m_response;
    HttpExchange m_exchange;
};

}

HttpUrl parseHttpUrl(const std::string& url)
{
    const std::string scheme = "http://";
    HttpUrl parts;
    if (!url.starts_with(scheme))
        throw std::runtime_error('"' + url + "\" is no http:// address.");
    const std::string rest = url.substr(scheme.size());
    const auto slash = rest.find('/');
    std::string authority = rest.substr(0, slash);
    if (slash != std::string::npos)
        parts.target = rest.substr(slash);
    const auto colon = authority.rfind(':');
    if (colon != std::string::npos && authority.find(']', colon) == std::string::npos) {
        parts.port = authority.substr(colon + 1);
        authority.resize(colon);
    }
    if (authority.starts_with('[') && authority.ends_with(']'))
        authority = authority.substr(1, authority.size() - 2);
    parts.host = authority;
    const bool isNumber = !parts.port.empty() && parts.port.find_first_not_of("0123456789") == std::string::npos;
    if (parts.host.empty() || !isNumber)
        throw std::runtime_error('"' + url + "\" names no host and port.");
    return parts;
}

HttpExchange postJson(const HttpUrl& url, const std::vector<std::pair<std::string, std::string>>& headers,
                      const std::string& body, std::chrono::milliseconds timeout)
{
    http::request<http::string_body> request{http::verb::post, url.target, 11, body};
    request.set(http::field::host, url.host + ':' + url.port);
    request.set(http::field::content_type, "application/json");
    request.set(http::field::connection, "close");
    for (const auto& [name, value] : headers)
        request.set(name, value);
    request.prepare_payload();
    return PostExchange(url, timeout).run(std::move(request));
}

}
