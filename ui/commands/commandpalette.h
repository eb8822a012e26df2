// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QIcon>

#include <functional>
#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace idemscope {

/// What the palette offers: a text, where it belongs, and what choosing it does.
struct PaletteEntry
{
    QString text;
    QString place; ///< menu, folder
    QString shortcut;
    QIcon icon;
    std::function<void()> choose;
};

/// Finds a command or a request by a few letters and runs it. Letters match in order, beginnings of words first.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    CommandPalette(std::vector<PaletteEntry> entries, QWidget* parent);

    /// How well `typed` fits `text`: less is better, none for no fit.
    static std::optional<int> fit(const QString& typed, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& typed);
    void chooseCurrent();

    std::vector<PaletteEntry> m_entries;
    QLineEdit* m_typed;
    QListWidget* m_list;
};

}
