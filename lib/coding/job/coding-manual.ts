import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { answerCodings, MACHINE } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { codingManuals } from "@/db/schema/coding-manuals";
import { responses } from "@/db/schema/responses";
import { codesHashOf, readManual } from "@/lib/codebook/coding-manual";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { CodingEngine, CodingManual, Disagreement, EngineUsage } from "@/lib/engines/engine";
import { advanceJob, type JobRef, lockJob, type RunningJob } from "@/lib/jobs/lock-job";
import { normalizeText } from "@/lib/language/normalize";
import type { QuestionScope } from "@/lib/questions/find-question";
import { DISAGREEMENTS_FOR_NEW_MANUAL, MAX_DISAGREEMENTS } from "../parameters";
import { readQuestion } from "./read-question";

/**
 * The answers for which people decided differently from the machine, latest first. Null if the question has a manual
 * for its present codes and people have corrected little since.
 */
export async function readNewDisagreements(db: Db, job: RunningJob): Promise<Disagreement[] | null> {
  const manual = await readManual(db, job, codesHashOf(await readCodebook(db, job)));
  const known = manual?.disagreements ?? 0;
  if (manual && (await countDisagreements(db, job)) < known + DISAGREEMENTS_FOR_NEW_MANUAL) return null;
  return readDisagreements(db, job);
}

/** Stores a manual and its cost; without a manual, only the cost. */
export async function saveManual(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  { manual, usage }: { manual: CodingManual | null; usage: EngineUsage },
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, ref);
    await advanceJob(tx, ref, { usage, engine: engine.version });
    if (!manual) return;
    const { organizationId, questionId } = job;
    const { codebookVersion } = await readQuestion(tx, job);
    const codesHash = codesHashOf(await readCodebook(tx, job));
    const disagreements = await countDisagreements(tx, job);
    const row = { version: manual.version, codesHash, codebookVersion, rules: [...manual.rules], disagreements };
    await tx
      .insert(codingManuals)
      .values({ organizationId, questionId, ...row })
      .onConflictDoUpdate({
        target: [codingManuals.organizationId, codingManuals.questionId, codingManuals.version],
        set: { ...row, createdAt: sql`now()` },
      });
  });
}

async function countDisagreements(db: Db, scope: QuestionScope): Promise<number> {
  const [counted] = await db.execute<{ answers: number }>(sql`
    select count(*)::integer as answers from ${differing(scope)} as differing`);
  return counted?.answers ?? 0;
}

async function readDisagreements(db: Db, scope: QuestionScope): Promise<Disagreement[]> {
  const rows = await db.execute<Disagreement>(sql`
    select text, machine, people from ${differing(scope)} as differing
    order by reviewed_at desc nulls last limit ${MAX_DISAGREEMENTS}`);
  return rows.map(({ text, machine, people }) => ({ text: normalizeText(text), machine, people }));
}

/** The reviewed answers whose set of codes differs from the machine's. Codes by word rules do not count. */
const differing = ({ organizationId, questionId }: QuestionScope) => sql`(
  select * from (
    select r.text, r.reviewed_at,
      array_to_json(array(select distinct each ->> 'codeId' from jsonb_array_elements(c.codes) as each
        where not each ? 'byRule' order by 1))::jsonb as machine,
      array_to_json(array(select distinct a.code_id::text from ${assignments} a
        where a.organization_id = r.organization_id and a.response_id = r.id
          and not c.codes @> jsonb_build_array(jsonb_build_object('codeId', a.code_id, 'byRule', true))
        order by 1))::jsonb as people
    from ${answerCodings} c
    join ${responses} r on r.organization_id = c.organization_id and r.id = c.response_id
    where c.organization_id = ${organizationId} and c.question_id = ${questionId} and c.coder = ${MACHINE} and r.reviewed
  ) as compared where machine <> people)`;
