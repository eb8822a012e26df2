// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/curloperation.h"

#include "interchange/curl/curloptions.h"

#include <algorithm>

namespace idemscope {

namespace {

struct CurlText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Curl)
};

/// Seconds as curl takes them, with a fraction.
int milliseconds(const QByteArray& seconds)
{
    const double value = seconds.toDouble();
    return value > 0 && value < 1e6 ? static_cast<int>(value * 1000) : 0;
}

QString withScheme(const QByteArray& proxy, const char* scheme)
{
    return QString::fromUtf8(proxy.contains("://") || proxy.isEmpty() ? proxy : scheme + proxy);
}

/// FILE or FILE:PASSWORD, where a colon or backslash of the file stands behind a backslash; a PKCS #11 URI is no file.
void takeCertificate(Transport& transport, const QByteArray& value)
{
    if (value.startsWith("pkcs11:")) {
        transport.clientCertificate = QString::fromUtf8(value);
        return;
    }
    QByteArray file;
    qsizetype at = 0;
    for (; at < value.size() && value[at] != ':'; ++at) {
        const bool isEscape =
            value[at] == '\\' && at + 1 < value.size() && QByteArrayView(":\\").contains(value[at + 1]);
        file += value[isEscape ? ++at : at];
    }
    transport.clientCertificate = QString::fromUtf8(file);
    if (at < value.size())
        transport.clientKeyPassword = QString::fromUtf8(value.sliced(at + 1));
}

/// Reads options from left to right, as curl does.
class OperationReader
{
public:
    explicit OperationReader(const ShellCommand& command)
        : m_words(command.words)
        , m_input(command.input)
        , m_inputFile(command.inputFile)
    {
        begin(m_words.front().begin);
    }

    std::vector<CurlOperation> read();

private:
    void begin(qsizetype offset);
    void word();
    void longOption(const ShellWord& word);
    void shortOptions(const ShellWord& word);
    void take(const CurlOption& option, const QByteArray& value, bool isOn);
    bool takeData(CurlMeaning meaning, const QByteArray& value);
    bool takeTransport(CurlMeaning meaning, const QByteArray& value, bool isOn);
    bool takeIdentity(const CurlOption& option, const QByteArray& value, bool isOn);
    void takeShape(CurlMeaning meaning, const QByteArray& value, bool isOn);
    /// The next word, or nothing with a warning where there is none.
    QByteArray nextValue(const ShellWord& option);
    void note(qsizetype offset, const Sentence& text) { current().notes.push_back({offset, text}); }
    CurlOperation& current() { return m_operations.back(); }

    const std::vector<ShellWord>& m_words;
    const std::optional<QByteArray>& m_input;
    const QByteArray& m_inputFile;
    std::size_t m_next = 1;
    bool m_isOptionsEnded = false;
    std::vector<CurlOperation> m_operations;
};

std::vector<CurlOperation> OperationReader::read()
{
    while (m_next < m_words.size())
        word();
    return std::move(m_operations);
}

void OperationReader::begin(qsizetype offset)
{
    CurlOperation& operation = m_operations.emplace_back();
    operation.begin = offset;
    operation.input = m_input;
    operation.inputFile = m_inputFile;
}

void OperationReader::word()
{
    const ShellWord& word = m_words[m_next++];
    if (m_isOptionsEnded || !word.text.startsWith('-') || word.text.size() == 1)
        current().urls.push_back(word);
    else if (word.text == "--")
        m_isOptionsEnded = true;
    else if (word.text.startsWith("--"))
        longOption(word);
    else
        shortOptions(word);
}

QByteArray OperationReader::nextValue(const ShellWord& option)
{
    if (m_next < m_words.size())
        return m_words[m_next++].text;
    note(option.begin, CurlText::trLater("The option %1 needs a value and has none; it was left out")
                           .with(QString::fromUtf8(option.text)));
    return {};
}

/// "--no-NAME" switches off what is a switch.
void OperationReader::longOption(const ShellWord& word)
{
    QByteArray name = word.text.sliced(2);
    const CurlOption* option = curlOptionNamed(name);
    const bool isOn = option != nullptr || !name.startsWith("no-");
    if (!isOn)
        option = curlOptionNamed(name.sliced(3));
    const qsizetype equals = name.indexOf('=');
    if (option == nullptr && equals > 0) {
        option = curlOptionNamed(name.first(equals));
        if (option != nullptr && option->takesValue)
            return take(*option, name.sliced(equals + 1), true);
    }
    if (option == nullptr)
        return note(
            word.begin,
            CurlText::trLater("The option %1 is not known and was left out").with(QString::fromUtf8(word.text)));
    if (!option->takesValue)
        return take(*option, {}, isOn);
    if (m_next >= m_words.size())
        nextValue(word);
    else
        take(*option, nextValue(word), isOn);
}

/// "-fsSL", "-XPOST", "-H'A: b'": letters up to the first that takes a value, which is the rest or the next word.
void OperationReader::shortOptions(const ShellWord& word)
{
    for (qsizetype at = 1; at < word.text.size(); ++at) {
        const CurlOption* option = curlOptionLettered(word.text[at]);
        if (option == nullptr) {
            note(word.begin, CurlText::trLater("The option %1 is not known and was left out")
                                 .with(u'-' + QString(QLatin1Char(word.text[at]))));
            continue;
        }
        if (!option->takesValue) {
            take(*option, {}, true);
            continue;
        }
        if (at + 1 < word.text.size())
            take(*option, word.text.sliced(at + 1), true);
        else if (m_next < m_words.size())
            take(*option, nextValue(word), true);
        else
            nextValue(word);
        return;
    }
}

void OperationReader::take(const CurlOption& option, const QByteArray& value, bool isOn)
{
    const qsizetype offset = m_words[m_next - 1].begin;
    if (option.meaning == CurlMeaning::Unsupported)
        return note(offset, CurlText::trLater("The option --%1 cannot be followed and was left out")
                                .with(QString::fromLatin1(option.name)));
    if (option.meaning == CurlMeaning::Next)
        return begin(offset);
    if (option.meaning == CurlMeaning::Url)
        return current().urls.push_back({value, offset});
    if (!takeData(option.meaning, value) && !takeTransport(option.meaning, value, isOn) &&
        !takeIdentity(option, value, isOn))
        takeShape(option.meaning, value, isOn);
}

bool OperationReader::takeData(CurlMeaning meaning, const QByteArray& value)
{
    using Kind = CurlData::Kind;
    const auto add = [&](Kind kind) {
        current().data.push_back({kind, value});
        return true;
    };
    switch (meaning) {
    case CurlMeaning::Data:
        return add(Kind::Plain);
    case CurlMeaning::DataBinary:
        return add(Kind::Binary);
    case CurlMeaning::DataRaw:
        return add(Kind::Raw);
    case CurlMeaning::DataUrlencode:
        return add(Kind::UrlEncode);
    case CurlMeaning::Json:
        current().isJson = true;
        return add(Kind::Json);
    case CurlMeaning::Form:
    case CurlMeaning::FormString:
        current().parts.push_back({value, meaning == CurlMeaning::FormString});
        return true;
    default:
        return false;
    }
}

bool OperationReader::takeTransport(CurlMeaning meaning, const QByteArray& value, bool isOn)
{
    Transport& transport = current().transport;
    switch (meaning) {
    case CurlMeaning::Insecure:
        transport.verifyTls = !isOn;
        return true;
    case CurlMeaning::CaCert:
        transport.authorityFile = QString::fromUtf8(value);
        return true;
    case CurlMeaning::Certificate:
        takeCertificate(transport, value);
        return true;
    case CurlMeaning::PrivateKey:
        transport.clientKey = QString::fromUtf8(value);
        return true;
    case CurlMeaning::KeyPassword:
        transport.clientKeyPassword = QString::fromUtf8(value);
        return true;
    case CurlMeaning::Proxy:
        transport.proxy = withScheme(value, "http://");
        return true;
    case CurlMeaning::Socks5:
        transport.proxy = withScheme(value, "socks5://");
        return true;
    case CurlMeaning::NoProxy:
        transport.noProxy = QString::fromUtf8(value);
        return true;
    case CurlMeaning::Location:
        transport.followRedirects = isOn;
        return true;
    case CurlMeaning::MaxTime:
        transport.totalTimeoutMs = milliseconds(value);
        return true;
    case CurlMeaning::ConnectTimeout:
        transport.connectTimeoutMs = milliseconds(value);
        return true;
    case CurlMeaning::Http1:
        transport.httpVersion = HttpVersion::Http1;
        return true;
    case CurlMeaning::Http2:
        transport.httpVersion = HttpVersion::Http2;
        return true;
    case CurlMeaning::UnixSocket:
        transport.unixSocket = QString::fromUtf8(value);
        return true;
    default:
        return false;
    }
}

bool OperationReader::takeIdentity(const CurlOption& option, const QByteArray& value, bool isOn)
{
    CurlOperation& operation = current();
    switch (option.meaning) {
    case CurlMeaning::User:
        operation.user = value;
        return true;
    case CurlMeaning::Bearer:
        operation.bearer = value;
        return true;
    case CurlMeaning::Basic:
        if (isOn)
            operation.otherAuth.clear();
        return true;
    case CurlMeaning::OtherAuth:
        operation.otherAuth = isOn ? QByteArray(option.name) : QByteArray();
        return true;
    case CurlMeaning::AwsSigv4:
        operation.awsSigv4 = value;
        return true;
    case CurlMeaning::Cookie:
        operation.cookies.push_back(value);
        return true;
    case CurlMeaning::UserAgent:
        operation.userAgent = value;
        return true;
    case CurlMeaning::Referer:
        operation.referer = value;
        return true;
    default:
        return false;
    }
}

void OperationReader::takeShape(CurlMeaning meaning, const QByteArray& value, bool isOn)
{
    CurlOperation& operation = current();
    switch (meaning) {
    case CurlMeaning::Method:
        operation.method = value;
        break;
    case CurlMeaning::Header:
        operation.headers.push_back(value);
        break;
    case CurlMeaning::Get:
        operation.isGet = isOn;
        break;
    case CurlMeaning::Head:
        operation.isHead = isOn;
        break;
    case CurlMeaning::UploadFile:
        operation.uploads.push_back(value);
        break;
    case CurlMeaning::UrlQuery:
        operation.queries.push_back(value);
        break;
    case CurlMeaning::Range:
        operation.range = value;
        break;
    case CurlMeaning::Compressed:
        operation.isCompressed = isOn;
        break;
    case CurlMeaning::GlobOff:
        operation.isGlobOff = isOn;
        break;
    default:
        break;
    }
}

}

std::vector<CurlOperation> curlOperations(const ShellCommand& command)
{
    return OperationReader(command).read();
}

}
