import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, type CodedAs, MACHINE } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { hasFlag, responses } from "@/db/schema/responses";
import { type Analysed, allOf, baseOf } from "@/lib/analytics/analysed";
import { segmentValue } from "@/lib/analytics/segments";
import type { AnalysedSubject } from "@/lib/analytics/subject";
import { weightOf } from "@/lib/questions/weight-of";
import { draw, drawnBelow } from "@/lib/responses/draw";
import { isChecked } from "@/lib/responses/is-checked";
import { readRandomSample } from "@/lib/responses/random-sample";
import type { CodedTwice } from "./agreement";
import { AGREEMENT } from "./parameters";

/**
 * An answer that both machine and person coded, with its values of the requested segments. `drawn`: a person checked it
 * and it belongs to the random sample. The weight is 1 without weights. `ruled`: the codes of `machine` that word rules
 * gave.
 */
export type SampledAnswer = CodedTwice & {
  ruled: readonly number[];
  segments: (string | null)[];
  drawn: boolean;
  weight: number;
};

/** The answer without the codes that word rules gave, about which an engine had nothing to decide. */
export function decidedByEngine<Answer extends SampledAnswer>(answer: Answer): Answer {
  if (answer.ruled.length === 0) return answer;
  const isOpen = (code: number) => !answer.ruled.includes(code);
  return { ...answer, machine: answer.machine.filter(isOpen), person: answer.person.filter(isOpen) };
}

const PAGE = 5_000;

/**
 * The checked answers for which the machine's codes are known, by `conditions` on `responses` of each wave. If there
 * are very many, a random part is read.
 */
export const readChecked = (db: Db, subject: AnalysedSubject, reading: SampleQuery) =>
  readCodedTwice(db, subject, { ...reading, isDecided: isChecked, isSample: true });

/** Like `readChecked`, for the answers that people edited or accepted without checking them; none of them is drawn. */
export const readUnchecked = (db: Db, subject: AnalysedSubject, reading: SampleQuery) =>
  readCodedTwice(db, subject, {
    ...reading,
    isDecided: sql`(${responses.edited} or ${responses.reviewed} and not ${isChecked})`,
    isSample: false,
  });

/** How many answers of the random sample nobody has checked yet. */
export async function countWaiting(db: Db, { waves }: AnalysedSubject, conditionsOf: SampleQuery["conditionsOf"]) {
  let waiting = 0;
  for (const wave of waves) {
    const { drawnTo } = await readRandomSample(db, wave);
    const isWaiting = sql`${baseOf(wave, await conditionsOf(wave))} and ${draw} < ${drawnTo} and not ${isChecked}`;
    waiting += await db.$count(responses, isWaiting);
  }
  return waiting;
}

type SampleQuery = {
  keys: readonly string[];
  weightKey?: string | null;
  conditionsOf: (wave: Analysed) => Promise<readonly SQL[]>;
};

async function readCodedTwice(
  db: Db,
  { waves, codeIndexes }: AnalysedSubject,
  { keys, weightKey = null, isDecided, isSample, conditionsOf }: SampleQuery & { isDecided: SQL; isSample: boolean },
): Promise<SampledAnswer[]> {
  const conditions = new Map<Analysed, SQL>();
  let total = 0;
  for (const wave of waves) {
    const isIn = sql.join([isCompared(wave, isDecided), ...(await conditionsOf(wave))], sql` and `);
    conditions.set(wave, isIn);
    const [counted] = await db.execute<{ answers: number }>(sql`
      select count(*)::integer as answers from ${compared} where ${isIn}`);
    total += counted?.answers ?? 0;
  }
  const isDrawn = total > AGREEMENT.mostAnswers ? drawnBelow(AGREEMENT.mostAnswers / total) : sql`true`;
  const sample: SampledAnswer[] = [];
  for (const [wave, condition] of conditions) {
    const { drawnTo } = await readRandomSample(db, wave);
    const columns = { keys, weightKey, drawn: sql`${isSample} and ${draw} < ${drawnTo}` };
    for await (const rows of pages(db, sql`${condition} and ${isDrawn}`, columns)) {
      for (const { machine, person, segments, drawn, weight } of rows) {
        sample.push({
          segments,
          drawn,
          weight,
          machine: indexesOf(machine, codeIndexes),
          ruled: indexesOf(
            machine.filter(({ byRule }) => byRule),
            codeIndexes,
          ),
          person: indexesOf(asCodings(person), codeIndexes),
        });
      }
    }
  }
  return sample;
}

/** The indexes in the codebook of the codes selected by `countedCodes`, each once. */
export const indexesOf = (codes: readonly CodedAs[], codeIndexes: ReadonlyMap<string, number>): number[] => [
  ...new Set(countedCodes(codes, codeIndexes).flatMap(({ codeId }) => codeIndexes.get(codeId) ?? [])),
];

/** The codes that count: those in the codebook, unless they stand for older codes that the codebook still has. */
export const countedCodes = (codes: readonly CodedAs[], known: { has(codeId: string): boolean }): CodedAs[] =>
  codes.filter(({ codeId, from = [] }) => known.has(codeId) && !from.some((id) => known.has(id)));

const asCodings = (ids: readonly string[]): CodedAs[] =>
  ids.map((codeId) => ({ codeId, sentiment: "Neutral", confidence: "high" }));

type Row = Pick<SampledAnswer, "segments" | "drawn" | "weight"> & {
  position: number;
  machine: CodedAs[];
  person: string[];
};
type Columns = { keys: readonly string[]; weightKey: string | null; drawn: SQL };

const compared = sql`${responses} join ${answerCodings} k on k.organization_id = ${responses.organizationId}
  and k.response_id = ${responses.id} and k.coder = ${MACHINE}`;

const isCompared = (wave: Analysed, isDecided: SQL) =>
  sql`${allOf(wave)} and ${isDecided} and not ${hasFlag(responses.flags, "empty")}`;

async function* pages(db: Db, condition: SQL, { keys, weightKey, drawn }: Columns): AsyncGenerator<Row[]> {
  const values = sql.join(keys.map(segmentValue), sql`, `);
  const weight = weightKey === null ? sql`1` : weightOf(weightKey);
  for (let after = -1; ; ) {
    const rows = await db.execute<Row>(sql`
      select ${responses.position} as position, k.codes as machine,
        array_to_json(array(select a.code_id from ${assignments} a
          where a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id})) as person, ${drawn} as drawn, (${weight})::float8 as weight,
        array_to_json(array[${values}]::text[]) as segments
      from ${compared} where ${condition} and ${responses.position} > ${after}
      order by ${responses.position} limit ${PAGE}`);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.position;
  }
}
