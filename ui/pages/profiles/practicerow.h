// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/profile.h"

#include <QObject>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace idemscope {

template <typename T>
class ChoiceBox;
class CheckedLine;

/// A profile's stand on one practice, as a line of a grid: practice, stance, statuses, unsure, and below them the
/// source and what is wrong with it. Where the profile says nothing only the stance is shown. Child of the grid's
/// widget.
class PracticeRow : public QObject
{
    Q_OBJECT

public:
    PracticeRow(Practice practice, QGridLayout& grid, QWidget* parent);

    Practice practice() const { return m_expectation.practice; }
    void setExpectation(const std::optional<ProfileExpectation>& expectation);
    std::optional<ProfileExpectation> expectation() const; ///< none: nothing is said; statuses: the last good ones
    void setFault(const QString& text);                    ///< empty: none
    bool isValid() const;                                  ///< the statuses can be read
    void setReadOnly(bool isReadOnly);

signals:
    void edited();

private:
    enum class Stand { Unsaid, Required, Accepted, Forbidden };

    void place(QGridLayout& grid);
    void setTexts();
    void changed();
    void showParts();

    ProfileExpectation m_expectation;
    QLabel* m_name;
    ChoiceBox<Stand>* m_stand;
    QLabel* m_standText; ///< instead of the box where it cannot be changed
    CheckedLine* m_statuses;
    QCheckBox* m_unsure;
    QLineEdit* m_source;
    QLabel* m_fault;
    bool m_isReadOnly = false;
    bool m_isQuiet = false; ///< while a value is shown
};

}
