// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/requestfile.h"

#include "model/json.h"
#include "ui/dialogs/ask.h"
#include "ui/widgets/document.h"
#include "ui/widgets/messagebar.h"

#include <algorithm>
#include <utility>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// "{{name}}" of every secret variable that saving made or gave another value, those of its steps included.
QStringList changedSecrets(const Request& typed, const Request& saved)
{
    QStringList names;
    for (const Field& variable : saved.variables) {
        const bool isKnown =
            std::find(typed.variables.begin(), typed.variables.end(), variable) != typed.variables.end();
        if (variable.secret && !isKnown)
            names += u"{{%1}}"_s.arg(variable.name);
    }
    for (std::size_t i = 0; i < std::min(typed.steps.size(), saved.steps.size()); ++i) {
        if (typed.steps[i].own && saved.steps[i].own)
            names += changedSecrets(*typed.steps[i].own, *saved.steps[i].own);
    }
    return names;
}

}

RequestFile::RequestFile(WorkspaceSession& workspace, OpenRequest open, std::function<Request()> shown,
                         MessageBar& news, Document& page)
    : QObject(&page)
    , m_workspace(workspace)
    , m_open(std::move(open))
    , m_shown(std::move(shown))
    , m_news(news)
    , m_page(page)
{
}

bool RequestFile::save(const CollectionPlace& place)
{
    return write(place, WorkspaceSession::Overwrite::IfUnchanged);
}

bool RequestFile::write(const CollectionPlace& place, WorkspaceSession::Overwrite overwrite)
{
    const Request typed = m_shown();
    const Result<OpenRequest> saved = m_workspace.save(m_open, typed, place, overwrite);
    if (!saved && saved.error().code == ErrorCode::NotAllowed) {
        askAboutOverwriting();
        return false;
    }
    if (!saved) {
        m_news.say(saved.error());
        return false;
    }
    m_news.clear();
    settle(*saved);
    tellMoved(typed);
    return true;
}

/// Says which typed secrets are variables now.
void RequestFile::tellMoved(const Request& typed)
{
    const QStringList names = changedSecrets(typed, m_open.request);
    if (names.isEmpty())
        return;
    m_news.say(MessageBar::Kind::Hint, [names] {
        return tr("Secrets are not written to the file: what was typed is the value of %1 now, among the variables of "
                  "this request, and is sent as before.")
            .arg(names.join(u", "_s));
    });
}

void RequestFile::askAboutOverwriting()
{
    const Result<OpenRequest> found = m_workspace.reload(m_open);
    if (found)
        m_askedAbout = toJson(found->request);
    askWhose([this] { write(m_open.place(), WorkspaceSession::Overwrite::Always); }, false,
             [this] {
                 if (const Result<OpenRequest> now = m_workspace.reload(m_open))
                     take(*now);
                 else
                     m_news.say(now.error());
             });
}

void RequestFile::askToTake(const OpenRequest& found)
{
    m_changed.reset();
    m_askedAbout = toJson(found.request);
    askWhose([this, found] { m_open.request = found.request; }, true, [this, found] { take(found); });
}

void RequestFile::askWhose(std::function<void()> keep, bool keepsByDefault, std::function<void()> take)
{
    ask(&m_page, tr("“%1” was changed by another program").arg(m_page.title()),
        tr("Its file is no longer what was opened here. Keep what is shown, or take what is in the file?"),
        {{tr("Keep mine"), std::move(keep), keepsByDefault}, {tr("Take the file"), std::move(take), false}});
}

void RequestFile::take(const OpenRequest& found)
{
    emit taken(found);
    settle(found);
}

void RequestFile::settle(const OpenRequest& open)
{
    m_open = open;
    m_askedAbout = {};
    emit settled();
}

void RequestFile::moveTo(const CollectionPlace& place)
{
    m_open.collectionFolder = place.collection;
    m_open.path = place.path;
    m_open.request.name = place.name();
}

void RequestFile::check()
{
    const Result<OpenRequest> found = m_workspace.reload(m_open);
    if (std::exchange(m_isGone, !found) && found)
        m_news.clear();
    if (!found) {
        m_news.say(MessageBar::Kind::Trouble, [error = found.error()] {
            return error.code == ErrorCode::NotFound
                       ? tr("The file of this request was deleted or moved by another program. Saving writes it anew.")
                       : error.text();
        });
        return;
    }
    const QJsonObject now = toJson(found->request);
    if (now == toJson(m_open.request))
        return;
    if (!isModified()) {
        take(*found);
        m_news.say(MessageBar::Kind::Hint,
                   [] { return tr("Another program changed the file of this request. What is shown was read anew."); });
    } else if (now != m_askedAbout) {
        m_changed = *found;
        if (m_page.isVisible())
            askToTake(*found);
    }
}

void RequestFile::pageSeen()
{
    if (const auto changed = std::exchange(m_changed, {}))
        askToTake(*changed);
}

void RequestFile::restore(const OpenRequest& open)
{
    m_open = open;
}

}
