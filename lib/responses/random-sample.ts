import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { reviewSamples } from "@/db/schema/review";
import type { QuestionScope } from "@/lib/questions/find-question";
import { rowsOf } from "@/lib/questions/rows-of";
import { isChecked } from "./is-checked";
import { isInBase } from "./is-in-base";

export const NONE_DRAWN = "00000000";
/** Draws are hexadecimal digits, so all of them are below this value. */
export const ALL_DRAWN = "g";

export type RandomSample = {
  /** The draw up to which answers belong to the sample. */
  drawnTo: string;
  /** Whether the pages hide the machine's codes of its answers until a person has coded them. */
  blind: boolean;
};

/** The question's random sample. Once people have checked every answer, all of them belong to it. */
export async function readRandomSample(db: Db, scope: QuestionScope): Promise<RandomSample> {
  const [sample] = await db.execute<RandomSample & { isCensus: boolean }>(sql`
    select coalesce(s.drawn_to, ${NONE_DRAWN}) as "drawnTo", coalesce(s.blind, false) as blind, not exists (
      select from ${responses} where ${rowsOf(responses, scope)} and ${isInBase} and not ${isChecked}) as "isCensus"
    from (select) as one left join ${reviewSamples} s
      on s.organization_id = ${scope.organizationId} and s.question_id = ${scope.questionId}`);
  const { drawnTo = NONE_DRAWN, blind = false, isCensus = false } = sample ?? {};
  return { drawnTo: isCensus ? ALL_DRAWN : drawnTo, blind };
}
