// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the result page of a large run takes to be usable, how long the window stays without answering while a run
// at full rate is shown, and what both cost in memory: `bench_resultpage [ATTEMPTS]` (1,000,000), or of a log that is
// there `bench_resultpage --page FILE RUN`.

#include "ui/pages/result/resultpage.h"
#include "base/clock.h"
#include "loopback/server.h"
#include "ui/models/attemptsmodel.h"
#include "ui/pages/result/resultlinks.h"
#include "ui/result/storedrun.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QEventLoop>
#include <QFile>
#include <QHeaderView>
#include <QProcess>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>

#include <sys/resource.h>
#include <unistd.h>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;
constexpr int liveAttempts = 150'000;

/// Runs the event loop until `condition` holds; false if it never did.
bool waitFor(const std::function<bool()>& condition)
{
    QEventLoop loop;
    QTimer poll, patience;
    QObject::connect(&poll, &QTimer::timeout, &loop, [&] {
        if (condition())
            loop.exit(0);
    });
    QObject::connect(&patience, &QTimer::timeout, &loop, [&loop] { loop.exit(1); });
    poll.start(1);
    patience.start(patienceMs);
    return condition() || loop.exec() == 0;
}

double megabytes(const QByteArray& line)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& each : status.readAll().split('\n')) {
        if (each.startsWith(line))
            return each.mid(line.size() + 1).simplified().split(' ').front().toDouble() / 1024;
    }
    return 0;
}

void report(const char* what, double value, const char* unit)
{
    std::printf("%-58s %10.1f %s\n", what, value, unit);
    std::fflush(stdout);
}

double since(qint64 startUs)
{
    return double(monotonicMicros() - startUs) / 1000;
}

/// Processor time of the whole process, ms: what a quiet machine would at least need.
double processorMs()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval& time) {
        return double(time.tv_sec) * 1000 + double(time.tv_usec) / 1000;
    };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

/// Times between beats of the window's event loop.
class Heart : public QObject
{
public:
    Heart()
    {
        m_beat.setTimerType(Qt::PreciseTimer);
        connect(&m_beat, &QTimer::timeout, this, [this] {
            const qint64 now = monotonicMicros();
            m_gaps.push_back(double(now - m_last) / 1000);
            m_last = now;
        });
        m_last = monotonicMicros();
        m_beat.start(1);
    }
    double percentile(double share)
    {
        std::sort(m_gaps.begin(), m_gaps.end());
        return m_gaps.empty() ? 0 : m_gaps[std::min(m_gaps.size() - 1, size_t(share * double(m_gaps.size())))];
    }

private:
    QTimer m_beat;
    qint64 m_last = 0;
    std::vector<double> m_gaps;
};

QTableView* attemptsTable(const ResultPage& page)
{
    for (QTableView* view : page.findChildren<QTableView*>()) {
        if (qobject_cast<AttemptsModel*>(view->model()))
            return view;
    }
    return nullptr;
}

bool isLoaded(const QTableView& table)
{
    const int row = std::max(0, table.rowAt(1));
    return table.model()->rowCount() > 0 && table.model()->index(row, 0).data().toString() != u"…"_s;
}

void measureStored(const QString& path, qint64 run)
{
    const double before = megabytes("VmRSS:");
    const double processorBefore = processorMs();
    const qint64 start = monotonicMicros();
    HistorySession history(path);
    ResultPage page(history, path);
    page.resize(1060, 680);
    bool isShown = false;
    QObject::connect(&page, &ResultPage::shown, &page, [&isShown] { isShown = true; });
    page.show();
    page.showStored(run);
    if (!waitFor([&isShown] { return isShown; }))
        return report("the stored run was never shown", 0, "");
    page.grab();
    report("stored run: verdict and charts painted", since(start), "ms");

    auto* links = page.findChild<ResultLinks*>();
    QTableView* table = attemptsTable(page);
    const qint64 choose = monotonicMicros();
    emit links->bodyChosen(ResultLinks::AttemptsBody);
    waitFor([table] { return isLoaded(*table); });
    page.grab();
    report("stored run: first attempts painted after the click", since(choose), "ms");
    report("stored run: usable in all", since(start), "ms");
    report("stored run: processor time until then", processorMs() - processorBefore, "ms");

    const std::pair<const char*, double> places[] = {{"scrolled to the middle", 0.5}, {"scrolled to the end", 1.0}};
    for (const auto& [name, share] : places) {
        const qint64 scroll = monotonicMicros();
        table->scrollTo(table->model()->index(int(share * (table->model()->rowCount() - 1)), 0));
        waitFor([table] { return isLoaded(*table); });
        report(name, since(scroll), "ms");
    }
    const qint64 sort = monotonicMicros();
    table->horizontalHeader()->setSortIndicator(AttemptsModel::ServiceTimeColumn, Qt::DescendingOrder);
    bool isSorted = false;
    QObject::connect(table->model(), &QAbstractItemModel::modelReset, &page, [&isSorted] { isSorted = true; });
    waitFor([&] { return isSorted && isLoaded(*table); });
    report("sorted by service time", since(sort), "ms");
    report("memory of the whole process with the page open", megabytes("VmRSS:"), "MB");
    report("memory before the page", before, "MB");
}

RunJob fullRate(quint16 port)
{
    RunJob job;
    job.request.url = u"http://127.0.0.1:%1/payments"_s.arg(port);
    job.request.body.kind = Body::Kind::Json;
    job.request.body.text = R"({"amount":1000,"currency":"EUR"})";
    job.request.contract.identity = u"$.id"_s;
    job.scenario.operations = liveAttempts / 5;
    job.scenario.attempts = 5;
    job.scenario.arrival.kind = ArrivalKind::Concurrent;
    job.scenario.inFlight = 50;
    return job;
}

void measureLive(const QString& path, quint16 port)
{
    HistorySession history(path);
    ResultPage page(history, path);
    page.resize(1060, 680);
    page.show();
    RunSession session(path);
    bool isOver = false;
    qint64 attempts = 0;
    QObject::connect(&session, &RunSession::burstFinished, &page, [&](const RunResult& result) {
        isOver = true;
        attempts = result.judgement.figures.attempts;
    });
    QObject::connect(&session, &RunSession::failed, &page, [&](const Error& error) {
        std::fprintf(stderr, "%s\n", qPrintable(error.message));
        isOver = true;
    });
    Heart heart;
    const qint64 start = monotonicMicros();
    session.startBurst(fullRate(port));
    page.follow(session);
    waitFor([&isOver] { return isOver; });
    report("live run: attempts a second, from start to verdict", double(attempts) * 1000 / since(start), "/s");
    report("live run: gap between answers of the window, p50", heart.percentile(0.5), "ms");
    report("live run: gap between answers of the window, p99", heart.percentile(0.99), "ms");
    report("live run: gap between answers of the window, longest", heart.percentile(1), "ms");
    report("live run: highest memory of the whole process", megabytes("VmHWM:"), "MB");
}

/// A target of its own process, so that its memory and time are not the window's.
int serve()
{
    const loopback::Server server({}, [](const loopback::HttpRequest&) {
        loopback::HttpAnswer answer;
        answer.status = 201;
        answer.body = R"({"id":"payment_1","amount":1000})";
        return answer;
    });
    std::printf("%u\n", unsigned(server.port()));
    std::fflush(stdout);
    char end = 0;
    return read(STDIN_FILENO, &end, 1) < 0;
}

}

int main(int argc, char** argv)
{
    const QByteArray mode = argc > 1 ? argv[1] : "1000000";
    if (mode == "--serve")
        return serve();
    if (mode == "--write" && argc == 4) {
        std::printf("%lld\n", samples::writeRun(QString::fromLocal8Bit(argv[2]), u"a large run"_s,
                                                QByteArray(argv[3]).toLongLong()));
        return 0;
    }
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme look(application);
    if (mode == "--page" && argc == 4) {
        measureStored(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toLongLong());
        return 0;
    }
    QTemporaryDir folder;
    const QString path = folder.filePath(u"runs.sqlite"_s);

    QProcess writer;
    writer.start(QCoreApplication::applicationFilePath(), {u"--write"_s, path, QString::fromLatin1(mode)});
    writer.waitForFinished(-1);
    measureStored(path, writer.readAllStandardOutput().trimmed().toLongLong());

    QProcess server;
    server.start(QCoreApplication::applicationFilePath(), {u"--serve"_s});
    server.waitForReadyRead();
    measureLive(folder.filePath(u"live.sqlite"_s), server.readLine().trimmed().toUShort());
    server.closeWriteChannel();
    server.waitForFinished();
    return 0;
}
