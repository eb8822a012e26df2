// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sessions.h"
#include "ui/widgets/document.h"

namespace idemscope {

class Languages;
class MessageBar;
class SafetySettings;

/// What holds for the whole window, in a tab. There is nothing to save: every control takes effect as it is changed, or
/// says when it does.
class SettingsPage : public Document
{
    Q_OBJECT

public:
    SettingsPage(const Sessions& sessions, Languages& languages, QWidget* parent = nullptr);

    QString title() const override;

signals:
    void shortcutsRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildHead();

    MessageBar* m_message;
    SafetySettings* m_safety;
};

}
