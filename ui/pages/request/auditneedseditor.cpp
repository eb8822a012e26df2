// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/auditneedseditor.h"

#include "model/contracttext.h"
#include "ui/widgets/linesedit.h"
#include "ui/widgets/numberbox.h"

#include <limits>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

Result<void> checkHeader(const QString& line)
{
    if (line.indexOf(u':') > 0)
        return {};
    return fail(ErrorCode::InvalidInput, AuditNeedsEditor::tr("Write “Name: value”"));
}

Result<void> checkUrl(const QString& line)
{
    if (line.startsWith("http://"_L1) || line.startsWith("https://"_L1) || line.startsWith("{{"_L1))
        return {};
    return fail(ErrorCode::InvalidInput, AuditNeedsEditor::tr("Write an absolute URL: https://…"));
}

Result<void> checkProvocation(const QString& line)
{
    const auto provocation = provocationFromText(line);
    return provocation ? Result<void>() : Result<void>(Failure(provocation.error()));
}

}

AuditNeedsEditor::AuditNeedsEditor(Form& form)
    : QObject(&form)
    , m_principal(new LinesEdit(checkHeader))
    , m_otherUrl(new LinesEdit(checkUrl))
    , m_replicas(new LinesEdit(checkUrl))
    , m_provocations(new LinesEdit(checkProvocation))
    , m_age(new OptionalNumberBox(1, std::numeric_limits<int>::max()))
{
    form.heading([] { return tr("For an audit"); });
    m_principal->setPlaceholderText(u"Authorization: Bearer {{otherToken}}"_s);
    form.row([] { return tr("Other principal"); }, m_principal,
             [] { return tr("Headers that make the request somebody else's, one a line"); });
    m_otherUrl->setPlaceholderText(u"{{baseUrl}}/refunds"_s);
    form.row([] { return tr("Second endpoint"); }, m_otherUrl,
             [] { return tr("Takes the same request; the key is sent there as well"); });
    m_replicas->setPlaceholderText(u"https://replica2.example.org"_s);
    form.row([] { return tr("Replicas"); }, m_replicas,
             [] { return tr("Base URLs behind which the same service runs, one a line"); });
    m_provocations->setPlaceholderText(u"error-5xx=header:'X-Simulate: 500'"_s);
    form.row([] { return tr("Provocations"); }, m_provocations,
             [] {
                 return tr("What makes the target fail, one a line: NAME=JSON-PATCH, NAME=header:'N: V' or "
                           "NAME=sink:ANSWER. Names: decline, invalid, error-5xx, commit-then-5xx, throw, crash, slow");
             });
    form.row([] { return tr("Keys are kept for"); }, m_age, [] { return tr("What the API promises"); });
    (new Texts(form))->bind([this] {
        m_age->setSuffix(tr(" ms"));
        m_age->setSpecialValueText(tr("not known"));
    });
    for (LinesEdit* lines : {m_principal, m_otherUrl, m_replicas, m_provocations})
        connect(lines, &LinesEdit::edited, this, &AuditNeedsEditor::edited);
    connect(m_age, &QSpinBox::valueChanged, this, &AuditNeedsEditor::edited);
}

void AuditNeedsEditor::setContract(const Contract& contract)
{
    const QSignalBlocker quiet(this);
    QStringList headers;
    for (const Field& header : contract.otherPrincipal)
        headers.append(u"%1: %2"_s.arg(header.name, header.value));
    QStringList provocations;
    for (const Provocation& provocation : contract.provocations)
        provocations.append(toText(provocation));
    m_principal->setLines(headers);
    m_otherUrl->setLines(contract.otherUrl.isEmpty() ? QStringList() : QStringList(contract.otherUrl));
    m_replicas->setLines(QStringList(contract.replicas.begin(), contract.replicas.end()));
    m_provocations->setLines(provocations);
    m_age->setOptionalValue(contract.promisedAgeMs ? std::optional(int(*contract.promisedAgeMs)) : std::nullopt);
}

void AuditNeedsEditor::store(Contract& contract) const
{
    if (m_principal->isValid()) {
        contract.otherPrincipal.clear();
        for (const QString& line : m_principal->lines())
            contract.otherPrincipal.push_back({line.section(u':', 0, 0).trimmed(), line.section(u':', 1).trimmed()});
    }
    if (m_otherUrl->isValid())
        contract.otherUrl = m_otherUrl->lines().value(0).trimmed();
    if (m_replicas->isValid()) {
        const QStringList lines = m_replicas->lines();
        contract.replicas.assign(lines.begin(), lines.end());
    }
    if (m_provocations->isValid()) {
        contract.provocations.clear();
        for (const QString& line : m_provocations->lines())
            contract.provocations.push_back(*provocationFromText(line));
    }
    const auto age = m_age->optionalValue();
    contract.promisedAgeMs = age ? std::optional<qint64>(*age) : std::nullopt;
}

bool AuditNeedsEditor::isValid() const
{
    return m_principal->isValid() && m_otherUrl->isValid() && m_replicas->isValid() && m_provocations->isValid();
}

}
