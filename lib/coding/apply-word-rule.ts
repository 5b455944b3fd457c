import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { beyondReach } from "@/lib/auth/reach";
import { changeCodebook } from "@/lib/codebook/change-codebook";
import { type Code, frameOf } from "@/lib/codebook/codebook";
import type { CodePath } from "@/lib/codebook/edit-codes";
import { requireCode } from "@/lib/codebook/find-code";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { membersWith } from "@/lib/codebook/shared-codebook";
import { inParts } from "@/lib/data/parts";
import type { CodingTask } from "@/lib/engines/engine";
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
import { type Given, giveTo, type Had, readHad, takeOff } from "./rule-mentions";

const EXAMPLES = 20;
const EXAMPLE_CHARACTERS = 600;
/** The most answers that a preview reads. */
const PREVIEWED = 20_000;
const CHANGED_PER_STATEMENT = 2_000;

/** An answer that says the words or, if not, has the code by words that it no longer says. */
type Said = { answer: StoredAnswer; says: boolean; evidence: string | null; given: Given | null };

/**
 * The answers of a question, and of the other waves of its tracker that the caller sees, that say the words of a rule:
 * how many there are among the first 20,000 (`read`), how many of them would get the code if the rule was applied now,
 * how many others would lose it because they no longer say its words, and some of them. `words` are those to try
 * instead of the code's own. Throws NOT_FOUND, VALIDATION_ERROR.
 */
export async function previewWordRule(db: Db, caller: Caller, { codeId, ...path }: CodePath, words?: string) {
  await requireQuestion(db, caller, path);
  const { code } = requireCode(await readCodebook(db, scopeOf(caller, path)), codeId);
  const rule = { code, words: wordsOf(code, words) };
  const counted = { read: 0, complete: true, responses: 0, to_code: 0, to_remove: 0 };
  const examples: Said[] = [];
  const waves = await wavesOf(db, caller, path.questionId);
  const hidden = await beyondReach(
    db,
    caller,
    waves.map(({ questionId }) => questionId),
  );
  for (const scope of waves.filter(({ questionId }) => !hidden.has(questionId))) {
    for await (const { read, found } of saying(db, scope, rule)) {
      counted.complete = counted.read + read <= PREVIEWED;
      if (!counted.complete) break;
      counted.read += read;
      const saying = found.filter(({ says }) => says);
      counted.responses += saying.length;
      counted.to_code += found.filter(({ given }) => given).length;
      counted.to_remove += found.length - saying.length;
      examples.push(...saying.slice(0, EXAMPLES - examples.length));
    }
    if (!counted.complete) break;
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

type Changes = { given: Given[]; losing: string[] };

/**
 * Gives a code to the coded answers that say the words of its rule, and takes it off those that have it by words which
 * are no longer in the rule, in all waves of a tracker. Answers about whose codes a person has decided stay as they
 * are. All changes are one version of the codebook, which can be undone. Throws NOT_FOUND, VALIDATION_ERROR if the code
 * has no words, CONFLICT, JOB_ALREADY_RUNNING.
 */
export async function applyWordRule(db: Db, caller: Caller, { codeId, ...path }: CodePath, ifMatch?: number) {
  const changed = { given: 0, losing: 0 };
  const { version } = await changeCodebook(db, caller, path, { change: "edit", ifMatch }, async (tx, codebook) => {
    const { code } = requireCode(codebook, codeId);
    const rule = { code, words: wordsOf(code) };
    const changes = new Map<string, Changes>();
    for (const scope of await wavesOf(tx, caller, path.questionId)) {
      const own: Changes = { given: [], losing: [] };
      for await (const { found } of saying(tx, scope, rule)) {
        own.given.push(...found.flatMap(({ given }) => given ?? []));
        own.losing.push(...found.flatMap(({ answer, says }) => (says ? [] : answer.id)));
      }
      if (own.given.length + own.losing.length > 0) changes.set(scope.questionId, own);
      changed.given += own.given.length;
      changed.losing += own.losing.length;
    }
    if (changes.size === 0) return { codebook, summary: "" };
    const changesIn = (questionId: string) => {
      const own = changes.get(questionId) ?? { given: [], losing: [] };
      const ids = [...own.given.map(({ responseId }) => responseId), ...own.losing].join(",");
      return {
        touched: sql`select unnest(${`{${ids}}`}::uuid[])`,
        recode: async () => {
          for (const part of inParts(own.given, CHANGED_PER_STATEMENT)) await giveTo(tx, caller, part);
          for (const part of inParts(own.losing, CHANGED_PER_STATEMENT)) await takeOff(tx, caller, code, part);
        },
      };
    };
    return {
      codebook,
      summary: summaryOf(code.name, changed),
      ...changesIn(path.questionId),
      async inWave({ id }) {
        if (!changes.has(id)) return { known: [] };
        await requireIdle(tx, scopeOf(caller, { questionId: id }));
        return { known: [], ...changesIn(id) };
      },
    };
  });
  return { responses_changed: changed.given + changed.losing, version };
}

function summaryOf(name: string, { given, losing }: { given: number; losing: number }): string {
  const answers = (count: number) => `${count} ${count === 1 ? "answer" : "answers"}`;
  if (losing === 0) return `Gave "${name}" to ${answers(given)} by its words.`;
  const taken = `"${name}" from ${answers(losing)} without its words.`;
  return given === 0 ? `Removed ${taken}` : `Gave "${name}" to ${answers(given)} by its words, removed ${taken}`;
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

/**
 * The answers of one question that say the words, or have the code by words that they no longer say, page by page, and
 * how many answers each page has.
 */
async function* saying(
  db: Db,
  scope: QuestionScope,
  { code: { codeNumber }, words }: { code: Code; words: string },
): AsyncGenerator<{ read: number; found: Said[] }> {
  const find = wordFinder(words);
  const task = await taskOf(db, scope, codeNumber, words);
  const isOpen = sql`${responses.codedAt} is not null and not ${responses.reviewed} and not ${responses.edited}`;
  for await (const page of answerPages(db, scope, { isOpen })) {
    const had = await readHad(
      db,
      scope,
      page.map(({ id }) => id),
    );
    const found = page.flatMap((answer): Said[] => {
      const own = had.get(answer.id) ?? [];
      const passage = isJunk(answer.flags) ? null : find(normalizeText(answer.text));
      if (passage === null) {
        const loses = answer.open && own.some(({ codeId, source }) => codeId === task.codeId && source === "words");
        return loses ? [{ answer, says: false, evidence: null, given: null }] : [];
      }
      const evidence = findEvidence(answer.text, passage);
      const given = answer.open ? givenTo(answer, own, evidence, task) : null;
      return [{ answer, says: true, evidence, given }];
    });
    yield { read: page.length, found };
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

/**
 * Null if the answer has the code by words or by a person, or surely by the engine, or may not have it beside codes that
 * people gave or copied.
 */
function givenTo({ id, text }: StoredAnswer, had: readonly Had[], evidence: string | null, task: RuleTask) {
  const { codeId } = task;
  const isSure = ({ source, confidence }: Had) => source !== "engine" || confidence === "high";
  if (had.some((mention) => mention.codeId === codeId && isSure(mention))) return null;
  const { mentions } = obeyRules(withRuledCodes({ mentions: had }, task, normalizeText(text)), task);
  const given = mentions.find((mention) => mention.codeId === codeId);
  const kept = new Set(mentions.map((mention) => mention.codeId));
  const lost = had.filter((mention) => !kept.has(mention.codeId));
  if (!given || lost.some(({ source }) => source === "people")) return null;
  const { mentionSentiment } = given;
  return { responseId: id, codeId, mentionSentiment, evidence, lost: lost.map((mention) => mention.codeId) };
}
