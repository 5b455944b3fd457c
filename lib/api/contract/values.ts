import { z } from "zod";
import { CODING_TYPES, CONFIDENCES, SENTIMENTS } from "@/db/schema/terms";

/** Values that several requests and replies use. */

/**
 * A uuid in lower case, as PostgreSQL writes it. It has no example, so that examples of requests leave it out: a group
 * is only given instead of a question.
 */
export const idWithoutExample = z.uuid().toLowerCase();

export const id = idWithoutExample.meta({ example: "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f" });

export const jobId = z
  .string()
  .regex(/^job_[a-f0-9]{24}$/, "must be a job id: job_ and 24 hexadecimal digits")
  .meta({ example: "job_5f2d8a9c1b3e4d6f7a8b9c0d" });

/** Names an answer: by our uuid, or by `id:` and the caller's own id. */
export const responseRef = z
  .union([id, z.string().regex(/^id:[^\0]{1,500}$/, "`id:` and your own id of the answer")])
  .meta({
    id: "ResponseRef",
    description: "The `response_id` of an answer, or `id:` and your own id of it",
    example: "id:r-1001",
  });

/** The ids of the answers of an upload: our uuids and the caller's own ids. */
export const namedResponses = z
  .array(z.object({ id: z.string().meta({ description: "Your own id" }), response_id: id }))
  .optional()
  .meta({ description: "The answers of the request, in its order; absent if there are more than 1,000" });

/** A name given by people: trimmed, not empty. */
export const name = (max: number) => z.string().trim().min(1).max(max);

export const codingType = z.enum(CODING_TYPES).meta({
  id: "CodingType",
  description:
    "qualitative: themes with sentiment; entity: brands and names, normalised; qualitative_topics: topics, sentiment always Neutral.",
});

export const sentiment = z.enum(SENTIMENTS).meta({ id: "Sentiment" });

export const confidence = z.enum(CONFIDENCES).meta({
  id: "Confidence",
  description: "high: clear match; medium: reasonable, may need review; low: uncertain, flagged for review.",
});

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** ISO 639-1. */
export const language = z
  .string()
  .toLowerCase()
  .refine((code) => /^[a-z]{2}$/.test(code) && languageNames.of(code) !== undefined, {
    message: "must be an ISO 639-1 language code of two letters, such as en or de",
  })
  .meta({ description: "ISO 639-1 language code", example: "en" });

/** The amount that a model's provider charges. */
export const modelCost = z
  .object({ amount: z.number().meta({ example: 0.0412 }), currency: z.string().meta({ example: "USD" }) })
  .nullable()
  .meta({
    description:
      "What the model's provider will charge for these tokens, by the prices that the service is configured with; null where it has none, or no model was asked",
  });

export type ModelCost = z.output<typeof modelCost>;

/** A moment in a reply: a Date of the domain, written as ISO 8601 in UTC. */
export const moment = z
  .preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.iso.datetime())
  .meta({ example: "2026-11-20T09:30:00.000Z" });

export const count = z.int().min(0);

/** The distinct answers that a language model codes. */
export const answersAsked = count.meta({
  description: "Distinct answers that a language model codes; the local engine codes the others",
});

/** One error in an input. */
export const issue = z.object({
  path: z.string(),
  message: z.string(),
  row: z.int().optional().meta({ description: "The row of a file, the header being 1" }),
  column: z.string().nullish().meta({ description: "The column of a file" }),
});

/** The query of a list. `cursor` is the `meta.next_cursor` of the previous page, which is always sent as a string. */
export const page = <Cursor extends z.ZodType>(cursor: Cursor) =>
  z.strictObject({
    limit: z.coerce.number().int().min(1).max(1000).default(200),
    cursor: z
      .string()
      .transform((text, context): z.output<Cursor> => {
        const place = cursor.safeParse(text);
        if (place.success) return place.data;
        context.addIssue({ code: "custom", message: "must be the `meta.next_cursor` of the previous page" });
        return z.NEVER;
      })
      .optional()
      .meta({ description: "`meta.next_cursor` of the previous page" }),
  });

export const pageMeta = z.object({
  next_cursor: z.string().nullable().meta({ description: "Pass as `cursor` to get the next page; null on the last" }),
});

/** The reply of a deletion. */
export const deleted = z.object({ id, deleted: z.literal(true) }).meta({ id: "Deleted" });
