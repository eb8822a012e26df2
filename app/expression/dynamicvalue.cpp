// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/dynamicvalue.h"

#include "base/clock.h"
#include "base/uuid.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Dynamic
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DynamicValue)
};

constexpr std::array firstNames = {"Ada", "Ben",  "Chen", "Dana", "Elif", "Farid", "Grace", "Hugo", "Ines", "Jonas",
                                   "Kim", "Lena", "Mei",  "Noah", "Olga", "Priya", "Rosa",  "Sami", "Tess", "Yuki"};
constexpr std::array lastNames = {"Adams",  "Becker", "Costa",  "Dubois", "Evans",  "Fischer", "Garcia",
                                  "Haddad", "Ito",    "Jensen", "Kumar",  "Lopez",  "Meyer",   "Novak",
                                  "Okafor", "Petrov", "Rossi",  "Silva",  "Tanaka", "Wang"};
constexpr std::array currencies = {"AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD",
                                   "INR", "JPY", "KRW", "MXN", "NOK", "NZD", "PLN", "SEK", "SGD", "USD"};
constexpr char alphabet[] = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

template <std::size_t Size>
QByteArray pick(const std::array<const char*, Size>& values, Random& random)
{
    return values[static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(Size) - 1))];
}

/// An offset as REST Client writes it: a whole number and y, M, w, d, h, m, s or ms.
std::optional<QDateTime> moved(const QDateTime& moment, const QString& amount, const QString& unit)
{
    static const QList<std::pair<QString, qint64>> milliseconds = {{u"w"_s, 604'800'000}, {u"d"_s, 86'400'000},
                                                                   {u"h"_s, 3'600'000},   {u"m"_s, 60'000},
                                                                   {u"s"_s, 1'000},       {u"ms"_s, 1}};
    bool isNumber = false;
    const int count = amount.toInt(&isNumber);
    if (!isNumber)
        return std::nullopt;
    if (unit == "y"_L1)
        return moment.addYears(count);
    if (unit == "M"_L1)
        return moment.addMonths(count);
    for (const auto& [name, length] : milliseconds) {
        if (name == unit)
            return moment.addMSecs(count * length);
    }
    return std::nullopt;
}

/// The generated moment, moved by the arguments from `first` on if there are any.
QDateTime momentOf(const QStringList& arguments, qsizetype first, const Generated& generated)
{
    if (arguments.size() <= first)
        return generated.now;
    return moved(generated.now, arguments[first], arguments[first + 1]).value_or(generated.now);
}

/// Day.js letters, as REST Client takes them, in Qt's.
QString formatted(const QDateTime& moment, const QString& format)
{
    const QLocale english = QLocale::c();
    if (format == "iso8601"_L1)
        return moment.toString(Qt::ISODateWithMs);
    if (format == "rfc1123"_L1)
        return english.toString(moment.toUTC(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    QString letters = format;
    letters.replace(u'Y', u'y').replace(u'D', u'd').replace(u'H', u'h').replace(u"SSS"_s, u"zzz"_s);
    return english.toString(moment, letters);
}

QByteArray uuid(const QStringList&, Generated& generated)
{
    return uuid4(generated.random);
}

QByteArray timestamp(const QStringList& arguments, Generated& generated)
{
    return QByteArray::number(momentOf(arguments, 0, generated).toSecsSinceEpoch());
}

QByteArray isoTimestamp(const QStringList&, Generated& generated)
{
    return wallClockText(generated.now).toLatin1();
}

QByteArray dateTime(const QStringList& arguments, Generated& generated)
{
    return formatted(momentOf(arguments, 1, generated).toUTC(), arguments[0]).toUtf8();
}

QByteArray localDateTime(const QStringList& arguments, Generated& generated)
{
    const QDateTime local = momentOf(arguments, 1, generated).toLocalTime();
    return formatted(local.toOffsetFromUtc(local.offsetFromUtc()), arguments[0]).toUtf8();
}

/// Postman: 0…1000, both included; with arguments as REST Client and JetBrains: the larger one excluded.
QByteArray randomInteger(const QStringList& arguments, Generated& generated)
{
    if (arguments.isEmpty())
        return QByteArray::number(generated.random.between(0, 1000));
    return QByteArray::number(generated.random.between(arguments[0].toLongLong(), arguments[1].toLongLong() - 1));
}

QByteArray randomAlphaNumeric(const QStringList&, Generated& generated)
{
    return QByteArray(1, alphabet[generated.random.between(0, sizeof(alphabet) - 2)]);
}

QByteArray randomBoolean(const QStringList&, Generated& generated)
{
    return generated.random.between(0, 1) == 1 ? "true" : "false";
}

QByteArray randomFirstName(const QStringList&, Generated& generated)
{
    return pick(firstNames, generated.random);
}
QByteArray randomLastName(const QStringList&, Generated& generated)
{
    return pick(lastNames, generated.random);
}

QByteArray randomFullName(const QStringList&, Generated& generated)
{
    const QByteArray first = pick(firstNames, generated.random);
    return first + ' ' + pick(lastNames, generated.random);
}

/// example.com never receives anything (RFC 2606 §3).
QByteArray randomEmail(const QStringList&, Generated& generated)
{
    const QByteArray first = pick(firstNames, generated.random).toLower();
    const QByteArray last = pick(lastNames, generated.random).toLower();
    return first + '.' + last + QByteArray::number(generated.random.between(1, 9999)) + "@example.com";
}

QByteArray randomPrice(const QStringList&, Generated& generated)
{
    const std::int64_t cents = generated.random.between(0, 100'000);
    return QByteArray::number(qlonglong(cents / 100)) + '.' +
           QByteArray::number(qlonglong(cents % 100)).rightJustified(2, '0');
}

QByteArray randomCurrencyCode(const QStringList&, Generated& generated)
{
    return pick(currencies, generated.random);
}

// What arguments a value takes.
bool none(const QStringList& arguments)
{
    return arguments.isEmpty();
}

bool offsetFrom(const QStringList& arguments, qsizetype first)
{
    static const QDateTime anyMoment = QDateTime::fromSecsSinceEpoch(0, Qt::UTC);
    return arguments.size() == first ||
           (arguments.size() == first + 2 && moved(anyMoment, arguments[first], arguments[first + 1]));
}

bool offset(const QStringList& arguments)
{
    return offsetFrom(arguments, 0);
}
bool formatAndOffset(const QStringList& arguments)
{
    return !arguments.isEmpty() && offsetFrom(arguments, 1);
}

bool optionalRange(const QStringList& arguments)
{
    if (arguments.size() != 2)
        return arguments.isEmpty();
    bool isLow = false;
    bool isHigh = false;
    return arguments[0].toLongLong(&isLow) < arguments[1].toLongLong(&isHigh) && isLow && isHigh;
}

struct Entry
{
    QLatin1StringView name;
    DynamicValue::Function make;
    bool (*accepts)(const QStringList& arguments);
};

constexpr Entry entries[] = {{"$guid"_L1, uuid, none},
                             {"$randomUUID"_L1, uuid, none},
                             {"$uuid"_L1, uuid, none},
                             {"$random.uuid"_L1, uuid, none},
                             {"$timestamp"_L1, timestamp, offset},
                             {"$isoTimestamp"_L1, isoTimestamp, none},
                             {"$datetime"_L1, dateTime, formatAndOffset},
                             {"$localDatetime"_L1, localDateTime, formatAndOffset},
                             {"$randomInt"_L1, randomInteger, optionalRange},
                             {"$random.integer"_L1, randomInteger, optionalRange},
                             {"$randomAlphaNumeric"_L1, randomAlphaNumeric, none},
                             {"$randomBoolean"_L1, randomBoolean, none},
                             {"$randomEmail"_L1, randomEmail, none},
                             {"$randomFirstName"_L1, randomFirstName, none},
                             {"$randomLastName"_L1, randomLastName, none},
                             {"$randomFullName"_L1, randomFullName, none},
                             {"$randomPrice"_L1, randomPrice, none},
                             {"$randomCurrencyCode"_L1, randomCurrencyCode, none}};

/// `name a "b c"` or `name(a, b)`.
std::pair<QString, QStringList> split(const QString& text)
{
    static const QRegularExpression call(u"^(\\$[\\w.]+)\\((.*)\\)$"_s);
    static const QRegularExpression word(u"\"([^\"]*)\"|'([^']*)'|(\\S+)"_s);
    QStringList words;
    if (const auto match = call.match(text); match.hasMatch()) {
        for (const QString& argument : match.captured(2).split(u',', Qt::SkipEmptyParts))
            words += argument.trimmed();
        return {match.captured(1), words};
    }
    for (auto match = word.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch next = match.next();
        words += next.captured(next.lastCapturedIndex());
    }
    const QString name = words.isEmpty() ? QString() : words.takeFirst();
    return {name, words};
}

}

Result<std::optional<DynamicValue>> DynamicValue::parse(const QString& text)
{
    if (!text.startsWith(u'$'))
        return std::optional<DynamicValue>();
    const auto [name, arguments] = split(text);
    for (const Entry& entry : entries) {
        if (entry.name != name)
            continue;
        if (!entry.accepts(arguments))
            return fail(ErrorCode::InvalidInput,
                        Dynamic::tr("{{%1}}: %2 does not take these arguments").arg(text, name));
        return std::optional(DynamicValue(entry.make, arguments));
    }
    return std::optional<DynamicValue>();
}

QStringList DynamicValue::names()
{
    QStringList names;
    for (const Entry& entry : entries)
        names += entry.name;
    return names;
}

}
