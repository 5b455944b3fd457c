import type { Db } from "@/db/client";
import { operatorFor } from "@/lib/auth/caller";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { readTable } from "@/lib/tables/read-table";

export type QueuedExample = { projectId: string; questionId: string; jobId: string; answers: number };

const QUESTION = "Thinking about your stay with us, what stood out to you, good or bad?";
const ID_COLUMN = "respondent_id";
const TEXT_COLUMN = "answer";

/**
 * Creates a project from the example survey (`examples/hotel-stay.csv`, given as bytes), with its other columns as
 * segments, and queues a job in which the local engine builds a codebook and codes the answers: nothing is sent to a
 * model without being asked for.
 */
export async function queueExample(db: Db, organizationId: string, file: Uint8Array): Promise<QueuedExample> {
  const operator = operatorFor(organizationId);
  const { columns, rows } = await readTable("hotel-stay.csv", file);
  const answers = rows.map((cells) => {
    const {
      [ID_COLUMN]: id = "",
      [TEXT_COLUMN]: text = "",
      ...rest
    } = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
    const segments = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ""));
    return { id, text, segments };
  });
  const project = await createProject(db, operator, {
    name: "Example: a hotel stay",
    language: "en",
    codingType: "qualitative",
    questions: [{ text: QUESTION }],
  });
  const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  await uploadResponses(db, operator, path, answers);
  const { job_id: jobId } = await acceptCodingJob(db, operator, path, {
    buildCodebook: true,
    localEngine: true,
  });
  return { ...path, jobId, answers: answers.length };
}
