// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sinkanswer.h"
#include "ui/pages/request/probeform.h"
#include "ui/widgets/checkedline.h"
#include "ui/widgets/numberbox.h"

#include <QLineEdit>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int lastPort = 65535;

Result<void> checkAnswer(const QString& text)
{
    const auto answer = sinkAnswerFromText(text);
    return answer ? Result<void>() : Result<void>(Failure(answer.error()));
}

/// A port that the target calls as its payment gateway.
class SinkProbeForm final : public ProbeForm
{
public:
    SinkProbeForm()
        : m_port(new NumberBox(0, lastPort))
        , m_correlate(new QLineEdit)
        , m_answer(new CheckedLine(checkAnswer))
        , m_address(new QLineEdit)
        , m_token(new QLineEdit)
    {
        row([] { return ProbeForm::tr("Port"); }, m_port,
            [] { return ProbeForm::tr("Configure the target to call http://127.0.0.1:PORT as its payment gateway"); });
        row([] { return ProbeForm::tr("Correlated by"); }, m_correlate,
            [] {
                return ProbeForm::tr(
                    "What holds the key or {{operation}} in a call: header:NAME, query:NAME, path:N or a "
                    "JSONPath into the body");
            });
        row([] { return ProbeForm::tr("Answers"); }, m_answer,
            [] { return ProbeForm::tr("ok, slow:MS, error:CODE, rst or none"); });
        row([] { return ProbeForm::tr("Address"); }, m_address,
            [] { return ProbeForm::tr("Another one than this machine's needs a token"); });
        row([] { return ProbeForm::tr("Token in"); }, m_token,
            [] { return ProbeForm::tr("Environment variable with the token that callers must show"); });
        m_correlate->setPlaceholderText(u"$.key"_s);
        for (QLineEdit* line : {m_correlate, m_address, m_token})
            connect(line, &QLineEdit::textEdited, this, &ProbeForm::edited);
        connect(m_answer, &CheckedLine::edited, this, &ProbeForm::edited);
        connect(m_port, &QSpinBox::valueChanged, this, &ProbeForm::edited);
    }

    void fill(const Probe& probe) override
    {
        m_port->setValue(probe.sink.port);
        m_correlate->setText(probe.sink.correlate);
        m_answer->setText(probe.sink.answer);
        m_address->setText(probe.sink.address);
        m_token->setText(probe.sink.tokenVariable);
    }

    void store(Probe& probe) const override
    {
        probe.sink.port = m_port->value();
        probe.sink.correlate = m_correlate->text().trimmed();
        if (m_answer->isValid())
            probe.sink.answer = m_answer->text();
        probe.sink.address = m_address->text().trimmed();
        probe.sink.tokenVariable = m_token->text().trimmed();
    }

    void setLookup(const VariableLookup&) override {}

private:
    NumberBox* m_port;
    QLineEdit* m_correlate;
    CheckedLine* m_answer;
    QLineEdit* m_address;
    QLineEdit* m_token;
};

}

ProbeForm* makeSinkProbeForm()
{
    return new SinkProbeForm;
}

}
