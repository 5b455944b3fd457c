import { dispatchSoon } from "@/inngest/dispatch";
import * as contract from "@/lib/api/contract/question-jobs";
import { endpoints } from "@/lib/api/endpoints";
import { jobReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { acceptGenerationJob } from "@/lib/coding/accept-generation-job";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.generateCodebook, async ({ caller, params, body }) => {
    const job = await acceptGenerationJob(db, caller, params, contract.codebookKnobs(body));
    dispatchSoon();
    return jobReply(job);
  }),
);
