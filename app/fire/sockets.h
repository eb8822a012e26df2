// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>

namespace idemscope {

// What the engine does to TCP sockets beside reading and writing. Linux first; elsewhere the parts that do not exist
// report so by nullopt or by doing nothing.

/// Raises the soft limit of open files to the hard one: ten thousand attempts need as many sockets.
void allowManySockets();

/// How many connections this process may hold at once: its limit of open files less what else it opens.
qint64 mostConnections();

/// Closes with FIN: what has arrived unread is thrown away first, because close() would answer it with RST.
void closeOrderly(int fd);

/// Sends RST at once; the owner of `fd` still has to close it.
void resetConnection(int fd);

/// Holds back partial TCP segments (TCP_CORK) or lets them go. The kernel gives up holding after 200 ms.
void setCork(int fd, bool isCorked);

/// Whether what was written before has left, and the congestion window lets another segment follow at once. True where
/// the system does not tell.
bool canSendAtOnce(int fd);

/// TCP segments with data sent on this connection so far (TCP_INFO), or none where the system does not count them.
std::optional<unsigned> dataSegmentsSent(int fd);

/// Segments that carried what was written since `before` was read. Waits up to 5 ms for the system to send it all,
/// which it normally does before the write returns.
std::optional<int> dataSegmentsSince(int fd, std::optional<unsigned> before);

}
