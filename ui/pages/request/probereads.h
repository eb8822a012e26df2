// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "ui/widgets/choicebox.h"

namespace idemscope {

using ProbeReadsBox = ChoiceBox<Probe::Reads>;

/// The choice of how a probe's answer is read.
ProbeReadsBox* makeProbeReadsBox();

}
