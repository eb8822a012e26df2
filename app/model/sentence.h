// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace idemscope {

struct SentenceArgument;

/// A visible sentence that is kept untranslated, so that it follows a change of language, also when it comes from the
/// run log. A value; text() is for the thread that shows it.
struct Sentence
{
    QByteArray context;                      ///< of the translation; empty: the source is said as it is
    QByteArray source;                       ///< English, UTF-8, with %1 … %9 and, where `count` is given, %n or %Ln
    std::optional<int> count;                ///< chooses the plural
    std::vector<SentenceArgument> arguments; ///< for %1 … %9

    /// A text in no particular language.
    static Sentence verbatim(const QString& text);

    bool isEmpty() const { return source.isEmpty(); }
    /// In the language and with the numbers of this moment; English where no translator knows better.
    QString text() const;

    /// The sentence with its next arguments, each what a SentenceArgument can be made of.
    template <typename... Values>
    Sentence with(const Values&... values) const;

    bool operator==(const Sentence& other) const;
};

/// What stands for one of %1 … %9 in a Sentence.
struct SentenceArgument
{
    SentenceArgument() = default;
    SentenceArgument(const QString& keptText)
        : text(keptText)
    {
    }
    /// Exact up to 2^53.
    SentenceArgument(double value, std::optional<int> fixedDecimals = {})
        : number(value)
        , decimals(fixedDecimals)
    {
    }
    SentenceArgument(const Sentence& sentence)
        : part(sentence)
    {
    }

    QString text;                 ///< kept as it is
    std::optional<double> number; ///< instead of a text: written as the locale of the moment writes it
    std::optional<int> decimals;  ///< of the number; none: as few as it takes
    std::optional<Sentence> part; ///< instead of a text: translated along with the rest

    bool operator==(const SentenceArgument&) const = default;
};

template <typename... Values>
Sentence Sentence::with(const Values&... values) const
{
    Sentence result = *this;
    (result.arguments.push_back(SentenceArgument(values)), ...);
    return result;
}

/// Gives a struct trLater(), which makes the sentences of one translation context. The counterpart of
/// Q_DECLARE_TR_FUNCTIONS and tr(), with the same arguments; lupdate is told so by its option -tr-function-alias.
#define IDEMSCOPE_DECLARE_SENTENCES(Class)                                                                             \
public:                                                                                                                \
    static ::idemscope::Sentence trLater(const char* source)                                                           \
    {                                                                                                                  \
        return {#Class, source, {}, {}};                                                                               \
    }                                                                                                                  \
    static ::idemscope::Sentence trLater(const char* source, std::nullptr_t, int count)                                \
    {                                                                                                                  \
        return {#Class, source, count, {}};                                                                            \
    }

}
