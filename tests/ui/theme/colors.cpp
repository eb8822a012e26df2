// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Colours, fonts and icons: legible, distinct, and following the scheme.
class ThemeTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

    static void schemes()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void choose(bool dark) { m_theme->setScheme(dark ? Theme::Scheme::Dark : Theme::Scheme::Light); }
    static QColor middle(const QIcon& icon, QIcon::Mode mode = QIcon::Normal)
    {
        const QImage image = icon.pixmap(QSize(64, 64), 1.0, mode).toImage();
        return image.pixelColor(8, 32);
    }

private slots:
    void init() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanup() { m_theme.reset(); }

    void textIsLegibleOnEverySurface_data() { schemes(); }
    void textIsLegibleOnEverySurface()
    {
        QFETCH(bool, dark);
        choose(dark);
        const ThemeColors& c = m_theme->colors();
        for (const QColor& paper : {c.window, c.bar, c.sidebar, c.surface, c.hover, c.selection}) {
            for (const QColor& ink : {c.text, c.mutedText}) {
                QVERIFY2(contrast(ink, paper) >= 4.5, qPrintable(ink.name() + u" on "_s + paper.name()));
            }
        }
        for (const QColor& ink :
             {c.accent, c.bad, c.good, c.unsure, c.jsonKey, c.jsonString, c.jsonNumber, c.jsonWord, c.errorMark}) {
            QVERIFY2(contrast(ink, c.surface) >= 4.5, qPrintable(ink.name()));
            QVERIFY2(contrast(ink, c.window) >= 4.5, qPrintable(ink.name()));
        }
        QVERIFY(contrast(c.accentText, c.accent) >= 4.5);
        for (const QColor& ink : {c.bad, c.text, c.mutedText})
            QVERIFY(contrast(ink, c.badSurface) >= 4.5);
        for (const QColor& ink : {c.good, c.text, c.mutedText})
            QVERIFY(contrast(ink, c.goodSurface) >= 4.5);
        for (const QColor& ink : {c.unsure, c.text, c.mutedText})
            QVERIFY(contrast(ink, c.unsureSurface) >= 4.5);
    }

    void everyHappeningHasItsOwnColourIconAndWord_data() { schemes(); }
    void everyHappeningHasItsOwnColourIconAndWord()
    {
        QFETCH(bool, dark);
        choose(dark);
        std::set<QString> colors;
        std::set<QString> words;
        std::set<QByteArray> pictures;
        for (int i = 0; i < happeningCount; ++i) {
            const auto happening = static_cast<Happening>(i);
            colors.insert(m_theme->color(happening).name());
            words.insert(Theme::name(happening));
            const QImage image = m_theme->icon(happening).pixmap(QSize(32, 32), 1.0).toImage();
            const QImage shape = image.createMaskFromColor(m_theme->color(happening).rgba());
            pictures.insert(QByteArray(reinterpret_cast<const char*>(shape.constBits()), shape.sizeInBytes()));
            QVERIFY(contrast(readable(m_theme->color(happening), m_theme->colors().surface),
                             m_theme->colors().surface) >= 4.5);
        }
        QCOMPARE(colors.size(), std::size_t(happeningCount));
        QCOMPARE(words.size(), std::size_t(happeningCount));
        QCOMPARE(pictures.size(), std::size_t(happeningCount));
    }

    void lightHappeningsAreOkabeIto()
    {
        choose(false);
        QCOMPARE(m_theme->color(Happening::Executed).name(), u"#0072b2"_s);
        QCOMPARE(m_theme->color(Happening::Replay).name(), u"#009e73"_s);
        QCOMPARE(m_theme->color(Happening::Conflict).name(), u"#e69f00"_s);
        QCOMPARE(m_theme->color(Happening::DuplicateEffect).name(), u"#d55e00"_s);
        QCOMPARE(m_theme->color(Happening::Unknown).name(), u"#cc79a7"_s);
        QCOMPARE(m_theme->color(Happening::Refused).name(), u"#7f7f7f"_s);
        QCOMPARE(m_theme->color(Happening::Rejected).name(), u"#56b4e9"_s);
        QCOMPARE(m_theme->color(Happening::Failed).name(), u"#000000"_s);
    }

    void followsTheSystemUnlessForced()
    {
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(0x202020));
        QPalette light;
        light.setColor(QPalette::Window, QColor(0xf0f0f0));
        QSignalSpy changes(m_theme.get(), &Theme::changed);
        QApplication::setPalette(dark);
        QTRY_VERIFY(m_theme->isDark());
        QCOMPARE(changes.count(), 1);
        QCOMPARE(QApplication::palette().color(QPalette::Base), m_theme->colors().surface);
        m_theme->setScheme(Theme::Scheme::Light);
        QVERIFY(!m_theme->isDark());
        QApplication::setPalette(dark);
        QTRY_COMPARE(QApplication::palette().color(QPalette::Window), m_theme->colors().window);
        QVERIFY(!m_theme->isDark());
        m_theme->setScheme(Theme::Scheme::System);
        QVERIFY(m_theme->isDark());
        QApplication::setPalette(light);
        QTRY_VERIFY(!m_theme->isDark());
    }

    void iconsFollowTheScheme()
    {
        choose(false);
        const QIcon icon = m_theme->icon(Happening::Failed);
        QCOMPARE(middle(icon), QColor(Qt::black));
        choose(true);
        QCOMPARE(middle(icon), QColor(Qt::white));
    }

    void everyIconFileIsDrawn()
    {
        const QStringList files = QDir(u":/idemscope/icons"_s).entryList();
        QVERIFY(files.size() > 30);
        for (const QString& file : files) {
            const QImage image = m_theme->icon(file.chopped(4)).pixmap(QSize(32, 32), 1.0).toImage();
            int inked = 0;
            for (int y = 0; y < 32; ++y) {
                for (int x = 0; x < 32; ++x)
                    inked += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
            }
            QVERIFY2(inked >= 16, qPrintable(file));
        }
    }

    void figuresInTablesHaveOneWidth()
    {
        const QFontMetricsF metrics(m_theme->tabularFont());
        for (const QChar digit : u"123456789"_s)
            QCOMPARE(metrics.horizontalAdvance(digit), metrics.horizontalAdvance(u'0'));
    }

    void styleSheetHasNoUnknownNames()
    {
        QVERIFY(!qApp->styleSheet().isEmpty());
        QVERIFY(!qApp->styleSheet().contains(u'@'));
    }
};

QTEST_MAIN(ThemeTest)
#include "colors.moc"
