// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "model/message.h"
#include "model/request.h"

#include "base/result.h"

namespace idemscope {

/// Puts the key of a contract into a rendered request, or takes its place out of it. What already stands at the place
/// and holds the key is left as typed. Immutable; of this room.
class KeyPlace
{
public:
    KeyPlace() = default;
    KeyPlace(const KeyPlacement& placement, Body::Kind body)
        : m_placement(placement)
        , m_body(body)
    {
    }

    /// Finds the place in a body that is the same for all operations once instead of for each.
    void prepare(const QByteArray& constantBody);

    /// Errors: InvalidInput (the key does not fit the place; the place does not exist).
    Result<void> place(RenderedRequest& request, const QByteArray& key) const;
    /// Key strategy none. Errors: InvalidInput (a path cannot go without its key).
    Result<void> leaveOut(RenderedRequest& request) const;

private:
    void placeHeader(RenderedRequest& request, const QByteArray& key, const QByteArray& value) const;
    void placeQuery(RenderedRequest& request, const QByteArray& key, const QByteArray& value) const;
    Result<void> placeForm(RenderedRequest& request, const QByteArray& key, const QByteArray& value) const;
    Result<void> placePointer(RenderedRequest& request, const QByteArray& key, const QByteArray& value) const;
    Result<void> placePath(RenderedRequest& request, const QByteArray& value) const;

    KeyPlacement m_placement;
    Body::Kind m_body = Body::Kind::None;
    QByteArray m_before; ///< what stands before and behind the key in a prepared JSON body
    QByteArray m_behind;
};

/// Errors: InvalidInput naming the header, for a name that is no token (RFC 9110 §5.6.2) or a value with CR, LF or NUL.
Result<void> checkHeader(const HeaderField& header);

}
