// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QComboBox;
class QPushButton;

namespace idemscope {

/// Which profile a contract is judged by: any of the library, or the path of a file, and a way to its editor.
class ProfileChoice : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileChoice(QWidget* parent = nullptr);

    void setProfile(const QString& nameOrFile);
    QString profile() const;
    QComboBox* box() const { return m_box; }

signals:
    void edited();
    void editRequested(const QString& name);

private:
    QComboBox* m_box;
    QPushButton* m_edit;
};

}
