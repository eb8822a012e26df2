// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <tuple>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr auto settingName = "language"_L1;

QString systemLanguage()
{
    return QLocale::system().language() == QLocale::Chinese ? u"zh_CN"_s : u"en"_s;
}

}

Languages::Languages(QObject* parent)
    : QObject(parent)
    , m_own(Front::Window)
{
    install(QSettings().value(settingName, systemLanguage()).toString());
}

std::vector<Language> Languages::all()
{
    return {{u"en"_s, u"English"_s}, {u"zh_CN"_s, u"简体中文"_s}};
}

QString Languages::current() const
{
    return m_current;
}

void Languages::choose(const QString& code)
{
    install(code);
    QSettings().setValue(settingName, m_current);
}

void Languages::install(const QString& code)
{
    const std::vector<Language> known = all();
    const bool isKnown = std::any_of(known.begin(), known.end(), [&code](const Language& l) { return l.code == code; });
    m_current = isKnown ? code : u"en"_s;
    QLocale::setDefault(m_current == "en"_L1 ? QLocale(QLocale::English) : QLocale(m_current));
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    // English is in the sources, but its plurals are translations as well.
    if (m_qt.load(u"qtbase_%1"_s.arg(m_current), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    std::ignore = m_own.load(u":/idemscope/translations/idemscope_%1.qm"_s.arg(m_current));
    QCoreApplication::installTranslator(&m_own);
}

}
