<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>idemscope::AttemptInspector</name>
    <message numerus="yes">
        <source>%n wire send(s)</source>
        <translation>
            <numerusform>%n wire send</numerusform>
            <numerusform>%n wire sends</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::AuditCommand</name>
    <message numerus="yes">
        <source>Audit %1 was cut short after %n attempt(s). “idemscope history show audit:%1” shows what was recorded.</source>
        <translation>
            <numerusform>Audit %1 was cut short after one attempt. “idemscope history show audit:%1” shows what was recorded.</numerusform>
            <numerusform>Audit %1 was cut short after %n attempts. “idemscope history show audit:%1” shows what was recorded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::AuditDriver</name>
    <message numerus="yes">
        <source>%n replay(s) at greater ages are scheduled: the window or “idemscope history resume” carries them out when they are due</source>
        <translation>
            <numerusform>%n replay at a greater age is scheduled: the window or “idemscope history resume” carries it out when it is due</numerusform>
            <numerusform>%n replays at greater ages are scheduled: the window or “idemscope history resume” carries them out when they are due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::AuditHistory</name>
    <message numerus="yes">
        <source>executed anew, %n new effect(s)</source>
        <translation>
            <numerusform>executed anew, %n new effect</numerusform>
            <numerusform>executed anew, %n new effects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::AuditOutput</name>
    <message numerus="yes">
        <source>and at most %n set-up and tear-down request(s)</source>
        <translation>
            <numerusform>and at most %n set-up or tear-down request</numerusform>
            <numerusform>and at most %n set-up and tear-down requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::AuditSession</name>
    <message numerus="yes">
        <source>Interrupted: the audit was cut short after %Ln check(s); the others have no answer</source>
        <translation>
            <numerusform>Interrupted: the audit was cut short after one check; the others have no answer</numerusform>
            <numerusform>Interrupted: the audit was cut short after %Ln checks; the others have no answer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::AuditSetup</name>
    <message numerus="yes">
        <source>At most %n attempt(s) at %1, about %2.</source>
        <translation>
            <numerusform>At most %n attempt at %1, about %2.</numerusform>
            <numerusform>At most %n attempts at %1, about %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n set-up and tear-down request(s) as well.</source>
        <translation>
            <numerusform>At most %n set-up or tear-down request as well.</numerusform>
            <numerusform>At most %n set-up and tear-down requests as well.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::BurstOutput</name>
    <message numerus="yes">
        <source>Single packet: %n TCP segment(s) carried the released bytes of a connection</source>
        <translation>
            <numerusform>Single packet: one TCP segment carried the released bytes of a connection</numerusform>
            <numerusform>Single packet: %n TCP segments carried the released bytes of a connection</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::CheckText</name>
    <message numerus="yes">
        <source>Not safe to retry: %n finding(s)</source>
        <translation>
            <numerusform>Not safe to retry: %n finding</numerusform>
            <numerusform>Not safe to retry: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) could not be decided</source>
        <translation>
            <numerusform>%n check could not be decided</numerusform>
            <numerusform>%n checks could not be decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safe to retry, with %n warning(s)</source>
        <translation>
            <numerusform>Safe to retry, with %n warning</numerusform>
            <numerusform>Safe to retry, with %n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safe to retry, with %n remark(s)</source>
        <translation>
            <numerusform>Safe to retry, with %n remark</numerusform>
            <numerusform>Safe to retry, with %n remarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::CleanupDialog</name>
    <message numerus="yes">
        <source>Remove %n thing(s) that this run created?</source>
        <translation>
            <numerusform>Remove %n thing that this run created?</numerusform>
            <numerusform>Remove %n things that this run created?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::CreatedCommands</name>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::CutShort</name>
    <message numerus="yes">
        <source>%Ln operations may have been sent, but their outcome was not recorded: reconcile the run.</source>
        <translation>
            <numerusform>%Ln operation may have been sent, but its outcome was not recorded: reconcile the run.</numerusform>
            <numerusform>%Ln operations may have been sent, but their outcome was not recorded: reconcile the run.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::DefectList</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Delivery</name>
    <message numerus="yes">
        <source>%1 messages had %Ln duplicate effects.</source>
        <translation>
            <numerusform>%1 messages had %Ln duplicate effect.</numerusform>
            <numerusform>%1 messages had %Ln duplicate effects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 messages that were repeated until acknowledged, %Ln had no effect.</source>
        <translation>
            <numerusform>Of %1 messages that were repeated until acknowledged, %Ln had no effect.</numerusform>
            <numerusform>Of %1 messages that were repeated until acknowledged, %Ln had no effect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages, each sent once: none had two effects, %Ln were lost, which this claim allows.</source>
        <translation>
            <numerusform>%1 messages, each sent once: none had two effects, %Ln was lost, which this claim allows.</numerusform>
            <numerusform>%1 messages, each sent once: none had two effects, %Ln were lost, which this claim allows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 messages, repeated until acknowledged: none was lost, %Ln effects were duplicates, which this claim allows.</source>
        <translation>
            <numerusform>%1 messages, repeated until acknowledged: none was lost, %Ln effect was a duplicate, which this claim allows.</numerusform>
            <numerusform>%1 messages, repeated until acknowledged: none was lost, %Ln effects were duplicates, which this claim allows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryJob</name>
    <message numerus="yes">
        <source>Set-up and tear-down send %n request(s) as well.</source>
        <translation>
            <numerusform>Set-up and tear-down send %n request as well.</numerusform>
            <numerusform>Set-up and tear-down send %n requests as well.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryJudge</name>
    <message numerus="yes">
        <source>%1 messages had %Ln effect(s) too many.</source>
        <translation>
            <numerusform>%1 messages had one effect too many.</numerusform>
            <numerusform>%1 messages had %Ln effects too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 messages, %Ln had no effect.</source>
        <translation>
            <numerusform>Of %1 messages, one had no effect.</numerusform>
            <numerusform>Of %1 messages, %Ln had no effect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s) never were acknowledged: their sender gave up.</source>
        <translation>
            <numerusform>One message never was acknowledged: its sender gave up.</numerusform>
            <numerusform>%Ln messages never were acknowledged: their sender gave up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 messages none had two effects; %Ln had none, which this claim allows.</source>
        <translation>
            <numerusform>Of %1 messages none had two effects; one had none, which this claim allows.</numerusform>
            <numerusform>Of %1 messages none had two effects; %Ln had none, which this claim allows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 messages none was lost; %Ln effect(s) were duplicates, which this claim allows.</source>
        <translation>
            <numerusform>Of %1 messages none was lost; one effect was a duplicate, which this claim allows.</numerusform>
            <numerusform>Of %1 messages none was lost; %Ln effects were duplicates, which this claim allows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Messages were lost though the sender repeated them: of %1 messages %Ln had no effect.</source>
        <translation>
            <numerusform>A message was lost though the sender repeated it: of %1 messages one had no effect.</numerusform>
            <numerusform>Messages were lost though the sender repeated them: of %1 messages %Ln had no effect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sender sent each message once, but the channel delivered some twice and the consumer handled them again: %Ln effect(s) too many.</source>
        <translation>
            <numerusform>The sender sent each message once, but the channel delivered some twice and the consumer handled one again: one effect too many.</numerusform>
            <numerusform>The sender sent each message once, but the channel delivered some twice and the consumer handled them again: %Ln effects too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Messages were handled more than once: of %1 messages came %Ln effect(s) too many. The consumer does not deduplicate on the id, or not always.</source>
        <translation>
            <numerusform>A message was handled more than once: of %1 messages came one effect too many. The consumer does not deduplicate on the id, or not always.</numerusform>
            <numerusform>Messages were handled more than once: of %1 messages came %Ln effects too many. The consumer does not deduplicate on the id, or not always.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::DeliveryReport</name>
    <message numerus="yes">
        <source>Refuted: %n of %1 claim(s) did not hold</source>
        <translation>
            <numerusform>Refuted: %n of %1 claims did not hold</numerusform>
            <numerusform>Refuted: %n of %1 claims did not hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undecided: of %n of %1 claim(s) nothing can be said</source>
        <translation>
            <numerusform>Undecided: of %n of %1 claims nothing can be said</numerusform>
            <numerusform>Undecided: of %n of %1 claims nothing can be said</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supported: %n claim(s) held under every fault</source>
        <translation>
            <numerusform>Supported: the claim held under every fault</numerusform>
            <numerusform>Supported: all %n claims held under every fault</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::DeliverySetup</name>
    <message numerus="yes">
        <source>%1 cells, about %n attempt(s) at %2.</source>
        <translation>
            <numerusform>%1 cells, about %n attempt at %2.</numerusform>
            <numerusform>%1 cells, about %n attempts at %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::DetailsPage</name>
    <message numerus="yes">
        <source>%1: %n row(s), taken in turn</source>
        <translation>
            <numerusform>%1: %n row</numerusform>
            <numerusform>%1: %n rows, taken in turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::EffectsChart</name>
    <message numerus="yes">
        <source>the %n operation(s) furthest from what was expected</source>
        <translation>
            <numerusform>the %n operation furthest from what was expected</numerusform>
            <numerusform>the %n operations furthest from what was expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
the worst of %n operation(s); zoom in for the others</source>
        <translation>
            <numerusform>%1
the worst of %n operation; zoom in for the others</numerusform>
            <numerusform>%1
the worst of %n operations; zoom in for the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>%Ln operation</numerusform>
            <numerusform>%Ln operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln effect(s) observed</source>
        <translation>
            <numerusform>%Ln effect observed</numerusform>
            <numerusform>%Ln effects observed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Error4xx</name>
    <message numerus="yes">
        <source>Rejected, corrected and sent with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>Rejected, corrected and sent with the same key, one operation had %Ln effect.</numerusform>
            <numerusform>Rejected, corrected and sent with the same key, one operation had %Ln effects.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Error5xx</name>
    <message numerus="yes">
        <source>Answered %1 and repeated with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>Answered %1 and repeated with the same key, one operation had %Ln effect.</numerusform>
            <numerusform>Answered %1 and repeated with the same key, one operation had %Ln effects.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ErrorCommit</name>
    <message numerus="yes">
        <source>The effect was made, then %1 answered; repeated with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>The effect was made, then %1 answered; repeated with the same key, one operation had %Ln effect.</numerusform>
            <numerusform>The effect was made, then %1 answered; repeated with the same key, one operation had %Ln effects.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ExpiryBurst</name>
    <message numerus="yes">
        <source>A burst of %1 just after the key had expired had %Ln new effects.</source>
        <translation>
            <numerusform>A burst of %1 just after the key had expired had %Ln new effect.</numerusform>
            <numerusform>A burst of %1 just after the key had expired had %Ln new effects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bursts just after the key had expired started one new execution each.</source>
        <translation>
            <numerusform>%Ln burst just after the key had expired started one new execution.</numerusform>
            <numerusform>%Ln bursts just after the key had expired started one new execution each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Firing</name>
    <message numerus="yes">
        <source>Run %1 was cut short after %n attempt(s), and the log holds nothing of it that can be read.</source>
        <translation>
            <numerusform>Run %1 was cut short after one attempt, and the log holds nothing of it that can be read.</numerusform>
            <numerusform>Run %1 was cut short after %n attempts, and the log holds nothing of it that can be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run %1 was cut short after %n attempt(s); %2 of them are recorded. “idemscope history show %1” shows them, “idemscope history reconcile %1” settles what is in doubt.</source>
        <translation>
            <numerusform>Run %1 was cut short after one attempt; recorded: %2. “idemscope history show %1” shows it, “idemscope history reconcile %1” settles what is in doubt.</numerusform>
            <numerusform>Run %1 was cut short after %n attempts; %2 of them are recorded. “idemscope history show %1” shows them, “idemscope history reconcile %1” settles what is in doubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n data row(s) in %1 for %2 operations: after the last one the first is taken again.</source>
        <translation>
            <numerusform>%n data row in %1 for %2 operations: all take the same one.</numerusform>
            <numerusform>%n data rows in %1 for %2 operations: after the last one the first is taken again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::HistoryCommand</name>
    <message numerus="yes">
        <source>history %1 takes %n run(s)</source>
        <translation>
            <numerusform>history %1 takes %n run</numerusform>
            <numerusform>history %1 takes %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ImportCommand</name>
    <message numerus="yes">
        <source>%n request(s) imported</source>
        <translation>
            <numerusform>%n request imported</numerusform>
            <numerusform>%n requests imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) left out</source>
        <translation>
            <numerusform>%n item left out</numerusform>
            <numerusform>%n items left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ImportDialog</name>
    <message numerus="yes">
        <source>%n secret(s) found: each becomes a secret variable. Its value is kept until Idemscope ends and not written to a file.</source>
        <translation>
            <numerusform>%n secret found: it becomes a secret variable. Its value is kept until Idemscope ends and not written to a file.</numerusform>
            <numerusform>%n secrets found: each becomes a secret variable. Its value is kept until Idemscope ends and not written to a file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n request(s)</source>
        <translation>
            <numerusform>%1 of %n request</numerusform>
            <numerusform>%1 of %n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n folder</numerusform>
            <numerusform>%n folders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n environment(s)</source>
        <translation>
            <numerusform>%n environment</numerusform>
            <numerusform>%n environments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variable(s)</source>
        <translation>
            <numerusform>%n variable</numerusform>
            <numerusform>%n variables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Importing</name>
    <message numerus="yes">
        <source>%n request(s) imported</source>
        <translation>
            <numerusform>%n request imported</numerusform>
            <numerusform>%n requests imported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::InsomniaResources</name>
    <message numerus="yes">
        <source>%n entry(-ies) of this kind hold no requests: left out</source>
        <translation>
            <numerusform>%n entry of this kind holds no requests: left out</numerusform>
            <numerusform>%n entries of this kind hold no requests: left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::JUnitReport</name>
    <message numerus="yes">
        <source>%n more round(s) failed likewise</source>
        <translation>
            <numerusform>%n more round failed likewise</numerusform>
            <numerusform>%n more rounds failed likewise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Json</name>
    <message numerus="yes">
        <source>the text is nested deeper than %n level(s)</source>
        <translation>
            <numerusform>the text is nested deeper than %n level</numerusform>
            <numerusform>the text is nested deeper than %n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::JsonArchive</name>
    <message numerus="yes">
        <source>a list of %n items</source>
        <translation>
            <numerusform>a list of %n item</numerusform>
            <numerusform>a list of %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::JsonPath</name>
    <message numerus="yes">
        <source>%1() takes %n argument(s)</source>
        <translation>
            <numerusform>%1() takes %n argument</numerusform>
            <numerusform>%1() takes %n arguments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::LatencyChart</name>
    <message numerus="yes">
        <source>%Ln first execution(s)</source>
        <translation>
            <numerusform>%Ln first execution</numerusform>
            <numerusform>%Ln first executions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replay(s) of these</source>
        <translation>
            <numerusform>%Ln replay of these</numerusform>
            <numerusform>%Ln replays of these</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other answer(s)</source>
        <translation>
            <numerusform>%Ln other answer</numerusform>
            <numerusform>%Ln other answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::LimitsEditor</name>
    <message numerus="yes">
        <source>%n in flight</source>
        <translation>
            <numerusform>%n in flight</numerusform>
            <numerusform>%n in flight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s)</source>
        <translation>
            <numerusform>%n expectation</numerusform>
            <numerusform>%n expectations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::LockOutlives</name>
    <message numerus="yes">
        <source>Repeated while the first request was being processed (%1 s), one operation had %Ln effects: its lock did not last.</source>
        <translation>
            <numerusform>Repeated while the first request was being processed (%1 s), one operation had %Ln effect: its lock did not last.</numerusform>
            <numerusform>Repeated while the first request was being processed (%1 s), one operation had %Ln effects: its lock did not last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln twins came while the first request was being processed (%1 s), the latest after %2 s: none had an effect.</source>
        <translation>
            <numerusform>%Ln twin came while the first request was being processed (%1 s), after %2 s: it had no effect.</numerusform>
            <numerusform>%Ln twins came while the first request was being processed (%1 s), the latest after %2 s: none had an effect.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::MainWindow</name>
    <message numerus="yes">
        <source>%n scheduled replay(s) were carried out.</source>
        <translation>
            <numerusform>One scheduled replay was carried out.</numerusform>
            <numerusform>%n scheduled replays were carried out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) under way may be fired at it; what follows would be refused.</source>
        <translation>
            <numerusform>%n run under way may be fired at it; what follows would be refused.</numerusform>
            <numerusform>%n runs under way may be fired at it; what follows would be refused.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::MarkdownReport</name>
    <message numerus="yes">
        <source>%n more row(s) are in the other formats</source>
        <translation>
            <numerusform>%n more row is in the other formats</numerusform>
            <numerusform>%n more rows are in the other formats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::NumberText</name>
    <message numerus="yes">
        <source>%n min</source>
        <comment>minutes ago, short</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>hours ago, short</comment>
        <translation>
            <numerusform>%n h</numerusform>
            <numerusform>%n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <comment>days ago, short</comment>
        <translation>
            <numerusform>%n d</numerusform>
            <numerusform>%n d</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::OpenApi</name>
    <message numerus="yes">
        <source>%n webhook(s) were left out: they are calls that the API makes</source>
        <translation>
            <numerusform>%n webhook was left out: it is a call that the API makes</numerusform>
            <numerusform>%n webhooks were left out: they are calls that the API makes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::PastedText</name>
    <message numerus="yes">
        <source>%n more request(s) in it: use “Import from the clipboard…” in the File menu.</source>
        <translation>
            <numerusform>%n more request in it: use “Import from the clipboard…” in the File menu.</numerusform>
            <numerusform>%n more requests in it: use “Import from the clipboard…” in the File menu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::PostmanCollection</name>
    <message numerus="yes">
        <source>%n saved example response(s) were left out</source>
        <translation>
            <numerusform>%n saved example response was left out</numerusform>
            <numerusform>%n saved example responses were left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ProbeReasons</name>
    <message numerus="yes">
        <source>%Ln operations were acknowledged without an identity in the body.</source>
        <translation>
            <numerusform>%Ln operation was acknowledged without an identity in the body.</numerusform>
            <numerusform>%Ln operations were acknowledged without an identity in the body.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The probe %1 read %Ln operations together: 2 + 0 looks like 1 + 1. Use a probe per operation, or accept counted evidence.</source>
        <translation>
            <numerusform>The probe %1 read %Ln operation together: 2 + 0 looks like 1 + 1. Use a probe per operation, or accept counted evidence.</numerusform>
            <numerusform>The probe %1 read %Ln operations together: 2 + 0 looks like 1 + 1. Use a probe per operation, or accept counted evidence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the probe %1, which counts the whole run, shows an excess of %Ln: somebody else may have written at the same time. Use a probe per operation, or accept counted evidence.</source>
        <translation>
            <numerusform>Only the probe %1, which counts the whole run, shows an excess of %Ln: somebody else may have written at the same time. Use a probe per operation, or accept counted evidence.</numerusform>
            <numerusform>Only the probe %1, which counts the whole run, shows an excess of %Ln: somebody else may have written at the same time. Use a probe per operation, or accept counted evidence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations were acknowledged by 202 only and their effects not seen within %1 s.</source>
        <translation>
            <numerusform>%Ln operation was acknowledged by 202 only and its effect not seen within %1 s.</numerusform>
            <numerusform>%Ln operations were acknowledged by 202 only and their effects not seen within %1 s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::PruneCommand</name>
    <message numerus="yes">
        <source>%n run(s) and audits would go, about %1 bytes</source>
        <translation>
            <numerusform>%n run or audit would go, about %1 bytes</numerusform>
            <numerusform>%n runs and audits would go, about %1 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) and audits deleted, %1 bytes given back</source>
        <translation>
            <numerusform>%n run or audit deleted, %1 bytes given back</numerusform>
            <numerusform>%n runs and audits deleted, %1 bytes given back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::PruneDialog</name>
    <message numerus="yes">
        <source>%n run(s) and audits would go with all their attempts, about %1. This cannot be undone.</source>
        <translation>
            <numerusform>%n run or audit would go with all its attempts, about %1. This cannot be undone.</numerusform>
            <numerusform>%n runs and audits would go with all their attempts, about %1. This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Reasons</name>
    <message numerus="yes">
        <source>%Ln of %1 clients never learnt the result.</source>
        <translation>
            <numerusform>%Ln of %1 clients never learnt the result.</numerusform>
            <numerusform>%Ln of %1 clients never learnt the result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests with another payload under a used key were acknowledged.</source>
        <translation>
            <numerusform>%Ln request with another payload under a used key was acknowledged.</numerusform>
            <numerusform>%Ln requests with another payload under a used key were acknowledged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 rounds do not count: their attempts did not overlap.</source>
        <translation>
            <numerusform>%Ln of %1 rounds does not count: its attempts did not overlap.</numerusform>
            <numerusform>%Ln of %1 rounds do not count: their attempts did not overlap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations ended without an acknowledgement.</source>
        <translation>
            <numerusform>%Ln operation ended without an acknowledgement.</numerusform>
            <numerusform>%Ln operations ended without an acknowledgement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations ended without an acknowledgement; %1 of them have an effect.</source>
        <translation>
            <numerusform>%Ln operation ended without an acknowledgement; %1 of them have an effect.</numerusform>
            <numerusform>%Ln operations ended without an acknowledgement; %1 of them have an effect.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Render</name>
    <message numerus="yes">
        <source>%n variable(s) without a value: %1. Give a value (--set NAME=VALUE, --env NAME ¦ Edit, Edit variables; those of the sandbox have one once it runs).</source>
        <translation>
            <numerusform>One variable without a value: %1. Give it one (--set NAME=VALUE, --env NAME ¦ Edit, Edit variables; those of the sandbox have one once it runs).</numerusform>
            <numerusform>%n variables without a value: %1. Give them one (--set NAME=VALUE, --env NAME ¦ Edit, Edit variables; those of the sandbox have one once it runs).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ReportAttempts</name>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>%n more in the log</numerusform>
            <numerusform>%n more in the log</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ReportLimits</name>
    <message numerus="yes">
        <source>%n check(s) could not be put to this target; the scorecard says why.</source>
        <translation>
            <numerusform>%n check could not be put to this target; the scorecard says why.</numerusform>
            <numerusform>%n checks could not be put to this target; the scorecard says why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) could not be decided: inconclusive is not passed.</source>
        <translation>
            <numerusform>%n check could not be decided: inconclusive is not passed.</numerusform>
            <numerusform>%n checks could not be decided: inconclusive is not passed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RetryAbandon</name>
    <message numerus="yes">
        <source>Broken off at “%1” and retried with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>Broken off at “%1” and retried with the same key, one operation had %Ln effect.</numerusform>
            <numerusform>Broken off at “%1” and retried with the same key, one operation had %Ln effects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Broken off in %Ln ways and retried with the same key, each operation had one effect.</source>
        <translation>
            <numerusform>Broken off in %Ln way and retried with the same key, the operation had one effect.</numerusform>
            <numerusform>Broken off in %Ln ways and retried with the same key, each operation had one effect.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RetryNewKey</name>
    <message numerus="yes">
        <source>%1 attempts of one operation, each with a key of its own, had %Ln effects: nothing but the key protects.</source>
        <translation>
            <numerusform>%1 attempts of one operation, each with a key of its own, had %Ln effect: nothing but the key protects.</numerusform>
            <numerusform>%1 attempts of one operation, each with a key of its own, had %Ln effects: nothing but the key protects.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RetryStorm</name>
    <message numerus="yes">
        <source>%Ln of %1 clients did not learn the result within %2 s and a budget of %3 attempts.</source>
        <translation>
            <numerusform>%Ln of %1 clients did not learn the result within %2 s and a budget of %3 attempts.</numerusform>
            <numerusform>%Ln of %1 clients did not learn the result within %2 s and a budget of %3 attempts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RetryTimeoutChain</name>
    <message numerus="yes">
        <source>Timed out after %1 ms and retried with the same key, one operation had %Ln effects.</source>
        <translation>
            <numerusform>Timed out after %1 ms and retried with the same key, one operation had %Ln effect.</numerusform>
            <numerusform>Timed out after %1 ms and retried with the same key, one operation had %Ln effects.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RowsFile</name>
    <message numerus="yes">
        <source>%n row(s); operations take them in turn.</source>
        <translation>
            <numerusform>%n row, which every operation takes.</numerusform>
            <numerusform>%n rows; operations take them in turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RunPage</name>
    <message numerus="yes">
        <source>%n key(s) in doubt will be sent again with the same payload, by one client each, until there is an answer. A target that keeps its keys answers with what became of them; one that does not may act again.</source>
        <translation>
            <numerusform>%n key in doubt will be sent again with the same payload, by one client, until there is an answer. A target that keeps its keys answers with what became of it; one that does not may act again.</numerusform>
            <numerusform>%n keys in doubt will be sent again with the same payload, by one client each, until there is an answer. A target that keeps its keys answers with what became of them; one that does not may act again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RunSession</name>
    <message numerus="yes">
        <source>The environment “%1” is protected. At most %n attempt(s) will be sent to %2. Type its name to go on.</source>
        <translation>
            <numerusform>The environment “%1” is protected. At most %n attempt will be sent to %2. Type its name to go on.</numerusform>
            <numerusform>The environment “%1” is protected. At most %n attempts will be sent to %2. Type its name to go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The request carries a key that looks live. At most %n attempt(s) will be sent to %1. Type the name of the host to go on.</source>
        <translation>
            <numerusform>The request carries a key that looks live. At most %n attempt will be sent to %1. Type the name of the host to go on.</numerusform>
            <numerusform>The request carries a key that looks live. At most %n attempts will be sent to %1. Type the name of the host to go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n attempt(s) will be sent to %1. Each may have a real effect there. Go on?</source>
        <translation>
            <numerusform>At most %n attempt will be sent to %1. It may have a real effect there. Go on?</numerusform>
            <numerusform>At most %n attempts will be sent to %1. Each may have a real effect there. Go on?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::RunsModel</name>
    <message numerus="yes">
        <source>Run %1: %2
%3
%n attempt(s), %4</source>
        <translation>
            <numerusform>Run %1: %2
%3
%n attempt, %4</numerusform>
            <numerusform>Run %1: %2
%3
%n attempts, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ScenarioDriver</name>
    <message numerus="yes">
        <source>stopped: the target answered 429 %n times in a row</source>
        <translation>
            <numerusform>stopped: the target answered 429 %n time in a row</numerusform>
            <numerusform>stopped: the target answered 429 %n times in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::ScenarioText</name>
    <message numerus="yes">
        <source>Each operation is sent by %n client(s), one after another.</source>
        <translation>
            <numerusform>Each operation is sent by %n client, one after another.</numerusform>
            <numerusform>Each operation is sent by %n clients, one after another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each operation is sent by %n client(s), %1 ms apart.</source>
        <translation>
            <numerusform>Each operation is sent by %n client, %1 ms apart.</numerusform>
            <numerusform>Each operation is sent by %n clients, %1 ms apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each operation is sent by %n client(s), %1 to %2 ms apart.</source>
        <translation>
            <numerusform>Each operation is sent by %n client, %1 to %2 ms apart.</numerusform>
            <numerusform>Each operation is sent by %n clients, %1 to %2 ms apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Operations start at fixed times, %1 a second, each sent by %n client(s).</source>
        <translation>
            <numerusform>Operations start at fixed times, %1 a second, each sent by %n client.</numerusform>
            <numerusform>Operations start at fixed times, %1 a second, each sent by %n clients.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each operation is sent by %n client(s) at once.</source>
        <translation>
            <numerusform>Each operation is sent by %n client at once.</numerusform>
            <numerusform>Each operation is sent by %n clients at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) × %1, %2</source>
        <translation>
            <numerusform>%n operation × %1, %2</numerusform>
            <numerusform>%n operations × %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rounds</source>
        <translation>
            <numerusform>%1, %n round</numerusform>
            <numerusform>%1, %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s).</source>
        <translation>
            <numerusform>%n operation.</numerusform>
            <numerusform>%n operations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A client without an answer tries again, at most %n time(s).</source>
        <translation>
            <numerusform>A client without an answer tries again, at most %n time.</numerusform>
            <numerusform>A client without an answer tries again, at most %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) expected</source>
        <translation>
            <numerusform>%n effect expected</numerusform>
            <numerusform>%n effects expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retry/retries, from %1 ms on</source>
        <translation>
            <numerusform>%n retry, from %1 ms on</numerusform>
            <numerusform>%n retries, from %1 ms on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) in each of %1 rounds.</source>
        <translation>
            <numerusform>%n operation in each of %1 rounds.</numerusform>
            <numerusform>%n operations in each of %1 rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set-up and tear-down request(s)</source>
        <translation>
            <numerusform>%n set-up or tear-down request</numerusform>
            <numerusform>%n set-up and tear-down requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n data row(s), taken again from the first on</source>
        <translation>
            <numerusform>%n data row for all</numerusform>
            <numerusform>%n data rows, taken again from the first on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::Sentences</name>
    <message numerus="yes">
        <source>Duplicated: one operation was answered with %Ln identities</source>
        <translation>
            <numerusform>Duplicated: one operation was answered with %Ln identity</numerusform>
            <numerusform>Duplicated: one operation was answered with %Ln identities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 operations were answered with %Ln identities</source>
        <translation>
            <numerusform>Duplicated: %1 operations were answered with %Ln identity</numerusform>
            <numerusform>Duplicated: %1 operations were answered with %Ln identities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: at least %Ln effects too many</source>
        <translation>
            <numerusform>Duplicated: at least %Ln effect too many</numerusform>
            <numerusform>Duplicated: at least %Ln effects too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: one key produced at least %Ln effects</source>
        <translation>
            <numerusform>Duplicated: one key produced at least %Ln effect</numerusform>
            <numerusform>Duplicated: one key produced at least %Ln effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 keys produced at least %Ln effects</source>
        <translation>
            <numerusform>Duplicated: %1 keys produced at least %Ln effect</numerusform>
            <numerusform>Duplicated: %1 keys produced at least %Ln effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: one key produced %Ln effects</source>
        <translation>
            <numerusform>Duplicated: one key produced %Ln effect</numerusform>
            <numerusform>Duplicated: one key produced %Ln effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 keys produced %Ln effects</source>
        <translation>
            <numerusform>Duplicated: %1 keys produced %Ln effect</numerusform>
            <numerusform>Duplicated: %1 keys produced %Ln effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: one operation produced at least %Ln effects</source>
        <translation>
            <numerusform>Duplicated: one operation produced at least %Ln effect</numerusform>
            <numerusform>Duplicated: one operation produced at least %Ln effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 operations produced at least %Ln effects</source>
        <translation>
            <numerusform>Duplicated: %1 operations produced at least %Ln effect</numerusform>
            <numerusform>Duplicated: %1 operations produced at least %Ln effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: one operation produced %Ln effects</source>
        <translation>
            <numerusform>Duplicated: one operation produced %Ln effect</numerusform>
            <numerusform>Duplicated: one operation produced %Ln effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicated: %1 operations produced %Ln effects</source>
        <translation>
            <numerusform>Duplicated: %1 operations produced %Ln effect</numerusform>
            <numerusform>Duplicated: %1 operations produced %Ln effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly once: each of %Ln operations was answered with one identity</source>
        <translation>
            <numerusform>Exactly once: %Ln operation was answered with one identity</numerusform>
            <numerusform>Exactly once: each of %Ln operations was answered with one identity</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly once per key: each of %Ln keys produced one effect</source>
        <translation>
            <numerusform>Exactly once per key: %Ln key produced one effect</numerusform>
            <numerusform>Exactly once per key: each of %Ln keys produced one effect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly once: %1 operations produced %Ln effects</source>
        <translation>
            <numerusform>Exactly once: %1 operations produced %Ln effect</numerusform>
            <numerusform>Exactly once: %1 operations produced %Ln effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In doubt: %Ln of %1 clients never learnt the result, for all their retries</source>
        <translation>
            <numerusform>In doubt: %Ln of %1 clients never learnt the result, for all its retries</numerusform>
            <numerusform>In doubt: %Ln of %1 clients never learnt the result, for all their retries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In doubt: no answer tells whether %Ln of %1 operations happened</source>
        <translation>
            <numerusform>In doubt: no answer tells whether %Ln of %1 operations happened</numerusform>
            <numerusform>In doubt: no answer tells whether %Ln of %1 operations happened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %Ln acknowledged effects are not there</source>
        <translation>
            <numerusform>Lost: %Ln acknowledged effect is not there</numerusform>
            <numerusform>Lost: %Ln acknowledged effects are not there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unexpected: at least %Ln effects of operations that were refused or rejected</source>
        <translation>
            <numerusform>Unexpected: at least %Ln effect of an operation that was refused or rejected</numerusform>
            <numerusform>Unexpected: at least %Ln effects of operations that were refused or rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unexpected: %Ln effects of operations that were refused or rejected</source>
        <translation>
            <numerusform>Unexpected: %Ln effect of an operation that was refused or rejected</numerusform>
            <numerusform>Unexpected: %Ln effects of operations that were refused or rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inconclusive: nothing proves that each of %Ln operations happened exactly once</source>
        <translation>
            <numerusform>Inconclusive: nothing proves that %Ln operation happened exactly once</numerusform>
            <numerusform>Inconclusive: nothing proves that each of %Ln operations happened exactly once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates of one key, proved by the probe %1, per operation.</source>
        <translation>
            <numerusform>%Ln duplicate of one key, proved by the probe %1, per operation.</numerusform>
            <numerusform>%Ln duplicates of one key, proved by the probe %1, per operation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates of %1 keys, proved by the probe %2, per operation.</source>
        <translation>
            <numerusform>%Ln duplicate of %1 keys, proved by the probe %2, per operation.</numerusform>
            <numerusform>%Ln duplicates of %1 keys, proved by the probe %2, per operation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates in one operation, proved by the probe %1, per operation.</source>
        <translation>
            <numerusform>%Ln duplicate in one operation, proved by the probe %1, per operation.</numerusform>
            <numerusform>%Ln duplicates in one operation, proved by the probe %1, per operation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates in %1 operations, proved by the probe %2, per operation.</source>
        <translation>
            <numerusform>%Ln duplicate in %1 operations, proved by the probe %2, per operation.</numerusform>
            <numerusform>%Ln duplicates in %1 operations, proved by the probe %2, per operation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates, inferred from the identities: true if each of them is a stored effect.</source>
        <translation>
            <numerusform>%Ln duplicate, inferred from the identities: true if each of them is a stored effect.</numerusform>
            <numerusform>%Ln duplicates, inferred from the identities: true if each of them is a stored effect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicates, counted by the probe %1, over the whole run.</source>
        <translation>
            <numerusform>%Ln duplicate, counted by the probe %1, over the whole run.</numerusform>
            <numerusform>%Ln duplicates, counted by the probe %1, over the whole run.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::StorageSettings</name>
    <message numerus="yes">
        <source>%n run(s) and audits deleted, %1 given back.</source>
        <translation>
            <numerusform>%n run or audit deleted, %1 given back.</numerusform>
            <numerusform>%n runs and audits deleted, %1 given back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s), %1</source>
        <translation>
            <numerusform>%n attempt, %1</numerusform>
            <numerusform>%n attempts, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::TabCloser</name>
    <message numerus="yes">
        <source>Stop %n run(s)?</source>
        <translation>
            <numerusform>Stop %n run?</numerusform>
            <numerusform>Stop %n runs?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tab(s) have changes that are not saved</source>
        <translation>
            <numerusform>%n tab has changes that are not saved</numerusform>
            <numerusform>%n tabs have changes that are not saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>idemscope::TimelineChart</name>
    <message numerus="yes">
        <source>Attempts of %n operation(s) over time</source>
        <translation>
            <numerusform>Attempts of %n operation over time</numerusform>
            <numerusform>Attempts of %n operations over time</numerusform>
        </translation>
    </message>
</context>
</TS>
