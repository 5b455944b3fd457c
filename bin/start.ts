import { existsSync } from "node:fs";
import { DataFolder } from "./local/data-folder";
import { firstRunPath, readFirstRun } from "./local/first-run-file";
import { holdDataFolder, wasLeftBehind } from "./local/lock";
import { type DatabaseAddresses, prepareExternal } from "./local/open-database";
import { removeRuntime, writeRuntime } from "./local/runtime";
import { addressLines, exampleLines, loginLines } from "./service/announce";
import { ensureBuilt } from "./service/build";
import { localUrl, requireSignedCalls, serviceSecrets, webEnvironment } from "./service/configuration";
import { runEmbedded } from "./service/database";
import { runExample } from "./service/example-run";
import { ensureWorkspace } from "./service/first-run";
import { requireFreePort } from "./service/port";
import { keepRunning } from "./service/respawn";
import { hasInngest, localInngest, registerFunctions, startRunner } from "./service/runner-process";
import { aborted, stopSignal } from "./service/stop-signal";
import { waitUntilReady } from "./service/wait-until-ready";
import { watchHealth } from "./service/watch-health";
import { startWeb } from "./service/web-process";
import { styleFor } from "./terminal/style";

const style = styleFor(process.stdout);
const say = (line: string) => console.log(`  ${line}`);
const print = (lines: string[]) => console.log(lines.join("\n"));

const WITHOUT_EXAMPLE = "--without-example";
/** A first start that does not code the example writes this file. The next start that may code the example does so. */
const EXAMPLE_DUE = "example-due.json";

/** If the service was killed, its web process may need this many milliseconds to release its port. */
const AFTER_A_KILL_MS = 10_000;

/** Runs the whole service until it is told to stop. */
export async function main(args: string[]): Promise<number> {
  const stopping = stopSignal();
  const cleanUp: (() => Promise<void>)[] = [];
  try {
    await start(cleanUp, stopping, !args.includes(WITHOUT_EXAMPLE));
    await aborted(stopping);
    say("");
    say("Stopping.");
    return 0;
  } catch (error) {
    if (stopping.aborted) return 0;
    throw error;
  } finally {
    for (const undo of cleanUp.reverse()) await undo().catch((error: Error) => console.error(error.message));
  }
}

async function start(cleanUp: (() => Promise<void>)[], stopping: AbortSignal, withExample: boolean): Promise<void> {
  const { env } = await import("@/lib/runtime/env");
  requireSignedCalls(env);
  const folder = await new DataFolder(env.DATA_DIR).prepare();
  const wasKilled = await wasLeftBehind(folder);
  cleanUp.push(await holdDataFolder(folder, "service"));
  const secrets = await serviceSecrets(env, folder);
  await readFirstRun(folder);
  await requireFreePort(env.HOST, env.PORT, wasKilled ? AFTER_A_KILL_MS : 0);
  print(["", `  ${style.bold("Open-text coding")}`]);
  await ensureBuilt((line) => print(["", `  ${line}`]), stopping);
  const supervision = { say, stopping };

  const { DATABASE_URL } = env;
  const database = DATABASE_URL ? null : await runEmbedded(folder, secrets.databasePassword ?? "", supervision);
  if (database) cleanUp.push(database.stop);
  const addresses: DatabaseAddresses = DATABASE_URL
    ? await prepareExternal({ ...env, DATABASE_URL })
    : { url: database?.url ?? "", session: database?.url ?? "" };
  const databaseUrl = addresses.url;
  const { firstRun, isNew } = await ensureWorkspace(env, folder, databaseUrl);
  stopping.throwIfAborted();

  const inngest = hasInngest(env) ? null : await localInngest(secrets.APP_ENCRYPTION_KEY, localUrl(env));
  if (inngest) {
    const startRunnerAgain = () =>
      startRunner(inngest, { databaseUrl: addresses.session, jobsAtOnce: env.JOBS_AT_ONCE }, say);
    const runner = keepRunning("The job runner", await startRunnerAgain(), startRunnerAgain, supervision);
    cleanUp.push(runner.stop);
  }
  const url = localUrl(env);
  const startAgain = async () => {
    const process = await startWeb(webEnvironment(env, secrets, databaseUrl, inngest, firstRun));
    return watchHealth(process, `${url}/api/health`, supervision);
  };
  const web = keepRunning("The web process", await startAgain(), startAgain, supervision);
  cleanUp.push(web.stop);
  await waitUntilReady(url, stopping);
  if (!inngest) {
    await registerFunctions(url, env.INNGEST_SIGNING_KEY).catch((error: Error) => say(error.message));
  }
  await writeRuntime(folder, { pid: process.pid, url, databasePort: database?.port ?? null });
  cleanUp.push(() => removeRuntime(folder));

  print(addressLines(env.APP_URL, style));
  if (firstRun) {
    const isTerminal = process.stdout.isTTY;
    print(loginLines(firstRun, { isNew, isTerminal, file: firstRunPath(folder), url: env.APP_URL }, style));
  }
  if (firstRun && isNew && !withExample) await folder.writeJson(EXAMPLE_DUE, {});
  if (firstRun && withExample && (isNew || existsSync(folder.file(EXAMPLE_DUE)))) {
    await showExample({ firstRun, databaseUrl, localUrl: url, appUrl: env.APP_URL }, stopping);
    await folder.remove(EXAMPLE_DUE);
  }
  print(["", style.dim("  Ctrl-C stops it.")]);
}

async function showExample(input: Parameters<typeof runExample>[0], stopping: AbortSignal): Promise<void> {
  try {
    print(exampleLines(await runExample(input, stopping), style));
  } catch (error) {
    stopping.throwIfAborted();
    say(`The example was not coded: ${error instanceof Error ? error.message : error}`);
  }
}
