import { describe, expect, it } from "vitest";
import { operatorFor } from "@/lib/auth/caller";
import { localEngine } from "@/lib/engines/local/engine";
import { newId } from "@/lib/ids/new-id";
import { createOrganization } from "@/lib/organizations/create-organization";
import { prepareAnswers } from "@/lib/preparation/prepare";
import { useDatabase } from "@/test/database";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";
import { acceptOneCallJob } from "../accept-one-call-job";
import { oneCallResult } from "../one-call-result";
import { codeInMemory } from "./code-in-memory";

const SUBJECTS = ["staff", "breakfast", "location"];
const REMARKS = ["were lovely", "could be  better", "LOVELY", "asdfghjk", "", "don't know", "was too loud at night"];

/** Equal answers, junk, and answers whose normalised text differs from the given one. */
const answers = prepareAnswers(
  Array.from({ length: 45 }, (_, index) => {
    const text = `${SUBJECTS[index % 3]} ${REMARKS[index % REMARKS.length]}`;
    return { id: newId(), externalId: `r${index}`, occurrence: 0, text: index % 9 === 0 ? "asdfghjk" : text };
  }),
  { question: null, language: "en", codingType: "qualitative" },
);

describe("the pipeline", () => {
  const db = useDatabase();

  const codes = SUBJECTS.map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));
  it.each([
    ["with a given codebook", [{ name: "Stay", codes }]],
    ["with a generated codebook", null],
  ])("codes in memory as in the stages of a job, %s", async (_, given) => {
    const { id: organizationId } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: 500 });
    const caller = operatorFor(organizationId);
    const request = { codingType: "qualitative" as const, language: "en", codebook: given, answers, billable: 45 };
    const fresh = { ...request, answers: answers.map((answer) => ({ ...answer, id: newId() })) };
    const { job_id } = await acceptOneCallJob(db, caller, fresh, localEngine);
    await dispatched(db);
    await runStages(db, { organizationId, id: job_id }, localEngine);
    const job: ReturnType<typeof JSON.parse> = await readJob(db, caller, job_id);

    const context = { codingType: "qualitative" as const, language: "en", wording: null, survey: null };
    const { codebook, codings } = await codeInMemory(localEngine, { context, answers, given });
    const result = oneCallResult({ projectId: "", questionId: "", creditsUsed: 0, codebook, answers, codings });
    expect(withoutIds(result)).toEqual(withoutIds(job.result));
    expect(job.result.results.some((one: { codes: unknown[] }) => one.codes.length > 0)).toBe(true);
  });
});

/** Ids are new in every run; everything else must agree. */
const withoutIds = ({ codebook, results }: { codebook: unknown; results: unknown }) =>
  JSON.parse(JSON.stringify({ codebook, results }), (key, value) => (/^(?:code_)?id$/.test(key) ? undefined : value));
