// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/statusline.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/languagebox.h"

#include <QLocale>

namespace idemscope {

using namespace Qt::StringLiterals;

StatusLine::StatusLine(HistorySession& history, Languages& languages, QWidget* parent)
    : QStatusBar(parent)
    , m_history(history)
    , m_run(new Label(TextStyle::Small))
    , m_log(new Label(TextStyle::Small))
    , m_language(new LanguageBox(languages))
{
    setSizeGripEnabled(false);
    m_run->setContentsMargins(Theme::grid, 0, 0, 0);
    addWidget(m_run, 1);
    addPermanentWidget(m_log);
    addPermanentWidget(m_language);
    m_language->setProperty("look", u"quiet"_s);
    m_language->setFont(theme().smallFont());
    (new Texts(*this))->bind([this] {
        m_language->setAccessibleName(tr("Language"));
        showLog();
    });
    connect(&history, &HistorySession::summaryReady, this, [this](qint64 ticket, qint64 attempts, qint64 bytes) {
        if (ticket != m_logTicket)
            return;
        m_logError.reset();
        m_attempts = attempts;
        m_bytes = bytes;
        showLog();
    });
    connect(&history, &HistorySession::changed, this, &StatusLine::refresh);
    connect(&history, &HistorySession::failed, this, [this](qint64 ticket, const Error& error) {
        if (ticket != m_logTicket)
            return;
        m_logError = error;
        showLog();
    });
    refresh();
}

void StatusLine::refresh()
{
    m_logTicket = m_history.requestSummary();
}

void StatusLine::showState(const QString& text)
{
    m_run->setText(text.isEmpty() ? tr("Ready") : text);
}

void StatusLine::showLog()
{
    m_log->setToolTip(m_logError ? m_logError->text() : QString());
    if (m_logError) {
        m_log->setText(tr("Log: cannot be read"));
        return;
    }
    if (m_attempts == 0) {
        m_log->setText(tr("Log: empty"));
        return;
    }
    const QString size = QLocale().formattedDataSize(m_bytes, 0, QLocale::DataSizeTraditionalFormat);
    m_log->setText(tr("Log: %1 attempts, %2").arg(QLocale().toString(m_attempts), size));
}

}
