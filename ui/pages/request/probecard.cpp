// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/probecard.h"

#include "ui/pages/request/probeform.h"
#include "ui/pages/request/probereadingview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace idemscope {

using namespace Qt::StringLiterals;

ProbeCard::ProbeCard(const Probe& probe, QWidget* parent)
    : QFrame(parent)
    , m_probe(probe)
    , m_scope(new Label(TextStyle::Muted))
    , m_kind(new ChoiceBox<Probe::Kind>({{Probe::Kind::Http,
                                          [] {
                                              return tr("by an HTTP request");
                                          }},
                                         {Probe::Kind::Sql,
                                          [] {
                                              return tr("by a SQL query");
                                          }},
                                         {Probe::Kind::Sink,
                                          [] {
                                              return tr("as the gateway that the target calls");
                                          }}}))
    , m_name(new QLineEdit)
    , m_forms{makeHttpProbeForm(), makeSqlProbeForm(), makeSinkProbeForm()}
    , m_reading(new ProbeReadingView)
{
    setProperty("surface", u"card"_s);
    build();
    m_name->setText(m_probe.name);
    m_kind->setValue(m_probe.kind);
    for (ProbeForm* form : m_forms) {
        form->fill(m_probe);
        connect(form, &ProbeForm::edited, this, &ProbeCard::changed);
    }
    showKind();
    connect(m_name, &QLineEdit::textEdited, this, &ProbeCard::changed);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ProbeCard::changeKind);
}

void ProbeCard::build()
{
    auto* remove = new QToolButton;
    remove->setIcon(theme().icon(u"delete"_s));
    remove->setFocusPolicy(Qt::StrongFocus);
    connect(remove, &QToolButton::clicked, this, &ProbeCard::removed);
    auto* head = new QHBoxLayout;
    head->addWidget(m_scope, 1);
    head->addWidget(remove);
    auto* common = new Form;
    common->row([] { return tr("Counts"); }, m_kind);
    common->row([] { return tr("Name"); }, m_name);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->addLayout(head);
    layout->addWidget(common);
    for (ProbeForm* form : m_forms)
        layout->addWidget(form);
    layout->addWidget(m_reading);
    setFocusProxy(m_kind);
    (new Texts(*this))->bind([this, remove] {
        remove->setToolTip(tr("Remove this probe"));
        remove->setAccessibleName(tr("Remove this probe"));
        m_name->setPlaceholderText(tr("Shown in verdicts; empty: what it asks"));
        showScope();
    });
}

void ProbeCard::showKind()
{
    for (std::size_t i = 0; i < m_forms.size(); ++i)
        m_forms[i]->setVisible(i == static_cast<std::size_t>(m_probe.kind));
}

void ProbeCard::showScope()
{
    m_scope->setText(m_probe.isPerOperation() ? tr("Counts per operation: proves") : tr("Counts per run"));
}

void ProbeCard::changeKind()
{
    m_probe.kind = m_kind->value();
    ProbeForm* form = m_forms[static_cast<std::size_t>(m_probe.kind)];
    {
        const QSignalBlocker quiet(form);
        form->fill(m_probe); // what both kinds have follows from the one to the other
    }
    showKind();
    changed();
}

void ProbeCard::changed()
{
    m_probe.name = m_name->text();
    m_probe.kind = m_kind->value();
    m_forms[static_cast<std::size_t>(m_probe.kind)]->store(m_probe);
    showScope();
    emit edited();
}

Probe ProbeCard::probe() const
{
    return m_probe;
}

void ProbeCard::setLookup(const VariableLookup& lookup)
{
    for (ProbeForm* form : m_forms)
        form->setLookup(lookup);
}

}
