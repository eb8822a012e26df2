// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/settings/settingspage.h"

#include "ui/pages/settings/looksettings.h"
#include "ui/pages/settings/newrequestsettings.h"
#include "ui/pages/settings/safetysettings.h"
#include "ui/pages/settings/storagesettings.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"

#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace idemscope {

SettingsPage::SettingsPage(const Sessions& sessions, Languages& languages, QWidget* parent)
    : Document(parent)
    , m_message(new MessageBar)
    , m_safety(new SafetySettings)
{
    auto* look = new LookSettings(languages);
    auto* storage = new StorageSettings(sessions.history, sessions.runLogPath);
    auto* content = new QWidget;
    auto* sections = new QVBoxLayout(content);
    sections->setContentsMargins({});
    sections->setSpacing(4 * Theme::grid);
    for (QWidget* section : {buildHead(), static_cast<QWidget*>(look), static_cast<QWidget*>(new NewRequestSettings),
                             static_cast<QWidget*>(m_safety), static_cast<QWidget*>(storage)})
        sections->addWidget(section);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(scrollPage(content), 1);
    connect(storage, &StorageSettings::failed, this, [this](const Error& error) { m_message->say(error); });
    connect(storage, &StorageSettings::told, this,
            [this](const std::function<QString()>& tell) { m_message->say(MessageBar::Kind::Hint, tell); });
    setFocusProxy(look);
    (new Texts(*this))->bind([this] { emit titleChanged(); });
}

QWidget* SettingsPage::buildHead()
{
    auto* head = new QWidget;
    auto* title = new Label(TextStyle::Title);
    auto* explanation = new Label(TextStyle::Muted);
    auto* shortcuts = new QPushButton;
    explanation->setWordWrap(true);
    auto* layout = new QVBoxLayout(head);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::grid);
    layout->addWidget(title);
    layout->addWidget(explanation);
    layout->addWidget(shortcuts, 0, Qt::AlignLeft);
    connect(shortcuts, &QPushButton::clicked, this, &SettingsPage::shortcutsRequested);
    (new Texts(*head))->bind([title, explanation, shortcuts] {
        title->setText(tr("Settings"));
        explanation->setText(tr("For the whole window. A change takes effect at once, or says when it does."));
        shortcuts->setText(tr("Keyboard shortcuts…"));
    });
    return head;
}

QString SettingsPage::title() const
{
    return tr("Settings");
}

void SettingsPage::showEvent(QShowEvent* event)
{
    Document::showEvent(event);
    m_safety->showHosts();
}

}
