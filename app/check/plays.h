// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"

namespace idemscope {

// The scenarios that checks fire, and the ways in which their clients differ.

Play play(const QString& name, Scenario scenario);

/// One operation; each client starts when the one before has ended.
Scenario sequence(int clients);
/// The same with another payload (Mutated, Equivalent) for every client but the first.
Scenario sequence(int clients, PayloadStrategy payload);
/// One operation a round whose clients are released together, by the context's gate.
Scenario race(const CheckContext& context, int clients, int rounds);
/// One operation whose clients start `delayMs` after each other, whether or not the ones before have ended.
Scenario staggered(int clients, int delayMs);

Variation asOtherPrincipal(const Contract& contract);
Variation atOtherUrl(const Contract& contract);
Variation atUrl(const QString& url);
/// `text` stands at the key's place; {{key}} in it is the operation's key.
Variation withKeyText(const QByteArray& text);
/// The key's header is sent with `text`, then again with `second`.
Variation withTwoKeys(const QByteArray& text, const QByteArray& second);
Variation withoutKey();

/// The request's URL, with its parameters, at another base URL: path and query stay.
QString urlAt(const Request& request, const QString& baseUrl);

/// None where the contract names no such provocation.
const Provocation* provocationNamed(const Contract& contract, QStringView name);
/// Provokes the attempts of one client. What is to be provoked in the sink goes to the first call that is still
/// answered normally.
void provoke(Scenario& scenario, int client, const Provocation& provocation);
/// Provokes the attempts of all clients.
void provoke(Scenario& scenario, const Provocation& provocation);

}
