// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/manual.h"
#include "cli/completion.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// What is written for man and shells names every command and option that --help does.
class ManualTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsMissing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("manual") << manualPage(allCommands()).replace("\\-", "-");
        for (const QString& shell : completionShells())
            QTest::newRow(qPrintable(shell)) << completionScript(shell, allCommands());
    }

    void nothingIsMissing()
    {
        QFETCH(QByteArray, text);
        QSet<QByteArray> words;
        for (const QByteArray& word : text.replace('\n', ' ')
                                          .replace('\'', ' ')
                                          .replace(':', ' ')
                                          .replace('[', ' ')
                                          .replace(';', ' ')
                                          .replace("\\fB", " ")
                                          .replace("\\fR", " ")
                                          .split(' '))
            words.insert(word);
        for (const Subcommand& command : allCommands()) {
            QVERIFY2(words.contains(command.name.toUtf8()), qPrintable(command.name));
            for (const OptionSpec& option : command.options) {
                for (const QString& name : option.names) {
                    const QByteArray plain = name.toUtf8();
                    const bool isNamed =
                        words.contains("--" + plain) || words.contains("-" + plain) || words.contains(plain);
                    QVERIFY2(isNamed, qPrintable(command.name + u' ' + name));
                }
            }
        }
    }

    void everyOptionIsExplained()
    {
        for (const Subcommand& command : allCommands()) {
            QVERIFY2(!command.description.isEmpty(), qPrintable(command.name));
            for (const OptionSpec& option : command.options)
                QVERIFY2(!option.help.isEmpty(), qPrintable(command.name + u' ' + option.names.join(u',')));
        }
    }
};

QTEST_GUILESS_MAIN(ManualTest)
#include "manual.moc"
