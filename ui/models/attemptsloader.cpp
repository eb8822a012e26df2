// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/attemptsloader.h"

#include <algorithm>

namespace idemscope {

AttemptsLoader::AttemptsLoader(HistorySession& history, AttemptsModel& model, QObject* parent)
    : QObject(parent)
    , m_history(history)
    , m_model(model)
{
    connect(&history, &HistorySession::attemptCountReady, this, &AttemptsLoader::takeCount);
    connect(&history, &HistorySession::attemptsReady, this, &AttemptsLoader::takeAttempts);
    connect(&history, &HistorySession::failed, this, [this](qint64 ticket, const Error& error) {
        if (ticket != m_countTicket && ticket != m_blockTicket)
            return;
        (ticket == m_countTicket ? m_countTicket : m_blockTicket) = -1;
        emit failed(error);
    });
    connect(&model, &AttemptsModel::blockWanted, this, [this](qint64 first) {
        m_waiting.push_back(first);
        readNext();
    });
}

void AttemptsLoader::show(qint64 run, const AttemptQuery& query)
{
    m_run = run;
    m_query = query;
    m_isNewTable = true;
    m_blockTicket = -1;
    m_waiting.clear();
    if (run == 0)
        takeCount(m_countTicket, 0);
    else
        m_countTicket = m_history.requestAttemptCount(run, query);
}

void AttemptsLoader::refresh()
{
    // While an answer is under way a second question would only repeat it.
    if (m_run != 0 && m_countTicket < 0)
        m_countTicket = m_history.requestAttemptCount(m_run, m_query);
}

const AttemptQuery& AttemptsLoader::query() const
{
    return m_query;
}

qint64 AttemptsLoader::run() const
{
    return m_run;
}

qint64 AttemptsLoader::count() const
{
    return m_count;
}

void AttemptsLoader::takeCount(qint64 ticket, qint64 count)
{
    if (ticket != m_countTicket)
        return;
    m_countTicket = -1;
    m_count = count;
    m_waiting.clear();
    if (m_isNewTable)
        m_model.setCount(count);
    else
        m_model.grow(count);
    m_isNewTable = false;
    emit countChanged();
}

void AttemptsLoader::takeAttempts(qint64 ticket, const std::vector<Attempt>& attempts)
{
    if (ticket != m_blockTicket)
        return;
    m_blockTicket = -1;
    m_model.setBlock(m_blockFirst, attempts);
    readNext();
}

void AttemptsLoader::readNext()
{
    if (m_blockTicket >= 0 || m_waiting.empty() || m_run == 0)
        return;
    m_blockFirst = m_waiting.back();
    m_waiting.pop_back();
    m_blockTicket = m_history.requestAttempts(m_run, m_query, m_blockFirst, AttemptsModel::blockSize);
    // Passed over while scrolling: the model asks again when they are looked at.
    while (m_waiting.size() > waitingMost) {
        m_model.setBlock(m_waiting.front(), {});
        m_waiting.erase(m_waiting.begin());
    }
}

}
