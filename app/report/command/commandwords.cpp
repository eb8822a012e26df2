// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/command/commandwords.h"

#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// What stands for a secret in what the log keeps.
const QRegularExpression& secretForm()
{
    static const QRegularExpression form(u"‹secret ([^›]+)›"_s);
    return form;
}

/// A piece of a text that a variable of the shell holds.
struct Piece
{
    qsizetype at = -1;
    qsizetype length = 0;
    QString name;
};

Piece nextPiece(const QString& text, qsizetype from, const std::vector<ShellVariable>& variables)
{
    Piece next;
    const auto offer = [&next](qsizetype at, qsizetype length, const QString& name) {
        if (at >= 0 && (next.at < 0 || at < next.at))
            next = {at, length, name};
    };
    for (const ShellVariable& variable : variables)
        offer(text.indexOf(variable.text, from), variable.text.size(), variable.name);
    const QRegularExpressionMatch secret = secretForm().match(text, from);
    if (secret.hasMatch())
        offer(secret.capturedStart(), secret.capturedLength(), secretVariable(secret.captured(1)));
    return next;
}

QString doubleQuoted(QString text)
{
    static const QRegularExpression special(u"([\\\\\"$`])"_s);
    return text.replace(special, u"\\\\1"_s);
}

QString singleQuoted(QString text)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_./:=@%+,-]+$"_s);
    return plain.match(text).hasMatch() ? text : u"'"_s + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

}

QString secretVariable(const QString& name)
{
    static const QRegularExpression other(u"[^A-Z0-9]"_s);
    return u"IDEMSCOPE_SECRET_"_s + name.toUpper().replace(other, u"_"_s);
}

QString shellWord(const QString& text, const std::vector<ShellVariable>& variables)
{
    QString quoted;
    qsizetype from = 0;
    for (Piece piece = nextPiece(text, 0, variables); piece.at >= 0; piece = nextPiece(text, from, variables)) {
        quoted += doubleQuoted(text.mid(from, piece.at - from)) + u"${"_s + piece.name + u'}';
        from = piece.at + piece.length;
    }
    return from == 0 ? singleQuoted(text) : u'"' + quoted + doubleQuoted(text.mid(from)) + u'"';
}

CommandWords::CommandWords(const QStringList& secrets)
{
    for (const QString& secret : secrets)
        m_secrets.push_back({u"{{%1}}"_s.arg(secret), secretVariable(secret)});
}

void CommandWords::add(const QString& word)
{
    m_lines.append(shellWord(word, m_secrets));
}

void CommandWords::add(const QString& option, const QString& value)
{
    m_lines.append(option + u' ' + shellWord(value, m_secrets));
}

void CommandWords::add(const QString& option, qint64 value)
{
    m_lines.append(option + u' ' + QString::number(value));
}

void CommandWords::addIf(bool isWanted, const QString& option)
{
    if (isWanted)
        m_lines.append(option);
}

void CommandWords::addText(const QString& option, const QString& value)
{
    if (!value.isEmpty())
        add(option, value);
}

QString CommandWords::text() const
{
    return m_lines.join(u" \\\n  "_s);
}

}
