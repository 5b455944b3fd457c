import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { z } from "zod";
import { type DataFolder, StartError } from "./data-folder";

const FILE = "secrets.json";
const schema = z.object({
  APP_ENCRYPTION_KEY: z.string().regex(/^[0-9a-f]{64}$/i),
  NEXTAUTH_SECRET: z.string().min(16),
  databasePassword: z.string().min(16),
});

/** The secrets of this installation, generated once. */
export type Secrets = z.output<typeof schema>;

/** Reads the secrets of the data folder; generates them if the folder is new. */
export async function ensureSecrets(folder: DataFolder): Promise<Secrets> {
  const kept = await readSecrets(folder);
  if (kept) return kept;
  if (existsSync(folder.file("postgres"))) {
    throw new StartError(
      `${folder.file(FILE)} is missing, and the database beside it can't be opened without it. Restore it from a backup, or remove ${folder.path} to begin anew.`,
    );
  }
  const secrets: Secrets = {
    APP_ENCRYPTION_KEY: randomBytes(32).toString("hex"),
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    databasePassword: randomBytes(24).toString("base64url"),
  };
  await folder.writeJson(FILE, secrets);
  return secrets;
}

/** The secrets of the data folder; null if none have been generated yet. */
export async function readSecrets(folder: DataFolder): Promise<Secrets | null> {
  const content = await folder.readJson(FILE);
  if (content === null) return null;
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new StartError(
    `${folder.file(FILE)} is damaged. Restore it from a backup: what is encrypted in the database can't be read without it.`,
  );
}
