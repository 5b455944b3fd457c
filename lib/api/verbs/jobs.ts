import type { Caller } from "@/lib/auth/caller";
import { cancelJob } from "@/lib/jobs/end-job";
import { listJobs, showJob, showJobAndResult } from "@/lib/jobs/show-job";
import * as contract from "../contract/jobs";
import { pageReply } from "../reply";
import { SplicedReply } from "../spliced-reply";
import { verb } from "../verb";

/** Whether a caller may read what jobs return, which may quote people's answers. */
const mayReadResult = ({ scopes }: Caller) => scopes.has("projects:read") || scopes.has("coding:write");

export const jobVerbs = {
  listJobs: verb(contract.listJobs, async ({ db, caller, query: { question_id: questionId, ...query } }) =>
    pageReply(await listJobs(db, caller, { ...query, questionId })),
  ),
  cancelJob: verb(contract.cancelJob, async ({ db, dispatchSoon, caller, params }) => {
    const job = await cancelJob(db, caller, params.id);
    dispatchSoon();
    return job;
  }),
  getJob: verb(contract.getJob, async ({ db, caller, params, query }) => {
    if (query.include !== "result" || !mayReadResult(caller)) return showJob(db, caller, params.id);
    const { job, result } = await showJobAndResult(db, caller, params.id);
    return result ? new SplicedReply(job, "result", result) : job;
  }),
};
