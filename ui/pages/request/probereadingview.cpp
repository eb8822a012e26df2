// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/probereadingview.h"

#include "ui/theme/theme.h"
#include "ui/widgets/codeedit.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QPushButton>

namespace idemscope {

namespace {

constexpr int linesOfAnswer = 8;

}

ProbeReadingView::ProbeReadingView(QWidget* parent)
    : QWidget(parent)
    , m_button(new QPushButton)
    , m_value(new Label(TextStyle::Body))
    , m_raw(new CodeEdit)
{
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_raw->setReadOnly(true);
    m_raw->setTabChangesFocus(true);
    m_raw->setFixedHeight(linesOfAnswer * QFontMetrics(m_raw->font()).lineSpacing());
    m_raw->hide();
    auto* line = new QHBoxLayout;
    line->setSpacing(2 * Theme::grid);
    line->addWidget(m_button);
    line->addWidget(m_value, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::grid);
    layout->addLayout(line);
    layout->addWidget(m_raw);
    connect(m_button, &QPushButton::clicked, this, &ProbeReadingView::readRequested);
    (new Texts(*this))->bind([this] { showTexts(); });
}

void ProbeReadingView::begin()
{
    m_look.reset();
    m_isReading = true;
    m_raw->hide();
    showTexts();
}

void ProbeReadingView::showReading(const ProbeLook& look)
{
    m_look = look;
    m_isReading = false;
    m_raw->setPlainText(QString::fromUtf8(look.reading.raw));
    m_raw->setVisible(!look.reading.raw.isEmpty());
    showTexts();
}

void ProbeReadingView::setBusy(bool isBusy)
{
    m_button->setEnabled(!isBusy);
}

void ProbeReadingView::showTexts()
{
    m_button->setText(tr("Read now"));
    m_raw->setAccessibleName(tr("The answer as it came"));
    QString text;
    if (m_isReading) {
        text = tr("Reading…");
    } else if (m_look && m_look->reading.value) {
        text =
            m_look->reading.operation
                ? tr("Reads %1 for the unused key %2").arg(*m_look->reading.value).arg(QString::fromUtf8(m_look->key))
                : tr("Reads %1").arg(*m_look->reading.value);
    } else if (m_look) {
        text = tr("No reading: %1").arg(m_look->reading.error);
    }
    m_value->setText(text);
    m_value->setAccessibleName(text);
}

}
