// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/journal.h"

namespace idemscope {

/// Hands the messages of Qt and of the logging categories to a journal, from whatever thread they come; they are
/// written to stderr as before. At most one at a time; while it lives, its journal must.
class QtMessages
{
public:
    explicit QtMessages(Journal& journal);
    ~QtMessages();
    QtMessages(const QtMessages&) = delete;
    QtMessages& operator=(const QtMessages&) = delete;
};

}
