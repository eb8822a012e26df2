// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace idemscope {

/// One answer of a question: its button and what happens then.
struct Answer
{
    QString text;
    std::function<void()> then;
    bool isPrimary = false;
};

/// Asks without a nested event loop. Escape and Cancel do nothing; Enter gives the primary answer, or cancels where
/// none is.
void ask(QWidget* parent, const QString& title, const QString& text, std::vector<Answer> answers);

/// Tells of trouble in a box of its own, where there is no page to tell it on.
void tell(QWidget* parent, const QString& title, const QString& text);

}
