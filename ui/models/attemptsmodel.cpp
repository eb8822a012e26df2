// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/attemptsmodel.h"

#include "report/numbertext.h"
#include "ui/theme/theme.h"

#include <QLocale>

#include <limits>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

int alignment(int column)
{
    switch (column) {
    case AttemptsModel::KeyColumn:
    case AttemptsModel::HappeningColumn:
    case AttemptsModel::ClassColumn:
    case AttemptsModel::IdentityColumn:
        return int(Qt::AlignVCenter | Qt::AlignLeading);
    default:
        return int(Qt::AlignVCenter | Qt::AlignTrailing);
    }
}

}

AttemptsModel::AttemptsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void AttemptsModel::setCount(qint64 count)
{
    beginResetModel();
    m_count = std::min<qint64>(count, std::numeric_limits<int>::max());
    m_blocks.clear();
    m_uses.clear();
    m_wanted.clear();
    endResetModel();
}

void AttemptsModel::grow(qint64 count)
{
    if (count < m_count) {
        setCount(count);
        return;
    }
    m_wanted.clear();
    for (auto& [first, block] : m_blocks)
        block.isStale = true;
    if (count > m_count) {
        beginInsertRows({}, int(m_count), int(count - 1));
        m_count = count;
        endInsertRows();
    }
    if (m_count > 0)
        emit dataChanged(index(0, 0), index(int(m_count - 1), ColumnCount - 1));
}

void AttemptsModel::setBlock(qint64 first, const std::vector<Attempt>& attempts)
{
    m_wanted.erase(first);
    if (attempts.empty() || first >= m_count)
        return;
    const auto [block, isNew] = m_blocks.try_emplace(first);
    if (isNew) {
        m_uses.push_front(first);
        block->second.use = m_uses.begin();
    }
    block->second.rows = attempts;
    block->second.isStale = false;
    if (m_uses.size() > blocksKept) {
        m_blocks.erase(m_uses.back());
        m_uses.pop_back();
    }
    const qint64 last = std::min(m_count, first + qint64(attempts.size())) - 1;
    emit dataChanged(index(int(first), 0), index(int(last), ColumnCount - 1));
}

void AttemptsModel::setKnownHappenings(KnownHappenings known)
{
    m_known = std::move(known);
    if (m_count > 0)
        emit dataChanged(index(0, HappeningColumn), index(int(m_count - 1), HappeningColumn));
}

const KnownHappenings& AttemptsModel::known() const
{
    return m_known;
}

const Attempt* AttemptsModel::attempt(int row) const
{
    if (row < 0 || row >= m_count)
        return nullptr;
    const qint64 first = row / blockSize * blockSize;
    const auto found = m_blocks.find(first);
    if (found == m_blocks.end()) {
        want(first);
        return nullptr;
    }
    Block& block = found->second;
    m_uses.splice(m_uses.begin(), m_uses, block.use);
    const size_t offset = size_t(row - first);
    if (block.isStale || offset >= block.rows.size())
        want(first);
    return offset < block.rows.size() ? &block.rows[offset] : nullptr;
}

int AttemptsModel::rowOf(qint64 number) const
{
    for (const auto& [first, block] : m_blocks) {
        for (size_t i = 0; i < block.rows.size(); ++i) {
            if (block.rows[i].number == number)
                return int(first) + int(i);
        }
    }
    return -1;
}

void AttemptsModel::want(qint64 first) const
{
    if (m_wanted.insert(first).second)
        emit blockWanted(first);
}

std::optional<AttemptQuery::Order> AttemptsModel::orderOf(int column)
{
    switch (column) {
    case NumberColumn:
        return AttemptQuery::Order::Number;
    case OperationColumn:
        return AttemptQuery::Order::Operation;
    case HappeningColumn:
        return AttemptQuery::Order::Outcome;
    case StatusColumn:
        return AttemptQuery::Order::Status;
    case ServiceTimeColumn:
        return AttemptQuery::Order::Duration;
    case SentAtColumn:
        return AttemptQuery::Order::Released;
    default:
        return std::nullopt;
    }
}

int AttemptsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_count);
}

int AttemptsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AttemptsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole) {
        return alignment(index.column());
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::DecorationRole)
        return {};
    const Attempt* const attempt = this->attempt(index.row());
    if (!attempt)
        return role == Qt::DisplayRole ? QVariant(u"…"_s) : QVariant();
    return role == Qt::DecorationRole ? icon(*attempt, index.column()) : QVariant(text(*attempt, index.column()));
}

QString AttemptsModel::text(const Attempt& attempt, int column) const
{
    switch (column) {
    case NumberColumn:
        return countText(attempt.number);
    case OperationColumn:
        return countText(attempt.operation + 1);
    case ClientColumn:
        return countText(attempt.client + 1);
    case KeyColumn:
        return QString::fromUtf8(attempt.key);
    case HappeningColumn:
        return happeningText(happeningOf(attempt, m_known));
    case ClassColumn:
        return classText(attempt.kind);
    case StatusColumn:
        return attempt.status > 0 ? QString::number(attempt.status) : u"–"_s;
    case ServiceTimeColumn:
        return durationText(serviceTimeUs(attempt.timing));
    case SentAtColumn:
        return attempt.timing.sent < 0
                   ? u"–"_s
                   : tr("%1 ms").arg(QLocale().toString(double(attempt.timing.sent) / 1000, 'f', 3));
    case ConnectionColumn:
        return attempt.connection.id < 0 ? u"–"_s : countText(attempt.connection.id);
    case WireSendsColumn:
        return countText(attempt.wireSends);
    case IdentityColumn:
        return attempt.identity ? QString::fromUtf8(*attempt.identity) : QString();
    default:
        return {};
    }
}

QVariant AttemptsModel::icon(const Attempt& attempt, int column) const
{
    if (column != HappeningColumn)
        return {};
    const std::optional<Happening> happening = happeningOf(attempt, m_known);
    return happening ? theme().icon(*happening) : theme().icon(u"check"_s);
}

QVariant AttemptsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    static const char* const titles[] = {QT_TR_NOOP("No."),        QT_TR_NOOP("Operation"),     QT_TR_NOOP("Client"),
                                         QT_TR_NOOP("Key"),        QT_TR_NOOP("What happened"), QT_TR_NOOP("Class"),
                                         QT_TR_NOOP("Status"),     QT_TR_NOOP("Service time"),  QT_TR_NOOP("Sent at"),
                                         QT_TR_NOOP("Connection"), QT_TR_NOOP("Wire sends"),    QT_TR_NOOP("Identity")};
    if (role == Qt::DisplayRole && section >= 0 && section < ColumnCount)
        return tr(titles[section]);
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    return {};
}

}
