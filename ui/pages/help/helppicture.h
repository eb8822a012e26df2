// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSvgRenderer>
#include <QWidget>

namespace idemscope {

/// A drawing of resources/help in the colours of the theme and the language of the moment; grows with the text.
class HelpPicture : public QWidget
{
    Q_OBJECT

public:
    explicit HelpPicture(QWidget* parent = nullptr);

    /// `name` of the file; `inWords` is what it shows, for those who do not see it. Empty: no picture, hidden.
    void setPicture(const QString& name, const QString& inWords);

    /// The file's text with words and colours in it.
    static QString drawingOf(const QString& name);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void draw();

    QString m_name;
    QSvgRenderer m_renderer;
};

}
