// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/probeform.h"
#include "ui/pages/request/probereads.h"
#include "ui/widgets/codeedit.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/variableedit.h"

#include <QFontMetrics>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestTimeoutMs = 600'000;
constexpr int linesOfQuery = 5;

/// A database and a query.
class SqlProbeForm final : public ProbeForm
{
public:
    SqlProbeForm()
        : m_driver(new WheelSafeComboBox)
        , m_connection(new VariableEdit)
        , m_query(new CodeEdit)
        , m_reads(makeProbeReadsBox())
        , m_timeout(new NumberBox(1, longestTimeoutMs))
    {
        m_driver->setEditable(true);
        m_driver->addItems({u"sqlite"_s, u"psql"_s, u"mysql"_s, u"odbc"_s});
        m_query->setTabChangesFocus(true);
        m_query->setFixedHeight(linesOfQuery * QFontMetrics(m_query->font()).lineSpacing());
        row([] { return ProbeForm::tr("Driver"); }, m_driver);
        row([] { return ProbeForm::tr("Database"); }, m_connection,
            [] {
                return ProbeForm::tr(
                    "SQLite: a file. Else host=… port=… dbname=… user=… password={{a secret variable}}; "
                    "without it the password comes from IDEMSCOPE_SQL_PASSWORD in the environment");
            });
        row([] { return ProbeForm::tr("Query"); }, m_query,
            [] { return ProbeForm::tr("Only reads. {{key}}, {{operation}} and variables are bound as values"); });
        row([] { return ProbeForm::tr("Reads"); }, m_reads);
        row([] { return ProbeForm::tr("Time limit"); }, m_timeout);
        m_query->setPlaceholderText(u"SELECT count(*) FROM payments WHERE reference = {{operation}}"_s);
        (new Texts(*this))->bind([this] { m_timeout->setSuffix(ProbeForm::tr(" ms")); });
        connect(m_driver, &QComboBox::currentTextChanged, this, &ProbeForm::edited);
        connect(m_connection, &QLineEdit::textEdited, this, &ProbeForm::edited);
        connect(m_query, &QPlainTextEdit::textChanged, this, &ProbeForm::edited);
        connect(m_reads, &QComboBox::currentIndexChanged, this, &ProbeForm::edited);
        connect(m_timeout, &QSpinBox::valueChanged, this, &ProbeForm::edited);
    }

    void fill(const Probe& probe) override
    {
        m_driver->setCurrentText(probe.sql.driver);
        m_connection->setText(probe.sql.connection);
        m_query->setPlainText(probe.sql.query);
        m_reads->setValue(probe.reads);
        m_timeout->setValue(probe.sql.timeoutMs);
    }

    void store(Probe& probe) const override
    {
        probe.sql = {m_driver->currentText().trimmed(), m_connection->text(), m_query->toPlainText(),
                     m_timeout->value()};
        probe.reads = m_reads->value();
    }

    void setLookup(const VariableLookup& lookup) override
    {
        m_connection->setLookup(lookup);
        m_query->setLookup(lookup);
    }

private:
    QComboBox* m_driver;
    VariableEdit* m_connection;
    CodeEdit* m_query;
    ProbeReadsBox* m_reads;
    NumberBox* m_timeout;
};

}

ProbeForm* makeSqlProbeForm()
{
    return new SqlProbeForm;
}

}
