import { execFile, type SpawnOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const SETPRIV = "/usr/bin/setpriv";
/**
 * Linux capabilities that let a process enter folders for which it has no permission, the weakest first, with their bit
 * numbers.
 */
const PASSAGE = [
  { name: "dac_read_search", bit: 2n },
  { name: "dac_override", bit: 1n },
];

/** The operating-system account that runs PostgreSQL, and the command by which this account runs a program. */
export type ServerAccount = {
  /** The owner that the account's files must have; undefined if the account is our own. */
  owner?: { uid: number; gid: number };
  command: (program: string, args: string[]) => { file: string; args: string[]; options: SpawnOptions };
};

/**
 * The account to run PostgreSQL with, because PostgreSQL refuses to run as root. Any account but root is used
 * unchanged. Root changes to the account `postgres`, which is created if missing, and gives it access through folders
 * on the way to `paths` that only root may enter.
 */
export async function serverAccount(paths: string[]): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return { command: (file, args) => ({ file, args, options: {} }) };
  const owner = await postgresAccount();
  const closed = await firstClosedFolder(paths, owner);
  if (!closed) return { owner, command: (file, args) => ({ file, args, options: owner }) };
  const capability = await heldCapability();
  if (!capability) {
    throw new Error(
      `PostgreSQL does not run as root, and the account "postgres" may not enter ${closed}. Start as an ordinary user, open that folder (chmod o+x ${closed}), or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"];
  const passage = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`, "--securebits=+no_setuid_fixup"];
  return {
    owner,
    command: (program, args) => ({ file: SETPRIV, args: [...identity, ...passage, program, ...args], options: {} }),
  };
}

async function postgresAccount() {
  const known = await accountIds();
  if (known) return known;
  await run("useradd", ["--system", "--user-group", "--no-create-home", "--home-dir", "/", "postgres"]).catch(() => {});
  const created = await accountIds();
  if (created) return created;
  throw new Error(
    'PostgreSQL does not run as root, and the account "postgres" could not be created. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

async function accountIds() {
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, "postgres"])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return null;
  }
}

async function firstClosedFolder(paths: string[], { uid, gid }: { uid: number; gid: number }) {
  for (const folder of new Set(paths.flatMap(ancestors))) {
    const entry = await stat(folder);
    const mayEnter = entry.uid === uid ? 0o100 : entry.gid === gid ? 0o010 : 0o001;
    if (!(entry.mode & mayEnter)) return folder;
  }
  return null;
}

/** The folders on the way to `path`, the root first. */
function ancestors(path: string): string[] {
  const parent = dirname(resolve(path));
  return parent === path ? [] : [...ancestors(parent), parent];
}

async function heldCapability() {
  if (!existsSync(SETPRIV)) return null;
  const status = await readFile("/proc/self/status", "utf8").catch(() => "");
  const held = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? "0"}`);
  return PASSAGE.find(({ bit }) => (held >> bit) & 1n)?.name ?? null;
}
