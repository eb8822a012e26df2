// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "ui/sessions.h"

#include <QWidget>

class QPushButton;

namespace idemscope {

class EnvironmentChip;
class SandboxChip;

/// The bar over the window: name, sandbox, environment, and the way to every command.
class TopBar : public QWidget
{
    Q_OBJECT

public:
    explicit TopBar(const Sessions& sessions, QWidget* parent = nullptr);

    SandboxChip& sandbox() const;
    QWidget& environment() const;
    QWidget& search() const;

signals:
    void paletteRequested();
    void variablesRequested();
    void failed(const idemscope::Error& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitSearch();

    SandboxChip* m_sandbox;
    EnvironmentChip* m_environment;
    QPushButton* m_search;
};

}
