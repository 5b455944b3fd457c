import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { changeCodebook } from "./change-codebook";
import type { CodePath } from "./edit-codes";
import { mapCodes, requireCode } from "./find-code";
import { showCode } from "./show-code";

/**
 * Merges other codes into the code of the path, which keeps its name and number. An answer that had several of them
 * keeps one mention, a person's before the engine's. VALIDATION_ERROR where a code is to be merged into itself.
 */
export async function mergeCodes(
  db: Db,
  caller: Caller,
  { codeId, ...path }: CodePath,
  sourceIds: readonly string[],
  ifMatch?: number,
) {
  if (sourceIds.includes(codeId)) {
    throw new AppError("VALIDATION_ERROR", "A code cannot be merged into itself. Leave it out of `code_ids`.");
  }
  const changed = await changeCodebook(db, caller, path, { change: "merge", ifMatch }, (_, current) => {
    const target = requireCode(current, codeId).code;
    const sources = [...new Set(sourceIds)].map((id) => requireCode(current, id).code);
    return {
      codebook: mapCodes(current, ({ codes }) => codes.filter((code) => !sources.includes(code))),
      moves: sources.map(({ id }) => ({ from: id, to: codeId })),
      summary: `Merged ${sources.map(({ name }) => `"${name}"`).join(", ")} into "${target.name}".`,
    };
  });
  return showCode(db, caller, changed, codeId);
}
