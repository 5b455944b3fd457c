import { dispatchSoon } from "@/inngest/dispatch";
import * as contract from "@/lib/api/contract/jobs";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { cancelJob } from "@/lib/jobs/end-job";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.cancelJob, async ({ caller, params }) => {
    const job = await cancelJob(db, caller, params.id);
    dispatchSoon();
    return job;
  }),
);
