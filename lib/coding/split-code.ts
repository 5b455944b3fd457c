import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import type { Sentiment } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { changeCodebook } from "@/lib/codebook/change-codebook";
import { newNumbers } from "@/lib/codebook/code-numbers";
import type { Code, SplitRule } from "@/lib/codebook/codebook";
import type { CodePath } from "@/lib/codebook/edit-codes";
import { mapCodes, requireCode } from "@/lib/codebook/find-code";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { showCode } from "@/lib/codebook/show-code";
import { type CountRules, countRulesOf } from "@/lib/engines/count-rules";
import type { CodingEngine } from "@/lib/engines/engine";
import { newId } from "@/lib/ids/new-id";
import { duplicateKey } from "@/lib/language/normalize";
import { requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { movesBy } from "./split-moves";

export type SplitPart = {
  name: string;
  /** Undefined: that of the old code, if the part continues it, else none. */
  definition?: string | null | undefined;
  sentiment: Sentiment;
  /** For a split by responses, the answers that get this new code: uuids, or `id:` and the caller's own ids. */
  responseIds: readonly string[];
} & CountRules;

export type SplitRequest = { by: SplitRule; parts: readonly SplitPart[] };

export type Split = { codes: Awaited<ReturnType<typeof showCode>>[]; version: number };

/**
 * Replaces a code by two or more, in its place. A new code of the old one's name keeps its number, and its definition
 * and rules if none are given. Throws NOT_FOUND for answers that do not have the code;
 * VALIDATION_ERROR if the split is by sentiment and two parts have the same sentiment; CONFLICT if the codebook changes
 * meanwhile.
 */
export async function splitCode(
  db: Db,
  caller: Caller,
  { codeId, ...path }: CodePath,
  request: SplitRequest,
  engine: CodingEngine,
  { ifMatch, commit = commitOn(db) }: { ifMatch?: number | undefined; commit?: Commit<Split> } = {},
): Promise<Split> {
  const { codebookVersion, fresh, moves } = await planSplit(db, caller, { ...path, codeId }, request, engine);
  const { parts } = request;
  const seen = ifMatch ?? codebookVersion;
  return commit(async (tx) => {
    const how = { change: "split" as const, ifMatch: seen };
    const changed = await changeCodebook(tx, caller, path, how, (_, current, question) => {
      const { code } = requireCode(current, codeId);
      const nextNumber = newNumbers(question);
      const continuing = fresh.find((part) => isNamedLike(code, part))?.id;
      const numbered = fresh.map((part) => ({
        ...part,
        codeNumber: part.id === continuing ? code.codeNumber : nextNumber(),
      }));
      return {
        codebook: mapCodes(current, ({ codes }) => codes.flatMap((each) => (each === code ? numbered : [each]))),
        moves,
        summary: `Split "${code.name}" into ${parts.map(({ name }) => `"${name}"`).join(", ")}.`,
      };
    });
    const codes = await Promise.all(fresh.map(({ id }) => showCode(tx, caller, changed, id)));
    return { codes, version: changed.version };
  });
}

/** Plans a split: the codes that it would make, and the new code of each mention. Changes nothing. */
export async function planSplit(
  db: Db,
  caller: Caller,
  { codeId, ...path }: CodePath,
  { by, parts }: SplitRequest,
  engine: CodingEngine,
) {
  const { codebookVersion } = await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const { category, code } = requireCode(await readCodebook(db, scope), codeId);
  const fresh: Code[] = parts.map((part) => {
    const { name, definition, sentiment, ...rules } = part;
    const kept = isNamedLike(code, part) ? code : null;
    return {
      id: newId(),
      name,
      definition: (definition === undefined ? kept?.definition : definition) ?? null,
      ...(kept && countRulesOf(kept)),
      ...countRulesOf(rules),
      sentiment,
      codeNumber: 0,
    };
  });
  const moves = await movesBy(db, scope, { by, codeId, category, parts, fresh, engine });
  return { codebookVersion, fresh, moves };
}

/** Whether a part of a split continues the code: it has the same name but for case and white space. */
const isNamedLike = (code: Pick<Code, "name">, part: Pick<Code, "name">): boolean =>
  duplicateKey(code.name) === duplicateKey(part.name);
