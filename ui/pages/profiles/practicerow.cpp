// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/profiles/practicerow.h"

#include "model/contracttext.h"
#include "ui/pages/profiles/practicelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/checkedline.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QScopedValueRollback>

namespace idemscope {

namespace {

Result<void> checkStatuses(const QString& text)
{
    const auto statuses = statusesFromText(text);
    return statuses ? Result<void>() : Result<void>(Failure(statuses.error()));
}

constexpr int statusCharacters = 14;
constexpr int fewestCharacters = 6; ///< where there is little room

}

PracticeRow::PracticeRow(Practice practice, QGridLayout& grid, QWidget* parent)
    : QObject(parent)
    , m_expectation{practice, Stance::Accepted, {}, {}, false}
    , m_name(new Label(TextStyle::Body))
    , m_stand(new ChoiceBox<Stand>({{Stand::Unsaid,
                                     [] {
                                         return tr("nothing said");
                                     }},
                                    {Stand::Required,
                                     [] {
                                         return tr("required");
                                     }},
                                    {Stand::Accepted,
                                     [] {
                                         return tr("accepted");
                                     }},
                                    {Stand::Forbidden,
                                     [] {
                                         return tr("forbidden");
                                     }}}))
    , m_standText(new Label(TextStyle::Body))
    , m_statuses(new CheckedLine(checkStatuses))
    , m_unsure(new QCheckBox)
    , m_source(new QLineEdit)
    , m_fault(new Label(TextStyle::Bad))
{
    place(grid);
    connect(m_stand, &QComboBox::currentIndexChanged, this, &PracticeRow::changed);
    connect(m_stand, &QComboBox::currentTextChanged, m_standText, &QLabel::setText);
    m_standText->setText(m_stand->currentText());
    connect(m_statuses, &CheckedLine::edited, this, &PracticeRow::changed);
    connect(m_unsure, &QCheckBox::toggled, this, &PracticeRow::changed);
    connect(m_source, &QLineEdit::textEdited, this, &PracticeRow::changed);
    (new Texts(*m_name))->bind([this] { setTexts(); });
    showParts();
}

void PracticeRow::place(QGridLayout& grid)
{
    const int line = grid.rowCount();
    const int topMargin = 6;
    m_name->setWordWrap(true);
    m_name->setContentsMargins(0, topMargin, 0, 0);
    m_name->setBuddy(m_stand);
    m_fault->setWordWrap(true);
    m_fault->hide();
    const int letter = QFontMetrics(theme().fixedFont()).averageCharWidth();
    m_statuses->setMaximumWidth(letter * statusCharacters + 3 * Theme::grid);
    m_statuses->setMinimumWidth(letter * fewestCharacters + 3 * Theme::grid);
    grid.addWidget(m_name, line, 0, Qt::AlignTop);
    m_standText->setContentsMargins(0, topMargin, 0, 0);
    grid.addWidget(m_stand, line, 1, Qt::AlignTop);
    grid.addWidget(m_standText, line, 1, Qt::AlignTop);
    grid.addWidget(m_statuses, line, 2, Qt::AlignTop);
    grid.addWidget(m_source, line + 1, 1, 1, 2);
    grid.addWidget(m_unsure, line + 2, 1, 1, 2, Qt::AlignLeft);
    grid.addWidget(m_fault, line + 3, 1, 1, 2);
}

void PracticeRow::setTexts()
{
    const QString name = practiceLabel(practice());
    m_name->setText(name);
    m_stand->setAccessibleName(name);
    m_statuses->focusProxy()->setAccessibleName(tr("Statuses: %1").arg(name));
    m_statuses->editor()->setPlaceholderText(tr("any status"));
    m_statuses->editor()->setToolTip(tr("Statuses of that answer: 409, 420-429, 4xx"));
    m_unsure->setText(tr("unsure"));
    m_unsure->setAccessibleName(tr("Unsure: %1").arg(name));
    m_unsure->setToolTip(tr("The source is not reliable: what is judged by it may only warn"));
    m_source->setAccessibleName(tr("Source: %1").arg(name));
    m_source->setPlaceholderText(tr("Source: RFC section, draft section, page"));
}

void PracticeRow::setExpectation(const std::optional<ProfileExpectation>& expectation)
{
    const QScopedValueRollback quiet(m_isQuiet, true);
    m_expectation = expectation.value_or(ProfileExpectation{practice(), Stance::Accepted, {}, {}, false});
    const Stand stands[] = {Stand::Accepted, Stand::Required, Stand::Forbidden};
    m_stand->setValue(expectation ? stands[int(expectation->stance)] : Stand::Unsaid);
    m_statuses->setText(toText(m_expectation.statuses));
    m_unsure->setChecked(m_expectation.isUnsure);
    m_source->setText(m_expectation.source);
    m_source->setCursorPosition(0);
    setFault({});
    showParts();
}

std::optional<ProfileExpectation> PracticeRow::expectation() const
{
    return m_stand->value() == Stand::Unsaid ? std::nullopt : std::optional(m_expectation);
}

void PracticeRow::setFault(const QString& text)
{
    m_fault->setText(text);
    m_fault->setHidden(text.isEmpty());
}

bool PracticeRow::isValid() const
{
    return m_stand->value() == Stand::Unsaid || m_statuses->isValid();
}

void PracticeRow::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
    m_stand->setEnabled(!isReadOnly);
    m_unsure->setEnabled(!isReadOnly);
    m_statuses->editor()->setReadOnly(isReadOnly);
    m_source->setReadOnly(isReadOnly);
    showParts();
}

void PracticeRow::changed()
{
    if (m_isQuiet)
        return;
    const Stand stand = m_stand->value();
    m_expectation.stance = stand == Stand::Required    ? Stance::Required
                           : stand == Stand::Forbidden ? Stance::Forbidden
                                                       : Stance::Accepted;
    m_expectation.source = m_source->text();
    m_expectation.isUnsure = m_unsure->isChecked();
    if (m_statuses->text().isEmpty())
        m_expectation.statuses.clear();
    else if (const auto statuses = statusesFromText(m_statuses->text()))
        m_expectation.statuses = *statuses;
    showParts();
    emit edited();
}

void PracticeRow::showParts()
{
    const bool isSaid = m_stand->value() != Stand::Unsaid;
    m_stand->setHidden(m_isReadOnly);
    m_standText->setVisible(m_isReadOnly);
    m_statuses->setVisible(isSaid);
    m_unsure->setVisible(isSaid && (!m_isReadOnly || m_unsure->isChecked()));
    m_source->setVisible(isSaid);
}

}
