// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/methodbox.h"

#include "ui/theme/theme.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>

namespace idemscope {

using namespace Qt::StringLiterals;

MethodBox::MethodBox(QWidget* parent)
    : WheelSafeComboBox(parent)
{
    setEditable(true);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    setInsertPolicy(QComboBox::NoInsert);
    addItems({u"GET"_s, u"POST"_s, u"PUT"_s, u"PATCH"_s, u"DELETE"_s, u"HEAD"_s, u"OPTIONS"_s});
    // A token of RFC 9110 §5.6.2.
    static const QRegularExpression token(u"[A-Za-z0-9!#$%&'*+.^_`|~-]+"_s);
    setValidator(new QRegularExpressionValidator(token, this));
    lineEdit()->setFont([] {
        QFont font = theme().bodyFont();
        font.setWeight(QFont::DemiBold);
        return font;
    }());
    const auto tint = [this] {
        const QString color = ink(currentText(), theme().colors().surface).name();
        lineEdit()->setStyleSheet(
            u"color: %1; background: transparent; border: none; padding: 0; min-height: 0"_s.arg(color));
    };
    connect(this, &QComboBox::currentTextChanged, this, tint);
    connect(&theme(), &Theme::changed, this, tint);
    tint();
    (new Texts(*this))->bind([this] { setAccessibleName(tr("Method")); });
}

void MethodBox::setMethod(const QString& method)
{
    const int index = findText(method, Qt::MatchFixedString | Qt::MatchCaseSensitive);
    if (index >= 0)
        setCurrentIndex(index);
    else
        setEditText(method);
}

QString MethodBox::method() const
{
    return currentText().trimmed();
}

QColor MethodBox::ink(const QString& method, const QColor& background)
{
    Happening like = Happening::Executed;
    if (method == "GET"_L1 || method == "HEAD"_L1 || method == "OPTIONS"_L1)
        like = Happening::Replay;
    else if (method == "PUT"_L1 || method == "PATCH"_L1)
        like = Happening::Conflict;
    else if (method == "DELETE"_L1)
        like = Happening::DuplicateEffect;
    return readable(theme().color(like), background);
}

}
