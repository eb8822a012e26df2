// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/command/commandwords.h"

#include <QRegularExpression>

#include <algorithm>

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

/// A terminal that it is pasted into would act on it: control characters, and marks that turn the direction of text.
bool actsOnTerminal(char16_t code)
{
    return (code < 0x20 && code != u'\n') || (code >= 0x7f && code < 0xa0) || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0x200e || code == 0x200f || code == 0x061c;
}

bool canBePasted(const QString& text)
{
    return std::none_of(text.begin(), text.end(), [](QChar character) { return actsOnTerminal(character.unicode()); });
}

QString printed(QChar character)
{
    QString octal;
    for (const char byte : QString(character).toUtf8())
        octal += u"\\%1"_s.arg(uchar(byte), 3, 8, QChar(u'0'));
    return u"$(printf '"_s + octal + u"')"_s;
}

QString doubleQuoted(const QString& text)
{
    QString quoted;
    for (const QChar character : text) {
        if (u"\\\"$`"_s.contains(character))
            quoted += u'\\' + QString(character);
        else if (character == u'!') // between double quotes an interactive shell looks it up in its history
            quoted += u"\"'!'\""_s;
        else
            quoted += actsOnTerminal(character.unicode()) ? printed(character) : QString(character);
    }
    return quoted;
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

QStringList secretsOf(const QString& command)
{
    static const QRegularExpression form(u"\\$\\{(IDEMSCOPE_SECRET_[A-Z0-9_]*)\\}"_s);
    QStringList names;
    for (auto match = form.globalMatch(command); match.hasNext();)
        names.append(match.next().captured(1));
    names.removeDuplicates();
    return names;
}

QString shellWord(const QString& text, const std::vector<ShellVariable>& variables)
{
    QString quoted;
    qsizetype from = 0;
    for (Piece piece = nextPiece(text, 0, variables); piece.at >= 0; piece = nextPiece(text, from, variables)) {
        quoted += doubleQuoted(text.mid(from, piece.at - from)) + u"${"_s + piece.name + u'}';
        from = piece.at + piece.length;
    }
    const bool isPlain = from == 0 && canBePasted(text);
    return isPlain ? singleQuoted(text) : u'"' + quoted + doubleQuoted(text.mid(from)) + u'"';
}

CommandWords::CommandWords(const QStringList& secrets)
{
    for (const QString& secret : secrets)
        m_secrets.push_back({u"{{%1}}"_s.arg(secret), secretVariable(secret)});
}

void CommandWords::addProgram(const QString& command)
{
    m_lines.append(u"idemscope "_s + command);
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

QString CommandWords::text(CommandForm form) const
{
    return m_lines.join(form == CommandForm::Line ? u" "_s : u" \\\n  "_s);
}

}
