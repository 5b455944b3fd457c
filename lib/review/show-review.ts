import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { responses } from "@/db/schema/responses";
import { reviewClaims } from "@/db/schema/review";
import { allOf } from "@/lib/analytics/analysed";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { isCoder } from "@/lib/auth/reach";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { draw } from "@/lib/responses/draw";
import { isChecked } from "@/lib/responses/is-checked";
import { isInBase } from "@/lib/responses/is-in-base";
import { readRandomSample } from "@/lib/responses/random-sample";
import { listCoders } from "./list-coders";

/**
 * How far the review of a question has come, its random sample, how far those are to whom answers are assigned, and
 * which reviewers hold which answers. Throws NOT_FOUND.
 */
export async function showReview(db: Db, caller: Caller, path: QuestionPath) {
  await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const { drawnTo, blind } = await readRandomSample(db, scope);
  const skipped = sql`exists (select from ${reviewClaims} c where c.organization_id = ${responses.organizationId}
    and c.response_id = ${responses.id} and c.task = 'first' and c.outcome = 'skipped')`;
  const [counted] = await db.execute<
    Record<"answers" | "reviewed" | "drawn" | "drawn_reviewed" | "skipped", number>
  >(sql`
    select count(*)::integer as answers, (count(*) filter (where ${responses.reviewed}))::integer as reviewed,
      (count(*) filter (where ${draw} < ${drawnTo}))::integer as drawn,
      (count(*) filter (where ${draw} < ${drawnTo} and ${isChecked}))::integer as drawn_reviewed,
      (count(*) filter (where ${draw} < ${drawnTo} and not ${isChecked} and ${skipped}))::integer as skipped
    from ${responses} where ${allOf(scope)} and ${isInBase}`);
  const [coders, reviewers] = [await listCoders(db, scope), await listReviewers(db, scope)];
  // Coders do not learn who else works for the organization.
  const isShown = (coder: string) => !isCoder(caller) || coder.split("/")[0] === credentialOf(caller);
  const { answers = 0, reviewed = 0, drawn = 0, drawn_reviewed = 0, skipped: passed = 0 } = counted ?? {};
  return {
    answers,
    reviewed,
    control: {
      probability: answers > 0 ? drawn / answers : 0,
      answers: drawn,
      reviewed: drawn_reviewed,
      skipped: passed,
      waiting: drawn - drawn_reviewed - passed,
      blind,
    },
    coded_twice: await countTwice(db, scope),
    coders: coders.filter(({ user_id }) => isShown(`user:${user_id}`)),
    reviewers: reviewers.filter(({ reviewer }) => isShown(reviewer)),
  };
}

async function countTwice(db: Db, { organizationId, questionId }: QuestionScope): Promise<number> {
  const [counted] = await db.execute<{ answers: number }>(sql`
    select count(*)::integer as answers from (
      select response_id from ${answerCodings}
      where organization_id = ${organizationId} and question_id = ${questionId} and coder <> ${MACHINE}
      group by response_id having count(*) > 1) as twice`);
  return counted?.answers ?? 0;
}

async function listReviewers(db: Db, { organizationId, questionId }: QuestionScope) {
  const rows = await db.execute<{
    reviewer: string;
    claimed: number;
    claimed_until: string | null;
    accepted: number;
    changed: number;
    skipped: number;
  }>(sql`
    with own as (
      select *, outcome is null and claimed_until > clock_timestamp() as is_held from ${reviewClaims}
      where organization_id = ${organizationId} and question_id = ${questionId} and reviewer <> ''
    )
    select reviewer, (count(*) filter (where is_held))::integer as claimed,
      max(claimed_until) filter (where is_held) as claimed_until,
      (count(*) filter (where outcome = 'accepted'))::integer as accepted,
      (count(*) filter (where outcome = 'changed'))::integer as changed,
      (count(*) filter (where outcome = 'skipped'))::integer as skipped
    from own group by reviewer order by reviewer limit 1000`);
  return rows.map((row) => ({ ...row, claimed_until: row.claimed_until && new Date(row.claimed_until) }));
}
