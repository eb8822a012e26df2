// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QWidget>

namespace idemscope {

/// A page that lives in a tab of the window.
class Document : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    virtual QString mark() const { return {}; } ///< a word about its state, beside its title
    virtual bool isModified() const { return false; }
    virtual bool isRunning() const { return false; } ///< something that stop() ends
    virtual void stop() {}
    virtual bool canSave() const { return false; }
    virtual QString statusText() const { return {}; }      ///< of the run that is shown, in one line
    virtual bool canExportReport() const { return false; } ///< it shows a stored run or audit
    virtual void exportReport() {}

signals:
    void titleChanged(); ///< or modified, or not any more
    void runningChanged();
    void statusChanged();
    void closeRequested(); ///< by the page itself
};

}
