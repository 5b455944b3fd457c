import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import type { ErrorCode } from "@/lib/errors/app-error";
import type { Operation } from "../contract/operation";
import { ERRORS } from "../errors";
import { API_VERSION } from "../reply";
import { errorEnvelope, errorExample } from "./error-envelope";
import { failureHeaders, requestHeaders, successHeaders } from "./headers";

const EVERYWHERE: readonly ErrorCode[] = [
  "VALIDATION_ERROR",
  "UNAUTHORIZED",
  "INSUFFICIENT_SCOPE",
  // The organization that `X-Managed-Organization` names may not exist.
  "NOT_FOUND",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
  "SERVICE_UNAVAILABLE",
];

/** A declared operation as an OpenAPI object. */
export function operationObject(operation: Operation): ZodOpenApiOperationObject {
  const { id, tag, summary, description, cost, scope, params, query, body, form } = operation;
  const scopeLine = scope === "any" ? "Needs a valid credential." : `Needs the scope \`${scope}\`.`;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, scopeLine, cost && `Costs ${cost}`].filter(Boolean).join("\n\n"),
    security: [{ apiKey: [] }, { oauth: scope === "any" ? [] : [scope] }],
    requestParams: { header: requestHeaders(operation), ...(params && { path: params }), ...(query && { query }) },
    ...(body && { requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } } }),
    ...(form && { requestBody: { required: true, content: { "multipart/form-data": { schema: withFile(form) } } } }),
    responses: { ...successes(operation), ...failures(operation) },
  };
}

const withFile = (form: z.ZodObject) => form.extend({ file: z.file().meta({ description: "At most 128 MiB" }) });

/** The error codes with which an operation may reply: its own, and those that every operation shares. */
export function errorCodesOf({ errors, ifMatch, idempotent }: Operation): ErrorCode[] {
  const conflict = ifMatch || idempotent ? (["CONFLICT"] as const) : [];
  return [...new Set([...errors, ...conflict, ...EVERYWHERE])];
}

const JSON_TYPE = "application/json";

function successes({ replies, file, idempotent }: Operation): ZodOpenApiOperationObject["responses"] {
  const declared = Object.entries(replies).map(([status, { description, data, meta, etag }]) => {
    const schema = z.object({
      success: z.literal(true),
      data,
      meta: z.object({ api_version: z.literal(API_VERSION), ...meta?.shape }),
    });
    const headers = successHeaders({ isReplayed: idempotent, hasEtag: etag === true });
    return [status, { description, headers, content: { [JSON_TYPE]: { schema } } }] as const;
  });
  const responses = Object.fromEntries(declared);
  if (!file) return responses;
  const binary = { schema: { type: "string" as const, format: "binary" } };
  const files = Object.fromEntries(
    file.mediaTypes.map((type) => [type, type === JSON_TYPE && file.json ? { schema: file.json } : binary]),
  );
  const headers = successHeaders({ file: responses[200] ? "sometimes" : "always" });
  const description = [responses[200]?.description, file.description].filter(Boolean).join("; or ");
  return { ...responses, 200: { description, headers, content: { ...responses[200]?.content, ...files } } };
}

function failures(operation: Operation): ZodOpenApiOperationObject["responses"] {
  const codes = errorCodesOf(operation);
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].filter((status) => status !== null);
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => ERRORS[code].status === status);
      const description = here.map((code) => `${code}: ${ERRORS[code].meaning}`).join("\n\n");
      const examples = Object.fromEntries(here.map((code) => [code, { value: errorExample(code) }]));
      const content = { [JSON_TYPE]: { schema: errorEnvelope, examples } };
      return [String(status), { description, headers: failureHeaders(status), content }];
    }),
  );
}
