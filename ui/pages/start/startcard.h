// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/texts.h"

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace idemscope {

/// One way to begin: a heading, a sentence, and what to press.
class StartCard : public QFrame
{
    Q_OBJECT

public:
    using Text = std::function<QString()>;

    StartCard(Text heading, Text sentence, bool isLead = false, QWidget* parent = nullptr);

    void addRow(QWidget* widget, Qt::Alignment alignment = {});

private:
    QVBoxLayout* m_layout;
    Texts m_texts;
};

}
