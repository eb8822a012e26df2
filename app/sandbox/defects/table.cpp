// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/defects/table.h"

#include <algorithm>
#include <stdexcept>

namespace idemscope::sandbox {

const std::vector<Defect>& defectTable()
{
    static const std::vector<Defect> table = [] {
        std::vector<Defect> all;
        for (auto part : {defectsOfKeys(), defectsOfLocks(), defectsOfResults(), defectsOfAnswers()})
            std::move(part.begin(), part.end(), std::back_inserter(all));
        return all;
    }();
    return table;
}

const Defect& defectNamed(const std::string& name)
{
    std::string known;
    for (const Defect& defect : defectTable()) {
        if (defect.name == name)
            return defect;
        known += (known.empty() ? "" : ", ") + defect.name;
    }
    throw std::runtime_error("There is no defect \"" + name + "\". There are: " + known + '.');
}

}
