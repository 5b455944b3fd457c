import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { draw } from "@/lib/responses/draw";
import { baseOf, codesNamed, rowOfEachCode } from "../analysed";
import { type AnalysisFilter, conditionsFor } from "../answer-filter";
import { requireSegmentKey, segmentValue } from "../segments";
import type { Subject } from "../subject";
import { readTogether } from "../together";
import { maskTranslation, readAnswerMask } from "./answer-mask";
import { type Candidate, chooseQuotes } from "./choose-quotes";

export type QuotesRequest = {
  /** How many quotes of each code, or of each code in each value of the segment. */
  each: number;
  segmentKey?: string | undefined;
  /** Only this code, or the codes of this category, by name or id. */
  codeName?: string | undefined;
  filter?: AnalysisFilter | undefined;
};

/** Answers of a code, or of it in a part, that are looked through: of more, a random part, people's decisions first. */
const READ = { all: 120, part: 30 };
/** Characters of an answer that is quoted: shorter ones are words, longer ones no quotes. */
const LENGTH = { least: 12, most: 300 };
/** The most values of a segment by which quotes are chosen, the largest. */
const MOST_PARTS = 12;

export type Quote = {
  responseId: string;
  /** With marks such as [name] in place of personal data. */
  text: string;
  translation: string | null;
  language: string | null;
  /** The value of the segment; null if quotes are not chosen by one. */
  part: string | null;
};

type Row = Candidate & { code: string; translation: string | null; answerLanguage: string | null };

/**
 * Picks answers to quote in a report for each code: typical ones in the respondents' own words, short, different from
 * each other, each quoted once, without personal data. The same answers give the same quotes. Throws NOT_FOUND, NO_DATA
 * and VALIDATION_ERROR.
 */
export async function pickQuotes(db: Db, caller: Caller, subject: Subject, request: QuotesRequest) {
  const analysed = await readTogether(db, caller, subject);
  const { each, segmentKey, codeName, filter } = request;
  if (segmentKey !== undefined) await requireSegmentKey(db, analysed, segmentKey, "segment_key");
  const codes = codeName === undefined ? analysed.codes : codesNamed(analysed, codeName);
  const condition = baseOf(analysed, await conditionsFor(db, analysed, filter));
  const { language: usual, mask } = await readAnswerMask(db, analysed);
  const rows = await readCandidates(db, {
    ...{ organizationId: caller.organizationId, language: usual },
    ...{ condition, rowOfCode: rowOfEachCode(codes), segmentKey },
  });
  const byCode = new Map<string, Row[]>();
  for (const row of rows) {
    const known = byCode.get(row.code);
    if (known) known.push(row);
    else byCode.set(row.code, [row]);
  }
  const taken = new Set<string>();
  // Rare codes choose first: they have fewer answers to quote.
  const inTurn = codes.toSorted(
    (one, other) => (byCode.get(one.id)?.length ?? 0) - (byCode.get(other.id)?.length ?? 0),
  );
  const isPersonal = ({ text, language }: Candidate) => mask(text, language).spans.length > 0;
  const chosen = new Map<string, Candidate[]>();
  for (const { id } of inTurn) {
    chosen.set(id, chooseQuotes(byCode.get(id) ?? [], each, { taken, isPersonal }));
    // Other requests have their turn between two codes.
    await setImmediate();
  }
  const rowOf = new Map(rows.map((row) => [row.responseId, row]));
  return codes.map((code) => ({
    code,
    quotes: (chosen.get(code.id) ?? []).map(({ responseId, text, language, part }): Quote => {
      const { translation = null, answerLanguage = null } = rowOf.get(responseId) ?? {};
      return {
        ...{ responseId, text: mask(text, language).text, language: answerLanguage, part },
        translation: translation && maskTranslation(translation, mask(text, language), mask),
      };
    }),
  }));
}

type Search = {
  organizationId: string;
  language: string;
  condition: SQL;
  rowOfCode: string;
  segmentKey: string | undefined;
};

const readCandidates = (
  db: Db,
  { organizationId, language, condition, rowOfCode, segmentKey }: Search,
): Promise<Row[]> => {
  const part = segmentKey === undefined ? sql`null::text` : segmentValue(segmentKey);
  const inLargest = segmentKey === undefined ? sql`true` : sql`part is not null and place <= ${MOST_PARTS}`;
  return db.execute<Row>(sql`
    with own as (
      select rows.row as code, ${responses.id} as id, ${responses.text} as text, ${responses.language} as language,
        nullif(${responses.translation}, '') as translation, ${part} as part, a.source = 'person' as by_person,
        a.confidence = 'high' as sure, ${draw} as draw
      from ${responses}
      join ${assignments} a on a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id}
      join jsonb_to_recordset(${rowOfCode}::jsonb) as rows (code uuid, row uuid) on rows.code = a.code_id
      where ${condition} and a.confidence <> 'low'
        and length(${responses.text}) between ${LENGTH.least} and ${LENGTH.most}
        and not ${responses.flags} && '{gibberish,duplicate,other_language}'
    ), largest as (
      select part as value, row_number() over (order by count(distinct id) desc, part) as place from own group by part
    ), ranked as (
      select own.*, place, row_number() over (partition by code, part order by by_person desc, sure desc, draw) as turn
      from own left join largest on largest.value = own.part
    )
    select code, id as "responseId", text, coalesce(language, ${language}) as language, language as "answerLanguage",
      translation, part, by_person or sure as "isSure", (
        select count(*)::integer from ${assignments} b
        where b.organization_id = ${organizationId} and b.response_id = ranked.id) as codes
    from ranked where turn <= ${segmentKey === undefined ? READ.all : READ.part} and ${inLargest}
    order by code, part, turn`);
};
