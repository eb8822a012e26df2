// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/form.h"

class QToolButton;

namespace idemscope {

/// A part of a page that folds away; its header says in a few words what is inside.
class Section : public QWidget
{
    Q_OBJECT

public:
    Section(Form::Text title, QWidget* content, QWidget* parent = nullptr);

    void setOpen(bool isOpen);
    bool isOpen() const;
    void setSummary(const QString& text);

private:
    QToolButton* m_header;
    QLabel* m_summary;
    QWidget* m_content;
    Texts m_texts;
};

}
