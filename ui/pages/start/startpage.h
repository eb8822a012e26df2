// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace idemscope {

/// The first thing a person sees: the question this program answers, and ways to begin.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void focusFirst();
    void setRecentFolders(const QStringList& folders);
    void setSandboxRunning(bool isRunning); ///< then its sample is opened, and it stays as it is

signals:
    void sandboxRequested();
    void urlEntered(const QString& url);
    void openFolderRequested();
    void folderChosen(const QString& folder);
    void newCollectionRequested();
    void tourRequested();
    void helpRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildSandboxCard();
    QWidget* buildUrlCard();
    QWidget* buildOpenCard();
    QWidget* buildNewCard();
    QWidget* buildTourCard();
    void placeCards(int columns);
    void enterUrl();

    QGridLayout* m_grid = nullptr;
    std::vector<QWidget*> m_cards;
    int m_columns = 0;
    QPushButton* m_try;
    bool m_isSandboxRunning = false;
    QLineEdit* m_url;
    QLabel* m_urlProblem;
    QPushButton* m_open;
    QHBoxLayout* m_recent;
    QPushButton* m_new;
    QPushButton* m_tour;
    QPushButton* m_help;
};

}
