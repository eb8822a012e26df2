// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/delivery.h"
#include "model/json/words.h"

namespace idemscope {

template <>
struct EnumWords<Discipline>
{
    using E = Discipline;
    static constexpr auto list = std::to_array<EnumWord<Discipline>>(
        {{E::AtMostOnce, u"at-most-once"}, {E::AtLeastOnce, u"at-least-once"}, {E::ExactlyOnce, u"exactly-once"}});
};

template <>
struct EnumWords<ChannelFault>
{
    using E = ChannelFault;
    static constexpr auto list = std::to_array<EnumWord<ChannelFault>>({{E::None, u"none"},
                                                                        {E::Loss, u"loss"},
                                                                        {E::AckLoss, u"ack-loss"},
                                                                        {E::Duplication, u"duplication"},
                                                                        {E::Reordering, u"reordering"},
                                                                        {E::All, u"all"}});
};

template <>
struct EnumWords<ClaimVerdict>
{
    using E = ClaimVerdict;
    static constexpr auto list = std::to_array<EnumWord<ClaimVerdict>>(
        {{E::Supported, u"supported"}, {E::Refuted, u"refuted"}, {E::Undecided, u"undecided"}});
};

}
