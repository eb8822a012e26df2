// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace idemscope {

/// One way the sandbox can recognise repeats, described for people.
struct SandboxStrategy
{
    QString name;
    QString description;  ///< translated
    QStringList profiles; ///< that it fits
};

/// The practice target as the window uses it: start, stop, choose. Lives on the GUI thread.
class SandboxSession : public QObject
{
    Q_OBJECT

public:
    explicit SandboxSession(QObject* parent = nullptr);
    ~SandboxSession() override;

    static QList<SandboxStrategy> strategies();

    void setPort(quint16 port);            ///< of the next start; 0: any free one
    void setDatabase(const QString& file); ///< of the next start; empty: one of its own
    Result<void> start();
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
