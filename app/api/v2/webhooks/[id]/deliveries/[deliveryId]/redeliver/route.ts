import * as contract from "@/lib/api/contract/webhooks";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { redeliver } from "@/lib/webhooks/deliveries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.redeliver, ({ caller, params }) =>
    redeliver(db, caller, { webhookId: params.id, id: params.deliveryId }),
  ),
);
