// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/delivery.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace idemscope {

class Card;
class Label;

/// The claims of the disciplines side by side, each explained in plain words, with what the counts say of it. GUI
/// thread.
class ClaimCards : public QWidget
{
    Q_OBJECT

public:
    explicit ClaimCards(QWidget* parent = nullptr);

    /// While the delivery is under way: what is claimed, not yet what came of it.
    void announce(const std::vector<Discipline>& disciplines);
    void show(const std::vector<Claim>& claims);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Face
    {
        Card* card;
        QLabel* icon;
        Label* title;
        Label* sentence;
        Label* explanation;
    };
    Face makeFace();
    void fill();
    void fillFace(const Face& face, const Claim& claim) const;

    std::vector<Claim> m_claims;
    bool m_isKnown = false;
    QHBoxLayout* m_layout;
    std::vector<Face> m_faces;
};

}
