import { z } from "zod";
import type { Operation } from "../contract/operation";

const requestId = z.uuid().optional().meta({ description: "Your trace id; the reply carries it unchanged" });

const idempotencyKey = z.string().min(1).max(255).optional().meta({
  description: "A repeat of the same key within 24 hours returns the first reply, with `X-Idempotent-Replay: true`",
});

const ifMatch = z.string().optional().meta({
  description: "The `ETag` of the record as it was read; a record that has changed since answers CONFLICT",
  example: '"3"',
});

/** The headers that an operation takes. */
export const requestHeaders = ({ idempotent, ifMatch: takesIfMatch }: Operation) =>
  z.object({
    "X-Request-Id": requestId,
    ...(idempotent && { "Idempotency-Key": idempotencyKey }),
    ...(takesIfMatch && { "If-Match": ifMatch }),
  });

const shared = (name: string, schema: z.ZodType, description: string) =>
  schema.meta({ description, header: { id: name } });

const EVERY_REPLY = {
  "X-Request-Id": shared("X-Request-Id", z.uuid(), "The request's trace id: yours, or a new one"),
};

const AUTHENTICATED = {
  ...EVERY_REPLY,
  "X-RateLimit-Limit": shared("X-RateLimit-Limit", z.int().min(0), "Requests per minute for the credential"),
  "X-RateLimit-Remaining": shared("X-RateLimit-Remaining", z.int().min(0), "Requests left in this minute"),
  "X-RateLimit-Reset": shared("X-RateLimit-Reset", z.int().min(0), "Unix epoch seconds when the minute ends"),
};

const REPLAY = {
  "X-Idempotent-Replay": shared("X-Idempotent-Replay", z.boolean().optional(), "true where the reply is a repeat"),
};
const ETAG = { ETag: z.string().meta({ description: "The record's revision, for `If-Match`", example: '"3"' }) };
const FILE_NAME = z.string().meta({
  description: "The file's name",
  example: 'attachment; filename="answers.csv"',
});
const RETRY_AFTER = { "Retry-After": shared("Retry-After", z.int().min(0), "Seconds to wait before the next try") };

/** `file`: whether the reply is always a file, or only if the request asks for one. */
type Success = { isReplayed?: boolean; hasEtag?: boolean; file?: "always" | "sometimes" };

/** The headers of a successful reply. */
export const successHeaders = ({ isReplayed, hasEtag, file }: Success) =>
  z.object({
    ...AUTHENTICATED,
    ...(isReplayed && REPLAY),
    ...(hasEtag && ETAG),
    ...(file && { "Content-Disposition": file === "always" ? FILE_NAME : FILE_NAME.optional() }),
  });

/** The headers of a reply with this error status. */
export const failureHeaders = (status: number) =>
  z.object({
    ...(status === 401 || status >= 500 ? EVERY_REPLY : AUTHENTICATED),
    ...((status === 429 || status === 503) && RETRY_AFTER),
  });
