// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/database.h"

#include <string>
#include <variant>

namespace idemscope::sandbox {

/// A message as the consumer reads it.
struct Message
{
    std::optional<std::string> id;        ///< from its body
    std::optional<std::string> reference; ///< what it is about, from its body
    std::string fingerprint;
};

/// Why a body is no message.
struct InvalidMessage
{
    std::string detail;
};
std::variant<Message, InvalidMessage> readMessage(const std::string& body);

/// The handled messages: the effects of a consumer. Every call is made inside Database::read() or transaction().
class Inbox
{
public:
    explicit Inbox(Database& database);

    /// The stored event as JSON; nothing where one has the business key already.
    std::optional<std::string> add(const std::optional<std::string>& messageId, const Message& message,
                                   std::int64_t execution, const std::optional<std::string>& businessKey);
    struct Known
    {
        std::string json;
        std::string fingerprint;
    };
    std::optional<Known> findByBusinessKey(const std::string& businessKey);
    /// Which events a list holds; what is not given does not narrow it.
    struct Filter
    {
        std::optional<std::string> messageId;
        std::optional<std::string> reference;
    };
    /// As a JSON array, oldest first.
    std::string list(const Filter& filter);
    std::int64_t lastExecution(); ///< the highest number that made an event
    void clear();

private:
    Database& m_database;
};

}
