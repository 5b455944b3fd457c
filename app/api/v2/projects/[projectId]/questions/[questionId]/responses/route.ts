import * as contract from "@/lib/api/contract/responses";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { listResponses } from "@/lib/responses/read-coded";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listResponses, async ({ caller, params, query }) =>
    pageReply(await listResponses(db, caller, params, query)),
  ),
);
