// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/delivery/deliverypage.h"

#include "ui/charts/deliverychart.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/pages/delivery/claimcards.h"
#include "ui/pages/delivery/deliveryheadline.h"
#include "ui/pages/delivery/deliverymatrix.h"
#include "ui/pages/delivery/deliverysetup.h"
#include "ui/pages/request/allowedhosts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/form.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int widestResult = 1400;

std::vector<CellProgress> doneCells(const Delivery& delivery)
{
    std::vector<CellProgress> cells;
    for (const DeliveryCell& cell : delivery.cells)
        cells.push_back({CellState::Done, cell});
    return cells;
}

}

DeliveryPage::DeliveryPage(const Sessions& sessions, QWidget* parent)
    : StagedPage(sessions, parent)
    , m_session(sessions.runLogPath)
    , m_setup(new DeliverySetup)
    , m_headline(new DeliveryHeadline)
    , m_claims(new ClaimCards)
    , m_matrix(new DeliveryMatrix)
    , m_chart(new DeliveryChart)
{
    build(m_setup, makeResult());
    connectParts();
    connectSession();
}

DeliveryPage::DeliveryPage(const Sessions& sessions, const RunJob& job, QWidget* parent)
    : DeliveryPage(sessions, parent)
{
    m_hasJob = true;
    m_name = job.request.name;
    DeliveryJob delivery;
    delivery.base = job;
    m_setup->setJob(delivery);
}

DeliveryPage::DeliveryPage(const Sessions& sessions, qint64 delivery, QWidget* parent)
    : DeliveryPage(sessions, parent)
{
    m_delivery.id = delivery;
    enter(Stage::Result);
    m_session.requestDelivery(delivery);
}

QWidget* DeliveryPage::makeResult()
{
    auto* content = new QWidget;
    auto* parts = new QVBoxLayout(content);
    parts->setContentsMargins({});
    parts->setSpacing(2 * Theme::grid);
    auto* matrix = new Card;
    auto* inside = new QVBoxLayout(matrix);
    inside->setContentsMargins(Theme::half, Theme::half, Theme::half, Theme::half);
    inside->addWidget(m_matrix);
    parts->addWidget(m_claims);
    parts->addWidget(matrix);
    parts->addWidget(m_chart);
    auto* result = new QWidget;
    auto* lines = new QVBoxLayout(result);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addWidget(m_headline);
    lines->addWidget(separator(Qt::Horizontal));
    lines->addWidget(scrollPage(content, widestResult), 1);
    return result;
}

void DeliveryPage::connectParts()
{
    connect(m_setup, &DeliverySetup::startRequested, this, &DeliveryPage::start);
    connect(m_headline, &DeliveryHeadline::stopRequested, this, &DeliveryPage::stop);
    connect(m_headline, &DeliveryHeadline::exportRequested, this, [this] {
        exportReportFrom(this, sessions().runLogPath, {ReportSubject::Kind::Run, m_delivery.id}, message());
    });
    connect(m_headline, &DeliveryHeadline::againRequested, this, [this] {
        enter(Stage::SetUp);
        m_setup->focusStart();
    });
    connect(m_matrix, &DeliveryMatrix::runRequested, this, &DeliveryPage::runRequested);
}

void DeliveryPage::connectSession()
{
    connect(&m_session, &DeliverySession::runningChanged, this, &DeliveryPage::followRunning);
    connect(&m_session, &DeliverySession::finished, this, [this](const Delivery& delivery) {
        showDelivery(delivery, DeliverySession::claims(delivery));
        emit finished();
    });
    connect(&m_session, &DeliverySession::failed, this, [this](const Error& error) {
        message().say(error);
        const DeliverySnapshot last = m_session.snapshot();
        if (last.isAnyCounted())
            m_session.requestDelivery(last.delivery);
        else
            enter(Stage::SetUp);
        emit finished();
    });
    connect(&m_session, &DeliverySession::questionFailed, this,
            [this](qint64, const Error& error) { message().say(error); });
    connect(&m_session, &DeliverySession::deliveryReady, this,
            [this](qint64, const StoredDelivery& stored) { showDelivery(stored.delivery, stored.claims); });
}

QString DeliveryPage::title() const
{
    return m_name.isEmpty() ? tr("Delivery %1").arg(m_delivery.id) : tr("Delivery: %1").arg(m_name);
}

bool DeliveryPage::isRunning() const
{
    return m_session.isRunning();
}

void DeliveryPage::stop()
{
    m_session.stop();
    m_headline->setStopping();
}

void DeliveryPage::focusStart()
{
    m_setup->focusStart();
}

void DeliveryPage::start()
{
    if (isRunning())
        return;
    const DeliveryJob job = m_setup->job();
    const QString& environment = job.base.environment;
    startSafely(DeliverySession::safetyQuestion(job, allowedHosts(environment)), environment,
                [this, job] { fire(job); });
}

void DeliveryPage::fire(const DeliveryJob& job)
{
    m_delivery = {};
    m_claims->announce(job.scenario.disciplines);
    m_chart->setCells({}, true);
    m_session.start(job);
    follow();
    enter(Stage::Result);
    m_matrix->setFocus(Qt::OtherFocusReason);
}

void DeliveryPage::follow()
{
    const DeliverySnapshot snapshot = m_session.snapshot();
    m_headline->showProgress(snapshot);
    m_matrix->show(snapshot.cells);
    std::vector<DeliveryCell> done;
    for (const CellProgress& progress : snapshot.cells) {
        if (progress.state == CellState::Done)
            done.push_back(progress.cell);
    }
    m_chart->setCells(done, true);
}

void DeliveryPage::showDelivery(const Delivery& delivery, const std::vector<Claim>& claims)
{
    m_delivery = delivery;
    if (m_name.isEmpty())
        m_name = delivery.title;
    m_headline->showDelivery(delivery, claims, m_hasJob);
    m_claims->show(claims);
    m_matrix->show(doneCells(delivery));
    m_chart->setCells(delivery.cells);
    enter(Stage::Result);
    emit titleChanged();
}

}
