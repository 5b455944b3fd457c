import { randomBytes } from "node:crypto";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";

/** The variables that machines on one database have in common. */
export const sharedVariables = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  APP_ENCRYPTION_KEY: randomBytes(32).toString("hex"),
  NEXTAUTH_SECRET: randomBytes(16).toString("hex"),
});

/** Gives a machine's data folder the login and API key that the first machine made for all of them. */
export function copyFirstRun(from: string, to: string): Promise<void> {
  return copyFile(join(from, FIRST_RUN), join(to, FIRST_RUN));
}

const FIRST_RUN = "first-run.json";
