// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/sandbox/sandboxpage.h"

#include "report/numbertext.h"
#include "session/sandboxsession.h"
#include "ui/charts/keyagechart.h"
#include "ui/pages/result/figure.h"
#include "ui/pages/sandbox/defectlist.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestProcessingMs = 60'000;
constexpr int figuresEveryMs = 1000;

/// The profiles that some strategy fits.
QStringList knownProfiles()
{
    QStringList profiles;
    for (const SandboxStrategy& strategy : SandboxSession::strategies())
        profiles += strategy.profiles;
    profiles.removeDuplicates();
    profiles.sort();
    return profiles;
}

QString strategyOf(const QString& defect)
{
    for (const SandboxDefect& known : SandboxSession::defects()) {
        if (known.name == defect)
            return known.strategy;
    }
    return {};
}

Label* captionOf(QWidget* field)
{
    auto* label = new Label(TextStyle::Body);
    label->setBuddy(field);
    return label;
}

}

SandboxPage::SandboxPage(SandboxSession& sandbox, QWidget* parent)
    : Document(parent)
    , m_sandbox(sandbox)
    , m_message(new MessageBar)
    , m_state(new Label(TextStyle::Title))
    , m_address(new Label(TextStyle::Fixed))
    , m_power(new QPushButton)
    , m_strategy(new WheelSafeComboBox)
    , m_strategyLabel(captionOf(m_strategy))
    , m_strategyText(new Label(TextStyle::Muted))
    , m_like(new WheelSafeComboBox)
    , m_likeLabel(captionOf(m_like))
    , m_processing(new NumberBox(0, longestProcessingMs))
    , m_processingLabel(captionOf(m_processing))
    , m_defectsTitle(new Label(TextStyle::Heading))
    , m_defects(new DefectList)
    , m_ages(new KeyAgeChart)
{
    build();
    connectParts();
    (new Texts(*this))->bind([this] { retranslate(); });
}

QString SandboxPage::title() const
{
    return tr("Sandbox");
}

void SandboxPage::build()
{
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeChoices());
    splitter->addWidget(makeFigures());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(makeHead());
    layout->addWidget(separator(Qt::Horizontal));
    layout->addWidget(splitter, 1);
}

QWidget* SandboxPage::makeHead()
{
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_state);
    words->addWidget(m_address);
    auto* head = new QWidget;
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, Theme::grid);
    layout->setSpacing(3 * Theme::grid);
    layout->addLayout(words);
    auto* figures = new FlowLayout; // in a second line where letters are large
    figures->setSpacing(3 * Theme::grid);
    for (Figure*& figure : m_figures) {
        figure = new Figure(u"–"_s, {}, head);
        figure->reserve(u"00 000"_s);
        figures->addWidget(figure);
    }
    layout->addLayout(figures, 1);
    layout->addWidget(m_power, 0, Qt::AlignTop);
    return head;
}

QWidget* SandboxPage::makeChoices()
{
    m_strategyText->setWordWrap(true);
    for (const SandboxStrategy& strategy : SandboxSession::strategies())
        m_strategy->addItem(strategy.name);
    m_like->addItem(QString(), QString());
    for (const QString& profile : knownProfiles())
        m_like->addItem(profile, profile);
    auto* fields = new FlowLayout;
    fields->setSpacing(2 * Theme::grid);
    const std::pair<QWidget*, QWidget*> pairs[] = {
        {m_strategyLabel, m_strategy}, {m_likeLabel, m_like}, {m_processingLabel, m_processing}};
    for (const auto& [label, field] : pairs) {
        auto* pair = new QWidget;
        auto* parts = new QHBoxLayout(pair);
        parts->setContentsMargins({});
        parts->setSpacing(Theme::grid);
        parts->addWidget(label);
        parts->addWidget(field);
        fields->addWidget(pair);
    }
    auto* choices = new QWidget;
    auto* layout = new QVBoxLayout(choices);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addLayout(fields);
    layout->addWidget(m_strategyText);
    layout->addWidget(m_defectsTitle);
    layout->addWidget(m_defects, 1);
    return choices;
}

QWidget* SandboxPage::makeFigures()
{
    auto* figures = new QWidget;
    auto* layout = new QVBoxLayout(figures);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->addWidget(m_ages, 1);
    return figures;
}

void SandboxPage::connectParts()
{
    connect(&m_sandbox, &SandboxSession::changed, this, &SandboxPage::showState);
    m_watching.setInterval(figuresEveryMs);
    connect(&m_watching, &QTimer::timeout, &m_sandbox, &SandboxSession::requestFigures);
    connect(&m_sandbox, &SandboxSession::figuresRead, this, &SandboxPage::showFigures);
    connect(m_power, &QPushButton::clicked, this, &SandboxPage::toggle);
    connect(m_strategy, &QComboBox::textActivated, this,
            [this](const QString& strategy) { say(m_sandbox.setStrategy(strategy)); });
    connect(m_like, &QComboBox::activated, this,
            [this](int row) { say(m_sandbox.setLike(m_like->itemData(row).toString())); });
    connect(m_processing, &QSpinBox::valueChanged, &m_sandbox, &SandboxSession::setProcessingMs);
    connect(m_defects, &DefectList::chosenChanged, this, &SandboxPage::chooseDefects);
}

void SandboxPage::retranslate()
{
    m_strategyLabel->setText(tr("&Strategy"));
    m_likeLabel->setText(tr("Answers &like"));
    m_processingLabel->setText(tr("&Processing time"));
    m_processing->setSuffix(tr(" ms"));
    m_like->setItemText(0, tr("itself"));
    m_strategy->setAccessibleName(tr("Strategy"));
    m_like->setAccessibleName(tr("Profile whose answers it gives"));
    m_processing->setAccessibleName(tr("Processing time"));
    m_defectsTitle->setText(tr("Faults on purpose"));
    const QString names[] = {tr("conflict rate"), tr("dedup hit rate"), tr("keys alive"),
                             tr("requests"),      tr("executions"),     tr("other payloads")};
    const QString explanations[] = {tr("Requests with a key that were answered with a conflict"),
                                    tr("Requests with a key that were answered from what was stored"),
                                    tr("Keys that are remembered at the moment"),
                                    tr("All requests to the API"),
                                    tr("Requests that were carried out"),
                                    tr("Requests with another payload under a key that was used")};
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        m_figures[i]->setName(names[i]);
        m_figures[i]->setToolTip(explanations[i]);
    }
    showState();
    emit titleChanged();
}

void SandboxPage::showState()
{
    const bool isRunning = m_sandbox.isRunning();
    m_state->setText(isRunning ? tr("The sandbox is running") : tr("The sandbox is stopped"));
    m_address->setText(isRunning ? m_sandbox.urls().join(u"   "_s)
                                 : tr("A payments API on this machine, to practise on"));
    m_power->setText(isRunning ? tr("Stop the sandbox") : tr("Start the sandbox"));
    m_power->setIcon(isRunning ? theme().icon(u"stop"_s) : theme().icon(u"run"_s));
    const QSignalBlocker blocker(m_processing);
    m_strategy->setCurrentText(m_sandbox.strategy());
    m_like->setCurrentIndex(std::max(0, m_like->findData(m_sandbox.like())));
    m_processing->setValue(m_sandbox.processingMs());
    m_defects->setChosen(m_sandbox.chosenDefects());
    for (const SandboxStrategy& strategy : SandboxSession::strategies()) {
        if (strategy.name == m_sandbox.strategy())
            m_strategyText->setText(strategy.description);
    }
    showFigures(isRunning ? m_read : SandboxFigures());
    watch();
}

void SandboxPage::showFigures(const SandboxFigures& figures)
{
    m_read = figures;
    const QString values[] = {percentText(figures.conflictRatio, 1), percentText(figures.hitRatio, 1),
                              countText(figures.keysAlive),          countText(figures.requests),
                              countText(figures.executions),         countText(figures.otherPayloads)};
    for (std::size_t i = 0; i < m_figures.size(); ++i)
        m_figures[i]->setValue(m_sandbox.isRunning() ? values[i] : u"–"_s);
    m_ages->setAges(figures.ages);
}

void SandboxPage::watch()
{
    const bool isSeen = isVisible() && m_sandbox.isRunning();
    if (isSeen == m_watching.isActive())
        return;
    isSeen ? m_watching.start() : m_watching.stop();
    if (isSeen)
        m_sandbox.requestFigures();
}

void SandboxPage::toggle()
{
    m_message->clear();
    if (m_sandbox.isRunning())
        m_sandbox.stop();
    else
        say(m_sandbox.start());
}

/// The first fault brings the strategy that it builds on; on another one it would show nothing.
void SandboxPage::chooseDefects()
{
    const QStringList wanted = m_defects->chosen();
    const bool isFirst = m_sandbox.chosenDefects().isEmpty() && wanted.size() == 1;
    Result<void> done = m_sandbox.setDefects(wanted);
    if (done && isFirst)
        done = m_sandbox.setStrategy(strategyOf(wanted.front()));
    say(done);
}

void SandboxPage::say(const Result<void>& done)
{
    if (done)
        m_message->clear();
    else
        m_message->say(done.error());
    showState(); // what was refused has not changed
}

void SandboxPage::showEvent(QShowEvent* event)
{
    Document::showEvent(event);
    watch();
}

void SandboxPage::hideEvent(QHideEvent* event)
{
    Document::hideEvent(event);
    watch();
}

}
