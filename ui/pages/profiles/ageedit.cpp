// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/profiles/ageedit.h"

#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/numberbox.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>

#include <algorithm>
#include <limits>

namespace idemscope {

namespace {

constexpr int mostUnits = std::numeric_limits<int>::max();
constexpr qint64 unitsMs[] = {86'400'000, 3'600'000, 60'000, 1000, 1};

/// The largest unit that says it without a fraction.
qint64 unitOf(qint64 milliseconds)
{
    for (const qint64 unit : unitsMs) {
        if (milliseconds % unit == 0)
            return unit;
    }
    return 1;
}

}

AgeEdit::AgeEdit(QWidget* parent)
    : QWidget(parent)
    , m_number(new OptionalNumberBox(1, mostUnits))
    , m_unit(new ChoiceBox<qint64>({{unitsMs[0],
                                     [] {
                                         return tr("days");
                                     }},
                                    {unitsMs[1],
                                     [] {
                                         return tr("hours");
                                     }},
                                    {unitsMs[2],
                                     [] {
                                         return tr("minutes");
                                     }},
                                    {unitsMs[3],
                                     [] {
                                         return tr("seconds");
                                     }},
                                    {unitsMs[4], [] {
                                         return tr("milliseconds");
                                     }}}))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_number);
    layout->addWidget(m_unit);
    layout->addStretch(1);
    setFocusProxy(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, &AgeEdit::changed);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &AgeEdit::changed);
    (new Texts(*this))->bind([this] {
        m_number->setSpecialValueText(tr("not promised"));
        m_unit->setAccessibleName(tr("Unit of the promised age"));
    });
}

void AgeEdit::setMilliseconds(std::optional<qint64> milliseconds)
{
    const QScopedValueRollback quiet(m_isQuiet, true);
    m_value = milliseconds;
    const qint64 unit = milliseconds ? unitOf(*milliseconds) : unitsMs[1];
    m_unit->setValue(unit);
    m_number->setOptionalValue(milliseconds ? std::optional(int(std::min<qint64>(*milliseconds / unit, mostUnits)))
                                            : std::nullopt);
}

std::optional<qint64> AgeEdit::milliseconds() const
{
    return m_value;
}

void AgeEdit::setReadOnly(bool isReadOnly)
{
    m_number->setReadOnly(isReadOnly);
    m_unit->setEnabled(!isReadOnly);
}

void AgeEdit::changed()
{
    if (m_isQuiet)
        return;
    const std::optional<int> number = m_number->optionalValue();
    m_value = number ? std::optional(*number * m_unit->value()) : std::nullopt;
    emit edited();
}

}
