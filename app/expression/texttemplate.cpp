// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "expression/texttemplate.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Variables
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Variables)
};

constexpr qsizetype largestText = 64 * 1024 * 1024;
constexpr int mostReplacements = 100'000;
constexpr std::size_t deepestNesting = 100;

/// Within a level the last one of that name.
const Field* findIn(const Fields& fields, const QString& name)
{
    const auto found = std::find_if(fields.rbegin(), fields.rend(),
                                    [&](const Field& field) { return field.enabled && field.name == name; });
    return found == fields.rend() ? nullptr : &*found;
}

/// The narrowest level that has an enabled variable of that name.
const VariableLayer* findLevel(const VariableScope& scope, const QString& name)
{
    const auto found = std::find_if(scope.begin(), scope.end(),
                                    [&](const VariableLayer& layer) { return findIn(layer.variables, name); });
    return found == scope.end() ? nullptr : &*found;
}

/// What a late variable stands for in this rendering. It came from outside, so it is never read as a template.
struct LateValue
{
    QByteArray text;
    bool isSample = false;
};

LateValue lateValue(const Generated& generated, const QString& name, const QByteArray& sample)
{
    if (!generated.late)
        return {sample, true};
    if (const Field* value = findIn(*generated.late, name))
        return {value->value.toUtf8(), false};
    const auto other = std::find_if(generated.late->rbegin(), generated.late->rend(),
                                    [&](const Field& field) { return field.name == name; });
    return {other == generated.late->rend() ? sample : other->value.toUtf8(), true};
}

void appendOnce(std::vector<QString>& names, const QString& name)
{
    if (std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(name);
}

/// The value of an environment variable of the process that {{$processEnv NAME}} names.
std::optional<QByteArray> processEnvironment(const QString& text)
{
    static constexpr auto prefix = "$processEnv "_L1;
    if (!text.startsWith(prefix))
        return std::nullopt;
    const QByteArray name = text.sliced(prefix.size()).trimmed().toLocal8Bit();
    return qEnvironmentVariableIsSet(name.constData()) ? std::optional(qgetenv(name.constData())) : std::nullopt;
}

}

/// Builds one TextTemplate; of this file.
class TemplateCompiler
{
public:
    explicit TemplateCompiler(const VariableScope& scope)
        : m_scope(scope)
    {
    }

    Result<TextTemplate> compile(const QByteArray& text)
    {
        m_limit = largestText + text.size();
        if (auto done = addText(text); !done)
            return Failure(done.error());
        return std::move(m_result);
    }

private:
    using Piece = TextTemplate::Piece;

    Result<void> addText(QByteArrayView text)
    {
        while (!text.isEmpty()) {
            const auto [begin, end] = nextVariable(text);
            addLiteral(text.first(begin));
            if (begin == text.size())
                break;
            const QByteArrayView typed = text.sliced(begin, end - begin);
            if (auto done = addVariable(typed, QString::fromUtf8(typed.sliced(2).chopped(2)).trimmed()); !done)
                return done;
            text = text.sliced(end);
        }
        return {};
    }

    /// Where the first {{name}} begins and ends; a name holds neither braces nor line ends. Begin = size: there is
    /// none.
    static std::pair<qsizetype, qsizetype> nextVariable(QByteArrayView text)
    {
        for (qsizetype begin = text.indexOf("{{"); begin >= 0; begin = text.indexOf("{{", begin + 1)) {
            qsizetype end = begin + 2;
            while (end < text.size() && !QByteArrayView("{}\n\r").contains(text[end]))
                ++end;
            const bool isClosed = text.sliced(end).startsWith("}}");
            if (isClosed && !text.sliced(begin + 2, end - begin - 2).trimmed().isEmpty())
                return {begin, end + 2};
        }
        return {text.size(), text.size()};
    }

    void addLiteral(QByteArrayView text)
    {
        if (text.isEmpty())
            return;
        m_size += text.size();
        auto& pieces = m_result.m_pieces;
        if (pieces.empty() || pieces.back().kind != Piece::Kind::Literal)
            pieces.emplace_back();
        pieces.back().literal.append(text);
    }

    void add(Piece piece)
    {
        piece.isPerAttempt = m_perAttemptDepth > 0;
        m_result.m_pieces.push_back(std::move(piece));
    }

    Result<void> addVariable(QByteArrayView typed, const QString& name)
    {
        if (m_size > m_limit || ++m_replacements > mostReplacements || m_open.size() >= deepestNesting)
            return fail(ErrorCode::Limit, Variables::tr("{{%1}}: variables nested too deeply or too large").arg(name));
        if (name == "key"_L1)
            add({.kind = Piece::Kind::Key, .literal = {}, .dynamic = {}, .name = {}});
        else if (name == "operation"_L1)
            add({.kind = Piece::Kind::Operation, .literal = {}, .dynamic = {}, .name = {}});
        else if (name == "round"_L1)
            add({.kind = Piece::Kind::Round, .literal = {}, .dynamic = {}, .name = {}});
        else
            return addNamed(typed, name);
        return {};
    }

    Result<void> addNamed(QByteArrayView typed, const QString& name)
    {
        auto dynamic = DynamicValue::parse(name);
        if (!dynamic)
            return Failure(dynamic.error());
        if (*dynamic) {
            add({.kind = Piece::Kind::Dynamic, .literal = {}, .dynamic = std::move(*dynamic), .name = {}});
        } else if (const auto value = processEnvironment(name)) {
            addLiteral(*value);
        } else if (const VariableLayer* level = findLevel(m_scope, name)) {
            return addField(*findIn(level->variables, name), level->isLate());
        } else {
            addLiteral(typed);
            appendOnce(m_result.m_unresolved, name);
        }
        return {};
    }

    Result<void> addField(const Field& variable, bool isLate)
    {
        if (const auto at = std::find(m_open.begin(), m_open.end(), variable.name); at != m_open.end()) {
            const QStringList members(at, m_open.end());
            return fail(ErrorCode::InvalidInput, Variables::tr("These variables refer to each other in a circle: %1")
                                                     .arg((members + QStringList(variable.name)).join(u" → "_s)));
        }
        m_open.push_back(variable.name);
        m_perAttemptDepth += variable.perAttempt ? 1 : 0;
        if (variable.perAttempt)
            appendOnce(m_result.m_perAttempt, variable.name);
        if (variable.secret)
            add({.kind = Piece::Kind::SecretBegin, .literal = {}, .dynamic = {}, .name = variable.name});
        auto done = isLate ? addLate(variable) : addText(variable.value.toUtf8());
        if (variable.secret)
            add({.kind = Piece::Kind::SecretEnd, .literal = {}, .dynamic = {}, .name = variable.name});
        m_perAttemptDepth -= variable.perAttempt ? 1 : 0;
        m_open.pop_back();
        return done;
    }

    Result<void> addLate(const Field& variable)
    {
        appendOnce(m_result.m_late, variable.name);
        add({.kind = Piece::Kind::Late, .literal = variable.value.toUtf8(), .dynamic = {}, .name = variable.name});
        return {};
    }

    const VariableScope& m_scope;
    TextTemplate m_result;
    std::vector<QString> m_open; ///< variables whose values are being replaced, outermost first
    int m_perAttemptDepth = 0;
    int m_replacements = 0;
    qsizetype m_size = 0;
    qsizetype m_limit = 0;
};

Result<TextTemplate> TextTemplate::compile(const QByteArray& text, const VariableScope& scope)
{
    return TemplateCompiler(scope).compile(text);
}

bool TextTemplate::isConstant() const
{
    return std::all_of(m_pieces.begin(), m_pieces.end(), [](const Piece& piece) {
        return piece.kind == Piece::Kind::Literal || piece.kind == Piece::Kind::SecretBegin ||
               piece.kind == Piece::Kind::SecretEnd;
    });
}

bool TextTemplate::usesKey() const
{
    return std::any_of(m_pieces.begin(), m_pieces.end(),
                       [](const Piece& piece) { return piece.kind == Piece::Kind::Key; });
}

QByteArray TextTemplate::render(Source source, std::vector<Secret>& secrets) const
{
    if (m_pieces.size() == 1 && m_pieces.front().kind == Piece::Kind::Literal)
        return m_pieces.front().literal;
    QByteArray text;
    std::vector<qsizetype> secretBegins;
    qsizetype sampleAt = -1; ///< the last one: what holds it is no secret
    const auto encoded = [&](const QByteArray& value) {
        return source.encode ? source.encode(value) : value;
    };
    for (const Piece& piece : m_pieces) {
        Generated& generated = piece.isPerAttempt ? source.perAttempt : source.generated;
        switch (piece.kind) {
        case Piece::Kind::Literal:
            text += piece.literal;
            break;
        case Piece::Kind::Key:
            text += encoded(generated.key);
            break;
        case Piece::Kind::Operation:
            text += encoded(generated.operation);
            break;
        case Piece::Kind::Round:
            text += QByteArray::number(generated.round);
            break;
        case Piece::Kind::Dynamic:
            text += piece.dynamic->make(generated);
            break;
        case Piece::Kind::Late: {
            const LateValue value = lateValue(generated, piece.name, piece.literal);
            if (value.isSample)
                sampleAt = text.size();
            text += value.text;
            break;
        }
        case Piece::Kind::SecretBegin:
            secretBegins.push_back(text.size());
            break;
        case Piece::Kind::SecretEnd: {
            const bool isReal = sampleAt < secretBegins.back();
            const Secret secret{piece.name, text.sliced(secretBegins.back())};
            secretBegins.pop_back();
            if (isReal && !secret.value.isEmpty() && std::find(secrets.begin(), secrets.end(), secret) == secrets.end())
                secrets.push_back(secret);
        }
        }
    }
    return text;
}

}
