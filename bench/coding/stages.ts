import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { migrate } from "@/db/migrate";
import { operatorFor } from "@/lib/auth/caller";
import { importCodebook } from "@/lib/codebook/edit-codebook";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { acceptGenerationJob } from "@/lib/coding/accept-generation-job";
import { finishStage } from "@/lib/coding/job/finish";
import { generateCodebookStage } from "@/lib/coding/job/generate-codebook";
import { jobStore } from "@/lib/coding/job/job-store";
import { prepareStage } from "@/lib/coding/job/prepare";
import { classify } from "@/lib/coding/pipeline/classify";
import { review } from "@/lib/coding/pipeline/review";
import { inParts } from "@/lib/data/parts";
import { localEngine } from "@/lib/engines/local/engine";
import { dispatchJobs } from "@/lib/jobs/dispatch-jobs";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { hotelAnswers, hotelCategories } from "./answers";
import { measured } from "./measured";

const REPEATED = 20;

/** Runs the stages of coding `size` answers one by one in this process, with its own PostgreSQL. */
export async function measureStages(size: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "coding-bench-"));
  const server = await startEmbedded({ directory, password: "bench" });
  await migrate(server.url);
  const { db, close } = connect(server.url);
  const { id } = await createOrganization(db, { name: "Bench", plan: "enterprise", credits: size });
  const caller = operatorFor(id);
  const questions = [{ text: "How was your stay?" }];
  const survey = { name: "Survey", language: "en", codingType: "qualitative" as const, questions };
  const project = await createProject(db, caller, survey);
  const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  const dispatched = (ref: { job_id: string }) =>
    dispatchJobs(db, async () => {}, 1).then(() => ({ organizationId: id, id: ref.job_id }));

  console.log(`${size} answers`);
  await measured("nothing, for comparison", () => pause(5_000));
  const answers = hotelAnswers(size, REPEATED);
  await measured("upload, 5,000 at a time", async () => {
    for (const part of inParts(answers, 5_000)) await uploadResponses(db, caller, path, [...part]);
  });
  const generation = await measured("generation: accept", () => acceptGenerationJob(db, caller, path, {}));
  const generating = await dispatched(generation);
  await measured("generation: prepare", () => prepareStage(db, generating));
  await measured("generation: generate", () => generateCodebookStage(db, generating, localEngine));
  await importCodebook(db, caller, path, hotelCategories);
  const coding = await measured("coding: estimate, accept", () => acceptCodingJob(db, caller, path));
  const ref = await dispatched(coding);
  await measured("coding: prepare", () => prepareStage(db, ref));
  await measured("coding: classify", async () => {
    while ((await classify(jobStore(db, ref, localEngine))).remaining > 0);
  });
  await measured("coding: review", async () => {
    while ((await review(jobStore(db, ref, localEngine))).remaining > 0);
  });
  await measured("coding: finish", () => finishStage(db, ref));

  await close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
