// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/manual.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Manual
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Manual)
};

/// What would be read as a macro, an escape or a hyphen of the text's own is protected.
QString protectedText(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s);
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        if (line.startsWith(u'.') || line.startsWith(u'\''))
            line.prepend(u"\\&"_s);
    }
    return lines.join(u'\n');
}

QString section(const QString& title)
{
    return u".SH "_s + protectedText(title.toUpper()) + u'\n';
}

QString optionText(const OptionSpec& option)
{
    QStringList names;
    for (const QString& name : option.names)
        names += u"\\fB"_s + protectedText((name.size() == 1 ? u"-"_s : u"--"_s) + name) + u"\\fR"_s;
    const QString value = option.value.isEmpty() ? QString() : u" \\fI"_s + protectedText(option.value) + u"\\fR"_s;
    return u".TP\n"_s + names.join(u", "_s) + value + u'\n' + protectedText(option.help) + u'\n';
}

QString commandText(const Subcommand& command)
{
    QString text = u".SS "_s + protectedText(u"idemscope %1 %2"_s.arg(command.name, command.synopsis)) + u'\n' +
                   protectedText(command.description) + u".\n"_s;
    for (const OptionSpec& option : command.options)
        text += optionText(option);
    if (!command.exitCodes.isEmpty())
        text += u".PP\n"_s + protectedText(Manual::tr("Exit codes:")) + u"\n.nf\n"_s +
                protectedText(command.exitCodes) + u"\n.fi\n"_s;
    return text;
}

QString filesText()
{
    return u".TP\n\\fI~/.local/share/Idemscope/Idemscope/runs.sqlite\\fR\n"_s +
           protectedText(Manual::tr("The run log, unless --store names another.")) + u'\n';
}

QString environmentText()
{
    return u".TP\n\\fBIDEMSCOPE_SECRET_\\fINAME\\fR\n"_s +
           protectedText(Manual::tr("The value of the secret variable NAME, spelt in capitals.")) +
           u"\n.TP\n\\fBNO_COLOR\\fR\n"_s + protectedText(Manual::tr("If set, nothing is coloured.")) +
           u"\n.TP\n\\fBGITHUB_STEP_SUMMARY\\fR, \\fBGITHUB_ACTIONS\\fR\n"_s +
           protectedText(Manual::tr("Set in a step of GitHub Actions: the Markdown report goes to the summary, every "
                                    "failure becomes an annotation.")) +
           u'\n';
}

}

QByteArray manualPage(const QList<Subcommand>& commands)
{
    QString page = u".TH IDEMSCOPE 1 \"\" \"Idemscope %1\"\n"_s.arg(QString::fromLatin1(IDEMSCOPE_VERSION));
    page += section(Manual::tr("Name")) + u"idemscope \\- "_s +
            protectedText(Manual::tr("finds out whether a retried request happens exactly once")) + u'\n';
    page += section(Manual::tr("Synopsis")) + u".B idemscope\n.br\n.B idemscope\n\\fICOMMAND\\fR …\n"_s;
    page += section(Manual::tr("Description")) +
            protectedText(Manual::tr("Fires precisely controlled bursts of retried requests at an API, abandons "
                                     "connections at chosen points, logs every attempt, counts the real effects at "
                                     "the target, and gives a verdict. Without a command it opens the window.")) +
            u'\n';
    page += section(Manual::tr("Commands"));
    for (const Subcommand& command : commands)
        page += commandText(command);
    page += section(Manual::tr("Environment")) + environmentText();
    page += section(Manual::tr("Files")) + filesText();
    return page.toUtf8();
}

}
