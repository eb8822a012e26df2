// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/dialogs/backgroundreport.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTextBrowser;

namespace idemscope {

/// Chooses what a stored run or audit is written as, shows how it will read, and asks where to save it. GUI thread.
class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `earlier`: the report holds the subject against it.
    ReportDialog(QString runLogPath, const ReportSubject& subject, QWidget* parent = nullptr,
                 const std::optional<ReportSubject>& earlier = {});
    ~ReportDialog() override;

    ReportChoice choice() const;
    void choose(const ReportChoice& choice);

signals:
    void saveRequested(const idemscope::ReportChoice& choice, const QString& file);
    void previewShown();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void fillList();
    void showChosen();
    void showPreview(const ReportPreview& preview);
    void say(const QString& text);
    void askWhereToSave();
    void copyText();

    QString m_runLogPath;
    ReportSubject m_subject;
    std::optional<ReportSubject> m_earlier;
    std::vector<ReportChoice> m_choices;
    int m_asked = 0; ///< previews asked for: an answer to an earlier one is not shown
    std::shared_ptr<QTextDocument> m_document;
    QListWidget* m_list;
    QStackedWidget* m_pages; ///< document, text, message
    QTextBrowser* m_page;
    QPlainTextEdit* m_text;
    QLabel* m_message;
    QLabel* m_note;
    QPushButton* m_save;
    QPushButton* m_copy;
};

/// Opens the dialog for `subject`; what is chosen is written in the background, and `news` says how it ended.
void exportReportFrom(QWidget* parent, const QString& runLogPath, const ReportSubject& subject, MessageBar& news,
                      const std::optional<ReportSubject>& earlier = {});

}
