import type { Db } from "@/db/client";
import { type AnalysedSubject, readSubject, type Subject } from "@/lib/analytics/subject";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { changeCodebook, type Planner } from "@/lib/codebook/change-codebook";
import { invalidInput } from "@/lib/errors/app-error";
import { requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { requireIdle } from "@/lib/questions/require-idle";
import { requireRules } from "@/lib/responses/coding-rules";
import { responseIdsOf } from "@/lib/responses/find-responses";
import { bundledEntry } from "@/lib/workers/entry";
import { runInWorker } from "@/lib/workers/workers";
import { copyCodes, readDonors, selectAnswers, unchangedSince } from "./copy-codes";
import { COMPARISON_DEADLINE, type Similarity } from "./parameters";
import { readCompared } from "./read-compared";
import type { ChosenCodes, Settled } from "./settle";
import type { QualityCalls } from "./worker";

/**
 * A group of similar answers, and the codes that all of them get instead of the suggested ones. One of its answers
 * names the group: by uuid, or by `id:` and the caller's own id.
 */
export type GroupChoice = { responseId: string; codeNumbers?: readonly number[] | undefined };

const entry = bundledEntry<QualityCalls>("quality");

/**
 * Gives similar answers the same codes, as suggested by the report of inconsistencies or as chosen: in all groups, or
 * in the named ones. Answers that a person reviewed or edited keep their codes, and so do answers coded again
 * meanwhile. All changes are one version of the codebook, which can be undone. Throws NOT_FOUND, NO_DATA,
 * VALIDATION_ERROR, JOB_ALREADY_RUNNING.
 */
export async function settleInconsistencies(
  db: Db,
  caller: Caller,
  subject: Subject,
  { similarity, groups }: { similarity: Similarity; groups?: readonly GroupChoice[] | undefined },
) {
  const analysed = await readSubject(db, caller, subject);
  const answers = await readCompared(db, caller, analysed);
  const ids = groups && (await namedAnswers(db, caller, analysed, groups));
  const choices =
    groups?.map((group, index) => choiceOf(analysed, { ...group, id: ids?.[index] ?? "" }, index)) ?? null;
  const found = await runInWorker(
    entry,
    "settle",
    { answers, similarity, choices },
    { isLong: answers.length > 2_000, deadline: COMPARISON_DEADLINE, group: caller.organizationId },
  );
  const message = "names no answer that is coded otherwise than one like it";
  const [issue, ...issues] = found.unknown.map((index) => ({ path: `groups[${index}].response_id`, message }));
  if (issue) throw invalidInput([issue, ...issues]);
  const first = analysed.waves.find((_, wave) => found.settled.some((answer) => answer.wave === wave));
  const wave = first ?? analysed.waves[0];
  if (!wave) throw new Error("a subject has questions");
  const path = { projectId: wave.projectId, questionId: wave.questionId };
  const question = { project_id: path.projectId, question_id: path.questionId };
  if (!first) {
    const { codebookVersion } = await requireQuestion(db, caller, path);
    return {
      ...question,
      groups_settled: 0,
      responses_changed: 0,
      responses_kept: found.kept,
      version: codebookVersion,
    };
  }
  let changed = 0;
  const { version } = await changeCodebook(db, caller, path, { change: "consistency" }, async (tx, codebook) => {
    const settled = await unchangedSince(tx, analysed, found.settled);
    changed = settled.length;
    const summary = `Gave ${changed} ${changed === 1 ? "answer" : "answers"} the codes of similar answers.`;
    return { codebook, summary, ...(await planFor(tx, caller, { analysed, settled, questionId: wave.questionId })) };
  });
  return { ...question, groups_settled: found.groups, responses_changed: changed, responses_kept: found.kept, version };
}

const namedAnswers = (db: Db, caller: Caller, { waves }: AnalysedSubject, groups: readonly GroupChoice[]) =>
  responseIdsOf(
    db,
    { organizationId: caller.organizationId, questionIds: waves.map(({ questionId }) => questionId) },
    groups.map(({ responseId }) => responseId),
    (index) => `groups[${index}].response_id`,
  );

type Named = Pick<GroupChoice, "codeNumbers"> & { id: string };

function choiceOf({ codes }: AnalysedSubject, { id, codeNumbers }: Named, index: number): ChosenCodes {
  const indexes = codeNumbers?.map((number) => codes.findIndex((code) => code.number === number));
  const unknown = indexes?.indexOf(-1) ?? -1;
  if (unknown < 0) return { id, codes: indexes };
  throw invalidInput([{ path: `groups[${index}].code_numbers[${unknown}]`, message: "names no code of the codebook" }]);
}

type Plan = { analysed: AnalysedSubject; settled: readonly Settled[]; questionId: string };

/**
 * Plans the changes to the answers of a question and of the other waves. They throw VALIDATION_ERROR if answers would
 * break a rule of their question.
 */
async function planFor(tx: Db, caller: Caller, { analysed, settled, questionId }: Plan) {
  const copying = { analysed, actor: credentialOf(caller), donors: await readDonors(tx, caller, settled) };
  const changesIn = (id: string) => {
    const own = settled.filter(({ wave }) => analysed.waves[wave]?.questionId === id);
    const recode = async () => {
      await copyCodes(tx, copying, own);
      const scope = scopeOf(caller, { questionId: id });
      await requireRules(
        tx,
        scope,
        own.map((answer) => answer.id),
      );
    };
    return { touched: selectAnswers(own), recode };
  };
  return {
    ...changesIn(questionId),
    inWave: async (wave: Parameters<Planner>[2]) => {
      const isConcerned = settled.some((answer) => analysed.waves[answer.wave]?.questionId === wave.id);
      if (!isConcerned) return { known: [] };
      await requireIdle(tx, scopeOf(caller, { questionId: wave.id }));
      return { known: [], ...changesIn(wave.id) };
    },
  };
}
