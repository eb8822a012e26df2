// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/inbox.h"

#include "sandbox/payload.h"
#include "sandbox/timestamp.h"

#include <nlohmann/json.hpp>

namespace idemscope::sandbox {

using nlohmann::ordered_json;

namespace {

const std::string columns = "number, messageId, handledAt, execution, fingerprint, reference";

ordered_json orNullJson(const std::optional<std::string>& text)
{
    return text ? ordered_json(*text) : ordered_json(nullptr);
}

ordered_json eventJson(std::int64_t number, const std::optional<std::string>& messageId, const std::string& handledAt,
                       std::int64_t execution, const std::optional<std::string>& reference)
{
    return {{"id", "evt_" + std::to_string(number)},
            {"messageId", orNullJson(messageId)},
            {"reference", orNullJson(reference)},
            {"handledAt", handledAt},
            {"execution", execution}};
}

ordered_json eventAt(const Query& query)
{
    return eventJson(query.integer(0), query.optionalText(1), query.text(2), query.integer(3), query.optionalText(5));
}

std::string textOf(const ordered_json& json)
{
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace); // an id may hold any bytes
}

}

std::variant<Message, InvalidMessage> readMessage(const std::string& body)
{
    auto spelling = oneSpelling(body);
    if (!spelling)
        return InvalidMessage{"The body is not JSON."};
    const auto json = nlohmann::json::parse(*spelling);
    if (!json.is_object())
        return InvalidMessage{"The body must be a JSON object."};
    Message message{std::nullopt, std::nullopt, *std::move(spelling)};
    if (const auto reference = json.find("reference"); reference != json.end() && reference->is_string())
        message.reference = reference->get<std::string>();
    const auto id = json.find("id");
    if (id == json.end() || id->is_null())
        return message;
    if (!id->is_string() && !id->is_number_integer())
        return InvalidMessage{"\"id\" must be a string or an integer."};
    message.id = id->is_string() ? id->get<std::string>() : id->dump();
    return message;
}

Inbox::Inbox(Database& database)
    : m_database(database)
{
    m_database.execute("CREATE TABLE IF NOT EXISTS inbox (number " + std::string(m_database.countingColumn()) +
                       ", messageId TEXT, handledAt TEXT NOT NULL, execution INTEGER NOT NULL,"
                       " fingerprint TEXT NOT NULL, businessKey TEXT, reference TEXT)");
    m_database.execute("CREATE INDEX IF NOT EXISTS inbox_message ON inbox (messageId)");
    m_database.execute("CREATE INDEX IF NOT EXISTS inbox_reference ON inbox (reference)");
    m_database.execute("CREATE UNIQUE INDEX IF NOT EXISTS inbox_business ON inbox (businessKey)");
}

std::optional<std::string> Inbox::add(const std::optional<std::string>& messageId, const Message& message,
                                      std::int64_t execution, const std::optional<std::string>& businessKey)
{
    const std::string handledAt = timestamp();
    Query query(
        m_database,
        "INSERT INTO inbox (messageId, handledAt, execution, fingerprint, businessKey, reference)"
        " VALUES (?,?,?,?,?,?) ON CONFLICT DO NOTHING RETURNING number",
        {orNull(messageId), handledAt, execution, message.fingerprint, orNull(businessKey), orNull(message.reference)});
    if (!query.next())
        return std::nullopt;
    return textOf(eventJson(query.integer(0), messageId, handledAt, execution, message.reference));
}

std::optional<Inbox::Known> Inbox::findByBusinessKey(const std::string& businessKey)
{
    Query query(m_database, "SELECT " + columns + " FROM inbox WHERE businessKey = ?", {businessKey});
    return query.next() ? std::optional(Known{textOf(eventAt(query)), query.text(4)}) : std::nullopt;
}

std::string Inbox::list(const Filter& filter)
{
    std::string where;
    std::vector<Database::Value> values;
    const auto narrow = [&](const std::optional<std::string>& wanted, const char* column) {
        if (!wanted)
            return;
        where += (where.empty() ? " WHERE " : " AND ") + std::string(column) + " = ?";
        values.emplace_back(*wanted);
    };
    narrow(filter.messageId, "messageId");
    narrow(filter.reference, "reference");
    Query query(m_database, "SELECT " + columns + " FROM inbox" + where + " ORDER BY number", values);
    ordered_json events = ordered_json::array();
    while (query.next())
        events.push_back(eventAt(query));
    return textOf(events);
}

std::int64_t Inbox::lastExecution()
{
    Query query(m_database, "SELECT max(execution) FROM inbox");
    return query.next() ? query.integer(0) : 0;
}

void Inbox::clear()
{
    m_database.execute("DELETE FROM inbox");
    m_database.restartCounting("inbox");
}

}
