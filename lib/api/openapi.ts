import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { env } from "@/lib/env";
import { ERROR_CODES, type ErrorCode } from "@/lib/errors";
import { OPERATIONS } from "./contract/all";
import type { Operation } from "./contract/operation";
import { ERRORS } from "./errors";
import { API_VERSION } from "./reply";

const EVERYWHERE: readonly ErrorCode[] = [
  "VALIDATION_ERROR",
  "UNAUTHORIZED",
  "INSUFFICIENT_SCOPE",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
  "SERVICE_UNAVAILABLE",
];

const errorEnvelope = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.enum(ERROR_CODES),
      message: z.string(),
      request_id: z.uuid(),
      doc_url: z.url(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    }),
  })
  .meta({ id: "Error" });

const requestId = z.uuid().optional().meta({ description: "The client's trace id; echoed in the reply" });
const idempotencyKey = z.string().min(1).max(255).optional().meta({
  description: "A repeat of the same key within 24 hours returns the first reply, with `X-Idempotent-Replay: true`",
});
const replyHeaders = z.object({
  "X-Request-Id": z.uuid(),
  "X-RateLimit-Limit": z.int().meta({ description: "Requests per minute" }),
  "X-RateLimit-Remaining": z.int(),
  "X-RateLimit-Reset": z.int().meta({ description: "Unix epoch seconds when the window resets" }),
  "X-Idempotent-Replay": z.boolean().optional(),
});

/** The OpenAPI 3.1 document of every declared operation. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Open-text survey coding",
      version: API_VERSION,
      description: "Open-ended survey answers go in; a codebook and coded answers come out.",
    },
    servers: [{ url: `${env.APP_URL}/api` }],
    security: [{ apiKey: [] }, { bearer: [] }],
    components: {
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "x-api-key" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
    paths,
  });
}

function describe(operation: Operation): ZodOpenApiOperationObject {
  const { id, tag, summary, description, cost, scope, params, query, body } = operation;
  const scopeLine = scope === "any" ? "Needs a valid credential." : `Needs the scope \`${scope}\`.`;
  const headers = z.object({
    "X-Request-Id": requestId,
    ...(operation.idempotent && { "Idempotency-Key": idempotencyKey }),
  });
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, scopeLine, cost && `Costs ${cost}`].filter(Boolean).join("\n\n"),
    requestParams: { header: headers, ...(params && { path: params }), ...(query && { query }) },
    ...(body && { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    responses: { ...successes(operation), ...failures(operation) },
  };
}

function successes({ replies }: Operation): ZodOpenApiOperationObject["responses"] {
  return Object.fromEntries(
    Object.entries(replies).map(([status, { description, data, meta }]) => {
      const schema = z.object({
        success: z.literal(true),
        data,
        meta: z.object({ api_version: z.literal(API_VERSION), ...meta?.shape }),
      });
      return [status, { description, headers: replyHeaders, content: { "application/json": { schema } } }];
    }),
  );
}

function failures({ errors }: Operation): ZodOpenApiOperationObject["responses"] {
  const codes = [...new Set([...EVERYWHERE, ...errors])];
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].filter((status) => status !== null);
  return Object.fromEntries(
    statuses.map((status) => {
      const description = codes
        .filter((code) => ERRORS[code].status === status)
        .map((code) => `${code}: ${ERRORS[code].meaning}`)
        .join("\n\n");
      return [String(status), { description, content: { "application/json": { schema: errorEnvelope } } }];
    }),
  );
}
