// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/requestline.h"

#include "session/pastedcommand.h"
#include "ui/commands/keys.h"
#include "ui/pages/request/methodbox.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/variableedit.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolTip>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastUrl = 32; ///< letters of the URL that stay in sight

}

RequestLine::RequestLine(QWidget* parent)
    : QWidget(parent)
    , m_method(new MethodBox)
    , m_url(new VariableEdit)
    , m_send(new QPushButton)
    , m_check(new QPushButton)
    , m_audit(new QPushButton)
    , m_burst(new QPushButton)
    , m_stop(new QPushButton)
{
    build();
    m_burst->setProperty("button", u"primary"_s);
    m_burst->setIcon(theme().primaryIcon(u"run"_s));
    m_stop->setProperty("button", u"primary"_s);
    m_stop->setIcon(theme().primaryIcon(u"stop"_s));
    m_stop->hide();
    (new Texts(*this))->bind([this] { setTexts(); });
    connect(m_method, &QComboBox::currentTextChanged, this, &RequestLine::edited);
    connect(m_url, &QLineEdit::textEdited, this, &RequestLine::urlEdited);
    connect(m_url, &QLineEdit::returnPressed, this, &RequestLine::takeReturn);
    connect(m_send, &QPushButton::clicked, this, &RequestLine::sendClicked);
    connect(m_check, &QPushButton::clicked, this, &RequestLine::checkClicked);
    connect(m_audit, &QPushButton::clicked, this, &RequestLine::auditClicked);
    connect(m_burst, &QPushButton::clicked, this, &RequestLine::burstClicked);
    connect(m_stop, &QPushButton::clicked, this, &RequestLine::stopClicked);
}

/// The address takes what room there is; the buttons go below it where it would be left with a few letters.
void RequestLine::build()
{
    auto* address = new QWidget;
    auto* parts = new QHBoxLayout(address);
    parts->setContentsMargins({});
    parts->setSpacing(Theme::grid);
    parts->addWidget(m_method);
    parts->addWidget(m_url, 1);
    m_url->setMinimumWidth(leastUrl * QFontMetrics(theme().fixedFont()).averageCharWidth());
    address->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* flow = new FlowLayout;
    flow->addWidget(address);
    for (QPushButton* button : {m_send, m_check, m_audit, m_burst, m_stop}) {
        button->setAutoDefault(false);
        flow->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid + Theme::half, 2 * Theme::grid, 0);
    layout->addLayout(flow);
}

/// A line edit turns line ends into spaces, so a command that was pasted is taken from the clipboard.
void RequestLine::urlEdited(const QString& text)
{
    const QString pasted = looksLikeCommand(text) ? QGuiApplication::clipboard()->text() : QString();
    if (!pasted.isEmpty() && pasted.simplified() == text.simplified())
        emit commandEntered(pasted);
    else
        emit edited();
}

/// A request that changes something is not sent by the key that ends the typing of its address: that goes to Send,
/// where the same key sends.
void RequestLine::takeReturn()
{
    static const QStringList harmless{u"GET"_s, u"HEAD"_s, u"OPTIONS"_s};
    if (!m_send->isVisible())
        return;
    if (looksLikeCommand(m_url->text())) {
        emit commandEntered(m_url->text());
        return;
    }
    if (harmless.contains(method())) {
        emit sendClicked();
        return;
    }
    m_send->setFocus(Qt::OtherFocusReason);
    QToolTip::showText(m_send->mapToGlobal(QPoint(0, m_send->height())), tr("Enter sends the %1").arg(method()),
                       m_send);
}

void RequestLine::setTexts()
{
    m_url->setAccessibleName(tr("URL"));
    m_url->setPlaceholderText(tr("https://… or a curl command"));
    m_send->setText(tr("Send"));
    m_send->setToolTip(withKeys(tr("Send the request once"), Command::Send));
    m_check->setText(tr("Check contract"));
    m_check->setToolTip(
        tr("Send once and see whether it is acknowledged, the identity is found and every probe moves by one"));
    m_audit->setText(tr("Audit…"));
    m_audit->setToolTip(withKeys(tr("Put the request through every way a retry can go wrong"), Command::Audit));
    m_burst->setText(tr("Run burst"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(withKeys(tr("Stop the run and keep what was done"), Command::Stop));
}

void RequestLine::setRequest(const QString& method, const QString& url)
{
    m_method->setMethod(method);
    m_url->setText(url);
    m_url->setCursorPosition(0);
}

QString RequestLine::method() const
{
    return m_method->method();
}
QString RequestLine::url() const
{
    return m_url->text().trimmed();
}
void RequestLine::setLookup(const VariableLookup& lookup)
{
    m_url->setLookup(lookup);
}

void RequestLine::setRunning(bool isRunning)
{
    const bool wasOnStop = m_stop->hasFocus();
    if (isRunning)
        m_startedFrom = focusedPart();
    for (QPushButton* button : {m_send, m_check, m_audit, m_burst})
        button->setVisible(!isRunning);
    m_stop->setVisible(isRunning);
    if (isRunning && m_startedFrom)
        m_stop->setFocus();
    else if (wasOnStop) // back to what started it: Space shall not fire something else
        (m_startedFrom ? m_startedFrom : m_url)->setFocus();
}

/// The button that has the focus and is about to go.
QWidget* RequestLine::focusedPart() const
{
    for (QPushButton* button : {m_send, m_check, m_audit, m_burst}) {
        if (button->hasFocus())
            return button;
    }
    return nullptr;
}

void RequestLine::setBurstTip(const QString& text)
{
    m_burst->setToolTip(text);
    m_burst->setAccessibleDescription(text);
}

void RequestLine::focusUrl()
{
    m_url->setFocus(Qt::ShortcutFocusReason);
    m_url->selectAll();
}

void RequestLine::focusBurst()
{
    m_burst->setFocus(Qt::OtherFocusReason);
}

}
