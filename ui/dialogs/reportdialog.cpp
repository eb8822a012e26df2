// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/reportdialog.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QGuiApplication>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTextBrowser>

namespace idemscope {

using namespace Qt::StringLiterals;

ReportDialog::ReportDialog(QString runLogPath, const ReportSubject& subject, QWidget* parent,
                           const std::optional<ReportSubject>& earlier)
    : QDialog(parent)
    , m_runLogPath(std::move(runLogPath))
    , m_subject(subject)
    , m_earlier(earlier)
    , m_list(new QListWidget)
    , m_pages(new QStackedWidget)
    , m_page(new QTextBrowser)
    , m_text(new QPlainTextEdit)
    , m_message(new Label(TextStyle::Muted))
    , m_note(new Label(TextStyle::Small))
{
    for (const auto& [format, name] : EnumWords<ReportFormat>::list)
        m_choices.push_back({ReportChoice::Kind::Report, format});
    if (subject.kind == ReportSubject::Kind::Audit)
        m_choices.push_back({ReportChoice::Kind::Contract, ReportFormat::Markdown});
    m_choices.push_back({ReportChoice::Kind::Reproduction, ReportFormat::Markdown});
    build();
    retranslate();
    connect(m_list, &QListWidget::currentRowChanged, this, &ReportDialog::showChosen);
    m_list->setCurrentRow(0);
}

ReportDialog::~ReportDialog()
{
    delete m_page; // before the document it shows
}

void ReportDialog::build()
{
    m_page->setOpenLinks(false);
    m_page->setProperty("surface", u"print"_s);
    m_text->setReadOnly(true);
    m_text->setFont(theme().fixedFont());
    m_text->setWordWrapMode(QTextOption::WrapAnywhere);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_note->setWordWrap(true);
    for (QWidget* page :
         {static_cast<QWidget*>(m_page), static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_message)})
        m_pages->addWidget(page);
    m_list->setFixedWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * 30);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_copy = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_save = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_save->setProperty("button", u"primary"_s);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 2 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_list, 0, 0);
    layout->addWidget(m_pages, 0, 1);
    layout->addWidget(m_note, 1, 0, 1, 2);
    layout->addWidget(buttons, 2, 0, 1, 2);
    layout->setColumnStretch(1, 1);
    resize(QFontMetrics(theme().bodyFont()).averageCharWidth() * 150, 80 * Theme::grid);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ReportDialog::askWhereToSave);
    connect(m_copy, &QPushButton::clicked, this, &ReportDialog::copyText);
}

namespace {

struct ReportDialogText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportDialog)
};

QString nameOf(const ReportChoice& choice)
{
    if (choice.kind == ReportChoice::Kind::Contract)
        return ReportDialogText::tr("Contract as observed");
    if (choice.kind == ReportChoice::Kind::Reproduction)
        return ReportDialogText::tr("Reproduction by curl");
    switch (choice.format) {
    case ReportFormat::Html:
        return ReportDialogText::tr("HTML page");
    case ReportFormat::Pdf:
        return ReportDialogText::tr("PDF document");
    case ReportFormat::JUnit:
        return ReportDialogText::tr("JUnit test results");
    case ReportFormat::Json:
        return ReportDialogText::tr("JSON");
    case ReportFormat::Csv:
        return ReportDialogText::tr("CSV table");
    case ReportFormat::Har:
        return ReportDialogText::tr("HAR archive");
    case ReportFormat::Markdown:
        break;
    }
    return ReportDialogText::tr("Markdown comment");
}

QString purposeOf(const ReportChoice& choice)
{
    if (choice.kind == ReportChoice::Kind::Contract)
        return ReportDialogText::tr("What clients of the API need to know, each line with its evidence: for its "
                                    "documentation");
    if (choice.kind == ReportChoice::Kind::Reproduction)
        return ReportDialogText::tr("A shell script that shows the fault without Idemscope, with fresh keys");
    return reportFormatText(choice.format);
}

QString secretsNote()
{
    return ReportDialogText::tr("Secrets are left out; the report names which.");
}

}

void ReportDialog::retranslate()
{
    if (m_earlier)
        setWindowTitle(tr("Report of run %1 compared with run %2").arg(m_subject.id).arg(m_earlier->id));
    else
        setWindowTitle(m_subject.kind == ReportSubject::Kind::Run ? tr("Report of run %1").arg(m_subject.id)
                                                                  : tr("Report of audit %1").arg(m_subject.id));
    m_list->setAccessibleName(tr("What to write"));
    m_page->setAccessibleName(tr("Preview"));
    m_text->setAccessibleName(tr("Preview"));
    m_save->setText(tr("Save…"));
    m_copy->setText(tr("Copy"));
    fillList();
}

void ReportDialog::fillList()
{
    const int row = m_list->currentRow();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const ReportChoice& choice : m_choices) {
        auto* item = new QListWidgetItem(nameOf(choice), m_list);
        item->setToolTip(purposeOf(choice));
    }
    m_list->setCurrentRow(row);
}

ReportChoice ReportDialog::choice() const
{
    return m_choices[std::size_t(std::max(0, m_list->currentRow()))];
}

void ReportDialog::choose(const ReportChoice& choice)
{
    const auto found = std::find(m_choices.begin(), m_choices.end(), choice);
    if (found != m_choices.end())
        m_list->setCurrentRow(int(found - m_choices.begin()));
}

void ReportDialog::say(const QString& text)
{
    m_message->setText(text);
    m_pages->setCurrentWidget(m_message);
    m_copy->setEnabled(false);
}

void ReportDialog::showChosen()
{
    say(tr("Reading the run log…"));
    m_note->setText(purposeOf(choice()) + u"\n"_s + secretsNote());
    m_save->setEnabled(true);
    const int asked = ++m_asked;
    previewInBackground(m_runLogPath, {m_subject, m_earlier}, choice(), this,
                        [this, asked](const Result<ReportPreview>& preview) {
                            if (asked != m_asked)
                                return;
                            if (preview)
                                showPreview(*preview);
                            else
                                say(preview.error().text());
                            m_save->setEnabled(preview.has_value());
                            emit previewShown();
                        });
}

void ReportDialog::showPreview(const ReportPreview& preview)
{
    if (preview.document) {
        m_page->setDocument(preview.document.get());
        m_document = preview.document; // the one before was shown until now
        m_pages->setCurrentWidget(m_page);
    } else {
        m_text->setPlainText(preview.text);
        m_pages->setCurrentWidget(m_text);
    }
    if (preview.isCut)
        m_note->setText(m_note->text() + u"\n"_s + tr("The preview shows the beginning; the file holds all of it."));
    m_copy->setEnabled(!preview.document && !preview.isCut);
}

void ReportDialog::copyText()
{
    QGuiApplication::clipboard()->setText(m_text->toPlainText());
}

void ReportDialog::askWhereToSave()
{
    const ReportChoice chosen = choice();
    const QString suffix = chosen.suffix();
    const QString name =
        m_subject.kind == ReportSubject::Kind::Run ? u"run-%1."_s.arg(m_subject.id) : u"audit-%1."_s.arg(m_subject.id);
    auto* dialog = new QFileDialog(this, tr("Save report"), {}, nameOf(chosen) + u" (*."_s + suffix + u')');
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(name + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this, chosen](const QString& file) {
        emit saveRequested(chosen, file);
        accept();
    });
    dialog->open();
}

void ReportDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showChosen();
    }
}

void exportReportFrom(QWidget* parent, const QString& runLogPath, const ReportSubject& subject, MessageBar& news,
                      const std::optional<ReportSubject>& earlier)
{
    auto* dialog = new ReportDialog(runLogPath, subject, parent, earlier);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto save = [runLogPath, subject, earlier, &news](const ReportChoice& choice, const QString& file) {
        writeInBackground(runLogPath, {subject, earlier}, choice, file, news);
    };
    QObject::connect(dialog, &ReportDialog::saveRequested, parent, save);
    dialog->open();
}

}
