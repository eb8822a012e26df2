// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/deliverytext.h"

namespace idemscope {

namespace {

struct DeliveryText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::DeliveryText)
};

}

Sentence nameOf(Discipline discipline)
{
    switch (discipline) {
    case Discipline::AtMostOnce:
        return DeliveryText::trLater("At most once");
    case Discipline::AtLeastOnce:
        return DeliveryText::trLater("At least once");
    case Discipline::ExactlyOnce:
        break;
    }
    return DeliveryText::trLater("Exactly once");
}

Sentence nameOf(ChannelFault fault)
{
    switch (fault) {
    case ChannelFault::None:
        return DeliveryText::trLater("No fault");
    case ChannelFault::Loss:
        return DeliveryText::trLater("Message lost");
    case ChannelFault::AckLoss:
        return DeliveryText::trLater("Acknowledgement lost");
    case ChannelFault::Duplication:
        return DeliveryText::trLater("Delivered twice");
    case ChannelFault::Reordering:
        return DeliveryText::trLater("Overtaken");
    case ChannelFault::All:
        break;
    }
    return DeliveryText::trLater("All together");
}

Sentence nameOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::Supported:
        return DeliveryText::trLater("Supported");
    case ClaimVerdict::Refuted:
        return DeliveryText::trLater("Refuted");
    case ClaimVerdict::Undecided:
        break;
    }
    return DeliveryText::trLater("Undecided");
}

Sentence explanationOf(Discipline discipline)
{
    switch (discipline) {
    case Discipline::AtMostOnce:
        return DeliveryText::trLater("Each message is sent once and never repeated. Nothing happens twice because of "
                                     "the sender, but what the channel loses stays lost.");
    case Discipline::AtLeastOnce:
        return DeliveryText::trLater("Each message is repeated until it is acknowledged. Nothing is lost, but when an "
                                     "acknowledgement is lost, the sender repeats what was done already.");
    case Discipline::ExactlyOnce:
        break;
    }
    return DeliveryText::trLater("Each message is repeated until it is acknowledged and bears an id. No channel "
                                 "delivers exactly once; a consumer that deduplicates on the id makes the effect so.");
}

Sentence explanationOf(ChannelFault fault)
{
    switch (fault) {
    case ChannelFault::None:
        return DeliveryText::trLater("Nothing goes wrong on the way.");
    case ChannelFault::Loss:
        return DeliveryText::trLater("The connection ends before the message is sent.");
    case ChannelFault::AckLoss:
        return DeliveryText::trLater("The message is sent in full, its answer never read.");
    case ChannelFault::Duplication:
        return DeliveryText::trLater("The channel delivers a message that arrived once more, later.");
    case ChannelFault::Reordering:
        return DeliveryText::trLater("Messages are held back, so that others overtake them.");
    case ChannelFault::All:
        break;
    }
    return DeliveryText::trLater("All of these at once.");
}

}
