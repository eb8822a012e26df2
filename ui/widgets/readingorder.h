// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace idemscope {

/// Moves the focus to what is read next or before: rows from above, within a row from the left, a part before what lies
/// in it; after the last comes the first. Widgets are made in many an order and moved between parts, and Tab shall not
/// tell. False where nothing else takes the focus.
bool focusInReadingOrder(QWidget& window, bool next);

}
