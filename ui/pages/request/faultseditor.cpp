// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/faultseditor.h"

#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/numberbox.h"

#include <QPushButton>
#include <QToolButton>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestMs = 3'600'000;
constexpr int lastIndex = 1'000'000;

}

FaultRow::FaultRow(const Fault& fault, QWidget* parent)
    : QWidget(parent)
    , m_kind(new ChoiceBox<Fault::Kind>({{Fault::Kind::Abandon,
                                          [] {
                                              return tr("Abandon");
                                          }},
                                         {Fault::Kind::Delay,
                                          [] {
                                              return tr("Delay");
                                          }},
                                         {Fault::Kind::ClientTimeout,
                                          [] {
                                              return tr("Client timeout");
                                          }}}))
    , m_point(new ChoiceBox<WirePoint>({{WirePoint::AfterConnect,
                                         [] {
                                             return tr("after connecting");
                                         }},
                                        {WirePoint::MidRequest,
                                         [] {
                                             return tr("mid request");
                                         }},
                                        {WirePoint::AfterRequest,
                                         [] {
                                             return tr("after the request");
                                         }},
                                        {WirePoint::AfterHeaders,
                                         [] {
                                             return tr("after the headers");
                                         }},
                                        {WirePoint::MidBody,
                                         [] {
                                             return tr("mid body");
                                         }}}))
    , m_how(new ChoiceBox<bool>({{false,
                                  [] {
                                      return tr("by FIN");
                                  }},
                                 {true,
                                  [] {
                                      return tr("by RST");
                                  }}}))
    , m_milliseconds(new NumberBox(0, longestMs))
    , m_target(new ChoiceBox<Target>({{Target::Every,
                                       [] {
                                           return tr("every attempt");
                                       }},
                                      {Target::Index,
                                       [] {
                                           return tr("attempt number");
                                       }},
                                      {Target::Percent,
                                       [] {
                                           return tr("a share of");
                                       }}}))
    , m_index(new NumberBox(1, lastIndex))
    , m_percent(new DecimalBox(0.001, 100))
{
    auto* remove = new QToolButton;
    remove->setIcon(theme().icon(u"delete"_s));
    remove->setFocusPolicy(Qt::StrongFocus);
    auto* layout = new FlowLayout(this);
    const std::initializer_list<QWidget*> parts{m_kind, m_point, m_how, m_milliseconds, m_target, m_index, m_percent};
    for (QWidget* part : parts)
        layout->addWidget(part);
    layout->addWidget(remove);
    (new Texts(*this))->bind([this, remove] {
        m_kind->setAccessibleName(tr("Fault"));
        m_point->setAccessibleName(tr("Point on the wire"));
        m_how->setAccessibleName(tr("How the connection is closed"));
        m_milliseconds->setAccessibleName(tr("Milliseconds"));
        m_milliseconds->setSuffix(tr(" ms"));
        m_target->setAccessibleName(tr("Attempts it strikes"));
        m_index->setAccessibleName(tr("Number of the attempt within its operation"));
        m_percent->setAccessibleName(tr("Percent of the attempts"));
        m_percent->setSuffix(tr(" %"));
        remove->setToolTip(tr("Remove this fault"));
        remove->setAccessibleName(tr("Remove this fault"));
    });
    fill(fault);
    showParts();
    const auto changed = [this] {
        showParts();
        emit edited();
    };
    for (QComboBox* box : {static_cast<QComboBox*>(m_kind), static_cast<QComboBox*>(m_point),
                           static_cast<QComboBox*>(m_how), static_cast<QComboBox*>(m_target)})
        connect(box, &QComboBox::currentIndexChanged, this, changed);
    connect(m_milliseconds, &QSpinBox::valueChanged, this, changed);
    connect(m_index, &QSpinBox::valueChanged, this, changed);
    connect(m_percent, &QDoubleSpinBox::valueChanged, this, changed);
    connect(remove, &QToolButton::clicked, this, &FaultRow::removed);
}

void FaultRow::fill(const Fault& fault)
{
    m_kind->setValue(fault.kind);
    m_point->setValue(fault.point);
    m_how->setValue(fault.reset);
    m_milliseconds->setValue(fault.milliseconds);
    m_target->setValue(fault.on.index ? Target::Index : fault.on.percent ? Target::Percent : Target::Every);
    m_index->setValue(fault.on.index.value_or(1));
    m_percent->setValue(fault.on.percent.value_or(10));
}

void FaultRow::showParts()
{
    const bool isAbandon = m_kind->value() == Fault::Kind::Abandon;
    m_point->setVisible(isAbandon);
    m_how->setVisible(isAbandon);
    m_milliseconds->setVisible(!isAbandon);
    m_index->setVisible(m_target->value() == Target::Index);
    m_percent->setVisible(m_target->value() == Target::Percent);
}

Fault FaultRow::fault() const
{
    Fault fault;
    fault.kind = m_kind->value();
    if (fault.kind == Fault::Kind::Abandon) {
        fault.point = m_point->value();
        fault.reset = m_how->value();
    } else {
        fault.milliseconds = m_milliseconds->value();
    }
    if (m_target->value() == Target::Index)
        fault.on.index = m_index->value();
    else if (m_target->value() == Target::Percent)
        fault.on.percent = m_percent->value();
    return fault;
}

FaultsEditor::FaultsEditor(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    auto* button = new QPushButton(theme().icon(u"plus"_s), QString());
    m_layout->setContentsMargins({});
    m_layout->setSpacing(Theme::grid);
    m_layout->addWidget(button, 0, Qt::AlignLeft);
    (new Texts(*this))->bind([button] { button->setText(tr("Add a fault")); });
    connect(button, &QPushButton::clicked, this, [this] {
        Fault fault;
        fault.on.index = 1;
        fault.milliseconds = 1000;
        add(fault);
        emit edited();
    });
}

void FaultsEditor::add(const Fault& fault)
{
    auto* row = new FaultRow(fault);
    m_layout->insertWidget(static_cast<int>(m_rows.size()), row);
    m_rows.push_back(row);
    connect(row, &FaultRow::edited, this, &FaultsEditor::edited);
    connect(row, &FaultRow::removed, this, [this, row] {
        std::erase(m_rows, row);
        row->hide();
        row->deleteLater();
        emit edited();
    });
}

void FaultsEditor::setFaults(const std::vector<Fault>& faults)
{
    for (FaultRow* row : m_rows)
        delete row;
    m_rows.clear();
    for (const Fault& fault : faults)
        add(fault);
}

std::vector<Fault> FaultsEditor::faults() const
{
    std::vector<Fault> faults;
    for (const FaultRow* row : m_rows)
        faults.push_back(row->fault());
    return faults;
}

}
