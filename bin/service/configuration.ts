import type { Env } from "@/lib/runtime/env";
import { type DataFolder, StartError } from "../local/data-folder";
import type { FirstRun } from "../local/first-run-file";
import { ensureSecrets } from "../local/secrets";
import type { InngestSettings } from "./runner-process";

export type ServiceSecrets = { APP_ENCRYPTION_KEY: string; NEXTAUTH_SECRET: string; databasePassword: string | null };

/**
 * True for a production start with the operator's own database; secrets and a first workspace are then not generated.
 */
export const isManaged = (env: Env) => env.NODE_ENV === "production" && env.DATABASE_URL !== undefined;

/** The configured secrets, or else those of the data folder, which are generated if they are missing. */
export async function serviceSecrets(env: Env, folder: DataFolder): Promise<ServiceSecrets> {
  const { APP_ENCRYPTION_KEY, NEXTAUTH_SECRET } = env;
  if (APP_ENCRYPTION_KEY && NEXTAUTH_SECRET && env.DATABASE_URL) {
    return { APP_ENCRYPTION_KEY, NEXTAUTH_SECRET, databasePassword: null };
  }
  if (isManaged(env)) {
    throw new StartError(
      "In production with DATABASE_URL, set APP_ENCRYPTION_KEY (64 hexadecimal characters) and NEXTAUTH_SECRET (16 characters or more): secrets made up by one process would be unknown to the others.",
    );
  }
  const kept = await ensureSecrets(folder);
  return {
    APP_ENCRYPTION_KEY: APP_ENCRYPTION_KEY ?? kept.APP_ENCRYPTION_KEY,
    NEXTAUTH_SECRET: NEXTAUTH_SECRET ?? kept.NEXTAUTH_SECRET,
    databasePassword: kept.databasePassword,
  };
}

const UNSIGNED =
  "INNGEST_DEV makes /api/inngest answer unsigned calls, as the Inngest Dev Server sends them, so it is not for production. Set INNGEST_DEV=0, INNGEST_BASE_URL, INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY for an Inngest server of your own, both keys alone for Inngest Cloud, or none of them for the local job runner.";

/** Throws if the operator's production accepts calls of jobs from anybody who can reach it. */
export function requireSignedCalls({ NODE_ENV, INNGEST_DEV }: Env): void {
  const isOff = INNGEST_DEV === undefined || /^(0|false)$/i.test(INNGEST_DEV);
  if (NODE_ENV === "production" && !isOff) throw new StartError(UNSIGNED);
}

/** The address of the app on this machine, which may differ from its public address. */
export function localUrl(env: Env): string {
  const host = env.HOST === "0.0.0.0" || env.HOST === "::" ? "127.0.0.1" : env.HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${env.PORT}`;
}

/** The environment of the web process. `inngest` is given if the local runner calls its functions. */
export function webEnvironment(
  env: Env,
  secrets: ServiceSecrets,
  databaseUrl: string,
  inngest: InngestSettings | null,
  firstRun: FirstRun | null,
) {
  return {
    ...process.env,
    ...inngest,
    NODE_ENV: "production" as const,
    DATABASE_URL: databaseUrl,
    APP_ENCRYPTION_KEY: secrets.APP_ENCRYPTION_KEY,
    NEXTAUTH_SECRET: secrets.NEXTAUTH_SECRET,
    NEXTAUTH_URL: env.APP_URL,
    APP_URL: env.APP_URL,
    OPERATING_ORGANIZATION: env.OPERATING_ORGANIZATION ?? firstRun?.organization_id,
    HOST: env.HOST,
    PORT: String(env.PORT),
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
