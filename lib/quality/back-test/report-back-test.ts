import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { backTests } from "@/db/schema/back-tests";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { segmentValue } from "@/lib/analytics/segments";
import { type AnalysedSubject, readSubject } from "@/lib/analytics/subject";
import type { Caller } from "@/lib/auth/caller";
import { codesHashOf } from "@/lib/codebook/coding-manual";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { shownCost } from "@/lib/engines/model-prices";
import { groupOf } from "@/lib/groups/groups";
import { type QuestionPath, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { inOrder, readValueOrders } from "@/lib/questions/value-orders";
import { isChecked } from "@/lib/responses/is-checked";
import { bundledEntry } from "@/lib/workers/entry";
import { runInWorker } from "@/lib/workers/workers";
import { type Agreement, type CodedTwice, type Estimate, ifEnough } from "../agreement";
import { shownAgreement, toldOf } from "../report-quality";
import type { QualityCalls } from "../worker";
import { compareShares, movementsOf } from "./compare-shares";

const entry = bundledEntry<QualityCalls>("quality");
/** Milliseconds. 10,000 answers take a few seconds. */
const DEADLINE = 120_000;
/** The most points of a trend. */
const MAX_POINTS = 24;

type Tested = CodedTwice & { segment: string | null };

/**
 * The latest back-test of a question; null if there is none. Compares the codes that the machine gave without learning
 * from people with the present codes of people: agreement by code with 95% intervals, shares that would differ, and
 * the points of a trend. These are the waves of the question's tracker that have been back-tested or, with `segment`,
 * its values. Throws NOT_FOUND.
 */
export async function reportBackTest(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  { segment }: { segment?: string | undefined } = {},
) {
  await requireQuestion(db, caller, path);
  const test = await readTest(db, caller, path);
  if (!test) return null;
  const groupId = segment === undefined ? await groupOf(db, caller, path.questionId) : null;
  const subject = await readSubject(db, caller, groupId ? { groupId } : path);
  const { codes } = subject;
  const answers = await readTested(db, caller, path.questionId, { subject, segment });
  const measured = await runInWorker(
    entry,
    "measure",
    {
      answers: answers.map((answer) => ({ ...answer, ruled: [], segments: [], drawn: true, weight: 1 })),
      ...{ people: [], codes: codes.length, keys: 0 },
    },
    { isLong: answers.length > 2_000, deadline: DEADLINE, group: caller.organizationId },
  );
  const enough = (estimate: Estimate) => ifEnough(estimate, answers.length);
  const told = (agreement: Agreement) => shownAgreement(toldOf(agreement, answers.length));
  const shares = compareShares(answers, codes.length);
  const points = await readPoints(db, caller, { subject, segment, answers });
  return {
    ...test,
    answers: answers.length,
    overall: { ...told(measured.overall), exact_match: enough(measured.exactMatch) },
    codes_per_answer: {
      machine: enough(measured.codesPerAnswer.machine),
      person: enough(measured.codesPerAnswer.person),
    },
    trend_points: points.map(({ label, questionId, answers: tested }) => ({
      ...{ label, question_id: questionId, answers: tested.length },
    })),
    codes: codes.map((code, index) => {
      const trend = points.flatMap(({ shares }) => shares[index] ?? []);
      return {
        ...{ code_id: code.id, code_number: code.number, code_name: code.name, category: code.category.name },
        ...told(measured.codes[index] as Agreement),
        ...(shares[index] as (typeof shares)[number]),
        trend: trend.map((point, at) => {
          const before = trend[at - 1];
          return { ...point, since_last: before ? movementsOf(before, point) : null };
        }),
      };
    }),
  };
}

/** The facts of a back-test: when, by what and with what codes, and what it cost. */
async function readTest(db: Db, caller: Caller, path: QuestionPath) {
  const scope = scopeOf(caller, path);
  const [test] = await db
    .select({
      engine: backTests.engine,
      codesHash: backTests.codesHash,
      credits: backTests.creditsUsed,
      startedAt: backTests.createdAt,
      finishedAt: backTests.finishedAt,
      usage: backTests.usage,
    })
    .from(backTests)
    .where(rowsOf(backTests, scope));
  if (!test) return null;
  return {
    engine: test.engine,
    started_at: test.startedAt,
    finished_at: test.finishedAt,
    credits_used: test.credits,
    usage: {
      calls: test.usage.calls,
      input_tokens: test.usage.inputTokens,
      output_tokens: test.usage.outputTokens,
      cost: shownCost(test.usage.cost),
    },
    outdated: test.codesHash !== codesHashOf(await readCodebook(db, scope)),
  };
}

type Reading = { subject: AnalysedSubject; segment: string | undefined };

/** The answers of a question's back-test that people have decided, with the codes of both. */
async function readTested(
  db: Db,
  { organizationId }: Caller,
  questionId: string,
  { subject: { codeIndexes }, segment }: Reading,
): Promise<Tested[]> {
  const rows = await db.execute<{ machine: string[]; person: string[]; segment: string | null }>(sql`
    select t.value as machine, ${segment === undefined ? sql`null` : segmentValue(segment)} as segment,
      array_to_json(array(select a.code_id from ${assignments} a
        where a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id})) as person
    from ${backTests} b cross join jsonb_each(b.codes) as t
    join ${responses} on ${responses.organizationId} = b.organization_id and ${responses.questionId} = b.question_id
      and ${responses.id} = t.key::uuid
    where b.organization_id = ${organizationId} and b.question_id = ${questionId}
      and t.value <> 'null' and ${isChecked}`);
  const indexesOf = (ids: readonly string[]) => ids.flatMap((id) => codeIndexes.get(id) ?? []);
  return rows.map(({ machine, person, segment }) => ({
    ...{ machine: indexesOf(machine), person: indexesOf(person), segment },
  }));
}

/** The points of a trend with the shares of all codes, in order; none if there are fewer than two. */
async function readPoints(
  db: Db,
  caller: Caller,
  { subject, segment, answers }: Reading & { answers: readonly Tested[] },
) {
  const points: { label: string; questionId: string | null; answers: readonly Tested[] }[] = [];
  if (segment === undefined) {
    for (const [at, wave] of subject.waves.entries()) {
      const tested = await readTested(db, caller, wave.questionId, { subject, segment });
      if (tested.length > 0) points.push({ label: `Wave ${at + 1}`, questionId: wave.questionId, answers: tested });
    }
  } else {
    const values = [...new Set(answers.flatMap((answer) => answer.segment ?? []))];
    const orders = await readValueOrders(
      db,
      caller.organizationId,
      subject.waves.map(({ questionId }) => questionId),
    );
    for (const label of inOrder(values, orders.get(segment))) {
      points.push({ label, questionId: null, answers: answers.filter((answer) => answer.segment === label) });
    }
  }
  if (points.length < 2) return [];
  return points
    .slice(-MAX_POINTS)
    .map((point) => ({ ...point, shares: compareShares(point.answers, subject.codes.length) }));
}
