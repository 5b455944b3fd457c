import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { responses } from "@/db/schema/responses";
import type { CodingType } from "@/db/schema/terms";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import type { Codebook } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { inPartsByLength } from "@/lib/data/parts";
import { AppError, type Issue, invalidInput } from "@/lib/errors/app-error";
import {
  lockQuestion,
  type QuestionPath,
  type QuestionScope,
  requireQuestion,
  scopeOf,
} from "@/lib/questions/find-question";
import { moveQuestion } from "@/lib/questions/question-status";
import { readRecodes, requireRecoded, withRecodes } from "@/lib/questions/recodes";
import { lockOpenJob } from "@/lib/questions/require-idle";
import { requireWeights } from "@/lib/questions/weight-of";
import { type CodeChoice, chooserOf } from "./choose-codes";
import { brokenBy } from "./coding-rules";
import { requireDistinct } from "./find-responses";
import { recordChange } from "./history/record-change";
import { isChecked } from "./is-checked";
import { forgetPeoplesCodings, noteCodings, noteMachineCodings } from "./note-codings";
import { responseNotFound, type ShownResponse, showResponses } from "./read-coded";
import { type Recoded, replaceCodes } from "./replace-codes";
import { comparable } from "./text-conditions";

/** The most characters of answers decided at once: the reply holds them all. */
const MAX_CHARACTERS = 4_000_000;
/** Characters of a code as a row of a statement, in addition to its evidence. */
const OVERHEAD = 250;
/** Searching this many characters of an answer for evidence takes about as long as writing one character. */
const SEARCHED_LIKE_ONE_WRITTEN = 20;

/** A person's decision about one answer. Absent fields stay as they are. */
export type Decision = {
  responseId: string;
  /** All codes that the answer gets, in the order of mention. An empty list means that none fits. */
  codes?: readonly CodeChoice[] | undefined;
  /**
   * Reviewed answers are never coded by the engine. Giving `codes` marks an answer as reviewed by default. With `codes`
   * and `reviewed: false`, only the codes that differ count as the person's: the answer is edited, but not reviewed as
   * a whole.
   */
  reviewed?: boolean | undefined;
  /** Segments to set; null removes one. */
  segments?: Readonly<Record<string, string | number | null>> | undefined;
};

/** The decided answers as the API shows them, and the number of the change; null if nothing changed. */
export type Decided = { answers: ShownResponse[]; change: number | null };

/**
 * Stores a person's decisions, all or none, as one change of the answers' history. `coder` names the person if one
 * credential acts for several; `continues` is the number of an own change to which these decisions belong. Throws
 * NOT_FOUND if the question or an answer is not the caller's; VALIDATION_ERROR if a choice names no code, or several, or
 * if an answer gets a code with which it breaks a rule of the question; CONFLICT as `recordChange` does.
 */
export async function decideResponses(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  decisions: readonly Decision[],
  pathOf: (index: number) => string = () => "",
  { coder = credentialOf(caller), continues }: { coder?: string; continues?: number | undefined } = {},
): Promise<Decided> {
  const scope = scopeOf(caller, path);
  const ids = idsOf(decisions);
  requireDistinct(ids, (index) => `${pathOf(index)}response_id`);
  return db.transaction(async (tx) => {
    await requireQuestion(tx, caller, path);
    await lockOpenJob(tx, scope);
    const { codingType, weightKey } = await lockQuestion(tx, caller, path);
    const codebook = await readCodebook(tx, scope);
    const isDecided = ({ codes, reviewed }: Decision) => codes !== undefined || reviewed !== undefined;
    const recording = { ids: idsOf(decisions.filter(isDecided)), actor: coder, continues };
    const change = await recordChange(tx, scope, recording, async () => {
      const question = { ...scope, codingType, codebook };
      requireFewCharacters(await decideInTransaction(tx, question, decisions, { pathOf, coder }));
    });
    const isWeighed = ({ segments = {} }: Decision) => Object.hasOwn(segments, weightKey ?? "");
    if (decisions.some(isWeighed)) await requireWeights(tx, scope, weightKey);
    await moveQuestion(tx, scope, "answers_settled");
    return { answers: await showResponses(tx, caller, path, ids), change };
  });
}

type Deciding = { pathOf?: (index: number) => string; coder: string; isCoding?: boolean };

type LockedQuestion = QuestionScope & { codingType: CodingType; codebook: Codebook };

/**
 * Like `decideResponses`, in the caller's transaction, which has locked the question. Returns the lengths of the
 * answers in bytes. If `isCoding` is false, the codes are not stored as this coder's own: people may resolve a
 * disagreement with codes that none of them gave.
 */
export async function decideInTransaction(
  tx: Db,
  { codingType, codebook, ...scope }: LockedQuestion,
  decisions: readonly Decision[],
  { pathOf = () => "", coder, isCoding = true }: Deciding,
): Promise<number[]> {
  const decided = decisions.filter(({ codes, reviewed }) => reviewed || codes);
  await noteMachineCodings(tx, scope, idsOf(decided));
  const reopened = await idsOfReopened(tx, scope, decisions);
  const checked = isCoding ? await idsOfChecked(tx, scope, decided) : [];
  const lengths = await storeDecisions(tx, scope, decisions);
  if (lengths.size < new Set(idsOf(decisions)).size) throw responseNotFound();
  const { recoded, issues } = resolve(chooserOf(codebook, codingType), decisions, pathOf);
  const given = recoded.map(({ chosen, ...answer }) => ({ ...answer, codes: chosen.map(({ code }) => code) }));
  const [issue, ...more] = [...issues, ...(await brokenBy(tx, scope, given))];
  if (issue) throw invalidInput([issue, ...more]);
  const size = ({ responseId, chosen }: Recoded) => {
    const length = lengths.get(responseId) ?? 0;
    return length + chosen.length * (OVERHEAD + length / SEARCHED_LIKE_ONE_WRITTEN);
  };
  for (const batch of inPartsByLength(recoded, size)) {
    await replaceCodes(tx, { ...scope, codingType, coder }, batch);
  }
  await noteCodings(tx, scope, coder, checked);
  await forgetPeoplesCodings(tx, scope.organizationId, reopened);
  return [...lengths.values()];
}

/** Whether the decision is about the whole answer, not about single codes of it. */
const isCheck = ({ codes, reviewed = codes !== undefined }: Decision): boolean => reviewed;

/**
 * The answers that a person has read, so that their codes are stored as that person's. Accepting answers with different
 * texts at once does not count, nor does changing the codes of answers that were accepted so.
 */
async function idsOfChecked(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  decisions: readonly Decision[],
): Promise<string[]> {
  const checks = decisions.filter(isCheck);
  if (checks.length < 2) return idsOf(checks);
  const found = await tx.execute<{ id: string; text: string; wasAccepted: boolean }>(sql`
    select ${responses.id} as id, md5(${comparable(responses.text)}) as text,
      ${responses.reviewed} and not ${isChecked} as "wasAccepted"
    from ${responses}
    where ${responses.organizationId} = ${organizationId} and ${responses.questionId} = ${questionId}
      and ${isOneOf(responses.id, idsOf(checks))}`);
  const accepted = new Set(idsOf(checks.filter(({ codes }) => !codes)));
  const isUnread = ({ id, wasAccepted }: { id: string; wasAccepted: boolean }) => wasAccepted || accepted.has(id);
  const isBulk = new Set(found.filter(isUnread).map(({ text }) => text)).size > 1;
  return found.filter((answer) => !isBulk || !isUnread(answer)).map(({ id }) => id);
}

/** The answers that the decisions reopen: they were reviewed, and the machine may now code them again. */
async function idsOfReopened(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  decisions: readonly Decision[],
): Promise<string[]> {
  const unchecked = decisions.filter(({ reviewed }) => reviewed === false);
  if (unchecked.length === 0) return [];
  const reviewed = await tx
    .select({ id: responses.id })
    .from(responses)
    .where(
      and(
        eq(responses.organizationId, organizationId),
        eq(responses.questionId, questionId),
        isOneOf(responses.id, idsOf(unchecked)),
        responses.reviewed,
      ),
    );
  return [...idsOf(unchecked.filter(({ codes }) => !codes)), ...reviewed.map(({ id }) => id)];
}

const idsOf = (decisions: readonly Decision[]) => decisions.map(({ responseId }) => responseId);

/** The codes that the decisions name, and the choices that name no code, or several. */
function resolve(
  choose: ReturnType<typeof chooserOf>,
  decisions: readonly Decision[],
  pathOf: (index: number) => string,
): { recoded: Recoded[]; issues: Issue[] } {
  const recoded: Recoded[] = [];
  const issues: Issue[] = [];
  for (const [index, decision] of decisions.entries()) {
    const { responseId, codes } = decision;
    if (!codes) continue;
    const path = `${pathOf(index)}codes`;
    const { chosen, issues: found } = choose(codes, path);
    recoded.push({ responseId, chosen, isCheck: isCheck(decision), path });
    issues.push(...found);
  }
  return { recoded, issues };
}

function requireFewCharacters(lengths: readonly number[]): void {
  if (lengths.reduce((sum, length) => sum + length, 0) <= MAX_CHARACTERS) return;
  const max = MAX_CHARACTERS.toLocaleString("en");
  throw new AppError("PAYLOAD_TOO_LARGE", `These answers have over ${max} characters together. Decide fewer at once.`);
}

/** Stores `reviewed` and segments, and returns the lengths of the answers' texts by id. */
async function storeDecisions(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
  decisions: readonly Decision[],
): Promise<Map<string, number>> {
  const rows = decisions.map(({ responseId, codes, reviewed, segments }) => ({
    id: responseId,
    reviewed: reviewed ?? (codes ? true : null),
    segments: segments ?? {},
  }));
  const recodes = decisions.some(({ segments }) => segments)
    ? await readRecodes(tx, { organizationId, questionId })
    : [];
  const written = await tx.execute<{ id: string; length: number }>(sql`
    update ${responses} r set
      reviewed = coalesce(d.reviewed, r.reviewed),
      reviewed_at = case d.reviewed when true then now() when false then null else r.reviewed_at end,
      edited = r.edited and d.reviewed is null,
      edited_at = case when d.reviewed is null then r.edited_at end,
      flags = case when d.reviewed then array_remove(array_remove(array_remove(array_remove(r.flags,
        'not_coded'), 'lost_codes'), 'other_language'), 'no_complaint') else r.flags end,
      not_coded = case when d.reviewed then null else r.not_coded end,
      segments = ${withRecodes(sql`jsonb_strip_nulls(r.segments || d.segments)`, recodes)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (id uuid, reviewed boolean, segments jsonb)
    where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.id = d.id
    returning r.id, octet_length(r.text) as length`);
  const pairs = sql`select d.segments as given, r.segments as stored
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (id uuid, segments jsonb)
    join ${responses} r on r.organization_id = ${organizationId} and r.id = d.id`;
  await requireRecoded(tx, recodes, pairs);
  return new Map(written.map(({ id, length }) => [id, length]));
}
