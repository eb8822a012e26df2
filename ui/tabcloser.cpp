// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tabcloser.h"

#include "ui/dialogs/ask.h"
#include "ui/draftkeeper.h"
#include "ui/filing.h"
#include "ui/pages/profiles/profilespage.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/variables/variablespage.h"
#include "ui/widgets/documents.h"

#include <QPointer>

#include <algorithm>

namespace idemscope {

namespace {

constexpr std::size_t mostClosed = 20;

}

TabCloser::TabCloser(Documents& documents, Filing& filing, DraftKeeper& drafts, QWidget& window)
    : QObject(&window)
    , m_documents(documents)
    , m_filing(filing)
    , m_drafts(drafts)
    , m_window(window)
{
    connect(&m_documents, &Documents::closeRequested, this, &TabCloser::close);
}

void TabCloser::saveThen(Document* document, std::function<void()> then)
{
    if (auto* page = qobject_cast<RequestPage*>(document))
        m_filing.saveThen(page, std::move(then));
    else if (auto* profiles = qobject_cast<ProfilesPage*>(document); profiles && profiles->save())
        then();
    else if (auto* variables = qobject_cast<VariablesPage*>(document); variables && variables->save())
        then();
}

void TabCloser::close(Document* document)
{
    if (!document->isRunning()) {
        closeSaved(document);
        return;
    }
    m_documents.show(document);
    const QPointer<Document> guarded(document);
    const QString question = qobject_cast<RequestPage*>(document) ? tr("Stop the run of “%1”?") : tr("Stop “%1”?");
    ask(&m_window, question.arg(document->title()), tr("It is under way. What was fired is kept in the run log."),
        {{tr("Stop and close"), [this, guarded] {
              if (guarded)
                  closeSaved(guarded);
          }}});
}

void TabCloser::closeSaved(Document* document)
{
    if (!document->isModified()) {
        closeNow(document);
        return;
    }
    m_documents.show(document);
    const QPointer<Document> guarded(document);
    const auto closeIfThere = [this, guarded] {
        if (guarded)
            closeNow(guarded);
    };
    ask(&m_window, tr("Save “%1”?").arg(document->title()), tr("It has changes that are not saved."),
        {{tr("Save"),
          [this, guarded, closeIfThere] {
              if (guarded)
                  saveThen(guarded, closeIfThere);
          },
          true},
         {tr("Discard"), closeIfThere}});
}

void TabCloser::closeNow(Document* document)
{
    if (auto* page = qobject_cast<RequestPage*>(document))
        m_drafts.forget(page);
    if (TabContent content = TabContent::of(*document); content.kind != TabContent::Kind::None)
        m_closed.push_back(std::move(content));
    if (m_closed.size() > mostClosed)
        m_closed.erase(m_closed.begin());
    m_documents.remove(document);
}

TabContent TabCloser::takeLast()
{
    if (m_closed.empty())
        return {};
    TabContent last = std::move(m_closed.back());
    m_closed.pop_back();
    return last;
}

void TabCloser::forgetRun(qint64 run)
{
    std::erase_if(m_closed, [run](const TabContent& closed) {
        return closed.id == run && (closed.kind == TabContent::Kind::Run || closed.kind == TabContent::Kind::Delivery);
    });
}

void TabCloser::closeAll(std::function<void()> then)
{
    const std::vector<Document*> all = m_documents.all();
    const auto running = std::count_if(all.begin(), all.end(), [](const Document* d) { return d->isRunning(); });
    if (running == 0) {
        closeAllSaved(std::move(then));
        return;
    }
    ask(&m_window, tr("Stop %n run(s)?", nullptr, static_cast<int>(running)),
        tr("What was fired is kept in the run log."), {{tr("Stop and quit"), [this, then = std::move(then)] {
                                                            closeAllSaved(then);
                                                        }}});
}

void TabCloser::closeAllSaved(std::function<void()> then)
{
    const std::vector<Document*> all = m_documents.all();
    const auto modified = std::find_if(all.begin(), all.end(), [](const Document* d) { return d->isModified(); });
    if (modified == all.end()) {
        then();
        return;
    }
    const auto count = std::count_if(all.begin(), all.end(), [](const Document* d) { return d->isModified(); });
    const QPointer<Document> page(*modified);
    m_documents.show(*modified);
    ask(&m_window, tr("%n tab(s) have changes that are not saved", nullptr, static_cast<int>(count)),
        tr("“%1” is shown.").arg(page->title()),
        {{tr("Save this one"),
          [this, page, then] {
              if (page)
                  saveThen(page, [this, then] { closeAllSaved(then); });
          },
          true},
         {tr("Discard all"), then}});
}

}
