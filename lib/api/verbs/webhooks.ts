import { listDeliveries, redeliver, testWebhook } from "@/lib/webhooks/deliveries";
import { createWebhook, deleteWebhook, listWebhooks, showWebhook, updateWebhook } from "@/lib/webhooks/manage-webhooks";
import { rotateSecret } from "@/lib/webhooks/rotate-secret";
import * as contract from "../contract/webhooks";
import { pageReply } from "../reply";
import { verb } from "../verb";

export const webhookVerbs = {
  createWebhook: verb(contract.createWebhook, ({ db, caller, body }) => createWebhook(db, caller, body)),
  listWebhooks: verb(contract.listWebhooks, async ({ db, caller, query }) =>
    pageReply(await listWebhooks(db, caller, query)),
  ),
  getWebhook: verb(contract.getWebhook, ({ db, caller, params }) => showWebhook(db, caller, params.id)),
  updateWebhook: verb(contract.updateWebhook, ({ db, caller, params, body }) =>
    updateWebhook(db, caller, params.id, body),
  ),
  deleteWebhook: verb(contract.deleteWebhook, ({ db, caller, params }) => deleteWebhook(db, caller, params.id)),
  rotateSecret: verb(contract.rotateWebhookSecret, ({ db, caller, params }) => rotateSecret(db, caller, params.id)),
  testWebhook: verb(contract.testWebhook, ({ db, caller, params }) => testWebhook(db, caller, params.id)),
  listDeliveries: verb(contract.listDeliveries, async ({ db, caller, params, query }) =>
    pageReply(await listDeliveries(db, caller, params.id, query)),
  ),
  redeliver: verb(contract.redeliver, ({ db, caller, params }) =>
    redeliver(db, caller, { webhookId: params.id, id: params.deliveryId }),
  ),
};
