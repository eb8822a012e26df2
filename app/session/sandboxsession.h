// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace idemscope {

/// The practice target as the window uses it: start, stop, choose. Lives on the GUI thread.
class SandboxSession : public QObject
{
    Q_OBJECT

public:
    explicit SandboxSession(QObject* parent = nullptr);
    ~SandboxSession() override;

    static QStringList strategyNames();
    static QString strategyDescription(const QString& name);

    Result<void> start(); ///< on any free port
    void stop();
    bool isRunning() const;
    QString url() const; ///< empty while stopped
    QString strategy() const;
    int processingMs() const;
    Result<void> setStrategy(const QString& name); ///< takes effect at once, running or not
    void setProcessingMs(int milliseconds);

signals:
    void changed();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}
