// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/request.h"

#include <functional>

namespace idemscope {

/// What is done where a secret can stand by its name or place (SPEC.md §11).
struct SecretVisitor
{
    std::function<void(Field&)> header;
    std::function<void(Field&)> parameter; ///< of a query or a form
    std::function<void(QString&)> url;
};

/// Goes through every header, parameter, form field and URL that a request and its contract can send: probes, clean-up,
/// the other principal, the other endpoint, replicas and provocations included, its steps not. A value is written back
/// only where it was changed.
void visitSecretPlaces(Request& request, const SecretVisitor& visitor);

}
