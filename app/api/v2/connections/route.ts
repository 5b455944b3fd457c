import * as contract from "@/lib/api/contract/connections";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { createConnection, listConnections } from "@/lib/connections/manage-connections";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.createConnection, ({ caller, body }) => createConnection(db, caller, body)),
  route(contract.listConnections, async ({ caller, query }) => pageReply(await listConnections(db, caller, query))),
);
