// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/interchangesession.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace idemscope {

class Label;

/// Where an import can go.
struct ImportTarget
{
    QString title;
    QString folder; ///< absolute; empty: a new collection, whose place is asked for
};

/// Shows what an import would bring before anything is written: counts, every request with a mark, warnings, secrets,
/// and where it goes. While it is read: progress.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ImportDialog(const std::vector<ImportTarget>& targets, QWidget* parent = nullptr);

    void showReading(const QString& name);
    void showProgress(int percent);
    void showPreview(const std::shared_ptr<const ImportPreview>& preview);
    void showTrouble(const Error& error);

    /// What is marked.
    ImportedContents chosen() const;
    QString targetFolder() const;

signals:
    void importRequested();
    /// The user agreed that files named in the import are read.
    void filesAllowed();

private:
    void build(const std::vector<ImportTarget>& targets);
    QWidget* options(const std::vector<ImportTarget>& targets);
    void fillRequests(const std::shared_ptr<const ImportPreview>& preview);
    void showFilled();
    void fillWarnings();
    void filter();
    void setShownMarked(bool isMarked);
    void showCounts();
    void setReady(bool isReady);

    std::shared_ptr<const ImportPreview> m_preview;
    Label* m_title;
    Label* m_subtitle;
    Label* m_secrets;
    QProgressBar* m_progress;
    QLineEdit* m_filter;
    QCheckBox* m_all;
    QTreeWidget* m_requests;
    Label* m_warningsTitle;
    QListWidget* m_warnings;
    QCheckBox* m_offered;
    QPushButton* m_files;
    QComboBox* m_target;
    QDialogButtonBox* m_buttons;
    QPushButton* m_import;
};

}
