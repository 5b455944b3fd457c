import type { Db } from "@/db/client";
import type { Plan } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { acceptOneCallJob } from "@/lib/coding/accept-one-call-job";
import { readBalance } from "@/lib/credits/usage";
import { newId } from "@/lib/ids/new-id";
import { createOrganization } from "@/lib/organizations/create-organization";
import { prepareAnswers } from "@/lib/preparation/prepare";
import { readJob } from "./read-job";

const SUBJECTS = ["staff", "breakfast", "location"];
export const sixty = Array.from({ length: 60 }, (_, index) => ({
  id: `r${index}`,
  text: `the ${SUBJECTS[index % 3]} in room ${index} was good`,
}));

/** Organizations with 500 credits, and their queued jobs. */
export function queuedJobs(db: Db) {
  async function newCaller(plan: Plan = "enterprise"): Promise<Caller> {
    const { id } = await createOrganization(db, { name: "Acme", plan, credits: 500 });
    return { organizationId: id, plan, actor: { kind: "operator" }, scopes: new Set() };
  }

  /** Queues a job with sixty answers. */
  async function queue(caller: Caller) {
    const given = sixty.map(({ id, text }) => ({ id: newId(), externalId: id, occurrence: 0, text }));
    const answers = prepareAnswers(given, { question: null, language: "en", codingType: "qualitative" });
    const codes = SUBJECTS.map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));
    const codebook = [{ name: "Stay", codes }];
    const request = { codingType: "qualitative" as const, language: "en", codebook, answers, billable: 60 };
    const { job_id } = await acceptOneCallJob(db, caller, request, { name: "local" });
    return { id: job_id, organizationId: caller.organizationId };
  }

  async function newJob() {
    const caller = await newCaller();
    const ref = await queue(caller);
    const read = async (): Promise<ReturnType<typeof JSON.parse>> => readJob(db, caller, ref.id);
    return { caller, ref, read, balance: () => readBalance(db, caller.organizationId) };
  }

  return { newCaller, queue, newJob };
}
