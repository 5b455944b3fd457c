import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { AnswerFlag, NotCodedReason } from "@/db/schema/terms";
import { inPartsByLength } from "@/lib/data/parts";
import type { QuestionScope } from "@/lib/questions/find-question";

export type NewResponse = {
  id: string;
  externalId: string;
  /** 0 for the first response with its external id, 1 for the second, and so on. */
  occurrence: number;
  position: number;
  text: string;
  language: string | null;
  flags: AnswerFlag[];
  notCoded?: NotCodedReason | undefined;
  segments?: Record<string, string | number>;
  /** Whether the engine has processed the answer. */
  coded: boolean;
};

/** Characters of an answer, as a row of a statement, in addition to its text and id. */
const OVERHEAD = 250;

/** Inserts answers and adds them to the question's count. Call it in a transaction. */
export async function insertResponses(db: Db, scope: QuestionScope, rows: readonly NewResponse[]): Promise<void> {
  const { organizationId, questionId } = scope;
  const size = ({ externalId, text }: NewResponse) => externalId.length + text.length + OVERHEAD;
  for (const batch of inPartsByLength(rows, size)) await insertBatch(db, scope, batch);
  await db
    .update(questions)
    .set({ responseCount: sql`${questions.responseCount} + ${rows.length}` })
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
}

async function insertBatch(
  db: Db,
  { organizationId, questionId }: QuestionScope,
  batch: readonly NewResponse[],
): Promise<void> {
  await db.execute(sql`
    insert into ${responses}
      (organization_id, id, question_id, external_id, occurrence, position, text, language, flags, not_coded, segments,
        coded_at)
    select ${organizationId}, r.id, ${questionId}, r."externalId", r.occurrence, r.position, r.text, r.language,
      array(select jsonb_array_elements_text(r.flags)), r."notCoded", coalesce(r.segments, '{}'),
      case when r.coded then now() end
    from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r (
      id uuid, "externalId" text, occurrence integer, position integer, text text, language text,
      flags jsonb, "notCoded" text, segments jsonb, coded boolean)`);
}

/** Numbers repeated ids: 0 for the first with an id, 1 for the second. */
export function occurrencesOf(ids: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const occurrence = seen.get(id) ?? 0;
    seen.set(id, occurrence + 1);
    return occurrence;
  });
}
