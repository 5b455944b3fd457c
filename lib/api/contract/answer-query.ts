import { z } from "zod";
import { ANSWER_FLAGS, CONFIDENCES, SENTIMENTS } from "@/db/schema/terms";
import { ANSWER_SORTS, ANSWER_VIEWS, NOBODY } from "@/lib/responses/answer-filter";
import { rangeOf } from "@/lib/responses/segment-range";

const MAX_PER_PAGE = 200;

const segment = z
  .string()
  .max(1300)
  .regex(/^[^=\0]+=[^\0]*$/, "must be a key and a value, joined by =");

/** The most codes that one field of a filter names. */
export const MAX_FILTER_CODES = 100;

/** A range of a segment: its bounds are included, and one of them may be missing. */
export const rangeText = z
  .string()
  .max(300)
  .refine(
    (text) => rangeOf(text) !== null,
    "must be a segment with its bounds, such as age=18..34, nps=..6 or age=65..",
  )
  .meta({ description: "`key=from..to`; values that are not numbers do not match", example: "age=18..34" });

export const reviewerText = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^\0]+$/, "must not be empty")
  .meta({
    description:
      "Who decided: the id of a person, or a `coder` as in `review/agreement`, who has checked the answer or given one of its codes; `machine`: coded by the machine, and decided by no person",
    example: "machine",
  });

export const assigneeText = z
  .union([z.literal(NOBODY), z.uuid().toLowerCase()])
  .meta({ description: "The id of the member to whom the answers are assigned, or `nobody`", example: NOBODY });

/** One value or several, as the query of an address has them. */
const several = <Item extends z.ZodType>(item: Item, max: number) =>
  z.union([item, z.array(item).max(max)]).transform((given) => [given].flat() as z.output<Item>[]);

/** The text of a boolean, or the boolean itself, which the client writes into the address as text. */
const yesOrNo = z.union([z.enum(["true", "false"]), z.boolean()]).transform((given) => String(given) === "true");

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
  anyOf: several(z.uuid(), MAX_FILTER_CODES).optional(),
  allOf: several(z.uuid(), MAX_FILTER_CODES).optional(),
  noneOf: several(z.uuid(), MAX_FILTER_CODES).optional(),
  row: z.uuid().optional(),
  reviewer: reviewerText.optional(),
  assignedTo: assigneeText.optional(),
  coded: z.enum(["true", "false", "uncoded"]).optional(),
  reviewed: yesOrNo.optional(),
  edited: yesOrNo.optional(),
  segment: several(segment, 20).optional(),
  range: several(rangeText, 20).optional(),
  search: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\0]+$/, "must not be empty")
    .optional(),
  /** The saved view that is open. It only names the filter. */
  saved: z.uuid().optional(),
  sameAs: z.uuid().optional(),
  limit: z.coerce.number().int().min(0).max(MAX_PER_PAGE).optional(),
  after: z.coerce.number().int().optional(),
});
