// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QWidget>

#include <functional>

class QLabel;
class QPlainTextEdit;
class QTimer;

namespace idemscope {

class LinkButton;

/// A head and a body of any bytes: pretty, raw or hex; long ones are shown in part until asked for, and never freeze
/// the window. Copies and saves the exact bytes. GUI thread.
class ByteView : public QWidget
{
    Q_OBJECT

public:
    enum class Mode { Pretty, Raw, Hex };
    static constexpr qsizetype shownAtFirst = 1024 * 1024;

    explicit ByteView(std::function<QString()> what, QWidget* parent = nullptr); ///< `what`: accessible name

    /// `note` says what a reader must know about the bytes ("cut short …").
    void setMessage(const QByteArray& head, const QByteArray& body, const QByteArray& contentType,
                    const QString& note = {});
    void setMode(Mode mode);
    Mode mode() const;
    bool isPartial() const;  ///< "Load all" is offered
    bool isComplete() const; ///< nothing is being added any more
    QString shownText() const;
    void copyBytes() const;

signals:
    void completed(); ///< all that is to be shown is shown

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildBar();
    void retranslate();
    void load(qsizetype limit);
    void showFormatted(const QString& text, const QString& note);
    void insertChunk();
    void askWhereToSave();

    std::function<QString()> m_what;
    QByteArray m_head, m_body, m_contentType;
    QString m_givenNote;
    Mode m_mode = Mode::Pretty;
    int m_generation = 0; ///< of what is being formatted on another thread
    QString m_pending;
    qsizetype m_inserted = 0;
    LinkButton* m_modes[3] = {};
    QLabel* m_note = nullptr;
    LinkButton* m_loadAll = nullptr;
    LinkButton* m_copy = nullptr;
    LinkButton* m_save = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QTimer* m_chunks = nullptr;
};

}
