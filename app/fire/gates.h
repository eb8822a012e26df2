// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/engine.h"
#include "fire/flight.h"

#include <map>

namespace idemscope {

/// Lets the held shots of a gate go together (SPEC.md §4, release mode). Owned by the engine, on its thread.
class Gates
{
public:
    void join(Flight& flight);
    void held(Flight& flight);
    void leave(Flight& flight); ///< it has ended, held or not
    /// Opens every gate whose shots are all there and held (or over); `carriers` write what is released to
    /// them. True if one was opened.
    bool openReady(ShotFeed& feed, const std::vector<CurlMulti*>& carriers);
    bool isEmpty() const { return m_gates.empty(); }
    /// A gate only waits for the kernel to send what was written: ask again in a moment.
    bool isFlushing() const { return m_isFlushing; }

private:
    struct Gate
    {
        int awaited = 0; ///< set up, but neither held nor over
        std::vector<Flight*> held;
        qint64 completeSince = -1; ///< everything was held, but not everything sent
    };
    bool isFlushed(Gate& gate);
    static void open(const std::vector<Flight*>& flights, const std::vector<CurlMulti*>& carriers);

    std::map<int, Gate> m_gates;
    bool m_isFlushing = false;
};

}
