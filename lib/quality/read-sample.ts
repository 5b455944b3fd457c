import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, type CodedAs, MACHINE } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { hasFlag, responses } from "@/db/schema/responses";
import { type Analysed, allOf } from "@/lib/analytics/analysed";
import { segmentValue } from "@/lib/analytics/segments";
import type { AnalysedSubject } from "@/lib/analytics/subject";
import { draw, drawnBelow } from "@/lib/responses/draw";
import { readDrawnTo } from "@/lib/review/read-drawn-to";
import type { CodedTwice } from "./agreement";
import { AGREEMENT } from "./parameters";

/**
 * An answer that both machine and person coded, with its values of the requested segments. `drawn`: it belongs to the
 * random sample.
 */
export type SampledAnswer = CodedTwice & { segments: (string | null)[]; drawn: boolean };

const PAGE = 5_000;

/**
 * The reviewed answers for which the machine's codes are known, by `conditions` on `responses` of each wave. If there
 * are very many, a random part is read.
 */
export const readSample = (db: Db, subject: AnalysedSubject, keys: readonly string[], conditionsOf: ConditionsOf) =>
  readCodedTwice(db, subject, { keys, isDecided: sql`${responses.reviewed}`, conditionsOf });

/** Like `readSample`, for the answers of which a person changed single codes without checking them. */
export const readEdited = (db: Db, subject: AnalysedSubject, conditionsOf: ConditionsOf) =>
  readCodedTwice(db, subject, { keys: [], isDecided: sql`${responses.edited}`, conditionsOf });

type ConditionsOf = (wave: Analysed) => Promise<readonly SQL[]>;
type Reading = { keys: readonly string[]; isDecided: SQL; conditionsOf: ConditionsOf };

async function readCodedTwice(
  db: Db,
  { waves, codeIndexes }: AnalysedSubject,
  { keys, isDecided, conditionsOf }: Reading,
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
    const isDrawnInWave = sql`${draw} < ${await readDrawnTo(db, wave)}`;
    for await (const rows of pages(db, sql`${condition} and ${isDrawn}`, { keys, drawn: isDrawnInWave })) {
      for (const { machine, person, segments, drawn } of rows) {
        sample.push({
          segments,
          drawn,
          machine: indexesOf(machine, codeIndexes),
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

type Row = Pick<SampledAnswer, "segments" | "drawn"> & { position: number; machine: CodedAs[]; person: string[] };
type Columns = { keys: readonly string[]; drawn: SQL };

const compared = sql`${responses} join ${answerCodings} k on k.organization_id = ${responses.organizationId}
  and k.response_id = ${responses.id} and k.coder = ${MACHINE}`;

const isCompared = (wave: Analysed, isDecided: SQL) =>
  sql`${allOf(wave)} and ${isDecided} and not ${hasFlag(responses.flags, "empty")}`;

async function* pages(db: Db, condition: SQL, { keys, drawn }: Columns): AsyncGenerator<Row[]> {
  const values = sql.join(keys.map(segmentValue), sql`, `);
  for (let after = -1; ; ) {
    const rows = await db.execute<Row>(sql`
      select ${responses.position} as position, k.codes as machine,
        array_to_json(array(select a.code_id from ${assignments} a
          where a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id})) as person, ${drawn} as drawn,
        array_to_json(array[${values}]::text[]) as segments
      from ${compared} where ${condition} and ${responses.position} > ${after}
      order by ${responses.position} limit ${PAGE}`);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.position;
  }
}
