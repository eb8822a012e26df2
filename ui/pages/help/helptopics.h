// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>
#include <QString>

#include <vector>

namespace idemscope {

/// One page of the help: what some words of SPEC.md mean.
struct HelpTopic
{
    QLatin1StringView id;
    QLatin1StringView picture; ///< resources/help/NAME.svg; empty: none
    QString title;
    QString text;           ///< paragraphs, with empty lines between
    QString pictureInWords; ///< for those who do not see it
};

/// All of them in the language of the moment, in the order they are read.
std::vector<HelpTopic> helpTopics();

/// Whether every word that was typed occurs in a topic.
bool matches(const HelpTopic& topic, const QString& typed);

}
