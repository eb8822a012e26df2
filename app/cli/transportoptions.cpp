// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/transportoptions.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RequestText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RequestOptions)
};

bool isReadableFile(const QString& path)
{
    return QFileInfo(path).isFile() && QFileInfo(path).isReadable();
}

/// HOST=CERTIFICATE[,KEY[,PASSWORD]]
Result<void> applyHostCertificates(Transport& transport, const Arguments& arguments)
{
    if (arguments.has(u"host-cert"_s))
        transport.hostCertificates.clear();
    for (const QString& text : arguments.values(u"host-cert"_s)) {
        const QStringList files = text.section(u'=', 1).split(u',');
        if (text.indexOf(u'=') <= 0 || files.first().isEmpty())
            return badOption(u"host-cert"_s, text, RequestText::tr("HOST=CERTIFICATE[,KEY[,PASSWORD]] expected"));
        for (const QString& file : files.mid(0, 2)) {
            if (!file.isEmpty() && !isReadableFile(file))
                return badOption(u"host-cert"_s, file, RequestText::tr("there is no such file that can be read"));
        }
        transport.hostCertificates.push_back(
            {text.section(u'=', 0, 0), files.first(), files.value(1), files.mid(2).join(u',')});
    }
    return {};
}

Result<void> checkTransport(const Arguments& arguments)
{
    for (const QString& option : {u"cacert"_s, u"client-cert"_s, u"client-key"_s}) {
        const auto file = arguments.value(option);
        if (file && !isReadableFile(*file))
            return badOption(option, *file, RequestText::tr("there is no such file that can be read"));
    }
    if (arguments.has(u"http1.1"_s) && arguments.has(u"http2"_s))
        return fail(ErrorCode::InvalidInput, RequestText::tr("--http1.1 and --http2 exclude each other"));
    return {};
}

}

Result<void> applyTransport(Transport& transport, const Arguments& arguments)
{
    if (auto checked = checkTransport(arguments); !checked)
        return checked;
    transport.verifyTls = transport.verifyTls && !arguments.has(u"insecure"_s);
    transport.authorityFile = arguments.value(u"cacert"_s).value_or(transport.authorityFile);
    transport.clientCertificate = arguments.value(u"client-cert"_s).value_or(transport.clientCertificate);
    transport.clientKey = arguments.value(u"client-key"_s).value_or(transport.clientKey);
    transport.clientKeyPassword = arguments.value(u"client-key-password"_s).value_or(transport.clientKeyPassword);
    if (auto done = applyHostCertificates(transport, arguments); !done)
        return done;
    transport.proxy = arguments.value(u"proxy"_s).value_or(transport.proxy);
    transport.noProxy = arguments.value(u"noproxy"_s).value_or(transport.noProxy);
    transport.unixSocket = arguments.value(u"unix-socket"_s).value_or(transport.unixSocket);
    if (arguments.has(u"http1.1"_s))
        transport.httpVersion = HttpVersion::Http1;
    if (arguments.has(u"http2"_s))
        transport.httpVersion = HttpVersion::Http2;
    const auto connect = arguments.integer(u"connect-timeout-ms"_s, 0);
    const auto total = arguments.integer(u"timeout-ms"_s, 0);
    if (!connect)
        return Failure(connect.error());
    if (!total)
        return Failure(total.error());
    if (*connect)
        transport.connectTimeoutMs = **connect;
    if (*total)
        transport.totalTimeoutMs = **total;
    return {};
}

QList<OptionSpec> transportOptions()
{
    return {
        {{u"k"_s, u"insecure"_s}, {}, RequestText::tr("do not verify TLS certificates")},
        {{u"cacert"_s}, u"FILE"_s, RequestText::tr("certificate authorities to trust")},
        {{u"client-cert"_s},
         u"FILE"_s,
         RequestText::tr("client certificate: PEM, or PKCS #12 with its key (.p12, .pfx)")},
        {{u"client-key"_s}, u"FILE"_s, RequestText::tr("its key")},
        {{u"client-key-password"_s},
         u"TEXT"_s,
         RequestText::tr("of the key; {{NAME}} is taken from IDEMSCOPE_SECRET_NAME")},
        {{u"host-cert"_s},
         u"HOST=FILE[,KEY[,PASSWORD]]"_s,
         RequestText::tr("client certificate for one host (*.example.com: its subdomains), where --client-cert "
                         "names none; repeatable")},
        {{u"proxy"_s},
         u"URL|environment"_s,
         RequestText::tr(
             "http:// or socks5:// proxy; environment: as http_proxy, https_proxy, all_proxy and no_proxy say"),
         true},
        {{u"noproxy"_s},
         u"LIST"_s,
         RequestText::tr("hosts that bypass it: names, .suffixes, addresses, 10.0.0.0/8, *"),
         true},
        {{u"unix-socket"_s}, u"PATH"_s, RequestText::tr("connect to a unix socket instead of host and port")},
        {{u"http1.1"_s}, {}, RequestText::tr("HTTP/1.1 only")},
        {{u"http2"_s}, {}, RequestText::tr("HTTP/2")},
        {{u"connect-timeout-ms"_s}, u"N"_s, RequestText::tr("0: none (10000)")},
        {{u"timeout-ms"_s}, u"N"_s, RequestText::tr("for the whole exchange; 0: none (30000)")},
    };
}

}
