import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { importCodebook } from "@/lib/codebook/edit-codebook";
import { readBalance } from "@/lib/credits/usage";
import { type CodingEngine, EngineError } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { showJob } from "@/lib/jobs/show-job";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { useDatabase } from "@/test/database";
import { dispatched, runStages } from "@/test/run-stages";
import { acceptCodingJob } from "../accept-coding-job";
import { estimateCredits } from "../estimate-credits";
import { classify } from "../pipeline/classify";
import { jobStore } from "./job-store";
import { prepareStage } from "./prepare";

const SUBJECTS = ["staff", "breakfast", "location"];

/** More than are read at once. One in four repeats an answer that may stand far before it; one in fifty is empty. */
const answers = Array.from({ length: 1_200 }, (_, index) => {
  const number = index % 4 === 3 ? index % 10 : index;
  return { id: `r${index}`, text: index % 50 === 0 ? "" : `The ${SUBJECTS[number % 3]} was good, said room ${number}` };
});

/** The local engine in small batches, noting the texts that it is asked about. */
function listening(heard: string[], dyingAt = Number.POSITIVE_INFINITY): CodingEngine {
  let batch = 0;
  return {
    ...localEngine,
    batchSize: 200,
    async classify(task, asked, options) {
      if (batch++ === dyingAt) throw new EngineError("killed", { retryable: true });
      heard.push(...asked.map(({ text }) => text));
      return localEngine.classify(task, asked, options);
    },
  };
}

describe("the stages of a question with more answers than are read at once", () => {
  const db = useDatabase();

  async function newJob() {
    const { id } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: 5_000 });
    const caller: Caller = { organizationId: id, plan: "enterprise", actor: { kind: "operator" }, scopes: new Set() };
    const questions = [{ text: "How was your stay?" }];
    const survey = { name: "Stay", language: "en", codingType: "qualitative" as const, questions };
    const project = await createProject(db, caller, survey);
    const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    await uploadResponses(db, caller, path, answers);
    const codes = SUBJECTS.map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));
    await importCodebook(db, caller, path, [{ name: "Stay", codes }]);
    const estimate = await estimateCredits(db, caller, { ...path, mode: "uncoded" });
    const { job_id } = await acceptCodingJob(db, caller, path);
    const [ref] = await dispatched(db);
    if (ref?.id !== job_id) throw new Error("The job was not dispatched.");
    return { caller, ref, estimate };
  }

  it("code equal answers once, though a process dies on the way, and charge what the estimate says", async () => {
    const { caller, ref, estimate } = await newJob();
    const heard: string[] = [];
    await prepareStage(db, ref);
    await prepareStage(db, ref);
    await expect(classify(jobStore(db, ref, listening(heard, 2)))).rejects.toThrow("killed");
    await runStages(db, ref, listening(heard));
    const texts = answers.map(({ text }) => text).filter(Boolean);
    expect(heard.toSorted()).toEqual([...new Set(texts)].toSorted());
    const job: ReturnType<typeof JSON.parse> = await showJob(db, caller, ref.id);
    expect(job).toMatchObject({ status: "completed", progress: { processed: 1_200, total: 1_200 } });
    expect(job.result.credits_used).toBe(new Set(texts).size);
    expect(estimate).toMatchObject({ billable: job.result.credits_used, junk: answers.length - texts.length });
    expect(await readBalance(db, caller.organizationId)).toBe(5_000 - job.result.credits_used);
    const perText = await db.execute<{ codings: number; uncoded: number }>(sql`
      select count(distinct codes)::integer as codings,
        count(*) filter (where codes is null)::integer as uncoded
      from (
        select r.text, (select string_agg(a.code_id::text, ' ' order by a.position) from assignments a
          where a.organization_id = r.organization_id and a.response_id = r.id) as codes
        from responses r where r.organization_id = ${ref.organizationId} and r.text <> ''
      ) as coded group by text`);
    expect(perText).toHaveLength(job.result.credits_used);
    expect(perText.filter(({ codings, uncoded }) => codings !== 1 || uncoded > 0)).toEqual([]);
  });
});
