import * as contract from "@/lib/api/contract/jobs";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { showJob } from "@/lib/jobs/show-job";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getJob, ({ caller, params }) => showJob(db, caller, params.id)),
);
