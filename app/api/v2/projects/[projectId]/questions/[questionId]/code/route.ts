import { dispatchSoon } from "@/inngest/dispatch";
import * as contract from "@/lib/api/contract/question-jobs";
import { endpoints } from "@/lib/api/endpoints";
import { jobReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.codeQuestion, async ({ caller, params, body: { mode, extend_codebook: extendCodebook } }) => {
    const job = await acceptCodingJob(db, caller, params, { mode, extendCodebook });
    dispatchSoon();
    return jobReply(job);
  }),
);
