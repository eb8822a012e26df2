// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "observe/observer.h"
#include "observe/probereader.h"
#include "observe/settlewatch.h"
#include "render/redactor.h"

namespace idemscope {

/// A probe with what its template depends on.
struct ProbeShape
{
    Probe probe;
    bool isPerOperation = false; ///< also where only a variable's value holds {{key}} or {{operation}}
    bool dependsOnKey = false;   ///< another key gives another request or JSONPath
    bool dependsOnToken = false; ///< so does another {{operation}}
};

/// Errors: InvalidInput (template, JSONPath), naming the probe.
Result<ProbeShape> shapeOf(const Probe& probe, const Observer::Setup& setup);

/// A count that is looked at: of one operation, or of the run around one round.
struct LookTarget
{
    int probe = 0;
    int round = 0;
    const ObservedOperation* operation = nullptr; ///< none: a per-run probe

    std::optional<qint64> before;
    SettleWatch watch{0, 0};

    // The last look:
    std::optional<qint64> value;
    QString error;
    QByteArray raw;
    bool isByToken = false; ///< a map had it under its token, not under a key
    qint64 beganAt = 0;
    qint64 endedAt = 0;

    /// What counts are filed under: the operation or the round.
    int place() const { return operation ? operation->operation : round; }
};

/// Looks at many targets at once. Asks once for all targets of a map that is the same for every operation, and once per
/// distinct key where a probe depends on the key. Lives as long as one Observer.
class Looker
{
public:
    Looker(const Observer::Setup& setup, const std::vector<ProbeShape>& shapes, Engine& engine, ObserverClock& clock);

    /// Fills the last look of every target.
    void look(const std::vector<LookTarget*>& targets, std::stop_token stop);

private:
    /// One request and whom its answer is for.
    struct Question
    {
        int probe = 0;
        int round = 0;
        const ObservedOperation* operation = nullptr;
        QByteArray key;
        bool isForAllKeys = true;
        std::vector<LookTarget*> targets;
    };

    std::vector<Question> questions(const std::vector<LookTarget*>& targets) const;
    void ask(std::vector<Question>& questions, LookTarget* target) const;
    Result<ProbeQuery> query(const Question& question) const;
    void take(const Question& question, const ProbeAnswer& answer) const;

    const Observer::Setup& m_setup;
    const std::vector<ProbeShape>& m_shapes;
    Redactor m_redactor;
    ProbeReader m_reader;
};

}
