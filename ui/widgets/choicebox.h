// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/texts.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>

namespace idemscope {

/// A combo box whose list is as wide as its longest choice; the wheel scrolls the page unless the box has the focus.
class WheelSafeComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit WheelSafeComboBox(QWidget* parent = nullptr)
        : QComboBox(parent)
    {
        setFocusPolicy(Qt::StrongFocus);
        setSizeAdjustPolicy(QComboBox::AdjustToContents);
        setItemDelegate(new QStyledItemDelegate(this)); // Qt's own one knows no style sheet
    }

    /// Less than its longest choice, so that a narrow page does not scroll sideways for it.
    QSize minimumSizeHint() const override
    {
        const QSize whole = QComboBox::minimumSizeHint();
        return {std::min(whole.width(), leastCharacters * fontMetrics().averageCharWidth()), whole.height()};
    }

    void showPopup() override
    {
        const int frame = 2 * view()->frameWidth();
        const bool scrolls = count() > maxVisibleItems();
        const int bar = scrolls ? view()->verticalScrollBar()->sizeHint().width() : 0;
        view()->setMinimumWidth(view()->sizeHintForColumn(0) + frame + bar);
        QComboBox::showPopup();
    }

protected:
    void wheelEvent(QWheelEvent* event) override
    {
        if (hasFocus())
            QComboBox::wheelEvent(event);
        else
            event->ignore();
    }

private:
    static constexpr int leastCharacters = 16;
};

/// The same with typed values and texts that follow the language.
template <typename T>
class ChoiceBox final : public WheelSafeComboBox
{
public:
    struct Choice
    {
        T value;
        std::function<QString()> text;
    };

    explicit ChoiceBox(std::vector<Choice> choices, QWidget* parent = nullptr)
        : WheelSafeComboBox(parent)
        , m_choices(std::move(choices))
        , m_texts(*this)
    {
        for (std::size_t i = 0; i < m_choices.size(); ++i)
            addItem(QString());
        m_texts.bind([this] {
            for (std::size_t i = 0; i < m_choices.size(); ++i)
                setItemText(static_cast<int>(i), m_choices[i].text());
        });
    }

    T value() const { return m_choices[static_cast<std::size_t>(currentIndex())].value; }

    void setValue(T value)
    {
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            if (m_choices[i].value == value)
                setCurrentIndex(static_cast<int>(i));
        }
    }

private:
    std::vector<Choice> m_choices;
    Texts m_texts;
};

}
