import { z } from "zod";
import { ANSWER_FLAGS, CONFIDENCES, SENTIMENTS } from "@/db/schema/terms";
import { ANSWER_SORTS, ANSWER_VIEWS } from "@/lib/responses/answer-filter";

const MAX_PER_PAGE = 200;

const segment = z
  .string()
  .max(1300)
  .regex(/^[^=\0]+=[^\0]*$/, "must be a key and a value, joined by =");

/**
 * Which answers a page shows, and where its list begins. The address of the page has this query, and so have its
 * requests for more answers.
 */
export const answerQuery = z.object({
  view: z.enum(ANSWER_VIEWS).optional(),
  sort: z.enum(ANSWER_SORTS).optional(),
  code: z.uuid().optional(),
  category: z.uuid().optional(),
  flag: z.enum(ANSWER_FLAGS).optional(),
  confidence: z.enum(CONFIDENCES).optional(),
  sentiment: z.enum(SENTIMENTS).optional(),
  segment: z
    .union([segment, z.array(segment).max(20)])
    .transform((given) => [given].flat())
    .optional(),
  search: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\0]+$/, "must not be empty")
    .optional(),
  sameAs: z.uuid().optional(),
  limit: z.coerce.number().int().min(0).max(MAX_PER_PAGE).optional(),
  after: z.coerce.number().int().optional(),
});
