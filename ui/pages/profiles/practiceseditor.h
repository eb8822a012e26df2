// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/profile.h"
#include "ui/widgets/texts.h"

#include <QWidget>

namespace idemscope {

class PracticeRow;

/// The stands of a profile on all practices, under the questions they answer.
class PracticesEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PracticesEditor(QWidget* parent = nullptr);

    void setExpectations(const std::vector<ProfileExpectation>& expectations);
    /// In the order they were given in, what was added last.
    const std::vector<ProfileExpectation>& expectations() const { return m_expectations; }
    /// Says what is wrong beside the row of expectation `index`.
    void setFault(size_t index, const QString& text);
    void clearFaults();
    bool isValid() const;
    void setReadOnly(bool isReadOnly);

signals:
    void edited();

private:
    void take(const PracticeRow& row);

    std::vector<ProfileExpectation> m_expectations;
    std::vector<PracticeRow*> m_rows;
    Texts m_texts;
};

}
