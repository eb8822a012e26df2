// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/burstreport.h"

#include "model/json.h"

namespace idemscope {

using namespace Qt::StringLiterals;

QJsonObject burstDocument(const ReportRun& run, const Judgement& judgement, ReleaseMode release)
{
    QJsonObject document = burstJson(judgement, release);
    document.insert(u"idemscope"_s, QString::fromLatin1(IDEMSCOPE_VERSION));
    document.insert(u"run"_s, QJsonObject{{u"id"_s, run.id},
                                          {u"seed"_s, qint64(run.seed)},
                                          {u"started"_s, run.started},
                                          {u"duration_ms"_s, run.durationMs},
                                          {u"state"_s, run.state}});
    return document;
}

QByteArray documentText(const QJsonObject& document)
{
    return fileText(document);
}

}
