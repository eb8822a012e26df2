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
    explicit Gates(CurlMulti& multi)
        : m_multi(multi)
    {
    }

    void join(Flight& flight);
    void held(Flight& flight);
    void leave(Flight& flight); ///< it has ended, held or not
    /// Opens every gate whose shots are all there and held (or over). True if one was opened.
    bool openReady(ShotFeed& feed);
    bool isEmpty() const { return m_gates.empty(); }

private:
    struct Gate
    {
        int awaited = 0; ///< set up, but neither held nor over
        std::vector<Flight*> held;
    };
    void open(std::vector<Flight*>& flights);

    CurlMulti& m_multi;
    std::map<int, Gate> m_gates;
};

}
