// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/journal.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/document.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace idemscope {

class JournalFilter;
class JournalModel;

/// The journal of the application in a tab: filtered, copied, cleared.
class LogPage : public Document
{
    Q_OBJECT

public:
    explicit LogPage(Journal& journal, QWidget* parent = nullptr);

    QString title() const override;

private:
    void build();
    QWidget* buildTools();
    void connectParts();
    void setTexts();
    void showState();
    void copy() const;

    Journal& m_journal;
    JournalModel* m_model;
    JournalFilter* m_shown;
    QLabel* m_title;
    QLabel* m_explanation;
    QLineEdit* m_text;
    ChoiceBox<Journal::Severity>* m_severity;
    QPushButton* m_copy;
    QPushButton* m_clear;
    QTableView* m_table;
    QLabel* m_whole; ///< the chosen message, with all its lines
};

}
