import * as contract from "@/lib/api/contract/jobs";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { listJobs } from "@/lib/jobs/show-job";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listJobs, async ({ caller, query: { question_id: questionId, ...query } }) =>
    pageReply(await listJobs(db, caller, { ...query, questionId })),
  ),
);
