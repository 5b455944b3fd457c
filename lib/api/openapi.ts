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
const ifMatch = z.string().optional().meta({
  description: "The `ETag` of the record as it was read; a record that has changed since answers CONFLICT",
  example: '"3"',
});
const plainHeaders = z.object({
  "X-Request-Id": z.uuid(),
  "X-RateLimit-Limit": z.int().meta({ description: "Requests per minute" }),
  "X-RateLimit-Remaining": z.int(),
  "X-RateLimit-Reset": z.int().meta({ description: "Unix epoch seconds when the window resets" }),
});
const replayHeader = { "X-Idempotent-Replay": z.boolean().optional() };
const etagHeader = { ETag: z.string().meta({ description: "The record's revision, for `If-Match`", example: '"3"' }) };

/** The OpenAPI 3.1 document of every declared operation. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: operationObject(operation) };
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

function operationObject(operation: Operation): ZodOpenApiOperationObject {
  const { id, tag, summary, description, cost, scope, params, query, body } = operation;
  const scopeLine = scope === "any" ? "Needs a valid credential." : `Needs the scope \`${scope}\`.`;
  const headers = z.object({
    "X-Request-Id": requestId,
    ...(operation.idempotent && { "Idempotency-Key": idempotencyKey }),
    ...(operation.ifMatch && { "If-Match": ifMatch }),
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

function successes({ replies, file, idempotent }: Operation): ZodOpenApiOperationObject["responses"] {
  const declared = Object.entries(replies).map(([status, { description, data, meta, etag }]) => {
    const schema = z.object({
      success: z.literal(true),
      data,
      meta: z.object({ api_version: z.literal(API_VERSION), ...meta?.shape }),
    });
    const headers = plainHeaders.extend({ ...(idempotent && replayHeader), ...(etag && etagHeader) });
    return [status, { description, headers, content: { "application/json": { schema } } }] as const;
  });
  const responses = Object.fromEntries(declared);
  if (!file) return responses;
  const binary = { schema: { type: "string" as const, format: "binary" } };
  const files = Object.fromEntries(file.mediaTypes.map((mediaType) => [mediaType, binary]));
  const headers = plainHeaders.extend({ "Content-Disposition": z.string().meta({ description: "The file's name" }) });
  const description = [responses[200]?.description, file.description].filter(Boolean).join("; or ");
  return { ...responses, 200: { description, headers, content: { ...responses[200]?.content, ...files } } };
}

function failures(operation: Operation): ZodOpenApiOperationObject["responses"] {
  const conflict = operation.ifMatch || operation.idempotent ? (["CONFLICT"] as const) : [];
  const codes = [...new Set([...EVERYWHERE, ...operation.errors, ...conflict])];
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
