// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/attemptinspector.h"

#include "expression/jsontokens.h"
#include "report/bytestext.h"
#include "report/numbertext.h"
#include "ui/models/texttablemodel.h"
#include "ui/pages/result/byteview.h"
#include "ui/pages/result/diffview.h"
#include "ui/pages/result/timingview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int iconSize = 20;
constexpr qsizetype mostCompared = 512 * 1024; ///< bytes of a body that the diff looks at

QString comparable(const Response& response)
{
    const QByteArray type = headerValue(response.headers, "content-type");
    QByteArray body = response.body.left(mostCompared);
    if (looksLikeJson(body, type))
        body = prettyJson(body);
    QString head = QString::fromUtf8(response.head);
    return softBroken(head.remove(u'\r') + decodeBytes(body, type).text);
}

QLabel* makeSelectable(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

}

AttemptInspector::AttemptInspector(QWidget* parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this))
    , m_nothing(new QLabel(this))
    , m_icon(new QLabel(this))
    , m_headline(makeSelectable(this))
    , m_facts(makeSelectable(this))
    , m_tabs(new QTabWidget(this))
    , m_sent(new ByteView([] { return tr("What was sent"); }, this))
    , m_received(new ByteView([] { return tr("What was received"); }, this))
    , m_diff(new DiffView(this))
    , m_headers(new QTableView(this))
    , m_headerModel(new TextTableModel(2, this))
    , m_timing(new TimingView(this))
{
    m_headline->setFont(theme().headingFont());
    m_headline->setWordWrap(true);
    m_facts->setWordWrap(true);
    m_facts->setFont(theme().smallFont());
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_headers->setModel(m_headerModel);
    CellDelegate::install(*m_headers);
    m_headers->horizontalHeader()->setStretchLastSection(true);
    m_tabs->setDocumentMode(true);
    for (QWidget* tab :
         {static_cast<QWidget*>(m_sent), static_cast<QWidget*>(m_received), static_cast<QWidget*>(m_diff),
          static_cast<QWidget*>(m_headers), static_cast<QWidget*>(m_timing)})
        m_tabs->addTab(tab, {});
    m_tabs->setCurrentIndex(ReceivedTab);

    auto* page = new QWidget(this);
    auto* head = new QHBoxLayout;
    head->setSpacing(Theme::grid);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_headline);
    words->addWidget(m_facts);
    head->addLayout(words, 1);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_tabs, 1);
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(page);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_pages);

    connect(m_tabs, &QTabWidget::currentChanged, this, &AttemptInspector::wantFirst);
    connect(&theme(), &Theme::changed, this, [this] {
        if (m_attempt)
            fillHead();
    });
    retranslate();
}

void AttemptInspector::retranslate()
{
    m_tabs->setTabText(SentTab, tr("Sent"));
    m_tabs->setTabText(ReceivedTab, tr("Received"));
    m_tabs->setTabText(DiffTab, tr("Diff"));
    m_tabs->setTabToolTip(DiffTab, tr("Difference to the first attempt"));
    m_tabs->setTabText(HeadersTab, tr("Headers"));
    m_tabs->setTabText(TimingTab, tr("Timing"));
    m_diff->setAccessibleName(tr("Difference to the first attempt"));
    m_headers->setAccessibleName(tr("Response headers"));
    m_nothing->setText(tr("Choose an attempt to see what was sent and received."));
    if (m_attempt)
        fill();
    showDifference();
}

void AttemptInspector::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AttemptInspector::showAttempt(const Attempt& attempt, const KnownHappenings& known)
{
    m_attempt = attempt;
    m_known = known;
    m_first.reset();
    fill();
    m_pages->setCurrentIndex(1);
    wantFirst();
}

void AttemptInspector::fill()
{
    fillHead();
    const Response& response = m_attempt->response;
    const RenderedRequestPtr& request = m_attempt->request;
    const bool wasCut = m_attempt->abandonedAt.has_value();
    m_sent->setMessage(m_attempt->requestHead, m_attempt->requestBody,
                       request ? headerValue(request->headers, "content-type") : QByteArray(),
                       wasCut ? tr("as far as it was sent") : QString());
    const bool isCut = m_attempt->outcome == Outcome::Responded && response.wireBodyBytes > 0 &&
                       headerValue(response.headers, "content-encoding").isEmpty() &&
                       response.body.size() < response.wireBodyBytes;
    m_received->setMessage(
        response.head, response.body, headerValue(response.headers, "content-type"),
        isCut ? tr("stored: the first %1 of %2").arg(bytesText(response.body.size()), bytesText(response.wireBodyBytes))
              : QString());
    TextTable table{{tr("Name"), tr("Value")}, {}};
    for (const HeaderField& field : response.headers)
        table.rows.push_back({QString::fromUtf8(field.name), QString::fromUtf8(field.value)});
    m_headerModel->setTable(std::move(table));
    m_headers->resizeColumnToContents(0);
    m_timing->setTiming(m_attempt->timing);
}

void AttemptInspector::fillHead()
{
    const Attempt& attempt = *m_attempt;
    const std::optional<Happening> happening = happeningOf(attempt, m_known);
    const QIcon icon = happening ? theme().icon(*happening) : theme().icon(u"check"_s);
    m_icon->setPixmap(icon.pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    const QString what = happeningText(happening);
    m_headline->setText(
        attempt.status > 0 ? tr("%1: status %2", "what happened to an attempt").arg(what).arg(attempt.status) : what);
    QStringList facts;
    if (!attempt.error.isEmpty())
        facts.append(attempt.error);
    if (serviceTimeUs(attempt.timing) >= 0)
        facts.append(durationText(serviceTimeUs(attempt.timing)));
    facts.append(tr("%1 up, %2 down").arg(bytesText(attempt.bytesUp), bytesText(attempt.bytesDown)));
    if (!attempt.connection.httpVersion.isEmpty())
        facts.append(QString::fromLatin1(attempt.connection.httpVersion));
    if (!attempt.connection.remote.isEmpty())
        facts.append(QString::fromLatin1(attempt.connection.remote));
    if (attempt.connection.id >= 0)
        facts.append(attempt.connection.reused ? tr("connection %1, kept alive").arg(attempt.connection.id)
                                               : tr("connection %1, new").arg(attempt.connection.id));
    if (attempt.wireSends != 1)
        facts.append(tr("%n wire send(s)", nullptr, attempt.wireSends));
    if (!attempt.key.isEmpty())
        facts.append(tr("key %1").arg(QString::fromUtf8(attempt.key)));
    m_facts->setText(facts.join(u" · "_s));
}

void AttemptInspector::wantFirst()
{
    showDifference();
    if (m_attempt && !m_first && m_attempt->index != 1 && m_tabs->currentIndex() == DiffTab)
        emit firstWanted(*m_attempt);
}

void AttemptInspector::showFirst(const Attempt& first)
{
    if (!m_attempt || first.operation != m_attempt->operation)
        return;
    m_first = first;
    showDifference();
}

void AttemptInspector::showDifference()
{
    if (!m_attempt || m_tabs->currentIndex() != DiffTab)
        return;
    if (m_attempt->index == 1) {
        m_diff->setMessage(tr("This is the first attempt of its operation. Choose a later one to see what differs."));
        return;
    }
    if (!m_first) {
        m_diff->setMessage(tr("Reading the first attempt…"));
        return;
    }
    const Response& one = m_first->response;
    const Response& other = m_attempt->response;
    const QString before = comparable(one);
    const QString after = comparable(other);
    if (before.isEmpty() && after.isEmpty())
        m_diff->setMessage(tr("Neither attempt got an answer."));
    else if (one.head == other.head && one.body == other.body)
        m_diff->setMessage(tr("Both answers are the same, byte for byte."));
    else if (before == after)
        m_diff->setMessage(tr("Both answers read the same; their bytes differ. See Received as hex."));
    else
        m_diff->setTexts(before, after);
}

void AttemptInspector::showNothing()
{
    m_attempt.reset();
    m_pages->setCurrentIndex(0);
}

void AttemptInspector::setTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void AttemptInspector::setDiffVisible(bool visible)
{
    m_tabs->setTabVisible(DiffTab, visible);
}

}
