// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTreeWidget>

namespace idemscope {

/// The faults that the sandbox can have, each with a box to tick and the checks it turns red. GUI thread.
class DefectList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit DefectList(QWidget* parent = nullptr);

    void setChosen(const QStringList& names);
    QStringList chosen() const;

signals:
    void chosenChanged(); ///< by the user

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
};

}
