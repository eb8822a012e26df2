// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/start/startcard.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QVBoxLayout>
#include <QVariant>

namespace idemscope {

using namespace Qt::StringLiterals;

StartCard::StartCard(Text heading, Text sentence, bool isLead, QWidget* parent)
    : QFrame(parent)
    , m_layout(new QVBoxLayout(this))
    , m_texts(*this)
{
    setProperty("surface", u"card"_s);
    setProperty("lead", isLead);
    auto* head = new Label(TextStyle::Heading);
    auto* text = new Label(TextStyle::Muted);
    text->setWordWrap(true);
    m_texts.bind([head, text, heading = std::move(heading), sentence = std::move(sentence)] {
        head->setText(heading());
        text->setText(sentence());
    });
    m_layout->setContentsMargins(20, 2 * Theme::grid, 20, 20);
    m_layout->setSpacing(Theme::grid);
    m_layout->addWidget(head);
    m_layout->addWidget(text);
    m_layout->addSpacing(Theme::half);
    m_layout->addStretch(1);
}

void StartCard::addRow(QWidget* widget, Qt::Alignment alignment)
{
    m_layout->insertWidget(m_layout->count() - 1, widget, 0, alignment);
}

}
