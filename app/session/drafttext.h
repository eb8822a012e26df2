// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"
#include "session/workspacesession.h"

namespace idemscope {

/// What was edited in a tab and is not saved.
struct Draft
{
    QString id; ///< of its file
    OpenRequest open;
    Request edited;
};

/// The text of a draft's file. It holds no secret (SPEC.md §11): `{{secret NAME}}` stands for what was typed at a
/// sensitive place and for the values of `secrets`, so that nothing is sent by mistake before it is typed again.
QByteArray draftText(const Draft& draft, const std::vector<Secret>& secrets);

/// The draft of a text. Where the saved request is still what was edited, its sensitive values stand again in the
/// draft; else `open` differs from the file, so that saving asks. Errors: InvalidInput.
Result<Draft> draftFromObject(const QString& id, const QJsonObject& object, const Result<Request>& saved,
                              const std::vector<Secret>& secrets);

/// Where a draft was read from, which may be nowhere.
OpenRequest draftPlace(const QJsonObject& object);

/// Whether a draft lacks secrets that are to be typed again.
bool lacksSecrets(const Request& request);

}
