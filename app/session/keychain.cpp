// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/keychain.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>

#include <qt6keychain/keychain.h>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct KeychainText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Keychain)
};

constexpr int patienceMs = 4'000;
const QString service = u"Idemscope"_s;

/// Asking for a bus that is not there would start one, or wait for it.
bool hasSessionBus()
{
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return true;
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !runtime.isEmpty() && QFileInfo::exists(runtime + u"/bus"_s);
}

class DesktopKeychain final : public Keychain
{
public:
    bool isThere() const override { return m_hasBus && !m_isSilent; }

    void read(const QString& place, Found found) override
    {
        auto* job = new QKeychain::ReadPasswordJob(service);
        run(job, place, [job, found](bool hasAnswer) {
            const bool isFound = hasAnswer && job->error() == QKeychain::NoError;
            found(isFound ? std::optional(job->textData()) : std::nullopt);
        });
    }

    void write(const QString& place, const QString& value, Done done) override
    {
        auto* job = new QKeychain::WritePasswordJob(service);
        job->setTextData(value);
        run(job, place, [job, done](bool hasAnswer) { done(resultOf(*job, hasAnswer)); });
    }

    void forget(const QString& place, Done done) override
    {
        auto* job = new QKeychain::DeletePasswordJob(service);
        run(job, place, [job, done](bool hasAnswer) {
            const bool isGone = hasAnswer && job->error() == QKeychain::EntryNotFound;
            done(isGone ? Result<void>() : resultOf(*job, hasAnswer));
        });
    }

private:
    static Result<void> resultOf(const QKeychain::Job& job, bool hasAnswer)
    {
        if (hasAnswer && job.error() == QKeychain::NoError)
            return {};
        const QString reason = hasAnswer ? job.errorString() : KeychainText::tr("it does not answer");
        return fail(ErrorCode::Io, [reason] {
            return KeychainText::tr("The keychain did not take the secret: %1. It is kept until Idemscope ends.")
                .arg(reason);
        });
    }

    /// Whichever comes first tells, the answer or the end of patience; the job ends itself.
    void run(QKeychain::Job* job, const QString& place, const std::function<void(bool hasAnswer)>& tell)
    {
        const auto isTold = std::make_shared<bool>(false);
        job->setKey(place);
        QObject::connect(job, &QKeychain::Job::finished, &m_alive, [isTold, tell] {
            if (!std::exchange(*isTold, true))
                tell(true);
        });
        QTimer::singleShot(patienceMs, &m_alive, [this, isTold, tell] {
            if (std::exchange(*isTold, true))
                return;
            m_isSilent = true;
            tell(false);
        });
        job->start();
    }

    const bool m_hasBus = hasSessionBus();
    bool m_isSilent = false;
    QObject m_alive; ///< last: nothing is told once this is gone
};

}

std::unique_ptr<Keychain> desktopKeychain()
{
    return std::make_unique<DesktopKeychain>();
}

std::optional<QString> valueIn(Keychain& keychain, const QString& place)
{
    if (!keychain.isThere())
        return {};
    std::optional<QString> result;
    keychain.read(place, [&](const std::optional<QString>& value) {
        result = value;
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    return result;
}

}
