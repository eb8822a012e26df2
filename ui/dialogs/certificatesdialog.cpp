// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/certificatesdialog.h"

#include "model/auth.h"
#include "session/workspacesession.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

enum Column { Host, File, Key, Password };
constexpr int columns = 4;
constexpr int shownRows = 6;

/// Shows dots for a password that is typed, and {{variables}} as they are.
class PasswordDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QString displayText(const QVariant& value, const QLocale&) const override
    {
        const QString text = value.toString();
        return isTypedSecret(text) ? QString(8, QChar(0x2022)) : text;
    }
};

QString textAt(const QTableWidget& table, int row, int column)
{
    const QTableWidgetItem* item = table.item(row, column);
    return item ? item->text().trimmed() : QString();
}

bool isEmpty(const QTableWidget& table, int row)
{
    for (int column = 0; column < columns; ++column) {
        if (!textAt(table, row, column).isEmpty())
            return false;
    }
    return true;
}

/// Relative where it lies in the collection's folder, so that it holds on other machines.
QString storedPath(const QString& file, const QString& folder)
{
    const QString relative = QDir(folder).relativeFilePath(file);
    return relative.startsWith("../"_L1) ? file : relative;
}

}

CertificatesDialog::CertificatesDialog(WorkspaceSession& workspace, const QString& collection, QWidget* parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_collection(collection)
    , m_table(new QTableWidget(0, columns))
    , m_choose(new QPushButton(tr("Choose file…")))
    , m_remove(new QPushButton(tr("Remove")))
    , m_message(new MessageBar)
{
    setWindowTitle(tr("Client certificates"));
    build();
    for (const HostCertificate& certificate : workspace.certificates(collection))
        addRow(certificate);
    keepEmptyRow();
    m_table->setCurrentCell(0, Host);
}

void CertificatesDialog::build()
{
    auto* head = new Label(TextStyle::Heading);
    head->setText(tr("Client certificates by host"));
    auto* text = new Label(TextStyle::Muted);
    text->setText(tr("Shown to these hosts by every request of the collection whose tab Transport names no certificate "
                     "itself. Host: “api.example”, “api.example:8443” or “*.example”. A typed password becomes a "
                     "secret variable: it never reaches a file."));
    text->setWordWrap(true);
    m_table->setHorizontalHeaderLabels({tr("Host"), tr("Certificate (PEM, .p12, .pfx)"), tr("Key"), tr("Password")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setItemDelegateForColumn(Password, new PasswordDelegate(m_table));
    m_table->setAccessibleName(tr("Client certificates"));
    m_table->setMinimumHeight(shownRows * m_table->verticalHeader()->defaultSectionSize());
    m_table->setMinimumWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * 100);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("Save"));
    buttons->button(QDialogButtonBox::Save)->setProperty("button", u"primary"_s);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    buttons->addButton(m_choose, QDialogButtonBox::ActionRole);
    buttons->addButton(m_remove, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 3 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid + Theme::half);
    for (QWidget* part : {static_cast<QWidget*>(head), static_cast<QWidget*>(text), static_cast<QWidget*>(m_message),
                          static_cast<QWidget*>(m_table), static_cast<QWidget*>(buttons)})
        layout->addWidget(part);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_choose, &QPushButton::clicked, this, &CertificatesDialog::chooseFile);
    connect(m_remove, &QPushButton::clicked, this, &CertificatesDialog::removeRow);
    connect(m_table, &QTableWidget::cellChanged, this, &CertificatesDialog::keepEmptyRow);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row, int column) {
        m_choose->setEnabled(column == File || column == Key);
        m_remove->setEnabled(row >= 0 && row + 1 < m_table->rowCount());
    });
}

void CertificatesDialog::addRow(const HostCertificate& certificate)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const QStringList texts{certificate.host, certificate.certificate, certificate.key, certificate.keyPassword};
    for (int column = 0; column < columns; ++column)
        m_table->setItem(row, column, new QTableWidgetItem(texts[column]));
}

void CertificatesDialog::keepEmptyRow()
{
    const int rows = m_table->rowCount();
    if (rows == 0 || !isEmpty(*m_table, rows - 1))
        m_table->insertRow(rows);
}

void CertificatesDialog::removeRow()
{
    m_table->removeRow(m_table->currentRow());
    keepEmptyRow();
}

void CertificatesDialog::chooseFile()
{
    auto* dialog = new QFileDialog(this, tr("Choose a certificate or a key"), m_collection);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    const QPersistentModelIndex place = m_table->currentIndex();
    connect(dialog, &QFileDialog::fileSelected, this, [this, place](const QString& file) {
        if (place.isValid())
            m_table->model()->setData(place, storedPath(file, m_collection));
    });
    dialog->open();
}

std::vector<HostCertificate> CertificatesDialog::certificates() const
{
    std::vector<HostCertificate> result;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        if (!isEmpty(*m_table, row))
            result.push_back({textAt(*m_table, row, Host), textAt(*m_table, row, File), textAt(*m_table, row, Key),
                              textAt(*m_table, row, Password)});
    }
    return result;
}

/// Incomplete rows are named and nothing is saved.
void CertificatesDialog::accept()
{
    const std::vector<HostCertificate> certificates = this->certificates();
    const auto incomplete =
        std::find_if(certificates.begin(), certificates.end(), [](const HostCertificate& certificate) {
            return certificate.host.isEmpty() || certificate.certificate.isEmpty();
        });
    if (incomplete != certificates.end()) {
        const QString place = incomplete->host.isEmpty() ? incomplete->certificate : incomplete->host;
        m_message->say(MessageBar::Kind::Trouble,
                       [place] { return tr("“%1”: a host and the file of its certificate are needed").arg(place); });
        return;
    }
    if (const auto saved = m_workspace.saveCertificates(m_collection, certificates); !saved) {
        m_message->say(saved.error());
        return;
    }
    QDialog::accept();
}

}
