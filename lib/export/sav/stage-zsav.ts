import type { Db } from "@/db/client";
import { CHUNK, discardUnclaimed, stageFile } from "@/lib/files/stage-file";
import { stagedSource } from "@/lib/files/staged-source";
import { ZlibBlocks } from "@/lib/tables/write-sav/zlib-blocks";

/**
 * Compresses a file in blocks (.zsav). The blocks are stored in the database until all are complete, and deleted when
 * the file is sent. `pieces` are the dictionary and the packed cases. Throws PAYLOAD_TOO_LARGE if the organization has
 * too many files waiting.
 */
export async function stageZsav(
  db: Db,
  organization: { organizationId: string },
  name: string,
  pieces: AsyncGenerator<Uint8Array, void>,
): Promise<AsyncGenerator<Uint8Array, void>> {
  const { value: dictionary } = await pieces.next();
  if (!dictionary) throw new Error("The file has no dictionary.");
  const blocks = new ZlibBlocks();
  const staged = await stageFile(db, organization, name, blocks.compress(pieces));
  const { header, trailer } = blocks.frame(dictionary.length);
  return send(db, { ...organization, ...staged }, { head: Buffer.concat([dictionary, header]), trailer });
}

async function* send(
  db: Db,
  staged: { organizationId: string; id: string; size: number },
  { head, trailer }: { head: Uint8Array; trailer: Uint8Array },
): AsyncGenerator<Uint8Array, void> {
  try {
    yield head;
    const source = stagedSource(db, staged);
    for (let at = 0; at < staged.size; at += CHUNK) yield source.read(at, Math.min(at + CHUNK, staged.size));
    yield trailer;
  } finally {
    await discardUnclaimed(db, staged, staged);
  }
}
