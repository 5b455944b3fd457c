import { cp, mkdir, rename, rm, stat } from "node:fs/promises";

/** For how long the scripts and styles of an earlier build are still served. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Runs a build that replaces `folder`, and then adds the files of earlier builds: pages that people have open load
 * further files of their own build, for instance for a dialog. File names contain a hash of the contents, so none
 * replaces another. During the build the earlier files are in `earlier`, which the build must not touch.
 */
export async function keepScripts(folder: string, earlier: string, build: () => Promise<void>): Promise<void> {
  await rm(earlier, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await rename(folder, earlier);
  try {
    await build();
  } finally {
    await addMissing(earlier, folder);
    await rm(earlier, { recursive: true });
  }
}

/** Copies the files that `to` lacks and that are not too old. The time of the last change is copied with them. */
async function addMissing(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: async (source) => {
      const entry = await stat(source);
      return entry.isDirectory() || entry.mtimeMs > Date.now() - KEPT_MS;
    },
  });
}
