// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace idemscope {

/// True for a request file or the folder of a collection, which the window opens.
bool isDocument(const QString& argument);

/// True when `arguments` (without the program's name) ask for the command line rather than the window.
bool isCommandLine(const QStringList& arguments);

/// True when they ask for a PDF, which is painted: that needs a QGuiApplication.
bool wantsFonts(const QStringList& arguments);

/// Runs the command line and gives its exit code (CLI.md). Needs a QCoreApplication.
int runCommandLine(const QStringList& arguments);

}
