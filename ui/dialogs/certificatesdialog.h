// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/transport.h"

#include <QDialog>

class QPushButton;
class QTableWidget;

namespace idemscope {

class MessageBar;
class WorkspaceSession;

/// Edits the client certificates that a collection shows to its hosts. The last row is an empty one for the next.
/// Saves when it is accepted. GUI thread.
class CertificatesDialog : public QDialog
{
    Q_OBJECT

public:
    CertificatesDialog(WorkspaceSession& workspace, const QString& collection, QWidget* parent = nullptr);

    void accept() override;

private:
    void build();
    void addRow(const HostCertificate& certificate);
    void keepEmptyRow();
    void removeRow();
    void chooseFile();
    std::vector<HostCertificate> certificates() const;

    WorkspaceSession& m_workspace;
    QString m_collection; ///< its folder
    QTableWidget* m_table;
    QPushButton* m_choose;
    QPushButton* m_remove;
    MessageBar* m_message;
};

}
