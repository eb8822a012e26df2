// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace idemscope {

void showAbout(QWidget* parent);
void showAboutQt(QWidget* parent);

}
