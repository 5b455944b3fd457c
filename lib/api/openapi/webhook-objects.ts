import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { WEBHOOK_PAYLOADS } from "../contract/webhook-payloads";

const headers = z.object({
  "webhook-id": z.string().meta({ description: "The delivery's id, the same for every attempt" }),
  "webhook-timestamp": z.string().meta({ description: "When this attempt was made, in Unix seconds" }),
  "webhook-signature": z.string().meta({
    description: "`v1,` and the HMAC-SHA256 of id, timestamp and raw body, in base64; several stand apart by spaces",
  }),
  "X-Signature": z.string().meta({ description: "`sha256=` and the HMAC-SHA256 of the raw body, in hexadecimal" }),
  "X-Event": z.string().meta({ description: "The event's name" }),
  "X-Attempt": z.int().min(1).max(4),
});

/** The webhooks of the service as OpenAPI objects. */
export const webhookObjects = (): ZodOpenApiPathsObject =>
  Object.fromEntries(
    Object.entries(WEBHOOK_PAYLOADS).map(([event, { payload, summary }]) => [
      event,
      {
        post: {
          operationId: `on${event.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
          tags: ["Webhooks"],
          summary,
          description: "Sent to the webhooks that are subscribed to the event.",
          security: [],
          requestParams: { header: headers },
          requestBody: { required: true, content: { "application/json": { schema: payload } } },
          responses: {
            "2XX": { description: "Taken" },
            "4XX": { description: "Refused for good: it is not sent again" },
            "5XX": { description: "It is sent again, up to four times in all" },
          },
        },
      },
    ]),
  );
