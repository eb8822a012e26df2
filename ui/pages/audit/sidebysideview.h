// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/audit.h"
#include "ui/widgets/texts.h"

#include <QWidget>

class QTableView;

namespace idemscope {

class Label;
class LinkButton;
class SideBySideModel;

/// Two audits check by check, typically of one target under two profiles; those that differ are marked, and shown alone
/// if that is wished. GUI thread.
class SideBySideView : public QWidget
{
    Q_OBJECT

public:
    explicit SideBySideView(QWidget* parent = nullptr);

    void setAudits(const Audit& first, const Audit& second);

signals:
    void checkChosen(int audit, const QString& check); ///< the first is 0

private:
    void build();
    void showCount();

    SideBySideModel* m_model;
    QTableView* m_table;
    Label* m_count;
    LinkButton* m_onlyDifferences;
    Texts m_texts;
};

}
