<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>idemscope::AboutDialog</name>
    <message>
        <source>Idemscope %1</source>
        <translation>Idemscope %1</translation>
    </message>
    <message>
        <source>When a request is repeated, is its effect produced exactly once, and does the client always learn the result? Idemscope fires retries at an API, counts the effects and judges.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>重复发送一个请求时，其效果是否恰好产生一次，客户端又是否总能得知结果？Idemscope 向 API 发起重试，统计效果并给出结论。

本程序是自由软件，以 GNU 通用公共许可证第 3 版或更高版本授权。</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>关于 Qt</translation>
    </message>
    <message>
        <source>Idemscope uses Qt %1, used under the GNU Lesser General Public License, version 3. Qt is a C++ toolkit; see https://www.qt.io.</source>
        <translation>Idemscope 使用 Qt %1，依据 GNU 宽通用公共许可证第 3 版使用。Qt 是一个 C++ 工具包；参见 https://www.qt.io。</translation>
    </message>
</context>
<context>
    <name>idemscope::AccessToken</name>
    <message>
        <source>OAuth 2: {{%1}} has no value (--set NAME=VALUE, --env NAME ¦ Edit, Edit variables)</source>
        <translation>OAuth 2：{{%1}} 没有值（--set NAME=VALUE、--env NAME ¦ 编辑，编辑变量）</translation>
    </message>
    <message>
        <source>No access token came from %1: %2. Nothing was sent to the target.</source>
        <translation>没有从 %1 得到访问令牌：%2。没有向目标发送任何内容。</translation>
    </message>
    <message>
        <source>it answered %1</source>
        <translation>它回答 %1</translation>
    </message>
    <message>
        <source>it answered %1, %2</source>
        <translation>它回答 %1，%2</translation>
    </message>
    <message>
        <source>it answered %1, %2: %3</source>
        <translation>它回答 %1，%2：%3</translation>
    </message>
    <message>
        <source>its answer holds no access_token</source>
        <translation>它的回答里没有 access_token</translation>
    </message>
    <message>
        <source>its token is of the type “%1”, not a bearer token</source>
        <translation>它的令牌类型是“%1”，不是 Bearer 令牌</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>authentication</source>
        <translation>身份验证</translation>
    </message>
</context>
<context>
    <name>idemscope::AgeEdit</name>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>not promised</source>
        <translation>未承诺</translation>
    </message>
    <message>
        <source>Unit of the promised age</source>
        <translation>承诺时长的单位</translation>
    </message>
</context>
<context>
    <name>idemscope::Ages</name>
    <message>
        <source>“%1” is no age; write 90 s, 1 h or 7 d</source>
        <translation>“%1”不是时长；请写 90 s、1 h 或 7 d</translation>
    </message>
</context>
<context>
    <name>idemscope::Arguments</name>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>“%1” is one argument too many</source>
        <translation>多余的参数“%1”</translation>
    </message>
    <message>
        <source>a whole number of at least %1 expected</source>
        <translation>应为不小于 %1 的整数</translation>
    </message>
    <message>
        <source>a number of at least %1 expected</source>
        <translation>应为不小于 %1 的数字</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>it is empty; give a value, or leave the option out</source>
        <translation>值为空；请给出值，或去掉该选项</translation>
    </message>
</context>
<context>
    <name>idemscope::AttemptInspector</name>
    <message>
        <source>What was sent</source>
        <translation>发送的内容</translation>
    </message>
    <message>
        <source>What was received</source>
        <translation>接收的内容</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已接收</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>标头</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>耗时明细</translation>
    </message>
    <message>
        <source>Difference to the first attempt</source>
        <translation>与首次尝试的差异</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>响应标头</translation>
    </message>
    <message>
        <source>as far as it was sent</source>
        <translation>仅含已发出的部分</translation>
    </message>
    <message>
        <source>stored: the first %1 of %2</source>
        <translation>已存储：%2 中的前 %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>%1: status %2</source>
        <comment>what happened to an attempt</comment>
        <translation>%1：状态码 %2</translation>
    </message>
    <message>
        <source>%1 up, %2 down</source>
        <translation>上行 %1，下行 %2</translation>
    </message>
    <message>
        <source>connection %1, kept alive</source>
        <translation>连接 %1，复用</translation>
    </message>
    <message>
        <source>connection %1, new</source>
        <translation>连接 %1，新建</translation>
    </message>
    <message numerus="yes">
        <source>%n wire send(s)</source>
        <translation>
            <numerusform>实际发送 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>This is the first attempt of its operation. Choose a later one to see what differs.</source>
        <translation>这是其操作的首次尝试。请选择之后的尝试以查看差异。</translation>
    </message>
    <message>
        <source>Reading the first attempt…</source>
        <translation>正在读取首次尝试…</translation>
    </message>
    <message>
        <source>Neither attempt got an answer.</source>
        <translation>两次尝试均未得到响应。</translation>
    </message>
    <message>
        <source>Both answers are the same, byte for byte.</source>
        <translation>两个响应逐字节相同。</translation>
    </message>
    <message>
        <source>Both answers read the same; their bytes differ. See Received as hex.</source>
        <translation>两个响应的文本相同，但字节不同。请在“已接收”中以十六进制查看。</translation>
    </message>
    <message>
        <source>Choose an attempt to see what was sent and received.</source>
        <translation>选择一次尝试，以查看发送和接收的内容。</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>idemscope::AttemptText</name>
    <message>
        <source>refused</source>
        <translation>未送达</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>responded</source>
        <translation>已响应</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>无效果</translation>
    </message>
    <message>
        <source>DNS</source>
        <translation>DNS</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Waiting for release</source>
        <translation>等待释放</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Waiting for first byte</source>
        <translation>等待首字节</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>接收</translation>
    </message>
</context>
<context>
    <name>idemscope::AttemptsModel</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生情况</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>Service time</source>
        <translation>服务时间</translation>
    </message>
    <message>
        <source>Sent at</source>
        <translation>发送时间</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Wire sends</source>
        <translation>实际发送</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>标识</translation>
    </message>
</context>
<context>
    <name>idemscope::AttemptsPage</name>
    <message>
        <source>Filter by key, status, error or connection</source>
        <translation>按键、状态码、错误或连接筛选</translation>
    </message>
    <message>
        <source>Filter attempts</source>
        <translation>筛选尝试</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>所有结果</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>All classes</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>operation %1 ✕</source>
        <translation>操作 %1 ✕</translation>
    </message>
    <message>
        <source>Show all operations again</source>
        <translation>重新显示所有操作</translation>
    </message>
    <message>
        <source>%1 attempts</source>
        <comment>number shown</comment>
        <translation>%1 次尝试</translation>
    </message>
    <message>
        <source>The attempts cannot be read</source>
        <translation>无法读取尝试</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditCommand</name>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message numerus="yes">
        <source>Audit %1 was cut short after %n attempt(s). “idemscope history show audit:%1” shows what was recorded.</source>
        <translation>
            <numerusform>审计 %1 在 %n 次尝试后被中断。“idemscope history show audit:%1”会显示已记录的内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>what is right for this API (generic); repeatable: the further ones judge the same runs</source>
        <translation>什么对此 API 是正确的（generic）；可重复：其余的规范评判同样的运行</translation>
    </message>
    <message>
        <source>Put every way a retry can go wrong to a request and give a scorecard. With --profile more than once, the first decides what is fired, and every further one judges the same runs; only what it asks otherwise is fired as well.</source>
        <translation>用重试可能出错的每一种方式检验一个请求，并给出计分卡。多次给出 --profile 时，由第一个规范决定发送什么，其余每个规范评判同样的运行；只有它另有要求的才会再发送。</translation>
    </message>
    <message>
        <source>  0    no check failed at or above --fail-on, none is inconclusive; warnings do not count
  1    a check failed at or above --fail-on
  2    wrong usage, unreadable input, or not allowed; nothing was sent
  3    a check is inconclusive, or the target was not reached; also when the log failed on the way
  130  interrupted; what was fired is recorded
Of several profiles the worst counts.</source>
        <translation>  0    没有达到 --fail-on 的检查失败，也没有不确定的检查；警告不计
  1    有达到或高于 --fail-on 的检查失败
  2    用法错误、输入无法读取或不被允许；什么都没有发送
  3    有检查不确定，或未能到达目标；日志中途出错时也是如此
  130  被中断；已发送的都有记录
有多个规范时，以最差的为准。</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditDriver</name>
    <message>
        <source>The check came to no end; this is a fault of Idemscope</source>
        <translation>该检查没有结束；这是 Idemscope 的错误</translation>
    </message>
    <message>
        <source>It could not be carried out: %1</source>
        <translation>无法执行：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n replay(s) at greater ages are scheduled: the window or “idemscope history resume” carries them out when they are due</source>
        <translation>
            <numerusform>已安排 %n 次更大时长的重放：到期时由窗口或“idemscope history resume”执行</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged by what audit %1 has fired; nothing was sent.</source>
        <translation>依据审计 %1 已发送的内容评判；没有发送任何请求。</translation>
    </message>
    <message>
        <source>Judged by what audit %1 has fired. What it did not fire as this profile asks was fired now: %2.</source>
        <translation>依据审计 %1 已发送的内容评判。它没有按此规范的要求发送的，现已发送：%2。</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditEnding</name>
    <message>
        <source>Not answered: the time limit of %1 s was over</source>
        <translation>没有答案：%1 s 的时间限制已到</translation>
    </message>
    <message>
        <source>Not answered: the audit ended at the first failure</source>
        <translation>没有答案：审计在第一次失败时结束</translation>
    </message>
    <message>
        <source>Not answered: the audit was stopped</source>
        <translation>没有答案：审计已停止</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditHeadline</name>
    <message>
        <source>Compare with…</source>
        <translation>与……比较</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>全部 %1</translation>
    </message>
    <message>
        <source>Failed %1</source>
        <translation>失败 %1</translation>
    </message>
    <message>
        <source>Warnings %1</source>
        <translation>警告 %1</translation>
    </message>
    <message>
        <source>Inconclusive %1</source>
        <translation>无法定论 %1</translation>
    </message>
    <message>
        <source>Audit again…</source>
        <translation>再次审计…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>导出报告…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the audit within a second; what was fired is kept and judged</source>
        <translation>在一秒内结束审计；已发射的会保留并判定</translation>
    </message>
    <message>
        <source>Compare with an earlier audit</source>
        <translation>与以前的审计比较</translation>
    </message>
    <message>
        <source>Progress of the audit</source>
        <translation>审计进度</translation>
    </message>
    <message>
        <source>%1, profile %2, %3 attempts in %4, seed %5</source>
        <translation>%1，规范 %2，%3 次尝试，用时 %4，种子 %5</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Sending one request to see that the contract holds</source>
        <translation>正在发送一个请求，以确认契约成立</translation>
    </message>
    <message>
        <source>Auditing</source>
        <translation>正在审计</translation>
    </message>
    <message>
        <source>%1 of %2 checks, %3 of at most %4 attempts</source>
        <translation>%2 项检查中的 %1 项，最多 %4 次尝试中的 %3 次</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1，大约还剩 %2</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Judge by</source>
        <translation>另按规范评判</translation>
    </message>
    <message>
        <source>Judge what was fired by another profile; only what that one asks otherwise is sent</source>
        <translation>用另一个规范评判已发送的内容；只发送该规范另有要求的部分</translation>
    </message>
    <message>
        <source>Remarks %1</source>
        <translation>备注 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditHistory</name>
    <message>
        <source>run %1 at the age of %2 s</source>
        <translation>运行 %1，键的年龄 %2 s</translation>
    </message>
    <message>
        <source>%1: failed: %2</source>
        <translation>%1：失败：%2</translation>
    </message>
    <message>
        <source>%1: due %2</source>
        <translation>%1：到期 %2</translation>
    </message>
    <message>
        <source>late by %1 s</source>
        <translation>晚了 %1 s</translation>
    </message>
    <message>
        <source>effects not counted</source>
        <translation>效果未计数</translation>
    </message>
    <message>
        <source>replayed, no new effect</source>
        <translation>已重放，没有新的效果</translation>
    </message>
    <message numerus="yes">
        <source>executed anew, %n new effect(s)</source>
        <translation>
            <numerusform>重新执行，%n 个新的效果</numerusform>
        </translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>Replays that are due would be sent to %1, which is not on this machine: add --yes. Nothing was sent.</source>
        <translation>到期的重放将发送到 %1，它不在本机：请加上 --yes。没有发送任何内容。</translation>
    </message>
    <message>
        <source>Carried out %1, still to come %2</source>
        <translation>已执行 %1，尚待执行 %2</translation>
    </message>
    <message>
        <source>the secret “%1” (set %2)</source>
        <translation>机密“%1”（请设置 %2）</translation>
    </message>
    <message>
        <source>%1: waits for %2</source>
        <translation>%1：等待%2</translation>
    </message>
    <message>
        <source>audit:%1  %2  %3  %4 · %5 · passed %6 · failed %7 · remarks %8 · %9 runs</source>
        <translation>audit:%1  %2  %3  %4 · %5 · 通过 %6 · 失败 %7 · 备注 %8 · %9 次运行</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditLog</name>
    <message>
        <source>The run log has no audit %1.</source>
        <translation>运行日志中没有审计 %1。</translation>
    </message>
    <message>
        <source>Audit %1 is still under way.</source>
        <translation>审计 %1 仍在进行。</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditLoop</name>
    <message>
        <source>preparing</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <source>sending the first request</source>
        <translation>正在发送第一个请求</translation>
    </message>
    <message>
        <source>%1 of %2 checks, %3 of at most %4 attempts</source>
        <translation>%2 项检查中的 %1 项，最多 %4 次尝试中的 %3 次</translation>
    </message>
    <message>
        <source>· %1 s left</source>
        <translation>· 还剩 %1 s</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditNeedsEditor</name>
    <message>
        <source>Write “Name: value”</source>
        <translation>请写成“名称: 值”</translation>
    </message>
    <message>
        <source>Write an absolute URL: https://…</source>
        <translation>请写绝对 URL：https://…</translation>
    </message>
    <message>
        <source>For an audit</source>
        <translation>用于审计</translation>
    </message>
    <message>
        <source>Other principal</source>
        <translation>另一个主体</translation>
    </message>
    <message>
        <source>Headers that make the request somebody else&apos;s, one a line</source>
        <translation>使请求属于另一个人的标头，每行一个</translation>
    </message>
    <message>
        <source>Second endpoint</source>
        <translation>第二个端点</translation>
    </message>
    <message>
        <source>Takes the same request; the key is sent there as well</source>
        <translation>接受同样的请求；键也会发送到那里</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Base URLs behind which the same service runs, one a line</source>
        <translation>同一服务所在的基础 URL，每行一个</translation>
    </message>
    <message>
        <source>Provocations</source>
        <translation>诱发</translation>
    </message>
    <message>
        <source>What makes the target fail, one a line: NAME=JSON-PATCH, NAME=header:&apos;N: V&apos; or NAME=sink:ANSWER. Names: decline, invalid, error-5xx, commit-then-5xx, throw, crash, slow</source>
        <translation>使目标失败的方法，每行一个：NAME=JSON-PATCH、NAME=header:&apos;N: V&apos; 或 NAME=sink:ANSWER。名称：decline、invalid、error-5xx、commit-then-5xx、throw、crash、slow</translation>
    </message>
    <message>
        <source>Keys are kept for</source>
        <translation>键保留</translation>
    </message>
    <message>
        <source>What the API promises</source>
        <translation>API 的承诺</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditOpening</name>
    <message>
        <source>The probe “%1” could not be read: %2</source>
        <translation>无法读取探针“%1”：%2</translation>
    </message>
    <message>
        <source>One request was acknowledged, but the probe “%1” did not move: it does not count this effect, or the effect comes later than the settle limit</source>
        <translation>一个请求已被确认，但探针“%1”没有变化：它不计这种效果，或者效果晚于稳定时限</translation>
    </message>
    <message>
        <source>One request moved the probe “%1” by %2: it counts something else as well, others are writing too, or one request has more than one effect</source>
        <translation>一个请求使探针“%1”变化了 %2：它还计了别的东西，或有他人也在写入，或一个请求有多个效果</translation>
    </message>
    <message>
        <source>The request was answered %1, which is no acknowledgement under this contract: nothing can be judged</source>
        <translation>请求得到 %1，按此契约不是确认：什么也无法判定</translation>
    </message>
    <message>
        <source>The identity was not found in the answer&apos;s body: check its JSONPath</source>
        <translation>在答复正文中没有找到标识：请检查它的 JSONPath</translation>
    </message>
    <message>
        <source>The contract names neither an identity nor a probe: effects cannot be counted</source>
        <translation>契约既没有标识也没有探针：无法计算效果</translation>
    </message>
    <message>
        <source>The target gave no answer: %1. Nothing else was sent.</source>
        <translation>目标没有答复：%1。没有再发送其他内容。</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditOptions</name>
    <message>
        <source>a whole number of at least %1 expected</source>
        <translation>应为至少 %1 的整数</translation>
    </message>
    <message>
        <source>only this check, or group of checks; repeatable</source>
        <translation>只做这项检查或这组检查；可重复</translation>
    </message>
    <message>
        <source>not this check, or group of checks; repeatable</source>
        <translation>不做这项检查或这组检查；可重复</translation>
    </message>
    <message>
        <source>list the checks; nothing is sent</source>
        <translation>列出检查；不发送任何内容</translation>
    </message>
    <message>
        <source>rounds of a race (20)</source>
        <translation>竞争的轮次（20）</translation>
    </message>
    <message>
        <source>clients of a burst (10)</source>
        <translation>突发的客户端数（10）</translation>
    </message>
    <message>
        <source>fixes schedules, jitter, faults and mutations</source>
        <translation>固定时间表、抖动、故障和变异</translation>
    </message>
    <message>
        <source>end after this time and keep what was done</source>
        <translation>在此时间后结束，并保留已完成的部分</translation>
    </message>
    <message>
        <source>age of a key to schedule a replay at; repeatable</source>
        <translation>安排重放时键的年龄；可重复</translation>
    </message>
    <message>
        <source>say what would be sent and how long it takes; nothing is sent</source>
        <translation>说明将发送什么、需要多久；不发送任何内容</translation>
    </message>
    <message>
        <source>an earlier “audit --json”: fail only on what got worse</source>
        <translation>以前的“audit --json”：只有变差的才算失败</translation>
    </message>
    <message>
        <source>end at the first failure that counts</source>
        <translation>在第一个有效失败时结束</translation>
    </message>
    <message>
        <source>most attempts of the whole audit (any number; 500 a run at another machine)</source>
        <translation>整个审计的最多尝试次数（任意数量；对其他机器每次运行 500）</translation>
    </message>
    <message>
        <source>Every check of an audit makes keys of its own: leave the header of the key out (-H)</source>
        <translation>审计的每项检查都会自行生成键：请去掉键所在的标头（-H）</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditOutput</name>
    <message>
        <source>pass</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>无法定论</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>evidence: run %1</source>
        <translation>证据：运行 %1</translation>
    </message>
    <message>
        <source>evidence: run %1, attempts %2</source>
        <translation>证据：运行 %1，尝试 %2</translation>
    </message>
    <message>
        <source>source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>again: %1</source>
        <translation>再来一次：%1</translation>
    </message>
    <message>
        <source>%1 · %2 · profile %3</source>
        <translation>%1 · %2 · 规范 %3</translation>
    </message>
    <message>
        <source>Audit %1 · seed %2 · %3 attempts · %4 s</source>
        <translation>审计 %1 · 种子 %2 · %3 次尝试 · %4 s</translation>
    </message>
    <message>
        <source>Against the earlier audit: fixed %1 · new %2 · still %3 · unsure %4</source>
        <translation>与以前的审计相比：已修复 %1 · 新增 %2 · 仍在 %3 · 不确定 %4</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>still</source>
        <translation>仍在</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>  %1 at most %2 attempts, about %3 s</source>
        <translation>  %1 最多 %2 次尝试，约 %3 s</translation>
    </message>
    <message>
        <source>At most %1 attempts would be sent to %2 in about %3 s; %4 clients, %5 rounds</source>
        <translation>最多将向 %2 发送 %1 次尝试，约 %3 s；%4 个客户端，%5 轮</translation>
    </message>
    <message>
        <source>† may damage or disturb the target: runs only when named by --check</source>
        <translation>† 可能损害或干扰目标：只有用 --check 指名时才执行</translation>
    </message>
    <message numerus="yes">
        <source>and at most %n set-up and tear-down request(s)</source>
        <translation>
            <numerusform>另有至多 %n 个准备与清理请求</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged by %1 as well, from the same runs: only what it asks otherwise would be sent, at most %2 attempts</source>
        <translation>还将由 %1 评判同样的运行：只会发送它另有要求的部分，最多 %2 次尝试</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>%1 of %2 checks differ</source>
        <translation>%2 项检查中有 %1 项不同</translation>
    </message>
    <message>
        <source>Not run, as they may damage or disturb: %1; name them with --check</source>
        <translation>未运行，因为可能造成损坏或干扰：%1；请用 --check 指定它们</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>To ask again, set the secrets in the environment first: %1</source>
        <translation>要再次审计，请先在环境中设置机密：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditPage</name>
    <message>
        <source>Audit %1</source>
        <translation>审计 %1</translation>
    </message>
    <message>
        <source>Audit: %1</source>
        <translation>审计：%1</translation>
    </message>
    <message>
        <source>Audit %1, profile %2, %3</source>
        <translation>审计 %1，规范 %2，%3</translation>
    </message>
    <message>
        <source>%1 fixed, %2 new, %3 still</source>
        <translation>%1 项已修复，%2 项新增，%3 项仍在</translation>
    </message>
    <message>
        <source>Audit %1 was deleted, here or by another program.</source>
        <translation>审计 %1 已在此处或被其他程序删除。</translation>
    </message>
    <message>
        <source>Close tab</source>
        <translation>关闭标签页</translation>
    </message>
    <message>
        <source>An audit is under way</source>
        <translation>审计正在进行</translation>
    </message>
    <message>
        <source>Audit %1 · seed %2 · stopped after %3 s</source>
        <translation>审计 %1 · 种子 %2 · %3 秒后停止</translation>
    </message>
    <message>
        <source>Audit %1 · seed %2 · finished in %3 s</source>
        <translation>审计 %1 · 种子 %2 · 用时 %3 秒</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditPlan</name>
    <message>
        <source>Bursts have %1 clients instead of %2: so many exchanges may be under way at another machine at once</source>
        <translation>突发有 %1 个客户端，而不是 %2 个：这是允许同时在另一台机器上进行的交换数</translation>
    </message>
    <message>
        <source>“%1” is no check (“idemscope audit --list-checks” names them ¦ the setup names them)</source>
        <translation>“%1”不是检查（“idemscope audit --list-checks”会列出它们 ¦ 设置页会列出它们）</translation>
    </message>
    <message>
        <source>The audit may send %1 attempts to %2, and at most %3 are allowed. Raise the limit (--max-attempts ¦ on the command line), lower the rounds, now %4 (--rounds ¦ Rounds of a race), or leave out what costs most (--skip ¦ its tick): %5. Nothing was sent.</source>
        <translation>审计可能向 %2 发送 %1 次尝试，而最多允许 %3 次。请提高限制（--max-attempts ¦ 在命令行上），降低现为 %4 的轮次（--rounds ¦ 一次竞争的轮次），或略去开销最大的（--skip ¦ 取消勾选）：%5。没有发送任何内容。</translation>
    </message>
    <message>
        <source>Races have %1 rounds instead of %2: at most %3 attempts a run go to another machine unless you raise the limit (--max-attempts ¦ Settings, Attempts)</source>
        <translation>竞争有 %1 轮，而不是 %2 轮：除非提高限制（--max-attempts ¦ “设置”→“尝试”），每次运行最多向另一台机器发送 %3 次尝试</translation>
    </message>
    <message>
        <source>The provocation %1 is not used: it serves %2, which will not run (--check ¦ its tick).</source>
        <translation>未使用诱发 %1：它服务于 %2，而该检查不会运行（--check ¦ 其勾选）。</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditReport</name>
    <message>
        <source>%1: not as the JSON of an audit has it</source>
        <translation>%1：不是审计的 JSON 所用的格式</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditReportPage</name>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Target version</source>
        <translation>目标版本</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Idemscope</source>
        <translation>Idemscope</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>检验的内容</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>计分卡</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditSession</name>
    <message>
        <source>The environment “%1” is protected. The audit sends up to %2 attempts to %3, many of them on purpose wrong. Type its name to go on.</source>
        <translation>环境“%1”受保护。审计最多向 %3 发送 %2 次尝试，其中许多是故意出错的。请键入它的名称以继续。</translation>
    </message>
    <message>
        <source>The request carries a key that looks live. The audit sends up to %1 attempts to %2. Type the name of the host to go on.</source>
        <translation>请求带有看似正式环境的密钥。审计最多向 %2 发送 %1 次尝试。请键入主机名以继续。</translation>
    </message>
    <message>
        <source>The audit sends up to %1 attempts to %2. Each may have a real effect there. Go on?</source>
        <translation>审计最多向 %2 发送 %1 次尝试。每一次都可能在那里产生真实的效果。继续吗？</translation>
    </message>
    <message numerus="yes">
        <source>Interrupted: the audit was cut short after %Ln check(s); the others have no answer</source>
        <translation>
            <numerusform>已中断：审计在完成 %Ln 项检查后被打断，其余检查没有答案</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::AuditSetup</name>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>Puts the request through every way a retry can go wrong and counts what really happened. Checks marked † may disturb the target and run only when ticked.</source>
        <translation>用重试可能出错的每一种方式检验请求，并计算真正发生了什么。标有 † 的检查可能干扰目标，只有勾选后才执行。</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>规范(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Clients of a burst</source>
        <translation>突发的客户端数(&amp;C)</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>Rounds of a race</source>
        <translation>竞争的轮次</translation>
    </message>
    <message>
        <source>Clients of a burst</source>
        <translation>突发的客户端数</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Start audit</source>
        <translation>开始审计</translation>
    </message>
    <message>
        <source>Not applicable: %1</source>
        <translation>不适用：%1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n attempt(s) at %1, about %2.</source>
        <translation>
            <numerusform>最多向 %1 发送 %n 次尝试，约 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Tick at least one check.</source>
        <translation>请至少勾选一项检查。</translation>
    </message>
    <message>
        <source>Replay at the &amp;ages</source>
        <translation>重放的键龄(&amp;A)</translation>
    </message>
    <message>
        <source>Of expiry.window: what is beyond the time of the audit is scheduled and carried out when it is due (View, Scheduled replays).</source>
        <translation>用于 expiry.window：超出审计时间的会列入计划，到期时执行（视图，计划的重放）。</translation>
    </message>
    <message>
        <source>1 h, 24 h, 7 d</source>
        <translation>1 h, 24 h, 7 d</translation>
    </message>
    <message>
        <source>Ages of keys at which replays are scheduled</source>
        <translation>计划重放时键的年龄</translation>
    </message>
    <message numerus="yes">
        <source>At most %n set-up and tear-down request(s) as well.</source>
        <translation>
            <numerusform>另有至多 %n 个准备与清理请求。</numerusform>
        </translation>
    </message>
    <message>
        <source>also &amp;judge by</source>
        <translation>另按规范(&amp;J)</translation>
    </message>
    <message>
        <source>no other</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Another profile judges the same runs, and both stand side by side; only what it asks otherwise is sent as well</source>
        <translation>由另一个规范评判同样的运行，两者并列显示；只有它另有要求的才会再发送</translation>
    </message>
    <message>
        <source>Profile that judges as well</source>
        <translation>一同评判的规范</translation>
    </message>
    <message>
        <source>Rou&amp;nds of a race</source>
        <translation>竞争的轮次(&amp;N)</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditTable</name>
    <message>
        <source>The run log has no audit %1. Choose one from the history.</source>
        <translation>运行日志中没有审计 %1。请从历史中选择一个。</translation>
    </message>
</context>
<context>
    <name>idemscope::AuditsModel</name>
    <message>
        <source>%1, %2</source>
        <comment>request and profile</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Audit %1: %2
%3, %4</source>
        <translation>审计 %1：%2
%3，%4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>idemscope::AuthEditor</name>
    <message>
        <source>As the folder or collection says</source>
        <translation>随文件夹或集合</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Bearer token</source>
        <translation>Bearer 令牌</translation>
    </message>
    <message>
        <source>User and password (Basic)</source>
        <translation>用户名和密码（Basic）</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>AWS Signature Version 4</source>
        <translation>AWS 签名第 4 版</translation>
    </message>
    <message>
        <source>OAuth 2 client credentials</source>
        <translation>OAuth 2 客户端凭据</translation>
    </message>
    <message>
        <source>a header</source>
        <translation>标头</translation>
    </message>
    <message>
        <source>a query parameter</source>
        <translation>查询参数</translation>
    </message>
    <message>
        <source>Authentication</source>
        <translation>身份验证</translation>
    </message>
    <message>
        <source>Use a {{secret variable}}. What is typed here becomes one when it is saved: its value never reaches a file</source>
        <translation>请用 {{机密变量}}。在这里键入的内容在保存时变成机密变量：它的值绝不写入文件</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>令牌</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Sent in</source>
        <translation>发送于</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>访问密钥</translation>
    </message>
    <message>
        <source>Secret key</source>
        <translation>私有密钥</translation>
    </message>
    <message>
        <source>Session token</source>
        <translation>会话令牌</translation>
    </message>
    <message>
        <source>Of temporary credentials; else empty</source>
        <translation>临时凭据才有；否则留空</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>Every attempt is signed when it is sent: body, URL and key stay the same, date and signature do not</source>
        <translation>每次尝试在发送时签名：正文、URL 和键保持不变，日期和签名会变</translation>
    </message>
    <message>
        <source>Token URL</source>
        <translation>令牌 URL</translation>
    </message>
    <message>
        <source>Asked before the first attempt, with the TLS and proxy settings of the request; a token is used until it would expire</source>
        <translation>在第一次尝试之前请求，使用该请求的 TLS 和代理设置；令牌一直用到快要过期</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>客户端机密</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Send client and secret in the body</source>
        <translation>在正文中发送客户端和机密</translation>
    </message>
    <message>
        <source>User and password (Digest)</source>
        <translation>用户名和密码（Digest）</translation>
    </message>
    <message>
        <source>The target is asked for its challenge with a GET before the first attempt; every attempt answers it anew when it is sent</source>
        <translation>首次尝试之前用一个 GET 向目标索取质询；每次尝试发送时都会重新作答</translation>
    </message>
</context>
<context>
    <name>idemscope::AuthTemplate</name>
    <message>
        <source>Auth, token</source>
        <translation>身份验证，令牌</translation>
    </message>
    <message>
        <source>Auth, user</source>
        <translation>身份验证，用户名</translation>
    </message>
    <message>
        <source>Auth, password</source>
        <translation>身份验证，密码</translation>
    </message>
    <message>
        <source>Auth, name of the key</source>
        <translation>身份验证，密钥的名称</translation>
    </message>
    <message>
        <source>Auth, API key</source>
        <translation>身份验证，API 密钥</translation>
    </message>
    <message>
        <source>Auth, access key</source>
        <translation>身份验证，访问密钥</translation>
    </message>
    <message>
        <source>Auth, secret key</source>
        <translation>身份验证，私有密钥</translation>
    </message>
    <message>
        <source>Auth, session token</source>
        <translation>身份验证，会话令牌</translation>
    </message>
    <message>
        <source>Auth, region</source>
        <translation>身份验证，区域</translation>
    </message>
    <message>
        <source>Auth, service</source>
        <translation>身份验证，服务</translation>
    </message>
    <message>
        <source>Auth, OAuth 2</source>
        <translation>身份验证，OAuth 2</translation>
    </message>
    <message>
        <source>The user “%1” holds a colon, which ends it (RFC 7617): nothing can be sent (--auth ¦ Auth, User)</source>
        <translation>用户名“%1”含有冒号，而冒号表示用户名结束（RFC 7617）：无法发送（--auth ¦ 身份验证，用户名）</translation>
    </message>
    <message>
        <source>Auth, Digest</source>
        <translation>身份验证，Digest</translation>
    </message>
</context>
<context>
    <name>idemscope::AuthText</name>
    <message>
        <source>inherited</source>
        <translation>继承</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no authentication</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>bearer token</source>
        <translation>Bearer 令牌</translation>
    </message>
    <message>
        <source>user and password (Basic)</source>
        <translation>用户名和密码（Basic）</translation>
    </message>
    <message>
        <source>API key in the query parameter %1</source>
        <translation>查询参数 %1 中的 API 密钥</translation>
    </message>
    <message>
        <source>API key in the header %1</source>
        <translation>标头 %1 中的 API 密钥</translation>
    </message>
    <message>
        <source>AWS Signature Version 4</source>
        <translation>AWS 签名第 4 版</translation>
    </message>
    <message>
        <source>OAuth 2 client credentials</source>
        <translation>OAuth 2 客户端凭据</translation>
    </message>
    <message>
        <source>none, bearer:TOKEN, basic:USER:PASSWORD, digest:USER:PASSWORD, header:NAME=VALUE, query:NAME=VALUE, aws-sigv4:ACCESSKEY:SECRETKEY:REGION:SERVICE[:SESSIONTOKEN] or oauth2:CLIENT:SECRET@TOKENURL expected</source>
        <translation>应为 none、bearer:TOKEN、basic:USER:PASSWORD、digest:USER:PASSWORD、header:NAME=VALUE、query:NAME=VALUE、aws-sigv4:ACCESSKEY:SECRETKEY:REGION:SERVICE[:SESSIONTOKEN] 或 oauth2:CLIENT:SECRET@TOKENURL</translation>
    </message>
    <message>
        <source>user and password (Digest)</source>
        <translation>用户名和密码（Digest）</translation>
    </message>
</context>
<context>
    <name>idemscope::BackgroundReport</name>
    <message>
        <source>The report was written to %1</source>
        <translation>报告已写入 %1</translation>
    </message>
    <message>
        <source>The reproduction is on the clipboard: Markdown with a script of curl commands</source>
        <translation>复现步骤已复制到剪贴板：带 curl 脚本的 Markdown</translation>
    </message>
</context>
<context>
    <name>idemscope::Bash</name>
    <message>
        <source>A no-break space was taken for a space</source>
        <translation>不间断空格被当作普通空格</translation>
    </message>
    <message>
        <source>this quote is never closed; close it or copy the whole command</source>
        <translation>此处的引号没有闭合；请补上，或复制完整的命令</translation>
    </message>
    <message>
        <source>Firefox may have written “^&amp;” for “&amp;” here; compare with the original</source>
        <translation>Firefox 可能把“&amp;”写成了“^&amp;”；请与原文核对</translation>
    </message>
    <message>
        <source>“%1” became the variable “%2”: give it a value in an environment</source>
        <translation>“%1”变成了变量“%2”：请在环境中给它一个值</translation>
    </message>
    <message>
        <source>this command substitution is never closed</source>
        <translation>此处的命令替换没有闭合</translation>
    </message>
    <message>
        <source>“%1” is a command: it was not run and stands as it was typed</source>
        <translation>“%1”是一条命令：没有运行，按原样保留</translation>
    </message>
    <message>
        <source>“%1” became the generated value %2</source>
        <translation>“%1”变成了生成值 %2</translation>
    </message>
    <message>
        <source>Curly quotes were taken for straight ones</source>
        <translation>弯引号被当作直引号</translation>
    </message>
    <message>
        <source>The shell would end the command at “&amp;”; the whole URL was kept. Put quotes around it for the shell</source>
        <translation>Shell 会在“&amp;”处结束命令；这里保留了完整的 URL。在 Shell 中请给它加上引号</translation>
    </message>
</context>
<context>
    <name>idemscope::BodyEditor</name>
    <message>
        <source>No body</source>
        <translation>无请求体</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>表单</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>This request sends no content.</source>
        <translation>此请求不发送任何内容。</translation>
    </message>
    <message>
        <source>Kind of body</source>
        <translation>请求体类型</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>请求体</translation>
    </message>
    <message>
        <source>Form fields</source>
        <translation>表单字段</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式化</translation>
    </message>
    <message>
        <source>File to send</source>
        <translation>要发送的文件</translation>
    </message>
    <message>
        <source>Path, relative to the collection&apos;s folder</source>
        <translation>相对于集合文件夹的路径</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
    <message>
        <source>Lay the JSON out with one member a line; order and numbers stay as typed</source>
        <translation>将 JSON 按每行一个成员排版；顺序和数字保持原样</translation>
    </message>
    <message>
        <source>Multipart form</source>
        <translation>多部分表单</translation>
    </message>
    <message>
        <source>Parts of the form</source>
        <translation>表单的各部分</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Edit all of it</source>
        <translation>编辑全部内容</translation>
    </message>
    <message>
        <source>Put the whole body into the editor; the window may stand still meanwhile</source>
        <translation>将整个请求体放入编辑器；期间窗口可能会停顿</translation>
    </message>
    <message>
        <source>The start of %1; all of it is sent</source>
        <translation>仅显示 %1 的开头；发送的是全部内容</translation>
    </message>
</context>
<context>
    <name>idemscope::Bru</name>
    <message>
        <source>a block like “headers {” was expected</source>
        <translation>此处应为“headers {”这样的块</translation>
    </message>
    <message>
        <source>the block “%1” is never closed</source>
        <translation>块“%1”没有结束</translation>
    </message>
    <message>
        <source>“name: value” was expected</source>
        <translation>此处应为“名称: 值”</translation>
    </message>
    <message>
        <source>the value of “%1” is never closed</source>
        <translation>“%1”的值没有结束</translation>
    </message>
    <message>
        <source>the text in &apos;&apos;&apos; of “%1” is never closed</source>
        <translation>“%1”的 &apos;&apos;&apos; 文本没有结束</translation>
    </message>
    <message>
        <source>%1: line %2, column %3: %4</source>
        <translation>%1：第 %2 行第 %3 列：%4</translation>
    </message>
</context>
<context>
    <name>idemscope::Bruno</name>
    <message>
        <source>not a Bruno collection: it holds no list of “items”</source>
        <translation>不是 Bruno 集合：其中没有“items”列表</translation>
    </message>
</context>
<context>
    <name>idemscope::BrunoItem</name>
    <message>
        <source>It is of the kind “%1”, not an HTTP request: left out</source>
        <translation>类型为“%1”，不是 HTTP 请求：已略去</translation>
    </message>
    <message>
        <source>There is no method: GET was taken</source>
        <translation>没有方法：采用 GET</translation>
    </message>
    <message>
        <source>Scripts of a whole folder or collection are never run and have no place here: they were left out</source>
        <translation>整个文件夹或集合的脚本从不运行，在此也没有位置：已略去</translation>
    </message>
    <message>
        <source>The body is a file: name one before sending</source>
        <translation>正文是一个文件：发送前请指定文件</translation>
    </message>
</context>
<context>
    <name>idemscope::BurstCommand</name>
    <message>
        <source>Fire a scenario, count its effects and judge them</source>
        <translation>发起一个场景，统计其效果并给出结论</translation>
    </message>
    <message>
        <source>(without a name)</source>
        <translation>（没有名称）</translation>
    </message>
    <message>
        <source>Scenario of the request: %1</source>
        <translation>请求的场景：%1</translation>
    </message>
    <message>
        <source>Scenario of the request: %1 (one of %2; --scenario chooses)</source>
        <translation>请求的场景：%1（共 %2 个；用 --scenario 选择）</translation>
    </message>
    <message>
        <source>-H gives the key and --key-strategy makes one: leave one of them out</source>
        <translation>-H 已给出键，而 --key-strategy 又要生成键：请去掉其中一个</translation>
    </message>
    <message>
        <source>  0    exactly once
  1    duplicated, lost or unexpected, or an unmet --expect
  2    wrong usage, unreadable input, or not allowed; nothing was sent
  3    in doubt or inconclusive, also when the target was not reached or the log failed on the way
  130  interrupted; what was fired is recorded</source>
        <translation>  0    恰好一次
  1    重复、丢失或意外，或有 --expect 未满足
  2    用法错误、输入无法读取或未获允许；什么都没有发送
  3    存疑或无法定论，未到达目标或日志中途失败时也是如此
  130  已中断；已发出的部分都有记录</translation>
    </message>
</context>
<context>
    <name>idemscope::BurstOutput</name>
    <message>
        <source>%1: p50 %2 ms, p99 %3 ms, max %4 ms (%5)</source>
        <translation>%1：p50 %2 ms，p99 %3 ms，最大 %4 ms（%5）</translation>
    </message>
    <message>
        <source>Attempts %1 · wire sends %2 · responded %3 · unknown %4 · refused %5</source>
        <translation>尝试 %1 · 实际发送 %2 · 已响应 %3 · 未知 %4 · 未送达 %5</translation>
    </message>
    <message>
        <source>Cache hits %1 % of %2 eligible repeats</source>
        <translation>缓存命中 %1 %（共 %2 次符合条件的重复请求）</translation>
    </message>
    <message>
        <source>Release spread %1 ms · overlap %2</source>
        <translation>释放离散 %1 ms · 重叠 %2</translation>
    </message>
    <message>
        <source>First executions</source>
        <translation>首次执行</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Run %1 · seed %2 · %3 s</source>
        <translation>运行 %1 · 种子 %2 · %3 s</translation>
    </message>
    <message>
        <source>Not met: %1</source>
        <translation>未满足：%1</translation>
    </message>
    <message>
        <source>not known: no probe counts the effects</source>
        <translation>未知：没有探针在计效果</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Acknowledged %1 · conflicts %2 · rejected %3 · failed %4 · clients that never learnt %5</source>
        <translation>已确认 %1 · 冲突 %2 · 拒绝 %3 · 失败 %4 · 始终不知结果的客户端 %5</translation>
    </message>
    <message numerus="yes">
        <source>Single packet: %n TCP segment(s) carried the released bytes of a connection</source>
        <translation>
            <numerusform>单包：一个连接上放行的字节由 %n 个 TCP 段承载</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ByteView</name>
    <message>
        <source>Pretty</source>
        <translation>美化</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>Load all</source>
        <translation>全部加载</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save to file…</source>
        <translation>保存到文件…</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>%2 中的前 %1</translation>
    </message>
    <message>
        <source>Save body</source>
        <translation>保存正文</translation>
    </message>
    <message>
        <source>The body was not saved</source>
        <translation>正文未能保存</translation>
    </message>
    <message>
        <source>Copy all of it, also what is not shown</source>
        <translation>复制全部内容，包括未显示的部分</translation>
    </message>
</context>
<context>
    <name>idemscope::BytesText</name>
    <message>
        <source>not valid %1: see Hex for the exact bytes</source>
        <translation>不是有效的 %1：原始字节请见“十六进制”</translation>
    </message>
    <message>
        <source>charset %1 is not known: shown as ISO 8859-1</source>
        <translation>未知字符集 %1：按 ISO 8859-1 显示</translation>
    </message>
</context>
<context>
    <name>idemscope::CacheChart</name>
    <message>
        <source>by key age</source>
        <translation>按键龄</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>缓存命中</translation>
    </message>
    <message>
        <source>one moment only: stagger attempts</source>
        <translation>仅有一个时刻：请将尝试错开</translation>
    </message>
    <message>
        <source>repeats answered by replay</source>
        <translation>由重放应答的重复请求</translation>
    </message>
    <message>
        <source>since the start</source>
        <translation>自开始起</translation>
    </message>
    <message>
        <source>key age</source>
        <translation>键龄</translation>
    </message>
    <message>
        <source>%1: %2
%3 of %4 repeats answered by replay</source>
        <translation>%1：%2
%4 次重复请求中有 %3 次由重放应答</translation>
    </message>
    <message>
        <source>%1 of %2 repeats were answered by replay, %3</source>
        <translation>%2 次重复请求中有 %1 次由重放应答，%3</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>自开始起</translation>
    </message>
    <message>
        <source>Key age</source>
        <translation>键龄</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复请求</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>answered by replay</source>
        <translation>由重放应答</translation>
    </message>
    <message>
        <source>No attempt was released after a first execution had completed; replays to those already under way are no hits. Fire in sequence, stagger the attempts or add retries to see which repeats are hits.</source>
        <translation>首次执行完成之后没有放出任何尝试；对已在途尝试的重放不算命中。请依次发送、错开尝试或加入重试，以查看哪些重复请求命中。</translation>
    </message>
</context>
<context>
    <name>idemscope::CacheDrawing</name>
    <message>
        <source>key age</source>
        <translation>键龄</translation>
    </message>
</context>
<context>
    <name>idemscope::CertificatesDialog</name>
    <message>
        <source>Choose file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Client certificates</source>
        <translation>客户端证书</translation>
    </message>
    <message>
        <source>Client certificates by host</source>
        <translation>按主机使用的客户端证书</translation>
    </message>
    <message>
        <source>Shown to these hosts by every request of the collection whose tab Transport names no certificate itself. Host: “api.example”, “api.example:8443” or “*.example”. A typed password becomes a secret variable: it never reaches a file.</source>
        <translation>集合中“传输”页未自行指定证书的请求，都会向这些主机出示证书。主机写法：“api.example”、“api.example:8443”或“*.example”。输入的密码会成为机密变量，绝不写入文件。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Certificate (PEM, .p12, .pfx)</source>
        <translation>证书（PEM、.p12、.pfx）</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a certificate or a key</source>
        <translation>选择证书或密钥</translation>
    </message>
    <message>
        <source>“%1”: a host and the file of its certificate are needed</source>
        <translation>“%1”：需要填写主机及其证书文件</translation>
    </message>
</context>
<context>
    <name>idemscope::Challenge</name>
    <message>
        <source>No Digest challenge came from GET %1: %2. No attempt was sent. Choose another authentication (--auth ¦ tab Auth).</source>
        <translation>GET %1 没有返回 Digest 质询：%2。未发送任何尝试。请选择其他身份验证方式（--auth ¦“身份验证”页）。</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>it answered %1</source>
        <translation>其应答为 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::Chance</name>
    <message>
        <source>%1 of %2 rounds were violated: at least %3 % with 95 % confidence.</source>
        <translation>%2 轮中有 %1 轮被违反：以 95 % 的置信度至少 %3 %。</translation>
    </message>
    <message>
        <source>%1 of %2 rounds were violated: at most %3 % with 95 % confidence.</source>
        <translation>%2 轮中有 %1 轮被违反：以 95 % 的置信度最多 %3 %。</translation>
    </message>
    <message>
        <source>A bound of %1 % needs %2 rounds without a violation.</source>
        <translation>%1 % 的上限需要 %2 轮没有违反。</translation>
    </message>
</context>
<context>
    <name>idemscope::ChartCard</name>
    <message>
        <source>&amp;Reset zoom	Home</source>
        <translation>重置缩放(&amp;R)	Home</translation>
    </message>
    <message>
        <source>&amp;Copy image	Ctrl+C</source>
        <translation>复制图像(&amp;C)	Ctrl+C</translation>
    </message>
    <message>
        <source>&amp;Save image…</source>
        <translation>保存图像(&amp;S)…</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>显示为表格(&amp;T)</translation>
    </message>
    <message>
        <source>Zoom, copy, save or show as table</source>
        <translation>缩放、复制、保存或显示为表格</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1：更多</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>保存图像</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation>PNG 图片 (*.png);;SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>The image was not saved</source>
        <translation>图像未能保存</translation>
    </message>
</context>
<context>
    <name>idemscope::CheckEvidence</name>
    <message>
        <source>Nothing was fired.</source>
        <translation>没有发射任何内容。</translation>
    </message>
    <message>
        <source>No attempt reached the target: its name, the connection or TLS failed.</source>
        <translation>没有尝试到达目标：名称解析、连接或 TLS 失败。</translation>
    </message>
    <message>
        <source>Nothing was acknowledged: every answer was %1.</source>
        <translation>没有任何确认：每个答复都是 %1。</translation>
    </message>
    <message>
        <source>Nothing was acknowledged.</source>
        <translation>没有任何确认。</translation>
    </message>
    <message>
        <source>The check was stopped before it was done.</source>
        <translation>检查在完成前被停止。</translation>
    </message>
</context>
<context>
    <name>idemscope::CheckGroup</name>
    <message>
        <source>Controls</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Races</source>
        <translation>竞争</translation>
    </message>
    <message>
        <source>Keys and payloads</source>
        <translation>键与载荷</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Expiry</source>
        <translation>过期</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>锁</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>投递</translation>
    </message>
</context>
<context>
    <name>idemscope::CheckNeeds</name>
    <message>
        <source>Only a JSON body can be written in other bytes with the same value.</source>
        <translation>只有 JSON 正文才能以不同的字节写出同一个值。</translation>
    </message>
    <message>
        <source>The contract does not say where the key goes (--key-in ¦ Contract, Key).</source>
        <translation>契约没有说明键放在哪里（--key-in ¦ 契约，键）。</translation>
    </message>
    <message>
        <source>The key stands in the text of the request, so it cannot be left out (--key-in ¦ Contract, Key).</source>
        <translation>键写在请求的文本里，因此不能略去（--key-in ¦ 契约，键）。</translation>
    </message>
    <message>
        <source>The key is part of the path, so it cannot be left out (--key-in ¦ Contract, Key).</source>
        <translation>键是路径的一部分，因此不能略去（--key-in ¦ 契约，键）。</translation>
    </message>
    <message>
        <source>There is no other payload: the body holds no number to change. Name a JSON Patch (--mutate ¦ Contract, Another payload).</source>
        <translation>没有另一个载荷：正文中没有可更改的数字。请给出 JSON Patch（--mutate ¦ 契约，另一载荷）。</translation>
    </message>
    <message>
        <source>No second principal is known: name the headers that make a request another one&apos;s (--as-other ¦ Contract, Other principal).</source>
        <translation>不知道第二个主体：请给出使请求属于另一个主体的标头（--as-other ¦ 契约，另一个主体）。</translation>
    </message>
    <message>
        <source>No second endpoint is known: name a URL that takes the same request (--other-url ¦ Contract, Second endpoint).</source>
        <translation>不知道第二个端点：请给出接受同样请求的 URL（--other-url ¦ 契约，第二个端点）。</translation>
    </message>
    <message>
        <source>No replicas are known: name base URLs behind which the same service runs (--replica ¦ Contract, Replicas).</source>
        <translation>不知道任何副本：请给出同一服务所在的基础 URL（--replica ¦ 契约，副本）。</translation>
    </message>
    <message>
        <source>Nothing is known that makes the target do so: name the provocation %1 (--provoke ¦ Contract, Provocations).</source>
        <translation>不知道怎样使目标这样做：请给出诱发 %1（--provoke ¦ 契约，诱发）。</translation>
    </message>
</context>
<context>
    <name>idemscope::CheckText</name>
    <message>
        <source>critical</source>
        <translation>严重</translation>
    </message>
    <message>
        <source>major</source>
        <translation>重要</translation>
    </message>
    <message>
        <source>minor</source>
        <translation>次要</translation>
    </message>
    <message>
        <source>informational</source>
        <translation>供参考</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>warn</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>无法定论</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>不适用</translation>
    </message>
    <message numerus="yes">
        <source>Not safe to retry: %n finding(s)</source>
        <translation>
            <numerusform>重试不安全：%n 项发现</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: not every check was answered</source>
        <translation>已停止：并非每项检查都有答案</translation>
    </message>
    <message>
        <source>No check could be answered</source>
        <translation>没有检查能得到答案</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) could not be decided</source>
        <translation>
            <numerusform>%n 项检查无法定论</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safe to retry, with %n warning(s)</source>
        <translation>
            <numerusform>重试是安全的，有 %n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>Safe to retry: every check passed</source>
        <translation>重试是安全的：每项检查都通过</translation>
    </message>
    <message numerus="yes">
        <source>Safe to retry, with %n remark(s)</source>
        <translation>
            <numerusform>可以安全重试，另有 %n 条备注</numerusform>
        </translation>
    </message>
    <message>
        <source>remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Passed %1 · failed %2 · warnings %3 · remarks %4 · inconclusive %5 · not applicable %6</source>
        <translation>通过 %1 · 失败 %2 · 警告 %3 · 备注 %4 · 无法定论 %5 · 不适用 %6</translation>
    </message>
</context>
<context>
    <name>idemscope::ClaimCards</name>
    <message>
        <source>%1: %2</source>
        <comment>discipline and verdict</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>idemscope::Cleanup</name>
    <message>
        <source>The contract of run %1 names no clean-up request</source>
        <translation>运行 %1 的契约没有清理请求</translation>
    </message>
    <message>
        <source>Run %1 created nothing that has an identity; there is nothing to clean up</source>
        <translation>运行 %1 没有创建任何有标识的东西；没有可清理的</translation>
    </message>
    <message>
        <source>clean-up</source>
        <translation>清理</translation>
    </message>
</context>
<context>
    <name>idemscope::CleanupDialog</name>
    <message>
        <source>Clean up</source>
        <translation>清理</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n thing(s) that this run created?</source>
        <translation>
            <numerusform>删除此运行创建的 %n 个对象吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>For each one this is sent: %1</source>
        <translation>对每一个发送：%1</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>What this run created</source>
        <translation>此运行创建了什么</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>删除它们</translation>
    </message>
</context>
<context>
    <name>idemscope::Collection</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 holds a collection already; open it instead</source>
        <translation>%1 已包含一个集合；请直接打开它</translation>
    </message>
    <message>
        <source>“%1” is no path inside the collection; use names and “/”</source>
        <translation>“%1”不是集合内的路径；请使用名称和“/”</translation>
    </message>
    <message>
        <source>“%1” is no name for an environment: it becomes a file name</source>
        <translation>“%1”不能用作环境名称：它将成为文件名</translation>
    </message>
    <message>
        <source>A collection needs a name</source>
        <translation>集合需要名称</translation>
    </message>
    <message>
        <source>There is an environment “%1” already</source>
        <translation>已有环境“%1”</translation>
    </message>
    <message>
        <source>%1 cannot be renamed</source>
        <translation>无法重命名 %1</translation>
    </message>
    <message>
        <source>There is no environment “%1”</source>
        <translation>没有环境“%1”</translation>
    </message>
    <message>
        <source>%1 cannot be moved to the trash; remove it by hand</source>
        <translation>无法把 %1 移到回收站；请手动删除</translation>
    </message>
</context>
<context>
    <name>idemscope::CollectionCommand</name>
    <message>
        <source>No request of %1 holds a scenario: save one with a request first</source>
        <translation>%1 中没有任何请求包含场景：请先随请求保存一个场景</translation>
    </message>
    <message>
        <source>“%1” is none of run</source>
        <translation>“%1”不是 run</translation>
    </message>
    <message>
        <source>Fire every scenario that the requests of a collection hold, one after another</source>
        <translation>依次执行集合中各请求所含的全部场景</translation>
    </message>
    <message>
        <source>  0    every scenario: exactly once
  1    one was duplicated, lost or unexpected, or has an unmet expectation
  2    wrong usage, a file that cannot be read, no scenario, or not allowed; nothing was sent
  3    one is in doubt or inconclusive, also when a target could not be reached
  130  interrupted; what was fired is recorded
With --report, each run writes a file of its own: FILE gets its number.</source>
        <translation>  0    每个场景：恰好一次
  1    有场景重复、丢失或出现意外效果，或有未满足的期望
  2    用法错误、有文件无法读取、没有场景，或未获允许；未发送任何内容
  3    有场景存疑或无定论，包括无法连接目标
  130  被中断；已发出的都有记录
使用 --report 时，每个运行各写一个文件：FILE 会加上其编号。</translation>
    </message>
</context>
<context>
    <name>idemscope::CollectionFiles</name>
    <message>
        <source>%1 cannot be changed: is its folder read-only?</source>
        <translation>无法更改 %1：其文件夹是否只读？</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 已不存在</translation>
    </message>
    <message>
        <source>There is “%1” already; choose another name or place</source>
        <translation>“%1”已存在；请选择其他名称或位置</translation>
    </message>
    <message>
        <source>“%1” is no name for a file on every system: leave out %2, and dots and spaces at the ends</source>
        <translation>“%1”并非在所有系统上都可用作文件名：请去掉 %2 以及首尾的点和空格</translation>
    </message>
    <message>
        <source>“%1” at the top of a collection is where environments are kept; choose another name</source>
        <translation>集合顶层的“%1”用于存放环境；请选择其他名称</translation>
    </message>
    <message>
        <source>“%1” cannot be moved into itself</source>
        <translation>不能把“%1”移动到其自身之内</translation>
    </message>
    <message>
        <source>“%1” cannot be copied into itself</source>
        <translation>不能把“%1”复制到其自身之内</translation>
    </message>
    <message>
        <source>%1 cannot be moved to the trash; remove it by hand</source>
        <translation>无法把 %1 移到回收站；请手动删除</translation>
    </message>
    <message>
        <source>“%1” is not in the trash any more</source>
        <translation>“%1”已不在回收站中</translation>
    </message>
</context>
<context>
    <name>idemscope::CollectionTree</name>
    <message>
        <source>Collections</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>新建请求</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Close collection</source>
        <translation>关闭集合</translation>
    </message>
    <message>
        <source>“%1” is in the trash. Undo (Ctrl+Z) in the tree brings it back.</source>
        <translation>“%1”已移到回收站。在树中撤销（Ctrl+Z）即可恢复。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>已重做：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::Command</name>
    <message>
        <source>&amp;New request</source>
        <translation>新建请求(&amp;N)</translation>
    </message>
    <message>
        <source>New &amp;collection…</source>
        <translation>新建集合(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Open collection…</source>
        <translation>打开集合(&amp;O)…</translation>
    </message>
    <message>
        <source>C&amp;lose collection</source>
        <translation>关闭集合(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Close &amp;tab</source>
        <translation>关闭标签页(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Reopen closed tab</source>
        <translation>重新打开已关闭的标签页(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Format body</source>
        <translation>格式化请求体(&amp;F)</translation>
    </message>
    <message>
        <source>Edit &amp;variables…</source>
        <translation>编辑变量(&amp;V)…</translation>
    </message>
    <message>
        <source>Search or run a &amp;command…</source>
        <translation>搜索或运行命令(&amp;C)…</translation>
    </message>
    <message>
        <source>Go to the &amp;URL</source>
        <translation>转到 URL(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Filter the sidebar</source>
        <translation>筛选侧边栏(&amp;F)</translation>
    </message>
    <message>
        <source>Show or hide the &amp;sidebar</source>
        <translation>显示或隐藏侧边栏(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation>下一个标签页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>上一个标签页(&amp;P)</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>起始页(&amp;G)</translation>
    </message>
    <message>
        <source>Theme of the s&amp;ystem</source>
        <translation>跟随系统主题(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>浅色主题(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>深色主题(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>发送(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Check contract</source>
        <translation>检查契约(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Run burst</source>
        <translation>发起突发(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Start or stop the sand&amp;box</source>
        <translation>启动或停止沙箱(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;About Idemscope</source>
        <translation>关于 Idemscope(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Re&amp;quest</source>
        <translation>请求(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>P&amp;rofiles</source>
        <translation>规范(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Audit…</source>
        <translation>审计(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;concile what is in doubt…</source>
        <translation>对账存疑的内容(&amp;C)…</translation>
    </message>
    <message>
        <source>E&amp;xport report…</source>
        <translation>导出报告(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Import from the clip&amp;board…</source>
        <translation>从剪贴板导入(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Sc&amp;heduled replays</source>
        <translation>计划的重放(&amp;H)</translation>
    </message>
    <message>
        <source>Sand&amp;box</source>
        <translation>沙箱(&amp;B)</translation>
    </message>
    <message>
        <source>Copy as c&amp;URL</source>
        <translation>复制为 cURL(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Delivery…</source>
        <translation>投递(&amp;D)…</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>设置(&amp;E)</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>日志(&amp;O)</translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>放大文字(&amp;X)</translation>
    </message>
    <message>
        <source>Smaller &amp;text</source>
        <translation>缩小文字(&amp;T)</translation>
    </message>
    <message>
        <source>Usual text si&amp;ze</source>
        <translation>恢复文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Help: what the words mean</source>
        <translation>帮助：术语的含义(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Take the tour</source>
        <translation>开始导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>idemscope::CommandKeys</name>
    <message>
        <source>Press the keys that the command is to have.</source>
        <translation>请按下要给此命令的按键。</translation>
    </message>
    <message>
        <source>%1 alone is typed into texts: hold Ctrl or Alt with it, or take a function key.</source>
        <translation>单独按 %1 会输入到文本中：请同时按住 Ctrl 或 Alt，或使用功能键。</translation>
    </message>
    <message>
        <source>%1 opens the menu %2.</source>
        <translation>%1 用于打开菜单“%2”。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Give that command other keys first.</source>
        <translation>%1 属于“%2”。请先给那个命令换别的按键。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its keys</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>idemscope::CommandLine</name>
    <message>
        <source>Idemscope finds out whether a retried request happens exactly once.</source>
        <translation>Idemscope 检验重试的请求是否恰好生效一次。</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>“idemscope COMMAND --help” tells more.</source>
        <translation>详情请见“idemscope 命令 --help”。</translation>
    </message>
    <message>
        <source>“idemscope %1 --help” lists what it takes.</source>
        <translation>可用“idemscope %1 --help”列出其接受的参数。</translation>
    </message>
    <message>
        <source>idemscope: “%1” is no command. “idemscope --help” lists them.</source>
        <translation>idemscope: “%1”不是命令。可用“idemscope --help”列出所有命令。</translation>
    </message>
    <message>
        <source>  0    passed
  1    duplicated, lost or unexpected, or an unmet --expect
  2    wrong usage, unreadable input, or not allowed; nothing was sent
  3    in doubt or inconclusive, or no answer came
  70   internal error
  130  interrupted; what was fired is recorded</source>
        <translation>  0    通过
  1    重复、丢失或意外，或 --expect 未满足
  2    用法错误、输入不可读或不被允许；没有发送任何内容
  3    存疑或无法定论，或没有答复
  70   内部错误
  130  被中断；已发射的有记录</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>退出码：</translation>
    </message>
    <message>
        <source>Without a command it opens the window, with --run at a stored run, with a file or folder at that request or collection.</source>
        <translation>不带命令时打开窗口；带 --run 时显示所存的运行，带文件或文件夹时打开该请求或集合。</translation>
    </message>
</context>
<context>
    <name>idemscope::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>搜索或运行命令</translation>
    </message>
    <message>
        <source>No command and no request matches “%1”</source>
        <translation>没有命令和请求与“%1”匹配</translation>
    </message>
</context>
<context>
    <name>idemscope::ComparePage</name>
    <message>
        <source>Export report…</source>
        <translation>导出报告…</translation>
    </message>
    <message>
        <source>Figures side by side</source>
        <translation>并列的数据</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Runs %1</source>
        <translation>运行 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::ComparisonChart</name>
    <message>
        <source>Latency, run against run</source>
        <translation>延迟，各运行对比</translation>
    </message>
    <message>
        <source>share of answers that had come by a time</source>
        <translation>到某一时刻已收到的响应所占比例</translation>
    </message>
    <message>
        <source>None of these runs has answers with a service time.</source>
        <translation>这些运行都没有带服务时间的响应。</translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>运行 %1：%2</translation>
    </message>
    <message>
        <source>Run %1: half of the answers within %2, 99 % within %3.</source>
        <translation>运行 %1：一半的响应在 %2 之内，99 % 在 %3 之内。</translation>
    </message>
    <message>
        <source>Share of answers</source>
        <translation>响应比例</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>运行 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::Console</name>
    <message>
        <source>idemscope: %1</source>
        <translation>idemscope: %1</translation>
    </message>
    <message>
        <source>The output could not be written: %1</source>
        <translation>无法写入输出：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::ContinuedPlay</name>
    <message>
        <source>The probe %1 counts over the whole run: it cannot tell earlier effects of a key from new ones.</source>
        <translation>探针 %1 对整个运行计数：它不能区分一个键以前的效果和新的效果。</translation>
    </message>
    <message>
        <source>Already the first request had more than one effect.</source>
        <translation>第一个请求就已经有不止一个效果。</translation>
    </message>
    <message>
        <source>The first request was acknowledged, but it had no effect.</source>
        <translation>第一个请求已被确认，但没有效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::ContractEditor</name>
    <message>
        <source>a header</source>
        <translation>标头</translation>
    </message>
    <message>
        <source>a query parameter</source>
        <translation>查询参数</translation>
    </message>
    <message>
        <source>the JSON body</source>
        <translation>JSON 请求体</translation>
    </message>
    <message>
        <source>a form field</source>
        <translation>表单字段</translation>
    </message>
    <message>
        <source>the path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>only where {{key}} stands</source>
        <translation>仅 {{key}} 所在之处</translation>
    </message>
    <message>
        <source>random UUID (version 4)</source>
        <translation>随机 UUID（版本 4）</translation>
    </message>
    <message>
        <source>UUID by time (version 7)</source>
        <translation>基于时间的 UUID（版本 7）</translation>
    </message>
    <message>
        <source>from a template</source>
        <translation>由模板生成</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <translation>幂等键</translation>
    </message>
    <message>
        <source>Goes into</source>
        <translation>放入</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>&quot;…&quot;, as RFC 9651 writes a String</source>
        <translation>&quot;…&quot;，即 RFC 9651 中 String 的写法</translation>
    </message>
    <message>
        <source>Made as</source>
        <translation>生成方式</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>May hold {{uuid}}, {{operation}}, {{round}} and other variables</source>
        <translation>可包含 {{uuid}}、{{operation}}、{{round}} 和其他变量</translation>
    </message>
    <message>
        <source>In quotes, as a structured field</source>
        <translation>加引号，作为结构化字段</translation>
    </message>
    <message>
        <source>Reading the answers</source>
        <translation>解读响应</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>JSONPath to what names the effect in an acknowledged body</source>
        <translation>指向已确认响应正文中效果标识的 JSONPath</translation>
    </message>
    <message>
        <source>Acknowledged when</source>
        <translation>视为已确认的条件</translation>
    </message>
    <message>
        <source>One alternative a line: status:201+jsonpath:$.id. Empty: any 2xx</source>
        <translation>每行一个备选条件：status:201+jsonpath:$.id。留空：任意 2xx</translation>
    </message>
    <message>
        <source>Conflict when</source>
        <translation>视为冲突的条件</translation>
    </message>
    <message>
        <source>Empty: 409, 423 and 425</source>
        <translation>留空：409、423 和 425</translation>
    </message>
    <message>
        <source>Replay when</source>
        <translation>视为重放的条件</translation>
    </message>
    <message>
        <source>header:NAME=VALUE, status:CODE or body-equal. Empty: the usual marker headers</source>
        <translation>header:NAME=VALUE、status:CODE 或 body-equal。留空：常用的标记标头</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>What is right for this family of APIs</source>
        <translation>这一类 API 的正确行为</translation>
    </message>
    <message>
        <source>Counting effects</source>
        <translation>统计效果</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>A probe that names {{key}} or {{operation}} counts per operation and proves; any other counts per run</source>
        <translation>含有 {{key}} 或 {{operation}} 的探针按操作计数，可作为证实；其他探针按运行计数</translation>
    </message>
    <message>
        <source>Quiet for</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>A reading counts when it is unchanged for this long</source>
        <translation>读数在此时长内保持不变才算有效</translation>
    </message>
    <message>
        <source>Wait at most</source>
        <translation>最长等待</translation>
    </message>
    <message>
        <source>Another payload</source>
        <translation>另一载荷</translation>
    </message>
    <message>
        <source>JSON Patch</source>
        <translation>JSON Patch</translation>
    </message>
    <message>
        <source>Empty: the first number of the body plus one</source>
        <translation>留空：请求体中的第一个数字加一</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>10 s, more for a slow target</source>
        <translation>10 s，目标较慢时更长</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>Cleaning up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Removes what {{identity}} names; it is sent only when you ask for it</source>
        <translation>删除 {{identity}} 所指的对象；只有在您要求时才发送</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>标头</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>URL of the clean-up request</source>
        <translation>清理请求的 URL</translation>
    </message>
</context>
<context>
    <name>idemscope::ContractPlaces</name>
    <message>
        <source>the identity</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>the refusal with a pointer in the profile %1</source>
        <translation>规范 %1 中带指针的拒绝</translation>
    </message>
</context>
<context>
    <name>idemscope::ContractReading</name>
    <message>
        <source>The JSONPath %1 of %2 cannot be read: %3</source>
        <translation>无法解析 JSONPath %1（%2）：%3</translation>
    </message>
    <message>
        <source>a condition of the contract</source>
        <translation>契约的条件</translation>
    </message>
</context>
<context>
    <name>idemscope::ContractText</name>
    <message>
        <source>“%1” is not a status: write 201, 200-299 or 2xx</source>
        <translation>“%1”不是状态码：请写 201、200-299 或 2xx</translation>
    </message>
    <message>
        <source>“%1” is not a condition: write status:LIST, jsonpath:EXPR or status:LIST+jsonpath:EXPR</source>
        <translation>“%1”不是条件：请写 status:LIST、jsonpath:EXPR 或 status:LIST+jsonpath:EXPR</translation>
    </message>
    <message>
        <source>A JSONPath is missing after “jsonpath:”</source>
        <translation>“jsonpath:”之后缺少 JSONPath</translation>
    </message>
    <message>
        <source>“%1” is not one status: write status:208</source>
        <translation>“%1”不是单个状态码：请写 status:208</translation>
    </message>
    <message>
        <source>“%1” is not a replay rule: write header:NAME, header:NAME=VALUE, status:CODE or body-equal</source>
        <translation>“%1”不是重放规则：请写 header:NAME、header:NAME=VALUE、status:CODE 或 body-equal</translation>
    </message>
    <message>
        <source>“%1” is no provocation. Known ones: %2</source>
        <translation>“%1”不是诱发。已知的有：%2</translation>
    </message>
    <message>
        <source>“%1”: write %2=JSON-PATCH, %2=header:&apos;Name: value&apos; or %2=sink:ANSWER</source>
        <translation>“%1”：请写成 %2=JSON-PATCH、%2=header:&apos;Name: value&apos; 或 %2=sink:ANSWER</translation>
    </message>
</context>
<context>
    <name>idemscope::CreatedCommands</name>
    <message>
        <source>status %1</source>
        <translation>状态 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>已删除 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not removed: %2</source>
        <translation>%1 没有被删除：%2</translation>
    </message>
    <message>
        <source>%1  operation %2, attempt %3, key %4</source>
        <translation>%1  操作 %2，尝试 %3，键 %4</translation>
    </message>
</context>
<context>
    <name>idemscope::Curl</name>
    <message>
        <source>The file %1 was not read: files are read only where you allow it</source>
        <translation>没有读取文件 %1：只有经您允许才读取文件</translation>
    </message>
    <message>
        <source>this is PowerShell, not curl; choose “Copy as cURL (bash)” or “Copy as cURL (cmd)” in the browser</source>
        <translation>这是 PowerShell，不是 curl；请在浏览器中选择“复制为 cURL (bash)”或“复制为 cURL (cmd)”</translation>
    </message>
    <message>
        <source>“%1” is not curl; paste a command that starts with curl</source>
        <translation>“%1”不是 curl；请粘贴以 curl 开头的命令</translation>
    </message>
    <message>
        <source>“%1” is not curl and was left out; nothing was run</source>
        <translation>“%1”不是 curl，已略过；没有运行任何东西</translation>
    </message>
    <message>
        <source>too long for a list of curl commands; split it</source>
        <translation>作为 curl 命令列表太长；请拆分</translation>
    </message>
    <message>
        <source>there is no curl command in it</source>
        <translation>其中没有 curl 命令</translation>
    </message>
    <message>
        <source>“%1” is no header and was left out: it has no “:”</source>
        <translation>“%1”不是请求头，已略过：其中没有“:”</translation>
    </message>
    <message>
        <source>The cookies of the file %1 were not read</source>
        <translation>没有读取文件 %1 中的 Cookie</translation>
    </message>
    <message>
        <source>The option %1 needs a value and has none; it was left out</source>
        <translation>选项 %1 需要一个值但没有；已略过</translation>
    </message>
    <message>
        <source>The option %1 is not known and was left out</source>
        <translation>未知的选项 %1，已略过</translation>
    </message>
    <message>
        <source>The option --%1 cannot be followed and was left out</source>
        <translation>选项 --%1 无法照办，已略过</translation>
    </message>
    <message>
        <source>This curl command has no URL and was left out</source>
        <translation>这条 curl 命令没有 URL，已略过</translation>
    </message>
    <message>
        <source>This is no HTTP address and was left out</source>
        <translation>这不是 HTTP 地址，已略过</translation>
    </message>
    <message>
        <source>The URL stands for more than %1 URLs; only the first ones were taken</source>
        <translation>该 URL 代表超过 %1 个 URL；只取了前面的</translation>
    </message>
    <message>
        <source>The body looks like JSON, but curl sends it as a form: add “Content-Type: application/json” if that was meant</source>
        <translation>正文看起来是 JSON，但 curl 会作为表单发送：如果本意是 JSON，请加上“Content-Type: application/json”</translation>
    </message>
    <message>
        <source>The authentication “%1” is kept with the request, without its password, and not sent</source>
        <translation>认证方式“%1”随请求保存（不含密码），但不会发送</translation>
    </message>
</context>
<context>
    <name>idemscope::CutShort</name>
    <message>
        <source>Inconclusive: the run was cut short before any outcome was recorded</source>
        <translation>无法定论：运行在记录任何结果之前被中断</translation>
    </message>
    <message>
        <source>One operation may have been sent, but its outcome was not recorded: reconcile the run.</source>
        <translation>一个操作可能已发送，但其结果未被记录：请对该运行进行对账。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations may have been sent, but their outcome was not recorded: reconcile the run.</source>
        <translation>
            <numerusform>%Ln 个操作可能已发送，但其结果未被记录：请对该运行进行对账。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run was cut short: attempts, wire sends and effects are what was recorded until then, there may have been more.</source>
        <translation>运行被中断：尝试、线上发送与效果只是到那时为止的记录，实际可能更多。</translation>
    </message>
</context>
<context>
    <name>idemscope::DataRows</name>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行第 %3 列：%4</translation>
    </message>
    <message>
        <source>%1 has more than %2 data rows: divide the file</source>
        <translation>%1 的数据行超过 %2 行：请拆分文件</translation>
    </message>
    <message>
        <source>%1 values, but the header line names %2 columns</source>
        <translation>有 %1 个值，但标题行有 %2 列</translation>
    </message>
    <message>
        <source>a column has no name in the header line</source>
        <translation>标题行中有一列没有名称</translation>
    </message>
    <message>
        <source>the column “%1” is named twice</source>
        <translation>列“%1”出现了两次</translation>
    </message>
    <message>
        <source>a value goes on behind its closing quotation mark</source>
        <translation>结束引号之后还有内容</translation>
    </message>
    <message>
        <source>the quotation mark that begins here is never closed</source>
        <translation>从这里开始的引号没有结束</translation>
    </message>
    <message>
        <source>a row must be an object</source>
        <translation>每一行必须是一个对象</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>an array of objects is expected</source>
        <translation>应为对象的数组</translation>
    </message>
    <message>
        <source>this row has no “%1”, which the first one has</source>
        <translation>这一行没有“%1”，而第一行有</translation>
    </message>
    <message>
        <source>%1 is no UTF-8 text: save it as UTF-8 and try again</source>
        <translation>%1 不是 UTF-8 文本：请以 UTF-8 保存后重试</translation>
    </message>
    <message>
        <source>%1 holds no data rows</source>
        <translation>%1 中没有数据行</translation>
    </message>
</context>
<context>
    <name>idemscope::DefectList</name>
    <message>
        <source>Fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>问题所在</translation>
    </message>
    <message>
        <source>Turns red</source>
        <translation>使之变红</translation>
    </message>
    <message>
        <source>Builds on</source>
        <translation>基于</translation>
    </message>
    <message>
        <source>Faults of the sandbox</source>
        <translation>沙箱的故障</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Delivery</name>
    <message>
        <source>The probe %1 reads all messages together: a lost one and a duplicate would hide each other.</source>
        <translation>探针 %1 把所有消息一起读取：一个丢失和一个重复会互相掩盖。</translation>
    </message>
    <message numerus="yes">
        <source>%1 messages had %Ln duplicate effects.</source>
        <translation>
            <numerusform>%1 条消息有 %Ln 个重复效果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 messages that were repeated until acknowledged, %Ln had no effect.</source>
        <translation>
            <numerusform>在重复发送直到确认的 %1 条消息中，有 %Ln 条没有效果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeated for %1 s, some messages never were acknowledged.</source>
        <translation>重复了 %1 s，有些消息始终没有被确认。</translation>
    </message>
    <message numerus="yes">
        <source>%1 messages, each sent once: none had two effects, %Ln were lost, which this claim allows.</source>
        <translation>
            <numerusform>%1 条消息，每条发送一次：没有一条有两个效果，丢失了 %Ln 条，这一语义允许丢失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages, repeated until acknowledged: none was lost, %Ln effects were duplicates, which this claim allows.</source>
        <translation>
            <numerusform>%1 条消息，重复直到确认：没有丢失，有 %Ln 个效果是重复的，这一语义允许重复。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 messages, repeated until acknowledged with their ids: each had one effect.</source>
        <translation>%1 条消息，带着 id 重复直到确认：每条都有一个效果。</translation>
    </message>
    <message>
        <source>Does a message that is sent once have one effect at the most?</source>
        <translation>只发送一次的消息是否最多有一个效果？</translation>
    </message>
    <message>
        <source>Does a message that is repeated until acknowledged have an effect?</source>
        <translation>重复直到确认的消息是否有效果？</translation>
    </message>
    <message>
        <source>Does a message that is repeated with its id have exactly one effect?</source>
        <translation>带着 id 重复的消息是否恰好有一个效果？</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryChart</name>
    <message>
        <source>What became of the messages</source>
        <translation>消息的结局</translation>
    </message>
    <message>
        <source>share of each cell&apos;s messages, by counted effects</source>
        <translation>各格消息的占比，按计数的效果</translation>
    </message>
    <message>
        <source>Nothing was counted: the contract names no probe that counts effects, or the delivery ended before.</source>
        <translation>没有计数：契约没有给出统计效果的探针，或者投递提前结束。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>discipline and fault</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>exactly once</source>
        <translation>恰好一次</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>duplicated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>%1
%2 of %3 messages exactly once, %4 lost, %5 duplicated</source>
        <translation>%1
%3 条消息中 %2 条恰好一次，%4 条丢失，%5 条重复</translation>
    </message>
    <message>
        <source>Of %1 messages in %2 cells, %3 had one effect, %4 were lost, %5 were duplicated</source>
        <translation>%2 格共 %1 条消息：%3 条有一个效果，%4 条丢失，%5 条重复</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Exactly once</source>
        <translation>恰好一次</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>A cell stands here as soon as its effects are counted.</source>
        <translation>每格的效果一经统计就会显示在这里。</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryCommand</name>
    <message>
        <source>one of %1 (all three); repeatable</source>
        <translation>%1 之一（默认三种）；可重复</translation>
    </message>
    <message>
        <source>messages in each cell of the matrix (200)</source>
        <translation>矩阵每格的消息数（200）</translation>
    </message>
    <message>
        <source>percent of the messages that are lost on their way</source>
        <translation>途中丢失的消息百分比</translation>
    </message>
    <message>
        <source>percent of the messages whose acknowledgement is lost</source>
        <translation>确认丢失的消息百分比</translation>
    </message>
    <message>
        <source>percent of the messages that the channel delivers twice</source>
        <translation>被信道投递两次的消息百分比</translation>
    </message>
    <message>
        <source>percent of the messages that others overtake; without any of these four each 10, else 0 for those that are not given</source>
        <translation>被其他消息超越的消息百分比；这四项都未给出时各为 10，否则未给出的为 0</translation>
    </message>
    <message>
        <source>fixes which messages the channel strikes</source>
        <translation>固定信道影响哪些消息</translation>
    </message>
    <message>
        <source>one of %1 expected</source>
        <translation>应为 %1 之一</translation>
    </message>
    <message>
        <source>%1 of %2 cells, %3 of about %4 attempts</source>
        <translation>%2 格中的 %1 格，约 %4 次尝试中的 %3 次</translation>
    </message>
    <message>
        <source>· %1 s left</source>
        <translation>· 剩余 %1 秒</translation>
    </message>
    <message>
        <source>Push messages to a consumer through a channel with faults and count what became of them under at most once, at least once and exactly once</source>
        <translation>经有故障的信道向消费者推送消息，并统计它们在至多一次、至少一次和恰好一次下的结局</translation>
    </message>
    <message>
        <source>  0    the counts bear out the claim of every discipline
  1    a claim is refuted
  2    wrong usage, unreadable input, or not allowed; nothing was sent
  3    a claim is undecided, or the target was not reached
  130  interrupted; what was fired is recorded</source>
        <translation>  0    计数证实了每种约定的主张
  1    有主张被推翻
  2    用法错误、输入不可读或不允许；什么都没有发送
  3    有主张未定，或者无法到达目标
  130  已中断；已发送的都有记录</translation>
    </message>
    <message>
        <source>The delivery was cut short. “idemscope history show %1” shows the cells that were counted.</source>
        <translation>投递被中断。“idemscope history show %1”显示已计数的单元格。</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryDriver</name>
    <message>
        <source>The consumer refuses messages without an id, so the messages of “at least once” bear one too.</source>
        <translation>消费者拒绝没有标识的消息，因此“至少一次”的消息也带有标识。</translation>
    </message>
    <message>
        <source>The first message was answered %1, which is no acknowledgement under this contract: nothing can be judged.</source>
        <translation>第一条消息的应答是 %1，按此契约不算确认：无法判断。</translation>
    </message>
    <message>
        <source>The target gave no answer: %1. Nothing else was sent.</source>
        <translation>目标没有应答：%1。没有再发送任何内容。</translation>
    </message>
    <message>
        <source>It could not be carried out: %1</source>
        <translation>无法执行：%1</translation>
    </message>
    <message>
        <source>The delivery was stopped before these messages were sent.</source>
        <translation>投递在发送这些消息之前已停止。</translation>
    </message>
    <message>
        <source>What became of these messages was not counted.</source>
        <translation>这些消息的结果没有计数。</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryHeadline</name>
    <message>
        <source>Deliver again…</source>
        <translation>再次投递…</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>导出报告…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the delivery within a second; what was fired is kept and judged</source>
        <translation>一秒内结束投递；已发送的保留并判断</translation>
    </message>
    <message>
        <source>Progress of the delivery</source>
        <translation>投递进度</translation>
    </message>
    <message>
        <source>%1 at %2, %3 messages in each cell, %4 attempts in %5, seed %6</source>
        <translation>%2 的 %1，每格 %3 条消息，%5 内 %4 次尝试，种子 %6</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Delivering</source>
        <translation>正在投递</translation>
    </message>
    <message>
        <source>%1 of %2 cells, %3 of about %4 attempts</source>
        <translation>%2 格中的 %1 格，约 %4 次尝试中的 %3 次</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1，约剩 %2</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryJob</name>
    <message>
        <source>Exactly once is left out: the messages bear no id that the consumer could deduplicate on.</source>
        <translation>略去恰好一次：消息没有可供消费者去重的标识。</translation>
    </message>
    <message>
        <source>Exactly once needs an id that the consumer deduplicates on: say where the key goes (--key-in ¦ Contract, Key).</source>
        <translation>恰好一次需要消费者用来去重的标识：请说明键放在哪里（--key-in ¦ 契约，键）。</translation>
    </message>
    <message numerus="yes">
        <source>Set-up and tear-down send %n request(s) as well.</source>
        <translation>
            <numerusform>准备与清理另外发送 %n 个请求。</numerusform>
        </translation>
    </message>
    <message>
        <source>The delivery may send %1 attempts to %2; at most %3 are sent to another machine unless you raise the limit (--max-attempts ¦ Settings, Attempts). Fewer messages or one discipline send less. Nothing was sent.</source>
        <translation>投递可能向 %2 发送 %1 次尝试；除非提高上限（--max-attempts ¦ “设置”→“尝试”），向其他机器至多发送 %3 次。减少消息或只用一种约定会少发一些。什么都没有发送。</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryJudge</name>
    <message>
        <source>The probe %1 moved by itself: somebody else writes.</source>
        <translation>探针 %1 自行变化：有其他人在写入。</translation>
    </message>
    <message>
        <source>The probe %1 could not be read: %2</source>
        <translation>无法读取探针 %1：%2</translation>
    </message>
    <message>
        <source>The probe %1 moved for no acknowledged message: it does not count their effects.</source>
        <translation>探针 %1 没有因任何已确认的消息而变化：它不统计这些效果。</translation>
    </message>
    <message>
        <source>The delivery was stopped before these messages were counted.</source>
        <translation>投递在统计这些消息之前已停止。</translation>
    </message>
    <message>
        <source>No probe counts effects, and an answer alone proves none.</source>
        <translation>没有探针统计效果，仅凭应答什么都证明不了。</translation>
    </message>
    <message>
        <source>The effects of some messages could not be read.</source>
        <translation>无法读取部分消息的效果。</translation>
    </message>
    <message>
        <source>Identities show duplicates, but never that there are none.</source>
        <translation>标识能显示重复，却不能证明没有重复。</translation>
    </message>
    <message>
        <source>The probe reads all messages together: a lost one and a duplicate would hide each other.</source>
        <translation>探针把所有消息合在一起读取：一条丢失和一条重复会互相掩盖。</translation>
    </message>
    <message numerus="yes">
        <source>%1 messages had %Ln effect(s) too many.</source>
        <translation>
            <numerusform>%1 条消息多出 %Ln 个效果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 messages, %Ln had no effect.</source>
        <translation>
            <numerusform>%1 条消息中 %Ln 条没有效果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) never were acknowledged: their sender gave up.</source>
        <translation>
            <numerusform>%Ln 条消息始终未被确认：发送方放弃了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 messages none had two effects; %Ln had none, which this claim allows.</source>
        <translation>
            <numerusform>%1 条消息中没有一条有两个效果；%Ln 条没有效果，此主张允许。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 messages none was lost; %Ln effect(s) were duplicates, which this claim allows.</source>
        <translation>
            <numerusform>%1 条消息没有一条丢失；%Ln 个效果是重复的，此主张允许。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of %1 messages had exactly one effect.</source>
        <translation>%1 条消息每条都恰好有一个效果。</translation>
    </message>
    <message numerus="yes">
        <source>Messages were lost though the sender repeated them: of %1 messages %Ln had no effect.</source>
        <translation>
            <numerusform>尽管发送方重复发送，仍有消息丢失：%1 条消息中 %Ln 条没有效果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sender sent each message once, but the channel delivered some twice and the consumer handled them again: %Ln effect(s) too many.</source>
        <translation>
            <numerusform>发送方每条消息只发一次，但信道把一些投递了两次，消费者又处理了一遍：多出 %Ln 个效果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Messages were handled more than once: of %1 messages came %Ln effect(s) too many. The consumer does not deduplicate on the id, or not always.</source>
        <translation>
            <numerusform>消息被处理了不止一次：%1 条消息多出 %Ln 个效果。消费者没有按标识去重，或者不总是去重。</numerusform>
        </translation>
    </message>
    <message>
        <source>No message was sent under it.</source>
        <translation>没有按此约定发送消息。</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryLook</name>
    <message>
        <source>%1
not counted</source>
        <translation>%1
未计数</translation>
    </message>
    <message>
        <source>%1
%2 exactly once
%3 lost
%4 duplicated</source>
        <comment>a cell: verdict, then its numbers</comment>
        <translation>%1
恰好一次 %2
丢失 %3
重复 %4</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>discipline, fault, verdict</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1 messages, %2 attempts, %3 acknowledged</source>
        <translation>%1 条消息，%2 次尝试，%3 条已确认</translation>
    </message>
    <message>
        <source>%1 exactly once, %2 lost, %3 duplicated (%4 effects too many)</source>
        <translation>恰好一次 %1，丢失 %2，重复 %3（多出 %4 个效果）</translation>
    </message>
    <message>
        <source>The messages bore no id that the consumer could deduplicate on.</source>
        <translation>消息没有可供消费者去重的标识。</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryMatrix</name>
    <message>
        <source>What became of the messages, by discipline and fault</source>
        <translation>消息的结局，按约定和故障</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>%1
Double-click or Enter opens its run.</source>
        <translation>%1
双击或按回车打开其运行。</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryOutput</name>
    <message>
        <source>fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>exactly once</source>
        <translation>恰好一次</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>duplicated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>%1 at %2: %3 messages in each of %4 cells, %5 attempts, %6 s (run %7)</source>
        <translation>%2 的 %1：%4 格各 %3 条消息，%5 次尝试，%6 秒（运行 %7）</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryPage</name>
    <message>
        <source>Delivery %1</source>
        <translation>投递 %1</translation>
    </message>
    <message>
        <source>Delivery: %1</source>
        <translation>投递：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryPlan</name>
    <message>
        <source>%1 takes a percentage from 0 to 100, not %2.</source>
        <translation>%1 取 0 到 100 的百分比，而不是 %2。</translation>
    </message>
    <message>
        <source>A delivery needs at least one discipline (--discipline ¦ Disciplines).</source>
        <translation>投递至少需要一种约定（--discipline ¦ 约定）。</translation>
    </message>
    <message>
        <source>A delivery sends 1 to %1 messages in each cell, not %2 (--messages ¦ Messages).</source>
        <translation>投递每格发送 1 到 %1 条消息，而不是 %2 条（--messages ¦ 消息）。</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryReport</name>
    <message>
        <source>This delivery came to no result</source>
        <translation>此次投递没有结果</translation>
    </message>
    <message numerus="yes">
        <source>Refuted: %n of %1 claim(s) did not hold</source>
        <translation>
            <numerusform>推翻：%1 个主张中 %n 个不成立</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undecided: of %n of %1 claim(s) nothing can be said</source>
        <translation>
            <numerusform>未定：%1 个主张中 %n 个无法判断</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supported: %n claim(s) held under every fault</source>
        <translation>
            <numerusform>证实：%n 个主张在每种故障下都成立</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryReportPage</name>
    <message>
        <source>%1: %2 %</source>
        <comment>fault and its share of the messages</comment>
        <translation>%1：%2 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name and what it means</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 messages in each of %2 cells, %3 attempts.</source>
        <translation>%2 格，每格 %1 条消息，共 %3 次尝试。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Target version</source>
        <translation>目标版本</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>信道</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Idemscope</source>
        <translation>Idemscope</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>检验的内容</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>主张</translation>
    </message>
    <message>
        <source>Discipline</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>主张</translation>
    </message>
    <message>
        <source>What the counts say</source>
        <translation>计数说明了什么</translation>
    </message>
    <message>
        <source>Discipline by fault</source>
        <translation>约定 × 故障</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>Exactly once</source>
        <translation>恰好一次</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Duplicated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>%1 under “%2”:</source>
        <comment>a discipline and a fault</comment>
        <translation>%1，故障“%2”：</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliverySession</name>
    <message>
        <source>It is still under way in another window or on the command line.</source>
        <translation>它仍在另一个窗口或命令行中进行。</translation>
    </message>
    <message>
        <source>Run %1 is no delivery.</source>
        <translation>运行 %1 不是投递。</translation>
    </message>
    <message>
        <source>The environment “%1” is protected. The delivery sends up to %2 attempts to %3, each with a real effect. Type its name to go on.</source>
        <translation>环境“%1”受保护。投递将向 %3 发送至多 %2 次尝试，每次都有真实效果。输入其名称以继续。</translation>
    </message>
    <message>
        <source>The request carries a key that looks live. The delivery sends up to %1 attempts to %2. Type the name of the host to go on.</source>
        <translation>请求带有看似正式的密钥。投递将向 %2 发送至多 %1 次尝试。输入主机名以继续。</translation>
    </message>
    <message>
        <source>The delivery sends up to %1 attempts to %2. Each may have a real effect there. Go on?</source>
        <translation>投递将向 %2 发送至多 %1 次尝试。每次都可能在那里产生真实效果。继续吗？</translation>
    </message>
    <message>
        <source>It was cut short before its end: %1 of %2 cells were counted.</source>
        <translation>它在结束前被中断：%2 个单元格中已计数 %1 个。</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliverySetup</name>
    <message>
        <source>Sender</source>
        <translation>发送方</translation>
    </message>
    <message>
        <source>&amp;Messages in each cell</source>
        <translation>每格的消息数(&amp;M)</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>信道</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>投递</translation>
    </message>
    <message>
        <source>Pushes messages to a consumer as senders do, lets the channel lose, repeat and delay them, and counts what really happened: one cell for each discipline and each fault, and one for all faults together.</source>
        <translation>像发送方那样向消费者推送消息，让信道丢失、重复和延迟它们，并统计真正发生了什么：每种约定与每种故障一格，所有故障合在一起再一格。</translation>
    </message>
    <message>
        <source>Start delivery</source>
        <translation>开始投递</translation>
    </message>
    <message>
        <source>Tick at least one discipline.</source>
        <translation>请至少勾选一种约定。</translation>
    </message>
    <message numerus="yes">
        <source>%1 cells, about %n attempt(s) at %2.</source>
        <translation>
            <numerusform>%1 格，向 %2 约 %n 次尝试。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryText</name>
    <message>
        <source>At most once</source>
        <translation>至多一次</translation>
    </message>
    <message>
        <source>At least once</source>
        <translation>至少一次</translation>
    </message>
    <message>
        <source>Exactly once</source>
        <translation>恰好一次</translation>
    </message>
    <message>
        <source>No fault</source>
        <translation>无故障</translation>
    </message>
    <message>
        <source>Message lost</source>
        <translation>消息丢失</translation>
    </message>
    <message>
        <source>Acknowledgement lost</source>
        <translation>确认丢失</translation>
    </message>
    <message>
        <source>Delivered twice</source>
        <translation>投递两次</translation>
    </message>
    <message>
        <source>Overtaken</source>
        <translation>被超越</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>全部合起来</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>证实</translation>
    </message>
    <message>
        <source>Refuted</source>
        <translation>推翻</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Each message is sent once and never repeated. Nothing happens twice because of the sender, but what the channel loses stays lost.</source>
        <translation>每条消息只发送一次，从不重复。不会因发送方而发生两次，但信道丢失的就永远丢失了。</translation>
    </message>
    <message>
        <source>Each message is repeated until it is acknowledged. Nothing is lost, but when an acknowledgement is lost, the sender repeats what was done already.</source>
        <translation>每条消息重复发送直到被确认。什么都不会丢失，但确认丢失时，发送方会重复已经做过的事。</translation>
    </message>
    <message>
        <source>Each message is repeated until it is acknowledged and bears an id. No channel delivers exactly once; a consumer that deduplicates on the id makes the effect so.</source>
        <translation>每条消息带有标识，重复发送直到被确认。没有信道能恰好投递一次；按标识去重的消费者使效果恰好一次。</translation>
    </message>
    <message>
        <source>Nothing goes wrong on the way.</source>
        <translation>途中一切正常。</translation>
    </message>
    <message>
        <source>The connection ends before the message is sent.</source>
        <translation>连接在消息发出之前结束。</translation>
    </message>
    <message>
        <source>The message is sent in full, its answer never read.</source>
        <translation>消息完整发出，应答从未读取。</translation>
    </message>
    <message>
        <source>The channel delivers a message that arrived once more, later.</source>
        <translation>信道稍后把已到达的消息再投递一次。</translation>
    </message>
    <message>
        <source>Messages are held back, so that others overtake them.</source>
        <translation>消息被延后，让其他消息超越。</translation>
    </message>
    <message>
        <source>All of these at once.</source>
        <translation>以上同时发生。</translation>
    </message>
</context>
<context>
    <name>idemscope::DetailsPage</name>
    <message>
        <source>proved: a probe per operation</source>
        <translation>证实：按操作计数的探针</translation>
    </message>
    <message>
        <source>counted: a probe per run</source>
        <translation>计数：按运行计数的探针</translation>
    </message>
    <message>
        <source>inferred: the identity alone</source>
        <translation>推断：仅凭标识</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>p50 %1 · p90 %2 · p99 %3 · max %4</source>
        <translation>p50 %1 · p90 %2 · p99 %3 · 最大 %4</translation>
    </message>
    <message>
        <source>The details are there once the run has been judged.</source>
        <translation>运行得出结论后，此处将显示详情。</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Run log</source>
        <translation>运行日志</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>所属运行</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>观测值</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Unexpected</source>
        <translation>意外效果</translation>
    </message>
    <message>
        <source>Identities</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Duplicate-effect rate</source>
        <translation>重复效果率</translation>
    </message>
    <message>
        <source>observed %1, duplicates %2, lost %3, unexpected %4</source>
        <translation>观测值 %1，重复 %2，丢失 %3，意外效果 %4</translation>
    </message>
    <message>
        <source>Attempts and repeats</source>
        <translation>尝试与重复请求</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Wire sends</source>
        <translation>实际发送</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>responded %1 · unknown %2 · refused %3</source>
        <translation>已响应 %1 · 未知 %2 · 未送达 %3</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>acknowledged %1 · conflict %2 · rejected %3 · failed %4</source>
        <translation>已确认 %1 · 冲突 %2 · 已拒绝 %3 · 失败 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>HTTP status and how often</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复请求</translation>
    </message>
    <message>
        <source>Cache-hit ratio</source>
        <translation>缓存命中率</translation>
    </message>
    <message>
        <source>Conflict ratio</source>
        <translation>冲突率</translation>
    </message>
    <message>
        <source>Re-execution ratio</source>
        <translation>重新执行率</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>%1, unlearned %2</source>
        <translation>%1，未得知结果 %2</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>First executions</source>
        <translation>首次执行</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>校正后</translation>
    </message>
    <message>
        <source>Recovery time</source>
        <translation>恢复时间</translation>
    </message>
    <message>
        <source>p50 %1 · max %2</source>
        <translation>p50 %1 · 最大 %2</translation>
    </message>
    <message>
        <source>Release and rounds</source>
        <translation>释放与轮次</translation>
    </message>
    <message>
        <source>Release spread</source>
        <translation>释放离散</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>TCP segments</source>
        <translation>TCP 段</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>%1, counted %2, violated %3</source>
        <translation>%1，计入 %2，违例 %3</translation>
    </message>
    <message>
        <source>Violations, 95 % interval</source>
        <translation>违例率，95% 区间</translation>
    </message>
    <message>
        <source>Reconciles</source>
        <translation>对账对象</translation>
    </message>
    <message>
        <source>Reconciled by</source>
        <translation>对账者</translation>
    </message>
    <message>
        <source>Set-up and tear-down</source>
        <translation>准备与清理</translation>
    </message>
    <message>
        <source>Data rows</source>
        <translation>数据行</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s), taken in turn</source>
        <translation>
            <numerusform>%1：%n 行，依次取用</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>%1, eligible %2, replays of first executions %3</source>
        <translation>%1，合格 %2，重放首次执行的 %3</translation>
    </message>
    <message>
        <source>Their replays</source>
        <translation>其重放</translation>
    </message>
</context>
<context>
    <name>idemscope::DigestLogin</name>
    <message>
        <source>its answer holds no Digest challenge with MD5 or SHA-256 and qop auth</source>
        <translation>其应答中没有使用 MD5 或 SHA-256 且 qop 为 auth 的 Digest 质询</translation>
    </message>
</context>
<context>
    <name>idemscope::DistinctKeys</name>
    <message>
        <source>Does each key have an effect of its own?</source>
        <translation>每个键是否有自己的效果？</translation>
    </message>
    <message>
        <source>Of %1 different keys only %2 were acknowledged.</source>
        <translation>%1 个不同的键中只有 %2 个被确认。</translation>
    </message>
    <message>
        <source>Of %1 different keys with one payload only %2 were accepted, the others refused.</source>
        <translation>%1 个不同的键配同一个载荷，只有 %2 个被接受，其余被拒绝。</translation>
    </message>
    <message>
        <source>%1 different keys had %2 effects.</source>
        <translation>%1 个不同的键有 %2 个效果。</translation>
    </message>
    <message>
        <source>%1 different keys with one payload had only %2 effects: what was meant to happen again did not.</source>
        <translation>%1 个不同的键配同一个载荷，只有 %2 个效果：本应再次发生的没有发生。</translation>
    </message>
    <message>
        <source>%1 different keys with one payload had %1 effects.</source>
        <translation>%1 个不同的键配同一个载荷，有 %1 个效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::Documents</name>
    <message>
        <source>Open requests and runs</source>
        <translation>打开的请求和运行</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>新建请求</translation>
    </message>
    <message>
        <source>Close %1, which is not saved</source>
        <translation>关闭未保存的 %1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>idemscope::DraftFolder</name>
    <message>
        <source>Drafts cannot be kept: the folder %1 cannot be written</source>
        <translation>无法保存草稿：文件夹 %1 不可写</translation>
    </message>
</context>
<context>
    <name>idemscope::DraftSession</name>
    <message>
        <source>A draft of an earlier session cannot be read; it was put aside as %1 (%2)</source>
        <translation>先前会话的一份草稿无法读取；已另存为 %1（%2）</translation>
    </message>
</context>
<context>
    <name>idemscope::DynamicValue</name>
    <message>
        <source>{{%1}}: %2 does not take these arguments</source>
        <translation>{{%1}}：%2 不接受这些参数</translation>
    </message>
</context>
<context>
    <name>idemscope::EffectDoubt</name>
    <message>
        <source>The probe %1 was not read.</source>
        <translation>没有读取探针 %1。</translation>
    </message>
    <message>
        <source>The probe %1 could not be read: %2.</source>
        <translation>无法读取探针 %1：%2。</translation>
    </message>
    <message>
        <source>The probe %1 moved for nothing that was acknowledged: it counts something else, or the target keeps nothing.</source>
        <translation>对任何已确认的内容，探针 %1 都没有变化：它计的是别的东西，或者目标什么也不保留。</translation>
    </message>
    <message>
        <source>The check was stopped before the probe %1 had settled.</source>
        <translation>在探针 %1 稳定之前，检查被停止。</translation>
    </message>
    <message>
        <source>It was acknowledged by 202 only, and the probe %1 did not see its effect within %2 s.</source>
        <translation>只得到 202 的确认，而探针 %1 在 %2 s 内没有看到它的效果。</translation>
    </message>
    <message>
        <source>The probe %1 was not quiet: it moved by itself before.</source>
        <translation>探针 %1 不平静：它在之前就自行变化。</translation>
    </message>
    <message>
        <source>Only the probe %1, which reads the whole target, shows more: somebody else may have written.</source>
        <translation>只有读取整个目标的探针 %1 显示更多：可能是他人写入的。</translation>
    </message>
    <message>
        <source>The probe %1 never settled: it was not unchanged for %2 s within %3 s.</source>
        <translation>探针 %1 始终没有稳定：在 %3 s 内没有保持 %2 s 不变。</translation>
    </message>
    <message>
        <source>The answers name %1 identities, but the probe %2 counted %3.</source>
        <translation>答复中有 %1 个标识，而探针 %2 计了 %3 个。</translation>
    </message>
    <message>
        <source>Only the identities in the answers count the effects, and they cannot show what was not answered: name a probe.</source>
        <translation>只有答复中的标识在计效果，它们不能显示没有答复的部分：请给出探针。</translation>
    </message>
    <message>
        <source>Nothing counts the effects: name a probe, or at least an identity.</source>
        <translation>没有东西在计效果：请给出探针，或至少给出标识。</translation>
    </message>
</context>
<context>
    <name>idemscope::EffectsChart</name>
    <message>
        <source>Effects</source>
        <translation>效果</translation>
    </message>
    <message numerus="yes">
        <source>the %n operation(s) furthest from what was expected</source>
        <translation>
            <numerusform>与期望相差最大的 %n 个操作</numerusform>
        </translation>
    </message>
    <message>
        <source>counted per operation</source>
        <translation>按操作计数</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Operation %1: %2 observed, at most %3 expected</source>
        <translation>操作 %1：观测到 %2，期望至多 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1
the worst of %n operation(s); zoom in for the others</source>
        <translation>
            <numerusform>%1
%n 个操作中最差的一个；放大可查看其余操作</numerusform>
        </translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Expected at most</source>
        <translation>期望至多</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>观测值</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>expected effects</source>
        <translation>期望的效果</translation>
    </message>
    <message>
        <source>op %1</source>
        <translation>操作 %1</translation>
    </message>
    <message>
        <source>No effects were counted: the contract names neither an identity nor a probe, or the run ended before they were read.</source>
        <translation>没有计算效果：契约既没有标识也没有探针，或者运行在读取它们之前就结束了。</translation>
    </message>
    <message>
        <source>Effects are counted by the probes once every attempt has ended.</source>
        <translation>所有尝试结束后，探针才会统计效果。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>%Ln 个操作</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 over %2; %3 more than expected, in %4</source>
        <comment>effects, operations, a number, operations</comment>
        <translation>%1，共 %2；比预期多 %3，涉及 %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln effect(s) observed</source>
        <translation>
            <numerusform>观察到 %Ln 个效果</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::EffectsDrawing</name>
    <message>
        <source>Operation %1: %2 observed, at most %3 expected</source>
        <translation>操作 %1：观察到 %2，预期至多 %3</translation>
    </message>
    <message>
        <source>op %1</source>
        <translation>操作 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::Engine</name>
    <message>
        <source>The network engine cannot be set up: the system is short of memory or open files. Close other programs and try again.</source>
        <translation>无法初始化网络引擎：系统内存或可打开的文件数不足。请关闭其他程序后重试。</translation>
    </message>
</context>
<context>
    <name>idemscope::EnvironmentChip</name>
    <message>
        <source>Environment: none</source>
        <translation>环境：无</translation>
    </message>
    <message>
        <source>Environment: %1 (protected)</source>
        <translation>环境：%1（受保护）</translation>
    </message>
    <message>
        <source>Environment: %1</source>
        <translation>环境：%1</translation>
    </message>
    <message>
        <source>The variables that requests see</source>
        <translation>请求可用的变量</translation>
    </message>
    <message>
        <source>No environment</source>
        <translation>无环境</translation>
    </message>
    <message>
        <source>Edit variables…</source>
        <translation>编辑变量…</translation>
    </message>
</context>
<context>
    <name>idemscope::Equivalent</name>
    <message>
        <source>This body cannot be written in such another way</source>
        <translation>此请求体无法改写成这种等价形式</translation>
    </message>
</context>
<context>
    <name>idemscope::EquivalentPayload</name>
    <message>
        <source>Is the same JSON in other bytes still the same request?</source>
        <translation>同一 JSON 的不同字节是否仍是同一个请求？</translation>
    </message>
    <message>
        <source>What was acknowledged had no effect.</source>
        <translation>已确认的内容没有效果。</translation>
    </message>
    <message>
        <source>The same JSON in other bytes under its key is refused (%1): an honest retry may be turned away.</source>
        <translation>同一个键下，同一 JSON 的不同字节被拒绝（%1）：诚实的重试可能被拒之门外。</translation>
    </message>
    <message>
        <source>The same JSON in other bytes under its key was executed again.</source>
        <translation>同一个键下，同一 JSON 的不同字节被再次执行。</translation>
    </message>
    <message>
        <source>The same JSON in other bytes under its key made the target answer %1.</source>
        <translation>同一个键下，同一 JSON 的不同字节使目标答复 %1。</translation>
    </message>
    <message>
        <source>The same JSON in other bytes under its key had no second effect, written in %1 ways.</source>
        <translation>同一个键下，同一 JSON 以 %1 种方式写出的不同字节没有第二个效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::Error4xx</name>
    <message>
        <source>After a rejection, may the corrected request come under the same key, as the profile says?</source>
        <translation>被拒绝之后，更正后的请求能否按规范所说用同一个键？</translation>
    </message>
    <message numerus="yes">
        <source>Rejected, corrected and sent with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>先被拒绝，更正后用同一个键发送，一个操作有 %Ln 个效果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was acknowledged (the last answer was: %1), yet the operation had an effect.</source>
        <translation>没有任何确认（最后的答复是：%1），但操作有效果。</translation>
    </message>
    <message>
        <source>The corrected request was acknowledged, but its effect is not there.</source>
        <translation>更正后的请求已被确认，但它的效果不存在。</translation>
    </message>
    <message>
        <source>After a rejection (%1) the corrected request was executed under the same key.</source>
        <translation>在被拒绝（%1）之后，更正后的请求用同一个键被执行。</translation>
    </message>
    <message>
        <source>After a rejection (%1) the corrected request under the same key was answered %2.</source>
        <translation>在被拒绝（%1）之后，更正后的请求用同一个键得到 %2。</translation>
    </message>
    <message>
        <source>The answer to the corrected request tells nothing of the rejection before it: %1.</source>
        <translation>对更正后的请求的答复没有说明之前的拒绝：%1。</translation>
    </message>
</context>
<context>
    <name>idemscope::Error5xx</name>
    <message>
        <source>After a server error, is a repeat replayed or executed as the profile says, with at most one effect?</source>
        <translation>服务器错误之后，重复是否如规范所说被重放或执行，并且最多一个效果？</translation>
    </message>
    <message numerus="yes">
        <source>Answered %1 and repeated with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>得到 %1 之后用同一个键重复，一个操作有 %Ln 个效果。</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer was an acknowledgement (the last was: %1), yet the operation had an effect.</source>
        <translation>没有答复是确认（最后的是：%1），但操作有效果。</translation>
    </message>
    <message>
        <source>After a server error the repeat was acknowledged, but its effect is not there.</source>
        <translation>服务器错误之后，重复已被确认，但它的效果不存在。</translation>
    </message>
    <message>
        <source>After a server error the key stayed locked: repeats were answered %1 for %2 s.</source>
        <translation>服务器错误之后，键一直被锁住：%2 s 内的重复都得到 %1。</translation>
    </message>
    <message>
        <source>The server error was stored: repeats with the same key were answered %1.</source>
        <translation>服务器错误被保存了：用同一个键的重复得到 %1。</translation>
    </message>
    <message>
        <source>After a server error (%1) a repeat with the same key was executed.</source>
        <translation>服务器错误（%1）之后，用同一个键的重复被执行。</translation>
    </message>
    <message>
        <source>Every repeat was answered with the same error, and nothing was carried out.</source>
        <translation>每次重复都得到同样的错误，什么也没有执行。</translation>
    </message>
    <message>
        <source>Nothing tells whether the repeats were replayed or executed: provoke the error by a header, so that a repeat can be sent without it.</source>
        <translation>无法判断重复是被重放还是被执行：请用标头诱发错误，这样可以不带它发送重复。</translation>
    </message>
</context>
<context>
    <name>idemscope::ErrorBody</name>
    <message>
        <source>Can a program read every error answer, and tell a conflict from a key used for another payload?</source>
        <translation>程序能否读懂每个错误答复，并能区分冲突与键被用于另一个载荷？</translation>
    </message>
    <message>
        <source>The request asks for no JSON, so the form of an error answer is open.</source>
        <translation>请求没有要求 JSON，因此错误答复的形式不受限制。</translation>
    </message>
    <message>
        <source>JSON was asked for, but the answer %1 holds a stack trace.</source>
        <translation>要求的是 JSON，但答复 %1 含有堆栈跟踪。</translation>
    </message>
    <message>
        <source>JSON was asked for, but the answer %1 is HTML.</source>
        <translation>要求的是 JSON，但答复 %1 是 HTML。</translation>
    </message>
    <message>
        <source>A request still under way and a key used for another payload get the same answer, %1: a client cannot know whether to wait.</source>
        <translation>仍在进行的请求与键被用于另一个载荷得到同样的答复 %1：客户端不知道是否该等待。</translation>
    </message>
    <message>
        <source>Every error answer seen can be read by a program.</source>
        <translation>所见的每个错误答复都能被程序读懂。</translation>
    </message>
    <message>
        <source>No error answer was seen: nothing that was tried brought one out.</source>
        <translation>没有看到错误答复：所尝试的都没有引出错误。</translation>
    </message>
</context>
<context>
    <name>idemscope::ErrorCommit</name>
    <message>
        <source>When the target carries a request out and then answers with a server error, does a repeat do it again?</source>
        <translation>当目标执行了请求然后答复服务器错误时，重复是否会再做一次？</translation>
    </message>
    <message numerus="yes">
        <source>The effect was made, then %1 answered; repeated with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>效果已产生，然后答复 %1；用同一个键重复，一个操作有 %Ln 个效果。</numerusform>
        </translation>
    </message>
    <message>
        <source>The provocation had no effect before the %1, so no repeat could double it.</source>
        <translation>在 %1 之前诱发没有产生效果，因此重复不可能使它加倍。</translation>
    </message>
    <message>
        <source>The client does not learn of its effect; the last answer was: %1.</source>
        <translation>客户端没有得知它的效果；最后的答复是：%1。</translation>
    </message>
    <message>
        <source>The effect was made, then %1 answered; repeats with the same key made no other.</source>
        <translation>效果已产生，然后答复 %1；用同一个键的重复没有再产生效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::Expectation</name>
    <message>
        <source>“%1” is no expectation; write one like p95&lt;200ms or duplicates=0</source>
        <translation>“%1”不是期望；请写成 p95&lt;200ms 或 duplicates=0 这样的形式</translation>
    </message>
    <message>
        <source>“%1” is no figure; known are %2</source>
        <translation>“%1”不是指标；已知指标有 %2</translation>
    </message>
</context>
<context>
    <name>idemscope::Expiry</name>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>idemscope::ExpiryBurst</name>
    <message>
        <source>When a key has just expired, does a burst with it start one new execution at most?</source>
        <translation>当键刚刚过期时，用它的突发是否最多只开始一次新的执行？</translation>
    </message>
    <message>
        <source>Keys expire after %1, longer than an audit waits.</source>
        <translation>键在 %1 之后过期，比审计等待的时间长。</translation>
    </message>
    <message numerus="yes">
        <source>A burst of %1 just after the key had expired had %Ln new effects.</source>
        <translation>
            <numerusform>键刚刚过期后的 %1 个请求的突发有 %Ln 个新效果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bursts just after the key had expired started one new execution each.</source>
        <translation>
            <numerusform>键刚刚过期后的 %Ln 次突发各开始一次新的执行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The key still was remembered, or nothing raced: no burst met an expired key, promised are %1.</source>
        <translation>键仍被记住，或者没有发生竞争：没有突发遇到过期的键，承诺的是 %1。</translation>
    </message>
    <message>
        <source>Nothing is known of when keys expire (--ttl-ms ¦ Contract, Keys are kept for).</source>
        <translation>不知道键何时过期（--ttl-ms ¦ 契约，键保留）。</translation>
    </message>
</context>
<context>
    <name>idemscope::ExpiryWindow</name>
    <message>
        <source>Is a key remembered for as long as promised?</source>
        <translation>键是否在承诺的时间内一直被记住？</translation>
    </message>
    <message>
        <source>Keys are promised for %1, longer than an audit waits: schedule the replays instead, they are carried out when they are due.</source>
        <translation>承诺把键记住 %1，比审计等待的时间长：请改为安排重放，到期时会执行。</translation>
    </message>
    <message>
        <source>Keys are promised to be remembered for %1 only, less than 24 h.</source>
        <translation>承诺把键只记住 %1，少于 24 小时。</translation>
    </message>
    <message>
        <source>The promise of %1 was over before a replay could be sent.</source>
        <translation>在重放能够发送之前，%1 的承诺已过。</translation>
    </message>
    <message>
        <source>A replay was executed again at the age of %1, promised are %2.</source>
        <translation>重放在年龄 %1 时被再次执行，承诺的是 %2。</translation>
    </message>
    <message>
        <source>At the age of %1 the key still was remembered, promised are %2.</source>
        <translation>年龄 %1 时键仍被记住，承诺的是 %2。</translation>
    </message>
    <message>
        <source>That is longer than an audit waits: schedule the replays instead, they are carried out when they are due.</source>
        <translation>这比审计等待的时间长：请改为安排重放，到期时会执行。</translation>
    </message>
    <message>
        <source>Nothing is known of how long keys are promised to be remembered (--ttl-ms ¦ Contract, Keys are kept for).</source>
        <translation>不知道承诺把键记住多久（--ttl-ms ¦ 契约，键保留）。</translation>
    </message>
</context>
<context>
    <name>idemscope::ExportCommand</name>
    <message>
        <source>--format F is missing; there are: %1</source>
        <translation>缺少 --format F；可用的有：%1</translation>
    </message>
    <message>
        <source>Write requests for other tools; secrets are never written</source>
        <translation>为其他工具写出请求；机密从不写出</translation>
    </message>
    <message>
        <source>write to a file instead of standard output</source>
        <translation>写入文件而不是标准输出</translation>
    </message>
    <message>
        <source>with -o: name the file in a JSON document on standard output</source>
        <translation>与 -o 一起使用：在标准输出的 JSON 文档中给出文件名</translation>
    </message>
    <message>
        <source>  0    exported
  2    wrong usage, or a request that cannot be read</source>
        <translation>  0    已导出
  2    用法错误，或有请求无法读取</translation>
    </message>
</context>
<context>
    <name>idemscope::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>As last saved. Values of secret variables are not written; what the format has no words for is kept in it for Idemscope where that can be.</source>
        <translation>导出上次保存的内容。机密变量的值不会写出；该格式无法表达的内容会尽可能保留在其中，供 Idemscope 使用。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
</context>
<context>
    <name>idemscope::FaultRow</name>
    <message>
        <source>Abandon</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Client timeout</source>
        <translation>客户端超时</translation>
    </message>
    <message>
        <source>after connecting</source>
        <translation>连接之后</translation>
    </message>
    <message>
        <source>mid request</source>
        <translation>请求中途</translation>
    </message>
    <message>
        <source>after the request</source>
        <translation>请求发完之后</translation>
    </message>
    <message>
        <source>after the headers</source>
        <translation>响应头之后</translation>
    </message>
    <message>
        <source>mid body</source>
        <translation>响应体中途</translation>
    </message>
    <message>
        <source>by FIN</source>
        <translation>以 FIN 关闭</translation>
    </message>
    <message>
        <source>by RST</source>
        <translation>以 RST 关闭</translation>
    </message>
    <message>
        <source>every attempt</source>
        <translation>每次尝试</translation>
    </message>
    <message>
        <source>attempt number</source>
        <translation>尝试序号</translation>
    </message>
    <message>
        <source>a share of</source>
        <translation>按比例</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Point on the wire</source>
        <translation>传输中的位置</translation>
    </message>
    <message>
        <source>How the connection is closed</source>
        <translation>连接的关闭方式</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>毫秒数</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Attempts it strikes</source>
        <translation>受影响的尝试</translation>
    </message>
    <message>
        <source>Number of the attempt within its operation</source>
        <translation>尝试在其操作内的序号</translation>
    </message>
    <message>
        <source>Percent of the attempts</source>
        <translation>尝试的百分比</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Remove this fault</source>
        <translation>移除此故障</translation>
    </message>
</context>
<context>
    <name>idemscope::FaultsEditor</name>
    <message>
        <source>Add a fault</source>
        <translation>添加故障</translation>
    </message>
</context>
<context>
    <name>idemscope::Fidelity</name>
    <message>
        <source>Is a repeat answered like the first time?</source>
        <translation>重复得到的答复是否与第一次一样？</translation>
    </message>
    <message>
        <source>The replay lacks the header %1 of the first answer.</source>
        <translation>重放缺少第一次答复的标头 %1。</translation>
    </message>
    <message>
        <source>The replay has another %1 than the first answer: %2 instead of %3.</source>
        <translation>重放的 %1 与第一次答复不同：是 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>The replay has the status %1, the first answer had %2.</source>
        <translation>重放的状态是 %1，第一次答复是 %2。</translation>
    </message>
    <message>
        <source>The replay has the body of the first answer.</source>
        <translation>重放的正文与第一次答复相同。</translation>
    </message>
    <message>
        <source>The replay has another body than the first answer.</source>
        <translation>重放的正文与第一次答复不同。</translation>
    </message>
    <message>
        <source>The repeat was answered with the first result.</source>
        <translation>重复得到了第一个结果。</translation>
    </message>
    <message>
        <source>The first request was not acknowledged.</source>
        <translation>第一个请求没有被确认。</translation>
    </message>
    <message>
        <source>The repeat got no answer to compare.</source>
        <translation>重复没有得到可比较的答复。</translation>
    </message>
    <message>
        <source>The repeat was answered with %1 instead of the first result.</source>
        <translation>重复得到 %1，而不是第一个结果。</translation>
    </message>
    <message>
        <source>The repeat was refused with a pointer to the first result.</source>
        <translation>重复被拒绝，并带有指向第一个结果的指针。</translation>
    </message>
    <message>
        <source>The repeat was executed again, so there is no replay to compare.</source>
        <translation>重复被再次执行，因此没有可比较的重放。</translation>
    </message>
</context>
<context>
    <name>idemscope::FieldsModel</name>
    <message>
        <source>New variable</source>
        <translation>新变量</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>新行</translation>
    </message>
    <message>
        <source>Made anew for every attempt instead of once per operation: the bytes of repeats then differ</source>
        <translation>每次尝试都重新生成，而非每个操作生成一次：重复请求的字节因此会不同</translation>
    </message>
    <message>
        <source>Masked here, never written to the collection, the log or a report</source>
        <translation>在此处以掩码显示，绝不写入集合、日志或报告</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>机密</translation>
    </message>
    <message>
        <source>Per attempt</source>
        <translation>每次尝试</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Taken from</source>
        <translation>取自</translation>
    </message>
    <message>
        <source>A text, or @ and the path of a file, relative to the collection&apos;s folder</source>
        <translation>文本，或 @ 加文件路径（相对于集合的文件夹）</translation>
    </message>
    <message>
        <source>Text or @file</source>
        <translation>文本或 @文件</translation>
    </message>
    <message>
        <source>Media type</source>
        <translation>媒体类型</translation>
    </message>
</context>
<context>
    <name>idemscope::Filing</name>
    <message>
        <source>Open a collection</source>
        <translation>打开集合</translation>
    </message>
    <message>
        <source>Folder of the new collection</source>
        <translation>新集合的文件夹</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>My API</source>
        <translation>我的 API</translation>
    </message>
    <message>
        <source>No collection is open</source>
        <translation>没有打开的集合</translation>
    </message>
    <message>
        <source>A request is saved in a collection. Open one or start a new one, then save again.</source>
        <translation>请求保存在集合中。请打开或新建一个集合，然后再次保存。</translation>
    </message>
    <message>
        <source>New collection…</source>
        <translation>新建集合…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
</context>
<context>
    <name>idemscope::FindingGrounds</name>
    <message>
        <source>Inferred from the identities alone: true if each of them is a stored effect.</source>
        <translation>仅由标识推断：如果每个标识都是已保存的效果，则成立。</translation>
    </message>
    <message>
        <source>Proved by the probe %1, per operation.</source>
        <translation>由探针 %1 按操作证明。</translation>
    </message>
    <message>
        <source>Counted by the probe %1, over the whole run.</source>
        <translation>由探针 %1 对整个运行计数。</translation>
    </message>
    <message>
        <source>It may be more: the probe %1 had not settled.</source>
        <translation>可能更多：探针 %1 尚未稳定。</translation>
    </message>
</context>
<context>
    <name>idemscope::FindingPanel</name>
    <message>
        <source>This check fired nothing.</source>
        <translation>此检查没有发射任何内容。</translation>
    </message>
    <message>
        <source>No single attempt shows this: open the run to see all.</source>
        <translation>没有单个尝试能显示这一点：请打开运行查看全部。</translation>
    </message>
    <message>
        <source>Run this check again</source>
        <translation>再次执行此检查</translation>
    </message>
    <message>
        <source>Open run %1</source>
        <translation>打开运行 %1</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>打开运行</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Choose a check to see its evidence</source>
        <translation>请选择一项检查以查看其证据</translation>
    </message>
    <message>
        <source>Run %1, attempts</source>
        <comment>followed by their numbers</comment>
        <translation>运行 %1，尝试</translation>
    </message>
    <message>
        <source>Attempt %1 of run %2</source>
        <translation>运行 %2 的尝试 %1</translation>
    </message>
    <message>
        <source>Copy as reproduction</source>
        <translation>复制为复现步骤</translation>
    </message>
    <message>
        <source>A script of curl commands and Markdown that show this without Idemscope</source>
        <translation>不用 Idemscope 也能展示此问题的 curl 脚本和 Markdown</translation>
    </message>
</context>
<context>
    <name>idemscope::Firing</name>
    <message numerus="yes">
        <source>Run %1 was cut short after %n attempt(s), and the log holds nothing of it that can be read.</source>
        <translation>
            <numerusform>运行 %1 在 %n 次尝试后被中断，日志中没有可读取的相关内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %1 was cut short after %n attempt(s); %2 of them are recorded. “idemscope history show %1” shows them, “idemscope history reconcile %1” settles what is in doubt.</source>
        <translation>
            <numerusform>运行 %1 在 %n 次尝试后被中断，其中 %2 次已记录。“idemscope history show %1”会显示它们，“idemscope history reconcile %1”会了结存疑的部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n data row(s) in %1 for %2 operations: after the last one the first is taken again.</source>
        <translation>
            <numerusform>%1 中有 %n 个数据行，操作有 %2 个：取完最后一行后再从第一行开始。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ForeignAuth</name>
    <message>
        <source>The authentication “%1” is kept as text and not sent: add the header it needs yourself</source>
        <translation>认证“%1”保留为文本，不会发送：请自行添加所需的请求头</translation>
    </message>
</context>
<context>
    <name>idemscope::GatewaySink</name>
    <message>
        <source>The gateway sink cannot listen on %1 port %2, so nothing was sent. Another program may use that port</source>
        <translation>网关接收端无法在 %1 端口 %2 上监听，因此没有发送任何内容。该端口可能被其他程序占用</translation>
    </message>
    <message>
        <source>A sink listens on %1 only with a token that callers must show: name the environment variable that holds it (--sink-token ¦ Contract, Probes)</source>
        <translation>接收端只有在调用者必须出示令牌时才会在 %1 上监听：请给出存放令牌的环境变量（--sink-token ¦ “契约”→“探针”）</translation>
    </message>
</context>
<context>
    <name>idemscope::GitHubActions</name>
    <message>
        <source>The summary of the step cannot be written to %1: %2</source>
        <translation>无法把步骤摘要写入 %1：%2</translation>
    </message>
    <message>
        <source>The summary of the step is full (1 MiB): a report was left out of it.</source>
        <translation>该步骤的摘要已满（1 MiB）：有一份报告未写入。</translation>
    </message>
</context>
<context>
    <name>idemscope::GivenAuth</name>
    <message>
        <source>The query parameter %1, given by hand, is sent instead of the authentication</source>
        <translation>手工给出的查询参数 %1 会代替身份验证发送</translation>
    </message>
    <message>
        <source>The header %1, given by hand, is sent instead of the authentication</source>
        <translation>手工给出的标头 %1 会代替身份验证发送</translation>
    </message>
    <message>
        <source>The user named in the URL is sent instead of the authentication</source>
        <translation>URL 中的用户会代替身份验证发送</translation>
    </message>
</context>
<context>
    <name>idemscope::HappeningLegend</name>
    <message>
        <source>%1 %2</source>
        <comment>happening and its count</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生的情况</translation>
    </message>
</context>
<context>
    <name>idemscope::Har</name>
    <message>
        <source>entry %1, line %2</source>
        <translation>第 %1 项，第 %2 行</translation>
    </message>
    <message>
        <source>There is no request in this entry; it was left out</source>
        <translation>此项中没有请求，已略过</translation>
    </message>
    <message>
        <source>this is no HAR: there is no “log” with “entries”, nor a request with “method” and “url”</source>
        <translation>这不是 HAR：既没有带“entries”的“log”，也没有带“method”和“url”的请求</translation>
    </message>
    <message>
        <source>This is no HTTP address and was left out</source>
        <translation>这不是 HTTP 地址，已略过</translation>
    </message>
    <message>
        <source>There is no method; GET was taken</source>
        <translation>没有方法；采用 GET</translation>
    </message>
    <message>
        <source>The body says that it is Base64 and is not; it was taken as it is</source>
        <translation>正文声称是 Base64 但不是；按原样采用</translation>
    </message>
    <message>
        <source>The body was not recorded; only its kind is known</source>
        <translation>正文没有被记录；只知道其类型</translation>
    </message>
    <message>
        <source>The file %1 was not read: files are read only where you allow it</source>
        <translation>没有读取文件 %1：只有经您允许才读取文件</translation>
    </message>
</context>
<context>
    <name>idemscope::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>No topic holds all these words.</source>
        <translation>没有主题包含所有这些词。</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>开始导览</translation>
    </message>
</context>
<context>
    <name>idemscope::HelpPicture</name>
    <message>
        <source>client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>charge 10 EUR</source>
        <translation>扣款 10 欧元</translation>
    </message>
    <message>
        <source>answer lost</source>
        <translation>答复丢失</translation>
    </message>
    <message>
        <source>retry, same key</source>
        <translation>重试，同一个键</translation>
    </message>
    <message>
        <source>one effect</source>
        <translation>一个效果</translation>
    </message>
    <message>
        <source>a second one?</source>
        <translation>第二个？</translation>
    </message>
    <message>
        <source>operation: one key, one payload</source>
        <translation>操作：一个键，一份载荷</translation>
    </message>
    <message>
        <source>client 1</source>
        <translation>客户端 1</translation>
    </message>
    <message>
        <source>client 2</source>
        <translation>客户端 2</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>没有答复</translation>
    </message>
    <message>
        <source>retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>first byte sent</source>
        <translation>首字节已发出</translation>
    </message>
    <message>
        <source>answer complete</source>
        <translation>答复完整</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>未送达</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>responded</source>
        <translation>已响应</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>突发</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>effects = after − before</source>
        <translation>效果 = 之后 − 之前</translation>
    </message>
    <message>
        <source>first execution</source>
        <translation>首次执行</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>stored result</source>
        <translation>已存的结果</translation>
    </message>
    <message>
        <source>everything but the last byte</source>
        <translation>除末字节外的全部内容</translation>
    </message>
    <message>
        <source>release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>first answer</source>
        <translation>第一个答复</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>exactly once</source>
        <translation>恰好一次</translation>
    </message>
    <message>
        <source>duplicated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>存疑</translation>
    </message>
</context>
<context>
    <name>idemscope::HelpText</name>
    <message>
        <source>Is it safe to retry?</source>
        <translation>重试安全吗？</translation>
    </message>
    <message>
        <source>A client sends a charge and times out. Did it happen? Retrying may charge twice, not retrying may lose the payment.</source>
        <translation>客户端发出一笔扣款后超时。它发生了吗？重试可能扣两次，不重试可能丢掉这笔付款。</translation>
    </message>
    <message>
        <source>Idemscope answers, for one API and with evidence: when a request is repeated, is its effect produced exactly once, and does the client always learn the result?</source>
        <translation>Idemscope 针对一个 API 并以证据回答：请求被重复时，它的效果是否恰好产生一次，客户端是否总能得知结果？</translation>
    </message>
    <message>
        <source>It repeats requests in every way that goes wrong, counts what really happened at the target, and judges. A status code alone never proves anything about effects.</source>
        <translation>它以各种会出错的方式重复请求，统计目标处真正发生了什么，然后作出判断。仅凭状态码永远不能证明效果。</translation>
    </message>
    <message>
        <source>A client sends a request, its answer is lost, and the client sends it again with the same key: is there a second effect?</source>
        <translation>客户端发送一个请求，答复丢失，客户端用同一个键再次发送：会有第二个效果吗？</translation>
    </message>
    <message>
        <source>Request and contract</source>
        <translation>请求与契约</translation>
    </message>
    <message>
        <source>A request is a saved template: method, URL, parameters, headers, body, authentication and how it travels.</source>
        <translation>请求是保存下来的模板：方法、URL、参数、标头、正文、身份验证以及传输方式。</translation>
    </message>
    <message>
        <source>Its contract says what this API promises and how to read it: where the idempotency key goes, how a key is made, when an answer counts as acknowledged, as a conflict or as a replay, the identity, the probes, the provocations, and the profile of what is right.</source>
        <translation>它的契约说明此 API 承诺什么以及如何解读：幂等键放在哪里，键如何生成，答复何时算已确认、冲突或重放，以及标识、探针、诱发和判定对错的规范。</translation>
    </message>
    <message>
        <source>A header, a query parameter, a member of the JSON body, a form field, a part of the path or any place where {{key}} stands can carry the key.</source>
        <translation>标头、查询参数、JSON 正文的成员、表单字段、路径的一部分，或任何写有 {{key}} 的位置都可以携带键。</translation>
    </message>
    <message>
        <source>Operation, client, attempt</source>
        <translation>操作、客户端、尝试</translation>
    </message>
    <message>
        <source>An operation is one intent: “charge 10 EUR once”. It owns its key and its payload. The request is rendered once per operation, and the same bytes are sent on every attempt.</source>
        <translation>操作是一个意图：“扣款 10 欧元一次”。它拥有自己的键和载荷。每个操作只渲染一次请求，每次尝试都发送相同的字节。</translation>
    </message>
    <message>
        <source>A client is one sender of an operation: one attempt plus its own retries. Ten attempts in a scenario are ten clients of each operation.</source>
        <translation>客户端是一个操作的一个发送者：一次尝试加上它自己的重试。场景中的十次尝试就是每个操作的十个客户端。</translation>
    </message>
    <message>
        <source>An attempt is one HTTP exchange. It puts its request on the wire at most once: nothing is sent again behind your back, and the number of sends is counted and kept.</source>
        <translation>尝试是一次 HTTP 交互。它至多把请求发到线路上一次：不会背着您重发任何内容，发送次数会被统计并保存。</translation>
    </message>
    <message>
        <source>One operation with two clients: the first one&apos;s attempt gets no answer and is retried, the second one sends the same request at the same time.</source>
        <translation>一个操作、两个客户端：第一个的尝试没有得到答复而重试，第二个同时发送同样的请求。</translation>
    </message>
    <message>
        <source>Key and payload</source>
        <translation>键与载荷</translation>
    </message>
    <message>
        <source>The idempotency key tells the target that two requests mean the same operation. Usually there is one for each operation; a scenario can also use one for each attempt (a common bug of clients), a shared, a fixed or a derived one, or none.</source>
        <translation>幂等键告诉目标两个请求指的是同一个操作。通常每个操作一个键；场景也可以每次尝试一个键（客户端的常见错误），使用共享的、固定的或派生的键，或者不用键。</translation>
    </message>
    <message>
        <source>The payload of the repeats is the same, another one (the key is reused, which a target must not take for a repeat), or an equivalent one: the same JSON value in other bytes.</source>
        <translation>重复请求的载荷可以相同，可以不同（即键被重用，目标不得将其当作重复），也可以等价：同一个 JSON 值，字节不同。</translation>
    </message>
    <message>
        <source>Keys are no secrets: they stay in the run log, so that what is in doubt can be sent again.</source>
        <translation>键不是机密：它们保留在运行日志中，以便再次发送存疑的内容。</translation>
    </message>
    <message>
        <source>Outcome of an attempt</source>
        <translation>尝试的结局</translation>
    </message>
    <message>
        <source>Refused: nothing of the request reached the wire, so nothing can have happened.</source>
        <translation>未送达：请求没有任何内容到达线路，因此不可能发生任何事。</translation>
    </message>
    <message>
        <source>Unknown: at least one byte was sent and no complete answer was read. A timeout is unknown, never failed.</source>
        <translation>未知：至少发出了一个字节，但没有读到完整的答复。超时是未知，绝不是失败。</translation>
    </message>
    <message>
        <source>Responded: a complete answer came. The contract classes it further: acknowledged (2xx), conflict (409, 423, 425), rejected (other 4xx) or failed (408, 429, 5xx, 3xx), unless it says otherwise.</source>
        <translation>已响应：收到了完整的答复。契约进一步分类：已确认（2xx）、冲突（409、423、425）、已拒绝（其他 4xx）或失败（408、429、5xx、3xx），除非契约另有规定。</translation>
    </message>
    <message>
        <source>An unknown, conflict or failed attempt says nothing about effects; only a probe can.</source>
        <translation>未知、冲突或失败的尝试不能说明任何效果；只有探针可以。</translation>
    </message>
    <message>
        <source>Before the first byte is sent an attempt that ends is refused; from then on it is unknown, until the whole answer is there.</source>
        <translation>首字节发出之前结束的尝试是未送达；从那以后是未知，直到完整的答复到达。</translation>
    </message>
    <message>
        <source>Effect and probe</source>
        <translation>效果与探针</translation>
    </message>
    <message>
        <source>An effect is what counts at the target: a payment row, a charge at the gateway, a message that was sent. Effects are counted, never guessed from answers.</source>
        <translation>效果是目标处真正要紧的东西：一行付款记录、网关上的一次扣款、一条已发送的消息。效果是数出来的，绝不从答复中猜测。</translation>
    </message>
    <message>
        <source>A probe counts them before and after: an HTTP request with a JSONPath, an SQL query, or a gateway sink that the target calls in place of its payment gateway.</source>
        <translation>探针在之前和之后统计它们：带 JSONPath 的 HTTP 请求、SQL 查询，或目标代替其支付网关调用的网关接收端。</translation>
    </message>
    <message>
        <source>A probe that names {{key}} or {{operation}} counts for each operation by itself, which proves more than one count for the whole run.</source>
        <translation>带有 {{key}} 或 {{operation}} 的探针对每个操作单独计数，这比整个运行只有一个计数更有证明力。</translation>
    </message>
    <message>
        <source>The reading after counts once it has stayed unchanged for a while: what the target does later is waited for, up to a limit that the verdict names.</source>
        <translation>之后的读数要保持一段时间不变才算数：会等待目标稍后所做的事，直到结论中指明的时限。</translation>
    </message>
    <message>
        <source>A probe reads three rows before the burst and five after it: two effects.</source>
        <translation>探针在突发之前读到三行，之后读到五行：两个效果。</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>The identity is what an acknowledged answer calls the thing that was made: $.id of a payment. Two identities for one operation are two effects.</source>
        <translation>标识是已确认的答复对所创建事物的称呼：付款的 $.id。一个操作有两个标识就是两个效果。</translation>
    </message>
    <message>
        <source>Without a probe the identity alone is counted. It can prove a duplicate, but never that there was none: an effect may be there that no answer names.</source>
        <translation>没有探针时只统计标识。它可以证明有重复，但永远不能证明没有重复：可能存在没有任何答复提到的效果。</translation>
    </message>
    <message>
        <source>Identities are compared exactly, also numbers too large for a double.</source>
        <translation>标识按精确值比较，超出双精度范围的大数也是如此。</translation>
    </message>
    <message>
        <source>First execution and replay</source>
        <translation>首次执行与重放</translation>
    </message>
    <message>
        <source>The first execution is the acknowledged attempt that completed first. Every other attempt with its key and payload is a repeat.</source>
        <translation>首次执行是最先完成的已确认尝试。其他所有使用其键和载荷的尝试都是重复。</translation>
    </message>
    <message>
        <source>A replay is a repeat that was answered from the target&apos;s stored result instead of by a new execution: a cache hit. It bears a marker header, or the first identity, or the first body.</source>
        <translation>重放是由目标已存的结果而不是新的执行来答复的重复：即缓存命中。它带有标记标头，或首次的标识，或首次的正文。</translation>
    </message>
    <message>
        <source>The cache-hit ratio is the share of replays among the repeats that could have been ones. First executions and replays have latencies of their own.</source>
        <translation>缓存命中率是重放在本可成为重放的重复中所占的比例。首次执行和重放各有自己的延迟。</translation>
    </message>
    <message>
        <source>The first execution makes one effect and stores its result; the repeat is answered from that store.</source>
        <translation>首次执行产生一个效果并保存其结果；重复请求由该存储答复。</translation>
    </message>
    <message>
        <source>Scenario, burst, run</source>
        <translation>场景、突发、运行</translation>
    </message>
    <message>
        <source>A scenario says how attempts are fired: operations, clients, keys, payloads, arrival, release, retries, faults and rounds. A run is one execution of it; it is kept and never changed.</source>
        <translation>场景说明如何发起尝试：操作、客户端、键、载荷、到达、释放、重试、故障和轮次。运行是它的一次执行；运行会被保存且永不更改。</translation>
    </message>
    <message>
        <source>Attempts arrive in sequence, staggered, at an open rate, or all at once: a burst. With the release “last byte” everything but the last byte is sent first, then all last bytes go together; a “single packet” carries them in one TCP segment.</source>
        <translation>尝试可以依次、错开、按开放速率或全部同时到达：后者即突发。释放方式为“末字节”时，先发送除末字节外的全部内容，然后所有末字节一起发出；“单包”用一个 TCP 段携带它们。</translation>
    </message>
    <message>
        <source>Faults abandon attempts at chosen points; retries follow a backoff, as clients in the field do.</source>
        <translation>故障在选定的位置放弃尝试；重试遵循退避，与实际的客户端一样。</translation>
    </message>
    <message>
        <source>Four attempts send everything but their last byte, wait at the release line, then all go; they overlap until the first answer.</source>
        <translation>四次尝试发送除末字节外的全部内容，在释放线处等待，然后一起发出；它们在第一个答复之前一直重叠。</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Exactly once: acknowledged, and one effect.</source>
        <translation>恰好一次：已确认，且有一个效果。</translation>
    </message>
    <message>
        <source>Duplicated: more effects than operations that may have one.</source>
        <translation>重复：效果多于可以有效果的操作。</translation>
    </message>
    <message>
        <source>Lost: acknowledged, and no effect was seen within the settle limit.</source>
        <translation>丢失：已确认，但在稳定时限内没有看到效果。</translation>
    </message>
    <message>
        <source>Unexpected effect: every attempt was refused or rejected, and there is an effect all the same.</source>
        <translation>意外效果：每次尝试都未送达或已拒绝，却仍有效果。</translation>
    </message>
    <message>
        <source>In doubt: no client learned the result, and there is at most one effect.</source>
        <translation>存疑：没有客户端得知结果，且至多有一个效果。</translation>
    </message>
    <message>
        <source>Inconclusive is not pass: the reason is always said, such as a probe that moved by itself or a race without overlap.</source>
        <translation>无法定论不是通过：总会说明原因，例如探针自行变化，或竞争没有重叠。</translation>
    </message>
    <message>
        <source>A run takes the worst verdict of its operations and probes.</source>
        <translation>运行取其操作和探针中最坏的结论。</translation>
    </message>
    <message>
        <source>Acknowledged with one effect is exactly once, with two duplicated, with none lost; without an answer it is in doubt.</source>
        <translation>已确认且有一个效果是恰好一次，有两个是重复，没有是丢失；没有答复则存疑。</translation>
    </message>
    <message>
        <source>Evidence, rounds and control</source>
        <translation>证据、轮次与对照</translation>
    </message>
    <message>
        <source>Proved: a probe counted each operation. Counted: a probe counted the whole run. Inferred: the identity alone. A verdict names which it rests on.</source>
        <translation>证实：探针统计了每个操作。计数：探针统计了整个运行。推断：仅凭标识。结论会指明它依据哪一种。</translation>
    </message>
    <message>
        <source>A race is a matter of chance, so it is repeated in rounds with fresh keys. No violation in 50 rounds bounds the true share at 7.1 %, in 200 rounds at 1.8 % (95 % Clopper–Pearson).</source>
        <translation>竞争取决于偶然，因此用新的键分轮次重复。50 个轮次中没有违规，可把真实比例限制在 7.1 % 以内，200 个轮次则为 1.8 %（95 % Clopper–Pearson）。</translation>
    </message>
    <message>
        <source>The control sends distinct keys, which must make distinct effects: a target that answers everything from its store would pass every other test.</source>
        <translation>对照发送不同的键，它们必须产生不同的效果：一个什么都从存储答复的目标会通过所有其他测试。</translation>
    </message>
    <message>
        <source>Check, audit, profile</source>
        <translation>检查、审计、规范</translation>
    </message>
    <message>
        <source>A check is one question to the target, answered pass, fail, warn, inconclusive or not applicable, always with the attempts that prove it. An audit puts about thirty checks to one request; its scorecard is made of findings.</source>
        <translation>检查是向目标提出的一个问题，回答为通过、失败、警告、无法定论或不适用，并总是附有证明它的尝试。审计对一个请求进行约三十项检查；它的计分卡由发现组成。</translation>
    </message>
    <message>
        <source>A profile is a table of what is right for a family of APIs, such as Stripe or the IETF draft: each expectation is required, accepted or forbidden and names its source. Copy one to edit it.</source>
        <translation>规范是一张说明某类 API（如 Stripe 或 IETF 草案）怎样才正确的表：每个期望是必需、接受或禁止，并注明其来源。复制一个即可编辑。</translation>
    </message>
    <message>
        <source>A provocation changes the request so that this target declines, fails or works slowly; without one the checks that need it are not applicable.</source>
        <translation>诱发会更改请求，使此目标拒付、失败或缓慢处理；没有诱发时，需要它的检查不适用。</translation>
    </message>
    <message>
        <source>Checks marked † may damage or disturb and run only when they are ticked.</source>
        <translation>标有 † 的检查可能造成损害或干扰，只有勾选后才运行。</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>投递</translation>
    </message>
    <message>
        <source>A delivery sends messages to a consumer through a channel that loses, repeats and reorders them, under three disciplines of the sender.</source>
        <translation>投递按发送方的三种约定，通过会丢失、重复和打乱消息的信道向消费者发送消息。</translation>
    </message>
    <message>
        <source>At most once: sent once, never repeated. At least once: repeated until acknowledged. Exactly once: the same with the id that the consumer deduplicates on.</source>
        <translation>至多一次：发送一次，从不重复。至少一次：重复发送直到被确认。恰好一次：同样如此，但带有消费者用来去重的标识。</translation>
    </message>
    <message>
        <source>The matrix of discipline and fault counts what was lost, duplicated or took effect exactly once, and says which claims hold.</source>
        <translation>约定与故障的矩阵统计哪些丢失、重复或恰好生效一次，并说明哪些主张成立。</translation>
    </message>
    <message>
        <source>Reconciling and scheduled replays</source>
        <translation>对账与计划的重放</translation>
    </message>
    <message>
        <source>Keys and payloads are on the disk before anything is sent. After a crash or a stop a run shows what is in doubt; reconciling sends the same keys again and settles it, as a new run linked to the first.</source>
        <translation>在发送任何内容之前，键和载荷已写入磁盘。崩溃或停止之后，运行会显示哪些存疑；对账会再次发送同样的键并了结它，作为与原运行关联的新运行。</translation>
    </message>
    <message>
        <source>A replay can wait until its key has reached an age, be it days later: Scheduled replays counts down, and what falls due while Idemscope is closed is carried out when it is next opened.</source>
        <translation>重放可以等到其键达到某个年龄，哪怕是数天之后：“计划的重放”会倒计时，在 Idemscope 关闭期间到期的会在下次打开时执行。</translation>
    </message>
    <message>
        <source>Safety and secrets</source>
        <translation>安全与机密</translation>
    </message>
    <message>
        <source>Targets on this machine need no question. Elsewhere the window asks once for each host and environment, and limits what is in flight, what is sent in a second and in a run; the settings raise these limits.</source>
        <translation>本机上的目标无需询问。对其他目标，窗口会对每个主机和环境询问一次，并限制在途数、每秒发送数和每次运行的发送数；可在设置中提高这些限制。</translation>
    </message>
    <message>
        <source>A protected environment, or a key that looks live, needs its name typed.</source>
        <translation>受保护的环境或看起来是生产用的键，需要输入其名称。</translation>
    </message>
    <message>
        <source>Secrets are kept out of run log, reports, exports and this window&apos;s log. They are asked for, or remembered in the keychain.</source>
        <translation>机密不会进入运行日志、报告、导出内容和此窗口的日志。它们会被询问，或记在钥匙串中。</translation>
    </message>
    <message>
        <source>The overlap is the number of attempts whose last byte was sent before any answer began. An attempt that its client gave up counts with its retry: the target may still be at it. A race with an overlap below two is none and says nothing.</source>
        <translation>重叠是在任何答复开始之前末字节已发出的尝试数。客户端已放弃的尝试与其重试一并计入：目标可能仍在处理它。重叠小于二的竞争不是竞争，什么也说明不了。</translation>
    </message>
</context>
<context>
    <name>idemscope::HistoryCommand</name>
    <message>
        <source>“%1” is no run; “idemscope history list” shows them</source>
        <translation>“%1”不是运行；可用“idemscope history list”列出所有运行</translation>
    </message>
    <message>
        <source>Run %1 · %2 · %3 · %4</source>
        <translation>运行 %1 · %2 · %3 · %4</translation>
    </message>
    <message>
        <source>in doubt: %1</source>
        <translation>存疑：%1</translation>
    </message>
    <message>
        <source>%1 bytes given back</source>
        <translation>已释放 %1 字节</translation>
    </message>
    <message numerus="yes">
        <source>history %1 takes %n run(s)</source>
        <translation>
            <numerusform>history %1 需要指定 %n 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at, settle and tidy the stored runs; audit:N stands for an audit, resume fires the replays that are due</source>
        <translation>查看、了结和整理已保存的运行；audit:N 代表一次审计，resume 发射到期的重放</translation>
    </message>
    <message>
        <source>Reconciles run %1</source>
        <translation>对账运行 %1</translation>
    </message>
    <message>
        <source>Belongs to run %1</source>
        <translation>属于运行 %1</translation>
    </message>
    <message>
        <source>Reconciled by run %1</source>
        <translation>由运行 %1 对账</translation>
    </message>
    <message>
        <source>“idemscope history reconcile %1” sends these keys again.</source>
        <translation>“idemscope history reconcile %1”会再次发送这些键。</translation>
    </message>
    <message>
        <source>Show the figures of two runs, or two audits, side by side</source>
        <translation>并排显示两次运行或两次审计的数字</translation>
    </message>
    <message>
        <source>Send the same keys of what a run left in doubt again and settle it, as a new run linked to it</source>
        <translation>再次发送一次运行留下的存疑内容的同样的键并了结它，作为与之关联的新运行</translation>
    </message>
    <message>
        <source>List what a run created, by identity</source>
        <translation>按标识列出一次运行创建了什么</translation>
    </message>
    <message>
        <source>Remove what a run created with the clean-up request of its contract, as a new run linked to it</source>
        <translation>用契约的清理请求删除一次运行所创建的东西，作为与之关联的新运行</translation>
    </message>
    <message>
        <source>Give free space back to the file system</source>
        <translation>把空闲空间还给文件系统</translation>
    </message>
    <message>
        <source>  0    settled: exactly once
  1    duplicated, lost or unexpected
  2    nothing is in doubt, another run settled it already, or not allowed; nothing was sent
  3    still in doubt, or inconclusive
  130  interrupted; what was fired is recorded</source>
        <translation>  0    已了结：恰好一次
  1    重复、丢失或意外
  2    没有存疑的内容、已由另一次运行了结或不被允许；没有发送任何内容
  3    仍存疑或无法定论
  130  被中断；已发射的有记录</translation>
    </message>
    <message>
        <source>  0    done
  2    wrong usage, no such run, or a log that cannot be read
reconcile fires, and ends like burst: “idemscope history reconcile --help” tells more.</source>
        <translation>  0    完成
  2    用法错误、没有这样的运行或日志不可读
reconcile 会发射，其退出码与 burst 相同：“idemscope history reconcile --help”有更多说明。</translation>
    </message>
    <message>
        <source>List the stored runs, newest first; --all: those of audits and deliveries too</source>
        <translation>列出存储的运行，最新在前；--all：包括审计和投递的运行</translation>
    </message>
    <message>
        <source>Show a run: verdict, figures, and the keys in doubt; of a delivery its matrix; audit:N: a scorecard</source>
        <translation>显示一次运行：结论、数字和存疑的键；投递则显示其矩阵；audit:N：计分卡</translation>
    </message>
    <message>
        <source>Delete a run with all its attempts, a delivery with its runs; audit:N: an audit with its runs</source>
        <translation>删除一次运行及其所有尝试，投递则连同其运行；audit:N：审计连同其运行</translation>
    </message>
    <message>
        <source>list the runs of audits and deliveries as well</source>
        <translation>也列出审计和投递的运行</translation>
    </message>
    <message>
        <source>  0    done; what is not due waits on
  1    a replay was executed anew before the promised age was over
  2    wrong usage, a log that cannot be read, or not allowed; nothing was sent
  3    a replay failed, or waits for a secret, which is named
  130  interrupted; what was fired is recorded</source>
        <translation>  0    完成；未到期的继续等待
  1    有重放在承诺的时长结束前被重新执行
  2    用法错误、日志无法读取或不被允许；什么都没有发送
  3    有重放失败，或在等待机密（会指明）
  130  被中断；已发送的都有记录</translation>
    </message>
    <message>
        <source>Fire the scheduled replays that are due, one after another; secrets come from the environment (IDEMSCOPE_SECRET_NAME) or the keychain, and a replay that lacks one waits on</source>
        <translation>逐一执行到期的定时重放；机密取自环境变量（IDEMSCOPE_SECRET_NAME）或钥匙串，缺少机密的重放继续等待</translation>
    </message>
    <message>
        <source>Delete runs and audits by age and size, the oldest first; --dry-run only says which would go</source>
        <translation>按时间和大小删除运行与审计，最早的先删；--dry-run 只说明会删掉哪些</translation>
    </message>
    <message>
        <source>“%1” is none of list, show, compare, delete, reconcile, resume, created, cleanup, prune, vacuum</source>
        <translation>“%1”不是 list、show、compare、delete、reconcile、resume、created、cleanup、prune、vacuum 之一</translation>
    </message>
    <message>
        <source>There is no run log %1: check the name (--store)</source>
        <translation>没有运行日志 %1：请检查名称（--store）</translation>
    </message>
</context>
<context>
    <name>idemscope::HtmlReport</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Search the table</source>
        <translation>搜索此表</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Difference to the first answer</source>
        <translation>与第一个响应的差异</translation>
    </message>
    <message>
        <source>none: the same to the byte</source>
        <translation>无：逐字节相同</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已收到</translation>
    </message>
    <message>
        <source>Show it without Idemscope: a script of curl commands</source>
        <translation>不用 Idemscope 展示：curl 命令脚本</translation>
    </message>
    <message>
        <source>Ask once more:</source>
        <translation>再检验一次：</translation>
    </message>
    <message>
        <source>%1 more in the JSON report</source>
        <translation>另有 %1 行，见 JSON 报告</translation>
    </message>
    <message>
        <source>The figures as a table</source>
        <translation>以表格显示数据</translation>
    </message>
</context>
<context>
    <name>idemscope::HttpFile</name>
    <message>
        <source>The file %1 was not read: files are read only where you allow it</source>
        <translation>没有读取文件 %1：只有经您允许才读取文件</translation>
    </message>
    <message>
        <source>Variables in the file %1 are not replaced; paste its text as the body if it has any</source>
        <translation>文件 %1 中的变量不会被替换；如果其中有变量，请把它的文本粘贴为正文</translation>
    </message>
    <message>
        <source>Only simple values are variables; this was left out</source>
        <translation>只有简单的值才是变量；此项已略过</translation>
    </message>
    <message>
        <source>there is no environment in it</source>
        <translation>其中没有环境</translation>
    </message>
    <message>
        <source>there is no request in it: no line such as “GET https://…”</source>
        <translation>其中没有请求：没有“GET https://…”这样的行</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>“%1” is no HTTP and was left out</source>
        <translation>“%1”不是 HTTP，已略过</translation>
    </message>
    <message>
        <source>There is no request line such as “GET https://…” in this block; it was left out</source>
        <translation>此块中没有“GET https://…”这样的请求行，已略过</translation>
    </message>
    <message>
        <source>The authentication “%1” is sent as it stands: nothing is calculated from it</source>
        <translation>认证“%1”按原样发送：不会据此计算任何内容</translation>
    </message>
    <message>
        <source>“*” as a target cannot be sent; it became the path /*</source>
        <translation>“*”无法作为目标发送；已变成路径 /*</translation>
    </message>
    <message>
        <source>The URL has no host; give one to the variable “host”</source>
        <translation>URL 没有主机；请给变量“host”一个值</translation>
    </message>
    <message>
        <source>The value of “%1” is asked for in other tools; set it as a variable</source>
        <translation>其他工具会询问“%1”的值；请把它设为变量</translation>
    </message>
    <message>
        <source>Its scripts are kept as text and never run</source>
        <translation>其脚本作为文本保留，从不运行</translation>
    </message>
    <message>
        <source>“%1” takes its value from another answer; set it as a variable</source>
        <translation>“%1”的值取自另一个响应；请把它设为变量</translation>
    </message>
    <message>
        <source>{{%name}} would encode a value; write it encoded</source>
        <translation>{{%name}} 会对值进行编码；请直接写编码后的值</translation>
    </message>
</context>
<context>
    <name>idemscope::ImportCommand</name>
    <message>
        <source>Standard input cannot be read</source>
        <translation>无法读取标准输入</translation>
    </message>
    <message>
        <source>Standard input is longer than 64 MiB</source>
        <translation>标准输入超过 64 MiB</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>A secret was taken out of the requests: set %1 to its value before you send them</source>
        <translation>从请求中取出了一个机密：发送前请把 %1 设为它的值</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) imported</source>
        <translation>
            <numerusform>已导入 %n 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) left out</source>
        <translation>
            <numerusform>略过 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>--into DIR is missing</source>
        <translation>缺少 --into DIR</translation>
    </message>
    <message>
        <source>Take requests over from files of other tools</source>
        <translation>从其他工具的文件中导入请求</translation>
    </message>
    <message>
        <source>what the file is; without it that is found out: %1</source>
        <translation>文件的格式；不给出则自动识别：%1</translation>
    </message>
    <message>
        <source>a collection or a folder in one; it is made if it is not there</source>
        <translation>集合，或集合中的文件夹；不存在则新建</translation>
    </message>
    <message>
        <source>also read the files that FILE names, such as the body of -d @body.json</source>
        <translation>同时读取 FILE 提到的文件，例如 -d @body.json 的正文</translation>
    </message>
    <message>
        <source>switch key headers on that the file holds switched off</source>
        <translation>启用文件中被停用的键请求头</translation>
    </message>
    <message>
        <source>one JSON document on standard output</source>
        <translation>在标准输出上给出一个 JSON 文档</translation>
    </message>
    <message>
        <source>  0    imported; what was left out is named
  2    wrong usage, or not understood; nothing was written</source>
        <translation>  0    已导入；略过的内容会列出
  2    用法错误，或无法识别；没有写入任何内容</translation>
    </message>
    <message>
        <source>the command</source>
        <translation>该命令</translation>
    </message>
</context>
<context>
    <name>idemscope::ImportDialog</name>
    <message>
        <source>All that are shown</source>
        <translation>显示的全部</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Filter by name, method or host</source>
        <translation>按名称、方法或主机筛选</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>导入到</translation>
    </message>
    <message>
        <source>Reading the pasted text</source>
        <translation>正在读取粘贴的文本</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Nothing can be imported</source>
        <translation>没有可导入的内容</translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) found: each becomes a secret variable. Its value is kept until Idemscope ends and not written to a file.</source>
        <translation>
            <numerusform>发现 %n 个机密：各自变成机密变量。其值保留到 Idemscope 结束，不会写入文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the key headers that are switched off in the file (%1)</source>
        <translation>使用文件中被停用的键请求头（%1）</translation>
    </message>
    <message>
        <source>Also read the files that it names (%1)</source>
        <translation>同时读取其中提到的文件（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 条警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n request(s)</source>
        <translation>
            <numerusform>%n 个请求中的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>format, file</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n 个文件夹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n environment(s)</source>
        <translation>
            <numerusform>%n 个环境</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variable(s)</source>
        <translation>
            <numerusform>%n 个变量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>略过 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (switched off)</source>
        <translation>%1（已停用）</translation>
    </message>
</context>
<context>
    <name>idemscope::ImportFiling</name>
    <message>
        <source>The collection has the variable “%1” with another value already; it stays as it is</source>
        <translation>集合中已有值不同的变量“%1”；保持不变</translation>
    </message>
    <message>
        <source>%1 is in no collection: neither in it nor above it is there a collection.json</source>
        <translation>%1 不属于任何集合：其中及其上级都没有 collection.json</translation>
    </message>
</context>
<context>
    <name>idemscope::ImportSource</name>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1: line %2, column %3: %4</source>
        <translation>%1：第 %2 行第 %3 列：%4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The file %1 was not read</source>
        <translation>没有读取文件 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::Imported</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>item, place in the file, what</comment>
        <translation>%1（%2）：%3</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>idemscope::Importing</name>
    <message>
        <source>Exported to %1</source>
        <translation>已导出到 %1</translation>
    </message>
    <message>
        <source>Import a file of another tool</source>
        <translation>导入其他工具的文件</translation>
    </message>
    <message>
        <source>%1 (top of the collection)</source>
        <translation>%1（集合顶层）</translation>
    </message>
    <message>
        <source>A new collection…</source>
        <translation>新集合…</translation>
    </message>
    <message>
        <source>Folder of the new collection</source>
        <translation>新集合的文件夹</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) imported</source>
        <translation>
            <numerusform>已导入 %n 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Copied as a curl command; secrets stay variables</source>
        <translation>已复制为 curl 命令；机密仍是变量</translation>
    </message>
</context>
<context>
    <name>idemscope::InFlightAnswer</name>
    <message>
        <source>Is a twin told that the first request is still under way, or given its result?</source>
        <translation>双生请求是否得知第一个请求仍在进行，或得到它的结果？</translation>
    </message>
    <message>
        <source>The conflict (%1) does not say by Retry-After when to come again.</source>
        <translation>冲突（%1）没有用 Retry-After 说明何时再来。</translation>
    </message>
    <message>
        <source>A twin of a request under way is answered with %1 and Retry-After.</source>
        <translation>对进行中请求的双生请求答复 %1 和 Retry-After。</translation>
    </message>
    <message>
        <source>A twin of a request under way is answered with %1.</source>
        <translation>对进行中请求的双生请求答复 %1。</translation>
    </message>
    <message>
        <source>A twin of a request under way waits and is given its result.</source>
        <translation>进行中请求的双生请求等待并得到它的结果。</translation>
    </message>
    <message>
        <source>A twin of a request under way was executed as well.</source>
        <translation>进行中请求的双生请求也被执行了。</translation>
    </message>
    <message>
        <source>A twin of a request under way got no answer.</source>
        <translation>进行中请求的双生请求没有得到答复。</translation>
    </message>
    <message>
        <source>A twin of a request under way was answered with %1: neither a conflict nor the result.</source>
        <translation>进行中请求的双生请求得到 %1：既不是冲突也不是结果。</translation>
    </message>
    <message>
        <source>No twin arrived while the first request was under way: it is answered too fast. Name the provocation slow (--provoke ¦ Contract, Provocations).</source>
        <translation>没有双生请求在第一个请求进行时到达：它答复得太快。请给出诱发 slow（--provoke ¦ 契约，诱发）。</translation>
    </message>
</context>
<context>
    <name>idemscope::Insomnia</name>
    <message>
        <source>not an Insomnia collection: “%1” must be a list</source>
        <translation>不是 Insomnia 集合：“%1”必须是列表</translation>
    </message>
</context>
<context>
    <name>idemscope::InsomniaNested</name>
    <message>
        <source>It is no HTTP request (a socket or a remote procedure): left out</source>
        <translation>不是 HTTP 请求（套接字或远程过程调用）：已略去</translation>
    </message>
</context>
<context>
    <name>idemscope::InsomniaRequest</name>
    <message>
        <source>There is no method: GET was taken</source>
        <translation>没有方法：采用 GET</translation>
    </message>
    <message>
        <source>The tag %1 is not known here: it was kept as text</source>
        <translation>无法识别标签 %1：保留为文本</translation>
    </message>
    <message>
        <source>Scripts of a whole folder are never run and have no place here: they were left out</source>
        <translation>整个文件夹的脚本从不运行，在此也没有位置：已略去</translation>
    </message>
    <message>
        <source>The authentication is switched off in the file: it was left out</source>
        <translation>文件中的身份验证已关闭：未导入</translation>
    </message>
</context>
<context>
    <name>idemscope::InsomniaResources</name>
    <message>
        <source>It is of the kind “%1”, not an HTTP request: left out</source>
        <translation>类型为“%1”，不是 HTTP 请求：已略去</translation>
    </message>
    <message>
        <source>Its folder is not in the file: it was put at the top</source>
        <translation>文件中没有它所在的文件夹：已放到顶层</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(-ies) of this kind hold no requests: left out</source>
        <translation>
            <numerusform>%n 个此类条目不含请求：已略去</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Interchange</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are: %2</source>
        <translation>没有格式“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>not understood; it can be one of: %1. Is the file complete?</source>
        <translation>无法识别；可以是以下之一：%1。文件是否完整？</translation>
    </message>
    <message>
        <source>%1 can only be exported, not imported</source>
        <translation>%1 只能导出，不能导入</translation>
    </message>
    <message>
        <source>The import was cancelled; nothing was imported</source>
        <translation>导入已取消；没有导入任何内容</translation>
    </message>
    <message>
        <source>there is no request in it (read as %1)</source>
        <translation>其中没有请求（按 %1 读取）</translation>
    </message>
    <message>
        <source>%1 can only be imported, not exported</source>
        <translation>%1 只能导入，不能导出</translation>
    </message>
    <message>
        <source>there is no request in it (read as %1). %2</source>
        <translation>其中没有请求（按 %1 读取）。%2</translation>
    </message>
</context>
<context>
    <name>idemscope::JUnitReport</name>
    <message>
        <source>The run was not judged</source>
        <translation>此运行没有结论</translation>
    </message>
    <message>
        <source>Not met: %1</source>
        <translation>未满足：%1</translation>
    </message>
    <message>
        <source>evidence: run %1, attempts %2</source>
        <translation>证据：运行 %1，尝试 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more round(s) failed likewise</source>
        <translation>
            <numerusform>另有 %n 个轮次同样失败</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 messages: %2 exactly once, %3 lost, %4 duplicated</source>
        <translation>%1 条消息：%2 条恰好一次，%3 条丢失，%4 条重复</translation>
    </message>
    <message>
        <source>evidence: run %1</source>
        <translation>证据：运行 %1</translation>
    </message>
    <message>
        <source>The delivery was not judged</source>
        <translation>此次投递未经判断</translation>
    </message>
</context>
<context>
    <name>idemscope::JobSource</name>
    <message>
        <source>There is no environment “%1”: the request is in no collection</source>
        <translation>没有环境“%1”：该请求不属于任何集合</translation>
    </message>
    <message>
        <source>There is no environment “%1”; the collection has: %2</source>
        <translation>没有环境“%1”；该集合中有：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The secret variable “%1” has no value: set %2 in the environment</source>
        <translation>机密变量“%1”没有值：请在环境变量中设置 %2</translation>
    </message>
    <message>
        <source>process environment</source>
        <translation>进程环境</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>request</source>
        <translation>请求</translation>
    </message>
</context>
<context>
    <name>idemscope::Journal</name>
    <message>
        <source>%1: a run began</source>
        <comment>title of a page</comment>
        <translation>%1：一次运行开始</translation>
    </message>
    <message>
        <source>%1: the run ended</source>
        <comment>title of a page</comment>
        <translation>%1：运行结束</translation>
    </message>
    <message>
        <source>%1: the run ended. %2</source>
        <comment>title of a page, then about the run</comment>
        <translation>%1：运行结束。%2</translation>
    </message>
</context>
<context>
    <name>idemscope::JournalModel</name>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>trouble</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>idemscope::Json</name>
    <message>
        <source>Not JSON, line %1, column %2: %3</source>
        <translation>不是 JSON，第 %1 行，第 %2 列：%3</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>文本过早结束</translation>
    </message>
    <message>
        <source>a value is expected here</source>
        <translation>此处应为一个值</translation>
    </message>
    <message>
        <source>a member name in double quotes is expected here</source>
        <translation>此处应为双引号括起的成员名称</translation>
    </message>
    <message>
        <source>a colon is expected here</source>
        <translation>此处应为冒号</translation>
    </message>
    <message>
        <source>a comma or the closing bracket is expected here</source>
        <translation>此处应为逗号或右括号</translation>
    </message>
    <message>
        <source>nothing more is expected after the value</source>
        <translation>值之后不应再有内容</translation>
    </message>
    <message>
        <source>this is not how JSON writes a number</source>
        <translation>这不是 JSON 的数字写法</translation>
    </message>
    <message>
        <source>only true, false and null may stand without quotes</source>
        <translation>只有 true、false 和 null 可以不加引号</translation>
    </message>
    <message>
        <source>a control character in a string must be escaped</source>
        <translation>字符串中的控制字符必须转义</translation>
    </message>
    <message>
        <source>JSON knows no such escape</source>
        <translation>JSON 没有这种转义</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>文本不是 UTF-8</translation>
    </message>
    <message numerus="yes">
        <source>the text is nested deeper than %n level(s)</source>
        <translation>
            <numerusform>文本嵌套超过 %n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>文本过长</translation>
    </message>
</context>
<context>
    <name>idemscope::JsonArchive</name>
    <message>
        <source>%1: %2 expected</source>
        <translation>%1：应为%2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>布尔值（true 或 false）</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>以下之一：%1</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message numerus="yes">
        <source>a list of %n items</source>
        <translation>
            <numerusform>含 %n 项的列表</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::JsonPatch</name>
    <message>
        <source>JSON Patch, operation %1: %2</source>
        <translation>JSON Patch，第 %1 个操作：%2</translation>
    </message>
    <message>
        <source>“%1” stands twice</source>
        <translation>“%1”出现了两次</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>“%1” must be a string</source>
        <translation>“%1”必须是字符串</translation>
    </message>
    <message>
        <source>A JSON Patch is an array of operations</source>
        <translation>JSON Patch 应为操作的数组</translation>
    </message>
    <message>
        <source>it must be an object</source>
        <translation>它必须是对象</translation>
    </message>
    <message>
        <source>“op” must be add, remove, replace, move, copy or test</source>
        <translation>“op”必须是 add、remove、replace、move、copy 或 test</translation>
    </message>
    <message>
        <source>the test failed, the value at %1 is another one</source>
        <translation>测试未通过，%1 处的值与之不同</translation>
    </message>
    <message>
        <source>a value cannot be moved into itself</source>
        <translation>不能将值移动到其自身内部</translation>
    </message>
    <message>
        <source>The body holds no number that could be changed</source>
        <translation>请求体中没有可以更改的数字</translation>
    </message>
</context>
<context>
    <name>idemscope::JsonPath</name>
    <message>
        <source>The JSONPath selects too much of this document; write it more narrowly</source>
        <translation>该 JSONPath 在此文档中选中的内容过多；请缩小其范围</translation>
    </message>
    <message>
        <source>the filter is nested too deeply</source>
        <translation>过滤器嵌套过深</translation>
    </message>
    <message>
        <source>a closing parenthesis is expected here</source>
        <translation>此处应为右圆括号</translation>
    </message>
    <message>
        <source>a comparison behind ! needs parentheses</source>
        <translation>! 之后的比较需要加圆括号</translation>
    </message>
    <message>
        <source>a comparison operator is expected here</source>
        <translation>此处应为比较运算符</translation>
    </message>
    <message>
        <source>only a single value can be compared</source>
        <translation>只有单个值可以比较</translation>
    </message>
    <message>
        <source>a query, a literal or a function is expected here</source>
        <translation>此处应为查询、字面量或函数</translation>
    </message>
    <message>
        <source>this is not how JSONPath writes a number</source>
        <translation>这不是 JSONPath 的数字写法</translation>
    </message>
    <message numerus="yes">
        <source>%1() takes %n argument(s)</source>
        <translation>
            <numerusform>%1() 接受 %n 个参数</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no function %1()</source>
        <translation>没有函数 %1()</translation>
    </message>
    <message>
        <source>a query is expected here</source>
        <translation>此处应为查询</translation>
    </message>
    <message>
        <source>a single value is expected here</source>
        <translation>此处应为单个值</translation>
    </message>
    <message>
        <source>an argument is expected here</source>
        <translation>此处应为参数</translation>
    </message>
    <message>
        <source>a comma or a closing parenthesis is expected here</source>
        <translation>此处应为逗号或右圆括号</translation>
    </message>
    <message>
        <source>it must start with $</source>
        <translation>它必须以 $ 开头</translation>
    </message>
    <message>
        <source>nothing more is expected here</source>
        <translation>此处不应再有内容</translation>
    </message>
    <message>
        <source>JSONPath “%1”, position %2: %3</source>
        <translation>JSONPath“%1”，位置 %2：%3</translation>
    </message>
    <message>
        <source>a comma or ] is expected here</source>
        <translation>此处应为逗号或 ]</translation>
    </message>
    <message>
        <source>a name in quotes, an index, a slice, * or ? is expected here</source>
        <translation>此处应为带引号的名称、索引、切片、* 或 ?</translation>
    </message>
    <message>
        <source>a member name or * is expected here</source>
        <translation>此处应为成员名称或 *</translation>
    </message>
    <message>
        <source>this character is broken</source>
        <translation>此字符已损坏</translation>
    </message>
    <message>
        <source>the closing quote is missing</source>
        <translation>缺少右引号</translation>
    </message>
    <message>
        <source>a control character must be escaped</source>
        <translation>控制字符必须转义</translation>
    </message>
    <message>
        <source>there is no such escape</source>
        <translation>没有这种转义</translation>
    </message>
    <message>
        <source>half a surrogate pair is no character</source>
        <translation>半个代理对不是字符</translation>
    </message>
    <message>
        <source>four hexadecimal digits are expected here</source>
        <translation>此处应为四位十六进制数字</translation>
    </message>
    <message>
        <source>this is not how JSONPath writes an integer</source>
        <translation>这不是 JSONPath 的整数写法</translation>
    </message>
    <message>
        <source>this integer is too large</source>
        <translation>此整数过大</translation>
    </message>
</context>
<context>
    <name>idemscope::JsonPointer</name>
    <message>
        <source>“%1” is no JSON Pointer: %2</source>
        <translation>“%1”不是 JSON Pointer：%2</translation>
    </message>
    <message>
        <source>it must start with /</source>
        <translation>它必须以 / 开头</translation>
    </message>
    <message>
        <source>after ~ only 0 or 1 may stand</source>
        <translation>~ 之后只能是 0 或 1</translation>
    </message>
    <message>
        <source>There is nothing at %1</source>
        <translation>%1 处没有内容</translation>
    </message>
    <message>
        <source>“%1” stands more than once in its object</source>
        <translation>“%1”在其对象中出现了不止一次</translation>
    </message>
    <message>
        <source>What holds %1 is neither an object nor an array</source>
        <translation>%1 的上级既不是对象也不是数组</translation>
    </message>
    <message>
        <source>The whole document cannot be removed</source>
        <translation>不能移除整个文档</translation>
    </message>
</context>
<context>
    <name>idemscope::JsonText</name>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行，第 %3 列：%4</translation>
    </message>
    <message>
        <source>%1, line 1, column 1: an object expected</source>
        <translation>%1，第 1 行，第 1 列：应为对象</translation>
    </message>
    <message>
        <source>“%1” is missing at the end</source>
        <translation>末尾缺少“%1”</translation>
    </message>
    <message>
        <source>a value is missing at the end</source>
        <translation>末尾缺少一个值</translation>
    </message>
    <message>
        <source>this character must be escaped, or its escape is unknown</source>
        <translation>此字符必须转义，或其转义形式未知</translation>
    </message>
    <message>
        <source>“:” is missing after the name</source>
        <translation>名称之后缺少“:”</translation>
    </message>
    <message>
        <source>nothing may follow the value</source>
        <translation>值之后不能再有内容</translation>
    </message>
    <message>
        <source>a value is missing here</source>
        <translation>此处缺少一个值</translation>
    </message>
    <message>
        <source>no comma may stand before “%1”</source>
        <translation>“%1”之前不能有逗号</translation>
    </message>
    <message>
        <source>a name in double quotes is missing here</source>
        <translation>此处缺少双引号括起的名称</translation>
    </message>
    <message>
        <source>“,” or “%1” is missing here</source>
        <translation>此处缺少“,”或“%1”</translation>
    </message>
    <message>
        <source>“%1” is missing here</source>
        <translation>此处缺少“%1”</translation>
    </message>
    <message>
        <source>this string does not end</source>
        <translation>此字符串没有结束</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>“%1” is not JSON: strings stand in double quotes</source>
        <translation>“%1”不是 JSON：字符串须用双引号括起</translation>
    </message>
</context>
<context>
    <name>idemscope::KeyAgeChart</name>
    <message>
        <source>older</source>
        <translation>更久</translation>
    </message>
    <message>
        <source>≤ %1 ms</source>
        <translation>≤ %1 毫秒</translation>
    </message>
    <message>
        <source>≤ %1 s</source>
        <translation>≤ %1 秒</translation>
    </message>
    <message>
        <source>≤ %1 min</source>
        <translation>≤ %1 分</translation>
    </message>
    <message>
        <source>≤ %1 h</source>
        <translation>≤ %1 小时</translation>
    </message>
    <message>
        <source>Age of keys at a hit</source>
        <translation>命中时键的年龄</translation>
    </message>
    <message>
        <source>repeats answered from what was stored, since the start</source>
        <translation>启动以来用存储的结果应答的重复</translation>
    </message>
    <message>
        <source>No repeat was answered from what was stored yet. Send a request with the same key twice.</source>
        <translation>还没有重复用存储的结果应答。用同一个键发送两次请求即可。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 hits</source>
        <translation>%1：%3 次命中中的 %2 次</translation>
    </message>
    <message>
        <source>%1 repeats were answered from what was stored</source>
        <translation>%1 次重复用存储的结果应答</translation>
    </message>
    <message>
        <source>Age of the key</source>
        <translation>键的年龄</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
</context>
<context>
    <name>idemscope::KeyMissing</name>
    <message>
        <source>Is a request without a key refused, or executed each time?</source>
        <translation>没有键的请求是被拒绝，还是每次都被执行？</translation>
    </message>
    <message>
        <source>A request without a key was refused (%1), but had an effect all the same.</source>
        <translation>没有键的请求被拒绝（%1），但仍然有效果。</translation>
    </message>
    <message>
        <source>A request without a key is refused (%1).</source>
        <translation>没有键的请求被拒绝（%1）。</translation>
    </message>
    <message>
        <source>%1 equal requests without a key had %2 effects: they were taken for one.</source>
        <translation>%1 个没有键的相同请求有 %2 个效果：它们被当作一个。</translation>
    </message>
    <message>
        <source>%1 requests without a key had %2 effects.</source>
        <translation>%1 个没有键的请求有 %2 个效果。</translation>
    </message>
    <message>
        <source>A request without a key is executed each time it is sent.</source>
        <translation>没有键的请求每次发送都被执行。</translation>
    </message>
    <message>
        <source>A request without a key made the target answer %1.</source>
        <translation>没有键的请求使目标答复 %1。</translation>
    </message>
    <message>
        <source>A second request without a key was refused (%1): it was taken for the first.</source>
        <translation>第二个没有键的请求被拒绝（%1）：它被当作第一个。</translation>
    </message>
    <message>
        <source>The requests without a key got no answers to judge.</source>
        <translation>没有键的请求没有得到可判定的答复。</translation>
    </message>
</context>
<context>
    <name>idemscope::KeyPlace</name>
    <message>
        <source>The key goes into a form field, but the body is no form</source>
        <translation>键要放入表单字段，但请求体不是表单</translation>
    </message>
    <message>
        <source>The key cannot be placed in the body. %1</source>
        <translation>无法将键放入请求体。%1</translation>
    </message>
    <message>
        <source>The path holds neither :%1 nor {%1} for the key</source>
        <translation>路径中既没有 :%1 也没有 {%1} 可供放置键</translation>
    </message>
    <message>
        <source>The key is part of the path and cannot be left out</source>
        <translation>键是路径的一部分，不能省略</translation>
    </message>
    <message>
        <source>“%1” is no header name: letters, digits and !#$%&amp;&apos;*+-.^_`|~ only, no space (RFC 9110 §5.6.2)</source>
        <translation>“%1”不是标头名：只能用字母、数字和 !#$%&amp;&apos;*+-.^_`|~，不能有空格（RFC 9110 §5.6.2）</translation>
    </message>
    <message>
        <source>The value of header %1 holds a line end or another control character, which no header may hold (RFC 9110 §5.5)</source>
        <translation>标头 %1 的值含有换行或其他控制字符，任何标头都不允许（RFC 9110 §5.5）</translation>
    </message>
</context>
<context>
    <name>idemscope::KeySharing</name>
    <message>
        <source>The first request was not acknowledged.</source>
        <translation>第一个请求没有被确认。</translation>
    </message>
    <message>
        <source>The second request got no answer to judge.</source>
        <translation>第二个请求没有得到可判定的答复。</translation>
    </message>
    <message>
        <source>Nothing in the two answers tells whose result they give: name an identity.</source>
        <translation>两个答复中没有任何东西能说明它们给出的是谁的结果：请给出标识。</translation>
    </message>
    <message>
        <source>The second request is refused with a fresh key as well (%1).</source>
        <translation>第二个请求用新的键也被拒绝（%1）。</translation>
    </message>
    <message>
        <source>The second request got no answer with a fresh key.</source>
        <translation>第二个请求用新的键没有得到答复。</translation>
    </message>
</context>
<context>
    <name>idemscope::KeySpellings</name>
    <message>
        <source>a key in quotes and without</source>
        <translation>带引号和不带引号的键</translation>
    </message>
    <message>
        <source>a key with and without surrounding space</source>
        <translation>前后有空格和没有空格的键</translation>
    </message>
    <message>
        <source>keys of %1 characters</source>
        <translation>%1 个字符的键</translation>
    </message>
    <message>
        <source>an empty key, one of a single character or one that is not ASCII</source>
        <translation>空的键、单个字符的键或非 ASCII 的键</translation>
    </message>
    <message>
        <source>two key headers</source>
        <translation>两个键标头</translation>
    </message>
    <message>
        <source>keys that differ in upper and lower case</source>
        <translation>大小写不同的键</translation>
    </message>
</context>
<context>
    <name>idemscope::KeySyntax</name>
    <message>
        <source>Are keys read exactly, however they are spelt?</source>
        <translation>无论怎样书写，键是否都被准确读取？</translation>
    </message>
    <message>
        <source>It could not be told how the target takes them: %1.</source>
        <translation>无法判断目标怎样对待：%1。</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>被拒绝：%1。</translation>
    </message>
    <message>
        <source>Taken for one key: %1.</source>
        <translation>被当作一个键：%1。</translation>
    </message>
    <message>
        <source>Taken for two keys: %1.</source>
        <translation>被当作两个键：%1。</translation>
    </message>
    <message>
        <source>Taken for two keys, though space around a header is no part of it: %1.</source>
        <translation>被当作两个键，虽然标头前后的空格不属于它：%1。</translation>
    </message>
    <message>
        <source>Different %1 were taken for one: the target cuts them.</source>
        <translation>不同的%1被当作一个：目标截断了它们。</translation>
    </message>
    <message>
        <source>Taken: %1.</source>
        <translation>被接受：%1。</translation>
    </message>
    <message>
        <source>Refused (%1): %2.</source>
        <translation>被拒绝（%1）：%2。</translation>
    </message>
    <message>
        <source>An empty key got no answer.</source>
        <translation>空的键没有得到答复。</translation>
    </message>
    <message>
        <source>An empty key is refused (%1).</source>
        <translation>空的键被拒绝（%1）。</translation>
    </message>
    <message>
        <source>An empty key is taken (%1).</source>
        <translation>空的键被接受（%1）。</translation>
    </message>
    <message>
        <source>A request with two key headers was executed although one of them names a used key.</source>
        <translation>带两个键标头的请求被执行了，虽然其中一个是用过的键。</translation>
    </message>
    <message>
        <source>A request with two key headers was not executed again.</source>
        <translation>带两个键标头的请求没有再次被执行。</translation>
    </message>
    <message>
        <source>The target answered %1 to %2.</source>
        <translation>目标对%2答复 %1。</translation>
    </message>
    <message>
        <source>Keys in %1 spellings were read exactly or refused.</source>
        <translation>%1 种写法的键都被准确读取或被拒绝。</translation>
    </message>
</context>
<context>
    <name>idemscope::Keychain</name>
    <message>
        <source>it does not answer</source>
        <translation>它不回答</translation>
    </message>
    <message>
        <source>The keychain did not take the secret: %1. It is kept until Idemscope ends.</source>
        <translation>钥匙串没有接受机密：%1。它只保留到 Idemscope 结束。</translation>
    </message>
</context>
<context>
    <name>idemscope::Keyless</name>
    <message>
        <source>Do two different requests without a key stay two?</source>
        <translation>两个不同的无键请求是否仍是两个？</translation>
    </message>
    <message>
        <source>The second of two different requests without a key was given the result of the first: it is lost.</source>
        <translation>两个不同的无键请求中，第二个得到了第一个的结果：它丢失了。</translation>
    </message>
    <message>
        <source>Requests without a key are refused (%1), so none can be mixed up.</source>
        <translation>没有键的请求被拒绝（%1），因此不会混淆。</translation>
    </message>
    <message>
        <source>Two requests without a key had %1 effects.</source>
        <translation>两个没有键的请求有 %1 个效果。</translation>
    </message>
    <message>
        <source>After one request without a key another one, with another payload, was refused (%1).</source>
        <translation>在一个没有键的请求之后，另一个载荷不同的请求被拒绝（%1）。</translation>
    </message>
    <message>
        <source>Two different requests without a key had two effects.</source>
        <translation>两个不同的无键请求有两个效果。</translation>
    </message>
    <message>
        <source>What the payload says names the operation; another payload of that operation was refused (%1), so nothing is mixed up.</source>
        <translation>操作由载荷的内容命名；同一操作的另一载荷被拒绝（%1），因此不会混淆。</translation>
    </message>
</context>
<context>
    <name>idemscope::LatencyChart</name>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>No answer has been measured yet. Service times appear with the first response.</source>
        <translation>尚未测得任何响应。收到第一个响应后将显示服务时间。</translation>
    </message>
    <message>
        <source>Service time</source>
        <translation>服务时间</translation>
    </message>
    <message>
        <source>First executions</source>
        <translation>首次执行</translation>
    </message>
    <message>
        <source>Other answers</source>
        <translation>其他响应</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>first executions</source>
        <translation>首次执行</translation>
    </message>
    <message>
        <source>other answers</source>
        <translation>其他响应</translation>
    </message>
    <message>
        <source>service time</source>
        <translation>服务时间</translation>
    </message>
    <message>
        <source>%1, p50 %2, p99 %3; %4; %5</source>
        <comment>counts of answers</comment>
        <translation>%1，p50 %2，p99 %3；%4；%5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln first execution(s)</source>
        <translation>
            <numerusform>%Ln 次首次执行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replay(s) of these</source>
        <translation>
            <numerusform>%Ln 次对其的重放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other answer(s)</source>
        <translation>
            <numerusform>%Ln 个其他响应</numerusform>
        </translation>
    </message>
    <message>
        <source>Their replays</source>
        <translation>其重放</translation>
    </message>
    <message>
        <source>their replays</source>
        <translation>其重放</translation>
    </message>
    <message>
        <source>%1 to %2
first executions: %3
their replays: %4
other answers: %5</source>
        <translation>%1 至 %2
首次执行：%3
其重放：%4
其他响应：%5</translation>
    </message>
</context>
<context>
    <name>idemscope::LegendRow</name>
    <message>
        <source>Legend: %1</source>
        <translation>图例：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::LevelList</name>
    <message>
        <source>Levels of variables</source>
        <translation>变量的层级</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>A new environment for this collection</source>
        <translation>为此集合新建环境</translation>
    </message>
    <message>
        <source>Duplicate the environment</source>
        <translation>创建环境副本</translation>
    </message>
    <message>
        <source>Delete the environment…</source>
        <translation>删除环境…</translation>
    </message>
    <message>
        <source>The whole collection</source>
        <translation>整个集合</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>文件夹 %1</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1（未保存）</translation>
    </message>
</context>
<context>
    <name>idemscope::LimitsEditor</name>
    <message>
        <source>Most in flight</source>
        <translation>最大在途数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Fixes schedule, jitter, faults and mutations; keys are fresh all the same</source>
        <translation>固定调度、抖动、故障和变异；键仍然每次全新生成</translation>
    </message>
    <message>
        <source>Also sends distinct keys with one payload, which must make distinct effects</source>
        <translation>另外发送载荷相同而键各不相同的请求，它们必须产生各自独立的效果</translation>
    </message>
    <message>
        <source>Lets the identity alone decide; brings the control with it</source>
        <translation>允许仅凭标识判定；同时启用对照</translation>
    </message>
    <message>
        <source>Lets a probe per run decide over several operations together</source>
        <translation>允许由按运行计数的探针对多个操作一并判定</translation>
    </message>
    <message>
        <source>Expectations</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>One a line, for example p95&lt;200ms</source>
        <translation>每行一个，例如 p95&lt;200ms</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Every attempt on a connection of its own</source>
        <translation>每次尝试使用各自独立的连接</translation>
    </message>
    <message>
        <source>Add a traceparent header to every attempt</source>
        <translation>为每次尝试添加 traceparent 请求头</translation>
    </message>
    <message>
        <source>A new one for every run</source>
        <translation>每次运行使用新的种子</translation>
    </message>
    <message>
        <source>Fire the control</source>
        <translation>发送对照</translation>
    </message>
    <message>
        <source>Accept inferred evidence</source>
        <translation>接受推断证据</translation>
    </message>
    <message>
        <source>Accept counted evidence</source>
        <translation>接受计数证据</translation>
    </message>
    <message numerus="yes">
        <source>%n in flight</source>
        <translation>
            <numerusform>在途 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>new connections</source>
        <translation>新建连接</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>control</source>
        <translation>对照</translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s)</source>
        <translation>
            <numerusform>%n 项期望</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>idemscope::Locate</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” is neither an absolute URL nor a request: there is no file %2</source>
        <translation>“%1”既不是绝对 URL，也不是请求：没有文件 %2</translation>
    </message>
</context>
<context>
    <name>idemscope::LockOutlives</name>
    <message>
        <source>Is a key locked for as long as its first request is being processed?</source>
        <translation>在第一个请求处理期间，键是否一直被锁住？</translation>
    </message>
    <message numerus="yes">
        <source>Repeated while the first request was being processed (%1 s), one operation had %Ln effects: its lock did not last.</source>
        <translation>
            <numerusform>在第一个请求处理期间（%1 s）重复，一个操作有 %Ln 个效果：它的锁没有持续到底。</numerusform>
        </translation>
    </message>
    <message>
        <source>No twin came while the first request was being processed.</source>
        <translation>没有双生请求在第一个请求处理期间到达。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln twins came while the first request was being processed (%1 s), the latest after %2 s: none had an effect.</source>
        <translation>
            <numerusform>%Ln 个双生请求在第一个请求处理期间（%1 s）到达，最晚的在 %2 s 之后：没有一个产生效果。</numerusform>
        </translation>
    </message>
    <message>
        <source>The request was acknowledged, but its effect is not there.</source>
        <translation>请求已被确认，但它的效果不存在。</translation>
    </message>
    <message>
        <source>The target answers within %1 ms, too fast for a twin to come late: name the provocation slow (--provoke ¦ Contract, Provocations).</source>
        <translation>目标在 %1 ms 内答复，太快，双生请求来不及晚到：请给出诱发 slow（--provoke ¦ 契约，诱发）。</translation>
    </message>
</context>
<context>
    <name>idemscope::LockReleased</name>
    <message>
        <source>When a request dies in the handler, is its key free again in time?</source>
        <translation>当请求在处理程序中夭折时，它的键是否及时重新可用？</translation>
    </message>
    <message>
        <source>After “%1” the target did not answer any more.</source>
        <translation>在“%1”之后目标不再答复。</translation>
    </message>
    <message>
        <source>After “%1” the key stayed locked: for %2 s every repeat was answered %3.</source>
        <translation>在“%1”之后键一直被锁住：%2 s 内每次重复都得到 %3。</translation>
    </message>
    <message>
        <source>After the request had died in the handler its key was free again: the last repeat was answered %1.</source>
        <translation>请求在处理程序中夭折之后，它的键重新可用：最后一次重复得到 %1。</translation>
    </message>
</context>
<context>
    <name>idemscope::LogPage</name>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Warnings and trouble</source>
        <translation>警告和问题</translation>
    </message>
    <message>
        <source>Trouble alone</source>
        <translation>仅问题</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>What was said since Idemscope was started, as it was said: messages, warnings, runs that began and ended. It holds no secrets and is not kept.</source>
        <translation>Idemscope 启动以来所说的话，保持原样：消息、警告、开始和结束的运行。其中没有机密，也不会保存。</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>筛选消息</translation>
    </message>
    <message>
        <source>Which messages</source>
        <translation>哪些消息</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Copy all that is shown</source>
        <translation>复制显示的全部</translation>
    </message>
    <message>
        <source>Copy the chosen ones</source>
        <translation>复制所选</translation>
    </message>
</context>
<context>
    <name>idemscope::LookSettings</name>
    <message>
        <source>as the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>语言与外观</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Of what the desktop asks for. A page that is open keeps the width of its columns until it is opened again</source>
        <translation>相对于桌面的设定。已打开的页面在重新打开之前保持其列宽</translation>
    </message>
    <message>
        <source>Size of bytes and code</source>
        <translation>字节与代码的大小</translation>
    </message>
    <message>
        <source>Editors, URLs, what was sent</source>
        <translation>编辑器、URL、发送的内容</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>idemscope::LoserRecovers</name>
    <message>
        <source>Does every client learn the result if it asks again?</source>
        <translation>如果再次询问，每个客户端是否都能得知结果？</translation>
    </message>
    <message>
        <source>The last answer to one of them was %1.</source>
        <translation>其中一个得到的最后答复是 %1。</translation>
    </message>
    <message>
        <source>The last attempt of one of them got no answer.</source>
        <translation>其中一个的最后一次尝试没有得到答复。</translation>
    </message>
    <message>
        <source>%1 of %2 clients never learnt the result although they asked again for %3 s.</source>
        <translation>%2 个客户端中有 %1 个始终没有得知结果，虽然它们再次询问了 %3 s。</translation>
    </message>
    <message>
        <source>Clients that had to ask again: %1.</source>
        <translation>需要再次询问的客户端：%1。</translation>
    </message>
    <message>
        <source>The longest recovery took %1 ms.</source>
        <translation>最长的恢复用了 %1 ms。</translation>
    </message>
    <message>
        <source>All %1 clients learnt the result.</source>
        <translation>全部 %1 个客户端都得知了结果。</translation>
    </message>
</context>
<context>
    <name>idemscope::MainWindow</name>
    <message>
        <source>%1[*] — Idemscope</source>
        <translation>%1[*] — Idemscope</translation>
    </message>
    <message>
        <source>Idemscope</source>
        <translation>Idemscope</translation>
    </message>
    <message numerus="yes">
        <source>%n scheduled replay(s) were carried out.</source>
        <translation>
            <numerusform>执行了 %n 个计划的重放。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the sandbox?</source>
        <translation>停止沙箱？</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) under way may be fired at it; what follows would be refused.</source>
        <translation>
            <numerusform>正在进行的 %n 次运行可能以它为目标；之后的请求将被拒绝。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the sandbox</source>
        <translation>停止沙箱</translation>
    </message>
</context>
<context>
    <name>idemscope::Manual</name>
    <message>
        <source>Exit codes:</source>
        <translation>退出码：</translation>
    </message>
    <message>
        <source>The run log, unless --store names another.</source>
        <translation>运行日志，除非 --store 另有指定。</translation>
    </message>
    <message>
        <source>The value of the secret variable NAME, spelt in capitals.</source>
        <translation>机密变量 NAME 的值，名称用大写。</translation>
    </message>
    <message>
        <source>If set, nothing is coloured.</source>
        <translation>设置后不使用颜色。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>finds out whether a retried request happens exactly once</source>
        <translation>查明重试的请求是否恰好只生效一次</translation>
    </message>
    <message>
        <source>Synopsis</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Fires precisely controlled bursts of retried requests at an API, abandons connections at chosen points, logs every attempt, counts the real effects at the target, and gives a verdict. Without a command it opens the window.</source>
        <translation>向 API 发起精确控制的重试突发，在选定的位置中断连接，记录每次尝试，统计目标上真实产生的效果，并给出结论。不带命令时打开窗口。</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Set in a step of GitHub Actions: the Markdown report goes to the summary, every failure becomes an annotation.</source>
        <translation>在 GitHub Actions 的步骤中设置：Markdown 报告写入摘要，每个失败成为一条注解。</translation>
    </message>
</context>
<context>
    <name>idemscope::MarkdownReport</name>
    <message numerus="yes">
        <source>%n more row(s) are in the other formats</source>
        <translation>
            <numerusform>其余 %n 行见其他格式</numerusform>
        </translation>
    </message>
    <message>
        <source>Sent:</source>
        <translation>已发送：</translation>
    </message>
    <message>
        <source>Received:</source>
        <translation>已收到：</translation>
    </message>
    <message>
        <source>Show it without Idemscope</source>
        <translation>不用 Idemscope 展示</translation>
    </message>
    <message>
        <source>More than a comment holds was left out: the HTML report has it.</source>
        <translation>评论容纳不下的内容已省略：完整内容见 HTML 报告。</translation>
    </message>
</context>
<context>
    <name>idemscope::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>idemscope::MethodBox</name>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
</context>
<context>
    <name>idemscope::MethodNatural</name>
    <message>
        <source>Do repeated PUT and DELETE leave the same state as one, and GET and HEAD none?</source>
        <translation>重复的 PUT 和 DELETE 是否留下与一次相同的状态，GET 和 HEAD 是否不改变状态？</translation>
    </message>
    <message>
        <source>What was created cannot be looked at: GET %1 was answered %2.</source>
        <translation>无法查看所创建的对象：GET %1 得到 %2。</translation>
    </message>
    <message>
        <source>GET and HEAD had an effect: there is more than was created.</source>
        <translation>GET 和 HEAD 有效果：比创建的更多。</translation>
    </message>
    <message>
        <source>Looking by GET and HEAD changed what was looked at.</source>
        <translation>用 GET 和 HEAD 查看改变了被查看的对象。</translation>
    </message>
    <message>
        <source>After %1 number %2 the state differs from that after the first.</source>
        <translation>第 %2 次 %1 之后的状态与第一次之后不同。</translation>
    </message>
    <message>
        <source>Repeated %1 had effects of its own: there is more than was created.</source>
        <translation>重复的 %1 有自己的效果：比创建的更多。</translation>
    </message>
    <message>
        <source>A look after %1 was not answered.</source>
        <translation>%1 之后的查看没有得到答复。</translation>
    </message>
    <message>
        <source>The target takes neither PUT nor DELETE for what it created.</source>
        <translation>对所创建的对象，目标既不接受 PUT 也不接受 DELETE。</translation>
    </message>
    <message>
        <source>%1 three times left the same state as once; GET and HEAD changed nothing.</source>
        <translation>三次 %1 留下与一次相同的状态；GET 和 HEAD 没有改变任何东西。</translation>
    </message>
    <message>
        <source>Nothing says where what was created can be looked at: no Location on this host, no identity.</source>
        <translation>没有东西说明在哪里可以查看所创建的对象：没有本主机的 Location，也没有标识。</translation>
    </message>
</context>
<context>
    <name>idemscope::Multipart</name>
    <message>
        <source>Parts that are switched off in the file were left out: beside a part that is no text there is no place for them</source>
        <translation>文件中已关闭的部分未被导入：旁边有非文本部分时，无处保存它们</translation>
    </message>
</context>
<context>
    <name>idemscope::NewRequestSettings</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>as the environment says</source>
        <translation>按环境变量</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>使用此代理</translation>
    </message>
    <message>
        <source>New requests</source>
        <translation>新请求</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>A new request begins with what stands here and keeps it; change it there under Transport. The environment names it as http_proxy, https_proxy, all_proxy and no_proxy</source>
        <translation>新请求以这里的内容开始并保留它；可在请求的“传输”中更改。环境变量为 http_proxy、https_proxy、all_proxy 和 no_proxy</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>http:// or socks5://, without a password: it is kept as it is typed</source>
        <translation>http:// 或 socks5://，不要带密码：它会按输入的内容保存</translation>
    </message>
    <message>
        <source>Not for</source>
        <translation>不用于</translation>
    </message>
    <message>
        <source>Hosts reached directly, with commas between: names, .suffixes, addresses, 10.0.0.0/8, *</source>
        <translation>直接访问的主机，以逗号分隔：名称、.后缀、地址、10.0.0.0/8、*</translation>
    </message>
    <message>
        <source>Time to connect</source>
        <translation>连接时限</translation>
    </message>
    <message>
        <source>Time to the first byte</source>
        <translation>首字节时限</translation>
    </message>
    <message>
        <source>Time in all</source>
        <translation>总时限</translation>
    </message>
    <message>
        <source>An attempt that takes longer is given up; whether it had an effect is then unknown</source>
        <translation>超过此时间的尝试会被放弃；它是否产生了效果则未知</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>idemscope::NumberText</name>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percentage</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>now</source>
        <translation>刚刚</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes ago, short</comment>
        <translation>
            <numerusform>%n 分钟前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>hours ago, short</comment>
        <translation>
            <numerusform>%n 小时前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <comment>days ago, short</comment>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
</context>
<context>
    <name>idemscope::ObservedContract</name>
    <message>
        <source>Is a repeat executed once?</source>
        <translation>重复请求是否只执行一次？</translation>
    </message>
    <message>
        <source>Is a key needed, and what may it look like?</source>
        <translation>是否需要键？键可以是什么样？</translation>
    </message>
    <message>
        <source>What does a key cover?</source>
        <translation>一个键的作用范围是什么？</translation>
    </message>
    <message>
        <source>How long does a key hold?</source>
        <translation>一个键多久有效？</translation>
    </message>
    <message>
        <source>What is answered while the first request is being processed?</source>
        <translation>第一个请求处理期间如何回应？</translation>
    </message>
    <message>
        <source>What is answered to another payload under a used key?</source>
        <translation>用已用过的键发送另一载荷时如何回应？</translation>
    </message>
    <message>
        <source>What is replayed?</source>
        <translation>哪些响应会被重放？</translation>
    </message>
    <message>
        <source>How are errors told?</source>
        <translation>错误如何告知？</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>run %1, attempts %2</source>
        <translation>运行 %1，尝试 %2</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>观察结果</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Unknown: no check could ask this.</source>
        <translation>未知：没有检查能够检验这一点。</translation>
    </message>
    <message>
        <source>Promised validity of a key</source>
        <translation>承诺的键有效期</translation>
    </message>
    <message>
        <source>none was named</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>Observed on</source>
        <translation>观察时间</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>What the API promises</source>
        <translation>API 的承诺</translation>
    </message>
    <message>
        <source>Idempotency contract of %1, as observed</source>
        <translation>%1 的幂等契约（观察所得）</translation>
    </message>
    <message>
        <source>By audit %1 of Idemscope %2, profile %3</source>
        <translation>由 Idemscope %2 的审计 %1 得出，规范 %3</translation>
    </message>
    <message>
        <source>Advice for clients</source>
        <translation>给客户端的建议</translation>
    </message>
</context>
<context>
    <name>idemscope::Observer</name>
    <message>
        <source>Probe “%1”: %2</source>
        <translation>探针“%1”：%2</translation>
    </message>
</context>
<context>
    <name>idemscope::OpenApi</name>
    <message>
        <source>It describes no operations: left out</source>
        <translation>其中没有描述任何操作：已略去</translation>
    </message>
    <message>
        <source>The operation is no object: left out</source>
        <translation>该操作不是对象：已略去</translation>
    </message>
    <message>
        <source>The examples of the file are larger than 64 MiB together: this body was left out</source>
        <translation>文件中的示例合计超过 64 MiB：此正文已略去</translation>
    </message>
    <message numerus="yes">
        <source>%n webhook(s) were left out: they are calls that the API makes</source>
        <translation>
            <numerusform>已略去 %n 个 webhook：它们是 API 发出的调用</numerusform>
        </translation>
    </message>
    <message>
        <source>it says neither “openapi: 3…” nor “swagger: 2.0”</source>
        <translation>其中既没有“openapi: 3…”也没有“swagger: 2.0”</translation>
    </message>
    <message>
        <source>version “%1” is not known; OpenAPI 3.0, 3.1 and Swagger 2.0 are</source>
        <translation>不支持版本“%1”；支持 OpenAPI 3.0、3.1 和 Swagger 2.0</translation>
    </message>
    <message>
        <source>it holds webhooks only: calls that the API makes, not requests to it</source>
        <translation>其中只有 webhook：它们是 API 发出的调用，而不是对它的请求</translation>
    </message>
    <message>
        <source>it describes no paths</source>
        <translation>其中没有描述任何路径</translation>
    </message>
</context>
<context>
    <name>idemscope::OpenApiPayload</name>
    <message>
        <source>No example of %1 can be made: write the body before sending</source>
        <translation>无法生成 %1 的示例：发送前请填写正文</translation>
    </message>
    <message>
        <source>The form sends files: their parts are empty until you fill them</source>
        <translation>表单会发送文件：对应的部分在您填写之前为空</translation>
    </message>
    <message>
        <source>The body is a file: name one before sending</source>
        <translation>正文是一个文件：发送前请指定文件</translation>
    </message>
</context>
<context>
    <name>idemscope::OpenApiReference</name>
    <message>
        <source>the reference %1 leads round in a circle</source>
        <translation>引用 %1 循环指向自身</translation>
    </message>
    <message>
        <source>the reference %1 leads nowhere</source>
        <translation>引用 %1 没有目标</translation>
    </message>
    <message>
        <source>%1 was not read: only files beside the document are</source>
        <translation>没有读取 %1：只读取与文档放在一起的文件</translation>
    </message>
</context>
<context>
    <name>idemscope::OpenApiSecurity</name>
    <message>
        <source>The authentication it needs cannot be made: add its header yourself</source>
        <translation>无法生成所需的认证：请自行添加请求头</translation>
    </message>
    <message>
        <source>Give the variable “%1” an access token</source>
        <translation>请为变量“%1”填写访问令牌</translation>
    </message>
    <message>
        <source>Give the variable “%1” the Base64 form of name:password</source>
        <translation>请为变量“%1”填写 名称:密码 的 Base64 形式</translation>
    </message>
    <message>
        <source>Give the variable “%1” the API key</source>
        <translation>请为变量“%1”填写 API 密钥</translation>
    </message>
    <message>
        <source>Give the variable “%1” the user&apos;s name</source>
        <translation>请为变量“%1”填写用户名</translation>
    </message>
    <message>
        <source>Give the variable “%1” the password</source>
        <translation>请为变量“%1”填写密码</translation>
    </message>
    <message>
        <source>Give the variable “%1” the client&apos;s id</source>
        <translation>请为变量“%1”填写客户端标识</translation>
    </message>
    <message>
        <source>Give the variable “%1” the client&apos;s secret</source>
        <translation>请为变量“%1”填写客户端密钥</translation>
    </message>
</context>
<context>
    <name>idemscope::OpenApiServers</name>
    <message>
        <source>The document names no host: give the variable “%1” the address of the API</source>
        <translation>文档没有指明主机：请为变量“%1”填写 API 的地址</translation>
    </message>
</context>
<context>
    <name>idemscope::OperationMaker</name>
    <message>
        <source>The equivalent payload is not applicable (--payload equivalent ¦ Scenario, Payload): %1</source>
        <translation>等价载荷不适用（--payload equivalent ¦ 场景 → 载荷）：%1</translation>
    </message>
    <message>
        <source>The other payload is no JSON Patch (--mutate ¦ Contract, Another payload): %1</source>
        <translation>另一载荷不是 JSON Patch（--mutate ¦ 契约 → 另一载荷）：%1</translation>
    </message>
    <message>
        <source>The mutated payload is not applicable (--payload mutated, --mutate JSON-PATCH ¦ Scenario, Payload and Contract, Another payload): %1</source>
        <translation>变异载荷不适用（--payload mutated、--mutate JSON-PATCH ¦ 场景 → 载荷，以及契约 → 另一载荷）：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::OperationValues</name>
    <message>
        <source>an answer of the set-up</source>
        <translation>准备请求的响应</translation>
    </message>
    <message>
        <source>the data row</source>
        <translation>数据行</translation>
    </message>
</context>
<context>
    <name>idemscope::OperationsModel</name>
    <message>
        <source>0 or 1</source>
        <translation>0 或 1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>观测值</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>idemscope::OperationsPage</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Only operations that need a look</source>
        <translation>仅显示需要关注的操作</translation>
    </message>
    <message>
        <source>Return shows the attempts of an operation</source>
        <translation>按 Return 键显示操作的尝试</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>idemscope::OwnFormat</name>
    <message>
        <source>This is damaged and was left out: %1</source>
        <translation>此项已损坏，已略过：%1</translation>
    </message>
    <message>
        <source>written by a newer version of Idemscope; please update</source>
        <translation>由更新版本的 Idemscope 写入；请升级</translation>
    </message>
</context>
<context>
    <name>idemscope::PaperReport</name>
    <message>
        <source>%1 more rows are in the HTML report</source>
        <translation>其余 %1 行见 HTML 报告</translation>
    </message>
    <message>
        <source>No difference to the first answer: the same to the byte</source>
        <translation>与第一个响应没有差异：逐字节相同</translation>
    </message>
    <message>
        <source>Difference to the first answer</source>
        <translation>与第一个响应的差异</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>已发送</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已收到</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Show it without Idemscope: a script of curl commands</source>
        <translation>不用 Idemscope 展示：curl 命令脚本</translation>
    </message>
    <message>
        <source>Ask once more:</source>
        <translation>再检验一次：</translation>
    </message>
</context>
<context>
    <name>idemscope::PastedText</name>
    <message>
        <source>Taken from a curl command.</source>
        <translation>取自一条 curl 命令。</translation>
    </message>
    <message numerus="yes">
        <source>%n more request(s) in it: use “Import from the clipboard…” in the File menu.</source>
        <translation>
            <numerusform>其中还有 %n 个请求：请使用“文件”菜单中的“从剪贴板导入…”。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Patience</name>
    <message>
        <source>no connection</source>
        <translation>没有连接</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>idemscope::PdfReport</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>A PDF needs the fonts of a QGuiApplication.</source>
        <translation>PDF 需要 QGuiApplication 的字体。</translation>
    </message>
    <message>
        <source>The PDF cannot be written: %1</source>
        <translation>无法写入 PDF：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::Planner</name>
    <message>
        <source>The earlier run has keys for %1 operations, this scenario has %2: lower its operations or rounds (--reuse-keys, --operations, --rounds ¦ Scenario, Operations and Rounds).</source>
        <translation>先前的运行有 %1 个操作的键，而此场景有 %2 个操作：请减少操作数或轮次（--reuse-keys、--operations、--rounds ¦ 场景 → 操作和轮次）。</translation>
    </message>
    <message>
        <source>The key template makes the same key again and again, “%1”: let it hold {{uuid}} or {{operation}} (--key-make ¦ Contract, Key), or take one fixed key (--key-strategy fixed:KEY ¦ Scenario, Key strategy).</source>
        <translation>键模板总是生成相同的键“%1”：请让模板包含 {{uuid}} 或 {{operation}}（--key-make ¦ 契约 → 键），或使用一个固定键（--key-strategy fixed:KEY ¦ 场景 → 键策略）。</translation>
    </message>
    <message>
        <source>The key strategy has no effect because the request holds no key: say where it goes (--key-in, --key-strategy ¦ Contract, Key and Scenario, Key strategy).</source>
        <translation>键策略不起作用，因为请求中没有键：请指定键的位置（--key-in、--key-strategy ¦ 契约 → 键，以及场景 → 键策略）。</translation>
    </message>
    <message>
        <source>A single packet needs HTTP/2 over TLS: use an https:// URL and allow HTTP/2 (no --http1.1 ¦ Transport, HTTP version), or choose last byte (--release last-byte ¦ Scenario, Release).</source>
        <translation>单包需要基于 TLS 的 HTTP/2：请使用 https:// URL 并允许 HTTP/2（不带 --http1.1 ¦ “传输”→“HTTP 版本”），或选择末字节（--release last-byte ¦ “场景”→“释放”）。</translation>
    </message>
    <message>
        <source>%1 attempts of one operation are too many where each has a key, a variable or a traceparent of its own; at most %2 (--attempts, --retries, --retry-budget ¦ Scenario, Attempts and Retries).</source>
        <translation>当每次尝试各有自己的键、变量或 traceparent 时，一个操作有 %1 次尝试过多；至多 %2 次（--attempts、--retries、--retry-budget ¦ 场景 → 尝试和重试）。</translation>
    </message>
    <message>
        <source>The control needs distinct keys, but the request holds no key: say where it goes (--key-in ¦ Contract, Key), or do without the control and inferred evidence (--control, --accept inferred ¦ Scenario, Evidence).</source>
        <translation>对照需要各不相同的键，但请求中没有键：请指定键的位置（--key-in ¦ 契约 → 键），或不使用对照和推断证据（--control、--accept inferred ¦ 场景 → 证据）。</translation>
    </message>
</context>
<context>
    <name>idemscope::PlotStyle</name>
    <message>
        <source>op %1</source>
        <translation>操作 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::Postman</name>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
</context>
<context>
    <name>idemscope::PostmanBody</name>
    <message>
        <source>The body is switched off in the file: it was left out</source>
        <translation>正文在文件中已停用：已略去</translation>
    </message>
    <message>
        <source>Bodies of the kind “%1” are not known: it was left out</source>
        <translation>无法识别类型为“%1”的正文：已略去</translation>
    </message>
    <message>
        <source>The body is a file: name one before sending</source>
        <translation>正文是一个文件：发送前请指定文件</translation>
    </message>
</context>
<context>
    <name>idemscope::PostmanCollection</name>
    <message>
        <source>this is a Postman collection of version 1; export it again as v2.1</source>
        <translation>这是第 1 版的 Postman 集合；请重新导出为 v2.1</translation>
    </message>
    <message>
        <source>not a Postman collection: it has no “info”</source>
        <translation>不是 Postman 集合：其中没有“info”</translation>
    </message>
    <message>
        <source>“item” must be a list of requests and folders</source>
        <translation>“item”必须是请求和文件夹的列表</translation>
    </message>
    <message>
        <source>The item holds neither a request nor a list of items: left out</source>
        <translation>该项既没有请求，也没有项列表：已略去</translation>
    </message>
    <message>
        <source>Scripts of a whole folder or collection are never run and have no place here: they were left out</source>
        <translation>整个文件夹或集合的脚本从不运行，在此也没有位置：已略去</translation>
    </message>
    <message numerus="yes">
        <source>%n saved example response(s) were left out</source>
        <translation>
            <numerusform>已略去 %n 个保存的示例响应</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::PostmanExtension</name>
    <message>
        <source>What Idemscope had added to the file is damaged and was not read: %1</source>
        <translation>Idemscope 附加在文件中的内容已损坏，未读取：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::PostmanRequest</name>
    <message>
        <source>There is no method: GET was taken</source>
        <translation>没有方法：采用 GET</translation>
    </message>
    <message>
        <source>There is no URL: write one before sending</source>
        <translation>没有 URL：发送前请填写</translation>
    </message>
    <message>
        <source>Postman sends no body with %1: it was left out</source>
        <translation>Postman 不随 %1 发送正文：已略去</translation>
    </message>
    <message>
        <source>The file switches the check of certificates off: so does the request</source>
        <translation>文件停用了证书检查：请求也同样停用</translation>
    </message>
</context>
<context>
    <name>idemscope::PracticeLabel</name>
    <message>
        <source>A request without a key …</source>
        <translation>没有键的请求……</translation>
    </message>
    <message>
        <source>Another payload under a used key …</source>
        <translation>已用过的键配上另一个载荷……</translation>
    </message>
    <message>
        <source>A repeat while the first is still being processed …</source>
        <translation>第一个请求仍在处理时的重复……</translation>
    </message>
    <message>
        <source>The first request was acknowledged. Its repeat …</source>
        <translation>第一个请求已被确认。它的重复……</translation>
    </message>
    <message>
        <source>The first request was answered 5xx. Its repeat …</source>
        <translation>第一个请求得到了 5xx。它的重复……</translation>
    </message>
    <message>
        <source>The first request was answered 4xx. Its repeat …</source>
        <translation>第一个请求得到了 4xx。它的重复……</translation>
    </message>
    <message>
        <source>A repeat with the same JSON value in other bytes …</source>
        <translation>同一 JSON 值、不同字节的重复……</translation>
    </message>
    <message>
        <source>How a key may be spelt</source>
        <translation>键可以怎样书写</translation>
    </message>
    <message>
        <source>Where a key holds</source>
        <translation>键在哪里有效</translation>
    </message>
    <message>
        <source>is executed</source>
        <translation>被执行</translation>
    </message>
    <message>
        <source>is refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>is executed as a new request</source>
        <translation>作为新的请求被执行</translation>
    </message>
    <message>
        <source>gets the first one&apos;s answer</source>
        <translation>得到第一个请求的答复</translation>
    </message>
    <message>
        <source>is answered with a conflict</source>
        <translation>得到冲突答复</translation>
    </message>
    <message>
        <source>waits and gets the first one&apos;s answer</source>
        <translation>等待并得到第一个请求的答复</translation>
    </message>
    <message>
        <source>is told by Retry-After when to come back</source>
        <translation>由 Retry-After 告知何时再来</translation>
    </message>
    <message>
        <source>gets the same error again</source>
        <translation>再次得到同样的错误</translation>
    </message>
    <message>
        <source>is executed again</source>
        <translation>再次被执行</translation>
    </message>
    <message>
        <source>gets the same status and body</source>
        <translation>得到同样的状态和正文</translation>
    </message>
    <message>
        <source>gets the present state of the result</source>
        <translation>得到结果的当前状态</translation>
    </message>
    <message>
        <source>is refused and told the first result&apos;s id</source>
        <translation>被拒绝，并得知第一个结果的 id</translation>
    </message>
    <message>
        <source>may have another status than the first</source>
        <translation>状态可以与第一次不同</translation>
    </message>
    <message>
        <source>bears a header that marks it as a replay</source>
        <translation>带有标明它是重放的标头</translation>
    </message>
    <message>
        <source>is refused as another payload</source>
        <translation>作为另一个载荷被拒绝</translation>
    </message>
    <message>
        <source>&quot;key&quot; and key are one key</source>
        <translation>&quot;key&quot; 与 key 是同一个键</translation>
    </message>
    <message>
        <source>KEY and key are one key</source>
        <translation>KEY 与 key 是同一个键</translation>
    </message>
    <message>
        <source>space around a key does not matter</source>
        <translation>键前后的空格不起作用</translation>
    </message>
    <message>
        <source>an empty key is refused</source>
        <translation>空的键被拒绝</translation>
    </message>
    <message>
        <source>a key over the longest length is refused</source>
        <translation>超过最大长度的键被拒绝</translation>
    </message>
    <message>
        <source>one principal&apos;s key is another&apos;s as well</source>
        <translation>一个主体的键也是另一个主体的键</translation>
    </message>
    <message>
        <source>one endpoint&apos;s key is another&apos;s as well</source>
        <translation>一个端点的键也是另一个端点的键</translation>
    </message>
    <message>
        <source>different keys with one payload are one operation</source>
        <translation>不同的键配同一个载荷是同一个操作</translation>
    </message>
</context>
<context>
    <name>idemscope::PracticeRow</name>
    <message>
        <source>nothing said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>required</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Statuses: %1</source>
        <translation>状态：%1</translation>
    </message>
    <message>
        <source>any status</source>
        <translation>任意状态</translation>
    </message>
    <message>
        <source>Statuses of that answer: 409, 420-429, 4xx</source>
        <translation>该答复的状态：409, 420-429, 4xx</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Unsure: %1</source>
        <translation>不确定：%1</translation>
    </message>
    <message>
        <source>The source is not reliable: what is judged by it may only warn</source>
        <translation>来源不可靠：据此判定的只能是警告</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Source: RFC section, draft section, page</source>
        <translation>来源：RFC 章节、草案章节、网页</translation>
    </message>
</context>
<context>
    <name>idemscope::Preflight</name>
    <message>
        <source>No complete answer came: %1. Check the URL, the network and TLS settings.</source>
        <translation>未收到完整的响应：%1。请检查 URL、网络和 TLS 设置。</translation>
    </message>
    <message>
        <source>The answer was %1: the credentials are missing or not allowed.</source>
        <translation>响应为 %1：凭据缺失或未获授权。</translation>
    </message>
    <message>
        <source>The answer was %1: check method and path.</source>
        <translation>响应为 %1：请检查方法和路径。</translation>
    </message>
    <message>
        <source>The answer was %1: the target does not accept this body or its Content-Type.</source>
        <translation>响应为 %1：目标不接受此请求体或其 Content-Type。</translation>
    </message>
    <message>
        <source>The answer %1 is no acknowledgement under this contract. If it is one for this API, say so under “acknowledged when”.</source>
        <translation>按此契约，响应 %1 不算确认。如果对此 API 而言它是确认，请在“已确认的条件”中注明。</translation>
    </message>
    <message>
        <source>The probe “%1” could not be read: %2</source>
        <translation>无法读取探针“%1”：%2</translation>
    </message>
    <message>
        <source>The probe “%1” did not move: it does not count this effect, or the effect comes later than the settle limit.</source>
        <translation>探针“%1”没有变化：它不统计此效果，或者效果的出现晚于稳定时限。</translation>
    </message>
    <message>
        <source>The probe “%1” moved by %2 instead of one: it counts something else as well, or others are writing too.</source>
        <translation>探针“%1”变化了 %2，而不是 1：它还统计了其他内容，或者另有他人在写入。</translation>
    </message>
    <message>
        <source>it was not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>The identity was not found in the answer&apos;s body: check its JSONPath.</source>
        <translation>在响应体中未找到标识：请检查其 JSONPath。</translation>
    </message>
    <message>
        <source>The contract names neither an identity nor a probe: nothing could be counted.</source>
        <translation>契约既未指定标识，也未指定探针：无法进行任何计数。</translation>
    </message>
</context>
<context>
    <name>idemscope::PreflightCommand</name>
    <message>
        <source>acknowledged with status %1</source>
        <translation>已确认，状态码 %1</translation>
    </message>
    <message>
        <source>not acknowledged</source>
        <translation>未确认</translation>
    </message>
    <message>
        <source>identity %1</source>
        <translation>标识 %1</translation>
    </message>
    <message>
        <source>no identity</source>
        <translation>无标识</translation>
    </message>
    <message>
        <source>probe “%1” moved by %2</source>
        <translation>探针“%1”变化了 %2</translation>
    </message>
    <message>
        <source>probe “%1” could not be read</source>
        <translation>无法读取探针“%1”</translation>
    </message>
    <message>
        <source>Send one request and check that its contract can be read</source>
        <translation>发送一个请求，并检查其契约能否读取</translation>
    </message>
    <message>
        <source>probe “%1” moved by %2 and reads %3</source>
        <translation>探针“%1”变化了 %2，读数为 %3</translation>
    </message>
    <message>
        <source>  0    the contract can be read: ready for a burst
  1    something in the contract is to be mended, which is named
  2    wrong usage, unreadable input, or not allowed; nothing was sent
  3    no complete answer came
  130  interrupted</source>
        <translation>  0    契约可以读取：可以开始突发
  1    契约中有需要修正之处，已指明
  2    用法错误、输入不可读或不被允许；没有发送任何内容
  3    没有完整的答复
  130  被中断</translation>
    </message>
</context>
<context>
    <name>idemscope::PreflightView</name>
    <message>
        <source>The contract holds: ready for a burst</source>
        <translation>契约成立：可以发起突发</translation>
    </message>
    <message>
        <source>The contract needs a look before a burst</source>
        <translation>发起突发前需要检查契约</translation>
    </message>
    <message>
        <source>The request was acknowledged with status %1.</source>
        <translation>请求已确认，状态码 %1。</translation>
    </message>
    <message>
        <source>The answer names an identity: %1</source>
        <translation>响应给出了标识：%1</translation>
    </message>
    <message>
        <source>Probe %1 moved by one.</source>
        <translation>探针 %1 变化了 1。</translation>
    </message>
    <message>
        <source>Probe %1 moved by %2 and reads %3 in its answer: %4</source>
        <translation>探针 %1 变动了 %2，其响应读数为 %3：%4</translation>
    </message>
</context>
<context>
    <name>idemscope::ProbeCard</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Remove this probe</source>
        <translation>移除此探针</translation>
    </message>
    <message>
        <source>Counts per operation: proves</source>
        <translation>按操作计数：可证实</translation>
    </message>
    <message>
        <source>Counts per run</source>
        <translation>按运行计数</translation>
    </message>
    <message>
        <source>by an HTTP request</source>
        <translation>通过 HTTP 请求</translation>
    </message>
    <message>
        <source>by a SQL query</source>
        <translation>通过 SQL 查询</translation>
    </message>
    <message>
        <source>as the gateway that the target calls</source>
        <translation>作为目标调用的网关</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数方式</translation>
    </message>
    <message>
        <source>Shown in verdicts; empty: what it asks</source>
        <translation>显示在结论中；留空：它所询问的内容</translation>
    </message>
</context>
<context>
    <name>idemscope::ProbeForm</name>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>JSONPath</source>
        <translation>JSONPath</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>标头</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>Most pages followed</source>
        <translation>最多跟随的页数</translation>
    </message>
    <message>
        <source>URL of the probe</source>
        <translation>探针的 URL</translation>
    </message>
    <message>
        <source>the number of values or rows found</source>
        <translation>找到的值或行的数量</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>a map: key to number</source>
        <translation>映射：键到数</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Configure the target to call http://127.0.0.1:PORT as its payment gateway</source>
        <translation>把目标配置为调用 http://127.0.0.1:PORT 作为它的支付网关</translation>
    </message>
    <message>
        <source>Correlated by</source>
        <translation>对应依据</translation>
    </message>
    <message>
        <source>What holds the key or {{operation}} in a call: header:NAME, query:NAME, path:N or a JSONPath into the body</source>
        <translation>调用中存放键或 {{operation}} 的地方：header:NAME、query:NAME、path:N 或指向正文的 JSONPath</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答复</translation>
    </message>
    <message>
        <source>ok, slow:MS, error:CODE, rst or none</source>
        <translation>ok、slow:MS、error:CODE、rst 或 none</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Another one than this machine&apos;s needs a token</source>
        <translation>若不是本机的地址，则需要令牌</translation>
    </message>
    <message>
        <source>Token in</source>
        <translation>令牌在</translation>
    </message>
    <message>
        <source>Environment variable with the token that callers must show</source>
        <translation>存放调用者必须出示的令牌的环境变量</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Only reads. {{key}}, {{operation}} and variables are bound as values</source>
        <translation>只读。{{key}}、{{operation}} 和变量作为值绑定</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>SQLite: a file. Else host=… port=… dbname=… user=… password={{a secret variable}}; without it the password comes from IDEMSCOPE_SQL_PASSWORD in the environment</source>
        <translation>SQLite：一个文件。否则 host=… port=… dbname=… user=… password={{一个机密变量}}；没有它时，密码来自环境变量 IDEMSCOPE_SQL_PASSWORD</translation>
    </message>
</context>
<context>
    <name>idemscope::ProbeOptions</name>
    <message>
        <source>a --probe-count, --probe-number or --probe-map must follow it</source>
        <translation>其后必须有 --probe-count、--probe-number 或 --probe-map</translation>
    </message>
    <message>
        <source>a --sql-query must follow it</source>
        <translation>其后必须有 --sql-query</translation>
    </message>
    <message>
        <source>a --sink-correlate must follow it: what names the operation in a call</source>
        <translation>其后必须有 --sink-correlate：调用中指明操作的内容</translation>
    </message>
    <message>
        <source>DRIVER:CONNECTION expected, such as sqlite:shop.db</source>
        <translation>应为 DRIVER:CONNECTION，例如 sqlite:shop.db</translation>
    </message>
    <message>
        <source>a port from 1 to 65535 expected</source>
        <translation>应为 1 到 65535 的端口</translation>
    </message>
    <message>
        <source>it needs a --probe of its own before it</source>
        <translation>它之前需要有自己的 --probe</translation>
    </message>
    <message>
        <source>it needs a --sql-probe before it</source>
        <translation>它之前需要有 --sql-probe</translation>
    </message>
    <message>
        <source>one of %1 expected</source>
        <translation>应为 %1 之一</translation>
    </message>
    <message>
        <source>it needs a --sink before it</source>
        <translation>它之前需要有 --sink</translation>
    </message>
    <message>
        <source>it must say {{identity}} where what is to be removed is named</source>
        <translation>在指明要删除之物的地方必须写 {{identity}}</translation>
    </message>
    <message>
        <source>what counts effects; repeatable, each with one of the next three</source>
        <translation>计算效果的来源；可重复，每个配以下三者之一</translation>
    </message>
    <message>
        <source>effects = number of selected nodes</source>
        <translation>效果 = 所选节点的数量</translation>
    </message>
    <message>
        <source>effects = the selected number</source>
        <translation>效果 = 所选的数</translation>
    </message>
    <message>
        <source>effects = the number under each operation&apos;s key</source>
        <translation>效果 = 每个操作的键下的数</translation>
    </message>
    <message>
        <source>a header of the probes</source>
        <translation>探针的标头</translation>
    </message>
    <message>
        <source>what verdicts call the probe before it, of any kind</source>
        <translation>结论中对它之前的探针的称呼，不论种类</translation>
    </message>
    <message>
        <source>its query; {{key}}, {{operation}} and variables are bound as values</source>
        <translation>它的查询；{{key}}、{{operation}} 和变量作为值绑定</translation>
    </message>
    <message>
        <source>rows|number|map (number for count(…) and the like, map with GROUP BY, else rows)</source>
        <translation>rows|number|map（count(…) 之类为 number，带 GROUP BY 为 map，否则为 rows）</translation>
    </message>
    <message>
        <source>listen there as the payment gateway that the target calls, and count the calls</source>
        <translation>作为目标调用的支付网关在那里监听，并计算调用次数</translation>
    </message>
    <message>
        <source>what names the operation in a call: header:NAME|query:NAME|path:N|JSONPATH</source>
        <translation>调用中指明操作的内容：header:NAME|query:NAME|path:N|JSONPATH</translation>
    </message>
    <message>
        <source>ok|slow:MS|error:CODE|rst|none (ok)</source>
        <translation>ok|slow:MS|error:CODE|rst|none（ok）</translation>
    </message>
    <message>
        <source>of the sink (127.0.0.1); another one needs --sink-token</source>
        <translation>接收端的地址（127.0.0.1）；其他地址需要 --sink-token</translation>
    </message>
    <message>
        <source>environment variable with the token that callers of the sink must show</source>
        <translation>存放接收端调用者必须出示的令牌的环境变量</translation>
    </message>
    <message>
        <source>removes what a run created: DELETE https://…/{{identity}}; see “history cleanup”</source>
        <translation>删除运行所创建的东西：DELETE https://…/{{identity}}；参见“history cleanup”</translation>
    </message>
    <message>
        <source>counts effects by a query: sqlite:FILE, psql:&apos;host=… port=… dbname=… user=…&apos;; repeatable; the password is password={{a secret variable}}, or comes from IDEMSCOPE_SQL_PASSWORD, or IDEMSCOPE_SQL_PASSWORD_NAME for one probe</source>
        <translation>通过查询计算效果：sqlite:FILE、psql:&apos;host=… port=… dbname=… user=…&apos;；可重复；密码写作 password={{一个机密变量}}，或来自 IDEMSCOPE_SQL_PASSWORD，或对单个探针来自 IDEMSCOPE_SQL_PASSWORD_NAME</translation>
    </message>
</context>
<context>
    <name>idemscope::ProbeReadingView</name>
    <message>
        <source>Read now</source>
        <translation>立即读取</translation>
    </message>
    <message>
        <source>The answer as it came</source>
        <translation>收到的原始答复</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Reads %1 for the unused key %2</source>
        <translation>对未用过的键 %2 读数为 %1</translation>
    </message>
    <message>
        <source>Reads %1</source>
        <translation>读数为 %1</translation>
    </message>
    <message>
        <source>No reading: %1</source>
        <translation>没有读数：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::ProbeReasons</name>
    <message>
        <source>no reading was taken</source>
        <translation>未取得读数</translation>
    </message>
    <message>
        <source>One operation was acknowledged without an identity in the body.</source>
        <translation>有 1 个操作已确认，但响应体中没有标识。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations were acknowledged without an identity in the body.</source>
        <translation>
            <numerusform>有 %Ln 个操作已确认，但响应体中没有标识。</numerusform>
        </translation>
    </message>
    <message>
        <source>Different operations were answered with the same identity, so identities do not count effects here.</source>
        <translation>不同的操作得到了相同的标识，因此这里无法用标识来计数效果。</translation>
    </message>
    <message>
        <source>Only identities were compared: this proves duplicates if every identity is a stored effect. A probe would count the effects themselves.</source>
        <translation>只比较了标识：仅当每个标识都对应一个已存储的效果时，这才能证实重复。探针则会直接计数效果本身。</translation>
    </message>
    <message>
        <source>Only identities were compared. They can prove duplicates, never that an effect happened exactly once: add a probe, or accept inferred evidence.</source>
        <translation>只比较了标识。标识可以证实重复，但永远不能证实效果恰好发生一次：请添加探针，或接受推断级证据。</translation>
    </message>
    <message>
        <source>The probe %1 did not see them within the settle limit of %2 s.</source>
        <translation>探针 %1 在 %2 s 的稳定时限内未观察到它们。</translation>
    </message>
    <message>
        <source>The probe %1 had not settled after %2 s: it may be more.</source>
        <translation>探针 %1 在 %2 s 后仍未稳定：实际数量可能更多。</translation>
    </message>
    <message>
        <source>The probe %1 was not quiet: it moved by itself before the run.</source>
        <translation>探针 %1 不安静：运行开始前它自身就在变动。</translation>
    </message>
    <message>
        <source>The probe %1 could not be read: %2.</source>
        <translation>无法读取探针 %1：%2。</translation>
    </message>
    <message>
        <source>The target cannot be judged by the probe %1: it moved for no acknowledged operation. Perhaps the target stores nothing, or the probe looks in the wrong place.</source>
        <translation>无法用探针 %1 判定该目标：没有任何已确认的操作使它变动。可能目标什么也没有存储，或者探针查看的位置不对。</translation>
    </message>
    <message>
        <source>The keys may have been used before, and the probe %1 counts the whole run: it cannot tell their earlier effects. Use a probe per operation.</source>
        <translation>这些键可能曾被使用过，而探针 %1 对整个运行计数，无法区分它们先前的效果。请使用按操作计数的探针。</translation>
    </message>
    <message numerus="yes">
        <source>The probe %1 read %Ln operations together: 2 + 0 looks like 1 + 1. Use a probe per operation, or accept counted evidence.</source>
        <translation>
            <numerusform>探针 %1 将 %Ln 个操作合并读取：2 + 0 看起来与 1 + 1 相同。请使用按操作计数的探针，或接受计数级证据。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the probe %1, which counts the whole run, shows an excess of %Ln: somebody else may have written at the same time. Use a probe per operation, or accept counted evidence.</source>
        <translation>
            <numerusform>只有对整个运行计数的探针 %1 显示多出 %Ln 个效果：可能有他人在同一时间写入。请使用按操作计数的探针，或接受计数级证据。</numerusform>
        </translation>
    </message>
    <message>
        <source>One operation was acknowledged by 202 only and its effect not seen within %1 s.</source>
        <translation>有 1 个操作仅以 202 确认，且 %1 s 内未观察到其效果。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations were acknowledged by 202 only and their effects not seen within %1 s.</source>
        <translation>
            <numerusform>有 %Ln 个操作仅以 202 确认，且 %1 s 内未观察到其效果。</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers hold more identities than the probe %1 counts effects: identities %2, effects %3 in operation %4.</source>
        <translation>响应中的标识多于探针 %1 计数的效果：操作 %4 中有 %2 个标识、%3 个效果。</translation>
    </message>
    <message>
        <source>The run was stopped before the probe %1 had settled.</source>
        <translation>在探针 %1 稳定之前，运行已被停止。</translation>
    </message>
    <message>
        <source>The probe %1 never settled: it was not unchanged for %2 s within %3 s.</source>
        <translation>探针 %1 始终未稳定：在 %3 s 内没有连续 %2 s 保持不变。</translation>
    </message>
</context>
<context>
    <name>idemscope::ProbesEditor</name>
    <message>
        <source>Add a probe</source>
        <translation>添加探针</translation>
    </message>
</context>
<context>
    <name>idemscope::ProfileChoice</name>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Edit profiles</source>
        <translation>编辑规范</translation>
    </message>
</context>
<context>
    <name>idemscope::ProfileEditor</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>As the contract and --profile name it</source>
        <translation>契约和 --profile 所用的名称</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>What to know before</source>
        <translation>使用前须知</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Longest key</source>
        <translation>最长的键</translation>
    </message>
    <message>
        <source>Key alphabet</source>
        <translation>键的字符集</translation>
    </message>
    <message>
        <source>Regular expression that the whole key matches. Empty: any key</source>
        <translation>整个键都要匹配的正则表达式。留空：任意键</translation>
    </message>
    <message>
        <source>Source of these</source>
        <translation>以上的来源</translation>
    </message>
    <message>
        <source>Promised age</source>
        <translation>承诺时长</translation>
    </message>
    <message>
        <source>How long a key is remembered at the least</source>
        <translation>键至少被记住多久</translation>
    </message>
    <message>
        <source>Source of the age</source>
        <translation>时长的来源</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答复</translation>
    </message>
    <message>
        <source>Marker headers</source>
        <translation>标记标头</translation>
    </message>
    <message>
        <source>Headers that tell a replay, one a line</source>
        <translation>表明重放的标头，每行一个</translation>
    </message>
    <message>
        <source>Refusal pointer</source>
        <translation>拒绝指针</translation>
    </message>
    <message>
        <source>JSONPath to the first result&apos;s id in a 409 that is an acknowledgement. Empty: there is none</source>
        <translation>指向第一个结果 id 的 JSONPath，用于作为确认的 409。留空：没有</translation>
    </message>
    <message>
        <source>not limited</source>
        <translation>不限</translation>
    </message>
    <message>
        <source> characters</source>
        <translation> 个字符</translation>
    </message>
    <message>
        <source>Unsure: may only warn</source>
        <translation>不确定：只能警告</translation>
    </message>
    <message>
        <source>Unsure: length and alphabet of keys</source>
        <translation>不确定：键的长度和字符集</translation>
    </message>
    <message>
        <source>Unsure: promised age</source>
        <translation>不确定：承诺时长</translation>
    </message>
</context>
<context>
    <name>idemscope::ProfileFault</name>
    <message>
        <source>“%1” is no name for a profile: it becomes a file name of at most %2 characters</source>
        <translation>“%1”不能作为规范的名称：它会成为文件名，最多 %2 个字符</translation>
    </message>
    <message>
        <source>statuses go from 100 to 599</source>
        <translation>状态码的范围是 100 到 599</translation>
    </message>
    <message>
        <source>%1 comes after %2</source>
        <translation>%2 之后不能是 %1</translation>
    </message>
    <message>
        <source>%1 is there twice, first as expectations[%2]</source>
        <translation>%1 出现了两次，第一次是 expectations[%2]</translation>
    </message>
    <message>
        <source>%1 and %2 rule each other out; only one can be required</source>
        <translation>%1 与 %2 互相排斥；只能要求其中一个</translation>
    </message>
    <message>
        <source>%1 is forbidden, and so is everything else an API may do instead (%2)</source>
        <translation>%1 被禁止，而 API 可以改做的其他做法（%2）也都被禁止</translation>
    </message>
    <message>
        <source>a refusal with a pointer is required; refusalPointer must say where the pointer is</source>
        <translation>要求带指针的拒绝；refusalPointer 必须说明指针在哪里</translation>
    </message>
    <message>
        <source>“%1” is no name of a header</source>
        <translation>“%1”不是请求头的名称</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 出现了两次</translation>
    </message>
    <message>
        <source>keys are 1 to %1 characters long</source>
        <translation>键的长度为 1 到 %1 个字符</translation>
    </message>
    <message>
        <source>no regular expression: %1 at character %2</source>
        <translation>不是正则表达式：第 %2 个字符处 %1</translation>
    </message>
    <message>
        <source>a time in milliseconds, from 1</source>
        <translation>以毫秒为单位的时间，从 1 开始</translation>
    </message>
</context>
<context>
    <name>idemscope::ProfileLibrary</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made</source>
        <translation>无法创建文件夹 %1</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a copied profile</comment>
        <translation>%1-副本</translation>
    </message>
    <message>
        <source>%1-copy-%2</source>
        <comment>name of a copied profile</comment>
        <translation>%1-副本-%2</translation>
    </message>
    <message>
        <source>%1 exists already; choose another name</source>
        <translation>%1 已经存在；请选择其他名称</translation>
    </message>
    <message>
        <source>%1 is none of your own profiles; copy it first</source>
        <translation>%1 不是您自己的规范；请先复制它</translation>
    </message>
    <message>
        <source>%1 cannot be renamed to %2</source>
        <translation>无法把 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>%1 is none of your own profiles</source>
        <translation>%1 不是您自己的规范</translation>
    </message>
    <message>
        <source>%1 cannot be moved to the trash; remove it by hand</source>
        <translation>无法把 %1 移到回收站；请手动删除</translation>
    </message>
    <message>
        <source>There is a profile %1 already; choose another name</source>
        <translation>已经有一个规范叫 %1；请选择其他名称</translation>
    </message>
</context>
<context>
    <name>idemscope::ProfileText</name>
    <message>
        <source>%1%2: unknown; a profile has here %3</source>
        <translation>%1%2：未知；规范在此处有 %3</translation>
    </message>
    <message>
        <source>%1%2: missing</source>
        <translation>%1%2：缺失</translation>
    </message>
</context>
<context>
    <name>idemscope::Profiles</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is neither a profile nor a file. Known profiles: %2.</source>
        <translation>%1 既不是规范也不是文件。已知规范：%2。</translation>
    </message>
</context>
<context>
    <name>idemscope::ProfilesCommand</name>
    <message>
        <source>Your own profiles are in %1.</source>
        <translation>您自己的规范在 %1 中。</translation>
    </message>
    <message>
        <source>unsure: may only warn</source>
        <translation>不确定：只能警告</translation>
    </message>
    <message>
        <source>%1 (unsure: may only warn)</source>
        <translation>%1（不确定：只能警告）</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>refusal pointer</source>
        <translation>拒绝指针</translation>
    </message>
    <message>
        <source>marker headers</source>
        <translation>标记标头</translation>
    </message>
    <message>
        <source>longest key</source>
        <translation>最长的键</translation>
    </message>
    <message>
        <source>key alphabet</source>
        <translation>键的字符集</translation>
    </message>
    <message>
        <source>source of these</source>
        <translation>以上的来源</translation>
    </message>
    <message>
        <source>promised age</source>
        <translation>承诺时长</translation>
    </message>
    <message>
        <source>%1 ms; %2</source>
        <translation>%1 ms；%2</translation>
    </message>
    <message>
        <source>profiles: usage is list, show NAME, or copy NAME FILE</source>
        <translation>profiles：用法为 list、show NAME 或 copy NAME FILE</translation>
    </message>
    <message>
        <source>“%1” is none of list, show, copy</source>
        <translation>“%1”不是 list、show、copy 之一</translation>
    </message>
    <message>
        <source>List, show and copy what is right for families of APIs</source>
        <translation>列出、显示和复制对各类 API 而言正确的规范</translation>
    </message>
    <message>
        <source>one JSON document on standard output</source>
        <translation>在标准输出上输出一个 JSON 文档</translation>
    </message>
</context>
<context>
    <name>idemscope::ProfilesPage</name>
    <message>
        <source>Profiles</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>Copy to edit</source>
        <translation>复制以编辑</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>随附</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>您自己的</translation>
    </message>
    <message>
        <source>Shipped with Idemscope: copy it to change it</source>
        <translation>随 Idemscope 附带：复制后才能更改</translation>
    </message>
    <message>
        <source>%1 is none of these: a file is edited where it is</source>
        <translation>%1 不是其中之一：文件在其所在处编辑</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1（未保存）</translation>
    </message>
    <message>
        <source>Not saved: what is wrong stands below its field</source>
        <translation>未保存：错误写在其字段下方</translation>
    </message>
    <message>
        <source>Delete the profile “%1”?</source>
        <translation>删除规范“%1”吗？</translation>
    </message>
    <message>
        <source>Its file is moved to the trash.</source>
        <translation>它的文件会移到回收站。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>idemscope::ProgressPanel</name>
    <message>
        <source>Preparing</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>Reading probes</source>
        <translation>正在读取探针</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>正在发送</translation>
    </message>
    <message>
        <source>Settling: waiting for late effects</source>
        <translation>等待稳定：等待迟到的效果</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>正在判定</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>attempts done of planned</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>次尝试</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the run within a second; what was fired is kept and judged</source>
        <translation>在一秒内结束运行；已发出的尝试会保留并参与判定</translation>
    </message>
    <message>
        <source>until the next attempt</source>
        <translation>距下一次尝试</translation>
    </message>
    <message>
        <source>The backoff, or the target by Retry-After, asks for this wait; Stop ends it and judges what was fired</source>
        <translation>退避或目标的 Retry-After 要求等待这么久；“停止”会结束等待并判定已发出的部分</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <source>Tearing down</source>
        <translation>正在清理</translation>
    </message>
</context>
<context>
    <name>idemscope::ProvocationSentences</name>
    <message>
        <source>The request with the provocation %1 was not answered.</source>
        <translation>带诱发 %1 的请求没有得到答复。</translation>
    </message>
    <message>
        <source>The provocation %1 did not work: the request with it was answered %2.</source>
        <translation>诱发 %1 没有起作用：带它的请求得到 %2。</translation>
    </message>
</context>
<context>
    <name>idemscope::PruneCommand</name>
    <message>
        <source>history prune needs --keep-days or --keep-mb: what is to be kept</source>
        <translation>history prune 需要 --keep-days 或 --keep-mb：说明要保留什么</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) and audits would go, about %1 bytes</source>
        <translation>
            <numerusform>将删除 %n 个运行和审计，约 %1 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>prune: delete what began more than N days ago</source>
        <translation>prune：删除 N 天前开始的内容</translation>
    </message>
    <message>
        <source>prune: delete the oldest until the log is expected to take no more than N MB</source>
        <translation>prune：从最早的开始删除，直到预计日志不超过 N MB</translation>
    </message>
    <message>
        <source>prune: say what would go, and delete nothing</source>
        <translation>prune：只说明会删掉哪些，不做删除</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) and audits deleted, %1 bytes given back</source>
        <translation>
            <numerusform>已删除 %n 个运行和审计，归还 %1 字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::PruneDialog</name>
    <message>
        <source>Delete from the run log</source>
        <translation>从运行日志中删除</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) and audits would go with all their attempts, about %1. This cannot be undone.</source>
        <translation>
            <numerusform>将删除 %n 次运行和审计及其全部尝试，约 %1。此操作无法撤消。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Audit %1</source>
        <translation>审计 %1</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>What would go</source>
        <translation>将被删除的内容</translation>
    </message>
</context>
<context>
    <name>idemscope::RaceConnections</name>
    <message>
        <source>Does one address keep its keys, whichever connection a repeat comes by?</source>
        <translation>无论重复经由哪个连接到来，同一地址是否都记得它的键？</translation>
    </message>
    <message>
        <source>Over one kept-alive connection: effects %1.</source>
        <translation>经由一个保持的连接：效果 %1。</translation>
    </message>
    <message>
        <source>%1 requests with one key, each over a new connection, had %2 effects: behind the address are several key stores.</source>
        <translation>%1 个用同一个键、各自经由新连接的请求有 %2 个效果：该地址背后有多个键存储。</translation>
    </message>
    <message>
        <source>%1 requests with one key, one after another over one connection, had %2 effects.</source>
        <translation>%1 个用同一个键、依次经由一个连接的请求有 %2 个效果。</translation>
    </message>
    <message>
        <source>Requests were acknowledged, but had no effect.</source>
        <translation>请求已被确认，但没有效果。</translation>
    </message>
    <message>
        <source>%1 requests with one key had one effect, over new connections and over a kept-alive one.</source>
        <translation>%1 个用同一个键的请求有一个效果，无论经由新连接还是保持的连接。</translation>
    </message>
    <message>
        <source>%1 requests with one key had %2 effects, whichever connection they came by.</source>
        <translation>%1 个用同一个键的请求有 %2 个效果，无论经由哪个连接。</translation>
    </message>
</context>
<context>
    <name>idemscope::RaceReplicas</name>
    <message>
        <source>Do the replicas of a service share their keys?</source>
        <translation>服务的各个副本是否共享它们的键？</translation>
    </message>
    <message>
        <source>A replica could not be reached: %1.</source>
        <translation>无法到达一个副本：%1。</translation>
    </message>
    <message>
        <source>One request with one key, sent to %1 replicas in turn, had %2 effects: they do not share their keys.</source>
        <translation>用同一个键的一个请求依次发送到 %1 个副本，有 %2 个效果：它们没有共享键。</translation>
    </message>
    <message>
        <source>One request with one key, sent to %1 replicas at once, had %2 effects.</source>
        <translation>用同一个键的一个请求同时发送到 %1 个副本，有 %2 个效果。</translation>
    </message>
    <message>
        <source>Requests were acknowledged, but had no effect.</source>
        <translation>请求已被确认，但没有效果。</translation>
    </message>
    <message>
        <source>One request with one key, sent to %1 replicas in turn and at once, had one effect.</source>
        <translation>用同一个键的一个请求依次以及同时发送到 %1 个副本，有一个效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::RaceSameKey</name>
    <message>
        <source>Do requests with one key that arrive at the same moment have one effect?</source>
        <translation>同一时刻到达的用同一个键的请求是否只有一个效果？</translation>
    </message>
    <message>
        <source>Rounds that do not count, because nothing overlapped: %1.</source>
        <translation>因没有重叠而不计的轮次：%1。</translation>
    </message>
    <message>
        <source>%1 requests at once with one key had %2 effects.</source>
        <translation>%1 个用同一个键的同时请求有 %2 个效果。</translation>
    </message>
    <message>
        <source>Of %1 requests at once with one key one was acknowledged, but none had an effect.</source>
        <translation>在 %1 个用同一个键的同时请求中，有一个被确认，但没有一个有效果。</translation>
    </message>
    <message>
        <source>%1 requests at once with one key were answered with %2 identities.</source>
        <translation>%1 个用同一个键的同时请求得到了 %2 个标识。</translation>
    </message>
    <message>
        <source>Requests at once with one key made the target answer %1.</source>
        <translation>用同一个键的同时请求使目标答复 %1。</translation>
    </message>
    <message>
        <source>In no round did two requests overlap, so nothing raced: a slower answer or more clients are needed.</source>
        <translation>没有一轮中有两个请求重叠，因此没有竞争：需要更慢的答复或更多的客户端。</translation>
    </message>
    <message>
        <source>%1 requests at once with one key had one effect, in each of %2 rounds.</source>
        <translation>%1 个用同一个键的同时请求在 %2 轮的每一轮中都有一个效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::Readiness</name>
    <message>
        <source>A rule of the contract or the scenario cannot be understood: it is marked there. Mend it or take it out, then run again.</source>
        <translation>契约或场景中有一条规则无法理解：它已在那里标出。请修正或删除，然后再次运行。</translation>
    </message>
    <message>
        <source>The secret variable “%1” has no value. Give it one among the variables of this request. Nothing was sent.</source>
        <translation>机密变量“%1”没有值。请在此请求的变量中给它一个值。没有发送任何内容。</translation>
    </message>
</context>
<context>
    <name>idemscope::ReadyStep</name>
    <message>
        <source>The set-up request “%1”: %2</source>
        <translation>准备请求“%1”：%2</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a captured variable: choose another one (--before-run, --before-operation ¦ Set-up, Captures)</source>
        <translation>“%1”不能作为捕获变量的名称：请换一个（--before-run、--before-operation ¦ 准备，捕获）</translation>
    </message>
    <message>
        <source>There is no request “%1” in the collection: choose another one (--before-run, --before-operation, --after-operation, --after-run ¦ Set-up)</source>
        <translation>集合中没有请求“%1”：请另选一个（--before-run、--before-operation、--after-operation、--after-run ¦ 准备）</translation>
    </message>
</context>
<context>
    <name>idemscope::Reasons</name>
    <message>
        <source>Nothing was fired.</source>
        <translation>未发出任何尝试。</translation>
    </message>
    <message>
        <source>Every answer was %1.</source>
        <translation>所有响应均为 %1。</translation>
    </message>
    <message>
        <source>No operation was acknowledged.</source>
        <translation>没有任何操作得到确认。</translation>
    </message>
    <message>
        <source>The control was not fired, which inferred evidence needs: distinct keys must give distinct identities.</source>
        <translation>未发起推断级证据所需的对照：不同的键必须得到不同的标识。</translation>
    </message>
    <message>
        <source>The control failed: of %1 distinct keys only %2 were acknowledged.</source>
        <translation>对照失败：%1 个不同的键中只有 %2 个已确认。</translation>
    </message>
    <message>
        <source>The control failed: distinct keys %1, distinct identities %2.</source>
        <translation>对照失败：%1 个不同的键，%2 个不同的标识。</translation>
    </message>
    <message>
        <source>The control failed: distinct keys %1, effects %2 by the probe %3.</source>
        <translation>对照失败：%1 个不同的键，探针 %3 计得 %2 个效果。</translation>
    </message>
    <message>
        <source>1 of %1 clients never learnt the result.</source>
        <translation>%1 个客户端中有 1 个始终未得知结果。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 clients never learnt the result.</source>
        <translation>
            <numerusform>%1 个客户端中有 %Ln 个始终未得知结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>One request with another payload under a used key was acknowledged.</source>
        <translation>有 1 个以已用过的键携带不同载荷的请求被确认。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests with another payload under a used key were acknowledged.</source>
        <translation>
            <numerusform>有 %Ln 个以已用过的键携带不同载荷的请求被确认。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every attempt had a key of its own: that is the client&apos;s fault, the target could not know that they are one operation.</source>
        <translation>每次尝试都使用了各自的键：这是客户端的过错，目标无从得知它们属于同一个操作。</translation>
    </message>
    <message>
        <source>The requests bore no key: that is the client&apos;s fault, the target could not know that they are one operation.</source>
        <translation>请求未携带键：这是客户端的过错，目标无从得知它们属于同一个操作。</translation>
    </message>
    <message>
        <source>In no round did two attempts with one key overlap, so nothing raced.</source>
        <translation>没有任何轮次中有两次使用同一个键的尝试发生重叠，因此不存在竞争。</translation>
    </message>
    <message>
        <source>1 of %1 rounds does not count: its attempts did not overlap.</source>
        <translation>%1 个轮次中有 1 个不计入：其尝试没有重叠。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 rounds do not count: their attempts did not overlap.</source>
        <translation>
            <numerusform>%1 个轮次中有 %Ln 个不计入：其尝试没有重叠。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds were violated: at most %3 % with 95 % confidence.</source>
        <translation>%2 个轮次中有 %1 个违规：以 95 % 的置信度，违规率至多为 %3 %。</translation>
    </message>
    <message>
        <source>%1 of %2 rounds were violated: at most %3 % with 95 % confidence. For at most %4 % it takes %5 rounds.</source>
        <translation>%2 个轮次中有 %1 个违规：以 95 % 的置信度，违规率至多为 %3 %。若要降到至多 %4 %，需要 %5 个轮次。</translation>
    </message>
    <message>
        <source>No further effect within %1 s.</source>
        <translation>%1 s 内未再出现效果。</translation>
    </message>
    <message>
        <source>Nothing counts the effects: name an identity or, better, a probe.</source>
        <translation>没有任何手段计数效果：请指定标识，或者最好添加探针。</translation>
    </message>
    <message>
        <source>The run was stopped: only what had been fired is judged.</source>
        <translation>运行已被停止：仅对已发出的尝试进行判定。</translation>
    </message>
    <message>
        <source>One operation ended without an acknowledgement.</source>
        <translation>一个操作结束时未得到确认。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations ended without an acknowledgement.</source>
        <translation>
            <numerusform>%Ln 个操作结束时未得到确认。</numerusform>
        </translation>
    </message>
    <message>
        <source>No attempt reached the target.</source>
        <translation>没有尝试到达目标。</translation>
    </message>
    <message>
        <source>No attempt reached the target. The first one failed with: %1.</source>
        <translation>没有尝试到达目标。第一次失败的原因：%1。</translation>
    </message>
    <message>
        <source>One operation ended without an acknowledgement, though its effect is there.</source>
        <translation>一个操作没有得到确认就结束了，但它的效果存在。</translation>
    </message>
    <message>
        <source>One operation ended without an acknowledgement, and no effect of it was seen.</source>
        <translation>一个操作没有得到确认就结束了，没有看到它的效果。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations ended without an acknowledgement; %1 of them have an effect.</source>
        <translation>
            <numerusform>%Ln 个操作没有得到确认就结束了；其中 %1 个有效果。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds were violated: %3 % to %4 % with 95 % confidence.</source>
        <translation>%2 轮中有 %1 轮被违反：以 95 % 的置信度为 %3 % 到 %4 %。</translation>
    </message>
    <message>
        <source>Nothing ran at the same time under one key: races are not tested. Fire concurrently to test them.</source>
        <translation>没有任何请求在同一个键下同时进行：竞争没有被检验。要检验竞争请并发发射。</translation>
    </message>
    <message>
        <source>No single packet was sent: the target did not speak HTTP/2, so the last bytes were released together over HTTP/1.1.</source>
        <translation>没有发出单包：目标不支持 HTTP/2，因此最后的字节改为经 HTTP/1.1 一起放行。</translation>
    </message>
    <message>
        <source>No attempt reached the target. The first one failed with: %1. Name the authority to trust (--cacert ¦ Transport, Authorities), or do not verify it (--insecure ¦ Transport, Verify).</source>
        <translation>没有尝试到达目标。第一次失败的原因：%1。请指定要信任的证书颁发机构（--cacert ¦ 传输、颁发机构），或不作验证（--insecure ¦ 传输、验证）。</translation>
    </message>
</context>
<context>
    <name>idemscope::RecentAudits</name>
    <message>
        <source>Audits</source>
        <translation>审计</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete…	Del</source>
        <translation>删除(&amp;D)…	Del</translation>
    </message>
    <message>
        <source>Delete audit %1?</source>
        <translation>删除审计 %1 吗？</translation>
    </message>
    <message>
        <source>%1 and all runs of the audit will be gone. This cannot be undone.</source>
        <translation>%1 以及该审计的所有运行都会消失。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>idemscope::RecentRuns</name>
    <message>
        <source>Search runs</source>
        <translation>搜索运行</translation>
    </message>
    <message>
        <source>Recent runs</source>
        <translation>最近的运行</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy id</source>
        <translation>复制 ID(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete…	Del</source>
        <translation>删除(&amp;D)…	Del</translation>
    </message>
    <message>
        <source>Delete run %1?</source>
        <translation>删除运行 %1？</translation>
    </message>
    <message>
        <source>%1 and all its attempts will be gone. This cannot be undone.</source>
        <translation>%1 及其所有尝试都将被删除。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Co&amp;mpare the selected runs</source>
        <translation>对比所选运行(&amp;M)</translation>
    </message>
</context>
<context>
    <name>idemscope::Reconcile</name>
    <message>
        <source>Run %1 has no attempt in doubt; there is nothing to reconcile</source>
        <translation>运行 %1 没有存疑的尝试，无需对账</translation>
    </message>
    <message>
        <source>The request held a secret that is never stored, so it cannot be sent again as it was</source>
        <translation>该请求含有从不保存的机密，因此无法原样重新发送</translation>
    </message>
    <message>
        <source>Run %1 was reconciled by run %2 already (history show %2)</source>
        <translation>运行 %1 已由运行 %2 对账（history show %2）</translation>
    </message>
    <message>
        <source>The run was sent with the secret “%1”, which is never stored: give it again (choose the run&apos;s environment, or set IDEMSCOPE_SECRET_%2)</source>
        <translation>该运行发送时带有机密“%1”，它从不保存：请再次给出（选择该运行的环境，或设置 IDEMSCOPE_SECRET_%2）</translation>
    </message>
    <message>
        <source>Run %1 captured the secret “%2” for its operations. It is never stored, so they cannot be sent again as they were.</source>
        <translation>运行 %1 为其操作捕获了机密“%2”。机密从不保存，因此无法原样重新发送这些操作。</translation>
    </message>
    <message>
        <source>The data rows held secrets (%1), which are never stored: they cannot be sent again as they were</source>
        <translation>数据行中含有机密（%1），机密从不保存：无法原样重新发送</translation>
    </message>
    <message>
        <source>Run %1 is still under way: its attempts may yet be answered. Wait until it has ended, or stop it, then reconcile it. Nothing was sent.</source>
        <translation>运行 %1 仍在进行：其尝试可能还会得到答复。请等它结束或将其停止，然后再对账。未发送任何内容。</translation>
    </message>
</context>
<context>
    <name>idemscope::RememberBox</name>
    <message>
        <source>Remember secrets in the keychain</source>
        <translation>在钥匙串中记住机密</translation>
    </message>
    <message>
        <source>No keychain service can be reached: secrets are kept until Idemscope ends</source>
        <translation>无法连接钥匙串服务：机密只保留到 Idemscope 结束</translation>
    </message>
</context>
<context>
    <name>idemscope::Render</name>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>header</source>
        <translation>请求头</translation>
    </message>
    <message>
        <source>body</source>
        <translation>请求体</translation>
    </message>
    <message>
        <source>form field</source>
        <translation>表单字段</translation>
    </message>
    <message>
        <source>Probe %1: %2</source>
        <translation>探针 %1：%2</translation>
    </message>
    <message>
        <source>{{%1}} has no value</source>
        <translation>{{%1}} 没有值</translation>
    </message>
    <message>
        <source>A key cannot be made of {{key}}, which is the key itself</source>
        <translation>键不能由 {{key}} 生成，因为它就是键本身</translation>
    </message>
    <message>
        <source>The key&apos;s {{%1}} has no value</source>
        <translation>键中的 {{%1}} 没有值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>variable name, field it stands in</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of field, its name: header Accept</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” is no HTTP method</source>
        <translation>“%1”不是 HTTP 方法</translation>
    </message>
    <message>
        <source>The body file %1 is no file: a pipe or a device stands there</source>
        <translation>请求体文件 %1 不是文件：那里是管道或设备</translation>
    </message>
    <message numerus="yes">
        <source>%n variable(s) without a value: %1. Give a value (--set NAME=VALUE, --env NAME ¦ Edit, Edit variables; those of the sandbox have one once it runs).</source>
        <translation>
            <numerusform>%n 个变量没有值：%1。请给出值（--set NAME=VALUE、--env NAME ¦ 编辑，编辑变量；沙箱的变量在其运行后就有值）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is missing (--auth ¦ tab Auth)</source>
        <translation>缺少%1（--auth ¦ “身份验证”页）</translation>
    </message>
    <message>
        <source>password of the client key</source>
        <translation>客户端密钥的密码</translation>
    </message>
</context>
<context>
    <name>idemscope::ReplayMarker</name>
    <message>
        <source>Does a marker tell a replay from an execution?</source>
        <translation>是否有标记把重放与执行区分开？</translation>
    </message>
    <message>
        <source>A replay bears no marker: a client cannot tell it from an execution.</source>
        <translation>重放没有标记：客户端无法把它与执行区分开。</translation>
    </message>
    <message>
        <source>The repeat was not acknowledged, so it is no replay.</source>
        <translation>重复没有被确认，因此不是重放。</translation>
    </message>
    <message>
        <source>A replay is marked by %1.</source>
        <translation>重放由 %1 标记。</translation>
    </message>
    <message>
        <source>The repeat was executed again, so it is no replay.</source>
        <translation>重复被再次执行，因此不是重放。</translation>
    </message>
</context>
<context>
    <name>idemscope::ReplaySequential</name>
    <message>
        <source>Does a repeat after the first answer stay without a second effect?</source>
        <translation>第一个答复之后的重复是否没有第二个效果？</translation>
    </message>
    <message>
        <source>The same request sent twice with one key had %1 effects.</source>
        <translation>用同一个键发送两次的同一请求有 %1 个效果。</translation>
    </message>
    <message>
        <source>The request was acknowledged, but it had no effect.</source>
        <translation>请求已被确认，但没有效果。</translation>
    </message>
    <message>
        <source>The same request sent twice with one key had one effect.</source>
        <translation>用同一个键发送两次的同一请求有一个效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportAttempts</name>
    <message>
        <source>… %1 more characters in the log</source>
        <translation>…… 日志中还有 %1 个字符</translation>
    </message>
    <message>
        <source>marked as a replay: %1</source>
        <translation>标记为重放：%1</translation>
    </message>
    <message>
        <source>the log holds only the beginning of a body</source>
        <translation>日志只保存了正文的开头</translation>
    </message>
    <message>
        <source>Run %1, attempt %2 of operation %3: %4, no answer after %5</source>
        <translation>运行 %1，操作 %3 的尝试 %2：%4，%5 后仍无响应</translation>
    </message>
    <message>
        <source>Run %1, attempt %2 of operation %3: %4, status %5 after %6</source>
        <translation>运行 %1，操作 %3 的尝试 %2：%4，%6 后状态 %5</translation>
    </message>
    <message>
        <source>%1 more in the log, which the search does not see. All of them: idemscope report %2 --format csv -o attempts.csv</source>
        <translation>日志中还有 %1 次尝试，搜索不包括它们。查看全部：idemscope report %2 --format csv -o attempts.csv</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>日志中还有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys in doubt; “idemscope history reconcile %1” settles them:</source>
        <translation>存疑的键；“idemscope history reconcile %1” 可以对账：</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>释放时刻</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportCommand</name>
    <message>
        <source>one of %1 (json)</source>
        <translation>以下之一：%1（json）</translation>
    </message>
    <message>
        <source>file to write (standard output)</source>
        <translation>要写入的文件（标准输出）</translation>
    </message>
    <message>
        <source>one of %1 expected</source>
        <translation>应为 %1 之一</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>Write a stored run (N or run:N) or audit (audit:N) as a report</source>
        <translation>把已存储的运行（N 或 run:N）或审计（audit:N）写成报告</translation>
    </message>
    <message>
        <source>hold it against an earlier run, or an audit against audit:N</source>
        <translation>与先前的运行比较，或将审计与 audit:N 比较</translation>
    </message>
    <message>
        <source>instead: a script of curl commands that shows the fault without Idemscope (--format sh, or md for an issue)</source>
        <translation>改为输出：不用 Idemscope 展示问题的 curl 脚本（--format sh；用于议题则为 md）</translation>
    </message>
    <message>
        <source>the check of an audit that --reproduction is for (the gravest)</source>
        <translation>--reproduction 所针对的审计检查（默认最严重的）</translation>
    </message>
    <message>
        <source>instead: the contract as an audit observed it, for an API&apos;s documentation (--format md or html)</source>
        <translation>改为输出：审计观察到的契约，可放进 API 文档（--format md 或 html）</translation>
    </message>
    <message>
        <source>instead: the JSON schema of --format json</source>
        <translation>改为输出：--format json 的 JSON 模式</translation>
    </message>
    <message>
        <source>  0    written
  2    wrong usage, no such run or audit, or a file that cannot be written</source>
        <translation>  0    已写入
  2    用法错误、没有此运行或审计，或文件无法写入</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportComparison</name>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Effects observed</source>
        <translation>观察到的效果</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Unexpected</source>
        <translation>意外效果</translation>
    </message>
    <message>
        <source>Cache-hit ratio</source>
        <translation>缓存命中率</translation>
    </message>
    <message>
        <source>First executions, p50</source>
        <translation>首次执行，p50</translation>
    </message>
    <message>
        <source>First executions, p99</source>
        <translation>首次执行，p99</translation>
    </message>
    <message>
        <source>Compared with run %1</source>
        <translation>与运行 %1 比较</translation>
    </message>
    <message>
        <source>Compared with audit %1</source>
        <translation>与审计 %1 比较</translation>
    </message>
    <message>
        <source>Compared with an earlier audit</source>
        <translation>与先前的审计比较</translation>
    </message>
    <message>
        <source>Fixed %1 · new %2 · still there %3 · unsure %4</source>
        <translation>已修复 %1 · 新增 %2 · 仍在 %3 · 不确定 %4</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>先前</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>still</source>
        <translation>仍在</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Conflict ratio</source>
        <translation>冲突率</translation>
    </message>
    <message>
        <source>Replays, p50</source>
        <translation>重放，p50</translation>
    </message>
    <message>
        <source>All answers, p99</source>
        <translation>全部响应，p99</translation>
    </message>
    <message>
        <source>Release spread</source>
        <translation>放行时差</translation>
    </message>
    <message>
        <source>Judged by two profiles</source>
        <translation>由两个规范评判</translation>
    </message>
    <message>
        <source>%1 of %2 checks differ</source>
        <translation>%2 项检查中有 %1 项不同</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportDialog</name>
    <message>
        <source>Contract as observed</source>
        <translation>观察到的契约</translation>
    </message>
    <message>
        <source>Reproduction by curl</source>
        <translation>用 curl 复现</translation>
    </message>
    <message>
        <source>HTML page</source>
        <translation>HTML 页面</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>JUnit test results</source>
        <translation>JUnit 测试结果</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>HAR archive</source>
        <translation>HAR 存档</translation>
    </message>
    <message>
        <source>Markdown comment</source>
        <translation>Markdown 评论</translation>
    </message>
    <message>
        <source>What clients of the API need to know, each line with its evidence: for its documentation</source>
        <translation>API 客户端需要知道的内容，每行附证据：用于 API 文档</translation>
    </message>
    <message>
        <source>A shell script that shows the fault without Idemscope, with fresh keys</source>
        <translation>不用 Idemscope、以全新的键展示问题的 shell 脚本</translation>
    </message>
    <message>
        <source>Secrets are left out; the report names which.</source>
        <translation>机密已略去；报告会列出略去了哪些。</translation>
    </message>
    <message>
        <source>Report of run %1</source>
        <translation>运行 %1 的报告</translation>
    </message>
    <message>
        <source>Report of audit %1</source>
        <translation>审计 %1 的报告</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>输出内容</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Reading the run log…</source>
        <translation>正在读取运行日志…</translation>
    </message>
    <message>
        <source>The preview shows the beginning; the file holds all of it.</source>
        <translation>预览只显示开头；文件包含全部内容。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Report of run %1 compared with run %2</source>
        <translation>运行 %1 与运行 %2 的对比报告</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportExport</name>
    <message>
        <source>The first %1 of %2 attempts; all of them are in the run log and, without bodies, in the CSV report.</source>
        <translation>%2 次尝试中的前 %1 次；全部尝试在运行日志中，CSV 报告也有全部尝试（不含正文）。</translation>
    </message>
    <message>
        <source>The exchanges that show the findings; all others are in the run log.</source>
        <translation>展示各项发现的交换；其余均在运行日志中。</translation>
    </message>
    <message>
        <source>A report of this kind is no text.</source>
        <translation>这种报告不是文本。</translation>
    </message>
    <message>
        <source>%1 is a folder: name a file in it</source>
        <translation>%1 是文件夹：请指定其中的文件</translation>
    </message>
    <message>
        <source>the file %1 cannot be written</source>
        <translation>无法写入文件 %1</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written</source>
        <translation>无法写入文件夹 %1</translation>
    </message>
    <message>
        <source>%1 belongs to the run log: name another file for the report</source>
        <translation>%1 属于运行日志：请为报告指定另一个文件</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportExtras</name>
    <message>
        <source>Nothing was found that could be shown again by single requests.</source>
        <translation>没有发现可以用单个请求再次展示的问题。</translation>
    </message>
    <message>
        <source>There is no finding “%1” with attempts that could be shown again.</source>
        <translation>没有可以用尝试再次展示的发现“%1”。</translation>
    </message>
    <message>
        <source>A contract is observed by an audit, not by a single run: name audit:N.</source>
        <translation>契约由审计观察得出，而不是单个运行：请指定 audit:N。</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportFormat</name>
    <message>
        <source>Page for a colleague: charts, evidence, searchable attempts; one file, opens anywhere</source>
        <translation>给同事的页面：图表、证据、可搜索的尝试；单个文件，随处可开</translation>
    </message>
    <message>
        <source>Document for an auditor: the same content on numbered pages</source>
        <translation>给审计人员的文档：同样的内容，带页码</translation>
    </message>
    <message>
        <source>Test results for GitLab, Jenkins and GitHub: a testcase per check</source>
        <translation>供 GitLab、Jenkins 和 GitHub 使用的测试结果：每项检查一个用例</translation>
    </message>
    <message>
        <source>All figures and evidence for programs, with a published schema</source>
        <translation>供程序使用的全部数值和证据，附公开的模式</translation>
    </message>
    <message>
        <source>One line per attempt, or per check, for a spreadsheet</source>
        <translation>每次尝试或每项检查一行，用于电子表格</translation>
    </message>
    <message>
        <source>The exchanges as an HTTP archive, for browsers and proxies</source>
        <translation>以 HTTP 存档形式保存的交换，供浏览器和代理使用</translation>
    </message>
    <message>
        <source>Comment on a change or an issue: verdict, findings, how to run it again</source>
        <translation>用于变更或议题的评论：结论、发现、如何重新运行</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportLimits</name>
    <message>
        <source>Effects were counted by a probe for each operation. An effect that the probe does not see is not counted.</source>
        <translation>效果由探针按操作计数。探针看不到的效果不计入。</translation>
    </message>
    <message>
        <source>Effects were counted by a probe for the whole run: what somebody else wrote meanwhile looks like an effect of this run.</source>
        <translation>效果由探针按整个运行计数：期间他人写入的内容看起来也像此运行的效果。</translation>
    </message>
    <message>
        <source>Effects were inferred from identities in answers alone, which can show duplicates but never that there are none.</source>
        <translation>效果仅由响应中的标识推断，这可以证明有重复，但无法证明没有重复。</translation>
    </message>
    <message>
        <source>Effects were not counted. A status code alone never proves anything about effects.</source>
        <translation>没有计数效果。仅凭状态码不能证明任何效果。</translation>
    </message>
    <message>
        <source>A reading of a probe counts once it has been unchanged for at least %1; what comes later is not seen.</source>
        <translation>探针读数保持不变至少 %1 后才算数；此后才出现的效果看不到。</translation>
    </message>
    <message>
        <source>TLS certificates were not verified: somebody else may have answered.</source>
        <translation>未验证 TLS 证书：应答者可能是他人。</translation>
    </message>
    <message>
        <source>Profile %1: %2</source>
        <translation>规范 %1：%2</translation>
    </message>
    <message>
        <source>The attempts of an operation ran one after another: this says nothing about races.</source>
        <translation>一个操作的各次尝试依次进行：这不能说明竞争情况。</translation>
    </message>
    <message>
        <source>A race is a matter of chance: %1 violated rounds of %2 mean at most %3 with 95 % confidence, not never.</source>
        <translation>竞争取决于偶然：%2 个轮次中有 %1 个违反，意味着以 95 % 置信度至多 %3，而不是绝不发生。</translation>
    </message>
    <message>
        <source>The run was cut short (%1): what was fired is here, what was not fired is not judged.</source>
        <translation>运行被中断（%1）：已发送的都在这里，未发送的没有评判。</translation>
    </message>
    <message>
        <source>A check that passed found no fault in what it fired; it does not prove that there is none.</source>
        <translation>通过的检查只说明所发送的请求中没有发现问题，并不证明没有问题。</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) could not be put to this target; the scorecard says why.</source>
        <translation>
            <numerusform>有 %n 项检查无法用于此目标；原因见计分卡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) could not be decided: inconclusive is not passed.</source>
        <translation>
            <numerusform>有 %n 项检查无法定论：无法定论不等于通过。</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits of this statement</source>
        <translation>本结论的限度</translation>
    </message>
    <message>
        <source>A claim that held was not refuted by these messages and these faults; it does not hold of others for that.</source>
        <translation>成立的主张只是没有被这些消息和这些故障推翻；并不因此对其他消息和故障也成立。</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportPage</name>
    <message>
        <source>Run %1: %2</source>
        <translation>运行 %1：%2</translation>
    </message>
    <message>
        <source>Audit %1: %2</source>
        <translation>审计 %1：%2</translation>
    </message>
    <message>
        <source>Delivery %1: %2</source>
        <translation>投递 %1：%2</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportReader</name>
    <message>
        <source>A run is compared with a run, an audit with an audit.</source>
        <translation>运行只能与运行比较，审计只能与审计比较。</translation>
    </message>
    <message>
        <source>“%1” is neither a run nor audit:N; “idemscope history list” shows them</source>
        <translation>“%1” 既不是运行也不是 audit:N；“idemscope history list” 会列出它们</translation>
    </message>
    <message>
        <source>A delivery is not compared.</source>
        <translation>投递不作比较。</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportSections</name>
    <message>
        <source>header %1</source>
        <translation>标头 %1</translation>
    </message>
    <message>
        <source>query parameter %1</source>
        <translation>查询参数 %1</translation>
    </message>
    <message>
        <source>JSON body at %1</source>
        <translation>JSON 正文的 %1</translation>
    </message>
    <message>
        <source>form field %1</source>
        <translation>表单字段 %1</translation>
    </message>
    <message>
        <source>path variable %1</source>
        <translation>路径变量 %1</translation>
    </message>
    <message>
        <source>no place of its own</source>
        <translation>没有专门的位置</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>%1, read by %2</source>
        <translation>%1，按 %2 读取</translation>
    </message>
    <message>
        <source>How to run it again</source>
        <translation>如何重新运行</translation>
    </message>
    <message>
        <source>The seed %1 gives the same schedule, jitter, faults and mutations; keys are fresh, so that a rerun is no repeat of this one.</source>
        <translation>种子 %1 给出相同的时间安排、抖动、故障和变异；键是全新的，所以重新运行不会成为这次的重复。</translation>
    </message>
    <message>
        <source>Secrets are not part of a report: set %1 in the environment first.</source>
        <translation>报告不含机密：请先在环境变量中设置 %1。</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>略去的内容</translation>
    </message>
    <message>
        <source>Nothing was redacted: no secret was met.</source>
        <translation>没有略去任何内容：未遇到机密。</translation>
    </message>
    <message>
        <source>The values of these were replaced by ‹secret NAME› wherever they were met, also in Base64 and URL-encoded form:</source>
        <translation>以下各项的值无论出现在何处（包括 Base64 和 URL 编码形式）都已替换为 ‹secret NAME›：</translation>
    </message>
</context>
<context>
    <name>idemscope::Reproduction</name>
    <message>
        <source>Target: %1. The script needs only curl and a POSIX shell:</source>
        <translation>目标：%1。脚本只需要 curl 和 POSIX shell：</translation>
    </message>
    <message>
        <source>%1, severity %2</source>
        <translation>%1，严重程度：%2</translation>
    </message>
    <message>
        <source>What is right is written in %1</source>
        <translation>正确的做法见 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::RequestFile</name>
    <message>
        <source>“%1” was changed by another program</source>
        <translation>“%1”已被另一个程序更改</translation>
    </message>
    <message>
        <source>Its file is no longer what was opened here. Keep what is shown, or take what is in the file?</source>
        <translation>它的文件已不是在此打开的内容。保留所显示的，还是采用文件中的？</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Take the file</source>
        <translation>采用文件</translation>
    </message>
    <message>
        <source>The file of this request was deleted or moved by another program. Saving writes it anew.</source>
        <translation>此请求的文件已被其他程序删除或移动。保存会重新写入。</translation>
    </message>
    <message>
        <source>Another program changed the file of this request. What is shown was read anew.</source>
        <translation>其他程序更改了此请求的文件。所示内容已重新读取。</translation>
    </message>
    <message>
        <source>Secrets are not written to the file: what was typed is the value of %1 now, among the variables of this request, and is sent as before.</source>
        <translation>机密不会写入文件：输入的内容现在是此请求的变量 %1 的值，并照旧发送。</translation>
    </message>
</context>
<context>
    <name>idemscope::RequestLine</name>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Check contract</source>
        <translation>检查契约</translation>
    </message>
    <message>
        <source>Send once and see whether it is acknowledged, the identity is found and every probe moves by one</source>
        <translation>发送一次，查看请求是否已确认、能否找到标识，以及每个探针是否恰好增加 1</translation>
    </message>
    <message>
        <source>Run burst</source>
        <translation>发起突发</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Audit…</source>
        <translation>审计…</translation>
    </message>
    <message>
        <source>Enter sends the %1</source>
        <translation>按 Enter 发送 %1</translation>
    </message>
    <message>
        <source>https://… or a curl command</source>
        <translation>https://… 或一条 curl 命令</translation>
    </message>
    <message>
        <source>Send the request once</source>
        <translation>发送一次请求</translation>
    </message>
    <message>
        <source>Put the request through every way a retry can go wrong</source>
        <translation>让请求经受重试可能出错的每一种方式</translation>
    </message>
    <message>
        <source>Stop the run and keep what was done</source>
        <translation>停止运行并保留已完成的部分</translation>
    </message>
</context>
<context>
    <name>idemscope::RequestOptions</name>
    <message>
        <source>“Name: value” expected</source>
        <translation>应为“名称: 值”</translation>
    </message>
    <message>
        <source>header:NAME, query:NAME, json:/POINTER, form:NAME, path:NAME or none expected</source>
        <translation>应为 header:NAME、query:NAME、json:/POINTER、form:NAME、path:NAME 或 none</translation>
    </message>
    <message>
        <source>there is no such variable; --set it</source>
        <translation>没有这个变量；请用 --set 设置</translation>
    </message>
    <message>
        <source>method (POST for a URL with a body or a key, as the file says else)</source>
        <translation>方法（URL 带请求体或键时为 POST，否则以文件为准）</translation>
    </message>
    <message>
        <source>the body, or the file that holds it</source>
        <translation>请求体，或包含请求体的文件</translation>
    </message>
    <message>
        <source>header:NAME|query:NAME|json:/POINTER|form:NAME|path:NAME|none</source>
        <translation>header:NAME|query:NAME|json:/POINTER|form:NAME|path:NAME|none</translation>
    </message>
    <message>
        <source>send the key as a quoted structured-field string (RFC 9651)</source>
        <translation>以带引号的结构化字段字符串发送键（RFC 9651）</translation>
    </message>
    <message>
        <source>uuid4|uuid7|TEMPLATE</source>
        <translation>uuid4|uuid7|TEMPLATE</translation>
    </message>
    <message>
        <source>render this variable anew for every attempt</source>
        <translation>每次尝试都重新渲染此变量</translation>
    </message>
    <message>
        <source>what is right for this API (generic)</source>
        <translation>该 API 的正确行为（generic）</translation>
    </message>
    <message>
        <source>status:LIST|jsonpath:EXPR|status:LIST+jsonpath:EXPR; repeatable</source>
        <translation>status:LIST|jsonpath:EXPR|status:LIST+jsonpath:EXPR；可重复使用</translation>
    </message>
    <message>
        <source>likewise</source>
        <translation>同上</translation>
    </message>
    <message>
        <source>header:NAME[=VALUE]|status:CODE|body-equal; repeatable</source>
        <translation>header:NAME[=VALUE]|status:CODE|body-equal；可重复使用</translation>
    </message>
    <message>
        <source>the result&apos;s identity in an acknowledged body</source>
        <translation>已确认的响应体中结果的标识</translation>
    </message>
    <message>
        <source>how long a reading must be unchanged (500)</source>
        <translation>读数须保持不变多久（500）</translation>
    </message>
    <message>
        <source>how long to wait for that</source>
        <translation>为此最多等待多久</translation>
    </message>
    <message>
        <source>the “other payload” (first number + 1)</source>
        <translation>“另一载荷”（第一个数值 + 1）</translation>
    </message>
    <message>
        <source>environment of the collection</source>
        <translation>集合中的环境</translation>
    </message>
    <message>
        <source>a variable of this run; repeatable</source>
        <translation>本次运行的变量；可重复使用</translation>
    </message>
    <message>
        <source>do not verify TLS certificates</source>
        <translation>不验证 TLS 证书</translation>
    </message>
    <message>
        <source>certificate authorities to trust</source>
        <translation>要信任的证书颁发机构</translation>
    </message>
    <message>
        <source>its key</source>
        <translation>客户端证书的私钥</translation>
    </message>
    <message>
        <source>connect to a unix socket instead of host and port</source>
        <translation>连接到 Unix 套接字，而非主机和端口</translation>
    </message>
    <message>
        <source>HTTP/1.1 only</source>
        <translation>仅使用 HTTP/1.1</translation>
    </message>
    <message>
        <source>HTTP/2</source>
        <translation>HTTP/2</translation>
    </message>
    <message>
        <source>0: none (10000)</source>
        <translation>0：不限（10000）</translation>
    </message>
    <message>
        <source>for the whole exchange; 0: none (30000)</source>
        <translation>整个交互的时限；0：不限（30000）</translation>
    </message>
    <message>
        <source>name=value expected</source>
        <translation>应为 name=value</translation>
    </message>
    <message>
        <source>there is no such file that can be read</source>
        <translation>没有可读取的该文件</translation>
    </message>
    <message>
        <source>--http1.1 and --http2 exclude each other</source>
        <translation>--http1.1 与 --http2 互斥</translation>
    </message>
    <message>
        <source>a header; replaces the file&apos;s of that name. For the key&apos;s header: the key to send</source>
        <translation>一个标头；替换文件中的同名标头。若是键所在的标头：要发送的键</translation>
    </message>
    <message>
        <source>a CSV with a header line, or a JSON array of objects: operations take its rows in turn, columns are variables</source>
        <translation>带标题行的 CSV 或对象的 JSON 数组：各操作依次取一行，列即变量</translation>
    </message>
    <message>
        <source>what the token of OAuth 2 is asked for</source>
        <translation>向 OAuth 2 请求令牌的范围</translation>
    </message>
    <message>
        <source>http:// or socks5:// proxy; environment: as http_proxy, https_proxy, all_proxy and no_proxy say</source>
        <translation>http:// 或 socks5:// 代理；environment：按 http_proxy、https_proxy、all_proxy 和 no_proxy</translation>
    </message>
    <message>
        <source>hosts that bypass it: names, .suffixes, addresses, 10.0.0.0/8, *</source>
        <translation>不经过代理的主机：名称、.后缀、地址、10.0.0.0/8、*</translation>
    </message>
    <message>
        <source>bearer:TOKEN|basic:USER:PASSWORD|digest:USER:PASSWORD|header:NAME=VALUE|query:NAME=VALUE|aws-sigv4:ACCESSKEY:SECRETKEY:REGION:SERVICE[:SESSIONTOKEN]|oauth2:CLIENT:SECRET@TOKENURL|oauth2-body:…|none; {{NAME}} in it is taken from IDEMSCOPE_SECRET_NAME. A header given by hand is sent instead</source>
        <translation>bearer:TOKEN|basic:USER:PASSWORD|digest:USER:PASSWORD|header:NAME=VALUE|query:NAME=VALUE|aws-sigv4:ACCESSKEY:SECRETKEY:REGION:SERVICE[:SESSIONTOKEN]|oauth2:CLIENT:SECRET@TOKENURL|oauth2-body:…|none；其中的 {{NAME}} 取自 IDEMSCOPE_SECRET_NAME。手写的标头会代替它发送</translation>
    </message>
    <message>
        <source>client certificate: PEM, or PKCS #12 with its key (.p12, .pfx)</source>
        <translation>客户端证书：PEM，或含密钥的 PKCS #12（.p12、.pfx）</translation>
    </message>
    <message>
        <source>of the key; {{NAME}} is taken from IDEMSCOPE_SECRET_NAME</source>
        <translation>密钥的密码；{{NAME}} 取自 IDEMSCOPE_SECRET_NAME</translation>
    </message>
    <message>
        <source>name=text or name=@file expected</source>
        <translation>应为 name=text 或 name=@file</translation>
    </message>
    <message>
        <source>-d and -F exclude each other</source>
        <translation>-d 与 -F 互斥</translation>
    </message>
    <message>
        <source>a part of a multipart form, as curl takes it: ;type=MEDIA/TYPE and ;filename=NAME may follow; repeatable</source>
        <translation>多部分表单的一个部分，写法与 curl 相同：后面可接 ;type=MEDIA/TYPE 和 ;filename=NAME；可重复</translation>
    </message>
    <message>
        <source>HOST=CERTIFICATE[,KEY[,PASSWORD]] expected</source>
        <translation>应为 HOST=CERTIFICATE[,KEY[,PASSWORD]]</translation>
    </message>
    <message>
        <source>client certificate for one host (*.example.com: its subdomains), where --client-cert names none; repeatable</source>
        <translation>某一主机的客户端证书（*.example.com：其子域），仅在 --client-cert 未指定证书时使用；可重复</translation>
    </message>
</context>
<context>
    <name>idemscope::RequestPage</name>
    <message>
        <source>New request</source>
        <translation>新建请求</translation>
    </message>
    <message>
        <source>restored, not saved</source>
        <translation>已恢复，未保存</translation>
    </message>
    <message>
        <source>Restored, not saved: these edits were not saved when Idemscope last ended. Secrets are never kept in a draft: type them again where {{secret …}} stands.</source>
        <translation>已恢复，未保存：上次 Idemscope 结束时，这些修改尚未保存。草稿从不保存机密：请在 {{secret …}} 处重新输入。</translation>
    </message>
    <message>
        <source>Restored, not saved: these edits were not saved when Idemscope last ended.</source>
        <translation>已恢复，未保存：上次 Idemscope 结束时，这些修改尚未保存。</translation>
    </message>
</context>
<context>
    <name>idemscope::RequestTabs</name>
    <message>
        <source>Parts of the request</source>
        <translation>请求的各个部分</translation>
    </message>
    <message>
        <source>Query parameters</source>
        <translation>查询参数</translation>
    </message>
    <message>
        <source>Variables of this request</source>
        <translation>此请求的变量</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>请求头</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Params</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>请求体</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>契约</translation>
    </message>
    <message>
        <source>Scenario: %1</source>
        <translation>场景：%1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>Auth</source>
        <translation>身份验证</translation>
    </message>
    <message>
        <source>From the %1: %2</source>
        <comment>folder pay: bearer token</comment>
        <translation>来自%1：%2</translation>
    </message>
    <message>
        <source>Neither its folders nor the collection has one: none is sent. The command “%1” is where they get one.</source>
        <translation>它的文件夹和集合都没有：不发送。可用命令“%1”给它们设置。</translation>
    </message>
</context>
<context>
    <name>idemscope::ResultLinks</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Attempts %1</source>
        <translation>尝试 %1</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Per operation</source>
        <translation>按操作</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Clean up…</source>
        <translation>清理…</translation>
    </message>
    <message>
        <source>Reconcile…</source>
        <translation>对账…</translation>
    </message>
    <message>
        <source>Reconciled by run %1</source>
        <translation>由运行 %1 对账</translation>
    </message>
    <message>
        <source>Reconciles run %1</source>
        <translation>对账运行 %1</translation>
    </message>
    <message>
        <source>Send the same keys of what is in doubt again, to learn what became of it</source>
        <translation>再次发送存疑内容的同样的键，以得知其结果</translation>
    </message>
    <message>
        <source>Open that run</source>
        <translation>打开该运行</translation>
    </message>
    <message>
        <source>Export report…</source>
        <translation>导出报告…</translation>
    </message>
</context>
<context>
    <name>idemscope::ResultPage</name>
    <message>
        <source>No result yet. Run a burst to see whether retries happen exactly once, or choose a recent run.</source>
        <translation>暂无结果。发起突发，查看重试是否恰好发生一次，或选择一个最近的运行。</translation>
    </message>
    <message>
        <source>Interrupted before it could be judged</source>
        <translation>在判定之前被中断</translation>
    </message>
    <message>
        <source>What was fired is in the log; attempts without an outcome are in doubt.</source>
        <translation>已发出的尝试都在运行日志中；没有结局的尝试存疑。</translation>
    </message>
    <message>
        <source>This run has no verdict.</source>
        <translation>此运行没有结论。</translation>
    </message>
    <message>
        <source>This did not work</source>
        <translation>操作未成功</translation>
    </message>
    <message>
        <source>The verdict cannot be read</source>
        <translation>无法读取结论</translation>
    </message>
    <message>
        <source>Another version of Idemscope judged this run. Its attempts are here; for the verdict open it with that version or a newer one.</source>
        <translation>这次运行由另一版本的 Idemscope 判定。它的尝试在这里；要看结论请用该版本或更新的版本打开。</translation>
    </message>
    <message>
        <source>This run is under way elsewhere.</source>
        <translation>这次运行正在别处进行。</translation>
    </message>
    <message>
        <source>The run that was shown here was deleted.</source>
        <translation>此处显示的运行已被删除。</translation>
    </message>
</context>
<context>
    <name>idemscope::RetryAbandon</name>
    <message>
        <source>Is a request that was broken off at any point and retried carried out exactly once?</source>
        <translation>在任意点中断并重试的请求是否恰好执行一次？</translation>
    </message>
    <message numerus="yes">
        <source>Broken off at “%1” and retried with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>在“%1”处中断并用同一个键重试，一个操作有 %Ln 个效果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Broken off at “%1”, the retry was acknowledged, but its effect is not there.</source>
        <translation>在“%1”处中断，重试已被确认，但它的效果不存在。</translation>
    </message>
    <message>
        <source>Broken off at “%1”, the client did not learn the result within %2 s; the last answer was: %3.</source>
        <translation>在“%1”处中断，客户端在 %2 s 内没有得知结果；最后的答复是：%3。</translation>
    </message>
    <message>
        <source>Every answer was complete before the connection could be broken off.</source>
        <translation>每个答复在连接能够中断之前就已完整。</translation>
    </message>
    <message>
        <source>The answer was complete before it could be broken off at “%1”.</source>
        <translation>答复在能够于“%1”处中断之前就已完整。</translation>
    </message>
    <message numerus="yes">
        <source>Broken off in %Ln ways and retried with the same key, each operation had one effect.</source>
        <translation>
            <numerusform>以 %Ln 种方式中断并用同一个键重试，每个操作都有一个效果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RetryAdvice</name>
    <message>
        <source>Do not retry blindly: a repeat with the same key was seen to act again. Look first whether the effect is there.</source>
        <translation>不要盲目重试：已观察到用同一个键重复会再次产生效果。请先查看效果是否已经存在。</translation>
    </message>
    <message>
        <source>After a timeout or a lost connection send the same request with the same key again until there is an answer.</source>
        <translation>超时或连接中断后，用同一个键再次发送相同的请求，直到有响应。</translation>
    </message>
    <message>
        <source>Never send two requests with one key at the same time; wait until the first has ended.</source>
        <translation>不要用同一个键同时发送两个请求；等第一个结束后再发。</translation>
    </message>
    <message>
        <source>Make one key per intent and keep it before the first attempt; a new key for each attempt makes every retry a new request.</source>
        <translation>每个意图生成一个键，并在第一次尝试之前保存；每次尝试换新键会让每次重试都成为新请求。</translation>
    </message>
    <message>
        <source>Wait between attempts: exponential backoff with jitter, Retry-After as the least.</source>
        <translation>尝试之间要等待：带抖动的指数退避，至少等待 Retry-After。</translation>
    </message>
    <message>
        <source>A conflict means that the first request is still being processed: wait and ask again with the same key.</source>
        <translation>冲突表示第一个请求仍在处理中：等待后用同一个键再次请求。</translation>
    </message>
    <message>
        <source>Never use a key for another payload: the answer may be another request&apos;s.</source>
        <translation>不要把一个键用于另一载荷：得到的可能是另一个请求的响应。</translation>
    </message>
    <message>
        <source>Another payload needs another key: under a used one it is not executed.</source>
        <translation>另一载荷需要另一个键：用已用过的键不会执行。</translation>
    </message>
    <message>
        <source>Send exactly the same bytes again: the same JSON written otherwise acted again.</source>
        <translation>重发时字节必须完全相同：同样的 JSON 换一种写法会再次产生效果。</translation>
    </message>
    <message>
        <source>A 5xx answer does not mean that nothing happened, and a retry acted again: look first.</source>
        <translation>5xx 响应不代表什么都没发生，而且重试会再次产生效果：请先查看。</translation>
    </message>
    <message>
        <source>Keys are shared between principals: make them long and random.</source>
        <translation>键在不同主体之间共用：请使用足够长的随机键。</translation>
    </message>
    <message>
        <source>Stop retrying before a key is %1 old.</source>
        <translation>在键的使用时间达到 %1 之前停止重试。</translation>
    </message>
    <message>
        <source>How long a key holds was not measured: do not retry with old keys without looking first.</source>
        <translation>没有测量键的有效期：用旧键重试前请先查看效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::RetryEditor</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>full</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>等量</translation>
    </message>
    <message>
        <source>decorrelated</source>
        <translation>去相关</translation>
    </message>
    <message>
        <source>Retries per client</source>
        <translation>每个客户端的重试次数</translation>
    </message>
    <message>
        <source>Try again when</source>
        <translation>重试条件</translation>
    </message>
    <message>
        <source>First wait</source>
        <translation>首次等待</translation>
    </message>
    <message>
        <source>Grows by</source>
        <translation>增长倍数</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>最长等待</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止时间</translation>
    </message>
    <message>
        <source>No retry starts later than this after the first release</source>
        <translation>首次释放后超过此时长，不再开始任何重试</translation>
    </message>
    <message>
        <source>Most attempts per operation</source>
        <translation>每个操作最多尝试次数</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Obey Retry-After as the shortest wait</source>
        <translation>将 Retry-After 作为最短等待时间</translation>
    </message>
    <message>
        <source>× </source>
        <translation>× </translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>idemscope::RetryNewKey</name>
    <message>
        <source>What happens when a client makes a new key for every retry, a fault of the client?</source>
        <translation>当客户端每次重试都生成新键（客户端的错误）时会发生什么？</translation>
    </message>
    <message numerus="yes">
        <source>%1 attempts of one operation, each with a key of its own, had %Ln effects: nothing but the key protects.</source>
        <translation>
            <numerusform>一个操作的 %1 次尝试各用自己的键，有 %Ln 个效果：除了键没有别的保护。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 attempts of one operation, each with a key of its own, had one effect: the target tells a repeat by more than the key.</source>
        <translation>一个操作的 %1 次尝试各用自己的键，有一个效果：目标不只凭键识别重复。</translation>
    </message>
    <message>
        <source>The request was acknowledged, but it had no effect.</source>
        <translation>请求已被确认，但没有效果。</translation>
    </message>
    <message>
        <source>The contract names no place of its own for the key (--key-in ¦ Contract, Key).</source>
        <translation>契约没有为键指定自己的位置（--key-in ¦ 契约，键）。</translation>
    </message>
</context>
<context>
    <name>idemscope::RetryStorm</name>
    <message>
        <source>When many clients retry at once, does each operation happen once and does the storm calm down?</source>
        <translation>许多客户端同时重试时，每个操作是否只发生一次，风暴是否平息？</translation>
    </message>
    <message>
        <source>A storm of %1 attempts of %2 operations left %3 duplicates, %4 lost and %5 unexpected effects.</source>
        <translation>%2 个操作的 %1 次尝试的风暴留下 %3 个重复、%4 个丢失和 %5 个意外的效果。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 clients did not learn the result within %2 s and a budget of %3 attempts.</source>
        <translation>
            <numerusform>%1 个客户端中有 %Ln 个在 %2 s 和 %3 次尝试的预算内没有得知结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clients retried at once: %2 operations, one effect each, %3 attempts.</source>
        <translation>%1 个客户端同时重试：%2 个操作，各一个效果，%3 次尝试。</translation>
    </message>
</context>
<context>
    <name>idemscope::RetryTimeoutChain</name>
    <message>
        <source>Does a client that times out and retries with exponential backoff learn the result of one effect?</source>
        <translation>超时并以指数退避重试的客户端是否得知一个效果的结果？</translation>
    </message>
    <message numerus="yes">
        <source>Timed out after %1 ms and retried with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>在 %1 ms 后超时并用同一个键重试，一个操作有 %Ln 个效果。</numerusform>
        </translation>
    </message>
    <message>
        <source>After timeouts of %1 ms a retry was acknowledged, but its effect is not there.</source>
        <translation>在 %1 ms 的超时之后，重试已被确认，但它的效果不存在。</translation>
    </message>
    <message>
        <source>After timeouts of %1 ms the client did not learn the result within %2 s; the last answer was: %3.</source>
        <translation>在 %1 ms 的超时之后，客户端在 %2 s 内没有得知结果；最后的答复是：%3。</translation>
    </message>
    <message>
        <source>The target answers too fast for a client timeout to strike.</source>
        <translation>目标答复得太快，客户端超时来不及发生。</translation>
    </message>
    <message>
        <source>In each of %1 rounds the client timed out (after %2 to %3 ms), retried with the same key and learnt the result of one effect.</source>
        <translation>在全部 %1 轮中，客户端都在超时后（%2 到 %3 ms）用同一个键重试，并得知一个效果的结果。</translation>
    </message>
</context>
<context>
    <name>idemscope::ReuseInFlight</name>
    <message>
        <source>Is another payload not executed while the first request with its key is under way?</source>
        <translation>当用同一个键的第一个请求仍在进行时，另一个载荷是否不被执行？</translation>
    </message>
    <message>
        <source>In no round were both requests under way together: they are answered too fast.</source>
        <translation>没有一轮中两个请求同时进行：它们答复得太快。</translation>
    </message>
    <message>
        <source>Two payloads that arrived at once with one key had %1 effects.</source>
        <translation>用同一个键同时到达的两个载荷有 %1 个效果。</translation>
    </message>
    <message>
        <source>Two payloads that arrived at once with one key were both given one result: one of them is lost.</source>
        <translation>用同一个键同时到达的两个载荷得到了同一个结果：其中一个丢失了。</translation>
    </message>
    <message>
        <source>Two payloads that arrived at once with one key had at most one effect, in each of %1 rounds.</source>
        <translation>用同一个键同时到达的两个载荷在 %1 轮的每一轮中最多有一个效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::ReuseOtherPayload</name>
    <message>
        <source>Is another payload under a used key neither executed nor given the first result?</source>
        <translation>用过的键配上另一个载荷，是否既不被执行，也不得到第一个结果？</translation>
    </message>
    <message>
        <source>Another payload under a used key made the target answer %1.</source>
        <translation>用过的键配上另一个载荷使目标答复 %1。</translation>
    </message>
    <message>
        <source>Another payload under a used key is refused (%1).</source>
        <translation>用过的键配上另一个载荷被拒绝（%1）。</translation>
    </message>
    <message>
        <source>Another payload under a used key was executed: a second effect.</source>
        <translation>用过的键配上另一个载荷被执行：产生了第二个效果。</translation>
    </message>
    <message>
        <source>Another payload under a used key was refused, but had an effect all the same.</source>
        <translation>用过的键配上另一个载荷被拒绝，但仍然有效果。</translation>
    </message>
    <message>
        <source>Another payload under a used key was answered with the first result as if it were its own: it is lost.</source>
        <translation>用过的键配上另一个载荷得到第一个结果，好像那是它自己的：它丢失了。</translation>
    </message>
    <message>
        <source>The first request was not acknowledged.</source>
        <translation>第一个请求没有被确认。</translation>
    </message>
    <message>
        <source>The request with the other payload got no answer to judge.</source>
        <translation>带另一个载荷的请求没有得到可判定的答复。</translation>
    </message>
    <message>
        <source>Both payloads were acknowledged, but had no effect.</source>
        <translation>两个载荷都已被确认，但没有效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::RowsFile</name>
    <message>
        <source>%1 = %2</source>
        <comment>a column and its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s); operations take them in turn.</source>
        <translation>
            <numerusform>%n 行；各操作依次取用。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a row, its values</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no file of data rows %1: name another one (--data-rows ¦ Scenario, Data rows)</source>
        <translation>没有数据行文件 %1：请另指定一个（--data-rows ¦ 场景，数据行）</translation>
    </message>
</context>
<context>
    <name>idemscope::RulingText</name>
    <message>
        <source>a request without a key is executed</source>
        <translation>没有键的请求被执行</translation>
    </message>
    <message>
        <source>a request without a key is refused</source>
        <translation>没有键的请求被拒绝</translation>
    </message>
    <message>
        <source>another payload under a used key is refused</source>
        <translation>用过的键配上另一个载荷被拒绝</translation>
    </message>
    <message>
        <source>another payload under a used key is executed</source>
        <translation>用过的键配上另一个载荷被执行</translation>
    </message>
    <message>
        <source>another payload under a used key is answered with the first result</source>
        <translation>用过的键配上另一个载荷得到第一个结果</translation>
    </message>
    <message>
        <source>a twin of a request under way is answered with a conflict</source>
        <translation>进行中请求的双生请求得到冲突</translation>
    </message>
    <message>
        <source>a twin of a request under way waits and is given its result</source>
        <translation>进行中请求的双生请求等待并得到它的结果</translation>
    </message>
    <message>
        <source>a conflict says by Retry-After when to come again</source>
        <translation>冲突用 Retry-After 说明何时再来</translation>
    </message>
    <message>
        <source>a server error is stored and replayed</source>
        <translation>服务器错误被保存并重放</translation>
    </message>
    <message>
        <source>a repeat after a server error is executed</source>
        <translation>服务器错误之后的重复被执行</translation>
    </message>
    <message>
        <source>a rejection is stored and replayed</source>
        <translation>拒绝被保存并重放</translation>
    </message>
    <message>
        <source>a repeat after a rejection is executed</source>
        <translation>拒绝之后的重复被执行</translation>
    </message>
    <message>
        <source>a repeat is answered with the bytes of the first answer</source>
        <translation>重复得到第一个答复的字节</translation>
    </message>
    <message>
        <source>a repeat is answered with the present state of what the first made</source>
        <translation>重复得到第一次所创建之物的当前状态</translation>
    </message>
    <message>
        <source>a repeat is refused with a pointer to what the first made</source>
        <translation>重复被拒绝，并带有指向第一次所创建之物的指针</translation>
    </message>
    <message>
        <source>a replay has another status than the first answer</source>
        <translation>重放的状态与第一个答复不同</translation>
    </message>
    <message>
        <source>a replay bears a marker</source>
        <translation>重放带有标记</translation>
    </message>
    <message>
        <source>the same JSON in other bytes is a repeat</source>
        <translation>同一 JSON 的不同字节是重复</translation>
    </message>
    <message>
        <source>the same JSON in other bytes is refused</source>
        <translation>同一 JSON 的不同字节被拒绝</translation>
    </message>
    <message>
        <source>a key in quotes is the key without them</source>
        <translation>带引号的键与不带引号的是同一个键</translation>
    </message>
    <message>
        <source>keys in upper and lower case are one key</source>
        <translation>大小写不同的键是同一个键</translation>
    </message>
    <message>
        <source>space around a key is no part of it</source>
        <translation>键前后的空格不属于键</translation>
    </message>
    <message>
        <source>an empty key is refused</source>
        <translation>空的键被拒绝</translation>
    </message>
    <message>
        <source>a key that is too long is refused</source>
        <translation>太长的键被拒绝</translation>
    </message>
    <message>
        <source>principals share their keys</source>
        <translation>各主体共享它们的键</translation>
    </message>
    <message>
        <source>endpoints share their keys</source>
        <translation>各端点共享它们的键</translation>
    </message>
    <message>
        <source>different keys with one payload are one operation</source>
        <translation>不同的键配同一个载荷是同一个操作</translation>
    </message>
    <message>
        <source>Forbidden by the profile %1: %2.</source>
        <translation>规范 %1 禁止：%2。</translation>
    </message>
    <message>
        <source>Required by the profile %1: %2.</source>
        <translation>规范 %1 要求：%2。</translation>
    </message>
    <message>
        <source>By the profile %1 the status is %2: %3.</source>
        <translation>按规范 %1，状态为 %2：%3。</translation>
    </message>
</context>
<context>
    <name>idemscope::RunDeletion</name>
    <message>
        <source>The run log has no run %1. Choose one from the history.</source>
        <translation>运行日志中没有运行 %1。请从历史中选择一个。</translation>
    </message>
    <message>
        <source>Run %1 is still under way. Stop it before deleting it.</source>
        <translation>运行 %1 仍在进行中。请先停止，再删除。</translation>
    </message>
    <message>
        <source>There is no run log %1.</source>
        <translation>没有运行日志 %1。</translation>
    </message>
    <message>
        <source>The run log has no audit %1. Choose one from the history.</source>
        <translation>运行日志中没有审计 %1。请从历史中选择一个。</translation>
    </message>
    <message>
        <source>Audit %1 is still under way. Stop it before deleting it.</source>
        <translation>审计 %1 仍在进行。请先停止再删除。</translation>
    </message>
    <message>
        <source>No scheduled replay %1 is waiting.</source>
        <translation>没有在等待的计划重放 %1。</translation>
    </message>
</context>
<context>
    <name>idemscope::RunLog</name>
    <message>
        <source>Run %1 is not under way.</source>
        <translation>运行 %1 不在进行中。</translation>
    </message>
</context>
<context>
    <name>idemscope::RunLoop</name>
    <message>
        <source>preparing</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>reading probes</source>
        <translation>正在读取探针</translation>
    </message>
    <message>
        <source>firing</source>
        <translation>正在发送</translation>
    </message>
    <message>
        <source>waiting for late effects</source>
        <translation>等待迟到的效果</translation>
    </message>
    <message>
        <source>judging</source>
        <translation>正在判定</translation>
    </message>
    <message>
        <source>%1: %2 of at most %3 attempts, %4/s</source>
        <translation>%1：%2 / 最多 %3 次尝试，%4/s</translation>
    </message>
    <message>
        <source>· %1 s left</source>
        <translation>· 剩余 %1 s</translation>
    </message>
    <message>
        <source>· next attempt in %1 s</source>
        <translation>· %1 秒后进行下一次尝试</translation>
    </message>
    <message>
        <source>The next attempt is due in %1 s, as the backoff or the target&apos;s Retry-After wants it. Ctrl+C stops and judges what was fired; --retry-after ignore or --deadline-ms shortens the wait.</source>
        <translation>按退避或目标的 Retry-After 的要求，下一次尝试在 %1 秒后。Ctrl+C 会停止并判定已发出的部分；--retry-after ignore 或 --deadline-ms 可缩短等待。</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <source>tearing down</source>
        <translation>正在清理</translation>
    </message>
</context>
<context>
    <name>idemscope::RunOptions</name>
    <message>
        <source>FORMAT=FILE expected, FORMAT one of %1</source>
        <translation>应为 FORMAT=FILE，FORMAT 为以下之一：%1</translation>
    </message>
    <message>
        <source>run log (the user&apos;s)</source>
        <translation>运行日志（用户的）</translation>
    </message>
    <message>
        <source>one JSON document on standard output</source>
        <translation>向标准输出写一个 JSON 文档</translation>
    </message>
    <message>
        <source>write a report (%1); repeatable</source>
        <translation>写入报告（%1）；可重复使用</translation>
    </message>
    <message>
        <source>fire at a target that is not on this machine</source>
        <translation>向不在本机上的目标发送</translation>
    </message>
    <message>
        <source>name of a protected environment, or host of a key that looks live</source>
        <translation>受保护环境的名称，或看似生产密钥所对应的主机</translation>
    </message>
    <message>
        <source>most attempts at another machine (500)</source>
        <translation>发往其他机器的最大尝试数（500）</translation>
    </message>
    <message>
        <source>most starts a second at another machine (50)</source>
        <translation>发往其他机器时每秒最多启动次数（50）</translation>
    </message>
    <message>
        <source>one of %1 expected</source>
        <translation>应为以下之一：%1</translation>
    </message>
    <message>
        <source>The request carries a key that looks live: add --confirm %1. Nothing was sent.</source>
        <translation>请求携带了看似生产环境的密钥：请添加 --confirm %1。未发送任何内容。</translation>
    </message>
    <message>
        <source>Up to %1 attempts would be sent to %2, which is not on this machine: add --yes. Nothing was sent.</source>
        <translation>最多将有 %1 次尝试发往 %2，而它不在本机上：请添加 --yes。未发送任何内容。</translation>
    </message>
    <message>
        <source>critical|major|minor: the least failed check that gives exit code 1 (major); a burst has none, its verdict decides</source>
        <translation>critical|major|minor：导致退出码 1 的最低失败检查级别（major）；突发没有检查，由其结论决定</translation>
    </message>
    <message>
        <source>The environment “%1” is protected: add --confirm %2. Nothing was sent.</source>
        <translation>环境“%1”受保护：请加上 --confirm %2。没有发送任何内容。</translation>
    </message>
    <message>
        <source>another report is written to this file</source>
        <translation>另一份报告已写入此文件</translation>
    </message>
</context>
<context>
    <name>idemscope::RunPage</name>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) in doubt will be sent again with the same payload, by one client each, until there is an answer. A target that keeps its keys answers with what became of them; one that does not may act again.</source>
        <translation>
            <numerusform>将用同样的负载再次发送 %n 个存疑的键，每个由一个客户端发送，直到有答复。记得键的目标会答复其结果；不记得的目标可能再次执行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconcile run %1?</source>
        <translation>对账运行 %1 吗？</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <translation>对账</translation>
    </message>
    <message>
        <source>Run %1 was deleted, here or by another program.</source>
        <translation>运行 %1 已在此处或被其他程序删除。</translation>
    </message>
    <message>
        <source>Close tab</source>
        <translation>关闭标签页</translation>
    </message>
</context>
<context>
    <name>idemscope::RunReader</name>
    <message>
        <source>Run %1 has no attempt %2.</source>
        <translation>运行 %1 没有尝试 %2。</translation>
    </message>
    <message>
        <source>The run log has no run %1. Choose one from the history.</source>
        <translation>运行日志中没有运行 %1。请从历史中选择一个。</translation>
    </message>
</context>
<context>
    <name>idemscope::RunReport</name>
    <message>
        <source>Service time</source>
        <translation>服务时间</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>First executions</source>
        <translation>首次执行</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>全部响应</translation>
    </message>
    <message>
        <source>From the intended start</source>
        <translation>自预定开始时刻起</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Requests on the wire</source>
        <translation>线路上的请求</translation>
    </message>
    <message>
        <source>Effects expected</source>
        <translation>预期效果</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Effects observed</source>
        <translation>观察到的效果</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Unexpected</source>
        <translation>意外效果</translation>
    </message>
    <message>
        <source>Identities</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Cache-hit ratio</source>
        <translation>缓存命中率</translation>
    </message>
    <message>
        <source>Conflict ratio</source>
        <translation>冲突率</translation>
    </message>
    <message>
        <source>Re-execution ratio</source>
        <translation>重新执行率</translation>
    </message>
    <message>
        <source>Clients that never learned the result</source>
        <translation>始终未得知结果的客户端</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Longest recovery</source>
        <translation>最长恢复时间</translation>
    </message>
    <message>
        <source>Release spread</source>
        <translation>释放离散</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Rounds violated</source>
        <translation>违反的轮次</translation>
    </message>
    <message>
        <source>%1 of %2, at most %3 with 95 % confidence</source>
        <translation>%2 中的 %1，以 95 % 置信度至多 %3</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>status %1</source>
        <translation>状态 %1</translation>
    </message>
    <message>
        <source>This run has no verdict</source>
        <translation>此运行没有结论</translation>
    </message>
    <message>
        <source>It was not judged: what was fired is in the log.</source>
        <translation>它没有被评判：已发送的内容在日志中。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Target version</source>
        <translation>目标版本</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Idemscope</source>
        <translation>Idemscope</translation>
    </message>
    <message>
        <source>Part of audit</source>
        <translation>所属审计</translation>
    </message>
    <message>
        <source>Reconciled by run</source>
        <translation>由此运行对账</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>检验的内容</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Probe readings</source>
        <translation>探针读数</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>观察到</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>读取对象</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>operation %1</source>
        <translation>操作 %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>轮次 %1</translation>
    </message>
    <message>
        <source>%1 more in the log</source>
        <translation>日志中还有 %1 项</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Set-up and tear-down</source>
        <translation>准备与清理</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1 of %2, at least %3 with 95 % confidence</source>
        <translation>%2 中的 %1，以 95 % 置信度至少 %3</translation>
    </message>
    <message>
        <source>Their replays</source>
        <translation>其重放</translation>
    </message>
    <message>
        <source>Duplicate-effect rate</source>
        <translation>重复效果率</translation>
    </message>
    <message>
        <source>%1, of first executions %2</source>
        <translation>%1，其中重放首次执行的 %2</translation>
    </message>
</context>
<context>
    <name>idemscope::RunSession</name>
    <message numerus="yes">
        <source>The environment “%1” is protected. At most %n attempt(s) will be sent to %2. Type its name to go on.</source>
        <translation>
            <numerusform>环境“%1”受保护。最多向 %2 发送 %n 次尝试。请键入它的名称以继续。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The request carries a key that looks live. At most %n attempt(s) will be sent to %1. Type the name of the host to go on.</source>
        <translation>
            <numerusform>请求带有看似正式环境的密钥。最多向 %1 发送 %n 次尝试。请键入主机名以继续。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n attempt(s) will be sent to %1. Each may have a real effect there. Go on?</source>
        <translation>
            <numerusform>最多向 %1 发送 %n 次尝试。每一次都可能在那里产生真实的效果。继续吗？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RunText</name>
    <message>
        <source>Run %1 · seed %2 · finished in %3 s</source>
        <translation>运行 %1 · 种子 %2 · 用时 %3 秒</translation>
    </message>
    <message>
        <source>Run %1 · seed %2 · stopped after %3 s</source>
        <translation>运行 %1 · 种子 %2 · %3 秒后停止</translation>
    </message>
    <message>
        <source>Run %1 was interrupted</source>
        <translation>运行 %1 被中断</translation>
    </message>
    <message>
        <source>Run %1 is under way</source>
        <translation>运行 %1 正在进行</translation>
    </message>
    <message>
        <source>last byte</source>
        <comment>how attempts are released</comment>
        <translation>末字节</translation>
    </message>
    <message>
        <source>single packet</source>
        <comment>how attempts are released</comment>
        <translation>单包</translation>
    </message>
    <message>
        <source>plain</source>
        <comment>how attempts are released</comment>
        <translation>普通</translation>
    </message>
    <message>
        <source>send</source>
        <comment>a run of one request</comment>
        <translation>发送</translation>
    </message>
    <message>
        <source>contract check</source>
        <translation>契约检查</translation>
    </message>
    <message>
        <source>reconciling</source>
        <translation>对账</translation>
    </message>
    <message>
        <source>clean-up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>scheduled replay</source>
        <translation>计划的重放</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>投递</translation>
    </message>
</context>
<context>
    <name>idemscope::RunsModel</name>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message numerus="yes">
        <source>Run %1: %2
%3
%n attempt(s), %4</source>
        <translation>
            <numerusform>运行 %1：%2
%3
%n 次尝试，%4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>title, verdict, age, time</comment>
        <translation>%1，%2，%3，%4</translation>
    </message>
</context>
<context>
    <name>idemscope::SafeFile</name>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1：没有此文件</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 超过 %2 字节</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>The output cannot be written: %1</source>
        <translation>无法写入输出：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::Safety</name>
    <message>
        <source>“%1” is no URL with a host</source>
        <translation>“%1”不是包含主机的 URL</translation>
    </message>
    <message>
        <source>%1 attempts at once need as many connections, but the system lets this process have %2 (limit of open files). Raise that limit (ulimit -n), or lower the operations, the attempts or the in-flight limit (--operations, --attempts, --in-flight); nothing was sent.</source>
        <translation>同时进行 %1 次尝试需要同样多的连接，而系统只允许本进程使用 %2 个（打开文件数的上限）。请提高该上限（ulimit -n），或减少操作数、尝试数或在途上限（--operations、--attempts、--in-flight）；什么都没有发送。</translation>
    </message>
    <message>
        <source>An operation would go to %1, but only %2 was asked about: neither a captured value nor a data row may be the host of a request. It was not sent.</source>
        <translation>有一个操作会发往 %1，而确认过的只有 %2：捕获的值和数据行都不能充当请求的主机。该操作未发送。</translation>
    </message>
    <message>
        <source>The run may send %1 attempts to %2; at most %3 are sent to another machine unless you raise the limit (--max-attempts ¦ Settings, Attempts)</source>
        <translation>此运行可能向 %2 发送 %1 次尝试；除非提高上限（--max-attempts ¦ “设置”→“尝试”），否则最多只能向其他机器发送 %3 次</translation>
    </message>
    <message>
        <source>A gated burst of %1 attempts needs as many exchanges in flight; at most %2 go to another machine unless you raise the limit (--in-flight ¦ Scenario, Most in flight, or Settings, In flight)</source>
        <translation>一次包含 %1 次尝试的闸门突发需要同样多的在途交互；除非提高上限（--in-flight ¦ “场景”→“最大在途数”或“设置”→“在途”），否则发往其他机器的最多为 %2 个</translation>
    </message>
</context>
<context>
    <name>idemscope::SafetyDialog</name>
    <message>
        <source>Send to this target?</source>
        <translation>发送到此目标？</translation>
    </message>
    <message>
        <source>Type “%1” to go on:</source>
        <translation>键入“%1”以继续：</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>idemscope::SafetySettings</name>
    <message>
        <source>Limits for other machines</source>
        <translation>对其他机器的限制</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>在途</translation>
    </message>
    <message>
        <source>At once, where the scenario names no limit of its own. Targets on this machine have none</source>
        <translation>同时进行的数量，适用于场景没有自己限制时。本机上的目标没有限制</translation>
    </message>
    <message>
        <source>A second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>A run that could send more is refused. These count from the next run, audit or delivery on</source>
        <translation>可能发送更多的运行会被拒绝。这些限制从下一次运行、审计或投递起生效</translation>
    </message>
    <message>
        <source>Allowed hosts</source>
        <translation>已允许的主机</translation>
    </message>
    <message>
        <source>The next burst at one of them asks again</source>
        <translation>对其中任何一个的下一次突发会再次询问</translation>
    </message>
    <message>
        <source>Usual limits</source>
        <translation>恢复默认限制</translation>
    </message>
    <message>
        <source>Ask about them again</source>
        <translation>重新询问</translation>
    </message>
    <message>
        <source>none: every host is asked about once</source>
        <translation>无：每个主机都会询问一次</translation>
    </message>
</context>
<context>
    <name>idemscope::SandboxChip</name>
    <message>
        <source>Sandbox: %1 · %2 ms</source>
        <translation>沙箱：%1 · %2 ms</translation>
    </message>
    <message>
        <source>Sandbox: stopped</source>
        <translation>沙箱：已停止</translation>
    </message>
    <message>
        <source>The practice target listens on %1</source>
        <translation>练习目标正在 %1 上监听</translation>
    </message>
    <message>
        <source>A payments API on this machine, to practise on</source>
        <translation>本机上的一个支付 API，用于练习</translation>
    </message>
    <message>
        <source>Stop the sandbox</source>
        <translation>停止沙箱</translation>
    </message>
    <message>
        <source>Start the sandbox</source>
        <translation>启动沙箱</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Processing time</source>
        <translation>处理时间</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Faults and figures…</source>
        <translation>故障与数字…</translation>
    </message>
</context>
<context>
    <name>idemscope::SandboxCommand</name>
    <message>
        <source>at most 65535</source>
        <translation>最大为 65535</translation>
    </message>
    <message>
        <source>Start the practice target: a payments API on this machine</source>
        <translation>启动练习目标：本机上的一个支付 API</translation>
    </message>
    <message>
        <source>0: any free port (0)</source>
        <translation>0：任意空闲端口（0）</translation>
    </message>
    <message>
        <source>how repeats are recognised (check-then-act)</source>
        <translation>如何识别重复请求（check-then-act）</translation>
    </message>
    <message>
        <source>how long a payment takes (50)</source>
        <translation>一笔支付耗时多久（50）</translation>
    </message>
    <message>
        <source>one JSON document on standard output</source>
        <translation>向标准输出写一个 JSON 文档</translation>
    </message>
    <message>
        <source>a fault it shall have; may be repeated</source>
        <translation>它应有的缺陷；可重复</translation>
    </message>
    <message>
        <source>answer as this profile documents</source>
        <translation>按此规范所记载的方式答复</translation>
    </message>
    <message>
        <source>how long keys live (as the strategy has it)</source>
        <translation>键存活多久（依策略而定）</translation>
    </message>
    <message>
        <source>base URLs that lead to it (1)</source>
        <translation>通向它的基础 URL 数（1）</translation>
    </message>
    <message>
        <source>Redis server for the strategy redis-ttl (in memory)</source>
        <translation>策略 redis-ttl 所用的 Redis 服务器（在内存中）</translation>
    </message>
    <message>
        <source>SQLite file or postgresql:// URL (a file of its own, removed at the end)</source>
        <translation>SQLite 文件或 postgresql:// URL（自己的文件，结束时删除）</translation>
    </message>
    <message>
        <source>payment gateway that every payment is charged at (none)</source>
        <translation>每笔付款都在其扣款的支付网关（无）</translation>
    </message>
    <message>
        <source>list the strategies and defects</source>
        <translation>列出策略和缺陷</translation>
    </message>
    <message>
        <source>  0    ended by SIGINT, SIGTERM or SIGHUP
  2    wrong usage, or the port or file cannot be used
  130  interrupted before it listened</source>
        <translation>  0    由 SIGINT、SIGTERM 或 SIGHUP 结束
  2    用法错误，或端口或文件不可用
  130  在开始监听之前被中断</translation>
    </message>
</context>
<context>
    <name>idemscope::SandboxFigures</name>
    <message>
        <source>The sandbox does not tell “%1”</source>
        <translation>沙箱没有给出“%1”</translation>
    </message>
</context>
<context>
    <name>idemscope::SandboxPage</name>
    <message>
        <source>Sandbox</source>
        <translation>沙箱</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>策略(&amp;S)</translation>
    </message>
    <message>
        <source>Answers &amp;like</source>
        <translation>应答仿照(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Processing time</source>
        <translation>处理时间(&amp;P)</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Profile whose answers it gives</source>
        <translation>仿照其应答的规范</translation>
    </message>
    <message>
        <source>Processing time</source>
        <translation>处理时间</translation>
    </message>
    <message>
        <source>Faults on purpose</source>
        <translation>故意的故障</translation>
    </message>
    <message>
        <source>conflict rate</source>
        <translation>冲突率</translation>
    </message>
    <message>
        <source>dedup hit rate</source>
        <translation>去重命中率</translation>
    </message>
    <message>
        <source>keys alive</source>
        <translation>存活的键</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>executions</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>The sandbox is running</source>
        <translation>沙箱正在运行</translation>
    </message>
    <message>
        <source>The sandbox is stopped</source>
        <translation>沙箱已停止</translation>
    </message>
    <message>
        <source>A payments API on this machine, to practise on</source>
        <translation>本机上用于练习的支付 API</translation>
    </message>
    <message>
        <source>Stop the sandbox</source>
        <translation>停止沙箱</translation>
    </message>
    <message>
        <source>Start the sandbox</source>
        <translation>启动沙箱</translation>
    </message>
    <message>
        <source>other payloads</source>
        <translation>其他载荷</translation>
    </message>
    <message>
        <source>Requests with a key that were answered with a conflict</source>
        <translation>带键且以冲突应答的请求</translation>
    </message>
    <message>
        <source>Requests with a key that were answered from what was stored</source>
        <translation>带键且由已存结果应答的请求</translation>
    </message>
    <message>
        <source>Keys that are remembered at the moment</source>
        <translation>目前记住的键</translation>
    </message>
    <message>
        <source>All requests to the API</source>
        <translation>对该 API 的全部请求</translation>
    </message>
    <message>
        <source>Requests that were carried out</source>
        <translation>已执行的请求</translation>
    </message>
    <message>
        <source>Requests with another payload under a key that was used</source>
        <translation>在已用过的键下带有其他载荷的请求</translation>
    </message>
</context>
<context>
    <name>idemscope::SandboxSession</name>
    <message>
        <source>No deduplication: every request is executed</source>
        <translation>不去重：每个请求都会执行</translation>
    </message>
    <message>
        <source>Looks the key up, works, then stores it: two at once both execute</source>
        <translation>先查找键，再处理，然后存储：两个同时到达的请求都会执行</translation>
    </message>
    <message>
        <source>A unique index claims the key first: one executes, the others wait or replay</source>
        <translation>唯一索引先占用键：一个执行，其余等待或重放</translation>
    </message>
    <message>
        <source>The sandbox cannot be started: %1</source>
        <translation>无法启动沙箱：%1</translation>
    </message>
    <message>
        <source>A row per key goes from PENDING to SUCCESS or FAILED, by updates that name the version they have read; what FAILED with a 5xx is executed again</source>
        <translation>每个键一行，从 PENDING 到 SUCCESS 或 FAILED，更新时写明所读到的版本；因 5xx 而 FAILED 的会再次执行</translation>
    </message>
    <message>
        <source>A table of its own remembers keys and successes, the business table knows nothing of them; twins wait for the first one&apos;s answer</source>
        <translation>用单独的表记住键和成功结果，业务表对此一无所知；双生请求等待第一个的答复</translation>
    </message>
    <message>
        <source>SET NX with an expiry claims the key, the answer replaces it for 24 hours or --ttl-ms; in Redis with --redis, else in memory with the same meaning</source>
        <translation>带过期时间的 SET NX 占用键，答复把它替换 24 小时或 --ttl-ms；有 --redis 时用 Redis，否则在内存中语义相同</translation>
    </message>
    <message>
        <source>The server makes the key itself, from principal, endpoint and a hash of the parameters; no header is needed and none is looked at</source>
        <translation>服务器自己由主体、端点和参数的散列生成键；不需要标头，也不看标头</translation>
    </message>
    <message>
        <source>The payload&apos;s reference is the key: INSERT … ON CONFLICT DO NOTHING, and a repeat is answered with the row as it is. Without a reference every request is executed</source>
        <translation>载荷的引用号就是键：INSERT … ON CONFLICT DO NOTHING，重复得到该行的现状。没有引用号时每个请求都执行</translation>
    </message>
    <message>
        <source>Requests with equal payloads are one operation, whatever their keys</source>
        <translation>载荷相同的请求是同一个操作，不论键是什么</translation>
    </message>
    <message>
        <source>All requests without a key share one: the second gets the first one&apos;s result</source>
        <translation>所有没有键的请求共用一个：第二个得到第一个的结果</translation>
    </message>
    <message>
        <source>Requests without a key but with equal payloads are taken for repeats</source>
        <translation>没有键但载荷相同的请求被当作重复</translation>
    </message>
    <message>
        <source>The payload is not compared: another payload under a used key gets the first one&apos;s result</source>
        <translation>不比较载荷：用过的键配上另一个载荷得到第一个的结果</translation>
    </message>
    <message>
        <source>The bytes of the body are compared, not its value: the same JSON written otherwise is executed again</source>
        <translation>比较的是正文的字节而不是它的值：换一种写法的同一 JSON 会再次执行</translation>
    </message>
    <message>
        <source>A key holds on every path: a refund is answered with the payment</source>
        <translation>键在每个路径上都有效：退款得到付款的答复</translation>
    </message>
    <message>
        <source>A key holds for everybody: another principal gets the first one&apos;s result</source>
        <translation>键对每个人都有效：另一个主体得到第一个的结果</translation>
    </message>
    <message>
        <source>A key that one principal has used is refused to every other one</source>
        <translation>一个主体用过的键对其他所有主体都被拒绝</translation>
    </message>
    <message>
        <source>Keys are cut to 64 characters: two long ones that begin alike are one</source>
        <translation>键被截断为 64 个字符：开头相同的两个长键成为一个</translation>
    </message>
    <message>
        <source>Of several key headers the first one is taken: whoever adds one executes again</source>
        <translation>多个键标头中取第一个：加上一个的人会再次执行</translation>
    </message>
    <message>
        <source>A key that is empty, too long or not ASCII ends in an internal error</source>
        <translation>空的、太长的或非 ASCII 的键导致内部错误</translation>
    </message>
    <message>
        <source>A key that has refused three twins answers with that refusal for ever: losers never learn the result</source>
        <translation>拒绝过三个双生请求的键永远以该拒绝答复：落败者始终不知道结果</translation>
    </message>
    <message>
        <source>The lock is on key and payload: another payload under a key in flight is executed</source>
        <translation>锁加在键和载荷上：进行中的键配上另一个载荷会被执行</translation>
    </message>
    <message>
        <source>The lock ends after 200 ms, even while its handler is still at work</source>
        <translation>锁在 200 ms 后结束，即使它的处理程序仍在工作</translation>
    </message>
    <message>
        <source>A handler that throws or dies leaves its key in progress for ever</source>
        <translation>抛出异常或夭折的处理程序使它的键永远处于进行中</translation>
    </message>
    <message>
        <source>When a client leaves, its lock goes and its handler works on: the retry is executed beside it</source>
        <translation>客户端离开时，它的锁消失而处理程序继续工作：重试与之并行执行</translation>
    </message>
    <message>
        <source>When more than 24 requests come within 250 ms, the key store is not asked and everything is executed</source>
        <translation>250 ms 内来了超过 24 个请求时，不询问键存储，全部执行</translation>
    </message>
    <message>
        <source>Keys are locked while in flight, but no result is kept: a later repeat is executed again</source>
        <translation>键在进行中被锁住，但不保留结果：之后的重复会再次执行</translation>
    </message>
    <message>
        <source>Every connection is served by a process with a key store of its own</source>
        <translation>每个连接由有自己键存储的进程服务</translation>
    </message>
    <message>
        <source>Each replica has a key store of its own; both write to one database</source>
        <translation>每个副本有自己的键存储；两者写入同一个数据库</translation>
    </message>
    <message>
        <source>A 5xx without an effect is kept and given again, though it is promised that a retry is executed</source>
        <translation>没有效果的 5xx 被保留并再次给出，虽然承诺重试会执行</translation>
    </message>
    <message>
        <source>What failed with a 5xx is carried out later all the same, while the 5xx is given again</source>
        <translation>以 5xx 失败的之后仍会执行，同时再次给出该 5xx</translation>
    </message>
    <message>
        <source>A 5xx is not kept, even where the row was stored before it: the retry stores another</source>
        <translation>5xx 不被保留，即使之前已存储了行：重试会再存一行</translation>
    </message>
    <message>
        <source>A 400 for a body that is no payment is kept: the corrected body is refused</source>
        <translation>对不是付款的正文的 400 被保留：更正后的正文被拒绝</translation>
    </message>
    <message>
        <source>An answer that the client did not wait for is not kept: the retry is executed again</source>
        <translation>客户端没有等到的答复不被保留：重试会再次执行</translation>
    </message>
    <message>
        <source>Keys are promised for 6 s and forgotten after 1.5 s</source>
        <translation>承诺键保留 6 s，却在 1.5 s 后遗忘</translation>
    </message>
    <message>
        <source>Of a burst after expiry everyone finds the key expired, and everyone executes</source>
        <translation>过期后的突发中，每个请求都发现键已过期，于是每个都执行</translation>
    </message>
    <message>
        <source>PUT adds its amount to what is there and books it once more</source>
        <translation>PUT 把它的金额加到现有金额上，并再记一次账</translation>
    </message>
    <message>
        <source>A replay comes without Location and X-Payment-Id</source>
        <translation>重放没有 Location 和 X-Payment-Id</translation>
    </message>
    <message>
        <source>A replay of a 201 is a 200</source>
        <translation>201 的重放是 200</translation>
    </message>
    <message>
        <source>Nothing tells a replay from an execution</source>
        <translation>没有东西把重放与执行区分开</translation>
    </message>
    <message>
        <source>A twin of a request in flight runs into the unique index and is answered 500</source>
        <translation>进行中请求的双生请求碰到唯一索引，得到 500</translation>
    </message>
    <message>
        <source>Errors are HTML pages with a stack trace</source>
        <translation>错误是带堆栈跟踪的 HTML 页面</translation>
    </message>
    <message>
        <source>A used key with another payload is answered as if the first request were still in flight</source>
        <translation>用过的键配上另一个载荷，得到的答复好像第一个请求仍在进行</translation>
    </message>
    <message>
        <source>Between looking a key up and claiming it 8 ms pass: twins in that window are all executed</source>
        <translation>从查找键到占用键之间有 8 ms：该窗口内的双生请求都被执行</translation>
    </message>
</context>
<context>
    <name>idemscope::SaveDialog</name>
    <message>
        <source>Save request</source>
        <translation>保存请求</translation>
    </message>
    <message>
        <source>(top of the collection)</source>
        <translation>（集合顶层）</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>There is a request of this name; it would be replaced.</source>
        <translation>已存在同名请求，它将被替换。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>集合(&amp;C)</translation>
    </message>
</context>
<context>
    <name>idemscope::ScenarioCheck</name>
    <message>
        <source>A scenario needs at least one operation (--operations ¦ Scenario, Operations).</source>
        <translation>一个场景至少需要一个操作（--operations ¦ “场景”→“操作”）。</translation>
    </message>
    <message>
        <source>An operation needs at least one attempt (--attempts ¦ Scenario, Attempts).</source>
        <translation>一个操作至少需要一次尝试（--attempts ¦ “场景”→“尝试”）。</translation>
    </message>
    <message>
        <source>A scenario needs at least one round (--rounds ¦ Scenario, Rounds).</source>
        <translation>一个场景至少需要一个轮次（--rounds ¦ “场景”→“轮次”）。</translation>
    </message>
    <message>
        <source>Operations times rounds are more than a run can number: lower one of them (--operations, --rounds ¦ Scenario, Operations and Rounds).</source>
        <translation>操作数与轮次数之积超出一次运行可编号的范围：请降低其中之一（--operations、--rounds ¦ “场景”→“操作”和“轮次”）。</translation>
    </message>
    <message>
        <source>At least one exchange must be allowed in flight (--in-flight ¦ Scenario, Most in flight).</source>
        <translation>至少须允许一个在途交互（--in-flight ¦ “场景”→“最多在途”）。</translation>
    </message>
    <message>
        <source>The key strategy “fixed” needs a key (--key-strategy fixed:KEY ¦ Scenario, Fixed key).</source>
        <translation>键策略“fixed”需要一个键（--key-strategy fixed:KEY ¦ “场景”→“固定键”）。</translation>
    </message>
    <message>
        <source>Rounds need fresh keys, a fixed key allows one round only: take one round or another key strategy (--rounds, --key-strategy ¦ Scenario, Rounds and Key strategy).</source>
        <translation>每个轮次都需要新的键，固定键只允许一个轮次：请只用一个轮次或改用其他键策略（--rounds、--key-strategy ¦ “场景”→“轮次”和“键策略”）。</translation>
    </message>
    <message>
        <source>The delay between attempts goes from %1 to %2 ms, which is no range (--arrival staggered:MS-MS ¦ Scenario, Arrival).</source>
        <translation>尝试之间的延迟从 %1 到 %2 ms，不是有效范围（--arrival staggered:MS-MS ¦ “场景”→“到达方式”）。</translation>
    </message>
    <message>
        <source>The arrival “open” needs a rate above 0 operations per second (--arrival open:RATE ¦ Scenario, Arrival).</source>
        <translation>到达方式“open”的速率必须大于每秒 0 个操作（--arrival open:RATE ¦ “场景”→“到达方式”）。</translation>
    </message>
    <message>
        <source>Attempts that are released together must arrive together: last byte and single packet need a concurrent arrival (--release, --arrival concurrent ¦ Scenario, Release and Arrival).</source>
        <translation>一起释放的尝试必须一起到达：末字节和单包需要并发到达（--release、--arrival concurrent ¦ “场景”→“释放”和“到达方式”）。</translation>
    </message>
    <message>
        <source>%1 attempts are to be held and released together, but only %2 may be in flight: raise the limit or lower the attempts (--in-flight, --attempts, --operations ¦ Scenario, Most in flight).</source>
        <translation>有 %1 次尝试需要先暂缓再一起释放，但在途的最多只能有 %2 次：请提高上限或减少尝试（--in-flight、--attempts、--operations ¦ “场景”→“最多在途”）。</translation>
    </message>
    <message>
        <source>A single packet carries streams of one connection and cannot go with new connections (--release single-packet, --new-connections ¦ Scenario, Release and New connections).</source>
        <translation>单包承载同一连接上的多个流，不能与新连接一起使用（--release single-packet、--new-connections ¦ “场景”→“释放”和“新连接”）。</translation>
    </message>
    <message>
        <source>The number of retries must not be negative (--retries ¦ Scenario, Retries).</source>
        <translation>重试次数不能为负（--retries ¦ “场景”→“重试”）。</translation>
    </message>
    <message>
        <source>A backoff time must not be negative (--backoff-ms, --backoff-cap-ms ¦ Scenario, Backoff).</source>
        <translation>退避时间不能为负（--backoff-ms、--backoff-cap-ms ¦ “场景”→“退避”）。</translation>
    </message>
    <message>
        <source>The backoff factor must be at least 1 (--backoff-factor ¦ Scenario, Factor).</source>
        <translation>退避系数至少为 1（--backoff-factor ¦ “场景”→“系数”）。</translation>
    </message>
    <message>
        <source>The deadline must be at least 1 ms (--deadline-ms ¦ Scenario, Deadline).</source>
        <translation>截止时间至少为 1 ms（--deadline-ms ¦ “场景”→“截止时间”）。</translation>
    </message>
    <message>
        <source>The retry budget of %1 attempts is below the %2 first attempts of an operation (--retry-budget, --attempts ¦ Scenario, Budget).</source>
        <translation>%1 次尝试的重试预算低于一个操作的 %2 次首次尝试（--retry-budget、--attempts ¦ “场景”→“预算”）。</translation>
    </message>
    <message>
        <source>Attempts are counted from 1: @%1 strikes none (--abandon, --delay, --client-timeout-ms ¦ Scenario, Faults).</source>
        <translation>尝试从 1 开始计数：@%1 不会命中任何尝试（--abandon、--delay、--client-timeout-ms ¦ “场景”→“故障”）。</translation>
    </message>
    <message>
        <source>A fault is to strike attempt %1, but an operation has at most %2 (--abandon, --delay, --client-timeout-ms, --attempts, --retries ¦ Scenario, Faults).</source>
        <translation>故障要命中第 %1 次尝试，但一个操作最多有 %2 次尝试（--abandon、--delay、--client-timeout-ms、--attempts、--retries ¦ “场景”→“故障”）。</translation>
    </message>
    <message>
        <source>The probability of a fault is a percentage from 0 to 100 (--abandon, --delay, --client-timeout-ms with @%P ¦ Scenario, Faults).</source>
        <translation>故障的概率是 0 到 100 的百分比（--abandon、--delay、--client-timeout-ms 配合 @%P ¦ “场景”→“故障”）。</translation>
    </message>
    <message>
        <source>A delay or client timeout of %1 ms is impossible (--delay, --client-timeout-ms ¦ Scenario, Faults).</source>
        <translation>%1 ms 的延迟或客户端超时无效（--delay、--client-timeout-ms ¦ “场景”→“故障”）。</translation>
    </message>
    <message>
        <source>%1 operations × %2 rounds × %3 attempts are %4 attempts, but a run holds at most %5: lower one of them (--operations, --rounds, --attempts ¦ Scenario, Operations, Rounds and Attempts).</source>
        <translation>%1 个操作 × %2 轮 × %3 次尝试共 %4 次尝试，但一次运行最多容纳 %5 次：请降低其中之一（--operations、--rounds、--attempts ¦ “场景”→“操作”、“轮次”和“尝试”）。</translation>
    </message>
</context>
<context>
    <name>idemscope::ScenarioDriver</name>
    <message numerus="yes">
        <source>stopped: the target answered 429 %n times in a row</source>
        <translation>
            <numerusform>已停止：目标连续 %n 次响应 429</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ScenarioEditor</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>添加场景</translation>
    </message>
    <message>
        <source>Duplicate this scenario</source>
        <translation>复制此场景</translation>
    </message>
    <message>
        <source>Delete this scenario</source>
        <translation>删除此场景</translation>
    </message>
</context>
<context>
    <name>idemscope::ScenarioForm</name>
    <message>
        <source>one after another</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>全部同时</translation>
    </message>
    <message>
        <source>staggered</source>
        <translation>错开</translation>
    </message>
    <message>
        <source>at a rate</source>
        <translation>按速率</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>last byte together</source>
        <translation>末字节一起</translation>
    </message>
    <message>
        <source>single packet (HTTP/2)</source>
        <translation>单包（HTTP/2）</translation>
    </message>
    <message>
        <source>one per operation</source>
        <translation>每个操作一个</translation>
    </message>
    <message>
        <source>a new one per attempt</source>
        <translation>每次尝试一个新的</translation>
    </message>
    <message>
        <source>one for all operations</source>
        <translation>所有操作共用一个</translation>
    </message>
    <message>
        <source>a given one</source>
        <translation>指定的键</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>a hash of the payload</source>
        <translation>载荷的哈希</translation>
    </message>
    <message>
        <source>the same bytes</source>
        <translation>字节相同</translation>
    </message>
    <message>
        <source>the same value, other bytes</source>
        <translation>值相同，字节不同</translation>
    </message>
    <message>
        <source>another payload</source>
        <translation>另一载荷</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Limits and evidence</source>
        <translation>限制与证据</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Logical intents, each with its own payload</source>
        <translation>逻辑意图，各有自己的载荷</translation>
    </message>
    <message>
        <source>Attempts per operation</source>
        <translation>每个操作的尝试次数</translation>
    </message>
    <message>
        <source>Clients that send the operation; retries come on top</source>
        <translation>发送该操作的客户端数；重试另计</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>到达方式</translation>
    </message>
    <message>
        <source>Delay between attempts</source>
        <translation>尝试间的延迟</translation>
    </message>
    <message>
        <source>Operations per second</source>
        <translation>每秒操作数</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>The whole again with fresh keys: a race shows itself by chance</source>
        <translation>以全新的键整体重来：竞态只会偶然显现</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Shortest delay</source>
        <translation>最短延迟</translation>
    </message>
    <message>
        <source>Longest delay</source>
        <translation>最长延迟</translation>
    </message>
    <message>
        <source>Rate at the start</source>
        <translation>起始速率</translation>
    </message>
    <message>
        <source>Rate at the end</source>
        <translation>结束速率</translation>
    </message>
    <message>
        <source>For example: twenty at once</source>
        <translation>例如：同时二十次</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>The key</source>
        <translation>键值</translation>
    </message>
    <message>
        <source>One round only: the key is spent after it</source>
        <translation>仅限一轮：之后该键即已用掉</translation>
    </message>
    <message>
        <source>Repeats carry</source>
        <translation>重复请求携带</translation>
    </message>
    <message>
        <source>Data rows</source>
        <translation>数据行</translation>
    </message>
    <message>
        <source>A CSV with a header line or a JSON array of objects, relative to the collection: operations take its rows in turn, and its columns are variables</source>
        <translation>带标题行的 CSV 或对象的 JSON 数组，路径相对于集合：各操作依次取一行，列即变量</translation>
    </message>
</context>
<context>
    <name>idemscope::ScenarioOptions</name>
    <message>
        <source>one of %1 expected</source>
        <translation>应为以下之一：%1</translation>
    </message>
    <message>
        <source>the request has: %1</source>
        <translation>该请求有：%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>logical intents (1)</source>
        <translation>逻辑意图数（1）</translation>
    </message>
    <message>
        <source>clients per operation (2)</source>
        <translation>每个操作的客户端数（2）</translation>
    </message>
    <message>
        <source>per-operation|per-attempt|shared|fixed:KEY|none|derived (per-operation)</source>
        <translation>per-operation|per-attempt|shared|fixed:KEY|none|derived（per-operation）</translation>
    </message>
    <message>
        <source>same|equivalent|mutated (same)</source>
        <translation>same|equivalent|mutated（same）</translation>
    </message>
    <message>
        <source>sequential|concurrent|staggered:MS[-MS]|open:RATE[-RATE] (sequential)</source>
        <translation>sequential|concurrent|staggered:MS[-MS]|open:RATE[-RATE]（sequential）</translation>
    </message>
    <message>
        <source>plain|last-byte|single-packet (plain)</source>
        <translation>plain|last-byte|single-packet（plain）</translation>
    </message>
    <message>
        <source>most exchanges under way at once</source>
        <translation>同时进行的 HTTP 交换数上限</translation>
    </message>
    <message>
        <source>every attempt on a connection of its own</source>
        <translation>每次尝试使用独立的连接</translation>
    </message>
    <message>
        <source>wait before sending; repeatable</source>
        <translation>发送前等待；可重复指定</translation>
    </message>
    <message>
        <source>give up after this long; repeatable</source>
        <translation>超过此时长即放弃；可重复指定</translation>
    </message>
    <message>
        <source>retries of each client (0)</source>
        <translation>每个客户端的重试次数（0）</translation>
    </message>
    <message>
        <source>wait before the first retry (200)</source>
        <translation>首次重试前的等待时间（200）</translation>
    </message>
    <message>
        <source>growth of the wait (2)</source>
        <translation>等待时间的增长系数（2）</translation>
    </message>
    <message>
        <source>longest wait (10000)</source>
        <translation>最长等待时间（10000）</translation>
    </message>
    <message>
        <source>none|full|equal|decorrelated (full)</source>
        <translation>none|full|equal|decorrelated（full）</translation>
    </message>
    <message>
        <source>unknown,conflict,failed (all three)</source>
        <translation>unknown,conflict,failed（三者全部）</translation>
    </message>
    <message>
        <source>the header Retry-After as a lower bound (obey)</source>
        <translation>以 Retry-After 头为等待下限（obey）</translation>
    </message>
    <message>
        <source>no retry starts later than this</source>
        <translation>超过此时间不再开始重试</translation>
    </message>
    <message>
        <source>most attempts per operation</source>
        <translation>每个操作的尝试次数上限</translation>
    </message>
    <message>
        <source>repeat with fresh keys (1)</source>
        <translation>以全新的键重复的轮数（1）</translation>
    </message>
    <message>
        <source>fixes schedule, jitter, faults and mutations</source>
        <translation>固定调度、抖动、故障和变更</translation>
    </message>
    <message>
        <source>use the keys of an earlier run</source>
        <translation>使用先前某次运行的键</translation>
    </message>
    <message>
        <source>fire distinct keys as well, to see that they are told apart</source>
        <translation>同时发送不同的键，以确认目标能将其区分</translation>
    </message>
    <message>
        <source>accept weaker evidence; repeatable</source>
        <translation>接受较弱的证据；可重复指定</translation>
    </message>
    <message>
        <source>add a W3C traceparent header to each attempt</source>
        <translation>为每次尝试添加 W3C traceparent 头</translation>
    </message>
    <message>
        <source>start from this scenario of the request (its first, if it has any)</source>
        <translation>从请求的此场景开始（若有场景，默认第一个）</translation>
    </message>
    <message>
        <source>give up at after-connect, mid-request, after-request, after-headers or mid-body, by FIN or :rst, on the attempt INDEX of each operation (from 1), on P percent of them, or without either on every attempt; repeatable</source>
        <translation>在 after-connect、mid-request、after-request、after-headers 或 mid-body 处放弃，用 FIN 或 :rst，作用于每个操作的第 INDEX 次尝试（从 1 起）、P 百分比的尝试，或两者都不写时作用于每次尝试；可重复</translation>
    </message>
    <message>
        <source>a bound by &lt;, &lt;=, =, &gt;= or &gt; on one of %1; repeatable</source>
        <translation>对 %1 之一用 &lt;、&lt;=、=、&gt;= 或 &gt; 设定界限；可重复</translation>
    </message>
</context>
<context>
    <name>idemscope::ScenarioText</name>
    <message>
        <source>sequential, concurrent, staggered:MS[-MS] or open:RATE[-RATE] expected</source>
        <translation>应为 sequential、concurrent、staggered:MS[-MS] 或 open:RATE[-RATE]</translation>
    </message>
    <message>
        <source>per-operation, per-attempt, shared, fixed:KEY, none or derived expected</source>
        <translation>应为 per-operation、per-attempt、shared、fixed:KEY、none 或 derived</translation>
    </message>
    <message>
        <source>a list of unknown, conflict, failed expected</source>
        <translation>应为 unknown、conflict、failed 组成的列表</translation>
    </message>
    <message>
        <source>POINT[:rst][@INDEX|%P] expected, POINT one of %1</source>
        <translation>应为 POINT[:rst][@INDEX|%P]，POINT 为以下之一：%1</translation>
    </message>
    <message>
        <source>N[@INDEX|%P] expected, N in milliseconds</source>
        <translation>应为 N[@INDEX|%P]，N 以毫秒计</translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>staggered</source>
        <translation>错开</translation>
    </message>
    <message>
        <source>at a rate</source>
        <translation>按速率</translation>
    </message>
    <message>
        <source>last byte</source>
        <translation>末字节</translation>
    </message>
    <message>
        <source>single packet</source>
        <translation>单包</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>同时</translation>
    </message>
    <message numerus="yes">
        <source>Each operation is sent by %n client(s), one after another.</source>
        <translation>
            <numerusform>每个操作由 %n 个客户端依次发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each operation is sent by %n client(s), %1 ms apart.</source>
        <translation>
            <numerusform>每个操作由 %n 个客户端发送，间隔 %1 ms。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each operation is sent by %n client(s), %1 to %2 ms apart.</source>
        <translation>
            <numerusform>每个操作由 %n 个客户端发送，间隔 %1 至 %2 ms。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Operations start at fixed times, %1 a second, each sent by %n client(s).</source>
        <translation>
            <numerusform>操作在固定时刻开始，每秒 %1 个，各由 %n 个客户端发送。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each operation is sent by %n client(s) at once.</source>
        <translation>
            <numerusform>每个操作由 %n 个客户端同时发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every connection is set up and all but the last byte sent; then all last bytes go together.</source>
        <translation>先建立所有连接，并发送除末字节外的全部内容；然后一起发出所有末字节。</translation>
    </message>
    <message>
        <source>The last frames of all streams leave in one TCP segment (HTTP/2).</source>
        <translation>所有流的最后一帧在同一个 TCP 段中发出（HTTP/2）。</translation>
    </message>
    <message>
        <source>Every attempt of an operation carries the operation&apos;s key.</source>
        <translation>同一操作的每次尝试都携带该操作的键。</translation>
    </message>
    <message>
        <source>Every attempt carries a new key: the bug of a client that mints one per retry.</source>
        <translation>每次尝试都携带新键：模拟客户端每次重试都生成新键的缺陷。</translation>
    </message>
    <message>
        <source>All operations share one key.</source>
        <translation>所有操作共用一个键。</translation>
    </message>
    <message>
        <source>Every attempt carries the same given key.</source>
        <translation>每次尝试都携带同一个指定的键。</translation>
    </message>
    <message>
        <source>No key is sent.</source>
        <translation>不发送键。</translation>
    </message>
    <message>
        <source>The key is a hash of the payload.</source>
        <translation>键为载荷的哈希。</translation>
    </message>
    <message>
        <source>Repeats carry the same JSON value in other bytes.</source>
        <translation>重复请求携带相同的 JSON 值，但字节不同。</translation>
    </message>
    <message>
        <source>Repeats carry another payload under the same key.</source>
        <translation>重复请求在同一个键下携带另一载荷。</translation>
    </message>
    <message>
        <source>attempt %1 of each operation</source>
        <translation>每个操作的第 %1 次尝试</translation>
    </message>
    <message>
        <source>%1 % of the attempts</source>
        <translation>%1 % 的尝试</translation>
    </message>
    <message>
        <source>every attempt</source>
        <translation>每次尝试</translation>
    </message>
    <message>
        <source>after connecting</source>
        <translation>连接后</translation>
    </message>
    <message>
        <source>in the middle of the request</source>
        <translation>请求发送中途</translation>
    </message>
    <message>
        <source>after the request was sent</source>
        <translation>请求发送后</translation>
    </message>
    <message>
        <source>after the response headers</source>
        <translation>响应头到达后</translation>
    </message>
    <message>
        <source>in the middle of the response body</source>
        <translation>响应体接收中途</translation>
    </message>
    <message>
        <source>Fault: %1 is delayed by %2 ms.</source>
        <translation>故障：%1延迟 %2 ms。</translation>
    </message>
    <message>
        <source>Fault: %1 is given up after %2 ms.</source>
        <translation>故障：%1在 %2 ms 后放弃。</translation>
    </message>
    <message>
        <source>Fault: %1 is abandoned %2, by RST.</source>
        <translation>故障：%1在%2以 RST 放弃。</translation>
    </message>
    <message>
        <source>Fault: %1 is abandoned %2.</source>
        <translation>故障：%1在%2放弃。</translation>
    </message>
    <message>
        <source>under 1 s</source>
        <translation>不到 1 s</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>约 %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>约 %1 min</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) × %1, %2</source>
        <translation>
            <numerusform>%n 个操作 × %1，%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rounds</source>
        <translation>
            <numerusform>%1，%n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s).</source>
        <translation>
            <numerusform>%n 个操作。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A client without an answer tries again, at most %n time(s).</source>
        <translation>
            <numerusform>未得到响应的客户端会再次尝试，最多 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n 次尝试</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 attempts</source>
        <translation>%1 至 %2 次尝试</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) expected</source>
        <translation>
            <numerusform>预期 %n 个效果</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>nobody tries again</source>
        <translation>不重试</translation>
    </message>
    <message numerus="yes">
        <source>%n retry/retries, from %1 ms on</source>
        <translation>
            <numerusform>%n 次重试，从 %1 ms 开始</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n 个故障</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1, %2, %3 (with all retries %4)</source>
        <translation>%1，%2，%3（含全部重试 %4）</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) in each of %1 rounds.</source>
        <translation>
            <numerusform>%1 个轮次，每轮 %n 个操作。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>effects expected, requests of the set-up</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n set-up and tear-down request(s)</source>
        <translation>
            <numerusform>%n 个准备与清理请求</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>effects expected, data rows</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n data row(s), taken again from the first on</source>
        <translation>
            <numerusform>%n 个数据行，用完后从第一行重新取用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Schedule</name>
    <message>
        <source>Executed anew at the age of %1 s, before the promised %2 s were over</source>
        <translation>在年龄 %1 s 时重新执行，承诺的 %2 s 尚未过去</translation>
    </message>
    <message>
        <source>At the age of %1 s (%2 s late): effects were not counted</source>
        <translation>年龄 %1 s（晚了 %2 s）：没有计算效果</translation>
    </message>
    <message>
        <source>Executed anew at the age of %1 s (%2 s late)</source>
        <translation>在年龄 %1 s（晚了 %2 s）时重新执行</translation>
    </message>
    <message>
        <source>Replayed at the age of %1 s (%2 s late)</source>
        <translation>在年龄 %1 s（晚了 %2 s）时被重放</translation>
    </message>
</context>
<context>
    <name>idemscope::SchedulesModel</name>
    <message>
        <source>in %1</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>due for %1</source>
        <translation>已到期 %1</translation>
    </message>
    <message>
        <source>Executed anew before the promised %1 were over, %2 late</source>
        <translation>承诺的 %1 未到就重新执行，迟了 %2</translation>
    </message>
    <message>
        <source>Fired %1 late; effects were not counted</source>
        <translation>迟 %1 发送；没有统计效果</translation>
    </message>
    <message>
        <source>Executed anew, %1 late</source>
        <translation>重新执行，迟了 %1</translation>
    </message>
    <message>
        <source>Replayed, %1 late</source>
        <translation>重放，迟了 %1</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>forgotten</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小时</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Age of its key</source>
        <translation>键的年龄</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>waits for a secret: %1</source>
        <translation>等待机密：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::SchedulesPage</name>
    <message>
        <source>Scheduled replays</source>
        <translation>计划的重放</translation>
    </message>
    <message>
        <source>The check expiry.window sends the same keys again when they have reached an age, be it days later. What falls due while Idemscope is closed is carried out when it is next opened, and recorded as late.</source>
        <translation>检查 expiry.window 在键达到某个年龄时（哪怕几天之后）再次发送同样的键。Idemscope 关闭期间到期的，下次打开时执行，并记为迟到。</translation>
    </message>
    <message>
        <source>Nothing is scheduled. Name ages when you start an audit, and tick expiry.window or promise an age in the contract.</source>
        <translation>没有计划。开始审计时写明年龄，并勾选 expiry.window 或在契约中承诺年龄。</translation>
    </message>
    <message>
        <source>Carry out now</source>
        <translation>立即执行</translation>
    </message>
    <message>
        <source>Fire every replay that is due</source>
        <translation>发送所有到期的重放</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Do not fire the replay that is chosen</source>
        <translation>不再发送选中的重放</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>打开运行</translation>
    </message>
    <message>
        <source>The run that carried the chosen replay out, else the one that first used its key</source>
        <translation>执行选中重放的运行，否则是最初使用其键的运行</translation>
    </message>
    <message>
        <source>Replays are being carried out.</source>
        <translation>正在执行重放。</translation>
    </message>
    <message>
        <source>What is due goes to another machine or a protected environment: it is carried out when you say so.</source>
        <translation>到期的重放发往其他机器或受保护的环境：在您同意后执行。</translation>
    </message>
    <message>
        <source>The environment “%1” is protected. Replays that are due go to %2. Type its name to go on.</source>
        <translation>环境“%1”受保护。到期的重放将发往 %2。输入其名称以继续。</translation>
    </message>
    <message>
        <source>Replays that are due go to %1. Each may have a real effect there. Go on?</source>
        <translation>到期的重放将发往 %1。每次都可能在那里产生真实效果。继续吗？</translation>
    </message>
    <message>
        <source>What is due was sent with the secret “%1”, which is never stored: “Carry out now” asks for it.</source>
        <translation>到期的重放曾使用机密“%1”发送，它从不存储：“立即执行”会询问它。</translation>
    </message>
</context>
<context>
    <name>idemscope::ScopeEndpoint</name>
    <message>
        <source>Is a key that was used at one endpoint a fresh one at another?</source>
        <translation>在一个端点用过的键在另一个端点是否是新的？</translation>
    </message>
    <message>
        <source>A key that was used at one endpoint is a fresh one at the other.</source>
        <translation>在一个端点用过的键在另一个端点是新的。</translation>
    </message>
    <message>
        <source>A key that was used at one endpoint is refused at the other (%1); nothing of the first result comes back.</source>
        <translation>在一个端点用过的键在另一个端点被拒绝（%1）；第一个结果没有返回。</translation>
    </message>
    <message>
        <source>Another endpoint answered the same key with the result of the first one.</source>
        <translation>另一个端点用第一个端点的结果答复了同一个键。</translation>
    </message>
</context>
<context>
    <name>idemscope::ScopeLookup</name>
    <message>
        <source>the run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>the moment of sending</source>
        <translation>发送时刻</translation>
    </message>
</context>
<context>
    <name>idemscope::ScopePrincipal</name>
    <message>
        <source>Is a key that one principal used unknown to another?</source>
        <translation>一个主体用过的键对另一个主体是否未知？</translation>
    </message>
    <message>
        <source>A key that one principal used is a fresh one for another.</source>
        <translation>一个主体用过的键对另一个主体是新的。</translation>
    </message>
    <message>
        <source>A principal is refused (%1) because another one used the key before.</source>
        <translation>一个主体因另一个主体先用过该键而被拒绝（%1）。</translation>
    </message>
    <message>
        <source>A principal was given the result of another one that used the same key.</source>
        <translation>一个主体得到了用过同一个键的另一个主体的结果。</translation>
    </message>
</context>
<context>
    <name>idemscope::Scorecard</name>
    <message>
        <source>Scorecard</source>
        <translation>计分卡</translation>
    </message>
</context>
<context>
    <name>idemscope::ScorecardModel</name>
    <message>
        <source>running…</source>
        <translation>正在执行…</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>still</source>
        <translation>仍在</translation>
    </message>
</context>
<context>
    <name>idemscope::Secrecy</name>
    <message>
        <source>The value of the variable “%1” is a secret: it is kept for this session and not written to a file</source>
        <translation>变量“%1”的值是机密：只在本次会话中保留，不会写入文件</translation>
    </message>
    <message>
        <source>The value of “%1” is a secret: it became the secret variable “%2”, is kept for this session and not written to a file</source>
        <translation>“%1”的值是机密：它变成了机密变量“%2”，只在本次会话中保留，不会写入文件</translation>
    </message>
</context>
<context>
    <name>idemscope::SecretDialog</name>
    <message>
        <source>A secret has no value</source>
        <translation>有机密没有值</translation>
    </message>
    <message>
        <source>The secret variable “%1” has no value</source>
        <translation>机密变量“%1”没有值</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>值(&amp;V)：</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Keep and send</source>
        <translation>保留并发送</translation>
    </message>
    <message>
        <source>It belongs to: %1. Secrets are never written to a file: the value is kept until Idemscope ends, or in the keychain. Nothing was sent.</source>
        <translation>它属于：%1。机密从不写入文件：该值保留到 Idemscope 结束，或保存在钥匙串中。没有发送任何内容。</translation>
    </message>
    <message>
        <source>It belongs to: %1. Secrets are never written to a file, and no keychain service can be reached: the value is kept until Idemscope ends. Nothing was sent.</source>
        <translation>它属于：%1。机密从不写入文件，而且无法连接钥匙串服务：该值只保留到 Idemscope 结束。没有发送任何内容。</translation>
    </message>
</context>
<context>
    <name>idemscope::SendCommand</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 · %2 ms · %3 bytes</source>
        <translation>%1 · %2 ms · %3 字节</translation>
    </message>
    <message>
        <source>Send one request and print the answer</source>
        <translation>发送一个请求并打印响应</translation>
    </message>
    <message>
        <source>  0    a complete answer came, whatever its status
  2    wrong usage, unreadable input, or not allowed; nothing was sent
  3    no complete answer came
  130  interrupted</source>
        <translation>  0    得到完整的答复，不论状态
  2    用法错误、输入不可读或不被允许；没有发送任何内容
  3    没有完整的答复
  130  被中断</translation>
    </message>
</context>
<context>
    <name>idemscope::Sentences</name>
    <message numerus="yes">
        <source>Duplicated: one operation was answered with %Ln identities</source>
        <translation>
            <numerusform>重复：一个操作的响应给出了 %Ln 个标识</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 operations were answered with %Ln identities</source>
        <translation>
            <numerusform>重复：%1 个操作的响应给出了 %Ln 个标识</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicated: at least one effect too many</source>
        <translation>重复：至少多出一个效果</translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: at least %Ln effects too many</source>
        <translation>
            <numerusform>重复：至少多出 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: one key produced at least %Ln effects</source>
        <translation>
            <numerusform>重复：一个键产生了至少 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 keys produced at least %Ln effects</source>
        <translation>
            <numerusform>重复：%1 个键产生了至少 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: one key produced %Ln effects</source>
        <translation>
            <numerusform>重复：一个键产生了 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 keys produced %Ln effects</source>
        <translation>
            <numerusform>重复：%1 个键产生了 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: one operation produced at least %Ln effects</source>
        <translation>
            <numerusform>重复：一个操作产生了至少 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 operations produced at least %Ln effects</source>
        <translation>
            <numerusform>重复：%1 个操作产生了至少 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: one operation produced %Ln effects</source>
        <translation>
            <numerusform>重复：一个操作产生了 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 operations produced %Ln effects</source>
        <translation>
            <numerusform>重复：%1 个操作产生了 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly once: one operation was answered with one identity</source>
        <translation>恰好一次：一个操作的响应给出了一个标识</translation>
    </message>
    <message numerus="yes">
        <source>Exactly once: each of %Ln operations was answered with one identity</source>
        <translation>
            <numerusform>恰好一次：%Ln 个操作的响应各给出了一个标识</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly once per key: one key produced one effect</source>
        <translation>每个键恰好一次：一个键产生了一个效果</translation>
    </message>
    <message numerus="yes">
        <source>Exactly once per key: each of %Ln keys produced one effect</source>
        <translation>
            <numerusform>每个键恰好一次：%Ln 个键各产生了一个效果</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly once: one operation produced one effect</source>
        <translation>恰好一次：一个操作产生了一个效果</translation>
    </message>
    <message numerus="yes">
        <source>Exactly once: %1 operations produced %Ln effects</source>
        <translation>
            <numerusform>恰好一次：%1 个操作产生了 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message>
        <source>In doubt: one of %1 clients never learnt the result, for all its retries</source>
        <translation>存疑：%1 个客户端中有一个尽管重试，始终未得知结果</translation>
    </message>
    <message numerus="yes">
        <source>In doubt: %Ln of %1 clients never learnt the result, for all their retries</source>
        <translation>
            <numerusform>存疑：%1 个客户端中有 %Ln 个尽管重试，始终未得知结果</numerusform>
        </translation>
    </message>
    <message>
        <source>In doubt: no answer tells whether the operation happened</source>
        <translation>存疑：没有响应能说明该操作是否发生</translation>
    </message>
    <message numerus="yes">
        <source>In doubt: no answer tells whether %Ln of %1 operations happened</source>
        <translation>
            <numerusform>存疑：%1 个操作中有 %Ln 个没有响应能说明其是否发生</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: one acknowledged effect is not there</source>
        <translation>丢失：一个已确认的效果不存在</translation>
    </message>
    <message numerus="yes">
        <source>Lost: %Ln acknowledged effects are not there</source>
        <translation>
            <numerusform>丢失：%Ln 个已确认的效果不存在</numerusform>
        </translation>
    </message>
    <message>
        <source>Unexpected: at least one effect although every attempt was refused or rejected</source>
        <translation>意外效果：所有尝试均未送达或已拒绝，却至少有一个效果</translation>
    </message>
    <message numerus="yes">
        <source>Unexpected: at least %Ln effects of operations that were refused or rejected</source>
        <translation>
            <numerusform>意外效果：未送达或已拒绝的操作产生了至少 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message>
        <source>Unexpected: one effect although every attempt was refused or rejected</source>
        <translation>意外效果：所有尝试均未送达或已拒绝，却有一个效果</translation>
    </message>
    <message numerus="yes">
        <source>Unexpected: %Ln effects of operations that were refused or rejected</source>
        <translation>
            <numerusform>意外效果：未送达或已拒绝的操作产生了 %Ln 个效果</numerusform>
        </translation>
    </message>
    <message>
        <source>Inconclusive: nothing was fired</source>
        <translation>无法定论：未发送任何请求</translation>
    </message>
    <message>
        <source>Inconclusive: nothing proves that the operation happened exactly once</source>
        <translation>无法定论：没有证据证实该操作恰好发生一次</translation>
    </message>
    <message numerus="yes">
        <source>Inconclusive: nothing proves that each of %Ln operations happened exactly once</source>
        <translation>
            <numerusform>无法定论：没有证据证实 %Ln 个操作各恰好发生一次</numerusform>
        </translation>
    </message>
    <message>
        <source>One duplicate of one key, proved by the probe %1, per operation.</source>
        <translation>一个键有一个重复，由探针 %1 按操作证实。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates of one key, proved by the probe %1, per operation.</source>
        <translation>
            <numerusform>一个键有 %Ln 个重复，由探针 %1 按操作证实。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates of %1 keys, proved by the probe %2, per operation.</source>
        <translation>
            <numerusform>%1 个键有 %Ln 个重复，由探针 %2 按操作证实。</numerusform>
        </translation>
    </message>
    <message>
        <source>One duplicate in one operation, proved by the probe %1, per operation.</source>
        <translation>一个操作有一个重复，由探针 %1 按操作证实。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates in one operation, proved by the probe %1, per operation.</source>
        <translation>
            <numerusform>一个操作有 %Ln 个重复，由探针 %1 按操作证实。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates in %1 operations, proved by the probe %2, per operation.</source>
        <translation>
            <numerusform>%1 个操作有 %Ln 个重复，由探针 %2 按操作证实。</numerusform>
        </translation>
    </message>
    <message>
        <source>One duplicate, inferred from the identities: true if each of them is a stored effect.</source>
        <translation>一个重复，由标识推断：若每个标识都是一个已存储的效果，则成立。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates, inferred from the identities: true if each of them is a stored effect.</source>
        <translation>
            <numerusform>%Ln 个重复，由标识推断：若每个标识都是一个已存储的效果，则成立。</numerusform>
        </translation>
    </message>
    <message>
        <source>One duplicate, counted by the probe %1, over the whole run.</source>
        <translation>一个重复，由探针 %1 对整个运行计数得出。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates, counted by the probe %1, over the whole run.</source>
        <translation>
            <numerusform>%Ln 个重复，由探针 %1 对整个运行计数得出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Proved by the probe %1, per operation.</source>
        <translation>由探针 %1 按操作证实。</translation>
    </message>
    <message>
        <source>Counted by the probe %1, over the whole run.</source>
        <translation>由探针 %1 对整个运行计数。</translation>
    </message>
    <message>
        <source>Inferred from the identities alone.</source>
        <translation>仅由标识推断。</translation>
    </message>
    <message>
        <source>Nothing counted the effects.</source>
        <translation>没有对效果计数。</translation>
    </message>
    <message>
        <source>%1, but %2 of %3 clients never learnt it</source>
        <extracomment>%1: the verdict, without a full stop; %2 of %3 clients</extracomment>
        <translation>%1，但 %3 个客户端中有 %2 个始终不知道</translation>
    </message>
    <message>
        <source>In doubt: the operation has its effect, but no answer says so</source>
        <translation>存疑：操作有效果，但没有答复说明这一点</translation>
    </message>
    <message>
        <source>In doubt: no answer came, and no effect was seen so far</source>
        <translation>存疑：没有答复，至今也没有看到效果</translation>
    </message>
    <message>
        <source>Effects counted by the probe %1, per operation.</source>
        <translation>效果由探针 %1 按操作计数。</translation>
    </message>
    <message>
        <source>Effects counted by the probe %1, over the whole run.</source>
        <translation>效果由探针 %1 对整个运行计数。</translation>
    </message>
    <message>
        <source>No answer bore an identity, and no probe counts the effects.</source>
        <translation>没有答复带有标识，也没有探针在计效果。</translation>
    </message>
</context>
<context>
    <name>idemscope::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>For the whole window. A change takes effect at once, or says when it does.</source>
        <translation>适用于整个窗口。更改立即生效，否则会说明何时生效。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>键盘快捷键…</translation>
    </message>
</context>
<context>
    <name>idemscope::ShellCommands</name>
    <message>
        <source>“%1” is none of %2</source>
        <translation>“%1”不是以下之一：%2</translation>
    </message>
    <message>
        <source>Print the script that teaches a shell these commands and their options</source>
        <translation>打印让 shell 学会这些命令及其选项的脚本</translation>
    </message>
    <message>
        <source>Print the manual page, for man -l -</source>
        <translation>打印手册页，供 man -l - 使用</translation>
    </message>
</context>
<context>
    <name>idemscope::ShortcutsDialog</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Give these keys</source>
        <translation>使用这些按键</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>不用按键</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>恢复默认按键</translation>
    </message>
    <message>
        <source>Usual keys for all</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>按命令或按键筛选</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Press new keys here</source>
        <translation>在此按下新的按键</translation>
    </message>
    <message>
        <source>New keys of the chosen command</source>
        <translation>所选命令的新按键</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>idemscope::SideBySide</name>
    <message>
        <source>%1, audit %2</source>
        <translation>%1，审计 %2</translation>
    </message>
</context>
<context>
    <name>idemscope::SideBySideModel</name>
    <message>
        <source>The answers differ</source>
        <translation>结果不同</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>answer and sentence</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
</context>
<context>
    <name>idemscope::SideBySideView</name>
    <message>
        <source>Differences only</source>
        <translation>仅显示不同</translation>
    </message>
    <message>
        <source>Two audits side by side</source>
        <translation>两次审计并列</translation>
    </message>
    <message>
        <source>%1 of %2 checks differ</source>
        <translation>%2 项检查中有 %1 项不同</translation>
    </message>
</context>
<context>
    <name>idemscope::Sidebar</name>
    <message>
        <source>Collections</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>Recent runs</source>
        <translation>最近的运行</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the collection</source>
        <translation>筛选集合</translation>
    </message>
    <message>
        <source>None open yet. Open a folder or start one.</source>
        <translation>尚未打开集合。请打开文件夹或新建集合。</translation>
    </message>
    <message>
        <source>New folder, new request, and what can be done with the selected one</source>
        <translation>新建文件夹、新建请求，以及可对所选项进行的操作</translation>
    </message>
    <message>
        <source>Collection menu</source>
        <translation>集合菜单</translation>
    </message>
</context>
<context>
    <name>idemscope::SinkAnswer</name>
    <message>
        <source>“%1” is no answer of a gateway sink: ok, slow:MS, error:CODE (400 to 599), rst or none</source>
        <translation>“%1”不是网关接收端的答复：ok、slow:MS、error:CODE（400 到 599）、rst 或 none</translation>
    </message>
</context>
<context>
    <name>idemscope::SinkCorrelation</name>
    <message>
        <source>“%1” does not say what names the operation in a call: header:NAME, query:NAME, path:N or a JSONPath such as $.key</source>
        <translation>“%1”没有说明调用中什么指明操作：header:NAME、query:NAME、path:N 或 JSONPath，例如 $.key</translation>
    </message>
</context>
<context>
    <name>idemscope::SinkHub</name>
    <message>
        <source>The environment variable %1, which should hold the sink&apos;s token, is empty</source>
        <translation>应存放接收端令牌的环境变量 %1 为空</translation>
    </message>
    <message>
        <source>Probe “%1”: %2</source>
        <translation>探针“%1”：%2</translation>
    </message>
    <message>
        <source>a sink needs a port (1 to 65535) that the target is configured to call</source>
        <translation>接收端需要一个端口（1 到 65535），目标被配置为调用它</translation>
    </message>
    <message>
        <source>another sink with a different set-up listens on port %1</source>
        <translation>另一个设置不同的接收端在端口 %1 上监听</translation>
    </message>
</context>
<context>
    <name>idemscope::SqlAddress</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The connection says “%1” where “name=value” is expected, such as host=127.0.0.1 port=5432 dbname=shop user=reader</source>
        <translation>连接在应为“name=value”的地方写着“%1”，例如 host=127.0.0.1 port=5432 dbname=shop user=reader</translation>
    </message>
    <message>
        <source>The connection is no URL: %1</source>
        <translation>连接不是 URL：%1</translation>
    </message>
    <message>
        <source>“%1” is no port</source>
        <translation>“%1”不是端口</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>The Qt SQL driver “%1” is not installed; installed are: %2</source>
        <translation>没有安装 Qt SQL 驱动程序“%1”；已安装的有：%2</translation>
    </message>
    <message>
        <source>The connection is empty</source>
        <translation>连接为空</translation>
    </message>
    <message>
        <source>A password does not belong into a connection, which is stored: write password={{NAME}} with a secret variable, or set it in the environment as %1</source>
        <translation>密码不应放在会被保存的连接中：请写 password={{NAME}} 使用机密变量，或在环境中设为 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::SqlProbe</name>
    <message>
        <source>{{%1}} has no value</source>
        <translation>{{%1}} 没有值</translation>
    </message>
</context>
<context>
    <name>idemscope::SqlText</name>
    <message>
        <source>there is no statement</source>
        <translation>没有语句</translation>
    </message>
    <message>
        <source>write a value as {{name}}; “%1” has none</source>
        <translation>请把值写成 {{name}}；“%1”没有值</translation>
    </message>
    <message>
        <source>SQL, character %1: %2</source>
        <translation>SQL，第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>a probe asks one statement; here a second one begins</source>
        <translation>一个探针只问一条语句；此处开始了第二条</translation>
    </message>
    <message>
        <source>the comment is not closed</source>
        <translation>注释没有结束</translation>
    </message>
    <message>
        <source>the literal is not closed</source>
        <translation>字面值没有结束</translation>
    </message>
    <message>
        <source>a literal that holds a variable takes no prefix</source>
        <translation>含有变量的字面值不能有前缀</translation>
    </message>
    <message>
        <source>the name is not closed</source>
        <translation>名称没有结束</translation>
    </message>
    <message>
        <source>a variable is a value; it cannot be a name</source>
        <translation>变量是值；它不能是名称</translation>
    </message>
    <message>
        <source>a variable stands alone or in &apos;…&apos;, not in %1…%1</source>
        <translation>变量独立存在或在 &apos;…&apos; 中，不能在 %1…%1 中</translation>
    </message>
    <message>
        <source>the variable is not closed</source>
        <translation>变量没有结束</translation>
    </message>
    <message>
        <source>a variable is a value; it cannot be part of a name</source>
        <translation>变量是值；它不能是名称的一部分</translation>
    </message>
</context>
<context>
    <name>idemscope::StartPage</name>
    <message>
        <source>Is it safe to retry?</source>
        <translation>重试安全吗？</translation>
    </message>
    <message>
        <source>A request timed out. Did it happen? Idemscope repeats requests in every way that goes wrong, counts what really happened at the target, and tells you whether the effect is produced exactly once.</source>
        <translation>请求超时了。它到底发生了没有？Idemscope 以各种会出错的方式重复发送请求，统计目标上实际发生了什么，并告诉您效果是否恰好产生一次。</translation>
    </message>
    <message>
        <source>Try the sandbox</source>
        <translation>试用沙箱</translation>
    </message>
    <message>
        <source>A payments API on this machine with a race in it. One click opens a sample request, one more fires retries at it and shows the duplicates.</source>
        <translation>本机上一个存在竞态的支付 API。单击一次打开示例请求，再单击一次对其发起重试并显示重复。</translation>
    </message>
    <message>
        <source>Start the sandbox</source>
        <translation>启动沙箱</translation>
    </message>
    <message>
        <source>Probe your API</source>
        <translation>探测您的 API</translation>
    </message>
    <message>
        <source>Paste the URL of a request that your clients retry, and press Enter.</source>
        <translation>粘贴一个客户端会重试的请求的 URL，然后按 Enter。</translation>
    </message>
    <message>
        <source>https://…</source>
        <translation>https://…</translation>
    </message>
    <message>
        <source>URL to probe</source>
        <translation>要探测的 URL</translation>
    </message>
    <message>
        <source>Write the whole URL, from http:// or https:// on.</source>
        <translation>请填写完整的 URL，以 http:// 或 https:// 开头。</translation>
    </message>
    <message>
        <source>Open a collection</source>
        <translation>打开集合</translation>
    </message>
    <message>
        <source>A folder of plain files, made for git.</source>
        <translation>由纯文本文件组成的文件夹，适合 git 管理。</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新建集合</translation>
    </message>
    <message>
        <source>Requests, contracts and scenarios, one file each, in a folder you choose.</source>
        <translation>请求、契约和场景各存为一个文件，放在您选择的文件夹中。</translation>
    </message>
    <message>
        <source>New collection…</source>
        <translation>新建集合…</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>初次使用？</translation>
    </message>
    <message>
        <source>A look around the window in six stops, and what its words mean.</source>
        <translation>分六站浏览窗口，并了解其术语的含义。</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>What the words mean</source>
        <translation>术语的含义</translation>
    </message>
    <message>
        <source>Open the sample request</source>
        <translation>打开示例请求</translation>
    </message>
</context>
<context>
    <name>idemscope::StatusLine</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Log: empty</source>
        <translation>日志：空</translation>
    </message>
    <message>
        <source>Log: %1 attempts, %2</source>
        <translation>日志：%1 次尝试，%2</translation>
    </message>
    <message>
        <source>Log: cannot be read</source>
        <translation>日志：无法读取</translation>
    </message>
</context>
<context>
    <name>idemscope::StepCard</name>
    <message>
        <source>once, before the run</source>
        <translation>一次，在运行之前</translation>
    </message>
    <message>
        <source>for each operation, before the burst</source>
        <translation>每个操作一次，在突发之前</translation>
    </message>
    <message>
        <source>for each operation, once its effects are counted</source>
        <translation>每个操作一次，在统计其效果之后</translation>
    </message>
    <message>
        <source>once, after the run</source>
        <translation>一次，在运行之后</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>发送时机</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Method and URL</source>
        <translation>方法与 URL</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>请求头</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>捕获</translation>
    </message>
    <message>
        <source>Variables taken from the answer: a JSONPath that selects one value, or header:NAME.</source>
        <translation>从响应中取出的变量：选中一个值的 JSONPath，或 header:名称。</translation>
    </message>
    <message>
        <source>Remove this request</source>
        <translation>移除这个请求</translation>
    </message>
    <message>
        <source>URL of the request</source>
        <translation>请求的 URL</translation>
    </message>
    <message>
        <source>held here</source>
        <translation>写在此处</translation>
    </message>
</context>
<context>
    <name>idemscope::StepOptions</name>
    <message>
        <source>it needs a --before-run or another step before it</source>
        <translation>它之前需要有 --before-run 或其他步骤</translation>
    </message>
    <message>
        <source>NAME=JSONPATH or NAME=header:NAME expected</source>
        <translation>应为 名称=JSONPATH 或 名称=header:名称</translation>
    </message>
    <message>
        <source>it needs a step with a URL before it</source>
        <translation>它之前需要有带 URL 的步骤</translation>
    </message>
    <message>
        <source>sent once before the run (log in): a request of the collection, or a URL; repeatable, as are the next three</source>
        <translation>在运行之前发送一次（登录）：集合中的请求或一个 URL；可重复，后面三个也一样</translation>
    </message>
    <message>
        <source>sent before the burst, once for every operation</source>
        <translation>在突发之前为每个操作发送一次</translation>
    </message>
    <message>
        <source>sent for every operation once its effects are counted</source>
        <translation>统计效果之后为每个操作发送</translation>
    </message>
    <message>
        <source>sent last, also after a failure or a stop</source>
        <translation>最后发送，失败或停止之后也会发送</translation>
    </message>
    <message>
        <source>a header of the step before it</source>
        <translation>前一个步骤的请求头</translation>
    </message>
    <message>
        <source>the body of the step before it</source>
        <translation>前一个步骤的正文</translation>
    </message>
    <message>
        <source>a variable taken from the answer of the step before it: a JSONPath or header:NAME; repeatable</source>
        <translation>从前一个步骤的响应中取出的变量：JSONPath 或 header:名称；可重复</translation>
    </message>
    <message>
        <source>the same for a value that is never stored</source>
        <translation>同上，用于从不保存的值</translation>
    </message>
</context>
<context>
    <name>idemscope::StepRunner</name>
    <message>
        <source>it cannot be made: %1</source>
        <translation>无法生成：%1</translation>
    </message>
    <message>
        <source>a captured value changes where it goes, which is not allowed</source>
        <translation>捕获的值改变了它的去向，这是不允许的</translation>
    </message>
    <message>
        <source>no complete answer came (%1)</source>
        <translation>没有收到完整的响应（%1）</translation>
    </message>
    <message>
        <source>it was answered %1: %2</source>
        <translation>响应为 %1：%2</translation>
    </message>
    <message>
        <source>the answer does not hold what is to be captured: %1</source>
        <translation>响应中没有要捕获的内容：%1</translation>
    </message>
    <message>
        <source>The tear-down request “%1” failed: %2</source>
        <translation>清理请求“%1”失败：%2</translation>
    </message>
    <message>
        <source>The set-up request “%1” failed: %2. No attempt was sent. Mend that request, its credentials or its captures (--before-run, --before-operation ¦ Set-up) and run again.</source>
        <translation>准备请求“%1”失败：%2。没有发送任何尝试。请修正该请求、其凭据或捕获（--before-run、--before-operation ¦ 准备）后重新运行。</translation>
    </message>
</context>
<context>
    <name>idemscope::StepText</name>
    <message>
        <source>%1, operation %2</source>
        <translation>%1，操作 %2</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1，用时 %2</translation>
    </message>
    <message>
        <source>; %1 = %2</source>
        <comment>a captured variable and its value</comment>
        <translation>；%1 = %2</translation>
    </message>
</context>
<context>
    <name>idemscope::StepsEditor</name>
    <message>
        <source>Add a request</source>
        <translation>添加请求</translation>
    </message>
    <message>
        <source>Requests that a run needs around its operations: log in once, a fresh order for every payment, tidy up afterwards. They are never counted.</source>
        <translation>运行在其操作前后所需的请求：登录一次、为每笔付款新建订单、事后清理。它们从不计入统计。</translation>
    </message>
</context>
<context>
    <name>idemscope::StorageError</name>
    <message>
        <source>The run log %1 cannot grow: the disk is full or its quota is used up. Free some space or delete old runs, then start again; what was written before is kept.</source>
        <translation>运行日志 %1 无法继续增长：磁盘已满或配额已用尽。请释放一些空间或删除旧的运行，然后重新开始；之前写入的内容会保留。</translation>
    </message>
    <message>
        <source>The run log %1 is held by another program. Wait until that has finished or close it, then try again.</source>
        <translation>运行日志 %1 被另一个程序占用。请等待该程序结束或将其关闭，然后重试。</translation>
    </message>
    <message>
        <source>The run log %1 is damaged. Move it away together with its -wal file and start a new one, or restore a backup beside it; nothing in it was changed.</source>
        <translation>运行日志 %1 已损坏。请将它连同其 -wal 文件一起移走并新建一个，或在旁边恢复一份备份；其中的内容未作任何更改。</translation>
    </message>
    <message>
        <source>The run log %1 cannot be read or written: %2. Check the disk and the path.</source>
        <translation>运行日志 %1 无法读取或写入：%2。请检查磁盘和路径。</translation>
    </message>
    <message>
        <source>The run log %1 met a fault of Idemscope itself: %2. Please report it.</source>
        <translation>运行日志 %1 遇到了 Idemscope 自身的错误：%2。请报告此问题。</translation>
    </message>
    <message>
        <source>The run log %1 was written by a newer version of Idemscope and can only be read. Update Idemscope, or choose another file for new runs.</source>
        <translation>运行日志 %1 由更新版本的 Idemscope 写入，只能读取。请更新 Idemscope，或为新的运行选择其他文件。</translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a run log. Choose another file; nothing in it was changed.</source>
        <translation>%1 是其他程序的数据库，不是运行日志。请选择其他文件；其中的内容未作任何更改。</translation>
    </message>
    <message>
        <source>%1 is no plain file: name another one for the run log.</source>
        <translation>%1 不是普通文件：请为运行日志指定其他文件。</translation>
    </message>
    <message>
        <source>The run log %1 was deleted, moved or replaced while it was being written. What was recorded since then is lost; put the file back, or start again with a new one.</source>
        <translation>运行日志 %1 在写入期间被删除、移动或替换。此后记录的内容已丢失；请放回该文件，或用新文件重新开始。</translation>
    </message>
    <message>
        <source>The run log %1 cannot be written. Give yourself the right to write the file and its folder, or choose another file (--store ¦).</source>
        <translation>运行日志 %1 无法写入。请为自己授予该文件及其文件夹的写入权限，或选择其他文件（--store ¦）。</translation>
    </message>
</context>
<context>
    <name>idemscope::StorageSettings</name>
    <message>
        <source>Run log</source>
        <translation>运行日志</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Keep for</source>
        <translation>保留时间</translation>
    </message>
    <message>
        <source>Keep up to</source>
        <translation>保留大小</translation>
    </message>
    <message>
        <source>The oldest runs and audits go first. What is under way stays, and what a replay waits for</source>
        <translation>最旧的运行和审计最先删除。正在进行的和重放所等待的会保留</translation>
    </message>
    <message>
        <source>Nothing is deleted by itself: you see what would go, then decide</source>
        <translation>不会自动删除任何内容：您先看到将被删除的内容，再决定</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 天</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Show what would go…</source>
        <translation>显示将被删除的内容…</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) and audits deleted, %1 given back.</source>
        <translation>
            <numerusform>已删除 %n 次运行和审计，释放 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s), %1</source>
        <translation>
            <numerusform>%n 次尝试，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would go: no run and no audit is beyond these limits.</source>
        <translation>没有可删除的内容：没有运行或审计超出这些限制。</translation>
    </message>
</context>
<context>
    <name>idemscope::StoredFile</name>
    <message>
        <source>%1 is no file: a folder, a pipe or a device stands there</source>
        <translation>%1 不是文件：那里是文件夹、管道或设备</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 超过 %2 字节</translation>
    </message>
    <message>
        <source>%1: version: a whole number from 1 expected</source>
        <translation>%1：version：应为从 1 开始的整数</translation>
    </message>
    <message>
        <source>%1: written by a newer version of Idemscope; please update</source>
        <translation>%1：由更新版本的 Idemscope 写入；请升级</translation>
    </message>
</context>
<context>
    <name>idemscope::StoredPlays</name>
    <message>
        <source>Audit %1 is still under way: it can be judged again once it has ended</source>
        <translation>审计 %1 仍在进行：结束后才能再次评判</translation>
    </message>
</context>
<context>
    <name>idemscope::StructuredField</name>
    <message>
        <source>Not a structured-field string, position %1</source>
        <translation>不是结构化字段字符串，位置 %1</translation>
    </message>
    <message>
        <source>Position %1: a structured-field string holds printable ASCII only</source>
        <translation>位置 %1：结构化字段字符串只能包含可打印的 ASCII 字符</translation>
    </message>
</context>
<context>
    <name>idemscope::TabCloser</name>
    <message>
        <source>Stop the run of “%1”?</source>
        <translation>停止“%1”的运行吗？</translation>
    </message>
    <message>
        <source>Stop “%1”?</source>
        <translation>停止“%1”吗？</translation>
    </message>
    <message>
        <source>It is under way. What was fired is kept in the run log.</source>
        <translation>它正在进行。已发射的会保留在运行日志中。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止并关闭</translation>
    </message>
    <message>
        <source>Save “%1”?</source>
        <translation>保存“%1”吗？</translation>
    </message>
    <message>
        <source>It has changes that are not saved.</source>
        <translation>它有未保存的更改。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃更改</translation>
    </message>
    <message numerus="yes">
        <source>Stop %n run(s)?</source>
        <translation>
            <numerusform>停止 %n 次运行吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>What was fired is kept in the run log.</source>
        <translation>已发射的会保留在运行日志中。</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>停止并退出</translation>
    </message>
    <message numerus="yes">
        <source>%n tab(s) have changes that are not saved</source>
        <translation>
            <numerusform>%n 个标签页有未保存的更改</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is shown.</source>
        <translation>当前显示的是“%1”。</translation>
    </message>
    <message>
        <source>Save this one</source>
        <translation>保存此项</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部放弃</translation>
    </message>
</context>
<context>
    <name>idemscope::TargetOptions</name>
    <message>
        <source>an absolute URL expected</source>
        <translation>应为绝对 URL</translation>
    </message>
    <message>
        <source>a header of the second principal; repeatable</source>
        <translation>第二个主体的标头；可重复</translation>
    </message>
    <message>
        <source>a second endpoint that takes the same request</source>
        <translation>接受同样请求的第二个端点</translation>
    </message>
    <message>
        <source>a base URL behind which the same service runs; repeatable</source>
        <translation>同一服务所在的基础 URL；可重复</translation>
    </message>
    <message>
        <source>what makes this target misbehave: NAME one of %1, HOW a JSON Patch, header:&apos;N: V&apos; or sink:ANSWER; repeatable</source>
        <translation>使此目标出错的方法：NAME 为 %1 之一，HOW 为 JSON Patch、header:&apos;N: V&apos; 或 sink:ANSWER；可重复</translation>
    </message>
    <message>
        <source>how long the target promises to remember a key</source>
        <translation>目标承诺把键记住多久</translation>
    </message>
</context>
<context>
    <name>idemscope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>%1 of %2 operations: the worst and the first</source>
        <comment>timeline</comment>
        <translation>%2 个操作中的 %1 个：最差的和最先的</translation>
    </message>
    <message>
        <source>one lane per operation</source>
        <translation>每个操作一条泳道</translation>
    </message>
    <message>
        <source>release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>Attempt %1, operation %2: %3
from %4 to %5 after the release, %6</source>
        <translation>尝试 %1，操作 %2：%3
释放后 %4 至 %5，%6</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>happening and its count</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Attempts of %n operation(s) over time</source>
        <translation>
            <numerusform>%n 个操作的尝试随时间的分布</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>From</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>To</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>No attempt is recorded yet. Every attempt of a burst appears here.</source>
        <translation>还没有记录任何尝试。突发的每次尝试都会显示在这里。</translation>
    </message>
    <message>
        <source>abandoned after connecting</source>
        <translation>在连接后放弃</translation>
    </message>
    <message>
        <source>abandoned in the middle of the request</source>
        <translation>在请求中途放弃</translation>
    </message>
    <message>
        <source>abandoned after the request was sent</source>
        <translation>在请求发送后放弃</translation>
    </message>
    <message>
        <source>abandoned after the response headers</source>
        <translation>在响应标头之后放弃</translation>
    </message>
    <message>
        <source>abandoned in the middle of the response body</source>
        <translation>在响应正文中途放弃</translation>
    </message>
</context>
<context>
    <name>idemscope::TimelineDrawing</name>
    <message>
        <source>Attempt %1, operation %2: %3, from %4 to %5</source>
        <translation>尝试 %1，操作 %2：%3，从 %4 到 %5</translation>
    </message>
    <message>
        <source>release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>op %1</source>
        <translation>操作 %1</translation>
    </message>
</context>
<context>
    <name>idemscope::TimingView</name>
    <message>
        <source>%1: %2</source>
        <comment>phase and its length</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>This attempt was never started.</source>
        <translation>此次尝试从未开始。</translation>
    </message>
    <message>
        <source>Service time</source>
        <translation>服务时间</translation>
    </message>
</context>
<context>
    <name>idemscope::TopBar</name>
    <message>
        <source>Search or run a command   %1</source>
        <translation>搜索或运行命令   %1</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>搜索或运行命令</translation>
    </message>
    <message>
        <source>Search   %1</source>
        <translation>搜索   %1</translation>
    </message>
</context>
<context>
    <name>idemscope::Tour</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Tour: %1</source>
        <translation>导览：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::TourText</name>
    <message>
        <source>A target to practise on</source>
        <translation>用来练习的目标</translation>
    </message>
    <message>
        <source>The sandbox is a payments API on this machine, with every strategy and every fault as a switch. Start it here, or with the first card of the start page.</source>
        <translation>沙箱是本机上的一个支付 API，每种策略和每种缺陷都可开关。可在这里启动它，或用起始页的第一张卡片。</translation>
    </message>
    <message>
        <source>Where requests go</source>
        <translation>请求发往何处</translation>
    </message>
    <message>
        <source>An environment holds the variables of one place: test, staging, production. A protected one asks for its name before anything is fired at it.</source>
        <translation>环境保存一处的变量：测试、预发布、生产。受保护的环境在发起任何请求之前会要求输入其名称。</translation>
    </message>
    <message>
        <source>Collections and runs</source>
        <translation>集合与运行</translation>
    </message>
    <message>
        <source>Requests live in folders of plain files. Below them stands every run that was fired, to open again, to compare and to settle.</source>
        <translation>请求存放在由普通文件组成的文件夹中。下方是每一次发起过的运行，可以再次打开、比较和了结。</translation>
    </message>
    <message>
        <source>From a request to a verdict</source>
        <translation>从请求到结论</translation>
    </message>
    <message>
        <source>A request opens here. Its contract says what the API promises and how effects are counted; “Run burst” fires the retries of its scenario; the verdict stands above the attempts that prove it.</source>
        <translation>请求在这里打开。它的契约说明 API 承诺什么以及如何统计效果；“发起突发”会发起其场景的重试；结论位于证明它的尝试上方。</translation>
    </message>
    <message>
        <source>Every command</source>
        <translation>每个命令</translation>
    </message>
    <message>
        <source>Type a few letters to find a command or a request. The list of shortcuts in the menu Help gives any command the keys you like</source>
        <translation>输入几个字母即可找到命令或请求。在“帮助”菜单的快捷键列表中，可给任何命令设置您喜欢的按键</translation>
    </message>
    <message>
        <source>What goes on</source>
        <translation>当前状态</translation>
    </message>
    <message>
        <source>The run that is shown, the size of the run log, the language. The menu Help explains the words and starts this tour again.</source>
        <translation>显示的运行、运行日志的大小、语言。“帮助”菜单会解释术语，并可再次开始此导览。</translation>
    </message>
</context>
<context>
    <name>idemscope::TransportCheck</name>
    <message>
        <source>The proxy “%1” is of no known kind: %2 (--proxy ¦ Transport, Proxy).</source>
        <translation>代理“%1”不是已知的类型：%2（--proxy ¦ 传输、代理）。</translation>
    </message>
    <message>
        <source>The proxy “%1” is no URL with a host and a port from 1 to 65535 (--proxy ¦ Transport, Proxy).</source>
        <translation>代理“%1”不是带有主机和 1 到 65535 端口的 URL（--proxy ¦ 传输、代理）。</translation>
    </message>
    <message>
        <source>%1 holds no certificate in PEM form %2.</source>
        <translation>%1 中没有 PEM 格式的证书%2。</translation>
    </message>
    <message>
        <source>%1 holds no private key in PEM form (--client-key ¦ Transport, Key).</source>
        <translation>%1 中没有 PEM 格式的私钥（--client-key ¦ 传输、客户端密钥）。</translation>
    </message>
    <message>
        <source>(--cacert ¦ Transport, Authorities)</source>
        <translation>（--cacert ¦ 传输、颁发机构）</translation>
    </message>
    <message>
        <source>(--client-cert ¦ Transport, Client certificate)</source>
        <translation>（--client-cert ¦ 传输、客户端证书）</translation>
    </message>
</context>
<context>
    <name>idemscope::TransportEditor</name>
    <message>
        <source>what target and scenario agree on</source>
        <translation>目标与场景商定的版本</translation>
    </message>
    <message>
        <source>HTTP/1.1 only</source>
        <translation>仅使用 HTTP/1.1</translation>
    </message>
    <message>
        <source>HTTP/2</source>
        <translation>HTTP/2</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Without it anyone on the way can read and answer for the target</source>
        <translation>没有它，途中的任何人都能读取并冒充目标答复</translation>
    </message>
    <message>
        <source>Authorities</source>
        <translation>证书颁发机构</translation>
    </message>
    <message>
        <source>PEM file of authorities</source>
        <translation>颁发机构的 PEM 文件</translation>
    </message>
    <message>
        <source>PEM file of the certificate authorities to trust. Empty: those of the system</source>
        <translation>要信任的证书颁发机构的 PEM 文件。留空：使用系统的</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>客户端证书</translation>
    </message>
    <message>
        <source>Client key</source>
        <translation>客户端密钥</translation>
    </message>
    <message>
        <source>PEM file of the client key</source>
        <translation>客户端密钥的 PEM 文件</translation>
    </message>
    <message>
        <source>Only the path is kept with the request, never what is in the file</source>
        <translation>请求只保存路径，从不保存文件内容</translation>
    </message>
    <message>
        <source>Verify the certificate of the target</source>
        <translation>验证目标的证书</translation>
    </message>
    <message>
        <source>Way to the target</source>
        <translation>通往目标的路径</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Not for</source>
        <translation>不用于</translation>
    </message>
    <message>
        <source>Unix socket</source>
        <translation>Unix 套接字</translation>
    </message>
    <message>
        <source>Path to connect to instead of the URL&apos;s host and port</source>
        <translation>代替 URL 的主机和端口要连接的路径</translation>
    </message>
    <message>
        <source>HTTP version</source>
        <translation>HTTP 版本</translation>
    </message>
    <message>
        <source>Follow redirects</source>
        <translation>跟随重定向</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>To connect</source>
        <translation>到连接</translation>
    </message>
    <message>
        <source>To the first byte</source>
        <translation>到第一个字节</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>An attempt that takes longer is given up; whether it had an effect is then unknown</source>
        <translation>超过此时间的尝试会被放弃；它是否有效果便不得而知</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>http:// or socks5://. Empty: none. environment: as http_proxy, https_proxy, all_proxy and no_proxy say</source>
        <translation>http:// 或 socks5://。留空：无。environment：按 http_proxy、https_proxy、all_proxy 和 no_proxy</translation>
    </message>
    <message>
        <source>Hosts reached directly, with commas between: names, .suffixes, addresses, 10.0.0.0/8, *</source>
        <translation>直接到达的主机，以逗号分隔：名称、.后缀、地址、10.0.0.0/8、*</translation>
    </message>
    <message>
        <source>File of the client certificate</source>
        <translation>客户端证书文件</translation>
    </message>
    <message>
        <source>PEM, or PKCS #12 with its key (.p12, .pfx)</source>
        <translation>PEM，或含密钥的 PKCS #12（.p12、.pfx）</translation>
    </message>
    <message>
        <source>Key password</source>
        <translation>密钥密码</translation>
    </message>
    <message>
        <source>Use a {{secret variable}}. What is typed here becomes one when it is saved: its value never reaches a file</source>
        <translation>请使用 {{机密变量}}。在此输入的内容保存时会成为机密变量：其值绝不写入文件</translation>
    </message>
    <message>
        <source>A redirect may repeat the request at another place, at another origin without its key and credentials; off, it is an answer</source>
        <translation>重定向可能在另一处重复请求，到其他源时不带键和凭据；关闭时它就是答复</translation>
    </message>
</context>
<context>
    <name>idemscope::TreeEdits</name>
    <message>
        <source>rename “%1” to “%2”</source>
        <translation>将“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>move “%1”</source>
        <translation>移动“%1”</translation>
    </message>
    <message>
        <source>copy “%1”</source>
        <translation>复制“%1”</translation>
    </message>
    <message>
        <source>duplicate “%1”</source>
        <translation>创建“%1”的副本</translation>
    </message>
    <message>
        <source>new folder “%1”</source>
        <translation>新建文件夹“%1”</translation>
    </message>
    <message>
        <source>delete “%1”</source>
        <translation>删除“%1”</translation>
    </message>
</context>
<context>
    <name>idemscope::Url</name>
    <message>
        <source>The URL is empty</source>
        <translation>URL 为空</translation>
    </message>
    <message>
        <source>“%1” cannot be fired at: only http:// and https:// are supported</source>
        <translation>无法向“%1”发送请求：仅支持 http:// 和 https://</translation>
    </message>
    <message>
        <source>“%1” has no scheme: write http://%1 or https://%1</source>
        <translation>“%1”没有协议：请写成 http://%1 或 https://%1</translation>
    </message>
    <message>
        <source>“%1” holds a space or control character at position %2: write it as %XX</source>
        <translation>“%1”在位置 %2 含有空格或控制字符：请写成 %XX</translation>
    </message>
    <message>
        <source>“%1” names no host</source>
        <translation>“%1”没有主机名</translation>
    </message>
    <message>
        <source>“%1”: the port “%2” is no number from 1 to 65535</source>
        <translation>“%1”：端口“%2”不是 1 到 65535 的数字</translation>
    </message>
</context>
<context>
    <name>idemscope::VariableCompleter</name>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
</context>
<context>
    <name>idemscope::VariableLevels</name>
    <message>
        <source>environment %1</source>
        <translation>环境 %1</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>文件夹 %1</translation>
    </message>
    <message>
        <source>collection %1</source>
        <translation>集合 %1</translation>
    </message>
    <message>
        <source>the file .env</source>
        <translation>文件 .env</translation>
    </message>
</context>
<context>
    <name>idemscope::VariableTip</name>
    <message>
        <source>%1, from %2</source>
        <translation>%1，来自%2</translation>
    </message>
    <message>
        <source>%1 = %2, from %3</source>
        <translation>%1 = %2，来自%3</translation>
    </message>
    <message>
        <source>%1 has no value, and nothing is sent before it has one: give it one among the variables of this request, its environment or its collection</source>
        <translation>%1 没有值，在有值之前不会发送任何内容：请在此请求、其环境或其集合的变量中为它赋值</translation>
    </message>
</context>
<context>
    <name>idemscope::Variables</name>
    <message>
        <source>{{%1}}: variables nested too deeply or too large</source>
        <translation>{{%1}}：变量嵌套过深或过大</translation>
    </message>
    <message>
        <source>These variables refer to each other in a circle: %1</source>
        <translation>这些变量循环引用：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::VariablesPage</name>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Name of the environment</source>
        <translation>环境名称</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The whole collection</source>
        <translation>整个集合</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>文件夹 %1</translation>
    </message>
    <message>
        <source>Seen while this environment is chosen. It hides variables of the same name in folders and in the collection.</source>
        <translation>选用此环境时可见。它会遮蔽文件夹和集合中的同名变量。</translation>
    </message>
    <message>
        <source>Seen by every request of the collection, unless a folder, an environment or the request has one of the same name.</source>
        <translation>集合的每个请求都可见，除非文件夹、环境或请求中有同名变量。</translation>
    </message>
    <message>
        <source>Seen by the requests in this folder. It hides variables of the same name in outer folders and in the collection.</source>
        <translation>此文件夹中的请求可见。它会遮蔽外层文件夹和集合中的同名变量。</translation>
    </message>
    <message>
        <source>%1: another program changed it since the edit began. Save again to write over that.</source>
        <translation>%1：编辑开始后被其他程序更改。再次保存即可覆盖。</translation>
    </message>
    <message>
        <source>New environment</source>
        <translation>新建环境</translation>
    </message>
    <message>
        <source>Delete the environment “%1”?</source>
        <translation>删除环境“%1”？</translation>
    </message>
    <message>
        <source>Its file is moved to the trash.</source>
        <translation>它的文件会移到回收站。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Authentication of its requests</source>
        <translation>其中请求的身份验证</translation>
    </message>
    <message>
        <source>Sent by every request in it whose tab Auth says “As the folder or collection says”.</source>
        <translation>其中“身份验证”页选择“随文件夹或集合”的每个请求都会发送它。</translation>
    </message>
    <message>
        <source>The collection has none: a request sends its own, or none.</source>
        <translation>集合没有：请求发送自己的，或者不发送。</translation>
    </message>
    <message>
        <source>Client certificates…</source>
        <translation>客户端证书…</translation>
    </message>
    <message>
        <source>Which client certificate is shown to which host</source>
        <translation>向哪个主机出示哪个客户端证书</translation>
    </message>
    <message>
        <source>Protected: ask before sending</source>
        <translation>受保护：发送前询问</translation>
    </message>
    <message>
        <source>Before anything is sent, the name of the environment has to be typed</source>
        <translation>发送任何内容之前都要输入环境的名称</translation>
    </message>
    <message>
        <source>No keychain service can be reached: secrets are kept until Idemscope ends.</source>
        <translation>无法使用钥匙串服务：机密仅保留到 Idemscope 结束。</translation>
    </message>
</context>
<context>
    <name>idemscope::VariedRequests</name>
    <message>
        <source>The change of the body is no JSON Patch (--provoke ¦ Contract, Provocations): %1</source>
        <translation>对正文的更改不是 JSON Patch（--provoke ¦ “契约”→“诱发”）：%1</translation>
    </message>
    <message>
        <source>The change of the body does not fit it (--provoke ¦ Contract, Provocations): %1</source>
        <translation>对正文的更改不适合它（--provoke ¦ “契约”→“诱发”）：%1</translation>
    </message>
</context>
<context>
    <name>idemscope::VerdictBanner</name>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Show the reasons of this verdict</source>
        <translation>显示此结论的依据</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>wire sends</source>
        <translation>实际发送</translation>
    </message>
    <message>
        <source>release spread</source>
        <translation>释放离散</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>cache hits</source>
        <translation>缓存命中</translation>
    </message>
</context>
<context>
    <name>idemscope::WindowsShell</name>
    <message>
        <source>this quote is never closed; close it or copy the whole command</source>
        <translation>此处的引号没有闭合；请补上，或复制完整的命令</translation>
    </message>
    <message>
        <source>“%1” became the variable “%2”: give it a value in an environment</source>
        <translation>“%1”变成了变量“%2”：请在环境中给它一个值</translation>
    </message>
</context>
<context>
    <name>idemscope::Words</name>
    <message>
        <source>executed</source>
        <translation>已执行</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>duplicate effect</source>
        <translation>重复效果</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>未送达</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>duplicated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>unexpected effect</source>
        <translation>意外效果</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>无法定论</translation>
    </message>
    <message>
        <source>exactly once</source>
        <translation>恰好一次</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>证实</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>inferred</source>
        <translation>推断</translation>
    </message>
    <message>
        <source>none</source>
        <comment>evidence</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 (duplicates ÷ operations or keys)</source>
        <translation>%1（重复数 ÷ 操作数或键数）</translation>
    </message>
    <message>
        <source>%1 (executions after the first ÷ requests after the first)</source>
        <translation>%1（首次之后的执行数 ÷ 首次之后的请求数）</translation>
    </message>
    <message>
        <source>%1 (hits ÷ eligible repeats: %2 ÷ %3)</source>
        <translation>%1（命中数 ÷ 合格重复数：%2 ÷ %3）</translation>
    </message>
    <message>
        <source>– (no repeat was released after a first execution had completed)</source>
        <translation>–（首次执行完成之后没有放出任何重复请求）</translation>
    </message>
    <message>
        <source>%1 (attempts that were given up included: the target may still be at them)</source>
        <translation>%1（含已放弃的尝试：目标可能仍在处理）</translation>
    </message>
</context>
<context>
    <name>idemscope::Workbench</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Ten at once</source>
        <translation>同时十个</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>新建请求</translation>
    </message>
</context>
<context>
    <name>idemscope::WorkspaceSession</name>
    <message>
        <source>No collection is open</source>
        <translation>没有打开的集合</translation>
    </message>
    <message>
        <source>No collection is open; open or create one to save this request in</source>
        <translation>没有打开的集合；请打开或新建一个集合来保存此请求</translation>
    </message>
    <message>
        <source>No collection is open; open or create one to keep environments in</source>
        <translation>没有打开的集合；请打开或新建一个集合来存放环境</translation>
    </message>
    <message>
        <source>request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here</source>
        <translation>%1 在此处打开之后被另一个程序更改了</translation>
    </message>
</context>
<context>
    <name>idemscope::Yaml</name>
    <message>
        <source>a second document starts here; import each from a file of its own</source>
        <translation>第二个文档从这里开始；请分别从各自的文件导入</translation>
    </message>
    <message>
        <source>not YAML: %1</source>
        <translation>不是 YAML：%1</translation>
    </message>
    <message>
        <source>a name must be a text, not a list or a map</source>
        <translation>名称必须是文本，不能是列表或映射</translation>
    </message>
    <message>
        <source>this alias (*name) names nothing that is complete above it</source>
        <translation>此别名（*name）所指的内容在其上方并不存在或尚未结束</translation>
    </message>
    <message>
        <source>its aliases (*name) would grow the file by more than 16 MiB; write the values out</source>
        <translation>其别名（*name）会使文件增大超过 16 MiB；请直接写出各个值</translation>
    </message>
    <message>
        <source>it is nested more than 256 deep</source>
        <translation>嵌套超过 256 层</translation>
    </message>
    <message>
        <source>%1: line %2, column %3: %4</source>
        <translation>%1：第 %2 行第 %3 列：%4</translation>
    </message>
</context>
</TS>
