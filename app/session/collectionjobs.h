// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobsource.h"

namespace idemscope {

/// Everything a collection holds that can be fired without being asked how.
struct CollectionJobs
{
    struct Entry
    {
        QString path; ///< of the request
        RunJob job;   ///< with one of its scenarios
    };
    QString name;
    std::vector<Entry> entries; ///< in the order of the tree, scenarios in that of their request
};

/// The scenarios of every request in the collection at `folder`, under one environment. Errors: NotFound (also of a
/// secret without a value), InvalidInput (the first file that cannot be read).
Result<CollectionJobs> collectionJobs(const QString& folder, const QString& environment, const Fields& variables);

}
