// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/profiles/profileeditor.h"

#include "session/profilelibrary.h"
#include "ui/pages/profiles/ageedit.h"
#include "ui/pages/profiles/practiceseditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/linesedit.h"
#include "ui/widgets/numberbox.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestKey = 65536;
constexpr int linesOfText = 3;

QPlainTextEdit* textBox()
{
    auto* box = new QPlainTextEdit;
    box->setTabChangesFocus(true);
    box->setFixedHeight(linesOfText * QFontMetrics(theme().bodyFont()).lineSpacing() + 3 * Theme::grid);
    return box;
}

QLineEdit* fixedLine()
{
    auto* line = new QLineEdit;
    line->setFont(theme().fixedFont());
    return line;
}

/// From the beginning: the end of a long source says less.
void fillLine(QLineEdit& line, const QString& text)
{
    line.setText(text);
    line.setCursorPosition(0);
}

/// "expectations[3].stance" → 3.
std::optional<size_t> expectationIndex(const QString& member)
{
    static const QRegularExpression pattern(uR"(^expectations\[(\d+)\])"_s);
    const QRegularExpressionMatch match = pattern.match(member);
    return match.hasMatch() ? std::optional(size_t(match.captured(1).toULongLong())) : std::nullopt;
}

}

ProfileEditor::ProfileEditor(QWidget* parent)
    : QWidget(parent)
    , m_name(new QLineEdit)
    , m_title(new QLineEdit)
    , m_description(textBox())
    , m_note(textBox())
    , m_source(new QLineEdit)
    , m_pointer(fixedLine())
    , m_markers(new LinesEdit([](const QString&) -> Result<void> { return {}; }))
    , m_longest(new OptionalNumberBox(1, longestKey))
    , m_alphabet(fixedLine())
    , m_keySource(new QLineEdit)
    , m_keyUnsure(new QCheckBox)
    , m_age(new AgeEdit)
    , m_ageSource(new QLineEdit)
    , m_ageUnsure(new QCheckBox)
    , m_practices(new PracticesEditor)
{
    build();
    connectAll();
    setProfile({}, true);
}

void ProfileEditor::build()
{
    auto* form = new Form;
    form->row([] { return tr("Name"); }, withFault(u"name"_s, m_name),
              [] { return tr("As the contract and --profile name it"); });
    form->row([] { return tr("Title"); }, m_title);
    form->row([] { return tr("Description"); }, m_description);
    form->row([] { return tr("What to know before"); }, m_note);
    form->row([] { return tr("Source"); }, m_source);
    form->heading([] { return tr("Keys"); });
    form->row([] { return tr("Longest key"); }, withFault(u"longestKey"_s, m_longest));
    form->row([] { return tr("Key alphabet"); }, withFault(u"keyAlphabet"_s, m_alphabet),
              [] { return tr("Regular expression that the whole key matches. Empty: any key"); });
    form->row([] { return tr("Source of these"); }, m_keySource);
    form->row(m_keyUnsure);
    form->row([] { return tr("Promised age"); }, withFault(u"promisedAgeMs"_s, m_age),
              [] { return tr("How long a key is remembered at the least"); });
    form->row([] { return tr("Source of the age"); }, m_ageSource);
    form->row(m_ageUnsure);
    form->heading([] { return tr("Answers"); });
    form->row([] { return tr("Marker headers"); }, withFault(u"markers"_s, m_markers),
              [] { return tr("Headers that tell a replay, one a line"); });
    form->row([] { return tr("Refusal pointer"); }, withFault(u"refusalPointer"_s, m_pointer),
              [] {
                  return tr(
                      "JSONPath to the first result's id in a 409 that is an acknowledgement. Empty: there is none");
              });
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins({});
    layout->addWidget(form);
    layout->addWidget(m_practices);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins({});
    page->addWidget(scrollPage(content));
    (new Texts(*this))->bind([this] {
        m_longest->setSpecialValueText(tr("not limited"));
        m_longest->setSuffix(tr(" characters"));
        m_keyUnsure->setText(tr("Unsure: may only warn"));
        m_keyUnsure->setAccessibleName(tr("Unsure: length and alphabet of keys"));
        m_ageUnsure->setText(tr("Unsure: may only warn"));
        m_ageUnsure->setAccessibleName(tr("Unsure: promised age"));
        showFaults();
    });
}

QWidget* ProfileEditor::withFault(const QString& member, QWidget* field)
{
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::half);
    const bool isShort = field->inherits("QAbstractSpinBox");
    layout->addWidget(field, 0, isShort ? Qt::AlignLeft : Qt::Alignment());
    auto* fault = new Label(TextStyle::Bad);
    fault->setWordWrap(true);
    fault->hide();
    layout->addWidget(fault);
    box->setFocusProxy(field->focusProxy() ? field->focusProxy() : field);
    m_faults[member] = fault;
    return box;
}

void ProfileEditor::connectAll()
{
    for (QLineEdit* line : {m_name, m_title, m_source, m_pointer, m_alphabet, m_keySource, m_ageSource})
        connect(line, &QLineEdit::textEdited, this, &ProfileEditor::changed);
    for (QPlainTextEdit* text : {m_description, m_note})
        connect(text, &QPlainTextEdit::textChanged, this, &ProfileEditor::changed);
    for (QCheckBox* box : {m_keyUnsure, m_ageUnsure})
        connect(box, &QCheckBox::toggled, this, &ProfileEditor::changed);
    connect(m_markers, &LinesEdit::edited, this, &ProfileEditor::changed);
    connect(m_longest, &QSpinBox::valueChanged, this, &ProfileEditor::changed);
    connect(m_age, &AgeEdit::edited, this, &ProfileEditor::changed);
    connect(m_practices, &PracticesEditor::edited, this, &ProfileEditor::changed);
}

void ProfileEditor::setProfile(const Profile& profile, bool isReadOnly)
{
    const QScopedValueRollback quiet(m_isQuiet, true);
    fillLine(*m_name, profile.name);
    fillLine(*m_title, profile.title);
    m_description->setPlainText(profile.description);
    m_note->setPlainText(profile.note);
    fillLine(*m_source, profile.source);
    fillLine(*m_pointer, profile.refusalPointer.value_or(QString()));
    m_markers->setLines(QStringList(profile.markers.begin(), profile.markers.end()));
    m_longest->setOptionalValue(profile.longestKey);
    fillLine(*m_alphabet, profile.keyAlphabet);
    fillLine(*m_keySource, profile.keySource);
    m_keyUnsure->setChecked(profile.isKeyUnsure);
    m_age->setMilliseconds(profile.promisedAgeMs);
    fillLine(*m_ageSource, profile.promisedAgeSource);
    m_ageUnsure->setChecked(profile.isPromisedAgeUnsure);
    m_practices->setExpectations(profile.expectations);
    m_profile = profile;
    setReadOnly(isReadOnly);
    showFaults();
}

void ProfileEditor::setReadOnly(bool isReadOnly)
{
    for (QLineEdit* line : {m_name, m_title, m_source, m_pointer, m_alphabet, m_keySource, m_ageSource})
        line->setReadOnly(isReadOnly);
    for (QPlainTextEdit* text : {m_description, m_note, m_markers->editor()})
        text->setReadOnly(isReadOnly);
    m_longest->setReadOnly(isReadOnly);
    for (QCheckBox* box : {m_keyUnsure, m_ageUnsure})
        box->setEnabled(!isReadOnly);
    m_age->setReadOnly(isReadOnly);
    m_practices->setReadOnly(isReadOnly);
}

void ProfileEditor::changed()
{
    if (m_isQuiet)
        return;
    m_profile.name = m_name->text().trimmed();
    m_profile.title = m_title->text();
    m_profile.description = m_description->toPlainText();
    m_profile.note = m_note->toPlainText();
    m_profile.source = m_source->text();
    const QString pointer = m_pointer->text().trimmed();
    m_profile.refusalPointer = pointer.isEmpty() ? std::nullopt : std::optional(pointer);
    const QStringList markers = m_markers->lines();
    m_profile.markers.assign(markers.begin(), markers.end());
    m_profile.longestKey = m_longest->optionalValue();
    m_profile.keyAlphabet = m_alphabet->text();
    m_profile.keySource = m_keySource->text();
    m_profile.isKeyUnsure = m_keyUnsure->isChecked();
    m_profile.promisedAgeMs = m_age->milliseconds();
    m_profile.promisedAgeSource = m_ageSource->text();
    m_profile.isPromisedAgeUnsure = m_ageUnsure->isChecked();
    m_profile.expectations = m_practices->expectations();
    showFaults();
    emit edited();
}

void ProfileEditor::showFaults()
{
    m_practices->clearFaults();
    std::map<QString, QString> texts;
    const std::vector<ProfileFault> faults = profileFaults(m_profile);
    for (const ProfileFault& fault : faults) {
        if (const auto index = expectationIndex(fault.member))
            m_practices->setFault(*index, fault.message);
        else
            texts.emplace(fault.member.section(u'[', 0, 0), fault.message);
    }
    for (const auto& [member, label] : m_faults) {
        const auto text = texts.find(member);
        label->setText(text != texts.end() ? text->second : QString());
        label->setHidden(text == texts.end());
    }
    m_isValid = faults.empty() && m_practices->isValid();
}

void ProfileEditor::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

}
