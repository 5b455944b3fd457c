import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { Command } from "commander";
import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isPooled } from "@/db/pooled-address";
import { machineOfRunner } from "@/inngest/local/lock";
import { isChosenByEnvironment } from "@/lib/model-settings/model-settings";
import type { Env } from "@/lib/runtime/env";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { APP_FOLDER, DataFolder } from "../local/data-folder";
import { openDatabase } from "../local/open-database";
import { readRuntime } from "../local/runtime";
import { readSecrets } from "../local/secrets";
import { requireSignedCalls } from "../service/configuration";
import { hasInngest } from "../service/runner-process";
import { sealingKeys } from "./reseal";
import { print } from "./with-database";

export function doctorCommand(outcome: { exitCode: number }): Command {
  return new Command("doctor")
    .description("what is configured, what is reachable; exit code 1 where something is wrong")
    .action(async () => {
      const { env } = await import("@/lib/runtime/env");
      const report = await examine(env);
      print(report);
      if (!report.ok) outcome.exitCode = 1;
    });
}

async function examine(env: Env) {
  const folder = new DataFolder(env.DATA_DIR);
  const checks = {
    database: await check(() => examineDatabase(env)),
    secrets: await check(() => examineSecrets(env, folder)),
    job_runner: await check(() => examineRunner(env)),
    engine: await check(() => examineEngine(env)),
    spss: { ok: true, component: String(env.SPSS_COMPONENT) },
    service: await check(() => examineService(folder)),
    disk: await check(() => examineDisk(folder)),
  };
  const ok = Object.values(checks).every((found) => found.ok);
  const build = existsSync(`${APP_FOLDER}.next/BUILD_ID`);
  return { ok, node: process.versions.node, data_dir: folder.path, app_url: env.APP_URL, built: build, ...checks };
}

type Finding = { ok: boolean; problem?: string };

async function check<Found extends object>(work: () => Promise<Found & { ok?: boolean }>): Promise<Found & Finding> {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) } as Found & Finding;
  }
}

async function examineDatabase(env: Env) {
  const { db, close, kind, addresses } = await openDatabase(env);
  const address = addresses && (isPooled(addresses.url) ? "through a pooler" : "direct");
  const direct_address = addresses && (isPooled(addresses.session) ? "missing" : "found");
  try {
    const { by_previous_key, unreadable } = await examineSealed(env, db);
    return {
      ok: unreadable === 0,
      kind,
      address,
      direct_address,
      version: await serverVersion(db),
      organizations: await countOrganizations(db),
      job_runner_on: await machineOfRunner(db),
      sealed_by_previous_key: by_previous_key,
      sealed_by_unknown_key: unreadable,
      ...(unreadable > 0 && { problem: "Set APP_ENCRYPTION_KEY_PREVIOUS to the key before, then call admin reseal." }),
    };
  } finally {
    await close();
  }
}

async function examineSealed(env: Env, db: Db) {
  const [{ current, previous }, { countSealed }] = await Promise.all([sealingKeys(env), import("@/lib/upkeep/reseal")]);
  return current ? countSealed(db, { current, previous }) : { by_previous_key: 0, unreadable: 0 };
}

async function serverVersion(db: Db) {
  const [row] = await db.execute<{ server_version: string }>(sql`show server_version`);
  return row?.server_version ?? null;
}

async function countOrganizations(db: Db) {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::integer as count from organizations`);
  return row?.count ?? 0;
}

async function examineSecrets(env: Env, folder: DataFolder) {
  if (env.APP_ENCRYPTION_KEY && env.NEXTAUTH_SECRET) return { source: "environment" };
  const kept = await readSecrets(folder);
  if (!kept && env.NODE_ENV === "production" && env.DATABASE_URL) {
    throw new Error("Set APP_ENCRYPTION_KEY and NEXTAUTH_SECRET: production with DATABASE_URL generates none.");
  }
  return { source: kept ? "data folder" : "generated at the first start" };
}

async function examineRunner(env: Env) {
  requireSignedCalls(env);
  return { kind: hasInngest(env) ? "an Inngest server" : "local" };
}

async function examineEngine(env: Env) {
  const engine = env.CODING_ENGINE ?? (env.OPENAI_API_KEY ? "openai" : "local");
  if (engine === "local") return (isChosenByEnvironment(env) ? null : await modelOfSettings(env)) ?? { name: engine };
  const address = env.OPENAI_BASE_URL ?? "https://api.openai.com/v1";
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) throw new Error("CODING_ENGINE is openai: set OPENAI_API_KEY.");
  const reply = await fetch(`${address.replace(/\/+$/, "")}/models`, {
    headers: env.OPENAI_API_KEY ? { authorization: `Bearer ${env.OPENAI_API_KEY}` } : {},
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
  if (!reply) throw new Error(`The model provider at ${address} cannot be reached.`);
  if (reply.status === 401 || reply.status === 403) throw new Error("The model provider refuses OPENAI_API_KEY.");
  return { name: engine, provider: address, model: env.CODING_MODEL ?? null };
}

/** The model that Settings, Model name; null if none is switched on. It is not called, because its key is sealed. */
async function modelOfSettings(env: Env) {
  const { db, close } = await openDatabase(env);
  try {
    const [row] = await db.execute<{ provider: string; model: string }>(
      sql`select base_url as provider, model from model_settings
        where ${env.OPERATING_ORGANIZATION ?? null}::uuid is null or organization_id = ${env.OPERATING_ORGANIZATION ?? null}`,
    );
    return row ? { name: "openai", ...row, chosen_in: "Settings, Model" } : null;
  } finally {
    await close();
  }
}

async function examineService(folder: DataFolder) {
  const runtime = await readRuntime(folder);
  if (!runtime) return { running: false };
  const reply = await fetch(`${runtime.url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return { ok: reply?.ok === true, running: true, url: runtime.url, ready: reply?.ok === true };
}

async function examineDisk(folder: DataFolder) {
  const { bavail, bsize } = await statfs(existsSync(folder.path) ? folder.path : APP_FOLDER);
  const freeMegabytes = Math.floor((bavail * bsize) / MEBIBYTE);
  return { ok: freeMegabytes > 500, free_mb: freeMegabytes };
}
