// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/yaml.h"

#include "interchange/yamlwriter.h"

#include <QCoreApplication>

#include <algorithm>

#include <yaml.h>

namespace idemscope {

namespace {

struct Yaml
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Yaml)
};

QByteArray bytesOf(const yaml_char_t* text)
{
    return text == nullptr ? QByteArray() : QByteArray(reinterpret_cast<const char*>(text));
}

/// An event of libyaml, freed with its owner.
struct Event : yaml_event_t
{
    Event()
        : yaml_event_t{}
    {
    }
    ~Event() { yaml_event_delete(this); }
    Q_DISABLE_COPY_MOVE(Event)
};

YamlItem scalarOf(const yaml_event_t& event)
{
    const auto& scalar = event.data.scalar;
    const auto* text = reinterpret_cast<const char*>(scalar.value);
    const bool isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.plain_implicit != 0;
    return {QByteArray(text, static_cast<qsizetype>(scalar.length)), isPlain, bytesOf(scalar.anchor)};
}

/// Reads one text by libyaml, event by event.
class YamlReader
{
public:
    explicit YamlReader(const ImportSource& source)
        : m_source(source)
    {
        yaml_parser_initialize(&m_parser);
        const QByteArray& text = source.text();
        yaml_parser_set_input_string(&m_parser, reinterpret_cast<const unsigned char*>(text.constData()),
                                     static_cast<std::size_t>(text.size()));
        yaml_parser_set_encoding(&m_parser, YAML_UTF8_ENCODING);
    }
    ~YamlReader() { yaml_parser_delete(&m_parser); }
    Q_DISABLE_COPY_MOVE(YamlReader)

    Result<QByteArray> read();

private:
    bool take(const yaml_event_t& event);
    Failure notYaml() const;
    Failure refused(const yaml_mark_t& mark) const;
    Failure failure(ErrorCode code, qsizetype line, qsizetype column, const QString& what) const;

    const ImportSource& m_source;
    yaml_parser_t m_parser = {};
    YamlWriter m_writer;
    int m_documents = 0;
};

Result<QByteArray> YamlReader::read()
{
    for (;;) {
        Event event;
        if (yaml_parser_parse(&m_parser, &event) == 0)
            return notYaml();
        if (event.type == YAML_STREAM_END_EVENT)
            break;
        if (event.type == YAML_DOCUMENT_START_EVENT && ++m_documents > 1)
            return failure(ErrorCode::InvalidInput, static_cast<qsizetype>(event.start_mark.line) + 1, 1,
                           Yaml::tr("a second document starts here; import each from a file of its own"));
        if (!take(event))
            return refused(event.start_mark);
    }
    return m_writer.json().isEmpty() ? QByteArray("null") : m_writer.json();
}

bool YamlReader::take(const yaml_event_t& event)
{
    switch (event.type) {
    case YAML_SCALAR_EVENT:
        return m_writer.scalar(scalarOf(event));
    case YAML_ALIAS_EVENT:
        return m_writer.alias(bytesOf(event.data.alias.anchor));
    case YAML_SEQUENCE_START_EVENT:
        return m_writer.begin({{}, true, bytesOf(event.data.sequence_start.anchor)}, false);
    case YAML_MAPPING_START_EVENT:
        return m_writer.begin({{}, true, bytesOf(event.data.mapping_start.anchor)}, true);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        return m_writer.end();
    default:
        return true;
    }
}

/// What libyaml says about a text is English; it names what it met.
Failure YamlReader::notYaml() const
{
    const QString problem = Yaml::tr("not YAML: %1").arg(QString::fromUtf8(m_parser.problem));
    if (m_parser.error == YAML_READER_ERROR) {
        const TextPlace place = m_source.placeOf(static_cast<qsizetype>(m_parser.problem_offset));
        return failure(ErrorCode::InvalidInput, place.line, place.column, problem);
    }
    const yaml_mark_t& mark = m_parser.problem_mark;
    return failure(ErrorCode::InvalidInput, static_cast<qsizetype>(mark.line) + 1,
                   static_cast<qsizetype>(mark.column) + 1, problem);
}

Failure YamlReader::refused(const yaml_mark_t& mark) const
{
    const auto line = static_cast<qsizetype>(mark.line) + 1;
    const auto column = static_cast<qsizetype>(mark.column) + 1;
    switch (m_writer.trouble()) {
    case YamlWriter::Trouble::Name:
        return failure(ErrorCode::InvalidInput, line, column, Yaml::tr("a name must be a text, not a list or a map"));
    case YamlWriter::Trouble::Alias:
        return failure(ErrorCode::InvalidInput, line, column,
                       Yaml::tr("this alias (*name) names nothing that is complete above it"));
    case YamlWriter::Trouble::Growth:
        return failure(ErrorCode::Limit, line, column,
                       Yaml::tr("its aliases (*name) would grow the file by more than 16 MiB; write the values out"));
    default:
        return failure(ErrorCode::Limit, line, column, Yaml::tr("it is nested more than 256 deep"));
    }
}

Failure YamlReader::failure(ErrorCode code, qsizetype line, qsizetype column, const QString& what) const
{
    return fail(code, Yaml::tr("%1: line %2, column %3: %4").arg(m_source.name()).arg(line).arg(column).arg(what));
}

bool startsLikeJson(const QByteArray& text)
{
    const auto* first = std::find_if(text.begin(), text.end(), [](char letter) { return !std::isspace(letter); });
    return first != text.end() && (*first == '{' || *first == '[');
}

}

Result<QByteArray> jsonFromYaml(const ImportSource& source)
{
    return YamlReader(source).read();
}

Result<ForeignTree> ForeignTree::of(const ImportSource& source)
{
    const bool isNamedYaml = source.suffix() == QLatin1String("yaml") || source.suffix() == QLatin1String("yml");
    if (const auto root = source.json())
        return ForeignTree{std::nullopt, *root};
    if (startsLikeJson(source.text()) && !isNamedYaml)
        return source.jsonFailure();
    const auto json = jsonFromYaml(source);
    if (!json)
        return Failure(json.error());
    auto document = JsonDocument::parse(*json);
    if (!document)
        return source.failure(document.error().message);
    const JsonValue root = document->root();
    return ForeignTree{std::move(*document), root};
}

bool seemsToHold(const ImportSource& source, QByteArrayView name)
{
    if (const auto root = source.json())
        return root->member(name).has_value();
    const QByteArray& text = source.text();
    const QByteArray bare = name.toByteArray();
    if (startsLikeJson(text)) {
        const QByteArray start = text.first(std::min<qsizetype>(text.size(), 4096));
        return start.contains('"' + bare + '"') || start.contains(bare + ':');
    }
    const QByteArray spellings[] = {bare + ':', '"' + bare + "\":", '\'' + bare + "':"};
    return std::any_of(std::begin(spellings), std::end(spellings), [&](const QByteArray& spelling) {
        return text.startsWith(spelling) || text.contains('\n' + spelling);
    });
}

}
