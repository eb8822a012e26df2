// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/texts.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace idemscope {

/// Labels on the left, fields on the right, a quiet explanation under a field. Labels are buddies and accessible names
/// of their fields and follow the language.
class Form : public QWidget
{
    Q_OBJECT

public:
    using Text = std::function<QString()>;

    explicit Form(QWidget* parent = nullptr);

    void heading(Text text);
    void row(Text label, QWidget* field, Text help = {});
    /// A row whose field speaks for itself (a check box).
    void row(QWidget* field, Text help = {});
    /// A row whose field takes the whole width, below its label.
    void wideRow(Text label, QWidget* field, Text help = {});
    /// Shows or hides the row of a field.
    void setRowVisible(QWidget* field, bool isVisible);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row
    {
        QWidget* field;
        QLabel* label = nullptr;
        QLabel* help = nullptr;
        bool isWide = false; ///< the field stands below its label however much room there is
        int line = 0;
    };
    void add(Row row, Text label, Text help);
    QLabel* nameOf(QWidget* field, Text label);
    QLabel* helpOf(QWidget* field, Text help);
    void place(const Row& row);
    int nameWidth() const;
    int besideWidth() const;

    QGridLayout* m_grid;
    Texts m_texts;
    int m_nextLine = 0;      ///< of the grid
    bool m_isNarrow = false; ///< every field stands below its label
    std::vector<Row> m_rows;
};

/// Fields side by side in one row, as wide as they need.
QWidget* sideBySide(std::initializer_list<QWidget*> widgets);

/// A page that scrolls when the window is too small for it; contents keep to a readable width.
QScrollArea* scrollPage(QWidget* content, int widest = 880);

}
