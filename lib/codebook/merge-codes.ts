import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { phrasesOf, wrongWordRule } from "@/lib/language/word-rule";
import { type CodebookPlan, changeCodebook } from "./change-codebook";
import { type Code, type Codebook, LONGEST_RULE } from "./codebook";
import type { CodePath } from "./edit-codes";
import { mapCodes, requireCode } from "./find-code";
import { showCode } from "./show-code";

/**
 * Merges other codes into the code of the path, which keeps its name and number. An answer that had several of them
 * keeps one mention; a person's mention goes before the engine's. The word rules of all go over to it. Throws
 * VALIDATION_ERROR if a code is to be merged into itself, or if it would have too many words.
 */
export async function mergeCodes(
  db: Db,
  caller: Caller,
  { codeId, ...path }: CodePath,
  sourceIds: readonly string[],
  ifMatch?: number,
) {
  const changed = await changeCodebook(db, caller, path, { change: "merge", ifMatch }, (_, current) =>
    planMerge(current, codeId, sourceIds),
  );
  return showCode(db, caller, changed, codeId);
}

/**
 * Plans a merge. Throws VALIDATION_ERROR if a code is to be merged into itself, or if it would have too many words;
 * NOT_FOUND for a code that the codebook does not have.
 */
export function planMerge(current: Codebook, targetId: string, sourceIds: readonly string[]): CodebookPlan {
  if (sourceIds.includes(targetId)) {
    throw new AppError("VALIDATION_ERROR", "A code cannot be merged into itself. Name two.");
  }
  const target = requireCode(current, targetId).code;
  const sources = [...new Set(sourceIds)].map((id) => requireCode(current, id).code);
  const always = wordsOfAll(target, sources);
  return {
    codebook: mapCodes(current, ({ codes }) =>
      codes.flatMap((code) => (sources.includes(code) ? [] : code === target ? { ...code, always } : code)),
    ),
    moves: sources.map(({ id }) => ({ from: id, to: targetId })),
    summary: `Merged ${sources.map(({ name }) => `"${name}"`).join(", ")} into "${target.name}".`,
  };
}

/** The words of a code and of those merged into it. Throws VALIDATION_ERROR if they are too many for one code. */
function wordsOfAll(target: Code, sources: readonly Code[]): string | null {
  if (!sources.some(({ always }) => always)) return target.always ?? null;
  const words = [target, ...sources].flatMap(({ always }) => phrasesOf(always ?? ""));
  const all = [...new Set(words)].join(", ");
  const wrong = wrongWordRule(all) ?? (all.length > LONGEST_RULE ? `has over ${LONGEST_RULE} characters` : null);
  if (!wrong) return all;
  const message = `The list of words that always give "${target.name}" would be too long: it ${wrong}. Take words off the codes first.`;
  throw new AppError("VALIDATION_ERROR", message);
}
