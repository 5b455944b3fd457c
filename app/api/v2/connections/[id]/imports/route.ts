import * as contract from "@/lib/api/contract/connections";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { listImports } from "@/lib/connections/manage-imports";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listImports, async ({ caller, params, query }) =>
    pageReply(await listImports(db, caller, params.id, query)),
  ),
);
