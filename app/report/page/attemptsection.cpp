// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/attempttext.h"
#include "report/bytestext.h"
#include "report/numbertext.h"
#include "report/page/sections.h"
#include "report/words.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AttemptText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportAttempts)
};

constexpr qsizetype mostCharacters = 20'000; ///< of a message that is shown

QString shortened(QString text)
{
    const qsizetype over = text.size() - mostCharacters;
    if (over <= 0)
        return text;
    text.truncate(mostCharacters);
    return text + u'\n' + AttemptText::tr("… %1 more characters in the log").arg(countText(over));
}

QString messageText(const QByteArray& head, const QByteArray& body, const QByteArray& contentType)
{
    QString text = decodeBytes(head, {}).text.remove(u'\r').trimmed();
    if (!body.isEmpty())
        text += u"\n\n"_s + decodeBytes(body, contentType).text;
    return shortened(text);
}

QString sentText(const Attempt& attempt)
{
    return messageText(attempt.requestHead, attempt.requestBody, {});
}

QString receivedText(const Attempt& attempt)
{
    const Response& response = attempt.response;
    return messageText(response.head, response.body, headerValue(response.headers, "Content-Type"));
}

QString noteOf(const ReportExchange& exchange)
{
    const Attempt& attempt = exchange.attempt;
    QStringList notes;
    if (!attempt.error.isEmpty())
        notes.append(attempt.error);
    if (attempt.isMarkedReplay)
        notes.append(AttemptText::tr("marked as a replay: %1").arg(QString::fromUtf8(attempt.markers)));
    if (exchange.isBodyCut)
        notes.append(AttemptText::tr("the log holds only the beginning of a body"));
    return notes.join(u" · "_s);
}

std::vector<TableCell> rowOf(const Attempt& attempt, const std::optional<Happening>& happening)
{
    return {{happeningText(happening), happening},
            QString::fromUtf8(attempt.key),
            outcomeText(attempt.outcome),
            attempt.error,
            QString::number(attempt.number),
            QString::number(attempt.operation + 1),
            attempt.status > 0 ? QString::number(attempt.status) : u"–"_s,
            durationText(attempt.timing.released),
            durationText(serviceTimeUs(attempt.timing))};
}

QString titleOf(const ReportExchange& exchange)
{
    const Attempt& attempt = exchange.attempt;
    const QString run = QString::number(exchange.run);
    const QString number = QString::number(attempt.number);
    const QString operation = QString::number(attempt.operation + 1);
    const QString happening = happeningText(exchange.happening);
    const QString took = durationText(serviceTimeUs(attempt.timing));
    if (attempt.status == 0)
        return AttemptText::tr("Run %1, attempt %2 of operation %3: %4, no answer after %5")
            .arg(run, number, operation, happening, took);
    return AttemptText::tr("Run %1, attempt %2 of operation %3: %4, status %5 after %6")
        .arg(run, number, operation, happening, QString::number(attempt.status), took);
}

QString moreText(const RunReport& run)
{
    const qint64 hidden = run.attemptsTotal - qint64(run.attempts.size());
    if (hidden <= 0)
        return {};
    return AttemptText::tr(
               "%1 more in the log, which the search does not see. All of them: idemscope report %2 --format "
               "csv -o attempts.csv")
        .arg(countText(hidden))
        .arg(run.about.id);
}

}

ExchangeBlock exchangeBlock(const ReportExchange& exchange, const ReportExchange* first)
{
    const Attempt& attempt = exchange.attempt;
    ExchangeBlock block;
    block.happening = exchange.happening;
    block.title = titleOf(exchange);
    block.sent = sentText(attempt);
    block.received = receivedText(attempt);
    block.note = noteOf(exchange);
    if (first && first != &exchange && !block.received.isEmpty())
        block.difference = diffLines(receivedText(first->attempt).split(u'\n'), block.received.split(u'\n'));
    return block;
}

PageSection runEvidenceSection(const RunReport& run)
{
    PageSection section{u"evidence"_s, AttemptText::tr("Evidence"), {}};
    if (!run.inDoubt.empty()) {
        ListBlock keys;
        for (const QByteArray& key : run.inDoubt)
            keys.items.append(QString::fromUtf8(key));
        const qsizetype most = 20;
        if (keys.items.size() > most) {
            const qsizetype hidden = keys.items.size() - most;
            keys.items = keys.items.mid(0, most);
            keys.items.append(AttemptText::tr("%n more in the log", nullptr, int(hidden)));
        }
        section.blocks.emplace_back(TextBlock{AttemptText::tr("Keys in doubt; “idemscope history reconcile %1” settles "
                                                              "them:")
                                                  .arg(run.about.id)});
        section.blocks.emplace_back(std::move(keys));
    }
    for (const ReportExchange& exchange : run.evidence)
        section.blocks.emplace_back(exchangeBlock(exchange, &run.evidence.front()));
    return section;
}

PageSection attemptsSection(const RunReport& run)
{
    PageSection section{u"attempts"_s, AttemptText::tr("Attempts"), {}};
    if (run.attempts.empty())
        return section;
    const KnownHappenings known(run.series);
    TableBlock table{{AttemptText::tr("What happened"), AttemptText::tr("Key"), AttemptText::tr("Outcome"),
                      AttemptText::tr("Error"), AttemptText::tr("Attempt"), AttemptText::tr("Operation"),
                      AttemptText::tr("Status"), AttemptText::tr("Released"), AttemptText::tr("Took")},
                     {},
                     4,
                     true,
                     moreText(run)};
    for (const Attempt& attempt : run.attempts)
        table.rows.push_back(rowOf(attempt, happeningOf(attempt, known)));
    section.blocks.emplace_back(std::move(table));
    return section;
}

}
