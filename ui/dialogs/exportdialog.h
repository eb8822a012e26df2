// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QComboBox;

namespace idemscope {

/// Asks what is exported and for which tool; the file is asked for next.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// A place to export: its title and its request or folder.
    using Place = std::pair<QString, QString>;
    explicit ExportDialog(const std::vector<Place>& places, QWidget* parent = nullptr);

    QString place() const;
    QString format() const;
    /// Of the file's name, without a dot.
    QString suffix() const;

private:
    QComboBox* m_place;
    QComboBox* m_format;
};

}
