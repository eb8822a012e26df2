// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/sandboxsession.h"

#include "sandbox/sandbox.h"

#include <stdexcept>

namespace idemscope {

struct SandboxSession::Parts
{
    sandbox::Options options;
    std::unique_ptr<sandbox::Sandbox> sandbox;
};

SandboxSession::SandboxSession(QObject* parent)
    : QObject(parent)
    , m_parts(std::make_unique<Parts>())
{
}

SandboxSession::~SandboxSession() = default;

QList<SandboxStrategy> SandboxSession::strategies()
{
    static const std::pair<const char*, const char*> descriptions[] = {
        {"none", QT_TR_NOOP("No deduplication: every request is executed")},
        {"check-then-act", QT_TR_NOOP("Looks the key up, works, then stores it: two at once both execute")},
        {"unique-key", QT_TR_NOOP("A unique index claims the key first: one executes, the others wait or replay")},
    };
    QList<SandboxStrategy> list;
    for (const sandbox::StrategyInfo& strategy : sandbox::strategies()) {
        SandboxStrategy entry{QString::fromStdString(strategy.name), QString::fromStdString(strategy.description), {}};
        for (const auto& [name, description] : descriptions) {
            if (strategy.name == name)
                entry.description = tr(description);
        }
        for (const std::string& profile : strategy.profiles)
            entry.profiles += QString::fromStdString(profile);
        list += entry;
    }
    return list;
}

void SandboxSession::setPort(quint16 port)
{
    m_parts->options.port = port;
}

void SandboxSession::setDatabase(const QString& file)
{
    m_parts->options.database = file.toStdString();
}

Result<void> SandboxSession::start()
{
    try {
        m_parts->sandbox = std::make_unique<sandbox::Sandbox>(m_parts->options);
    } catch (const std::exception& error) {
        return fail(ErrorCode::Io, tr("The sandbox cannot be started: %1").arg(QString::fromUtf8(error.what())));
    }
    m_parts->options.port = m_parts->sandbox->port(); // a restart keeps the URL that collections point at
    emit changed();
    return {};
}

void SandboxSession::stop()
{
    m_parts->sandbox.reset();
    emit changed();
}

bool SandboxSession::isRunning() const
{
    return m_parts->sandbox != nullptr;
}

QString SandboxSession::url() const
{
    return isRunning() ? QString::fromStdString(m_parts->sandbox->url()) : QString();
}

QString SandboxSession::strategy() const
{
    return QString::fromStdString(m_parts->options.strategy);
}

int SandboxSession::processingMs() const
{
    return m_parts->options.processingMs;
}

Result<void> SandboxSession::setStrategy(const QString& name)
{
    try {
        if (isRunning())
            m_parts->sandbox->setStrategy(name.toStdString());
    } catch (const std::exception& error) {
        return fail(ErrorCode::InvalidInput, QString::fromUtf8(error.what()));
    }
    m_parts->options.strategy = name.toStdString();
    emit changed();
    return {};
}

void SandboxSession::setProcessingMs(int milliseconds)
{
    m_parts->options.processingMs = milliseconds;
    if (isRunning())
        m_parts->sandbox->setProcessingMs(milliseconds);
    emit changed();
}

}
