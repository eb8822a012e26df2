// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/pages/help/helptopics.h"
#include "ui/widgets/document.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace idemscope {

class HelpPicture;

/// What the words of this window mean, in a tab: topics to search and read, with pictures.
class HelpPage : public Document
{
    Q_OBJECT

public:
    explicit HelpPage(QWidget* parent = nullptr);

    QString title() const override;

signals:
    void tourRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildList();
    QWidget* buildTopic();
    void setTexts();
    void filter();
    void showTopic();

    std::vector<HelpTopic> m_topics;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_nothing;
    QPushButton* m_tour;
    QScrollArea* m_page = nullptr;
    QLabel* m_title;
    HelpPicture* m_picture;
    QLabel* m_text;
};

}
