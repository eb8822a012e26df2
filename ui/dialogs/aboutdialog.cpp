// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/aboutdialog.h"

#include "ui/dialogs/ask.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AboutDialog
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AboutDialog)
};

}

void showAbout(QWidget* parent)
{
    tell(parent, AboutDialog::tr("Idemscope %1").arg(QString::fromLatin1(IDEMSCOPE_VERSION)),
         AboutDialog::tr(
             "When a request is repeated, is its effect produced exactly once, and does the client always learn the "
             "result? Idemscope fires retries at an API, counts the effects and judges.\n\nFree software under the "
             "GNU General Public License, version 3 or later."));
}

void showAboutQt(QWidget* parent)
{
    tell(parent, AboutDialog::tr("About Qt"),
         AboutDialog::tr("Idemscope uses Qt %1, used under the GNU Lesser General Public License, version 3. "
                         "Qt is a C++ toolkit; see https://www.qt.io.")
             .arg(QString::fromLatin1(qVersion())));
}

}
