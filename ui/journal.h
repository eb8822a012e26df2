// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QObject>

#include <deque>
#include <functional>
#include <set>

class QWidget;

namespace idemscope {

class Document;

/// What the application has said since it was started, as it was said: messages above its pages, warnings, runs that
/// began and ended. Keeps no secret and a bounded number of entries. Lives on the GUI thread.
class Journal : public QObject
{
    Q_OBJECT

public:
    enum class Severity { Note, Warning, Trouble };
    struct Entry
    {
        QDateTime time; ///< local
        Severity severity = Severity::Note;
        QString text;
    };
    static constexpr std::size_t mostEntries = 2000;

    /// `hide` takes the secrets out of a text before it is kept.
    explicit Journal(std::function<QString(const QString&)> hide, QObject* parent = nullptr);

    void record(Severity severity, const QString& text);
    /// Records what is said in the message bars of a widget from now on; once, however often it is asked.
    void followBars(const QWidget& widget);
    /// The same of a page, and when its runs begin and end.
    void follow(const Document& page);

    const std::deque<Entry>& entries() const { return m_entries; } ///< the oldest first
    void clear();

signals:
    void recorded(); ///< one more, at the end
    void dropped();  ///< the oldest one
    void cleared();

private:
    bool isNew(const QObject& followed);
    void recordRun(const Document& page);

    std::function<QString(const QString&)> m_hide;
    std::deque<Entry> m_entries;
    std::set<const QObject*> m_followed;
};

}
