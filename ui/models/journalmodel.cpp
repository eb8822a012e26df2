// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/journalmodel.h"

#include "ui/theme/theme.h"

#include <QLocale>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QString severityText(Journal::Severity severity)
{
    switch (severity) {
    case Journal::Severity::Note:
        return JournalModel::tr("note");
    case Journal::Severity::Warning:
        return JournalModel::tr("warning");
    case Journal::Severity::Trouble:
        break;
    }
    return JournalModel::tr("trouble");
}

QIcon severityIcon(Journal::Severity severity)
{
    switch (severity) {
    case Journal::Severity::Note:
        return theme().icon(u"info"_s);
    case Journal::Severity::Warning:
        return theme().icon(CheckAnswer::Warn);
    case Journal::Severity::Trouble:
        break;
    }
    return theme().icon(CheckAnswer::Fail);
}

}

JournalModel::JournalModel(const Journal& journal, QObject* parent)
    : QAbstractTableModel(parent)
    , m_journal(journal)
    , m_rows(int(journal.entries().size()))
{
    connect(&journal, &Journal::recorded, this, [this] {
        beginInsertRows({}, m_rows, m_rows);
        ++m_rows;
        endInsertRows();
    });
    connect(&journal, &Journal::dropped, this, [this] {
        beginRemoveRows({}, 0, 0);
        --m_rows;
        endRemoveRows();
    });
    connect(&journal, &Journal::cleared, this, [this] {
        beginResetModel();
        m_rows = 0;
        endResetModel();
    });
}

const Journal::Entry* JournalModel::entry(const QModelIndex& index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? &m_journal.entries()[std::size_t(index.row())] : nullptr;
}

void JournalModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
}

int JournalModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int JournalModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant JournalModel::data(const QModelIndex& index, int role) const
{
    const Journal::Entry* const shown = entry(index);
    if (!shown)
        return {};
    if (role == Qt::DecorationRole && index.column() == SeverityColumn)
        return severityIcon(shown->severity);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case TimeColumn:
        return QLocale().toString(shown->time.time(), u"HH:mm:ss"_s);
    case SeverityColumn:
        return severityText(shown->severity);
    default:
        return role == Qt::DisplayRole ? shown->text.simplified() : shown->text;
    }
}

QVariant JournalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TimeColumn:
        return tr("Time");
    case SeverityColumn:
        return tr("Kind");
    default:
        return tr("Message");
    }
}

}
