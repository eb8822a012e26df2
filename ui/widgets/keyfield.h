// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace idemscope {

/// Takes one combination of keys by having it pressed. Tab, Escape and Enter alone keep their meaning; Backspace alone
/// empties it.
class KeyField : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget* parent = nullptr);

    void setKeys(const QKeySequence& keys);
    QKeySequence keys() const;

signals:
    void pressed(); ///< other keys than before

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QKeySequence m_keys;
};

}
