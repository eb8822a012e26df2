// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/rememberbox.h"

#include "session/workspacesession.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QCoreApplication>

namespace idemscope {

namespace {

struct RememberBox
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RememberBox)
};

}

QCheckBox* makeRememberBox(const WorkspaceSession& workspace)
{
    auto* box = new QCheckBox;
    const bool hasKeychain = workspace.hasKeychain();
    box->setEnabled(hasKeychain);
    box->setChecked(workspace.remembersSecrets());
    (new Texts(*box))->bind([box, hasKeychain] {
        box->setText(RememberBox::tr("Remember secrets in the keychain"));
        box->setToolTip(hasKeychain ? QString()
                                    : RememberBox::tr("No keychain service can be reached: secrets are kept until "
                                                      "Idemscope ends"));
        box->setAccessibleDescription(box->toolTip());
    });
    return box;
}

}
