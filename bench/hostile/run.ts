import { setTimeout as pause } from "node:timers/promises";
import { operatorOf } from "@/e2e/api/operator";
import { attackerOf } from "@/e2e/hostile/attacker";
import { BODIES, HEADERS } from "@/e2e/hostile/bodies";
import { callOrdinarily } from "@/e2e/hostile/ordinary-calls";
import { REQUESTS } from "@/e2e/hostile/requests";
import { CODED_TEXTS, DRAFTED_TEXTS } from "@/e2e/hostile/texts";
import { asAnswers, asCodebooks } from "@/e2e/hostile/uploads";
import { longTurns, noteLongTurns } from "@/e2e/support/long-turns";
import { watchMemory } from "@/e2e/support/process-memory";
import { startService } from "@/e2e/support/service";

// Sends requests designed to take much time or memory, one after another, while another organization codes two answers
// every 500 ms. Prints for each: status, seconds, the longest turn of the web process's event loop (in processor time;
// 0 if below 100 ms), the 95th percentile of the ordinary calls, and the peak memory of any process. Goals: no long
// turn, 2 s, 1,024 MiB. Linux only. Exits with 1 if an attack misses a goal. An argument selects attacks by a part of their name.
const [wanted = ""] = process.argv.slice(2);
/** Milliseconds before the first attack, for the service's own first work. */
const CALM = 10_000;
const LONG_TURN = 100;
const notes = await noteLongTurns();
const service = await startService({ env: notes.env });
let failed = 0;
try {
  const operator = operatorOf(service.dataDir);
  const stranger = await operator.createOrganization({ plan: "enterprise", credits: 100_000 });
  const strangerKey = await operator.createKey(stranger, "read", "write");
  const attacker = attackerOf(service.baseUrl, service.firstRun.api_key);
  const endFirst = callOrdinarily(service.baseUrl, strangerKey);
  await pause(CALM);
  await endFirst();

  for (const attack of [
    ...HEADERS,
    ...REQUESTS,
    ...BODIES,
    ...CODED_TEXTS,
    ...DRAFTED_TEXTS,
    ...(await asAnswers()),
    ...(await asCodebooks()),
  ]) {
    if (!attack.name.includes(wanted)) continue;
    const endWatch = await watchMemory(service.process.pid ?? 0);
    const before = (await longTurns(notes.file)).length;
    // Made before the ordinary calls begin, because making it holds up this process for seconds.
    const body = attack.body?.();
    const endCalls = callOrdinarily(service.baseUrl, strangerKey);
    const began = performance.now();
    const status = await attacker.send({ ...attack, ...(body !== undefined && { body: () => body }) }).then(
      (answered) => answered.status,
      () => "none",
    );
    const seconds = (performance.now() - began) / 1_000;
    const times = (await endCalls()).toSorted((one, next) => one - next);
    const slow = Math.round(times[Math.ceil(0.95 * times.length) - 1] ?? 0);
    const turns = (await longTurns(notes.file)).slice(before).filter((turn) => turn >= LONG_TURN);
    const longest = Math.round(Math.max(0, ...turns));
    const { memory, process } = await endWatch();
    if (status !== attack.status || longest > 0 || slow > 2_000 || memory > 1_024) failed++;
    const figures = [`${status}`, `${seconds.toFixed(1)} s`, `${longest} ms`, `${slow} ms`];
    console.log(`${attack.name.padEnd(60)} ${figures.join("  ")}  ${Math.round(memory)} MiB of ${process}`);
  }
  console.log(`${failed} attacks missed a goal`);
} finally {
  await service.stop();
  await notes.remove();
}
process.exit(failed > 0 ? 1 : 0);
