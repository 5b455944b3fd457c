import { dispatchSoon } from "@/inngest/dispatch";
import * as contract from "@/lib/api/contract/connections";
import { endpoints } from "@/lib/api/endpoints";
import { jobReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { acceptImport } from "@/lib/connections/accept-import";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.importSurvey, async ({ caller, params, body }) => {
    const job = await acceptImport(db, caller, params.id, contract.importRequest(body));
    dispatchSoon();
    return jobReply(job);
  }),
);
