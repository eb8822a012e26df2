// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/journalfilter.h"

#include "ui/models/journalmodel.h"

namespace idemscope {

JournalFilter::JournalFilter(JournalModel& model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
}

void JournalFilter::setText(const QString& text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

void JournalFilter::setLeast(Journal::Severity severity)
{
    m_least = severity;
    invalidateFilter();
}

bool JournalFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const Journal::Entry* const entry = m_model.entry(m_model.index(row, 0, parent));
    return entry && entry->severity >= m_least && entry->text.contains(m_text, Qt::CaseInsensitive);
}

}
