import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { releaseAfterFailure } from "@/db/outages";
import { uploadChunks, uploads } from "@/db/schema/uploads";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/new-id";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";

/** A file stored in the database, so that every process can read it without holding it in memory. */
export type StagedFile = { id: string; name: string; size: number; sha256: Buffer };

/** The most parts of all files of an organization that wait: eight files of the largest size, or more small ones. */
const MAX_PARTS = 1_024;
const MAX_FILES = 200;

/** The size of a staged file's parts in bytes; the last part may be smaller. */
export const CHUNK = MEBIBYTE;

/**
 * Writes a file into the database part by part, as it arrives. If the upload breaks off, the stored parts are deleted.
 * Throws PAYLOAD_TOO_LARGE if the organization has too many files waiting.
 */
export async function stageFile(
  db: Db,
  caller: Pick<Caller, "organizationId">,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StagedFile> {
  const id = newId();
  const { organizationId } = caller;
  await requireRoom(db, organizationId, { files: 1 });
  await db.insert(uploads).values({ organizationId, id, name, size: 0 });
  try {
    return { id, name, ...(await writeParts(db, { organizationId, id }, bytes)) };
  } catch (error) {
    await releaseAfterFailure(() => discardUnclaimed(db, caller, { id }));
    throw error;
  }
}

/**
 * Counts stored files and parts before each write. Nothing is locked: simultaneous uploads may exceed the limits, each
 * by one file or part.
 */
async function requireRoom(db: Db, organizationId: string, added: { files?: 1; parts?: 1 }): Promise<void> {
  const files = await db.$count(uploads, eq(uploads.organizationId, organizationId));
  const parts = await db.$count(uploadChunks, eq(uploadChunks.organizationId, organizationId));
  if (files + (added.files ?? 0) <= MAX_FILES && parts + (added.parts ?? 0) <= MAX_PARTS) return;
  const max = `${MAX_FILES} files or ${(MAX_PARTS * CHUNK) / 2 ** 30} GiB`;
  const message = `The organization's files that wait to be loaded take more than ${max}. Wait until their jobs have ended.`;
  throw new AppError("PAYLOAD_TOO_LARGE", message);
}

async function writeParts(
  db: Db,
  { organizationId, id }: { organizationId: string; id: string },
  bytes: AsyncIterable<Uint8Array>,
) {
  const hash = createHash("sha256");
  let size = 0;
  for await (const part of inChunks(bytes)) {
    await requireRoom(db, organizationId, { parts: 1 });
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

async function* inChunks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
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
