// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTranslator>

namespace idemscope {

/// Who shows a message.
enum class Front { CommandLine, Window };

/// A message names what is to be changed for both fronts in one pair of brackets, "(--rounds ¦ Scenario, Rounds)":
/// gives it as the front says it, "(--rounds)" or "(Scenario, Rounds)". Where a front has nothing to name, the brackets
/// go.
QString forFront(const QString& message, Front front);

/// Translates, and lets every message speak the language of its front.
class FrontTranslator final : public QTranslator
{
    Q_OBJECT

public:
    explicit FrontTranslator(Front front, QObject* parent = nullptr);

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* disambiguation, int count) const override;

private:
    Front m_front;
};

}
