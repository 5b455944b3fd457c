import type { Db } from "@/db/client";
import { operatorFor } from "@/lib/auth/caller";
import { importCodebook } from "@/lib/codebook/edit-codebook";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { estimateCredits } from "@/lib/coding/estimate-credits";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { localEngine } from "./local-engine";
import { dispatched } from "./run-stages";

/** A dispatched job on a question with these answers and a code for each subject, with the estimate made before it. */
export async function newCodingJob(
  db: Db,
  answers: readonly { id: string; text: string }[],
  subjects: readonly string[],
) {
  const { id } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: 5_000 });
  const caller = operatorFor(id);
  const questions = [{ text: "How was your stay?" }];
  const survey = { name: "Stay", language: "en", codingType: "qualitative" as const, questions };
  const project = await createProject(db, caller, survey);
  const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  await uploadResponses(db, caller, path, answers);
  const codes = subjects.map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));
  await importCodebook(db, caller, path, [{ name: "Stay", codes }]);
  const estimate = await estimateCredits(db, caller, { ...path, mode: "uncoded" }, localEngine);
  const { job_id } = await acceptCodingJob(db, caller, path);
  const [ref] = await dispatched(db);
  if (ref?.id !== job_id) throw new Error("The job was not dispatched.");
  return { caller, ref, estimate };
}
