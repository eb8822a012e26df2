// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/fieldsmodel.h"

#include "model/typedpart.h"

#include <QStringList>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const QString mask = u"••••••••"_s;

/// The text or file of a part of a form without its media type, which has a column of its own.
QString contentOf(const Field& field)
{
    TypedPart part = typedPartOf(field.value);
    part.type.clear();
    return toText(part);
}

/// What is typed in one of the two columns goes together with what stands in the other.
QString withContent(const Field& field, const QString& text)
{
    TypedPart part = typedPartOf(text);
    if (part.type.isEmpty())
        part.type = typedPartOf(field.value).type;
    return toText(part);
}

QString withType(const Field& field, const QString& type)
{
    TypedPart part = typedPartOf(field.value);
    part.type = type.trimmed();
    return toText(part);
}

}

FieldsModel::FieldsModel(Kind kind, QObject* parent)
    : QAbstractTableModel(parent)
    , m_kind(kind)
{
}

void FieldsModel::setFields(const Fields& fields)
{
    if (fields == m_fields)
        return;
    beginResetModel();
    m_fields = fields;
    endResetModel();
}

const Fields& FieldsModel::fields() const
{
    return m_fields;
}

int FieldsModel::enabledCount() const
{
    return static_cast<int>(std::count_if(m_fields.begin(), m_fields.end(), [](const Field& f) { return f.enabled; }));
}

void FieldsModel::append(const Fields& fields)
{
    if (fields.empty())
        return;
    const int first = static_cast<int>(m_fields.size());
    beginInsertRows({}, first, first + static_cast<int>(fields.size()) - 1);
    m_fields.insert(m_fields.end(), fields.begin(), fields.end());
    endInsertRows();
    emit edited();
}

int FieldsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size()) + 1;
}

int FieldsModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    switch (m_kind) {
    case Kind::Plain:
        return 2;
    case Kind::Captures:
    case Kind::Parts:
        return 3;
    case Kind::Variables:
        break;
    }
    return 4;
}

bool FieldsModel::isNewRow(const QModelIndex& index) const
{
    return index.row() == static_cast<int>(m_fields.size());
}

QVariant FieldsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    if (isNewRow(index)) {
        const bool isPrompt = role == Qt::DisplayRole && index.column() == Name;
        const bool isVariable = m_kind == Kind::Variables || m_kind == Kind::Captures;
        return isPrompt ? QVariant(isVariable ? tr("New variable") : tr("New line")) : QVariant();
    }
    const Field& field = m_fields[static_cast<std::size_t>(index.row())];
    if (role == Qt::CheckStateRole) {
        switch (index.column()) {
        case Name:
            return m_kind == Kind::Captures ? QVariant() : field.enabled ? Qt::Checked : Qt::Unchecked;
        case Secret:
            return m_kind == Kind::Parts ? QVariant() : field.secret ? Qt::Checked : Qt::Unchecked;
        case PerAttempt:
            return field.perAttempt ? Qt::Checked : Qt::Unchecked;
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    const bool hasText = index.column() == Name || index.column() == Value || m_kind == Kind::Parts;
    return hasText ? QVariant(textOf(field, index.column(), role)) : QVariant();
}

QString FieldsModel::textOf(const Field& field, int column, int role) const
{
    if (column == Name)
        return field.name;
    if (m_kind == Kind::Parts)
        return column == Type ? typedPartOf(field.value).type : contentOf(field);
    const bool isMasked = field.secret && m_kind == Kind::Variables && role == Qt::DisplayRole;
    return isMasked && !field.value.isEmpty() ? mask : field.value;
}

bool FieldsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || !checkIndex(index))
        return false;
    if (role == Qt::CheckStateRole)
        return setTick(index, value.toInt() == Qt::Checked);
    return role == Qt::EditRole && setText(index, value.toString());
}

bool FieldsModel::setTick(const QModelIndex& index, bool isTicked)
{
    if (isNewRow(index))
        return false;
    Field& field = m_fields[static_cast<std::size_t>(index.row())];
    bool& tick = index.column() == Secret       ? field.secret
                 : index.column() == PerAttempt ? field.perAttempt
                                                : field.enabled;
    if (tick == isTicked)
        return true;
    tick = isTicked;
    emit dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(columnCount() - 1));
    emit edited();
    return true;
}

bool FieldsModel::setText(const QModelIndex& index, const QString& text)
{
    if (isNewRow(index)) {
        if (text.isEmpty())
            return false;
        Field field;
        (index.column() == Name ? field.name : field.value) = text;
        append({field});
        return true;
    }
    Field& field = m_fields[static_cast<std::size_t>(index.row())];
    QString& part = index.column() == Name ? field.name : field.value;
    const bool isPart = m_kind == Kind::Parts && index.column() != Name;
    const QString typed = !isPart ? text : index.column() == Type ? withType(field, text) : withContent(field, text);
    if (part == typed)
        return true;
    part = typed;
    emit dataChanged(index, index);
    emit edited();
    return true;
}

Qt::ItemFlags FieldsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || !checkIndex(index))
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() == Name || index.column() == Value || (m_kind == Kind::Parts && !isNewRow(index)))
        flags |= Qt::ItemIsEditable;
    const bool hasTick = m_kind == Kind::Captures ? index.column() == Secret
                         : m_kind == Kind::Parts  ? index.column() == Name
                                                  : index.column() != Value;
    if (hasTick && !isNewRow(index))
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QVariant FieldsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == PerAttempt)
        return tr("Made anew for every attempt instead of once per operation: the bytes of repeats then differ");
    if (role == Qt::ToolTipRole && m_kind == Kind::Parts)
        return section == Value ? tr("A text, or @ and the path of a file, relative to the collection's folder")
                                : QVariant();
    if (role == Qt::ToolTipRole && section == Secret)
        return tr("Masked here, never written to the collection, the log or a report");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return m_kind == Kind::Captures ? tr("Variable") : tr("Name");
    case Value:
        return m_kind == Kind::Captures ? tr("Taken from") : m_kind == Kind::Parts ? tr("Text or @file") : tr("Value");
    case Secret:
        return m_kind == Kind::Parts ? tr("Media type") : tr("Secret");
    case PerAttempt:
        return tr("Per attempt");
    default:
        return {};
    }
}

bool FieldsModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 0 || count < 1 || row + count > static_cast<int>(m_fields.size()))
        return false;
    beginRemoveRows({}, row, row + count - 1);
    m_fields.erase(m_fields.begin() + row, m_fields.begin() + row + count);
    endRemoveRows();
    emit edited();
    return true;
}

Fields fieldsFromText(const QString& text)
{
    Fields fields;
    const QStringList lines = text.split(u'\n');
    for (const QString& raw : lines) {
        QString line = raw.trimmed();
        Field field;
        if (line.startsWith("//"_L1) || line.startsWith(u'#')) {
            field.enabled = false;
            line = line.mid(line.startsWith(u'#') ? 1 : 2).trimmed();
        }
        const qsizetype colon = line.indexOf(u':');
        const qsizetype equals = line.indexOf(u'=');
        const qsizetype at = colon >= 0 && (equals < 0 || colon < equals) ? colon : equals;
        if (at <= 0)
            continue;
        field.name = line.left(at).trimmed();
        field.value = line.mid(at + 1).trimmed();
        fields.push_back(field);
    }
    return fields;
}

}
