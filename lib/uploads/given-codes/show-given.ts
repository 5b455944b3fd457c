import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { matchTargets, readQuestions, type Wanted } from "../find-targets";
import { otherOption } from "./other-option";
import type { GivenCodes } from "./plan-given-codes";
import { resolveCodes } from "./resolve-codes";
import type { GivenTally } from "./tally-given";

/** The most codes that a preview lists; the others are only counted. */
const MAX_SHOWN = 200;

type Given = { plan: readonly GivenCodes[]; tallies: readonly GivenTally[] };

/**
 * The codes that the rows of a preview give, by question: as they would be in the question's codebook, or in a new one
 * if there is no question yet (`wanted` is null). Throws VALIDATION_ERROR if the columns cannot hold codes.
 */
export async function showGiven(db: Db, organizationId: string, wanted: Wanted | null, { plan, tallies }: Given) {
  if (plan.length === 0) return [];
  const targets = wanted ? matchTargets(await readQuestions(db, organizationId, wanted.projectId), wanted) : [];
  const shown: ReturnType<typeof shownGiven>[] = [];
  for (const [place, given] of plan.entries()) {
    const questionId = targets[given.text]?.questionId;
    const current = questionId ? await readCurrent(db, { organizationId, questionId }) : { codebook: [], used: [] };
    const tally = tallies[place] ?? { tokens: [], blank: 0, none: 0, coders: [] };
    const tokens = tally.tokens.map(([token]) => token);
    const resolved = resolveCodes(tokens, given.frame, current.codebook, { usedCodeNumbers: current.used });
    shown.push(shownGiven(given, tally, resolved));
  }
  return shown;
}

async function readCurrent(db: Db, scope: { organizationId: string; questionId: string }) {
  const [question] = await db
    .select({ used: questions.usedCodeNumbers })
    .from(questions)
    .where(and(eq(questions.organizationId, scope.organizationId), eq(questions.id, scope.questionId)));
  return { codebook: await readCodebook(db, scope), used: question?.used ?? [] };
}

function shownGiven(
  { closed }: GivenCodes,
  { tokens, blank, none, coders }: GivenTally,
  { codebook, codesOf, added, unnamed, notes }: ReturnType<typeof resolveCodes>,
) {
  const rows = new Map<string, number>();
  for (const [token, count] of tokens) {
    for (const id of codesOf.get(token) ?? []) rows.set(id, (rows.get(id) ?? 0) + count);
  }
  const meant = new Set([...codesOf.values()].flat());
  const given = codebook.flatMap((category) => category.codes.filter(({ id }) => meant.has(id)));
  const codes = given.map(({ id, name, codeNumber }) => ({
    ...{ code_number: codeNumber, name, rows: rows.get(id) ?? 0 },
    ...{ is_new: added.has(id), is_unnamed: unnamed.has(id) },
  }));
  return {
    kind: closed ? ("closed" as const) : ("codes" as const),
    other: closed ? (otherOption(given, closed.other)?.codeNumber ?? null) : null,
    codes: codes.slice(0, MAX_SHOWN),
    code_count: codes.length,
    rows_without_coding: blank,
    rows_without_code: none,
    coders: coders.map(([name, count]) => ({ name, rows: count })),
    notes,
  };
}
