// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/runtext.h"

#include "model/deliverytext.h"
#include "model/json/deliverywords.h"
#include "model/json/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RunText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunText)
};

constexpr QStringView parting = u" · ";

QString releaseText(ReleaseMode release)
{
    switch (release) {
    case ReleaseMode::LastByte:
        return RunText::tr("last byte", "how attempts are released");
    case ReleaseMode::SinglePacket:
        return RunText::tr("single packet", "how attempts are released");
    case ReleaseMode::Plain:
        break;
    }
    return RunText::tr("plain", "how attempts are released");
}

/// What a run was fired for; empty: no such word.
QString kindText(const QString& word)
{
    if (word == "send"_L1)
        return RunText::tr("send", "a run of one request");
    if (word == "preflight"_L1)
        return RunText::tr("contract check");
    if (word == "reconcile"_L1)
        return RunText::tr("reconciling");
    if (word == "cleanup"_L1)
        return RunText::tr("clean-up");
    if (word == "scheduled"_L1)
        return RunText::tr("scheduled replay");
    if (word == "delivery"_L1)
        return RunText::tr("delivery");
    return {};
}

QString shownWord(const QString& word)
{
    if (const auto release = fromWord<ReleaseMode>(word))
        return releaseText(*release);
    if (const auto discipline = fromWord<Discipline>(word))
        return nameOf(*discipline).text();
    if (const auto fault = fromWord<ChannelFault>(word))
        return nameOf(*fault).text();
    const QString kind = kindText(word);
    return kind.isEmpty() ? word : kind;
}

}

QString shownTitle(const QString& title)
{
    QStringList parts = title.split(parting.toString());
    for (QString& part : parts)
        part = shownWord(part);
    return parts.join(parting.toString());
}

QString clockText(const QString& iso8601)
{
    return QDateTime::fromString(iso8601, Qt::ISODateWithMs).toLocalTime().toString(u"HH:mm:ss"_s);
}

QString runStatusText(const RunRow& run)
{
    const QString seconds = QLocale().toString(double(run.durationMs) / 1000, 'f', 2);
    switch (run.state) {
    case RunState::Finished:
        return RunText::tr("Run %1 · seed %2 · finished in %3 s").arg(run.id).arg(run.seed).arg(seconds);
    case RunState::Stopped:
        return RunText::tr("Run %1 · seed %2 · stopped after %3 s").arg(run.id).arg(run.seed).arg(seconds);
    case RunState::Interrupted:
        return RunText::tr("Run %1 was interrupted").arg(run.id);
    case RunState::Running:
        break;
    }
    return RunText::tr("Run %1 is under way").arg(run.id);
}

}
