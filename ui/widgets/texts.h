// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QWidget;

namespace idemscope {

/// The visible texts of one widget: each binding runs at once and again whenever the language changes. Child of its
/// widget.
class Texts : public QObject
{
    Q_OBJECT

public:
    explicit Texts(QWidget& owner);

    void bind(std::function<void()> apply);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<std::function<void()>> m_bindings;
};

}
