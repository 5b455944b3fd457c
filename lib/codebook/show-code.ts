import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import type { Caller } from "@/lib/auth/caller";
import type { ChangedCodebook } from "./change-codebook";
import { requireCode } from "./find-code";
import { shownCode } from "./read-codebook";

/** A code as the API shows it after a change of the codebook. */
export async function showCode(
  db: Db,
  { organizationId }: Caller,
  { codebook, version }: ChangedCodebook,
  codeId: string,
) {
  const { category, code } = requireCode(codebook, codeId);
  const mentions = and(eq(assignments.organizationId, organizationId), eq(assignments.codeId, codeId));
  return {
    ...shownCode(code),
    frequency: await db.$count(assignments, mentions),
    category_id: category.id,
    category: category.name,
    version,
  };
}
