// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/document.h"

class QStackedWidget;
class QTabBar;
class QToolButton;

namespace idemscope {

/// The tabs of the window. Without a document the start page stands there and the tabs are hidden. Owns its documents.
class Documents : public QWidget
{
    Q_OBJECT

public:
    explicit Documents(QWidget* emptyPage, QWidget* parent = nullptr);

    void add(Document* document);
    void remove(Document* document); ///< deletes it
    void show(Document* document);
    Document* current() const; ///< null on the start page
    std::vector<Document*> all() const;
    void step(int by);
    void showEmptyPage();

signals:
    void currentChanged();
    void closeRequested(idemscope::Document* document);
    void newRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refreshTab(Document* document);
    QToolButton* closeButton(Document* document);
    void update();
    void markShown();

    QTabBar* m_tabs;
    QWidget* m_bar;
    QToolButton* m_new;
    QStackedWidget* m_stack;
    QWidget* m_emptyPage;
    std::vector<Document*> m_documents; ///< as in the bar
};

}
