// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/settings/storagesettings.h"

#include "ui/dialogs/prunedialog.h"
#include "ui/preferences.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/numberbox.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QUrl>

namespace idemscope {

using namespace Qt::StringLiterals;

StorageSettings::StorageSettings(HistorySession& history, const QString& runLogPath, QWidget* parent)
    : Form(parent)
    , m_history(history)
    , m_place(new QLineEdit(runLogPath))
    , m_openFolder(new QPushButton)
    , m_size(new Label(TextStyle::Body))
    , m_days(new NumberBox(0, PreferenceBounds::mostDays))
    , m_megabytes(new NumberBox(0, PreferenceBounds::mostMegabytes))
    , m_show(new QPushButton)
{
    build(runLogPath);
    connectHistory();
    askForSize();
}

void StorageSettings::build(const QString& runLogPath)
{
    m_place->setFont(theme().fixedFont());
    m_place->setReadOnly(true);
    for (QPushButton* button : {m_openFolder, m_show})
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    const PruneRule kept = pruneRule();
    m_days->setValue(kept.keepDays);
    m_megabytes->setValue(kept.keepMegabytes);
    heading([] { return tr("Run log"); });
    row([] { return tr("File"); }, m_place);
    row(m_openFolder);
    row([] { return tr("Size"); }, m_size);
    row([] { return tr("Keep for"); }, m_days);
    row([] { return tr("Keep up to"); }, m_megabytes,
        [] { return tr("The oldest runs and audits go first. What is under way stays, and what a replay waits for"); });
    row(m_show, [] { return tr("Nothing is deleted by itself: you see what would go, then decide"); });
    (new Texts(*this))->bind([this] {
        m_openFolder->setText(tr("Open folder"));
        m_days->setSuffix(tr(" days"));
        m_megabytes->setSuffix(tr(" MB"));
        for (NumberBox* box : {m_days, m_megabytes})
            box->setSpecialValueText(tr("no limit"));
        m_show->setText(tr("Show what would go…"));
        showSize();
    });
    for (NumberBox* box : {m_days, m_megabytes}) {
        connect(box, &QSpinBox::valueChanged, this, [this] {
            storePruneRule(rule());
            setBusy(m_pruneTicket >= 0);
        });
    }
    connect(m_openFolder, &QPushButton::clicked, this,
            [runLogPath] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(runLogPath).absolutePath())); });
    connect(m_show, &QPushButton::clicked, this, &StorageSettings::askWhatGoes);
    setBusy(false);
}

void StorageSettings::connectHistory()
{
    connect(&m_history, &HistorySession::changed, this, &StorageSettings::askForSize);
    connect(&m_history, &HistorySession::summaryReady, this, [this](qint64 ticket, qint64 attempts, qint64 bytes) {
        if (ticket != m_sizeTicket)
            return;
        m_attempts = attempts;
        m_bytes = bytes;
        showSize();
    });
    connect(&m_history, &HistorySession::prunePlanReady, this, [this](qint64 ticket, const PrunePlan& plan) {
        if (ticket == m_pruneTicket)
            showWhatGoes(plan);
    });
    connect(&m_history, &HistorySession::pruned, this, [this](qint64 ticket, const Pruned& gone) {
        if (ticket != m_pruneTicket)
            return;
        setBusy(false);
        askForSize();
        emit told([count = int(gone.entries), bytes = gone.bytes] {
            return tr("%n run(s) and audits deleted, %1 given back.", nullptr, count)
                .arg(QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat));
        });
    });
    connect(&m_history, &HistorySession::failed, this, [this](qint64 ticket, const Error& error) {
        if (ticket != m_pruneTicket)
            return;
        setBusy(false);
        emit failed(error);
    });
}

void StorageSettings::askForSize()
{
    m_sizeTicket = m_history.requestSummary();
}

void StorageSettings::showSize()
{
    m_size->setText(tr("%n attempt(s), %1", nullptr, int(m_attempts))
                        .arg(QLocale().formattedDataSize(m_bytes, 1, QLocale::DataSizeTraditionalFormat)));
}

PruneRule StorageSettings::rule() const
{
    return {m_days->value(), m_megabytes->value()};
}

void StorageSettings::askWhatGoes()
{
    m_pruneTicket = m_history.requestPrunePlan(rule());
    setBusy(true);
}

void StorageSettings::showWhatGoes(const PrunePlan& plan)
{
    setBusy(false);
    if (plan.entries.empty()) {
        emit told([] { return tr("Nothing would go: no run and no audit is beyond these limits."); });
        return;
    }
    auto* dialog = new PruneDialog(plan, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, plan] {
        m_pruneTicket = m_history.requestPrune(plan);
        setBusy(true);
    });
    dialog->open();
}

void StorageSettings::setBusy(bool isBusy)
{
    if (!isBusy)
        m_pruneTicket = -1;
    m_show->setEnabled(!isBusy && rule() != PruneRule());
}

}
