// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/probeform.h"

namespace idemscope {

ProbeForm::ProbeForm(QWidget* parent)
    : Form(parent)
{
}

}
