import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { projects, questions } from "@/db/schema/projects";
import type { Caller } from "@/lib/auth/caller";
import { cancelJobs } from "@/lib/jobs/end-job";
import { whileForgetting } from "@/lib/questions/forget-quotes";
import { emptyQuestions } from "./delete-question";
import { deleteEmptyGroups, lockGroupsOf } from "./empty-groups";
import { lockProject } from "./find-project";

/**
 * Deletes a project with its questions, answers, codebooks and jobs, and groups that have no other wave, after it has
 * cancelled its open jobs. What codebooks of other waves quote of its answers goes too. Throws NOT_FOUND if it is not the caller's; JOB_ALREADY_RUNNING if a job was accepted at the same moment.
 */
export async function deleteProject(db: Db, caller: Caller, projectId: string) {
  const { organizationId } = caller;
  return db.transaction(async (tx) => {
    await lockProject(tx, caller, projectId);
    const members = await tx
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.organizationId, organizationId), eq(questions.projectId, projectId)));
    const questionIds = members.map(({ id }) => id);
    const groupIds = await lockGroupsOf(tx, organizationId, questionIds);
    const ofProject = and(eq(jobs.organizationId, organizationId), eq(jobs.projectId, projectId));
    await cancelJobs(tx, ofProject, "The job was cancelled: its project is deleted.");
    await whileForgetting(tx, { organizationId, questionIds }, async () => {
      await emptyQuestions(tx, organizationId, questionIds);
      await tx.delete(jobs).where(ofProject);
      await tx.delete(projects).where(and(eq(projects.organizationId, organizationId), eq(projects.id, projectId)));
    });
    await deleteEmptyGroups(tx, organizationId, groupIds);
    return { id: projectId, deleted: true as const };
  });
}
