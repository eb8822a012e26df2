// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/profiles/practiceseditor.h"

#include "ui/pages/profiles/practicelabel.h"
#include "ui/pages/profiles/practicerow.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QGridLayout>

#include <algorithm>

namespace idemscope {

namespace {

auto expectationOn(std::vector<ProfileExpectation>& expectations, Practice practice)
{
    return std::find_if(expectations.begin(), expectations.end(),
                        [practice](const ProfileExpectation& known) { return known.practice == practice; });
}

}

PracticesEditor::PracticesEditor(QWidget* parent)
    : QWidget(parent)
    , m_texts(*this)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(2 * Theme::grid);
    grid->setVerticalSpacing(Theme::half);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(2, 2);
    for (const PracticeQuestion& question : practiceQuestions()) {
        auto* heading = new Label(TextStyle::Heading);
        heading->setWordWrap(true);
        heading->setContentsMargins(0, 2 * Theme::grid, 0, Theme::half);
        m_texts.bind([heading, text = question.text] { heading->setText(text()); });
        grid->addWidget(heading, grid->rowCount(), 0, 1, 3);
        for (const Practice practice : question.practices) {
            auto* row = new PracticeRow(practice, *grid, this);
            m_rows.push_back(row);
            connect(row, &PracticeRow::edited, this, [this, row] {
                take(*row);
                emit edited();
            });
        }
    }
}

void PracticesEditor::setExpectations(const std::vector<ProfileExpectation>& expectations)
{
    m_expectations = expectations;
    for (PracticeRow* row : m_rows) {
        const auto known = expectationOn(m_expectations, row->practice());
        row->setExpectation(known != m_expectations.end() ? std::optional(*known) : std::nullopt);
    }
}

void PracticesEditor::take(const PracticeRow& row)
{
    const auto known = expectationOn(m_expectations, row.practice());
    const std::optional<ProfileExpectation> expectation = row.expectation();
    if (known == m_expectations.end() && expectation)
        m_expectations.push_back(*expectation);
    else if (known != m_expectations.end() && expectation)
        *known = *expectation;
    else if (known != m_expectations.end())
        m_expectations.erase(known);
}

void PracticesEditor::setFault(size_t index, const QString& text)
{
    for (PracticeRow* row : m_rows) {
        if (index < m_expectations.size() && row->practice() == m_expectations[index].practice)
            row->setFault(text);
    }
}

void PracticesEditor::clearFaults()
{
    for (PracticeRow* row : m_rows)
        row->setFault({});
}

bool PracticesEditor::isValid() const
{
    return std::all_of(m_rows.begin(), m_rows.end(), [](const PracticeRow* row) { return row->isValid(); });
}

void PracticesEditor::setReadOnly(bool isReadOnly)
{
    for (PracticeRow* row : m_rows)
        row->setReadOnly(isReadOnly);
}

}
