// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/sandboxsession.h"

#include "sandbox/sandbox.h"
#include "session/sandboxtexts.h"

#include <stdexcept>
#include <thread>

namespace idemscope {

namespace {

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

QStringList textsOf(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts)
        list += textOf(text);
    return list;
}

/// Nothing where its database does not answer.
QByteArray figuresOf(const sandbox::Sandbox& sandbox)
{
    try {
        return QByteArray::fromStdString(sandbox.figures());
    } catch (const std::exception&) {
        return {};
    }
}

}

struct SandboxSession::Parts
{
    sandbox::Options options{.strategy = "check-then-act"};
    bool isPortGiven = false;
    std::unique_ptr<sandbox::Sandbox> sandbox;
    bool isReading = false;
    std::jthread reading; ///< last: it is joined before the sandbox goes
};

SandboxSession::SandboxSession(QObject* parent)
    : QObject(parent)
    , m_parts(std::make_unique<Parts>())
{
}

SandboxSession::~SandboxSession() = default;

QList<SandboxStrategy> SandboxSession::strategies()
{
    QList<SandboxStrategy> list;
    for (const sandbox::StrategyInfo& strategy : sandbox::strategies())
        list += {textOf(strategy.name), sandboxDescription(strategy.name, strategy.description),
                 textsOf(strategy.profiles)};
    return list;
}

QList<SandboxDefect> SandboxSession::defects()
{
    QList<SandboxDefect> list;
    for (const sandbox::DefectInfo& defect : sandbox::defects())
        list += {textOf(defect.name),     sandboxDescription(defect.name, defect.description),
                 textOf(defect.strategy), textOf(defect.check),
                 textsOf(defect.checks),  textsOf(defect.auditOptions)};
    return list;
}

void SandboxSession::setPort(quint16 port)
{
    m_parts->options.port = port;
    m_parts->isPortGiven = port != 0;
}

void SandboxSession::setDatabase(const QString& location)
{
    m_parts->options.database = location.toStdString();
}

void SandboxSession::setReplicas(int count)
{
    m_parts->options.replicas = count;
}

void SandboxSession::setGateway(const QString& url)
{
    m_parts->options.gateway = url.toStdString();
}

void SandboxSession::setRedis(const QString& url)
{
    m_parts->options.redis = url.toStdString();
}

Result<void> SandboxSession::start()
{
    Result<void> started = listen();
    if (!started && !m_parts->isPortGiven && m_parts->options.port != 0) {
        m_parts->options.port = 0; // the one of last time is taken by another program
        started = listen();
    }
    if (!started)
        return started;
    m_parts->options.port = m_parts->sandbox->port(); // a restart keeps the URL that collections point at
    emit changed();
    return {};
}

Result<void> SandboxSession::listen()
{
    try {
        m_parts->sandbox = std::make_unique<sandbox::Sandbox>(m_parts->options);
    } catch (const std::exception& error) {
        return fail(ErrorCode::Io, tr("The sandbox cannot be started: %1").arg(QString::fromUtf8(error.what())));
    }
    return {};
}

void SandboxSession::stop()
{
    m_parts->reading = {};
    m_parts->sandbox.reset();
    emit changed();
}

void SandboxSession::requestFigures()
{
    if (!isRunning() || m_parts->isReading)
        return;
    m_parts->isReading = true;
    m_parts->reading = std::jthread([this, sandbox = m_parts->sandbox.get()] {
        QMetaObject::invokeMethod(
            this, [this, text = figuresOf(*sandbox)] { takeFigures(text); }, Qt::QueuedConnection);
    });
}

void SandboxSession::takeFigures(const QByteArray& text)
{
    m_parts->isReading = false;
    if (const auto figures = sandboxFiguresFrom(text); figures && isRunning())
        emit figuresRead(*figures);
}

bool SandboxSession::isRunning() const
{
    return m_parts->sandbox != nullptr;
}

QString SandboxSession::url() const
{
    return isRunning() ? QString::fromStdString(m_parts->sandbox->url()) : QString();
}

QStringList SandboxSession::urls() const
{
    return isRunning() ? textsOf(m_parts->sandbox->urls()) : QStringList();
}

QString SandboxSession::note() const
{
    return isRunning() ? textOf(m_parts->sandbox->note()) : QString();
}

QString SandboxSession::strategy() const
{
    return textOf(m_parts->options.strategy);
}

QStringList SandboxSession::chosenDefects() const
{
    return textsOf(m_parts->options.defects);
}

QString SandboxSession::like() const
{
    return textOf(m_parts->options.like);
}

int SandboxSession::ttlMs() const
{
    return m_parts->options.ttlMs;
}

int SandboxSession::processingMs() const
{
    return m_parts->options.processingMs;
}

/// `change` is made to the options and, where it runs, to the sandbox, which may refuse it: then nothing has changed.
template <typename Change>
Result<void> SandboxSession::alter(Change change)
{
    try {
        sandbox::Options options = m_parts->options;
        change(options, m_parts->sandbox.get());
        m_parts->options = std::move(options);
    } catch (const std::exception& error) {
        return fail(ErrorCode::InvalidInput, QString::fromUtf8(error.what()));
    }
    emit changed();
    return {};
}

Result<void> SandboxSession::setStrategy(const QString& name)
{
    return alter([&](sandbox::Options& options, sandbox::Sandbox* running) {
        options.strategy = name.toStdString();
        if (running)
            running->setStrategy(options.strategy);
    });
}

Result<void> SandboxSession::setDefects(const QStringList& names)
{
    return alter([&](sandbox::Options& options, sandbox::Sandbox* running) {
        options.defects.clear();
        for (const QString& name : names)
            options.defects.push_back(name.toStdString());
        if (running)
            running->setDefects(options.defects);
    });
}

Result<void> SandboxSession::setLike(const QString& profile)
{
    return alter([&](sandbox::Options& options, sandbox::Sandbox* running) {
        options.like = profile.toStdString();
        if (running)
            running->setLike(options.like);
    });
}

Result<void> SandboxSession::setTtlMs(int milliseconds)
{
    return alter([&](sandbox::Options& options, sandbox::Sandbox* running) {
        options.ttlMs = milliseconds;
        if (running)
            running->setTtlMs(options.ttlMs);
    });
}

void SandboxSession::setProcessingMs(int milliseconds)
{
    m_parts->options.processingMs = milliseconds;
    if (isRunning())
        m_parts->sandbox->setProcessingMs(milliseconds);
    emit changed();
}

}
