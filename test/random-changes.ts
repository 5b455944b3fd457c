import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { importCodebook } from "@/lib/codebook/edit-codebook";
import { createCode, deleteCode, moveCode, updateCode } from "@/lib/codebook/edit-codes";
import { mergeCodes } from "@/lib/codebook/merge-codes";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { restoreVersion } from "@/lib/codebook/restore-version";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { splitCode } from "@/lib/coding/split-code";
import { importCorrections } from "@/lib/corrections/import-corrections";
import { type CodingEngine, NO_USAGE } from "@/lib/engines/engine";
import { writeAnswerKey } from "@/lib/export/answer-key";
import { stageFile } from "@/lib/files/stage-file";
import { failJob } from "@/lib/jobs/end-job";
import { settleInconsistencies } from "@/lib/quality/settle-inconsistencies";
import type { QuestionPath } from "@/lib/questions/find-question";
import { applySuggestion } from "@/lib/refinement/apply-suggestion";
import { decideResponses } from "@/lib/responses/decide-responses";
import { localEngine } from "@/test/local-engine";
import { dispatched, runStages } from "./run-stages";

/** Changes that make one version and can be undone alone. */
export const SINGLE_CHANGES = [
  "create",
  "rename",
  "move",
  "delete",
  "merge",
  "split",
  "import",
  "suggest",
  "settle",
  "run",
  "correct",
] as const;
const KINDS = [...SINGLE_CHANGES, "extend", "restore", "decide", "edit"] as const;

/** `one` and `other` select among the existing codes and answers. */
export type Change = { kind: (typeof KINDS)[number]; one: number; other: number };

export const changeOf = (kinds: readonly Change["kind"][] = KINDS): fc.Arbitrary<Change> =>
  fc.record({ kind: fc.constantFrom(...kinds), one: fc.nat(), other: fc.nat() });

/** The codebook and all that is known of the answers' codes. */
export async function stateOf(db: Db, { organizationId }: Caller, path: QuestionPath) {
  const codebook = await readCodebook(db, { organizationId, ...path });
  const answers = await db
    .select({
      id: responses.id,
      text: responses.text,
      codedAt: responses.codedAt,
      reviewed: responses.reviewed,
      edited: responses.edited,
      takenOff: responses.takenOff,
    })
    .from(responses)
    .where(eq(responses.questionId, path.questionId))
    .orderBy(asc(responses.position));
  const rows = await db
    .select()
    .from(assignments)
    .where(eq(assignments.organizationId, organizationId))
    .orderBy(asc(assignments.position), asc(assignments.codeId));
  const coded = answers.map((answer) => ({ ...answer, codes: rows.filter((row) => row.responseId === answer.id) }));
  return { codebook, answers: coded };
}
export type State = Awaited<ReturnType<typeof stateOf>>;

export async function versionOf(db: Db, { questionId }: QuestionPath): Promise<number> {
  const [question] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.id, questionId)));
  return question?.codebookVersion ?? 0;
}

/** Makes one change, or none if nothing fits it. Returns the answers that a person decided. */
export async function makeChange(db: Db, caller: Caller, path: QuestionPath, change: Change): Promise<string[]> {
  const { kind, one, other } = change;
  const { codebook, answers } = await stateOf(db, caller, path);
  const codes = codebook.flatMap((category) => category.codes);
  const at = <Item>(items: readonly Item[], number: number) => items[number % Math.max(1, items.length)];
  const [code, second, answer] = [at(codes, one), at(codes, other), at(answers, one)];
  const name = `Code ${one} ${other}`;
  const plain = { definition: null, sentiment: "Neutral" as const };
  if (kind === "create") await createCode(db, caller, path, { ...plain, name, place: { category: "More" } });
  if (kind === "restore") await restoreVersion(db, caller, path, 1 + (one % (await versionOf(db, path))));
  if (kind === "import") {
    const kept = codebook.map((category) => ({ ...category, codes: category.codes.filter((_, n) => n !== one % 3) }));
    await importCodebook(db, caller, path, [...kept, { name: `Imported ${one}`, codes: [{ ...plain, name }] }]);
  }
  if (kind === "suggest" && answer) {
    const own = { type: "new_code" as const, code: { ...plain, name }, category: "Staff", responseIds: [answer.id] };
    const nothing = { sourceCodeId: null, targetCodeId: null, parts: [] };
    await applySuggestion(db, caller, path, { own: { ...nothing, ...own }, resolution: {} });
  }
  if (kind === "settle") await settleInconsistencies(db, caller, path, { similarity: "same" });
  if (!code) return [];
  const target = { ...path, codeId: code.id };
  if (kind === "run" || kind === "extend") await codeAnswers(db, caller, path, change);
  if (kind === "rename") await updateCode(db, caller, target, { name, sentiment: "Mixed" });
  if (kind === "move") await moveCode(db, caller, target, { categoryId: at(codebook, other)?.id, position: 0 });
  if (kind === "delete") await deleteCode(db, caller, target);
  if (kind === "merge" && second && second.id !== code.id) await mergeCodes(db, caller, target, [second.id]);
  if (kind === "split") {
    const parts = (["Positive", "Negative", "Neutral"] as const).map((sentiment) => ({
      ...plain,
      name: `${name} ${sentiment}`,
      sentiment,
      responseIds: [],
    }));
    await splitCode(db, caller, target, { by: "sentiment", parts }, localEngine);
  }
  if (!answer) return [];
  if (kind === "decide" || kind === "edit") {
    const check = kind === "edit" ? { reviewed: false } : {};
    await decideResponses(db, caller, path, [{ responseId: answer.id, codes: [{ codeId: code.id }], ...check }]);
    return [answer.id];
  }
  if (kind === "correct") {
    await correct(db, caller, path, { answer, codebook, codeNumber: code.codeNumber });
    return [answer.id];
  }
  return [];
}

/** Runs a job on all answers, or on the open ones; does nothing if there are none. */
async function codeAnswers(db: Db, caller: Caller, path: QuestionPath, { kind, one, other }: Change): Promise<void> {
  const options = {
    mode: other % 2 === 0 ? ("all" as const) : ("uncoded" as const),
    extendCodebook: kind === "extend",
  };
  const accepted = await acceptCodingJob(db, caller, path, options).catch((error) => {
    if (error.code !== "NO_DATA") throw error;
  });
  if (!accepted) return;
  for (const ref of await dispatched(db)) {
    await runStages(db, ref, arbitraryEngine(one, `New ${one} ${other}`)).catch(({ message }) =>
      failJob(db, ref, { code: "CODING_FAILED", message }),
    );
  }
}

/** An engine that leaves a third of the answers without codes, and fails on some. */
function arbitraryEngine(seed: number, name: string): CodingEngine {
  return {
    ...localEngine,
    async generateCodebook() {
      const codes = [{ name, definition: null, sentiment: "Neutral" as const }];
      return { value: [{ name: "Found", codes }], usage: NO_USAGE };
    },
    async classify({ codes }, asked) {
      const value = asked.map(({ id, text }) => {
        const place = (seed % 1_000) + text.length;
        if (place % 7 === 0) return { answerId: id, mentions: [], notCoded: "unanswered" as const };
        const code = codes[place % codes.length];
        const sure = { confidence: "high" as const, evidence: null, mentionSentiment: "Neutral" as const };
        return { answerId: id, mentions: code && place % 3 > 0 ? [{ codeId: code.id, ...sure }] : [] };
      });
      return { value, usage: NO_USAGE };
    },
    review: async (_, __, codings) => ({ value: [...codings], usage: NO_USAGE }),
  };
}

/** Imports an export in which one answer has one code instead of its own. */
async function correct(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { answer, codebook, codeNumber }: Pick<State, "codebook"> & { answer: State["answers"][number]; codeNumber: number },
): Promise<void> {
  const numbers = new Map(codebook.flatMap(({ codes }) => codes.map((code) => [code.id, code.codeNumber])));
  const had = answer.codes.map(({ codeId, mentionSentiment }) => ({
    number: numbers.get(codeId) ?? 0,
    sentiment: mentionSentiment,
  }));
  const key = writeAnswerKey({ responseId: answer.id, text: answer.text, mentions: had, reviewed: answer.reviewed });
  const others = had.slice(1);
  const header = ["id", "code_number_1", ...others.map((_, at) => `code_number_${at + 2}`), "import_key"];
  const row = ["x", codeNumber, ...others.map(() => ""), key];
  const file = await stageFile(db, caller, "edited.csv", bytesOf(`${header.join(",")}\n${row.join(",")}\n`));
  await importCorrections(db, caller, path, { file, dryRun: false, skipBadRows: false, replaceConflicts: false });
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}
