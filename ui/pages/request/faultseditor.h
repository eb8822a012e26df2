// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/scenario.h"

#include <QWidget>

class QVBoxLayout;

namespace idemscope {

template <typename T>
class ChoiceBox;
class DecimalBox;
class NumberBox;

/// One entry of the fault plan in one line.
class FaultRow : public QWidget
{
    Q_OBJECT

public:
    explicit FaultRow(const Fault& fault, QWidget* parent = nullptr);

    Fault fault() const;

signals:
    void edited();
    void removed();

private:
    enum class Target { Every, Index, Percent };
    void fill(const Fault& fault);
    void showParts();

    ChoiceBox<Fault::Kind>* m_kind;
    ChoiceBox<WirePoint>* m_point;
    ChoiceBox<bool>* m_how;
    NumberBox* m_milliseconds;
    ChoiceBox<Target>* m_target;
    NumberBox* m_index;
    DecimalBox* m_percent;
};

/// The fault plan of a scenario (SPEC.md §4).
class FaultsEditor : public QWidget
{
    Q_OBJECT

public:
    explicit FaultsEditor(QWidget* parent = nullptr);

    void setFaults(const std::vector<Fault>& faults);
    std::vector<Fault> faults() const;

signals:
    void edited();

private:
    void add(const Fault& fault);

    QVBoxLayout* m_layout;
    std::vector<FaultRow*> m_rows;
};

}
