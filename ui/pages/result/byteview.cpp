// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/byteview.h"

#include "base/safefile.h"
#include "expression/jsontokens.h"
#include "report/bytestext.h"
#include "report/numbertext.h"
#include "ui/dialogs/ask.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/inbackground.h"
#include "ui/widgets/linkbutton.h"

#include <QButtonGroup>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr qsizetype formatElsewhere = 64 * 1024; ///< from this size on, on another thread
constexpr qsizetype chunkSize = 128 * 1024;      ///< characters added to the widget at a time

struct Formatted
{
    QString text;
    QString note;
};

Formatted format(const QByteArray& head, const QByteArray& body, const QByteArray& contentType, ByteView::Mode mode)
{
    if (mode == ByteView::Mode::Hex)
        return {hexDump(head + body), {}};
    const bool isPretty = mode == ByteView::Mode::Pretty && looksLikeJson(body, contentType);
    const DecodedText text = decodeBytes(isPretty ? prettyJson(body) : body, contentType);
    QString whole = QString::fromUtf8(head);
    whole.remove(u'\r');
    return {softBroken(whole + text.text), text.note};
}

}

ByteView::ByteView(std::function<QString()> what, QWidget* parent)
    : QWidget(parent)
    , m_what(std::move(what))
    , m_text(new QPlainTextEdit(this))
    , m_chunks(new QTimer(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Theme::half, 0, 0);
    layout->setSpacing(Theme::half);
    buildBar();
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setWordWrapMode(QTextOption::WrapAnywhere);
    m_text->setFont(theme().fixedFont());
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(m_text, 1);
    m_chunks->setInterval(0);
    connect(m_chunks, &QTimer::timeout, this, &ByteView::insertChunk);
    retranslate();
}

void ByteView::buildBar()
{
    auto* bar = new FlowLayout;
    bar->setSpacing(Theme::half);
    auto* group = new QButtonGroup(this);
    for (int i = 0; i < 3; ++i) {
        m_modes[i] = new LinkButton(this);
        m_modes[i]->setCheckable(true);
        m_modes[i]->setChecked(i == 0);
        group->addButton(m_modes[i], i);
        bar->addWidget(m_modes[i]);
    }
    connect(group, &QButtonGroup::idClicked, this, [this](int id) { setMode(Mode(id)); });
    m_note = new QLabel(this);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setFont(theme().smallFont());
    m_note->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_note->setMinimumWidth(1); // what does not fit is in its tip
    bar->addWidget(m_note);
    m_loadAll = new LinkButton(this);
    m_copy = new LinkButton(this);
    m_save = new LinkButton(this);
    for (LinkButton* button : {m_loadAll, m_copy, m_save})
        bar->addWidget(button);
    connect(m_loadAll, &LinkButton::clicked, this, [this] { load(m_body.size()); });
    connect(m_copy, &LinkButton::clicked, this, &ByteView::copyBytes);
    connect(m_save, &LinkButton::clicked, this, &ByteView::askWhereToSave);
    static_cast<QVBoxLayout*>(layout())->addLayout(bar);
}

void ByteView::retranslate()
{
    m_modes[0]->setText(tr("Pretty"));
    m_modes[1]->setText(tr("Raw"));
    m_modes[2]->setText(tr("Hex"));
    m_loadAll->setText(tr("Load all"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy all of it, also what is not shown"));
    m_save->setText(tr("Save to file…"));
    m_text->setAccessibleName(m_what());
}

void ByteView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ByteView::setMessage(const QByteArray& head, const QByteArray& body, const QByteArray& contentType,
                          const QString& note)
{
    m_head = head;
    m_body = body;
    m_contentType = contentType;
    m_givenNote = note;
    load(shownAtFirst);
}

void ByteView::setMode(Mode mode)
{
    m_mode = mode;
    m_modes[int(mode)]->setChecked(true);
    load(shownAtFirst);
}

ByteView::Mode ByteView::mode() const
{
    return m_mode;
}

bool ByteView::isPartial() const
{
    return !m_loadAll->isHidden();
}

bool ByteView::isComplete() const
{
    return m_pending.isNull() && !m_chunks->isActive();
}

QString ByteView::shownText() const
{
    return m_text->toPlainText();
}

void ByteView::load(qsizetype limit)
{
    const int generation = ++m_generation;
    m_loadAll->setVisible(m_body.size() > limit);
    m_copy->setEnabled(!m_head.isEmpty() || !m_body.isEmpty());
    m_save->setEnabled(m_copy->isEnabled());
    const QByteArray body = m_body.left(limit);
    if (body.size() < formatElsewhere) {
        const Formatted done = format(m_head, body, m_contentType, m_mode);
        showFormatted(done.text, done.note);
        return;
    }
    m_pending = u""_s;
    inBackground(
        this, [=, head = m_head, type = m_contentType, mode = m_mode] { return format(head, body, type, mode); },
        [this, generation](const Formatted& done) {
            if (m_generation == generation)
                showFormatted(done.text, done.note);
        });
}

void ByteView::showFormatted(const QString& text, const QString& note)
{
    QStringList notes;
    for (const QString& part : {m_givenNote, note}) {
        if (!part.isEmpty())
            notes.append(part);
    }
    if (isPartial())
        notes.append(tr("the first %1 of %2").arg(bytesText(shownAtFirst), bytesText(m_body.size())));
    m_note->setText(notes.join(u" · "_s));
    m_note->setToolTip(m_note->text());
    m_pending = text.isNull() ? u""_s : text;
    m_inserted = 0;
    m_text->clear();
    insertChunk();
}

void ByteView::insertChunk()
{
    qsizetype end = std::min(m_inserted + chunkSize, m_pending.size());
    // A chunk that ends with its line leaves no half line to be laid out twice.
    if (const qsizetype lineEnd = m_pending.lastIndexOf(u'\n', end); end < m_pending.size() && lineEnd > m_inserted)
        end = lineEnd + 1;
    QTextCursor cursor(m_text->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(m_pending.mid(m_inserted, end - m_inserted));
    m_inserted = end;
    if (m_inserted < m_pending.size()) {
        m_chunks->start();
        return;
    }
    m_chunks->stop();
    m_pending = QString();
    emit completed();
}

void ByteView::copyBytes() const
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(m_head) + decodeBytes(m_body, m_contentType).text);
}

void ByteView::askWhereToSave()
{
    auto* dialog = new QFileDialog(this, tr("Save body"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (const Result<void> saved = writeFile(path, m_body); !saved)
            tell(this, tr("The body was not saved"), saved.error().message);
    });
    dialog->open();
}

}
