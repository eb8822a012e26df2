// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/importdialog.h"

#include "interchange/recognizekey.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

enum Column { NameColumn, MethodColumn, UrlColumn, KeyColumn };

constexpr int dialogCharacters = 120;
constexpr int warningLines = 5;
constexpr unsigned requestsAtOnce = 500;

QString keyText(const FiledRequest& filed)
{
    const KeyPlacement& placement = filed.request.contract.placement;
    if (filed.offeredKey)
        return ImportDialog::tr("%1 (switched off)").arg(filed.offeredKey->name);
    return placement.kind == KeyPlacement::Kind::None ? QString() : placement.name;
}

int offeredCount(const ImportedContents& contents)
{
    return static_cast<int>(std::count_if(contents.requests.begin(), contents.requests.end(),
                                          [](const FiledRequest& filed) { return filed.offeredKey.has_value(); }));
}

}

ImportDialog::ImportDialog(const std::vector<ImportTarget>& targets, QWidget* parent)
    : QDialog(parent)
    , m_title(new Label(TextStyle::Heading))
    , m_subtitle(new Label(TextStyle::Muted))
    , m_secrets(new Label(TextStyle::Body))
    , m_progress(new QProgressBar)
    , m_filter(new QLineEdit)
    , m_all(new QCheckBox(tr("All that are shown")))
    , m_requests(new QTreeWidget)
    , m_warningsTitle(new Label(TextStyle::Caption))
    , m_warnings(new QListWidget)
    , m_offered(new QCheckBox)
    , m_files(new QPushButton)
    , m_target(new QComboBox)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel))
    , m_import(m_buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole))
{
    setWindowTitle(tr("Import"));
    build(targets);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ImportDialog::importRequested);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &ImportDialog::filter);
    connect(m_all, &QCheckBox::clicked, this, &ImportDialog::setShownMarked);
    connect(m_requests, &QTreeWidget::itemChanged, this, &ImportDialog::showCounts);
    connect(m_files, &QPushButton::clicked, this, &ImportDialog::filesAllowed);
}

void ImportDialog::build(const std::vector<ImportTarget>& targets)
{
    m_import->setProperty("button", u"primary"_s);
    m_filter->setPlaceholderText(tr("Filter by name, method or host"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_requests->setHeaderLabels({tr("Request"), tr("Method"), tr("URL"), tr("Key")});
    m_requests->setAccessibleName(tr("Requests"));
    m_requests->setRootIsDecorated(false);
    m_requests->setUniformRowHeights(true);
    m_requests->header()->resizeSection(NameColumn, QFontMetrics(theme().bodyFont()).averageCharWidth() * 44);
    m_requests->header()->setSectionResizeMode(UrlColumn, QHeaderView::Stretch);
    m_requests->header()->setStretchLastSection(false);
    m_warnings->setAccessibleName(tr("Warnings"));
    m_warnings->setWordWrap(true);
    m_warnings->setMaximumHeight(QFontMetrics(theme().bodyFont()).lineSpacing() * 2 * warningLines);
    m_warningsTitle->setBuddy(m_warnings);
    m_secrets->setWordWrap(true);
    m_subtitle->setWordWrap(true);
    m_progress->setTextVisible(false);
    auto* marks = new QHBoxLayout;
    marks->addWidget(m_all);
    marks->addWidget(m_filter, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 2 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    for (QWidget* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_subtitle),
                          static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_secrets)})
        layout->addWidget(part);
    layout->addLayout(marks);
    layout->addWidget(m_requests, 1);
    layout->addWidget(m_warningsTitle);
    layout->addWidget(m_warnings);
    layout->addWidget(options(targets));
    layout->addWidget(m_buttons);
    resize(QFontMetrics(theme().bodyFont()).averageCharWidth() * dialogCharacters, 72 * Theme::grid);
    setReady(false);
}

QWidget* ImportDialog::options(const std::vector<ImportTarget>& targets)
{
    for (const ImportTarget& target : targets)
        m_target->addItem(target.title, target.folder);
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* into = new Label(TextStyle::Body);
    into->setText(tr("Into"));
    into->setBuddy(m_target);
    auto* area = new QWidget;
    auto* layout = new QVBoxLayout(area);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_offered);
    layout->addWidget(m_files, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout;
    row->addWidget(into);
    row->addWidget(m_target, 1);
    layout->addLayout(row);
    return area;
}

void ImportDialog::setReady(bool isReady)
{
    m_progress->setVisible(!isReady);
    for (QWidget* part : {static_cast<QWidget*>(m_all), static_cast<QWidget*>(m_filter),
                          static_cast<QWidget*>(m_requests), static_cast<QWidget*>(m_target)})
        part->setEnabled(isReady);
    m_import->setEnabled(isReady);
    if (isReady)
        return;
    for (QWidget* part :
         {static_cast<QWidget*>(m_warningsTitle), static_cast<QWidget*>(m_warnings), static_cast<QWidget*>(m_offered),
          static_cast<QWidget*>(m_files), static_cast<QWidget*>(m_secrets)})
        part->hide();
}

void ImportDialog::showReading(const QString& name)
{
    m_preview.reset();
    setReady(false);
    m_progress->setRange(0, 0);
    m_title->setText(name.isEmpty() ? tr("Reading the pasted text") : tr("Reading %1").arg(name));
    m_subtitle->clear();
}

void ImportDialog::showProgress(int percent)
{
    m_progress->setRange(0, 100);
    m_progress->setValue(percent);
}

void ImportDialog::showTrouble(const Error& error)
{
    setReady(false);
    m_progress->hide();
    m_title->setText(tr("Nothing can be imported"));
    m_subtitle->setText(error.text());
}

void ImportDialog::showPreview(const std::shared_ptr<const ImportPreview>& preview)
{
    m_preview = preview;
    m_requests->clear();
    fillRequests(preview);
}

void ImportDialog::showFilled()
{
    const auto& preview = m_preview;
    setReady(true);
    fillWarnings();
    const int secrets = static_cast<int>(preview->contents.secrets.size());
    m_secrets->setVisible(secrets > 0);
    m_secrets->setText(tr("%n secret(s) found: each becomes a secret variable. Its value is kept until Idemscope ends "
                          "and not written to a file.",
                          nullptr, secrets));
    const int offered = offeredCount(preview->contents);
    m_offered->setVisible(offered > 0);
    m_offered->setText(tr("Use the key headers that are switched off in the file (%1)").arg(offered));
    m_files->setVisible(preview->unreadFiles > 0 && !preview->source.isEmpty());
    m_files->setText(tr("Also read the files that it names (%1)").arg(preview->unreadFiles));
    showCounts();
    m_requests->setFocus();
}

/// So many at a time that the window stays free for keys and clicks.
void ImportDialog::fillRequests(const std::shared_ptr<const ImportPreview>& preview)
{
    if (preview != m_preview)
        return; // another one since
    const QSignalBlocker blocker(m_requests);
    const auto& requests = preview->contents.requests;
    const auto first = static_cast<std::size_t>(m_requests->topLevelItemCount());
    const std::size_t end = std::min(first + requestsAtOnce, requests.size());
    QList<QTreeWidgetItem*> items;
    for (std::size_t i = first; i < end; ++i) {
        const FiledRequest& filed = requests[i];
        const QString path = filed.folder.isEmpty() ? filed.request.name : filed.folder + " / "_L1 + filed.request.name;
        auto* item = new QTreeWidgetItem({path, filed.request.method, filed.request.url, keyText(filed)});
        item->setCheckState(NameColumn, Qt::Checked);
        item->setToolTip(NameColumn, path);
        item->setToolTip(UrlColumn, filed.request.url);
        items.append(item);
    }
    m_requests->addTopLevelItems(items);
    if (end == requests.size())
        return showFilled();
    QTimer::singleShot(0, this, [this, preview] { fillRequests(preview); });
}

void ImportDialog::fillWarnings()
{
    m_warnings->clear();
    for (const ImportWarning& warning : m_preview->contents.warnings)
        m_warnings->addItem(warning.line());
    const int count = m_warnings->count();
    m_warnings->setVisible(count > 0);
    m_warningsTitle->setVisible(count > 0);
    m_warningsTitle->setText(tr("%n warning(s)", nullptr, count));
}

void ImportDialog::filter()
{
    const QString wanted = m_filter->text().trimmed();
    for (int row = 0; row < m_requests->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_requests->topLevelItem(row);
        const bool isShown = item->text(NameColumn).contains(wanted, Qt::CaseInsensitive) ||
                             item->text(MethodColumn).startsWith(wanted, Qt::CaseInsensitive) ||
                             item->text(UrlColumn).contains(wanted, Qt::CaseInsensitive);
        item->setHidden(!isShown);
    }
    showCounts();
}

void ImportDialog::setShownMarked(bool isMarked)
{
    {
        const QSignalBlocker blocker(m_requests);
        for (int row = 0; row < m_requests->topLevelItemCount(); ++row) {
            QTreeWidgetItem* item = m_requests->topLevelItem(row);
            if (!item->isHidden())
                item->setCheckState(NameColumn, isMarked ? Qt::Checked : Qt::Unchecked);
        }
    }
    showCounts();
}

void ImportDialog::showCounts()
{
    if (!m_preview)
        return;
    const ImportedContents& contents = m_preview->contents;
    int marked = 0;
    bool areShownMarked = true;
    for (int row = 0; row < m_requests->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = m_requests->topLevelItem(row);
        const bool isMarked = item->checkState(NameColumn) == Qt::Checked;
        marked += isMarked ? 1 : 0;
        areShownMarked = areShownMarked && (isMarked || item->isHidden());
    }
    m_all->setChecked(areShownMarked);
    m_title->setText(tr("%1 of %n request(s)", nullptr, static_cast<int>(contents.requests.size())).arg(marked));
    QStringList parts{m_preview->source.isEmpty()
                          ? m_preview->format
                          : tr("%1, %2", "format, file").arg(m_preview->format, m_preview->source),
                      tr("%n folder(s)", nullptr, static_cast<int>(contents.folders.size())),
                      tr("%n environment(s)", nullptr, static_cast<int>(contents.environments.size())),
                      tr("%n variable(s)", nullptr, static_cast<int>(contents.variables.size()))};
    if (contents.skipped > 0)
        parts += tr("%n left out", nullptr, contents.skipped);
    m_subtitle->setText(parts.join(u" · "_s));
    m_import->setEnabled(marked > 0 || contents.requests.empty());
}

ImportedContents ImportDialog::chosen() const
{
    ImportedContents contents = m_preview->contents;
    contents.requests.clear();
    for (int row = 0; row < m_requests->topLevelItemCount(); ++row) {
        if (m_requests->topLevelItem(row)->checkState(NameColumn) != Qt::Checked)
            continue;
        FiledRequest filed = m_preview->contents.requests[static_cast<std::size_t>(row)];
        if (m_offered->isChecked())
            takeOfferedKey(filed, contents.variables);
        contents.requests.push_back(std::move(filed));
    }
    return contents;
}

QString ImportDialog::targetFolder() const
{
    return m_target->currentData().toString();
}

}
