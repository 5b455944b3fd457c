import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { hasFlag, responses } from "@/db/schema/responses";
import { type Analysed, baseOf } from "@/lib/analytics/analysed";
import { readSubject, type Subject } from "@/lib/analytics/subject";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors";
import { requireQuestion } from "@/lib/questions/find-question";
import { bundledEntry } from "@/lib/workers/entry";
import { runInWorker } from "@/lib/workers/workers";
import type { ComparedAnswer } from "./inconsistencies";
import { INCONSISTENCIES, type Similarity } from "./parameters";
import type { QualityCalls } from "./worker";

const PAGE = 5_000;
/** Milliseconds. 200,000 answers take about 10 seconds. */
const DEADLINE = 120_000;
const entry = bundledEntry<QualityCalls>("quality");

/**
 * Answers that say the same, or nearly, and are coded differently, within a question or across the waves of a group: each
 * way of coding with its answers, and the one to settle on. NOT_FOUND; NO_DATA; VALIDATION_ERROR where there are more
 * answers than can be compared at once.
 */
export async function reportInconsistencies(
  db: Db,
  caller: Caller,
  subject: Subject,
  { similarity, limit }: { similarity: Similarity; limit: number },
) {
  const { waves, codes, placeOf } = await readSubject(db, caller, subject);
  const answers: ComparedAnswer[] = [];
  for (const [place, wave] of waves.entries()) {
    const { language } = await requireQuestion(db, caller, wave);
    for await (const rows of answerPages(db, wave)) {
      for (const row of rows) {
        const places = row.codes.flatMap((id) => placeOf.get(id) ?? []);
        answers.push({ ...row, wave: place, language: row.language ?? language, codes: places });
      }
      requireFew(answers.length);
    }
  }
  const found = await runInWorker(
    entry,
    "findInconsistencies",
    { answers, similarity, limit },
    { isLong: answers.length > 2_000, deadline: DEADLINE, group: caller.organizationId },
  );
  const shownCodes = (places: readonly number[]) =>
    places.flatMap((place) => {
      const code = codes[place];
      return code ? [{ code_number: code.number, name: code.name, category: code.category.name }] : [];
    });
  return {
    compared: answers.length,
    inconsistencies: found.total,
    deviating_answers: found.deviating,
    groups: found.groups.map(({ texts, codings, suggested, ...group }) => ({
      ...group,
      texts,
      suggested: shownCodes(suggested),
      codings: codings.map(({ ids, ...coding }) => ({
        ...coding,
        codes: shownCodes(coding.codes),
        responses: ids.map(({ id, wave }) => ({ response_id: id, question_id: waves[wave]?.questionId ?? "" })),
      })),
    })),
  };
}

function requireFew(count: number): void {
  if (count <= INCONSISTENCIES.mostAnswers) return;
  const most = INCONSISTENCIES.mostAnswers.toLocaleString("en");
  throw new AppError("VALIDATION_ERROR", `At most ${most} answers are compared at once. Ask for a single question.`);
}

type Row = Pick<ComparedAnswer, "id" | "text" | "reviewed"> & {
  position: number;
  language: string | null;
  codes: string[];
};

/** Answers that can have codes, without junk, which has none. */
async function* answerPages(db: Db, wave: Analysed): AsyncGenerator<Omit<Row, "position">[]> {
  for (let after = -1; ; ) {
    const rows = await db.execute<Row>(sql`
      select ${responses.position} as position, ${responses.id} as id, ${responses.text} as text,
        ${responses.language} as language, ${responses.reviewed} as reviewed,
        array_to_json(array(select a.code_id from ${assignments} a
          where a.organization_id = ${responses.organizationId} and a.response_id = ${responses.id})) as codes
      from ${responses}
      where ${baseOf(wave)} and not ${hasFlag(responses.flags, "gibberish")} and ${responses.position} > ${after}
      order by ${responses.position} limit ${PAGE}`);
    if (rows.length > 0) yield rows.map(({ position: _, ...row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.position;
  }
}
