// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/treeedits.h"

#include <memory>

namespace idemscope {

namespace {

constexpr std::size_t mostSteps = 100;

}

void TreeEdits::add(Step step)
{
    m_steps.resize(m_done);
    m_steps.push_back(std::move(step));
    if (m_steps.size() > mostSteps)
        m_steps.erase(m_steps.begin());
    m_done = m_steps.size();
    emit changed();
}

Result<QString> TreeEdits::undo()
{
    if (!canUndo())
        return QString();
    const Step step = m_steps[m_done - 1];
    --m_done;
    if (auto undone = step.undo(); !undone) {
        m_steps.erase(m_steps.begin() + std::ptrdiff_t(m_done));
        return Failure(undone.error());
    }
    emit changed();
    return step.text;
}

Result<QString> TreeEdits::redo()
{
    if (!canRedo())
        return QString();
    const Step step = m_steps[m_done];
    if (auto done = step.redo(); !done) {
        m_steps.erase(m_steps.begin() + std::ptrdiff_t(m_done));
        return Failure(done.error());
    }
    ++m_done;
    emit changed();
    return step.text;
}

Result<void> TreeEdits::moveAndTell(const CollectionPlace& from, const CollectionPlace& to)
{
    auto done = movePlace(from, to);
    if (done)
        emit moved(from, to);
    return done;
}

Result<void> TreeEdits::trashAndTell(const CollectionPlace& place, QString& path)
{
    auto done = trashPlace(place);
    if (!done)
        return Failure(done.error());
    path = *done;
    emit trashed(place);
    return {};
}

Result<CollectionPlace> TreeEdits::moveStep(const QString& text, const CollectionPlace& from, const CollectionPlace& to)
{
    if (from == to)
        return to;
    if (auto done = moveAndTell(from, to); !done)
        return Failure(done.error());
    add({text, [this, from, to] { return moveAndTell(to, from); },
         [this, from, to] {
             return moveAndTell(from, to);
         }});
    return to;
}

Result<CollectionPlace> TreeEdits::rename(const CollectionPlace& place, const QString& name)
{
    CollectionPlace to = place;
    to.path = place.parent().isEmpty() ? name : place.parent() + u'/' + name;
    if (auto named = checkCollectionName(name, place.parent().isEmpty()); !named)
        return Failure(named.error());
    return moveStep(tr("rename “%1” to “%2”").arg(place.name(), name), place, to);
}

Result<CollectionPlace> TreeEdits::move(const CollectionPlace& place, const CollectionPlace& folder)
{
    return moveStep(tr("move “%1”").arg(place.name()), place, folder.child(place.name(), place.isFolder));
}

Result<CollectionPlace> TreeEdits::copyStep(const QString& text, const CollectionPlace& from, const CollectionPlace& to)
{
    if (auto done = copyPlace(from, to); !done)
        return Failure(done.error());
    const auto path = std::make_shared<QString>();
    add({text, [this, to, path] { return trashAndTell(to, *path); },
         [to, path] {
             return takeFromTrash(*path, to);
         }});
    return to;
}

Result<CollectionPlace> TreeEdits::copy(const CollectionPlace& place, const CollectionPlace& folder)
{
    return copyStep(tr("copy “%1”").arg(place.name()), place, freePlace(folder.child(place.name(), place.isFolder)));
}

Result<CollectionPlace> TreeEdits::duplicate(const CollectionPlace& place)
{
    return copyStep(tr("duplicate “%1”").arg(place.name()), place, freePlace(place));
}

Result<CollectionPlace> TreeEdits::makeFolder(const CollectionPlace& parent, const QString& name)
{
    const CollectionPlace place = parent.child(name, true);
    if (auto done = idemscope::makeFolder(place); !done)
        return Failure(done.error());
    const auto path = std::make_shared<QString>();
    add({tr("new folder “%1”").arg(name), [this, place, path] { return trashAndTell(place, *path); },
         [place, path] {
             return takeFromTrash(*path, place);
         }});
    return place;
}

Result<void> TreeEdits::trash(const CollectionPlace& place)
{
    const auto path = std::make_shared<QString>();
    if (auto done = trashAndTell(place, *path); !done)
        return done;
    add({tr("delete “%1”").arg(place.name()), [place, path] { return takeFromTrash(*path, place); },
         [this, place, path] {
             return trashAndTell(place, *path);
         }});
    return {};
}

}
