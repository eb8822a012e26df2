// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/topbar.h"

#include "ui/commands/keys.h"
#include "ui/theme/theme.h"
#include "ui/widgets/environmentchip.h"
#include "ui/widgets/label.h"
#include "ui/widgets/sandboxchip.h"
#include "ui/widgets/texts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace idemscope {

using namespace Qt::StringLiterals;

TopBar::TopBar(const Sessions& sessions, QWidget* parent)
    : QWidget(parent)
    , m_sandbox(new SandboxChip(sessions.sandbox))
    , m_environment(new EnvironmentChip(sessions.workspace))
    , m_search(new QPushButton)
{
    setProperty("surface", u"bar"_s);
    setAttribute(Qt::WA_StyledBackground);
    auto* name = new Label(TextStyle::Heading);
    name->setText(u"Idemscope"_s);
    m_search->setIcon(theme().icon(u"search"_s));
    m_search->setProperty("button", u"search"_s);
    m_search->setAutoDefault(false);
    const int character = QFontMetrics(theme().bodyFont()).averageCharWidth();
    m_search->setMaximumWidth(42 * character);
    m_search->setMinimumWidth(6 * character);
    m_search->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(Theme::grid + Theme::half, Theme::grid, Theme::grid + Theme::half, Theme::grid);
    layout->setSpacing(Theme::grid + 2);
    layout->addWidget(name);
    layout->addWidget(m_sandbox);
    layout->addWidget(m_environment);
    layout->addStretch(1);
    layout->addWidget(m_search, 4);
    m_search->installEventFilter(this);
    (new Texts(*this))->bind([this] {
        m_search->setAccessibleName(tr("Search or run a command"));
        fitSearch();
    });
    connect(m_search, &QPushButton::clicked, this, &TopBar::paletteRequested);
    connect(m_environment, &EnvironmentChip::editRequested, this, &TopBar::variablesRequested);
    connect(m_sandbox, &SandboxChip::failed, this, &TopBar::failed);
}

/// The longest of its texts that has room.
void TopBar::fitSearch()
{
    const QString key = shownKeys(Command::Palette);
    for (const QString& text : {tr("Search or run a command   %1").arg(key), tr("Search   %1").arg(key), key}) {
        m_search->setText(text.trimmed());
        if (m_search->minimumSizeHint().width() <= m_search->width())
            return;
    }
}

bool TopBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::Resize)
        fitSearch();
    return QWidget::eventFilter(watched, event);
}

SandboxChip& TopBar::sandbox() const
{
    return *m_sandbox;
}
QWidget& TopBar::environment() const
{
    return *m_environment;
}
QWidget& TopBar::search() const
{
    return *m_search;
}

}
