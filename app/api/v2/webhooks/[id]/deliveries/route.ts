import * as contract from "@/lib/api/contract/webhooks";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { listDeliveries } from "@/lib/webhooks/deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listDeliveries, async ({ caller, params, query }) =>
    pageReply(await listDeliveries(db, caller, params.id, query)),
  ),
);
