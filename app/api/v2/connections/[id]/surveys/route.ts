import * as contract from "@/lib/api/contract/connections";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { listSurveys } from "@/lib/connections/browse-surveys";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listSurveys, async ({ caller, params, query }) =>
    pageReply(await listSurveys(db, caller, params.id, query.cursor)),
  ),
);
