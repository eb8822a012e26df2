// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/journal.h"

#include "ui/widgets/document.h"
#include "ui/widgets/messagebar.h"

#include <QPointer>

namespace idemscope {

Journal::Journal(std::function<QString(const QString&)> hide, QObject* parent)
    : QObject(parent)
    , m_hide(std::move(hide))
{
}

void Journal::record(Severity severity, const QString& text)
{
    if (m_entries.size() == mostEntries) {
        m_entries.pop_front();
        emit dropped();
    }
    m_entries.push_back({QDateTime::currentDateTime(), severity, m_hide(text)});
    emit recorded();
}

bool Journal::isNew(const QObject& followed)
{
    if (!m_followed.insert(&followed).second)
        return false;
    connect(&followed, &QObject::destroyed, this, [this, gone = &followed] { m_followed.erase(gone); });
    return true;
}

void Journal::followBars(const QWidget& widget)
{
    for (const MessageBar* bar : widget.findChildren<MessageBar*>()) {
        if (!isNew(*bar))
            continue;
        connect(bar, &MessageBar::said, this, [this](MessageBar::Kind kind, const QString& text) {
            record(kind == MessageBar::Kind::Trouble ? Severity::Trouble : Severity::Note, text);
        });
    }
}

void Journal::follow(const Document& page)
{
    followBars(page);
    if (!isNew(page))
        return;
    // Queued: the page then shows what came of the run.
    const auto tell = [this, followed = QPointer(&page), wasRunning = page.isRunning()]() mutable {
        if (!followed || followed->isRunning() == wasRunning)
            return; // pages tell of what else can be done with them as well
        wasRunning = !wasRunning;
        recordRun(*followed);
    };
    connect(&page, &Document::runningChanged, this, tell, Qt::QueuedConnection);
}

void Journal::recordRun(const Document& page)
{
    const QString status = page.statusText();
    if (page.isRunning())
        record(Severity::Note, tr("%1: a run began", "title of a page").arg(page.title()));
    else if (status.isEmpty())
        record(Severity::Note, tr("%1: the run ended", "title of a page").arg(page.title()));
    else
        record(Severity::Note,
               tr("%1: the run ended. %2", "title of a page, then about the run").arg(page.title(), status));
}

void Journal::clear()
{
    m_entries.clear();
    emit cleared();
}

}
