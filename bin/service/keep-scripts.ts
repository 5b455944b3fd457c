import { cp, mkdir, rename, rm, stat } from "node:fs/promises";

/** Milliseconds for which the scripts and styles of an earlier build are still served. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Runs a build that replaces `folder`, and then adds the files of earlier builds, because a page that is open may still
 * load files of its own build, for instance for a dialog. No file replaces another, because file names contain a hash
 * of the contents. During the build the earlier files are in `earlier`, which the build must not change.
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

/** Copies the files that `to` lacks and that have changed within `KEPT_MS`, with the times of their last change. */
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
