import { z } from "zod";
import { DELIVERY_STATUSES, WEBHOOK_EVENTS, WEBHOOK_SUBSCRIPTIONS, type WebhookSubscription } from "@/db/schema/terms";
import { operation } from "./operation";
import { id, moment, page, pageMeta } from "./values";

const DEFAULT_EVENTS: WebhookSubscription[] = ["job.completed", "job.failed"];

const events = z
  .array(z.enum(WEBHOOK_SUBSCRIPTIONS))
  .min(1)
  .max(WEBHOOK_SUBSCRIPTIONS.length)
  .transform((chosen) => [...new Set(chosen)])
  .meta({ description: "`*` stands for every event" });

const url = z
  .url({ error: "must be a URL", abort: true })
  .max(2_000)
  .refine(isPlainHttps, { message: "must be an https:// URL without user name and password" })
  .meta({ description: "HTTPS only", example: "https://example.com/hooks/coding" });

function isPlainHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === "https:" && username === "" && password === "";
}

const webhook = z
  .object({
    id,
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_SUBSCRIPTIONS)),
    active: z.boolean().meta({ description: "While inactive its events are kept for 7 days and sent on resume" }),
    failing_since: moment
      .nullable()
      .meta({ description: "The time of the first dropped delivery since the last reply" }),
    suspended_at: moment
      .nullable()
      .meta({ description: "When the service made it inactive, after three days of dropped deliveries" }),
    created_at: moment,
  })
  .meta({ id: "Webhook" });

const delivery = z
  .object({
    id,
    webhook_id: id,
    event: z.enum(WEBHOOK_EVENTS),
    status: z.enum(DELIVERY_STATUSES).meta({
      description: "delivered: 2xx; refused: 3xx or 4xx, which is final; dropped: no success in four attempts",
    }),
    test: z.boolean(),
    payload: z.record(z.string(), z.unknown()).meta({ description: "The body as it is sent" }),
    created_at: moment,
    attempts: z.array(
      z.object({
        attempt: z.int().min(1).max(4),
        round: z.int().min(1).meta({ description: "1, and one more for every redelivery" }),
        started_at: moment,
        duration_ms: z.int().min(0),
        status: z.int().nullable().meta({ description: "HTTP status; null if no reply came" }),
        answer: z.string().nullable().meta({ description: "The first 1 KiB of the reply" }),
        error: z.string().nullable().meta({ description: "Why no reply came" }),
      }),
    ),
  })
  .meta({ id: "WebhookDelivery" });

const webhookPath = z.object({ id });
const shared = { tag: "Webhooks", scope: "webhooks:manage" } as const;

export const createWebhook = operation({
  ...shared,
  id: "createWebhook",
  method: "POST",
  path: "/v2/webhooks",
  summary: "Register a webhook",
  description: "The reply holds the signing secret, which is never shown again.",
  body: z.strictObject({ url, events: events.default(DEFAULT_EVENTS) }),
  replies: {
    201: {
      description: "The webhook with its secret",
      data: webhook.extend({ secret: z.string() }).meta({ id: "NewWebhook" }),
    },
  },
  errors: ["CONFLICT"],
  idempotent: true,
  audited: true,
});

export const listWebhooks = operation({
  ...shared,
  id: "listWebhooks",
  method: "GET",
  path: "/v2/webhooks",
  summary: "List webhooks",
  description: "Newest first, without their secrets.",
  query: page(id),
  replies: { 200: { description: "A page of webhooks", data: z.array(webhook), meta: pageMeta } },
  errors: [],
  idempotent: false,
});

export const getWebhook = operation({
  ...shared,
  id: "getWebhook",
  method: "GET",
  path: "/v2/webhooks/{id}",
  summary: "Read a webhook",
  params: webhookPath,
  replies: { 200: { description: "The webhook", data: webhook } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const updateWebhook = operation({
  ...shared,
  id: "updateWebhook",
  method: "PATCH",
  path: "/v2/webhooks/{id}",
  summary: "Change, pause or resume a webhook",
  params: webhookPath,
  body: z
    .strictObject({ events: events.optional(), active: z.boolean().optional() })
    .refine((change) => Object.keys(change).length > 0, { message: "must hold `events` or `active`" }),
  replies: { 200: { description: "The webhook", data: webhook } },
  errors: ["NOT_FOUND"],
  idempotent: true,
  audited: true,
});

export const deleteWebhook = operation({
  ...shared,
  id: "deleteWebhook",
  method: "DELETE",
  path: "/v2/webhooks/{id}",
  summary: "Delete a webhook",
  description: "Its deliveries are deleted too, and pending ones are not sent.",
  params: webhookPath,
  replies: { 200: { description: "It is gone", data: z.object({ id, deleted: z.literal(true) }) } },
  errors: ["NOT_FOUND"],
  idempotent: true,
  audited: true,
});

export const rotateWebhookSecret = operation({
  ...shared,
  id: "rotateWebhookSecret",
  method: "POST",
  path: "/v2/webhooks/{id}/rotate-secret",
  summary: "Give a webhook a new secret",
  description:
    "The reply holds the new secret, which is never shown again. For 24 hours `webhook-signature` has a signature by each of both secrets; `X-Signature` is made with the new one at once.",
  params: webhookPath,
  replies: {
    200: {
      description: "The webhook with its new secret",
      data: webhook
        .extend({
          secret: z.string(),
          previous_secret_until: moment.meta({ description: "The time until which the previous secret signs, too" }),
        })
        .meta({ id: "RotatedWebhook" }),
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: true,
  audited: true,
});

export const testWebhook = operation({
  ...shared,
  id: "testWebhook",
  method: "POST",
  path: "/v2/webhooks/{id}/test",
  summary: "Test a webhook",
  description: "Sends a `job.completed` with `test: true`. The list of deliveries shows the result.",
  params: webhookPath,
  replies: { 202: { description: "The delivery that was started", data: delivery } },
  errors: ["NOT_FOUND"],
  idempotent: true,
  audited: true,
});

export const listDeliveries = operation({
  ...shared,
  id: "listWebhookDeliveries",
  method: "GET",
  path: "/v2/webhooks/{id}/deliveries",
  summary: "List a webhook's deliveries",
  description: "Newest first, each with its attempts. They are kept for 30 days.",
  params: webhookPath,
  query: page(id).extend({ status: z.enum(DELIVERY_STATUSES).optional() }),
  replies: { 200: { description: "A page of deliveries", data: z.array(delivery), meta: pageMeta } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const redeliver = operation({
  ...shared,
  id: "redeliverWebhookDelivery",
  method: "POST",
  path: "/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver",
  summary: "Send a delivery again",
  description: "The delivery starts again at attempt 1, with the same payload.",
  params: webhookPath.extend({ deliveryId: id }),
  replies: { 202: { description: "The delivery that was started", data: delivery } },
  errors: ["NOT_FOUND", "CONFLICT"],
  idempotent: true,
  audited: true,
});
