import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { uploadChunks, uploads } from "@/db/schema/uploads";
import type { Caller } from "@/lib/auth/caller";
import { newId } from "@/lib/ids";

/** A file stored in the database, so that every process can read it without holding it in memory. */
export type StagedFile = { id: string; name: string; size: number; sha256: Buffer };

/** The size of a staged file's parts in bytes; the last part may be shorter. */
export const CHUNK = 1024 * 1024;

/**
 * Writes a file into the database part by part, as it arrives. Where the upload breaks off, what was written is
 * deleted.
 */
export async function stageFile(
  db: Db,
  caller: Pick<Caller, "organizationId">,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StagedFile> {
  const id = newId();
  const { organizationId } = caller;
  await db.insert(uploads).values({ organizationId, id, name, size: 0 });
  try {
    return { id, name, ...(await writeParts(db, { organizationId, id }, bytes)) };
  } catch (error) {
    await discardUnclaimed(db, caller, { id });
    throw error;
  }
}

async function writeParts(
  db: Db,
  { organizationId, id }: { organizationId: string; id: string },
  bytes: AsyncIterable<Uint8Array>,
) {
  const hash = createHash("sha256");
  let size = 0;
  for await (const part of inParts(bytes)) {
    await db.insert(uploadChunks).values({ organizationId, uploadId: id, position: size / CHUNK, bytes: part });
    hash.update(part);
    size += part.length;
  }
  await db
    .update(uploads)
    .set({ size })
    .where(and(eq(uploads.organizationId, organizationId), eq(uploads.id, id)));
  return { size, sha256: hash.digest() };
}

/** Deletes a staged file unless a job has taken it over. */
export async function discardUnclaimed(
  db: Db,
  { organizationId }: Pick<Caller, "organizationId">,
  { id }: Pick<StagedFile, "id">,
): Promise<void> {
  await db
    .delete(uploads)
    .where(and(eq(uploads.organizationId, organizationId), eq(uploads.id, id), isNull(uploads.jobId)));
}

async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = [];
  let size = 0;
  for await (let piece of bytes) {
    while (size + piece.length >= CHUNK) {
      const taken = piece.subarray(0, CHUNK - size);
      yield Buffer.concat([...pending, taken]);
      piece = piece.subarray(taken.length);
      pending = [];
      size = 0;
    }
    if (piece.length === 0) continue;
    pending.push(piece);
    size += piece.length;
  }
  if (size > 0) yield Buffer.concat(pending);
}
