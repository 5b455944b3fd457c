import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { changeCodebook } from "@/lib/codebook/change-codebook";
import { type Code, frameOf } from "@/lib/codebook/codebook";
import type { CodePath } from "@/lib/codebook/edit-codes";
import { requireCode } from "@/lib/codebook/find-code";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { membersWith } from "@/lib/codebook/shared-codebook";
import type { CodingTask, Mention } from "@/lib/engines/engine";
import { invalidInput } from "@/lib/errors/app-error";
import { findEvidence } from "@/lib/language/evidence";
import { normalizeText } from "@/lib/language/normalize";
import { wordFinder } from "@/lib/language/word-rule";
import { type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { requireIdle } from "@/lib/questions/require-idle";
import { answerPages, type StoredAnswer } from "@/lib/responses/answer-pages";
import { isJunk } from "./charge";
import { obeyRules } from "./pipeline/obey-rules";
import { withRuledCodes } from "./pipeline/word-rules";

const EXAMPLES = 20;
const EXAMPLE_CHARACTERS = 600;

/** An answer that gets the code, with the engine's codes that it loses because of the question's rules. */
type Given = { responseId: string; codeId: string; mentionSentiment: string; evidence: string | null; lost: string[] };
type Said = { answer: StoredAnswer; evidence: string | null; given: Given | null };

/**
 * The answers of a question, and of the other waves of its tracker, that say the words of a rule: how many there are,
 * how many of them would get the code if the rule was applied now, and some of them. `words` are those to try instead
 * of the code's own. Throws NOT_FOUND, VALIDATION_ERROR.
 */
export async function previewWordRule(db: Db, caller: Caller, { codeId, ...path }: CodePath, words?: string) {
  await requireQuestion(db, caller, path);
  const { code } = requireCode(await readCodebook(db, scopeOf(caller, path)), codeId);
  const rule = { code, words: wordsOf(code, words) };
  const counted = { responses: 0, to_code: 0 };
  const examples: Said[] = [];
  for (const scope of await wavesOf(db, caller, path.questionId)) {
    for await (const said of saying(db, scope, rule)) {
      counted.responses += 1;
      if (said.given) counted.to_code += 1;
      if (examples.length < EXAMPLES) examples.push(said);
    }
  }
  return {
    ...counted,
    examples: examples.map(({ answer: { id, externalId, text }, evidence, given }) => ({
      id: externalId,
      response_id: id,
      text: text.slice(0, EXAMPLE_CHARACTERS).toWellFormed(),
      evidence,
      to_code: given !== null,
    })),
  };
}

/**
 * Gives a code to the coded answers that say the words of its rule, in all waves of a tracker. Answers about whose codes
 * a person has decided stay as they are. All changes are one version of the codebook, which can be undone. Throws
 * NOT_FOUND, VALIDATION_ERROR if the code has no words, CONFLICT, JOB_ALREADY_RUNNING.
 */
export async function applyWordRule(db: Db, caller: Caller, { codeId, ...path }: CodePath, ifMatch?: number) {
  let changed = 0;
  const { version } = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, async (tx, codebook) => {
    const { code } = requireCode(codebook, codeId);
    const rule = { code, words: wordsOf(code) };
    const given = new Map<string, Given[]>();
    for (const scope of await wavesOf(tx, caller, path.questionId)) {
      const own: Given[] = [];
      for await (const said of saying(tx, scope, rule)) if (said.given) own.push(said.given);
      given.set(scope.questionId, own);
      changed += own.length;
    }
    if (changed === 0) return { codebook, summary: "" };
    const changesIn = (questionId: string) => {
      const own = given.get(questionId) ?? [];
      const ids = own.map(({ responseId }) => responseId).join(",");
      return { touched: sql`select unnest(${`{${ids}}`}::uuid[])`, recode: () => giveTo(tx, caller, own) };
    };
    return {
      codebook,
      summary: `Gave "${code.name}" to ${changed} ${changed === 1 ? "answer" : "answers"} by its words.`,
      ...changesIn(path.questionId),
      async inWave({ id }) {
        if (!given.get(id)?.length) return { known: [] };
        await requireIdle(tx, scopeOf(caller, { questionId: id }));
        return { known: [], ...changesIn(id) };
      },
    };
  });
  return { responses_changed: changed, version };
}

function wordsOf({ always }: Code, given?: string): string {
  const words = given ?? always;
  if (words) return words;
  throw invalidInput([{ path: "always", message: "is required: the code has no words that always give it" }]);
}

async function wavesOf(db: Db, caller: Caller, questionId: string): Promise<QuestionScope[]> {
  const members = new Set([questionId, ...(await membersWith(db, caller.organizationId, questionId))]);
  return [...members].map((id) => scopeOf(caller, { questionId: id }));
}

/** The answers of one question that say the words, with what the rule would give them. */
async function* saying(
  db: Db,
  scope: QuestionScope,
  { code: { codeNumber }, words }: { code: Code; words: string },
): AsyncGenerator<Said> {
  const find = wordFinder(words);
  const task = await taskOf(db, scope, codeNumber, words);
  const isOpen = sql`${responses.codedAt} is not null and not ${responses.reviewed} and not ${responses.edited}`;
  for await (const page of answerPages(db, scope, { isOpen })) {
    const found = page.flatMap((answer) => {
      const passage = isJunk(answer.flags) ? null : find(normalizeText(answer.text));
      return passage === null ? [] : [{ answer, evidence: findEvidence(answer.text, passage) }];
    });
    const had = await readMentions(
      db,
      scope,
      found.map(({ answer }) => answer.id),
    );
    for (const { answer, evidence } of found) {
      const given = answer.open ? givenTo(answer, had.get(answer.id) ?? [], evidence, task) : null;
      yield { answer, evidence, given };
    }
  }
}

type RuleTask = Pick<CodingTask, "codes" | "maxCodes"> & { codeId: string };

/** The codes of a question with these words for one of them and no other word rule, and the most codes per answer. */
async function taskOf(db: Db, scope: QuestionScope, codeNumber: number, words: string): Promise<RuleTask> {
  const codebook = await readCodebook(db, scope);
  const codeId = codebook.flatMap(({ codes }) => codes).find((code) => code.codeNumber === codeNumber)?.id ?? "";
  const codes = frameOf(codebook).map((code) => ({ ...code, always: code.id === codeId ? words : null }));
  const isIt = and(eq(questions.organizationId, scope.organizationId), eq(questions.id, scope.questionId));
  const [question] = await db.select({ maxCodes: questions.maxCodesPerAnswer }).from(questions).where(isIt);
  return { codeId, codes, maxCodes: question?.maxCodes ?? null };
}

/** Null if the answer has the code, or may not have it beside codes that people gave or copied. */
function givenTo({ id, text }: StoredAnswer, had: readonly Mention[], evidence: string | null, task: RuleTask) {
  const { codeId } = task;
  if (had.some((mention) => mention.codeId === codeId)) return null;
  const { mentions } = obeyRules(withRuledCodes({ mentions: had }, task, normalizeText(text)), task);
  const given = mentions.find((mention) => mention.codeId === codeId);
  const lost = had.filter((mention) => !mentions.includes(mention));
  if (!given || lost.some(({ byRule }) => byRule)) return null;
  const { mentionSentiment } = given;
  return { responseId: id, codeId, mentionSentiment, evidence, lost: lost.map((mention) => mention.codeId) };
}

/** The codes of answers; those that no engine gave are marked like codes by rule, so that they are kept. */
async function readMentions(db: Db, { organizationId }: QuestionScope, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.organizationId, organizationId), isOneOf(assignments.responseId, ids)))
    .orderBy(assignments.position);
  const mentions = new Map<string, Mention[]>();
  for (const { responseId, source, codeId, confidence, evidence, mentionSentiment } of rows) {
    const mention = {
      codeId,
      confidence,
      evidence,
      mentionSentiment,
      ...(source !== "engine" && { byRule: true as const }),
    };
    mentions.set(responseId, [...(mentions.get(responseId) ?? []), mention]);
  }
  return mentions;
}

async function giveTo(tx: Db, { organizationId }: Caller, given: readonly Given[]): Promise<void> {
  const rows = JSON.stringify(given);
  await tx.execute(sql`
    delete from ${assignments} a using jsonb_to_recordset(${rows}::jsonb) as g ("responseId" uuid, lost jsonb)
    where a.organization_id = ${organizationId} and a.response_id = g."responseId" and a.source = 'engine'
      and g.lost ? a.code_id::text`);
  await tx.execute(sql`
    insert into ${assignments} (organization_id, response_id, code_id, position, confidence, mention_sentiment,
      evidence, source)
    select ${organizationId}, g."responseId", g."codeId", (
        select coalesce(max(a.position) + 1, 0) from ${assignments} a
        where a.organization_id = ${organizationId} and a.response_id = g."responseId"),
      'high', g."mentionSentiment", g.evidence, 'rule'
    from jsonb_to_recordset(${rows}::jsonb) as g (
      "responseId" uuid, "codeId" uuid, "mentionSentiment" sentiment, evidence text)
    on conflict (organization_id, response_id, code_id) do nothing`);
}
