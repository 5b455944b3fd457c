import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { hasFlag, responses } from "@/db/schema/responses";
import { type Analysed, baseOf } from "@/lib/analytics/analysed";
import type { AnalysedSubject } from "@/lib/analytics/subject";
import type { Caller } from "@/lib/auth/caller";
import { AppError } from "@/lib/errors/app-error";
import { requireQuestion } from "@/lib/questions/find-question";
import type { ComparedAnswer } from "./inconsistencies";
import { INCONSISTENCIES } from "./parameters";

const PAGE = 5_000;

/**
 * The answers that are compared for inconsistencies. Throws VALIDATION_ERROR if there are more than can be compared.
 */
export async function readCompared(
  db: Db,
  caller: Caller,
  { waves, codeIndexes }: AnalysedSubject,
): Promise<ComparedAnswer[]> {
  const answers: ComparedAnswer[] = [];
  for (const [index, wave] of waves.entries()) {
    const { language } = await requireQuestion(db, caller, wave);
    for await (const rows of answerPages(db, wave)) {
      for (const row of rows) {
        const indexes = row.codes.flatMap((id) => codeIndexes.get(id) ?? []);
        answers.push({ ...row, wave: index, language: row.language ?? language, codes: indexes });
      }
      requireFew(answers.length);
    }
  }
  return answers;
}

function requireFew(count: number): void {
  if (count <= INCONSISTENCIES.mostAnswers) return;
  const max = INCONSISTENCIES.mostAnswers.toLocaleString("en");
  throw new AppError("VALIDATION_ERROR", `At most ${max} answers are compared at once. Ask for a single question.`);
}

type Row = Pick<ComparedAnswer, "id" | "text" | "reviewed" | "edited"> & {
  position: number;
  language: string | null;
  codes: string[];
};

/** Pages of the answers that can have codes, without junk. */
async function* answerPages(db: Db, wave: Analysed): AsyncGenerator<Omit<Row, "position">[]> {
  for (let after = -1; ; ) {
    const rows = await db.execute<Row>(sql`
      select ${responses.position} as position, ${responses.id} as id, ${responses.text} as text,
        ${responses.language} as language, ${responses.reviewed} as reviewed, ${responses.edited} as edited,
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
