// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/diffview.h"

#include "ui/theme/theme.h"

#include <QImage>
#include <QTest>
#include <QTextBlock>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// Lets a test see what is painted.
class Painted : public DiffView
{
public:
    /// The background at the right end of the last row of a line, where no letter stands.
    QColor paperOf(int line)
    {
        const QImage image = viewport()->grab().toImage();
        const QTextBlock block = document()->findBlockByNumber(line);
        const QTextLayout& layout = *block.layout();
        const QRectF row = layout.lineAt(layout.lineCount() - 1).rect(); // below the last one there is a margin
        const double bottom =
            blockBoundingGeometry(block).translated(contentOffset()).top() + layout.position().y() + row.bottom();
        const double ratio = image.devicePixelRatio();
        return image.pixelColor(int((viewport()->width() - 6) * ratio), int((bottom - 3) * ratio));
    }
};

}

class DiffViewTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanupTestCase() { m_theme.reset(); }

    void everyLineHasItsOwnShade_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("in the middle") << u"a\nold\nb"_s << u"a\nnew\nb"_s;
        QTest::newRow("at the start") << u"old\nb"_s << u"new\nb"_s;
        QTest::newRow("at the end") << u"a\nold"_s << u"a\nnew"_s;
        QTest::newRow("empty lines") << u"a\n\nb"_s << u"a\nb\n"_s;
        const QString wide = QString(300, u'w');
        QTest::newRow("wrapped") << u"a\n"_s + wide + u"\nb"_s << u"a\n"_s + wide + u"x\nb"_s;
        QTest::newRow("wrapped at the end") << u"a\n"_s + wide << u"a\n"_s + wide + u"x"_s;
    }
    void everyLineHasItsOwnShade()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        Painted view;
        view.resize(400, 500);
        view.setTexts(before, after);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QStringList lines = view.toPlainText().split(u'\n');
        for (int line = 0; line < lines.size(); ++line) {
            const QColor expected = lines[line].startsWith(u'+')   ? theme().colors().goodSurface
                                    : lines[line].startsWith(u'-') ? theme().colors().badSurface
                                                                   : theme().colors().surface;
            QVERIFY2(view.paperOf(line) == expected,
                     qPrintable(u"line %1 “%2” stands on %3"_s.arg(line).arg(lines[line], view.paperOf(line).name())));
        }
    }

private:
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(DiffViewTest)
#include "diffview.moc"
