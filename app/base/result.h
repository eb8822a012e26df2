// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <tl/expected.hpp>

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

    bool operator==(const Error&) const = default;
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
    return Failure(Error{code, std::move(message), std::move(detail)});
}

}
