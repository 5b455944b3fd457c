import * as contract from "@/lib/api/contract/webhooks";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { deleteWebhook, showWebhook, updateWebhook } from "@/lib/webhooks/manage-webhooks";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getWebhook, ({ caller, params }) => showWebhook(db, caller, params.id)),
  route(contract.updateWebhook, ({ caller, params, body }) => updateWebhook(db, caller, params.id, body)),
  route(contract.deleteWebhook, ({ caller, params }) => deleteWebhook(db, caller, params.id)),
);
