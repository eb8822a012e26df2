// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commandline.h"
#include "ui/application.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace {

void nameApplication()
{
    QCoreApplication::setApplicationName(u"Idemscope"_s);
    QCoreApplication::setOrganizationName(u"Idemscope"_s);
    QCoreApplication::setApplicationVersion(QString::fromLatin1(IDEMSCOPE_VERSION));
}

QStringList argumentsOf(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    return arguments;
}

int runWithoutWindow(int argc, char** argv, const QStringList& arguments)
{
    QCoreApplication application(argc, argv);
    QTranslator translator;
    const bool isChinese = QLocale().language() == QLocale::Chinese;
    if (translator.load(u":/idemscope/translations/idemscope_"_s +
                        (isChinese ? u"zh_CN"_s : u"en"_s))) // English plurals
        QCoreApplication::installTranslator(&translator);
    return idemscope::runCommandLine(arguments);
}

}

int main(int argc, char** argv)
{
    nameApplication();
    const QStringList arguments = argumentsOf(argc, argv);
    return idemscope::isCommandLine(arguments) ? runWithoutWindow(argc, argv, arguments)
                                               : idemscope::runWindow(argc, argv);
}
