import * as contract from "@/lib/api/contract/webhooks";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { createWebhook, listWebhooks } from "@/lib/webhooks/manage-webhooks";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.createWebhook, ({ caller, body }) => createWebhook(db, caller, body)),
  route(contract.listWebhooks, async ({ caller, query }) => pageReply(await listWebhooks(db, caller, query))),
);
