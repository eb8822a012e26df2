// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <functional>
#include <memory>
#include <optional>

namespace idemscope {

/// Where secrets outlive the process: the keychain of the desktop. Answers come from the event loop of the thread that
/// asked, and at the latest after a few seconds: a service that stays silent counts as none. None comes once it is
/// gone.
class Keychain
{
public:
    using Found = std::function<void(const std::optional<QString>& value)>;
    using Done = std::function<void(const Result<void>& done)>;

    virtual ~Keychain() = default;

    virtual bool isThere() const = 0; ///< else nothing is asked and nothing kept
    virtual void read(const QString& place, Found found) = 0;
    virtual void write(const QString& place, const QString& value, Done done) = 0;
    virtual void forget(const QString& place, Done done) = 0;
};

/// The one of this machine and user, by QtKeychain. Without a session bus it is not there, and none is started.
std::unique_ptr<Keychain> desktopKeychain();

/// What it holds; waits, for the command line alone.
std::optional<QString> valueIn(Keychain& keychain, const QString& place);

}
