// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/interchangesession.h"

#include "base/safefile.h"
#include "interchange/format.h"
#include "session/exportcontents.h"

#include <QFileInfo>

namespace idemscope {

namespace {

Result<ImportPreview> previewOf(const ImportJob& job, const ImportWatch& watch)
{
    auto source =
        job.path.isEmpty() ? Result<ImportSource>(ImportSource::fromBytes(job.text)) : ImportSource::fromFile(job.path);
    if (!source)
        return Failure(source.error());
    if (job.readsFiles)
        source->allowFiles(job.path.isEmpty() ? QString() : QFileInfo(job.path).absolutePath());
    const auto format = job.format.isEmpty() ? detectFormat(*source) : formatNamed(job.format);
    if (!format)
        return Failure(format.error());
    auto contents = importFrom(*source, *format, watch);
    if (!contents)
        return Failure(contents.error());
    return ImportPreview{job.path.isEmpty() ? QString() : source->name(), QString::fromLatin1((*format)->title),
                         source->unreadFiles(), std::move(*contents)};
}

Result<void> exportFile(const QString& requestOrFolder, const QString& format, const QString& file)
{
    const auto chosen = formatNamed(format);
    if (!chosen)
        return Failure(chosen.error());
    const auto contents = contentsOf(requestOrFolder);
    if (!contents)
        return Failure(contents.error());
    const auto text = exportAs(**chosen, *contents);
    return text ? writeFile(file, *text, NewFile::Shared) : Result<void>(Failure(text.error()));
}

}

InterchangeSession::InterchangeSession(QObject* parent)
    : QObject(parent)
{
}

InterchangeSession::~InterchangeSession() = default;

void InterchangeSession::start(std::function<std::function<void()>(const std::stop_token& stop)> work)
{
    cancel();
    m_isBusy = true;
    m_thread = std::jthread([this, turn = ++m_turn, work = std::move(work)](const std::stop_token& stop) {
        const std::function<void()> answer = work(stop);
        QMetaObject::invokeMethod(
            this,
            [this, turn, answer] {
                if (turn != m_turn)
                    return; // cancelled since
                m_isBusy = false;
                answer();
            },
            Qt::QueuedConnection);
    });
}

void InterchangeSession::cancel()
{
    m_thread.request_stop();
    ++m_turn;
    m_isBusy = false;
}

std::function<void()> InterchangeSession::failing(const Error& error)
{
    return [this, error] {
        emit failed(error);
    };
}

void InterchangeSession::read(const ImportJob& job)
{
    start([this, job](const std::stop_token& stop) -> std::function<void()> {
        int shown = -1;
        const ImportWatch watch{stop, [this, &shown](int percent) {
                                    if (percent != shown)
                                        QMetaObject::invokeMethod(
                                            this, [this, percent] { emit progressed(percent); }, Qt::QueuedConnection);
                                    shown = percent;
                                }};
        auto preview = previewOf(job, watch);
        if (!preview)
            return failing(preview.error());
        return [this, shared = std::make_shared<const ImportPreview>(std::move(*preview))] {
            emit previewed(shared);
        };
    });
}

void InterchangeSession::file(const QString& folder, const QString& name, const ImportedContents& contents)
{
    start([this, folder, name, contents](const std::stop_token&) {
        auto place = importPlaceFor(folder, name);
        const auto done = place ? fileImport(std::move(*place), contents) : Result<FiledImport>(Failure(place.error()));
        if (!done)
            return failing(done.error());
        return std::function<void()>([this, result = *done] { emit filed(result); });
    });
}

void InterchangeSession::exportTo(const QString& requestOrFolder, const QString& format, const QString& file)
{
    start([this, requestOrFolder, format, file](const std::stop_token&) {
        if (const auto done = exportFile(requestOrFolder, format, file); !done)
            return failing(done.error());
        return std::function<void()>([this, file] { emit exported(file); });
    });
}

}
