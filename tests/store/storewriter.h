// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>

#include <optional>

namespace idemscope::test {

/// What a test program does instead of testing when it is started as a child: a writer in a process of its own.
///   --write PATH COUNT   writes a run of COUNT attempts (0: until killed) and says so line by line:
///                        "run ID", "intent OPERATION KEY" once durable, "attempt NUMBER MICROS" once handed over
///   --hold PATH          takes the write lock of the file, says "held" and keeps it until its input ends
///   --begin PATH         begins a run, says "run ID" and waits until its input ends
/// None: the program was not started as a child.
std::optional<int> childMain(int argc, char** argv);

/// This program started as a child.
class Child
{
public:
    explicit Child(const QStringList& arguments);
    ~Child();

    /// The next line of its output without the line feed; waits up to 30 s.
    QByteArray line();
    void kill(); ///< SIGKILL, and waits for the end
    void endInput();
    int wait(); ///< exit code

private:
    QProcess m_process;
};

}

/// A main function for tests with children.
#define IDEMSCOPE_TEST_MAIN(TestClass)                                                                                 \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        if (const auto code = idemscope::test::childMain(argc, argv))                                                  \
            return *code;                                                                                              \
        const QCoreApplication application(argc, argv);                                                                \
        TestClass test;                                                                                                \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
