import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type ClosedQuestion, questions } from "@/db/schema/projects";
import { numbersOf } from "@/lib/codebook/code-numbers";
import { decidedNames } from "@/lib/codebook/decided-names";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { matchTargets, readQuestions, type Wanted } from "../find-targets";
import { optionsOf } from "./other-option";
import type { GivenCodes } from "./plan-given-codes";
import { type ResolvedCodes, resolveCodes } from "./resolve-codes";
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
  // Codes and options of one question come into its codebook one after the other.
  const states = new Map<number, Awaited<ReturnType<typeof readCurrent>>>();
  for (const [place, given] of plan.entries()) {
    const questionId = targets[given.text]?.questionId;
    const state = states.get(given.text) ?? (await readCurrent(db, organizationId, questionId));
    const tally = tallies[place] ?? { tokens: [], blank: 0, none: 0, coders: [] };
    const tokens = tally.tokens.map(([token]) => token);
    const resolved = resolveCodes(tokens, given.frame, state.codebook, state);
    const used = [...state.usedCodeNumbers, ...numbersOf(resolved.codebook)];
    states.set(given.text, { ...state, codebook: resolved.codebook, usedCodeNumbers: used });
    shown.push(shownGiven(given, tally, resolved, state.closed));
  }
  return shown;
}

async function readCurrent(db: Db, organizationId: string, questionId: string | undefined) {
  if (!questionId) return { codebook: [], usedCodeNumbers: [], decided: new Map(), closed: null };
  const scope = { organizationId, questionId };
  const [question] = await db
    .select({ used: questions.usedCodeNumbers, closed: questions.closed })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  return {
    codebook: await readCodebook(db, scope),
    ...{ usedCodeNumbers: question?.used ?? [], closed: question?.closed ?? null },
    decided: await decidedNames(db, scope),
  };
}

function shownGiven(
  { closed }: GivenCodes,
  { tokens, blank, none, coders }: GivenTally,
  resolved: ResolvedCodes,
  stored: ClosedQuestion | null,
) {
  const { codebook, codesOf, added, unnamed, notes } = resolved;
  const rows = new Map<string, number>();
  for (const [token, count] of tokens) {
    for (const id of codesOf.get(token) ?? []) rows.set(id, (rows.get(id) ?? 0) + count);
  }
  const { options: given, other } = optionsOf(codebook, closed ? stored : null, {
    given: closed?.other ?? null,
    resolved,
  });
  const codes = given.map(({ id, name, codeNumber }) => ({
    ...{ code_number: codeNumber, name, rows: rows.get(id) ?? 0 },
    ...{ is_new: added.has(id), is_unnamed: unnamed.has(id) },
  }));
  return {
    kind: closed ? ("closed" as const) : ("codes" as const),
    other: closed ? (other?.codeNumber ?? null) : null,
    codes: codes.slice(0, MAX_SHOWN),
    code_count: codes.length,
    rows_without_coding: blank,
    rows_without_code: none,
    coders: coders.map(([name, count]) => ({ name, rows: count })),
    notes,
  };
}
