import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the application, so that commands work the same from wherever they are called. */
export const APP_FOLDER = fileURLToPath(new URL("../..", import.meta.url));

/** A failure that the user can fix. Only its message is printed, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** The folder of all local data. */
export class DataFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = resolve(APP_FOLDER, path);
  }

  readonly file = (name: string) => join(this.path, name);

  /** Creates the folder if it is missing; throws if it cannot be written. */
  async prepare(): Promise<this> {
    const probe = this.file(`.probe-${randomBytes(4).toString("hex")}`);
    try {
      await makeFolder(this.path);
      await (await open(probe, "wx")).close();
      await rm(probe);
    } catch (cause) {
      throw new StartError(`The data folder ${this.path} ${reason(cause)}. Set DATA_DIR to one that can be.`, {
        cause,
      });
    }
    return this;
  }

  /** The JSON object in a file of the folder; null if there is no such file. */
  async readJson(name: string): Promise<unknown> {
    let text: string;
    try {
      text = await readFile(this.file(name), "utf8");
    } catch (cause) {
      if (codeOf(cause) === "ENOENT") return null;
      throw new StartError(`${this.file(name)} cannot be read (${codeOf(cause)}).`, { cause });
    }
    try {
      return JSON.parse(text) ?? DAMAGED;
    } catch {
      return DAMAGED;
    }
  }

  /** Writes a file that only its owner may read. It appears complete or not at all. */
  async writeJson(name: string, value: object): Promise<void> {
    const path = this.file(name);
    const draft = join(dirname(path), `.${name}-${randomBytes(4).toString("hex")}`);
    try {
      const file = await open(draft, "wx", 0o600);
      await file.writeFile(`${JSON.stringify(value, null, 2)}\n`);
      await file.sync();
      await file.close();
      await rename(draft, path);
    } catch (cause) {
      await rm(draft, { force: true });
      throw new StartError(`${path} cannot be written (${codeOf(cause)}).`, { cause });
    }
  }

  readonly remove = (name: string) => rm(this.file(name), { force: true });
}

/**
 * Creates folders one by one. Node's recursive `mkdir` never returns if the system answers ENOENT for a folder that it
 * does not let us create.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (cause) {
    if (codeOf(cause) === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (codeOf(cause) !== "ENOENT" || existsSync(dirname(path))) throw cause;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

/** The value that `readJson` returns for a file that holds no JSON. */
const DAMAGED = Symbol("damaged");

function reason(cause: unknown): string {
  const code = codeOf(cause);
  if (code === "ENOSPC") return "cannot be written: the disk is full";
  if (code === "ENOTDIR" || code === "EEXIST") return "cannot be created: there is a file in its place";
  return `cannot be written (${code})`;
}

const codeOf = (cause: unknown) => (cause instanceof Error && "code" in cause ? String(cause.code) : "unknown error");
