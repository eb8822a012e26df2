// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/firesafely.h"

#include "ui/dialogs/safetydialog.h"
#include "ui/pages/request/allowedhosts.h"

namespace idemscope {

void fireSafely(const RunSession::SafetyQuestion& question, const QString& environment, QWidget& page,
                std::function<void()> fire)
{
    if (question.text.isEmpty()) {
        fire();
        return;
    }
    auto* dialog = new SafetyDialog(question.text, question.nameToType, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &page, [question, environment, fire = std::move(fire)] {
        if (question.nameToType.isEmpty())
            allowHost(environment, question.host);
        fire();
    });
    dialog->open();
}

}
