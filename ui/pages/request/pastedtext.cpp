// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/pastedtext.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct PastedText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::PastedText)
};

constexpr qsizetype mostWarnings = 3; ///< said in one line

}

Request withPasted(const PastedCommand& pasted, const Request& before)
{
    Request taken = pasted.request;
    taken.name = before.name;
    taken.scenarios = before.scenarios;
    taken.steps = before.steps;
    taken.contract.probes = before.contract.probes;
    taken.contract.identity = before.contract.identity;
    return taken;
}

QString pastedNews(const PastedCommand& pasted)
{
    QStringList lines{PastedText::tr("Taken from a curl command.")};
    for (const ImportWarning& warning : pasted.warnings)
        lines += warning.text.text() + u'.';
    if (lines.size() > mostWarnings + 1)
        lines = lines.mid(0, mostWarnings + 1) << u"…"_s;
    if (pasted.left > 0)
        lines += PastedText::tr("%n more request(s) in it: use “Import from the clipboard…” in the File menu.", nullptr,
                                pasted.left);
    return lines.join(u' ');
}

}
