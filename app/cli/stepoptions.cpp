// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/stepoptions.h"

#include "cli/requestoptions.h"
#include "model/json/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct StepText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::StepOptions)
};

/// "METHOD URL", a URL alone, which is asked with GET, or the path of a saved request.
FlowStep stepFrom(FlowStep::When when, const QString& text)
{
    static const QRegularExpression form(u"^(?:([A-Z]+)\\s+)?(\\S+://\\S.*|\\{\\{.*)$"_s);
    FlowStep step;
    step.when = when;
    const auto match = form.match(text.trimmed());
    if (!match.hasMatch()) {
        step.request = text.trimmed();
        return step;
    }
    Request request;
    request.method = match.captured(1).isEmpty() ? u"GET"_s : match.captured(1);
    request.url = match.captured(2);
    request.contract.placement.kind = KeyPlacement::Kind::None;
    step.own = request;
    return step;
}

/// Reads the options in their order.
class StepCollector
{
public:
    Result<void> take(const QString& option, const QString& value)
    {
        if (const auto when = fromWord<FlowStep::When>(option)) {
            m_steps.push_back(stepFrom(*when, value));
            return {};
        }
        if (option == "capture"_L1 || option == "capture-secret"_L1)
            return takeCapture(option, value);
        if (option == "step-header"_L1 || option == "step-body"_L1)
            return takeContent(option, value);
        return {};
    }

    std::vector<FlowStep> steps() const { return m_steps; }

private:
    Result<void> takeCapture(const QString& option, const QString& value)
    {
        const qsizetype sign = value.indexOf(u'=');
        if (m_steps.empty())
            return badOption(option, value, StepText::tr("it needs a --before-run or another step before it"));
        if (sign <= 0 || sign + 1 == value.size())
            return badOption(option, value, StepText::tr("NAME=JSONPATH or NAME=header:NAME expected"));
        m_steps.back().captures.push_back(
            Capture::from(value.left(sign).trimmed(), value.mid(sign + 1).trimmed(), option == "capture-secret"_L1));
        return {};
    }

    Result<void> takeContent(const QString& option, const QString& value)
    {
        if (m_steps.empty() || !m_steps.back().own)
            return badOption(option, value, StepText::tr("it needs a step with a URL before it"));
        Request& request = *m_steps.back().own;
        if (option == "step-header"_L1) {
            const auto header = headerFrom(option, value);
            if (!header)
                return Failure(header.error());
            request.headers.push_back(*header);
            return {};
        }
        const QString start = value.trimmed().left(1);
        request.body.kind = start == "{"_L1 || start == "["_L1 ? Body::Kind::Json : Body::Kind::Text;
        request.body.text = value.toUtf8();
        return {};
    }

    std::vector<FlowStep> m_steps;
};

}

QList<OptionSpec> stepOptions()
{
    const QString request = u"REQUEST|'METHOD URL'"_s;
    return {
        {{u"before-run"_s},
         request,
         StepText::tr("sent once before the run (log in): a request of the collection, or a URL; repeatable, as are "
                      "the next three")},
        {{u"before-operation"_s}, request, StepText::tr("sent before the burst, once for every operation")},
        {{u"after-operation"_s}, request, StepText::tr("sent for every operation once its effects are counted")},
        {{u"after-run"_s}, request, StepText::tr("sent last, also after a failure or a stop")},
        {{u"step-header"_s}, u"'Name: value'"_s, StepText::tr("a header of the step before it")},
        {{u"step-body"_s}, u"BODY"_s, StepText::tr("the body of the step before it"), true},
        {{u"capture"_s},
         u"NAME=PLACE"_s,
         StepText::tr("a variable taken from the answer of the step before it: a JSONPath or header:NAME; repeatable")},
        {{u"capture-secret"_s}, u"NAME=PLACE"_s, StepText::tr("the same for a value that is never stored")},
    };
}

Result<std::vector<FlowStep>> stepsFrom(const Arguments& arguments)
{
    StepCollector collector;
    for (const auto& [option, value] : arguments.inOrder()) {
        if (auto taken = collector.take(option, value); !taken)
            return Failure(taken.error());
    }
    return collector.steps();
}

}
