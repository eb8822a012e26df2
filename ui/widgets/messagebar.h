// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace idemscope {

/// A line of news above a page: trouble or a hint, read out by assistive technology, closed by its cross. Hidden while
/// there is nothing to say.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Trouble, Hint };
    /// What can be done about it: a button beside the text.
    struct Remedy
    {
        std::function<QString()> name;
        std::function<void()> apply;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    /// `text` and the remedy's name are asked again when the language changes.
    void say(Kind kind, std::function<QString()> text, Remedy remedy = {});
    void say(const Error& error);
    void clear();
    QString text() const;

signals:
    void said(idemscope::MessageBar::Kind kind, const QString& text); ///< in the language of the moment

private:
    void showText();

    std::function<QString()> m_tell;
    Remedy m_remedy;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_remedyButton;
    QToolButton* m_close;
};

}
