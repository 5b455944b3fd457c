import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { projects, questions } from "@/db/schema/projects";
import type { CodingEngine } from "@/lib/engines/engine";
import type { JobRef } from "@/lib/jobs/lock-job";
import { readModelSettings } from "@/lib/model-settings/model-settings";
import { computesAtOnce } from "./parameters";
import { readWaves } from "./subject";
import { requestRun } from "./suggestion-runs";

/**
 * Requests suggestions in the background for a question that a job has coded, and for its group. Does nothing if the
 * project has switched this off, if a language model would compute them and the settings do not say that it shall, or if
 * the job coded the few answers of a one-call request: no page lists the project of such a request.
 */
export async function suggestAfterJob(
  db: Db,
  { organizationId, id }: JobRef,
  engine: Pick<CodingEngine, "name" | "batchSize">,
): Promise<void> {
  if (engine.name !== "local" && !(await readModelSettings(db))?.suggestsAfterCoding) return;
  const [coded] = await db
    .select({
      questionId: questions.id,
      responseCount: questions.responseCount,
      isTemporary: projects.temporary,
    })
    .from(jobs)
    .innerJoin(questions, and(eq(questions.organizationId, jobs.organizationId), eq(questions.id, jobs.questionId)))
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(
      and(
        eq(jobs.organizationId, organizationId),
        eq(jobs.id, id),
        eq(jobs.type, "auto_coding"),
        eq(jobs.status, "completed"),
        projects.suggestAfterCoding,
      ),
    );
  if (!coded || (coded.isTemporary && computesAtOnce(coded.responseCount, engine))) return;
  const scope = { organizationId, questionId: coded.questionId };
  await requestRun(db, { ...scope, grouped: false });
  const [first, ...others] = await readWaves(db, scope);
  if (first && others.length > 0) await requestRun(db, { ...scope, questionId: first.questionId, grouped: true });
}
