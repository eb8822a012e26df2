// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "report/reportdata.h"

class QIODevice;

namespace idemscope {

/// Writes exchanges one by one as an HTTP archive (HAR 1.2); members of our own begin with "_". What the log left out
/// is named in the archive's comment.
class HarWriter
{
public:
    HarWriter(QIODevice& device, const QString& version, const QString& comment);

    /// `started` is the run's start (ISO 8601), `target` its scheme, host and port.
    void add(const ReportExchange& exchange, const QString& started, const QString& target);
    /// Errors: Io, also for what could not be written before.
    Result<void> finish();

private:
    void write(const QByteArray& bytes);

    QIODevice& m_device;
    Result<void> m_written;
    bool m_isFirst = true;
};

/// One entry of log.entries.
QJsonObject harEntry(const ReportExchange& exchange, const QString& started, const QString& target);

}
