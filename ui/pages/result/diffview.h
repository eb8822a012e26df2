// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/linediff.h"

#include <QPlainTextEdit>

namespace idemscope {

/// A comparison of two texts by lines; what is gone and what is new is marked by sign and colour. GUI thread.
class DiffView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit DiffView(QWidget* parent = nullptr);

    void setTexts(const QString& before, const QString& after);
    void setMessage(const QString& message); ///< instead of a comparison

private:
    void colour();

    std::vector<DiffLine> m_lines;
};

}
