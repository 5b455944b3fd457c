import { fork } from "node:child_process";
import { hkdfSync } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "@/db/free-port";
import { isPooled } from "@/db/pooled-address";
import { callsAtOnce } from "@/inngest/calls-at-once";
import { sign } from "@/inngest/local/signature";
import type { Env } from "@/lib/runtime/env";
import { APP_FOLDER, StartError } from "../local/data-folder";
import type { RunningPart } from "./respawn";

const KILL_AFTER = 10_000;
const NEEDS_SESSION =
  "DATABASE_URL leads to a pooler, and the local job runner needs sessions of its own. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or configure an Inngest server.";

/** The addresses and keys that the SDK in the web process and the runner share. */
export type InngestSettings = {
  INNGEST_DEV: "0";
  INNGEST_BASE_URL: string;
  INNGEST_EVENT_KEY: string;
  INNGEST_SIGNING_KEY: string;
  INNGEST_SERVE_ORIGIN: string;
};

/** True if the configuration names an Inngest server, so that the local runner is not started. */
export const hasInngest = (env: Env) =>
  [env.INNGEST_DEV, env.INNGEST_BASE_URL, env.INNGEST_EVENT_KEY, env.INNGEST_SIGNING_KEY].some(Boolean);

/** Settings for the local runner: a free port, and keys derived from the key of this installation. */
export async function localInngest(encryptionKey: string, appUrl: string): Promise<InngestSettings> {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", encryptionKey, "", purpose, 32)).toString("hex");
  return {
    INNGEST_DEV: "0",
    INNGEST_BASE_URL: `http://127.0.0.1:${await freePort()}`,
    INNGEST_EVENT_KEY: derived("inngest event key"),
    INNGEST_SIGNING_KEY: `signkey-local-${derived("inngest signing key")}`,
    INNGEST_SERVE_ORIGIN: appUrl,
  };
}

/** Starts the local runner in a process of its own and waits until it works or stands by. */
export async function startRunner(
  settings: InngestSettings,
  { databaseUrl, jobsAtOnce }: { databaseUrl: string; jobsAtOnce: number },
  say: (line: string) => void,
): Promise<RunningPart> {
  if (isPooled(databaseUrl)) throw new StartError(NEEDS_SESSION);
  const runner = fork(fileURLToPath(new URL("../../inngest/local/process.ts", import.meta.url)), {
    cwd: APP_FOLDER,
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(runner, "exit").then(() => {});
  runner.send({
    databaseUrl,
    port: Number(new URL(settings.INNGEST_BASE_URL).port),
    eventKey: settings.INNGEST_EVENT_KEY,
    signingKey: settings.INNGEST_SIGNING_KEY,
    appUrl: `${settings.INNGEST_SERVE_ORIGIN}/api/inngest`,
    concurrency: callsAtOnce(jobsAtOnce),
  });
  const message = await Promise.race([once(runner, "message").then(([content]) => content), exited]);
  if (!message?.url)
    throw new StartError(`The job runner did not start: ${message?.fault ?? "its process ended immediately"}.`);
  if (message.standsBy) {
    say("Another machine's job runner uses the database. This one takes over when that one ends.");
    runner.once("message", () => say("This machine's job runner has taken over."));
  }
  const stop = async () => {
    if (runner.exitCode !== null || runner.signalCode !== null) return;
    runner.kill("SIGTERM");
    const timer = setTimeout(() => runner.kill("SIGKILL"), KILL_AFTER);
    await exited;
    clearTimeout(timer);
  };
  return { exited, stop };
}

/**
 * Makes the app register its functions with the configured Inngest server. The request is signed, because the app
 * accepts no other.
 */
export async function registerFunctions(appUrl: string, signingKey: string | undefined): Promise<void> {
  const headers = signingKey === undefined ? {} : { "x-inngest-signature": sign("", signingKey) };
  const reply = await fetch(`${appUrl}/api/inngest`, { method: "PUT", headers });
  if (reply.ok) return;
  const problem = (await reply.text()).slice(0, 300);
  throw new Error(`The functions were not registered with the Inngest server (${reply.status}): ${problem}`);
}
