// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/profilechoice.h"

#include "session/profilelibrary.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameCharacters = 24;

/// Lists the profiles that there are when it is used.
class ProfileBox final : public WheelSafeComboBox
{
public:
    ProfileBox()
    {
        setEditable(true);
        setMinimumContentsLength(nameCharacters);
        refresh();
    }
    void refresh()
    {
        const QSignalBlocker quiet(this);
        const QString text = currentText();
        clear();
        addItems(ProfileLibrary().names());
        setCurrentIndex(findText(text));
        setEditText(text);
    }

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        refresh();
        WheelSafeComboBox::focusInEvent(event);
    }
    void showPopup() override
    {
        refresh();
        WheelSafeComboBox::showPopup();
    }
};

}

ProfileChoice::ProfileChoice(QWidget* parent)
    : QWidget(parent)
    , m_box(new ProfileBox)
    , m_edit(new QPushButton)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_box);
    layout->addWidget(m_edit);
    layout->addStretch(1);
    setFocusProxy(m_box);
    connect(m_box, &QComboBox::currentTextChanged, this, &ProfileChoice::edited);
    connect(m_edit, &QPushButton::clicked, this, [this] { emit editRequested(profile()); });
    (new Texts(*this))->bind([this] {
        m_edit->setText(tr("Edit…"));
        m_edit->setAccessibleName(tr("Edit profiles"));
    });
}

void ProfileChoice::setProfile(const QString& nameOrFile)
{
    m_box->setCurrentText(nameOrFile);
}

QString ProfileChoice::profile() const
{
    return m_box->currentText().trimmed();
}

}
