// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/bytestext.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

struct BytesText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::BytesText)
};

QByteArray upToSemicolon(const QByteArray& text)
{
    const qsizetype end = text.indexOf(';');
    return (end < 0 ? text : text.left(end)).trimmed();
}

QByteArray charsetOf(const QByteArray& contentType)
{
    const QByteArray lower = contentType.toLower();
    const qsizetype at = lower.indexOf("charset=");
    return at < 0 ? QByteArray() : upToSemicolon(lower.mid(at + 8)).replace('"', "");
}

/// What the bytes say of themselves where no header does: a byte order mark, or XML's declaration.
QByteArray charsetIn(const QByteArray& bytes)
{
    if (const auto marked = QStringConverter::encodingForData(bytes))
        return QStringConverter::nameForEncoding(*marked);
    const QByteArray declaration =
        bytes.startsWith("<?xml") ? bytes.first(std::max<qsizetype>(0, bytes.indexOf("?>"))) : QByteArray();
    const qsizetype at = declaration.indexOf("encoding=");
    const QByteArray value = at < 0 ? QByteArray() : declaration.sliced(at + 9);
    return value.size() < 2 ? QByteArray() : value.sliced(1, std::max<qsizetype>(0, value.indexOf(value[0], 1) - 1));
}

/// Marks that turn the direction of what follows: an answer could be read as what it does not say.
bool turnsText(QChar c)
{
    const char16_t code = c.unicode();
    return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code == 0x200e ||
           code == 0x200f || code == 0x061c;
}

void nameTurns(QString& text)
{
    for (qsizetype i = text.size() - 1; i >= 0; --i) {
        if (turnsText(text[i]))
            text.replace(i, 1, u"⟨U+%1⟩"_s.arg(QString::number(text[i].unicode(), 16).toUpper(), 4, u'0'));
    }
}

/// U+2400 … are the pictures of control characters; line ends and tabs stay.
void showControls(QString& text)
{
    if (std::any_of(text.cbegin(), text.cend(), turnsText))
        nameTurns(text);
    for (QChar& c : text) {
        const char16_t code = c.unicode();
        if (code < 0x20 && code != u'\n' && code != u'\r' && code != u'\t')
            c = QChar(0x2400 + code);
        else if (code == 0x7f)
            c = QChar(0x2421);
    }
}

}

DecodedText decodeBytes(const QByteArray& bytes, const QByteArray& contentType)
{
    const QByteArray told = charsetOf(contentType);
    const QByteArray charset = told.isEmpty() ? charsetIn(bytes) : told;
    DecodedText result;
    const bool isUtf8 = charset.isEmpty() || charset.compare("us-ascii", Qt::CaseInsensitive) == 0;
    QStringDecoder decoder(isUtf8 ? "UTF-8" : charset.constData(),
                           QStringConverter::Flag::Stateless | QStringConverter::Flag::ConvertInitialBom);
    if (decoder.isValid()) {
        result.text = decoder(bytes);
        if (decoder.hasError())
            result.note = BytesText::tr("not valid %1: see Hex for the exact bytes")
                              .arg(QString::fromLatin1(charset.isEmpty() ? QByteArray("UTF-8") : charset.toUpper()));
    } else {
        result.text = QString::fromLatin1(bytes);
        result.note = BytesText::tr("charset %1 is not known: shown as ISO 8859-1").arg(QString::fromLatin1(charset));
    }
    showControls(result.text);
    return result;
}

bool looksLikeJson(const QByteArray& body, const QByteArray& contentType)
{
    const QByteArray type = upToSemicolon(contentType).toLower();
    if (!type.isEmpty())
        return type.endsWith("/json") || type.endsWith("+json");
    const QByteArray start = body.left(64).trimmed();
    return start.startsWith('{') || start.startsWith('[');
}

QString softBroken(const QString& text, qsizetype longest)
{
    QString result;
    qsizetype lineStart = 0;
    while (lineStart <= text.size()) {
        qsizetype lineEnd = text.indexOf(u'\n', lineStart);
        if (lineEnd < 0)
            lineEnd = text.size();
        for (qsizetype at = lineStart; at < lineEnd; at += longest) {
            if (at > lineStart)
                result += u'\n';
            result += QStringView(text).mid(at, std::min(longest, lineEnd - at));
        }
        if (lineEnd < text.size())
            result += u'\n';
        lineStart = lineEnd + 1;
    }
    return result;
}

QString hexDump(const QByteArray& bytes)
{
    static constexpr qsizetype perLine = 16;
    static constexpr char digits[] = "0123456789abcdef";
    QString result;
    result.reserve(bytes.size() * 5);
    for (qsizetype at = 0; at < bytes.size(); at += perLine) {
        QString ascii;
        result += u"%1  "_s.arg(at, 8, 16, QChar(u'0'));
        for (qsizetype i = at; i < at + perLine; ++i) {
            if (i >= bytes.size()) {
                result += "   "_L1;
                continue;
            }
            const auto byte = uchar(bytes[i]);
            result += QLatin1Char(digits[byte >> 4]);
            result += QLatin1Char(digits[byte & 15]);
            result += i % 8 == 7 ? "  "_L1 : " "_L1;
            ascii += byte >= 0x20 && byte < 0x7f ? QLatin1Char(char(byte)) : QLatin1Char('.');
        }
        result += u' ' + ascii + u'\n';
    }
    return result;
}

}
