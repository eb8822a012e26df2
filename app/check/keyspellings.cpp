// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/keyspellings.h"

#include "check/plays.h"

#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct KeySpellings
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::KeySpellings)
};

constexpr int usualMaximum = 255; ///< characters, where the profile names none
constexpr int uuidLength = 36;

Play playOf(const QString& name, std::vector<Variation> variations)
{
    Scenario scenario = sequence(int(variations.size()));
    scenario.variations = std::move(variations);
    return play(name, scenario);
}

/// Of the keys that the contract makes; of a template with variables about.
int keyLength(const KeyMaking& making)
{
    if (making.kind != KeyMaking::Kind::Template)
        return uuidLength;
    static const QRegularExpression variable(uR"(\{\{[^}]*\}\})"_s);
    return int(QString(making.text).replace(variable, QString(uuidLength, u'x')).size());
}

/// The operation's key, made `length` characters long by what ends in `last`.
QByteArray padded(const Contract& contract, int length, char last)
{
    const int missing = length - keyLength(contract.making);
    return missing < 1 ? QByteArray() : "{{key}}" + QByteArray(missing - 1, 'x') + last;
}

bool isHeader(const Contract& contract)
{
    return contract.placement.kind == KeyPlacement::Kind::Header;
}

/// The key in the header without the quotes that the contract puts around it.
Variation bare()
{
    Variation variation;
    variation.withoutKey = true;
    variation.secondKey = "{{key}}";
    return variation;
}

KeySpelling quoted(const Contract& contract)
{
    const Variation asMade = withKeyText("{{key}}");
    const Variation other = contract.placement.quoted ? bare() : withKeyText("\"{{key}}\"");
    return {KeySpelling::Kind::Pair, playOf(u"quoted and bare"_s, {asMade, other}),
            KeySpellings::trLater("a key in quotes and without"), Practice::QuotedIsBare, false};
}

KeySpelling spaced(const Contract& contract)
{
    const bool isTrimmedByHttp = isHeader(contract) && !contract.placement.quoted;
    return {isTrimmedByHttp ? KeySpelling::Kind::Header : KeySpelling::Kind::Pair,
            playOf(u"surrounding space"_s, {withKeyText("{{key}}"), withKeyText(" {{key}} ")}),
            KeySpellings::trLater("a key with and without surrounding space"), Practice::SpaceTrimmed, false};
}

void addEnds(std::vector<KeySpelling>& spellings, const Contract& contract, int length, bool isBeyond)
{
    const QByteArray one = padded(contract, length, 'a');
    if (one.isEmpty())
        return;
    spellings.push_back({KeySpelling::Kind::Ends,
                         playOf(isBeyond ? u"one character more"_s : u"longest"_s,
                                {withKeyText(one), withKeyText(padded(contract, length, 'b'))}),
                         KeySpellings::trLater("keys of %1 characters").with(double(length)), Practice::LongKeyRefused,
                         isBeyond});
}

QByteArray quotedAs(const Contract& contract, const QByteArray& text)
{
    return contract.placement.quoted ? '"' + text + '"' : text;
}

/// A structured-field String is ASCII (RFC 9651 §3.3.3).
KeySpelling odd(const Contract& contract)
{
    std::vector<Variation> variations = {withKeyText(""), withKeyText("i")};
    if (!contract.placement.quoted)
        variations.push_back(withKeyText("{{key}}-\xc3\xa9"));
    return {KeySpelling::Kind::Odd, playOf(u"empty, one character, not ASCII"_s, std::move(variations)),
            KeySpellings::trLater("an empty key, one of a single character or one that is not ASCII"),
            Practice::EmptyKeyRefused, false};
}

/// A used key comes second, then first.
KeySpelling twice(const Contract& contract)
{
    return {
        KeySpelling::Kind::Twice,
        playOf(u"header sent twice"_s, {withKeyText("{{key}}"), withTwoKeys("{{key}}-2", quotedAs(contract, "{{key}}")),
                                        withTwoKeys("{{key}}", quotedAs(contract, "{{key}}-3"))}),
        KeySpellings::trLater("two key headers"), Practice::QuotedIsBare, false};
}

}

std::vector<KeySpelling> keySpellings(const CheckContext& context)
{
    const Contract& contract = context.request.contract;
    const int maximum = context.profile.longestKey.value_or(usualMaximum);
    std::vector<KeySpelling> spellings;
    if (isHeader(contract))
        spellings.push_back(quoted(contract));
    spellings.push_back({KeySpelling::Kind::Pair,
                         playOf(u"upper and lower case"_s, {withKeyText("K-{{key}}"), withKeyText("k-{{key}}")}),
                         KeySpellings::trLater("keys that differ in upper and lower case"), Practice::CaseFolded,
                         false});
    spellings.push_back(spaced(contract));
    addEnds(spellings, contract, maximum, false);
    addEnds(spellings, contract, maximum + 1, true);
    spellings.push_back(odd(contract));
    if (isHeader(contract))
        spellings.push_back(twice(contract));
    return spellings;
}

}
