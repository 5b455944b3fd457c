import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { type Analysed, type AnalysedCode, baseOf } from "@/lib/analytics/analysed";
import { conditionsFor } from "@/lib/analytics/answer-filter";
import { readSubject } from "@/lib/analytics/subject";
import type { Caller } from "@/lib/auth/caller";
import type { QuestionPath } from "@/lib/questions/find-question";
import { type CorrectedShare, correctShare } from "@/lib/statistics/corrected-share";
import { wilsonInterval } from "@/lib/statistics/wilson";
import { LEAST_SAMPLE } from "./parameters";
import { readEdited, readSample, type SampledAnswer } from "./read-sample";

/**
 * For each code, the share of answers that have it, and an estimate of this share if a person had coded all answers.
 * The estimate uses the machine's errors in the random review sample. For it, an answer that a person edited without
 * checking it counts with the machine's codes from before the edit. The correction is null without a sample of 30.
 * Throws NOT_FOUND, NO_DATA, VALIDATION_ERROR.
 */
export async function correctShares(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { segments }: { segments?: readonly string[] | undefined },
) {
  const subject = await readSubject(db, caller, path);
  const [analysed] = subject.waves;
  if (!analysed) throw new Error("a question is one wave");
  const { codes } = subject;
  const conditions = await conditionsFor(db, analysed, { segments }, "segments");
  const [all, open] = await Promise.all([
    countCodes(db, analysed, codes, conditions),
    countCodes(db, analysed, codes, [...conditions, sql`not ${responses.reviewed} and not ${responses.edited}`]),
  ]);
  const edited = await readEdited(db, subject, async () => conditions);
  const reviewed = await readSample(db, subject, [], async () => conditions);
  const tallies = tallyCodes(reviewed, codes.length);
  const beforeEdits = tallyCodes(edited, codes.length);
  const drawn = reviewed.filter((answer) => answer.drawn).length;
  const answers = open.base + edited.length + reviewed.length;
  return {
    question: { id: analysed.questionId, text: analysed.wording },
    base: all.base,
    sample: {
      answers: drawn,
      probability: answers > 0 ? drawn / answers : 0,
      answers_needed: Math.max(0, LEAST_SAMPLE - drawn),
    },
    codes: codes.map((code, index) => {
      const raw = all.counts[index] ?? 0;
      const { machine = 0, both = 0, machineOnly = 0, personOnly = 0 } = tallies[index] ?? {};
      const sample = { both, machineOnly, personOnly, neither: drawn - both - machineOnly - personOnly };
      const unchecked = (open.counts[index] ?? 0) + (beforeEdits[index]?.machine ?? 0);
      const evidence = { answers, machine: unchecked + machine, sample };
      const corrected = drawn < LEAST_SAMPLE ? null : correctShare(evidence);
      return {
        code_id: code.id,
        code_number: code.number,
        code_name: code.name,
        category: code.category.name,
        raw: { count: raw, ...inPercent(shareOf(raw, all.base)) },
        corrected: corrected && inPercent(corrected),
        bias: corrected && all.base > 0 ? 100 * (raw / all.base - corrected.share) : null,
      };
    }),
  };
}

/** Counts for each code, by index: the machine's mentions in all these answers, and the decisions in the sample. */
function tallyCodes(reviewed: readonly SampledAnswer[], codes: number) {
  const tallies = Array.from({ length: codes }, () => ({ machine: 0, both: 0, machineOnly: 0, personOnly: 0 }));
  for (const { machine, person, drawn } of reviewed) {
    const [byMachine, byPerson] = [new Set(machine), new Set(person)];
    for (const index of byMachine) {
      const tally = tallies[index];
      if (!tally) continue;
      tally.machine++;
      if (drawn) tally[byPerson.has(index) ? "both" : "machineOnly"]++;
    }
    for (const index of byPerson) {
      const tally = tallies[index];
      if (tally && drawn && !byMachine.has(index)) tally.personOnly++;
    }
  }
  return tallies;
}

const shareOf = (count: number, base: number): CorrectedShare | null => {
  const interval = wilsonInterval(count, base);
  return interval && { share: count / base, ...interval };
};

const inPercent = (share: CorrectedShare | null) => ({
  percentage: share && 100 * share.share,
  interval: share && { low: 100 * share.low, high: 100 * share.high },
});

/** The number of answers in the base, and how many of them have each code. */
async function countCodes(
  db: Db,
  analysed: Analysed,
  codes: readonly AnalysedCode[],
  conditions: Parameters<typeof baseOf>[1],
): Promise<{ base: number; counts: number[] }> {
  const isIn = baseOf(analysed, conditions);
  const [counted] = await db.execute<{ base: number }>(sql`
    select count(*)::integer as base from ${responses} where ${isIn}`);
  const mentions = await db.execute<{ id: string; answers: number }>(sql`
    select a.code_id as id, count(*)::integer as answers from ${responses}
    join ${assignments} a on a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id}
    where ${isIn} group by a.code_id`);
  const byCode = new Map(mentions.map(({ id, answers }) => [id, answers]));
  return { base: counted?.base ?? 0, counts: codes.map(({ id }) => byCode.get(id) ?? 0) };
}
