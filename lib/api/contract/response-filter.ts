import { z } from "zod";
import { ANSWER_FLAGS } from "@/db/schema/terms";
import { invalidInput } from "@/lib/errors/app-error";
import { assigneeText, MAX_FILTER_CODES, rangeText, reviewerText } from "./answer-query";
import { confidence, id, name, page, sentiment } from "./values";

const segmentFilter = z
  .string()
  .regex(/^[^=]+=/, "must be key=value")
  .meta({ example: "age_group=25-34" });

const codeFilter = z.union([name(500), z.array(name(500)).max(MAX_FILTER_CODES)]);

const ownId = z.string().min(1).max(500);

export const listResponsesQuery = page(z.coerce.number().int().min(0).max(2_147_483_647)).extend({
  id: z
    .union([ownId, z.array(ownId).max(1_000)])
    .optional()
    .meta({
      description: "Your own id of an answer; may be given several times, for answers with any of these ids",
      example: "r-1001",
    }),
  code: name(500).optional().meta({ description: "Id, `code_number` or name of a code" }),
  category: name(500).optional().meta({ description: "Id or name of a category" }),
  any_of: codeFilter.optional().meta({
    description: "As `code`; may be given several times, for answers with at least one of these codes",
  }),
  all_of: codeFilter.optional().meta({
    description: "As `code`; may be given several times, for answers with all of these codes",
  }),
  none_of: codeFilter.optional().meta({
    description: "As `code`; may be given several times, for answers without any of these codes",
  }),
  sentiment: sentiment.optional().meta({
    description: "How the answer feels about the codes that the other filters ask for, or about any",
  }),
  confidence: confidence.optional().meta({ description: "Confidence of the same codes, or of any" }),
  segment: z
    .union([segmentFilter, z.array(segmentFilter).max(20)])
    .optional()
    .meta({ description: "`key=value`; may be given several times, for answers that are in all of these segments" }),
  range: z
    .union([rangeText, z.array(rangeText).max(20)])
    .optional()
    .meta({
      description:
        "`key=from..to`, for segments whose values are numbers; the bounds are included, and one may be missing. May be given several times",
      example: "age=18..34",
    }),
  flag: z.enum(ANSWER_FLAGS).optional(),
  reviewer: reviewerText.optional(),
  assigned_to: z
    .union([z.literal("me"), assigneeText])
    .optional()
    .meta({
      description:
        "The id of the member to whom the answers are assigned; `me`, for people who are signed in; or `nobody`",
      example: "nobody",
    }),
  reviewed: z.enum(["true", "false"]).optional(),
  edited: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "Whether a person has changed single codes without checking the whole answer" }),
  coded: z.enum(["true", "false", "uncoded"]).optional().meta({
    description: "true: has a code; false: has none; uncoded: neither the machine nor a person has decided yet",
  }),
  breaks_rules: z
    .literal("true")
    .optional()
    .meta({ description: "Only answers with an exclusive code beside others, or more codes than the question allows" }),
  q: name(200).optional().meta({ description: "A part of the text, in any language, whatever its case" }),
  same_as: id.optional().meta({
    description:
      "The `response_id` of an answer: only answers with the same text, the answer itself included. Letter case, and spaces, tabs and line breaks around the text, make no difference",
  }),
});

const listOf = (given: string | string[] | undefined) => (given === undefined ? undefined : [given].flat());

/** The filters of a list, in the form that domain functions take; `person` is the id of the person who asks. */
export const responseFilter = (
  {
    id,
    any_of,
    all_of,
    none_of,
    segment,
    range,
    reviewed,
    edited,
    assigned_to,
    breaks_rules,
    q,
    same_as,
    ...rest
  }: z.output<typeof listResponsesQuery>,
  person: string | null,
) => ({
  ...rest,
  ownIds: listOf(id),
  anyOf: listOf(any_of),
  allOf: listOf(all_of),
  noneOf: listOf(none_of),
  segment: listOf(segment),
  range: listOf(range),
  reviewed: reviewed === undefined ? undefined : reviewed === "true",
  edited: edited === undefined ? undefined : edited === "true",
  assignedTo: assigned_to === "me" ? requireMe(person) : assigned_to,
  breaksRules: breaks_rules === "true",
  search: q,
  sameAs: same_as,
});

function requireMe(person: string | null): string {
  if (person !== null) return person;
  const message = "can be me only for people who are signed in; give the id of a member";
  throw invalidInput([{ path: "assigned_to", message }]);
}
