// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tour/tour.h"

namespace idemscope {

/// The parts of the window that the tour shows.
struct TourParts
{
    QWidget* sandbox;
    QWidget* environment;
    QWidget* sidebar;
    QWidget* documents;
    QWidget* search;
    QWidget* status;
};

std::vector<TourStop> tourStops(const TourParts& parts);

}
