// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/json/words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <concepts>
#include <limits>

namespace idemscope::archive {

/// Texts of this file's errors.
struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JsonArchive)
};

/// Names the members of a value type once, for reading and writing alike: `template <typename A> static void list(A&
/// a)` calls `a(u"name", &Type::member)` for each.
template <typename T>
struct Members;

template <typename T>
concept Described = requires
{
    Members<T>{};
};
/// A type that is kept as another one: `Stored of(const T&)` and `T value(const Stored&)`.
template <typename T>
struct Substitute;

template <typename T>
concept Substituted = requires
{
    typename Substitute<T>::Stored;
};
template <typename T>
concept Worded = requires
{
    EnumWords<T>::list;
};

/// Collects the first error, with the path of the member it is about.
struct Reading
{
    std::optional<Error> error;

    void fail(const QString& path, const QString& expected)
    {
        if (!error)
            error = Error{ErrorCode::InvalidInput, Texts::tr("%1: %2 expected").arg(path, expected), {}};
    }
};

inline QJsonValue write(bool value)
{
    return value;
}
inline QJsonValue write(int value)
{
    return value;
}
inline QJsonValue write(qint64 value)
{
    return value;
}
inline QJsonValue write(quint64 value)
{
    return static_cast<qint64>(value);
}
inline QJsonValue write(double value)
{
    return value;
}
inline QJsonValue write(const QString& value)
{
    return value;
}
inline QJsonValue write(const QByteArray& value)
{
    return QString::fromUtf8(value);
}
inline QJsonValue write(const QJsonObject& value)
{
    return value;
}

template <Worded E>
QJsonValue write(E value)
{
    return word(value);
}

template <typename T>
QJsonValue write(const std::optional<T>& value);
template <typename T>
QJsonValue write(const std::vector<T>& values);
template <typename T, std::size_t N>
QJsonValue write(const std::array<T, N>& values);

template <Substituted T>
QJsonValue write(const T& value)
{
    return write(Substitute<T>::of(value));
}

/// Writes the members that differ from a new value's.
template <Described T>
QJsonValue write(const T& value)
{
    QJsonObject object;
    const T defaults{};
    auto member = [&](QStringView name, auto pointer) {
        if (!(value.*pointer == defaults.*pointer))
            object.insert(name.toString(), write(value.*pointer));
    };
    Members<T>::list(member);
    return object;
}

template <typename T>
QJsonValue write(const std::optional<T>& value)
{
    return value ? write(*value) : QJsonValue(QJsonValue::Null);
}

template <typename T>
QJsonValue write(const std::vector<T>& values)
{
    QJsonArray array;
    for (const T& value : values)
        array.append(write(value));
    return array;
}

template <typename T, std::size_t N>
QJsonValue write(const std::array<T, N>& values)
{
    return write(std::vector<T>(values.begin(), values.end()));
}

// Each read() stores the value, or reports what was expected at `path`. What comes back are members that nobody knows:
// an object of the same shape as the input, empty when there are none.

inline QJsonObject read(bool& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    json.isBool() ? void(value = json.toBool()) : reading.fail(path, Texts::tr("true or false"));
    return {};
}

template <std::integral I>
QJsonObject read(I& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    const double number = json.toDouble();
    const bool fits = json.isDouble() && number >= double(std::numeric_limits<I>::min()) &&
                      number <= double(std::numeric_limits<I>::max()) && number == double(json.toInteger(-1));
    fits ? void(value = static_cast<I>(json.toInteger())) : reading.fail(path, Texts::tr("a whole number"));
    return {};
}

inline QJsonObject read(double& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    json.isDouble() ? void(value = json.toDouble()) : reading.fail(path, Texts::tr("a number"));
    return {};
}

inline QJsonObject read(QString& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    json.isString() ? void(value = json.toString()) : reading.fail(path, Texts::tr("a text"));
    return {};
}

inline QJsonObject read(QByteArray& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    json.isString() ? void(value = json.toString().toUtf8()) : reading.fail(path, Texts::tr("a text"));
    return {};
}

inline QJsonObject read(QJsonObject& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    json.isObject() ? void(value = json.toObject()) : reading.fail(path, Texts::tr("an object"));
    return {};
}

template <Worded E>
QJsonObject read(E& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    const auto known = fromWord<E>(json.toString());
    known ? void(value = *known) : reading.fail(path, Texts::tr("one of %1").arg(allWords<E>()));
    return {};
}

template <typename T>
QJsonObject read(std::optional<T>& value, const QJsonValue& json, const QString& path, Reading& reading);
template <typename T>
QJsonObject read(std::vector<T>& values, const QJsonValue& json, const QString& path, Reading& reading);
template <typename T, std::size_t N>
QJsonObject read(std::array<T, N>& values, const QJsonValue& json, const QString& path, Reading& reading);

template <Substituted T>
QJsonObject read(T& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    typename Substitute<T>::Stored stored;
    QJsonObject unknown = read(stored, json, path, reading);
    value = Substitute<T>::value(stored);
    return unknown;
}

template <Described T>
QJsonObject read(T& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    if (!json.isObject()) {
        reading.fail(path, Texts::tr("an object"));
        return {};
    }
    QJsonObject unknown = json.toObject();
    auto member = [&](QStringView name, auto pointer) {
        const QString key = name.toString();
        if (!unknown.contains(key))
            return;
        const QString memberPath = path.isEmpty() ? key : path + QLatin1Char('.') + key;
        const QJsonObject inner = read(value.*pointer, unknown.take(key), memberPath, reading);
        if (!inner.isEmpty())
            unknown.insert(key, inner);
    };
    Members<T>::list(member);
    return unknown;
}

template <typename T>
QJsonObject read(std::optional<T>& value, const QJsonValue& json, const QString& path, Reading& reading)
{
    if (json.isNull()) {
        value.reset();
        return {};
    }
    return read(value.emplace(), json, path, reading);
}

template <typename T>
QJsonObject read(std::vector<T>& values, const QJsonValue& json, const QString& path, Reading& reading)
{
    if (!json.isArray()) {
        reading.fail(path, Texts::tr("a list"));
        return {};
    }
    QJsonObject unknown;
    const QJsonArray array = json.toArray();
    values.clear();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString itemPath = path + QLatin1Char('[') + QString::number(i) + QLatin1Char(']');
        const QJsonObject inner = read(values.emplace_back(), array.at(i), itemPath, reading);
        if (!inner.isEmpty())
            unknown.insert(QString::number(i), inner);
    }
    return unknown;
}

template <typename T, std::size_t N>
QJsonObject read(std::array<T, N>& values, const QJsonValue& json, const QString& path, Reading& reading)
{
    std::vector<T> list;
    read(list, json, path, reading);
    if (list.size() != N)
        reading.fail(path, Texts::tr("a list of %n items", nullptr, int(N)));
    else
        std::copy(list.begin(), list.end(), values.begin());
    return {};
}

/// Puts members that were unknown on reading back where they stood.
QJsonValue restore(const QJsonValue& known, const QJsonObject& unknown);

template <typename T>
struct ReadValue
{
    T value;
    QJsonObject unknown;
};

/// Reads a whole document. Errors: InvalidInput with the path of the member.
template <typename T>
Result<ReadValue<T>> readDocument(const QJsonObject& object)
{
    ReadValue<T> result;
    Reading reading;
    result.unknown = read(result.value, object, {}, reading);
    if (reading.error)
        return Failure(*reading.error);
    return result;
}

}
