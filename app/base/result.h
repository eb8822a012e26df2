// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <concepts>
#include <functional>

namespace idemscope {

/// What kind of trouble an Error is; decides exit codes and which help is offered.
enum class ErrorCode {
    InvalidInput,    ///< the user's input cannot be understood; the message says where
    NotFound,        ///< a file, run or request that does not exist
    NotAllowed,      ///< refused for safety until the user confirms (SPEC.md §11)
    Io,              ///< reading or writing a file failed
    StorageFull,     ///< the disk of the run log is full
    StorageLocked,   ///< another process holds the run log too long
    StorageReadOnly, ///< the run log cannot be written
    StorageNewer,    ///< the run log was written by a newer version
    StorageCorrupt,  ///< the run log is damaged
    Network,         ///< the target, a probe or a proxy could not be reached
    Limit,           ///< a limit of size, depth or time was exceeded
    Cancelled,       ///< stopped by the user
    Internal,        ///< a fault of Idemscope itself
};

/// A failure, for people: `message` is translated and says what, where and what to do; `detail` is English, for logs.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString message;
    QString detail;
    std::function<QString()> tell = {}; ///< says `message` anew, in the language of the moment; may be empty

    /// For what stays on the screen while the language may change; on the GUI thread.
    QString text() const { return tell ? tell() : message; }

    bool operator==(const Error& other) const
    {
        return code == other.code && message == other.message && detail == other.detail;
    }
};

/// A value or the Error that stands in its place. Never ignored.
template <typename T>
class [[nodiscard]] Result : public tl::expected<T, Error>
{
public:
    using Base = tl::expected<T, Error>;
    using Base::Base;
    Result(const Base& base)
        : Base(base)
    {
    }
    Result(Base&& base)
        : Base(std::move(base))
    {
    }
};

using Failure = tl::unexpected<Error>;

/// Builds the failure to return from a function whose type is Result<T>.
inline Failure fail(ErrorCode code, QString message, QString detail = {})
{
    return Failure(Error{code, std::move(message), std::move(detail), {}});
}

/// The same with a message that can be said again after a change of language: `tell` makes it with tr() from values
/// that it owns.
template <std::invocable Tell>
Failure fail(ErrorCode code, Tell tell, QString detail = {})
{
    return Failure(Error{code, tell(), std::move(detail), tell});
}

}
