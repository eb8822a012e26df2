// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"

#include <QDateTime>

namespace idemscope {

/// Reads the data rows of scenarios, and reads a file again only once it has changed. One thread.
class RowsFile
{
public:
    /// `name` as the scenario has it, relative to `folder`; empty: no rows. Errors: NotFound, Io, InvalidInput with
    /// line and column.
    Result<DataRows> read(const QString& name, const QString& folder);

private:
    QString m_file;
    QDateTime m_changed;
    qint64 m_size = -1;
    Result<DataRows> m_rows = DataRows();
};

/// "3 rows. The first: amount = 10, currency = EUR", as a preview.
QString rowsText(const DataRows& rows);

}
