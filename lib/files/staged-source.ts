import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { uploadChunks } from "@/db/schema/uploads";
import type { ByteSource } from "@/lib/tables/byte-source";
import { CHUNK } from "./stage-file";

/** Random access to the bytes of a staged file. */
export function stagedSource(
  db: Db,
  { organizationId, id, size }: { organizationId: string; id: string; size: number },
): ByteSource {
  const readWithin = async (position: number, start: number, end: number): Promise<Uint8Array> => {
    const [part] = await db
      .select({
        bytes: sql<Uint8Array>`substring(${uploadChunks.bytes} from ${start + 1}::integer for ${end - start}::integer)`,
      })
      .from(uploadChunks)
      .where(
        and(
          eq(uploadChunks.organizationId, organizationId),
          eq(uploadChunks.uploadId, id),
          eq(uploadChunks.position, position),
        ),
      );
    if (!part) throw new Error(`Part ${position} of the upload ${id} is gone.`);
    return part.bytes;
  };
  return {
    size,
    async read(start, end) {
      const parts: Uint8Array[] = [];
      for (let at = start; at < end; ) {
        const position = Math.floor(at / CHUNK);
        const until = Math.min(end, (position + 1) * CHUNK);
        parts.push(await readWithin(position, at - position * CHUNK, until - position * CHUNK));
        at = until;
      }
      return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    },
  };
}
