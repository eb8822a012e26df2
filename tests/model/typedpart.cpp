// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/typedpart.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The parts of a form as they are typed: texts, files, media types, as curl's -F takes them.
class TypedPartTest : public QObject
{
    Q_OBJECT

private slots:
    void textsAndFilesAreToldApart()
    {
        QVERIFY(typedPartOf(u"a;b=c"_s) == (TypedPart{u"a;b=c"_s, false, {}, {}}));
        QVERIFY(typedPartOf(u"@/a b.png;type=image/png"_s) == (TypedPart{u"/a b.png"_s, true, u"image/png"_s, {}}));
        QVERIFY(typedPartOf(u"x; type=a/b;filename=\"q\\\"\""_s) == (TypedPart{u"x"_s, false, u"a/b"_s, u"q\""_s}));
        QVERIFY(typedPartOf(u"\"@a\""_s) == (TypedPart{u"@a"_s, false, {}, {}}));
    }

    void whateverIsWrittenIsReadAgain()
    {
        for (const QString& text :
             {u""_s, u"@"_s, u"<a"_s, u"\"q\" \\"_s, u"a;type=b"_s, u"a;b"_s, u"ä\n@"_s, u"{{v}}"_s}) {
            for (const bool isFile : {false, true}) {
                for (const QString& name : {QString(), u""_s, u"n;type=x"_s}) {
                    const TypedPart part{text, isFile, u"image/png"_s, name};
                    QVERIFY2(typedPartOf(toText(part)) == part, qPrintable(toText(part)));
                }
            }
        }
    }

    void theHeaderSaysThatAFormGoesInParts()
    {
        Fields headers{{u"A"_s, u"1"_s}, {u"content-type"_s, u"text/plain"_s}};
        QVERIFY(!isMultipart(headers));
        setMultipart(headers, true);
        QVERIFY(isMultipart(headers) && headers.size() == 2);
        setMultipart(headers, false);
        QVERIFY(!isMultipart(headers) && headers.size() == 1);
    }
};

QTEST_GUILESS_MAIN(TypedPartTest)
#include "typedpart.moc"
