// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/completion.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QString dashed(const QString& name)
{
    return (name.size() == 1 ? u"-"_s : u"--"_s) + name;
}

QStringList optionsOf(const Subcommand& command)
{
    QStringList names{u"--help"_s};
    for (const OptionSpec& option : command.options) {
        for (const QString& name : option.names)
            names += dashed(name);
    }
    return names;
}

/// The actions of a command such as history: "list|show RUN|…" names them.
QStringList actionsOf(const Subcommand& command)
{
    if (command.positional.value(0) != "ACTION"_L1)
        return {};
    QStringList actions;
    for (const QString& action : command.synopsis.split(u'|'))
        actions += action.section(u' ', 0, 0);
    return actions;
}

QString singleQuoted(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

QString namesOf(const QList<Subcommand>& commands)
{
    QStringList names;
    for (const Subcommand& command : commands)
        names += command.name;
    return names.join(u' ');
}

QByteArray forBash(const QList<Subcommand>& commands)
{
    QString cases;
    for (const Subcommand& command : commands)
        cases += u"    %1) words=%2 ;;\n"_s.arg(command.name,
                                                singleQuoted((actionsOf(command) + optionsOf(command)).join(u' ')));
    return u"_idemscope() {\n"
           "  local current=${COMP_WORDS[COMP_CWORD]} words=\n"
           "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
           "    COMPREPLY=($(compgen -W '%1 --help --version' -- \"$current\"))\n"
           "    return\n"
           "  fi\n"
           "  case ${COMP_WORDS[1]} in\n%2  esac\n"
           "  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
           "}\n"
           "complete -o default -F _idemscope idemscope\n"_s.arg(namesOf(commands), cases)
               .toUtf8();
}

QByteArray forZsh(const QList<Subcommand>& commands)
{
    QString names, cases;
    for (const Subcommand& command : commands) {
        names += u"    %1\n"_s.arg(singleQuoted(command.name + u':' + command.description));
        cases += u"    %1) compadd -- %2; _files ;;\n"_s.arg(command.name,
                                                             (actionsOf(command) + optionsOf(command)).join(u' '));
    }
    return u"#compdef idemscope\n"
           "_idemscope() {\n"
           "  local -a commands=(\n%1  )\n"
           "  if (( CURRENT == 2 )); then\n"
           "    _describe command commands\n"
           "    return\n"
           "  fi\n"
           "  case ${words[2]} in\n%2  esac\n"
           "}\n"
           "compdef _idemscope idemscope\n"_s.arg(names, cases)
               .toUtf8();
}

QByteArray forFish(const QList<Subcommand>& commands)
{
    QString lines;
    for (const Subcommand& command : commands) {
        lines += u"complete -c idemscope -n __fish_use_subcommand -f -a %1 -d %2\n"_s.arg(
            command.name, singleQuoted(command.description));
        const QString inside = singleQuoted(u"__fish_seen_subcommand_from "_s + command.name);
        for (const QString& action : actionsOf(command))
            lines += u"complete -c idemscope -n %1 -f -a %2\n"_s.arg(inside, action);
        for (const OptionSpec& option : command.options) {
            for (const QString& name : option.names)
                lines += u"complete -c idemscope -n %1 %2 %3%4 -d %5\n"_s.arg(
                    inside, name.size() == 1 ? u"-s"_s : u"-l"_s, name, option.value.isEmpty() ? QString() : u" -r"_s,
                    singleQuoted(option.help));
        }
    }
    return lines.toUtf8();
}

}

QStringList completionShells()
{
    return {u"bash"_s, u"zsh"_s, u"fish"_s};
}

QByteArray completionScript(const QString& shell, const QList<Subcommand>& commands)
{
    if (shell == "zsh"_L1)
        return forZsh(commands);
    return shell == "fish"_L1 ? forFish(commands) : forBash(commands);
}

}
