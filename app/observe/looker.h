// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "observe/observer.h"
#include "observe/probereader.h"
#include "observe/probeshape.h"
#include "observe/settlewatch.h"
#include "observe/sqlreader.h"
#include "render/redactor.h"

#include <map>

namespace idemscope {

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

/// Looks at many targets at once, whatever kind of probe they have; a database is asked while HTTP probes are. Asks
/// once for all targets whose answer is the same list or map, and once per distinct key where a question depends on the
/// key. Lives as long as one Observer.
class Looker
{
public:
    Looker(const Observer::Setup& setup, const std::vector<ProbeShape>& shapes, Engine& engine);

    /// Fills the last look of every target.
    void look(const std::vector<LookTarget*>& targets, std::stop_token stop);

private:
    /// What one value is read for.
    struct Question
    {
        int probe = 0;
        int round = 0;
        const ObservedOperation* operation = nullptr;
        QByteArray key;
        bool isForAllKeys = true;
        std::vector<LookTarget*> targets;
    };
    using Questions = std::vector<const Question*>;

    std::vector<Question> questions(const std::vector<LookTarget*>& targets) const;
    void ask(std::vector<Question>& questions, LookTarget* target) const;
    const ProbeShape& shapeOf(const Question& question) const;
    Generated generated(const Question& question) const;

    void readHttp(const std::vector<Question>& questions, std::stop_token stop);
    Result<ProbeQuery> query(Questions& group) const;
    std::map<int, Questions> beginSql(const std::vector<Question>& questions);
    void collectSql(const std::map<int, Questions>& asked, std::stop_token stop);
    void readSinks(const std::vector<Question>& questions) const;
    void take(const Question& question, const ProbeAnswer& answer, std::size_t page) const;
    void fill(LookTarget& target, const Question& question, const ProbeAnswer& answer, std::size_t page,
              const QByteArray& raw) const;

    const Observer::Setup& m_setup;
    const std::vector<ProbeShape>& m_shapes;
    Redactor m_redactor;
    ProbeReader m_reader;
    std::map<int, SqlReader> m_sqlReaders; ///< by probe
};

}
