// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/sandboxfigures.h"

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

/// One fault that the sandbox can have on purpose, described for people.
struct SandboxDefect
{
    QString name;
    QString description;      ///< translated
    QString strategy;         ///< that it builds on
    QString check;            ///< that it must turn red
    QStringList checks;       ///< all that turn red, that one first
    QStringList auditOptions; ///< to add to `audit {url}/payments …`
};

/// The practice target as the window uses it: start, stop, choose. Lives on the GUI thread.
class SandboxSession : public QObject
{
    Q_OBJECT

public:
    explicit SandboxSession(QObject* parent = nullptr);
    ~SandboxSession() override;

    static QList<SandboxStrategy> strategies();
    static QList<SandboxDefect> defects();

    void setPort(quint16 port);                ///< of the next start; 0: any free one
    void setDatabase(const QString& location); ///< of the next start: file or postgresql:// URL; empty: one of its own
    void setReplicas(int count);               ///< of the next start: base URLs that lead to it
    void setGateway(const QString& url);       ///< of the next start: that every execution calls; empty: none
    void setRedis(const QString& url);         ///< of the next start; empty: none
    Result<void> start();
    void stop();
    bool isRunning() const;
    QString url() const;      ///< empty while stopped
    QStringList urls() const; ///< one per replica; none while stopped
    QString note() const;     ///< what is to be said of where keys are kept; empty: nothing
    QString strategy() const;
    QStringList chosenDefects() const;
    QString like() const;
    int ttlMs() const;
    int processingMs() const;
    // Take effect at once, running or not.
    Result<void> setStrategy(const QString& name);
    Result<void> setDefects(const QStringList& names);
    Result<void> setLike(const QString& profile); ///< whose answers it gives; empty: its own
    Result<void> setTtlMs(int milliseconds);      ///< how long keys live; 0: as the strategy has it
    void setProcessingMs(int milliseconds);
    /// Reads what the running sandbox says of itself on a thread of its own; figuresRead() brings it.
    void requestFigures();

signals:
    void changed();
    void figuresRead(const idemscope::SandboxFigures& figures);

private:
    template <typename Change>
    Result<void> alter(Change change);
    Result<void> listen();
    void takeFigures(const QByteArray& text);

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}
