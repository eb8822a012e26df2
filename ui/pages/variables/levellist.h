// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/variables/variablelevel.h"

#include <QWidget>

#include <functional>

class QListWidget;
class QPushButton;

namespace idemscope {

/// The levels of variables, by collection, with the buttons that make, duplicate and delete environments. GUI thread.
class LevelList final : public QWidget
{
    Q_OBJECT

public:
    using IsUnsaved = std::function<bool(const VariableLevel&)>;

    LevelList(const WorkspaceSession& workspace, IsUnsaved isUnsaved, QWidget* parent = nullptr);

    /// Reads the levels there are and chooses one: this, or else the first. Says so by levelChosen().
    void fill(const VariableLevel& chosen);
    void markUnsaved(); ///< anew
    const std::vector<VariableLevel>& levels() const { return m_levels; }
    const VariableLevel* current() const; ///< null where there are none
    QString textOf(const VariableLevel& level) const;

signals:
    void levelChosen();
    void addRequested();
    void duplicateRequested();
    void deleteRequested();
    void renameRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void setTexts();
    void addHeading(const QString& folder);
    void addLevel(std::size_t index);
    void choose();

    const WorkspaceSession& m_workspace;
    IsUnsaved m_isUnsaved;
    std::vector<VariableLevel> m_levels;
    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_duplicate;
    QPushButton* m_delete;
};

}
