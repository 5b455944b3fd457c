import { setTimeout as pause } from "node:timers/promises";
import { inventedAnswers } from "@/bench/engine/answers";
import { TOPICS } from "@/bench/engine/topics";
import type { Client } from "@/lib/api/client/client";
import { type Tally, waitForOutcome } from "./tally";

const CODES = 10;
const ANSWERS = { call: 20, job: 800, study: 2_000 };
/** One of this many studies is not deleted, so that the database grows. */
const KEPT_STUDIES = 3;
const PAUSE = { call: 1_000, job: 3_000 };

const codes = TOPICS.slice(0, CODES).map(([name, words]) => ({ name, definition: words }));
const codebook = { categories: [{ name: "Holiday park", codes }] };
let seed = 0;
const newAnswers = (count: number) => inventedAnswers(count, ++seed).map(({ id, text }) => ({ id, text }));

/** Codes 20 answers in one call, again and again until `end`. */
export async function makeCalls(client: Client, tally: Tally, end: number): Promise<void> {
  while (Date.now() < end) {
    const began = performance.now();
    const outcome = await client.code({ responses: newAnswers(ANSWERS.call), codebook });
    tally.calls.push(performance.now() - began);
    if ("job_id" in outcome) throw new Error("a small call became a job");
    if (outcome.results.length !== ANSWERS.call) tally.faults.push(`a call brought ${outcome.results.length} answers`);
    tally.credits += outcome.credits_used;
    await pause(PAUSE.call);
  }
}

/** Codes 800 answers by a job, again and again. */
export async function runJobs(client: Client, tally: Tally, end: number): Promise<void> {
  while (Date.now() < end) {
    const outcome = await client.code({ responses: newAnswers(ANSWERS.job), codebook });
    if (!("job_id" in outcome)) throw new Error("a large call did not become a job");
    const job = await waitForOutcome(client, outcome.job_id, "one_call", tally);
    if (job && job.result.results.length !== ANSWERS.job)
      tally.faults.push(`job ${job.id} brought ${job.result.results.length} answers`);
    tally.credits += job?.result.credits_used ?? 0;
    await pause(PAUSE.job);
  }
}

/** Does whole studies: uploads 2,000 answers, drafts a codebook, codes, exports and mostly deletes them. */
export async function runStudies(client: Client, tally: Tally, end: number): Promise<void> {
  while (Date.now() < end) {
    const project = await client.projects.create({ name: "Soak", questions: [{ text: "How was your stay?" }] });
    const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    await client.responses.upload(path, { responses: newAnswers(ANSWERS.study) });
    const draft = await client.codebook.generate(path, {});
    await waitForOutcome(client, draft.job_id, "codebook_generation", tally);
    const { job_id } = await client.questions.code(path, {});
    const coded = await waitForOutcome(client, job_id, "auto_coding", tally);
    if (coded && coded.result.responses_coded !== ANSWERS.study)
      tally.faults.push(`job ${job_id} coded ${coded.result.responses_coded} answers`);
    tally.credits += coded?.result.credits_used ?? 0;
    const { response } = await client.export.sav({ project_id: project.id, question_id: path.questionId });
    if ((await response.arrayBuffer()).byteLength === 0) tally.faults.push("an export was empty");
    if (tally.studies % KEPT_STUDIES > 0) await client.projects.delete(project.id);
    tally.studies += 1;
  }
}
