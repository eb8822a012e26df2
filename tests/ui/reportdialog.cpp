// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/reportdialog.h"
#include "base/safefile.h"
#include "ui/result/storedrun.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The dialog of reports, driven as a person does it.
class ReportDialogTest : public QObject
{
    Q_OBJECT

    Theme m_theme{*qApp};
    QTemporaryDir m_folder;
    QString m_log = m_folder.filePath(u"runs.sqlite"_s);
    qint64 m_run = 0;

    static QPushButton* button(const QWidget& in, const QString& text)
    {
        for (QPushButton* button : in.findChildren<QPushButton*>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }

private slots:
    void initTestCase()
    {
        m_run = samples::writeRun(m_log, u"POST /payments · 10 × 5 · last-byte"_s);
        QVERIFY(m_run > 0);
    }

    void everyFormatHasAPreview()
    {
        ReportDialog dialog(m_log, {ReportSubject::Kind::Run, m_run});
        QSignalSpy shown(&dialog, &ReportDialog::previewShown);
        dialog.show();
        QVERIFY(shown.wait(60'000));
        auto* page = dialog.findChild<QTextBrowser*>();
        QVERIFY(page->isVisible() && page->toPlainText().contains(u"Duplicated: 10 operations"_s));
        const std::pair<ReportFormat, QString> texts[] = {{ReportFormat::JUnit, u"<testsuites"_s},
                                                          {ReportFormat::Json, u"\"verdict\": \"duplicated\""_s},
                                                          {ReportFormat::Csv, u"operation,client,attempt"_s},
                                                          {ReportFormat::Har, u"\"version\":\"1.2\""_s},
                                                          {ReportFormat::Markdown, u"# Run "_s}};
        auto* text = dialog.findChild<QPlainTextEdit*>();
        for (const auto& [format, part] : texts) {
            dialog.choose({ReportChoice::Kind::Report, format});
            QVERIFY(shown.wait(60'000));
            QVERIFY2(text->isVisible() && text->toPlainText().contains(part), qPrintable(word(format)));
        }
    }

    void aTextIsCopied()
    {
        ReportDialog dialog(m_log, {ReportSubject::Kind::Run, m_run});
        QSignalSpy shown(&dialog, &ReportDialog::previewShown);
        dialog.show();
        QVERIFY(shown.wait(60'000));
        dialog.choose({ReportChoice::Kind::Report, ReportFormat::Markdown});
        QVERIFY(shown.wait(60'000));
        QTest::mouseClick(button(dialog, u"Copy"_s), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().startsWith(u"# Run "_s));
    }

    void whatIsChosenIsSaved()
    {
        QWidget page;
        MessageBar news(&page);
        exportReportFrom(&page, m_log, {ReportSubject::Kind::Run, m_run}, news);
        auto* dialog = page.findChild<ReportDialog*>();
        QVERIFY(dialog);
        QSignalSpy shown(dialog, &ReportDialog::previewShown);
        dialog->choose({ReportChoice::Kind::Report, ReportFormat::JUnit});
        QVERIFY(shown.wait(60'000));
        QTest::mouseClick(button(*dialog, u"Save…"_s), Qt::LeftButton);
        auto* files = dialog->findChild<QFileDialog*>();
        QVERIFY(files);
        QCOMPARE(files->defaultSuffix(), u"xml"_s);
        const QString file = m_folder.filePath(u"run.xml"_s);
        emit files->fileSelected(file);
        QTRY_VERIFY(news.text().contains(file));
        QVERIFY(readFile(file)->contains("<testsuites"));
    }

    void aRunThatIsGoneIsSaid()
    {
        ReportDialog dialog(m_log, {ReportSubject::Kind::Run, 99});
        QSignalSpy shown(&dialog, &ReportDialog::previewShown);
        dialog.show();
        QVERIFY(shown.wait(60'000));
        QVERIFY(!button(dialog, u"Save…"_s)->isEnabled());
    }
};

QTEST_MAIN(ReportDialogTest)
#include "reportdialog.moc"
