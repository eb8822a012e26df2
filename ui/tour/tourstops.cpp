// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/tourstops.h"

#include "ui/commands/keys.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct TourText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::TourText)
};

TourStop sandboxStop(QWidget* part)
{
    return {part, [] { return TourText::tr("A target to practise on"); },
            [] {
                return TourText::tr("The sandbox is a payments API on this machine, with every strategy and every "
                                    "fault as a switch. Start it here, or with the first card of the start page.");
            }};
}

TourStop environmentStop(QWidget* part)
{
    return {part, [] { return TourText::tr("Where requests go"); },
            [] {
                return TourText::tr("An environment holds the variables of one place: test, staging, production. A "
                                    "protected one asks for its name before anything is fired at it.");
            }};
}

TourStop sidebarStop(QWidget* part)
{
    return {part, [] { return TourText::tr("Collections and runs"); },
            [] {
                return TourText::tr("Requests live in folders of plain files. Below them stands every run that was "
                                    "fired, to open again, to compare and to settle.");
            }};
}

TourStop documentsStop(QWidget* part)
{
    return {part, [] { return TourText::tr("From a request to a verdict"); },
            [] {
                return TourText::tr("A request opens here. Its contract says what the API promises and how effects "
                                    "are counted; “Run burst” fires the retries of its scenario; the verdict stands "
                                    "above the attempts that prove it.");
            }};
}

TourStop searchStop(QWidget* part)
{
    return {part, [] { return TourText::tr("Every command"); },
            [] {
                return withKeys(TourText::tr("Type a few letters to find a command or a request. The list of "
                                             "shortcuts in the menu Help gives any command the keys you like"),
                                Command::Palette);
            }};
}

TourStop statusStop(QWidget* part)
{
    return {part, [] { return TourText::tr("What goes on"); },
            [] {
                return TourText::tr("The run that is shown, the size of the run log, the language. The menu Help "
                                    "explains the words and starts this tour again.");
            }};
}

}

std::vector<TourStop> tourStops(const TourParts& parts)
{
    return {sandboxStop(parts.sandbox),     environmentStop(parts.environment), sidebarStop(parts.sidebar),
            documentsStop(parts.documents), searchStop(parts.search),           statusStop(parts.status)};
}

}
