// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fronttranslator.h"
#include <QObject>

#include <vector>

namespace idemscope {

struct Language
{
    QString code; ///< "en", "zh_CN"
    QString name; ///< in itself
};

/// The languages of the window; choosing one takes effect at once. One object, owned by the application.
class Languages : public QObject
{
    Q_OBJECT

public:
    explicit Languages(QObject* parent = nullptr);

    static std::vector<Language> all();
    QString current() const;
    /// An unknown code is English. The choice is kept in the settings.
    void choose(const QString& code);

private:
    void install(const QString& code);

    QString m_current;
    FrontTranslator m_own;
    QTranslator m_qt;
};

}
