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
        <source>Diff to first attempt</source>
        <translation>与首次尝试对比</translation>
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
        <source>Choose an attempt to see what was sent and received.</source>
        <translation>选择一次尝试，以查看发送和接收的内容。</translation>
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
</context>
<context>
    <name>idemscope::BackgroundExport</name>
    <message>
        <source>The run was written to %1</source>
        <translation>运行已写入 %1</translation>
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
        <source>Lay the JSON out with one member a line (Ctrl+Shift+L); order and numbers stay as typed</source>
        <translation>将 JSON 排版为每行一个成员（Ctrl+Shift+L）；顺序和数字保持输入时的原样</translation>
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
</context>
<context>
    <name>idemscope::BurstCommand</name>
    <message>
        <source>Fire a scenario, count its effects and judge them</source>
        <translation>发起一个场景，统计其效果并给出结论</translation>
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
        <source>Acknowledged %1 · conflicts %2 · rejected %3 · failed %4 · clients that never learnt %5 of %6</source>
        <translation>已确认 %1 · 冲突 %2 · 已拒绝 %3 · 失败 %4 · 始终未得知结果的客户端 %5 / %6</translation>
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
        <source>%1 of %2 counted rounds violated: at most %3 % with 95 % confidence</source>
        <translation>计入的 %2 个轮次中有 %1 个违规：95 % 置信度下至多 %3 %</translation>
    </message>
    <message>
        <source>Run %1 · seed %2 · %3 s</source>
        <translation>运行 %1 · 种子 %2 · %3 s</translation>
    </message>
    <message>
        <source>Not met: %1</source>
        <translation>未满足：%1</translation>
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
        <source>Nothing was repeated after a first execution. Fire in sequence, stagger the attempts or add retries to see which repeats are answered by replay.</source>
        <translation>首次执行之后没有重复请求。请依次发送、错开尝试或添加重试，以查看哪些重复请求由重放应答。</translation>
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
    <name>idemscope::Collection</name>
    <message>
        <source>%1: written by a newer version of Idemscope; please update</source>
        <translation>%1：由更新版本的 Idemscope 写入；请升级</translation>
    </message>
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
</context>
<context>
    <name>idemscope::CollectionTree</name>
    <message>
        <source>Collections</source>
        <translation>集合</translation>
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
        <translation>搜索或执行命令(&amp;C)…</translation>
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
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
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
        <source>Without a command it opens the window.</source>
        <translation>不带命令时打开窗口。</translation>
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
</context>
<context>
    <name>idemscope::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>搜索或执行命令</translation>
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
        <source>%1, eligible %2, replays %3</source>
        <translation>%1，符合条件 %2，重放 %3</translation>
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
        <source>Replays</source>
        <translation>重放</translation>
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
</context>
<context>
    <name>idemscope::Documents</name>
    <message>
        <source>Open requests and runs</source>
        <translation>打开的请求和运行</translation>
    </message>
    <message>
        <source>New request (Ctrl+T)</source>
        <translation>新建请求（Ctrl+T）</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>新建请求</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1（未保存）</translation>
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
        <source>Close (Ctrl+W)</source>
        <translation>关闭（Ctrl+W）</translation>
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
        <source>No effects were counted. Name an identity or a probe in Contract, then run again.</source>
        <translation>未计到任何效果。请在“契约”中指定标识或探针，然后重新运行。</translation>
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
        <source>%1 effects observed over %2 operations; %3 more than expected, in %4 operations</source>
        <translation>在 %2 个操作中观测到 %1 个效果；比期望多 %3 个，涉及 %4 个操作</translation>
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
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>cache-hit ratio</source>
        <translation>缓存命中率</translation>
    </message>
    <message>
        <source>%1 of all, µs</source>
        <translation>总体 %1，µs</translation>
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
        <source>“%1” is none of list, show, compare, delete, reconcile, vacuum</source>
        <translation>“%1”不是 list、show、compare、delete、reconcile、vacuum 之一</translation>
    </message>
    <message>
        <source>Look at, settle and tidy the stored runs</source>
        <translation>查看、对账和整理已存储的运行</translation>
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
    <message>
        <source>environment %1</source>
        <translation>环境 %1</translation>
    </message>
    <message>
        <source>collection %1</source>
        <translation>集合 %1</translation>
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
    <name>idemscope::KeyPlace</name>
    <message>
        <source>“%1” is no header name: letters, digits and - only</source>
        <translation>“%1”不是有效的请求头名称：只能使用字母、数字和 -</translation>
    </message>
    <message>
        <source>The value of header %1 holds a line end or NUL, which would start another header</source>
        <translation>请求头 %1 的值含有换行符或 NUL，会由此产生另一个请求头</translation>
    </message>
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
</context>
<context>
    <name>idemscope::LatencyChart</name>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>service time of first executions and replays</source>
        <translation>首次执行与重放的服务时间</translation>
    </message>
    <message>
        <source>No answer has been measured yet. Service times appear with the first response.</source>
        <translation>尚未测得任何响应。收到第一个响应后将显示服务时间。</translation>
    </message>
    <message>
        <source>%1 to %2
first executions: %3
replays: %4
other answers: %5</source>
        <translation>%1 至 %2
首次执行：%3
重放：%4
其他响应：%5</translation>
    </message>
    <message>
        <source>%1 first executions, half of them within %2, 99 of 100 within %3; %4 replays; %5 other answers</source>
        <translation>首次执行 %1 次，其中一半在 %2 以内，每 100 次有 99 次在 %3 以内；重放 %4 次；其他响应 %5 次</translation>
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
        <source>Replays</source>
        <translation>重放</translation>
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
        <source>replays</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>other answers</source>
        <translation>其他响应</translation>
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
    <name>idemscope::MainWindow</name>
    <message>
        <source>%1[*] — Idemscope</source>
        <translation>%1[*] — Idemscope</translation>
    </message>
    <message>
        <source>Idemscope</source>
        <translation>Idemscope</translation>
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
    <name>idemscope::Observer</name>
    <message>
        <source>Probe “%1”: %2</source>
        <translation>探针“%1”：%2</translation>
    </message>
</context>
<context>
    <name>idemscope::OperationMaker</name>
    <message>
        <source>The other payload is no JSON Patch (--mutate; Contract, Other payload): %1</source>
        <translation>另一载荷不是 JSON Patch（--mutate；契约 → 另一载荷）：%1</translation>
    </message>
    <message>
        <source>The equivalent payload is not applicable (--payload equivalent; Scenario, Payload): %1</source>
        <translation>等价载荷不适用（--payload equivalent；场景 → 载荷）：%1</translation>
    </message>
    <message>
        <source>The mutated payload is not applicable (--payload mutated, --mutate JSON-PATCH; Scenario, Payload and Contract, Other payload): %1</source>
        <translation>变异载荷不适用（--payload mutated、--mutate JSON-PATCH；场景 → 载荷，以及契约 → 另一载荷）：%1</translation>
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
    <name>idemscope::Planner</name>
    <message>
        <source>The earlier run has keys for %1 operations, this scenario has %2: lower its operations or rounds (--reuse-keys, --operations, --rounds; Scenario, Operations and Rounds).</source>
        <translation>先前的运行有 %1 个操作的键，而此场景有 %2 个操作：请减少操作数或轮次（--reuse-keys、--operations、--rounds；场景 → 操作和轮次）。</translation>
    </message>
    <message>
        <source>The key template makes the same key again and again, “%1”: let it hold {{uuid}} or {{operation}} (--key-make; Contract, Key), or choose --key-strategy fixed:KEY.</source>
        <translation>键模板总是生成相同的键“%1”：请让模板包含 {{uuid}} 或 {{operation}}（--key-make；契约 → 键），或选择 --key-strategy fixed:KEY。</translation>
    </message>
    <message>
        <source>The key strategy has no effect because the request holds no key: say where it goes (--key-in, --key-strategy; Contract, Key and Scenario, Key strategy).</source>
        <translation>键策略不起作用，因为请求中没有键：请指定键的位置（--key-in、--key-strategy；契约 → 键，以及场景 → 键策略）。</translation>
    </message>
    <message>
        <source>A single packet needs HTTP/2 over TLS: an https:// URL without --http1.1, or choose --release last-byte (Scenario, Release).</source>
        <translation>单包需要基于 TLS 的 HTTP/2：请使用 https:// URL 且不带 --http1.1，或选择 --release last-byte（场景 → 释放）。</translation>
    </message>
    <message>
        <source>%1 attempts of one operation are too many where each has a key, a variable or a traceparent of its own; at most %2 (--attempts, --retries, --retry-budget; Scenario, Attempts and Retries).</source>
        <translation>当每次尝试各有自己的键、变量或 traceparent 时，一个操作有 %1 次尝试过多；至多 %2 次（--attempts、--retries、--retry-budget；场景 → 尝试和重试）。</translation>
    </message>
    <message>
        <source>The control needs distinct keys, but the request holds no key: say where it goes (--key-in; Contract, Key), or do without --control and --accept inferred.</source>
        <translation>对照需要各不相同的键，但请求中没有键：请指定键的位置（--key-in；契约 → 键），或不使用 --control 和 --accept inferred。</translation>
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
</context>
<context>
    <name>idemscope::ProbeCard</name>
    <message>
        <source>the number of values found</source>
        <translation>找到的值的个数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a map: key to number</source>
        <translation>映射：键到数字</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>读取方式</translation>
    </message>
    <message>
        <source>JSONPath</source>
        <translation>JSONPath</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>请求头</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>请求体</translation>
    </message>
    <message>
        <source>Most pages followed</source>
        <translation>最多跟随页数</translation>
    </message>
    <message>
        <source>Remove this probe</source>
        <translation>移除此探针</translation>
    </message>
    <message>
        <source>URL of the probe</source>
        <translation>探针的 URL</translation>
    </message>
    <message>
        <source>Shown in verdicts; empty: method and URL</source>
        <translation>显示在结论中；留空则为方法和 URL</translation>
    </message>
    <message>
        <source>Counts per operation: proves</source>
        <translation>按操作计数：可证实</translation>
    </message>
    <message>
        <source>Counts per run</source>
        <translation>按运行计数</translation>
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
        <source>No attempt reached the target: its name, the connection or TLS failed.</source>
        <translation>没有任何尝试到达目标：域名解析、连接或 TLS 失败。</translation>
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
        <source>One operation ended without an acknowledgement; effects found in doubt: %1.</source>
        <translation>有 1 个操作直到结束都未得到确认；存疑的效果数：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations ended without an acknowledgement; effects found in doubt: %1.</source>
        <translation>
            <numerusform>有 %Ln 个操作直到结束都未得到确认；存疑的效果数：%1。</numerusform>
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
</context>
<context>
    <name>idemscope::Reconcile</name>
    <message>
        <source>Run %1 has no attempt in doubt; there is nothing to reconcile</source>
        <translation>运行 %1 没有存疑的尝试，无需对账</translation>
    </message>
    <message>
        <source>The run was sent with the secret “%1”, which is never stored: give it again (set IDEMSCOPE_SECRET_%2 in the environment)</source>
        <translation>该运行发送时使用了从不保存的机密“%1”：请重新提供（在环境变量中设置 IDEMSCOPE_SECRET_%2）</translation>
    </message>
    <message>
        <source>The request held a secret that is never stored, so it cannot be sent again as it was</source>
        <translation>该请求含有从不保存的机密，因此无法原样重新发送</translation>
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
    <message numerus="yes">
        <source>%n variable(s) without a value: %1</source>
        <translation>
            <numerusform>%n 个变量没有值：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no HTTP method</source>
        <translation>“%1”不是 HTTP 方法</translation>
    </message>
</context>
<context>
    <name>idemscope::ReportCommand</name>
    <message>
        <source>“%1” is no run; “idemscope history list” shows them</source>
        <translation>“%1”不是运行；可用“idemscope history list”查看所有运行</translation>
    </message>
    <message>
        <source>Write a stored run as a report</source>
        <translation>将已存储的运行写成报告</translation>
    </message>
    <message>
        <source>one of %1 (json)</source>
        <translation>以下之一：%1（json）</translation>
    </message>
    <message>
        <source>file to write (standard output)</source>
        <translation>要写入的文件（标准输出）</translation>
    </message>
</context>
<context>
    <name>idemscope::RequestLine</name>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>https://…</source>
        <translation>https://…</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Send the request once (Ctrl+Return)</source>
        <translation>发送一次请求（Ctrl+Return）</translation>
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
        <source>Stop the run and keep what was done (Esc)</source>
        <translation>停止运行并保留已完成的部分（Esc）</translation>
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
        <source>it needs a --probe of its own before it</source>
        <translation>它前面需要有自己的 --probe</translation>
    </message>
    <message>
        <source>a --probe-count, --probe-number or --probe-map must follow it</source>
        <translation>它后面必须跟 --probe-count、--probe-number 或 --probe-map</translation>
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
        <source>a header; replaces the file&apos;s of that name</source>
        <translation>一个请求头；替换文件中的同名请求头</translation>
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
        <source>what counts effects; repeatable, each with one of the next three</source>
        <translation>用什么计数效果；可重复使用，每个都需搭配以下三个选项之一</translation>
    </message>
    <message>
        <source>effects = number of selected nodes</source>
        <translation>效果数 = 选中节点的个数</translation>
    </message>
    <message>
        <source>effects = the selected number</source>
        <translation>效果数 = 选中的数值</translation>
    </message>
    <message>
        <source>effects = the number under each operation&apos;s key</source>
        <translation>效果数 = 每个操作的键所对应的数值</translation>
    </message>
    <message>
        <source>a header of the probes</source>
        <translation>探针的请求头</translation>
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
        <source>client certificate</source>
        <translation>客户端证书</translation>
    </message>
    <message>
        <source>its key</source>
        <translation>客户端证书的私钥</translation>
    </message>
    <message>
        <source>http:// or socks5:// proxy</source>
        <translation>http:// 或 socks5:// 代理</translation>
    </message>
    <message>
        <source>hosts that bypass it</source>
        <translation>不经过代理的主机</translation>
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
</context>
<context>
    <name>idemscope::RequestPage</name>
    <message>
        <source>New request</source>
        <translation>新建请求</translation>
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
</context>
<context>
    <name>idemscope::ResultLinks</name>
    <message>
        <source>&amp;JSON: all figures…</source>
        <translation>JSON：全部数据(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;CSV: one line per attempt…</source>
        <translation>CSV：每次尝试一行(&amp;C)…</translation>
    </message>
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
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
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
</context>
<context>
    <name>idemscope::RunExport</name>
    <message>
        <source>The report cannot be written: %1</source>
        <translation>无法写入报告：%1</translation>
    </message>
    <message>
        <source>“%1” is no report format; known are %2</source>
        <translation>“%1”不是报告格式；已知格式有 %2</translation>
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
</context>
<context>
    <name>idemscope::RunOptions</name>
    <message>
        <source>FORMAT=FILE expected, FORMAT one of %1</source>
        <translation>应为 FORMAT=FILE，FORMAT 为以下之一：%1</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written</source>
        <translation>无法写入文件夹 %1</translation>
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
        <source>critical|major|minor (major)</source>
        <translation>critical|major|minor (major)</translation>
    </message>
    <message>
        <source>one of %1 expected</source>
        <translation>应为以下之一：%1</translation>
    </message>
    <message>
        <source>The environment “%1” is protected: add --confirm %1. Nothing was sent.</source>
        <translation>环境“%1”受保护：请添加 --confirm %1。未发送任何内容。</translation>
    </message>
    <message>
        <source>The request carries a key that looks live: add --confirm %1. Nothing was sent.</source>
        <translation>请求携带了看似生产环境的密钥：请添加 --confirm %1。未发送任何内容。</translation>
    </message>
    <message>
        <source>Up to %1 attempts would be sent to %2, which is not on this machine: add --yes. Nothing was sent.</source>
        <translation>最多将有 %1 次尝试发往 %2，而它不在本机上：请添加 --yes。未发送任何内容。</translation>
    </message>
</context>
<context>
    <name>idemscope::RunPage</name>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
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
    <name>idemscope::RunSession</name>
    <message>
        <source>The environment “%1” is protected. Up to %2 attempts will be sent to %3. Type its name to go on.</source>
        <translation>环境“%1”受保护。最多将有 %2 次尝试发往 %3。请键入环境名称以继续。</translation>
    </message>
    <message>
        <source>The request carries a key that looks live. Up to %1 attempts will be sent to %2. Type the name of the host to go on.</source>
        <translation>请求携带了看似生产环境的密钥。最多将有 %1 次尝试发往 %2。请键入主机名以继续。</translation>
    </message>
    <message>
        <source>Up to %1 attempts will be sent to %2. Each may have a real effect there. Go on?</source>
        <translation>最多将有 %1 次尝试发往 %2。每次尝试都可能在那里产生真实的效果。是否继续？</translation>
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
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
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
</context>
<context>
    <name>idemscope::Safety</name>
    <message>
        <source>“%1” is no URL with a host</source>
        <translation>“%1”不是包含主机的 URL</translation>
    </message>
    <message>
        <source>The run may send %1 attempts to %2; at most %3 are sent to another machine unless you raise the limit (--max-attempts)</source>
        <translation>此运行可能向 %2 发送 %1 次尝试；除非提高上限（--max-attempts），否则最多只能向其他机器发送 %3 次</translation>
    </message>
    <message>
        <source>A gated burst of %1 attempts needs as many exchanges in flight; at most %2 go to another machine unless you raise the limit (--in-flight)</source>
        <translation>一次包含 %1 次尝试的闸门突发需要同样多的在途交互；除非提高上限（--in-flight），否则发往其他机器的最多为 %2 个</translation>
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
        <source>SQLite file (one of its own, removed at the end)</source>
        <translation>SQLite 文件（自带一个，结束时删除）</translation>
    </message>
    <message>
        <source>list the strategies</source>
        <translation>列出策略</translation>
    </message>
    <message>
        <source>one JSON document on standard output</source>
        <translation>向标准输出写一个 JSON 文档</translation>
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
</context>
<context>
    <name>idemscope::ScenarioCheck</name>
    <message>
        <source>A scenario needs at least one operation (--operations; Scenario, Operations).</source>
        <translation>一个场景至少需要一个操作（--operations；“场景”→“操作”）。</translation>
    </message>
    <message>
        <source>An operation needs at least one attempt (--attempts; Scenario, Attempts).</source>
        <translation>一个操作至少需要一次尝试（--attempts；“场景”→“尝试”）。</translation>
    </message>
    <message>
        <source>A scenario needs at least one round (--rounds; Scenario, Rounds).</source>
        <translation>一个场景至少需要一个轮次（--rounds；“场景”→“轮次”）。</translation>
    </message>
    <message>
        <source>Operations times rounds are more than a run can number: lower one of them (--operations, --rounds; Scenario, Operations and Rounds).</source>
        <translation>操作数与轮次数之积超出一次运行可编号的范围：请降低其中之一（--operations、--rounds；“场景”→“操作”和“轮次”）。</translation>
    </message>
    <message>
        <source>At least one exchange must be allowed in flight (--in-flight; Scenario, In flight).</source>
        <translation>至少须允许一个在途交互（--in-flight；“场景”→“在途”）。</translation>
    </message>
    <message>
        <source>The key strategy “fixed” needs a key (--key-strategy fixed:KEY; Scenario, Fixed key).</source>
        <translation>键策略“fixed”需要一个键（--key-strategy fixed:KEY；“场景”→“固定键”）。</translation>
    </message>
    <message>
        <source>Rounds need fresh keys, a fixed key allows one round only: use --rounds 1 or another --key-strategy (Scenario, Rounds and Key strategy).</source>
        <translation>每个轮次都需要新的键，固定键只允许一个轮次：请使用 --rounds 1 或其他 --key-strategy（“场景”→“轮次”和“键策略”）。</translation>
    </message>
    <message>
        <source>The delay between attempts goes from %1 to %2 ms, which is no range (--arrival staggered:MS-MS; Scenario, Arrival).</source>
        <translation>尝试之间的延迟从 %1 到 %2 ms，不是有效范围（--arrival staggered:MS-MS；“场景”→“到达方式”）。</translation>
    </message>
    <message>
        <source>The arrival “open” needs a rate above 0 operations per second (--arrival open:RATE; Scenario, Arrival).</source>
        <translation>到达方式“open”的速率必须大于每秒 0 个操作（--arrival open:RATE；“场景”→“到达方式”）。</translation>
    </message>
    <message>
        <source>Attempts that are released together must arrive together: --release last-byte and single-packet need --arrival concurrent (Scenario, Release and Arrival).</source>
        <translation>一起释放的尝试必须一起到达：--release last-byte 和 single-packet 需要 --arrival concurrent（“场景”→“释放”和“到达方式”）。</translation>
    </message>
    <message>
        <source>%1 attempts are to be held and released together, but only %2 may be in flight: raise the limit or lower the attempts (--in-flight, --attempts, --operations; Scenario, In flight).</source>
        <translation>有 %1 次尝试需要先暂缓再一起释放，但在途的最多只能有 %2 次：请提高上限或减少尝试（--in-flight、--attempts、--operations；“场景”→“在途”）。</translation>
    </message>
    <message>
        <source>A single packet carries streams of one connection: --release single-packet cannot go with --new-connections (Scenario, Release and New connections).</source>
        <translation>单包承载同一连接上的多个流：--release single-packet 不能与 --new-connections 一起使用（“场景”→“释放”和“新连接”）。</translation>
    </message>
    <message>
        <source>The number of retries must not be negative (--retries; Scenario, Retries).</source>
        <translation>重试次数不能为负（--retries；“场景”→“重试”）。</translation>
    </message>
    <message>
        <source>A backoff time must not be negative (--backoff-ms, --backoff-cap-ms; Scenario, Backoff).</source>
        <translation>退避时间不能为负（--backoff-ms、--backoff-cap-ms；“场景”→“退避”）。</translation>
    </message>
    <message>
        <source>The backoff factor must be at least 1 (--backoff-factor; Scenario, Factor).</source>
        <translation>退避系数至少为 1（--backoff-factor；“场景”→“系数”）。</translation>
    </message>
    <message>
        <source>The deadline must be at least 1 ms (--deadline-ms; Scenario, Deadline).</source>
        <translation>截止时间至少为 1 ms（--deadline-ms；“场景”→“截止时间”）。</translation>
    </message>
    <message>
        <source>The retry budget of %1 attempts is below the %2 first attempts of an operation (--retry-budget, --attempts; Scenario, Budget).</source>
        <translation>%1 次尝试的重试预算低于一个操作的 %2 次首次尝试（--retry-budget、--attempts；“场景”→“预算”）。</translation>
    </message>
    <message>
        <source>Attempts are counted from 1: @%1 strikes none (--abandon, --delay, --client-timeout-ms; Scenario, Faults).</source>
        <translation>尝试从 1 开始计数：@%1 不会命中任何尝试（--abandon、--delay、--client-timeout-ms；“场景”→“故障”）。</translation>
    </message>
    <message>
        <source>A fault is to strike attempt %1, but an operation has at most %2 (--abandon, --delay, --client-timeout-ms, --attempts, --retries; Scenario, Faults).</source>
        <translation>故障要命中第 %1 次尝试，但一个操作最多有 %2 次尝试（--abandon、--delay、--client-timeout-ms、--attempts、--retries；“场景”→“故障”）。</translation>
    </message>
    <message>
        <source>The probability of a fault is a percentage from 0 to 100 (--abandon, --delay, --client-timeout-ms with @%P; Scenario, Faults).</source>
        <translation>故障的概率是 0 到 100 的百分比（--abandon、--delay、--client-timeout-ms 配合 @%P；“场景”→“故障”）。</translation>
    </message>
    <message>
        <source>A delay or client timeout of %1 ms is impossible (--delay, --client-timeout-ms; Scenario, Faults).</source>
        <translation>%1 ms 的延迟或客户端超时无效（--delay、--client-timeout-ms；“场景”→“故障”）。</translation>
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
        <source>start from a scenario saved with the request</source>
        <translation>以随请求保存的场景为起点</translation>
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
        <source>give up at after-connect, mid-request, after-request, after-headers or mid-body; repeatable</source>
        <translation>在 after-connect、mid-request、after-request、after-headers 或 mid-body 处放弃；可重复指定</translation>
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
        <source>a bound on a figure; repeatable</source>
        <translation>对某项数值的限定；可重复指定</translation>
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
        <source>%1 operations in each of %n rounds.</source>
        <translation>
            <numerusform>%n 轮，每轮 %1 个操作。</numerusform>
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
        <source>Run %1 · seed %2 · finished in %3 s</source>
        <translation>运行 %1 · 种子 %2 · 用时 %3 s 完成</translation>
    </message>
    <message>
        <source>Run %1 · seed %2 · stopped after %3 s</source>
        <translation>运行 %1 · 种子 %2 · %3 s 后停止</translation>
    </message>
    <message>
        <source>Run %1 was interrupted</source>
        <translation>运行 %1 已中断</translation>
    </message>
    <message>
        <source>Run %1 is under way</source>
        <translation>运行 %1 正在进行</translation>
    </message>
    <message>
        <source>Log: empty</source>
        <translation>日志：空</translation>
    </message>
    <message>
        <source>Log: %1 attempts, %2</source>
        <translation>日志：%1 次尝试，%2</translation>
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
        <source>The run log %1 cannot be written. Give yourself the right to write the file and its folder, or choose another file.</source>
        <translation>运行日志 %1 无法写入。请为自己授予该文件及其文件夹的写入权限，或选择其他文件。</translation>
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
    <name>idemscope::Theme</name>
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
        <source>Nothing has been fired yet. Run a burst to see every attempt here.</source>
        <translation>尚未发送任何请求。发起突发后，可在此查看每次尝试。</translation>
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
</context>
<context>
    <name>idemscope::VariableTip</name>
    <message>
        <source>%1 has no value: it would be sent as it stands</source>
        <translation>%1 没有值：将原样发送</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1，来自%2</translation>
    </message>
    <message>
        <source>%1 = %2, from %3</source>
        <translation>%1 = %2，来自%3</translation>
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
    <name>idemscope::VariablesDialog</name>
    <message>
        <source>Protected: ask for its name before anything is sent</source>
        <translation>受保护：发送任何内容之前要求输入其名称</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>New environment</source>
        <translation>新建环境</translation>
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
    <name>idemscope::Workbench</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
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
        <source>%n request(s) have changes that are not saved</source>
        <translation>
            <numerusform>%n 个请求有未保存的更改</numerusform>
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
        <source>environment %1</source>
        <translation>环境 %1</translation>
    </message>
    <message>
        <source>collection %1</source>
        <translation>集合 %1</translation>
    </message>
</context>
</TS>
