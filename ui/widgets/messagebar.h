// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QFrame>

#include <functional>

class QLabel;
class QToolButton;

namespace idemscope {

/// A line of news above a page: trouble or a hint, read out by assistive technology, closed by its cross. Hidden while
/// there is nothing to say.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Trouble, Hint };

    explicit MessageBar(QWidget* parent = nullptr);

    /// `text` is asked again when the language changes.
    void say(Kind kind, std::function<QString()> text);
    void say(const Error& error);
    void clear();
    QString text() const;

private:
    void showText();

    std::function<QString()> m_tell;
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_close;
};

}
