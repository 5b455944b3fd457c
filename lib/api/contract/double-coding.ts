import { z } from "zod";
import { DISAGREEMENT_STATES } from "@/lib/quality/people/list-disagreements";
import type { Resolution } from "@/lib/quality/people/resolve-disagreements";
import { choiceOf, codeChoice } from "./decisions";
import { operation } from "./operation";
import { estimate } from "./quality";
import { questionPath } from "./questions";
import { response } from "./responses";
import { reviewer } from "./review";
import { count, id, moment, name, page, pageMeta, responseRef, sentiment } from "./values";

const tag = "Review";
const read = { tag, method: "GET", scope: "projects:read", idempotent: false } as const;
const path = "/v2/projects/{projectId}/questions/{questionId}/review";

const coderOf = (text: z.ZodString) =>
  text.meta({
    description:
      "Who coded: the credential by kind and id, and the `reviewer` behind it; `file/Kim` is named in an uploaded file",
    example: "user:01989c3e-7d1a-7cc3-98c4-dc0c0c07398f",
  });
const coder = coderOf(z.string());
const coderName = z.string().meta({ description: "The `reviewer`, or the name of the member, key or app" });

const agreement = {
  kappa: estimate.meta({ description: "Cohen's kappa of the two people" }),
  alpha: estimate.meta({ description: "Krippendorff's alpha of the two people" }),
};

export const showDoubleCoding = operation({
  ...read,
  id: "showDoubleCoding",
  path: `${path}/agreement`,
  params: questionPath,
  summary: "Measure how far people agree with each other",
  description:
    "On the answers that several people coded, by their original codes, even if a disagreement was resolved later. At most 10,000 answers, and the ten pairs of people with the most answers in common. Intervals are percentiles of a bootstrap over answers.",
  replies: {
    200: {
      description: "Agreement of all people together, and of each pair of people",
      data: z.object({
        answers: count.meta({ description: "Coded by two people or more" }),
        alpha: estimate.meta({ description: "Krippendorff's alpha, for any number of people" }),
        exact_match: estimate.meta({ description: "The share of answers whose codes are all the same" }),
        disagreements: z.object({ open: count, resolved: count }),
        pairs: z.array(
          z.object({
            coders: z.array(z.object({ coder, name: coderName })).meta({ description: "The first and the second" }),
            answers: count,
            exact_match: estimate,
            ...agreement,
            codes: z
              .array(
                z
                  .object({
                    code_id: id,
                    code_number: z.int(),
                    code_name: z.string(),
                    category: z.string(),
                    ...agreement,
                    decisions: z.object({ both: count, first_only: count, second_only: count, neither: count }),
                  })
                  .meta({ id: "CodeAgreementOfPeople" }),
              )
              .meta({ description: "The codes that one of them gave" }),
          }),
        ),
      }),
    },
  },
  errors: ["NOT_FOUND"],
});

const disagreement = response
  .extend({
    status: z.enum(DISAGREEMENT_STATES),
    codings: z.array(
      z.object({
        coder,
        name: coderName,
        coded_at: moment,
        codes: z.array(
          z.object({
            code_id: id,
            code_number: z.int(),
            name: z.string(),
            category: z.string(),
            mention_sentiment: sentiment,
          }),
        ),
      }),
    ),
    resolved_by: z.string().nullable().meta({ example: "Kim" }),
    resolved_at: moment.nullable(),
  })
  .meta({ id: "Disagreement", description: "`codes` are the answer's codes; `codings` are each person's codes" });

export const listDisagreements = operation({
  ...read,
  id: "listDisagreements",
  path: `${path}/disagreements`,
  params: questionPath,
  summary: "List the answers that people coded differently",
  description:
    "In the order of their arrival, out of the first 10,000 that several people coded. One is resolved until one of these people codes it again.",
  query: page(z.coerce.number().int().min(0).max(2_147_483_647)).extend({
    status: z.enum(DISAGREEMENT_STATES).optional(),
  }),
  replies: { 200: { description: "A page of answers", data: z.array(disagreement), meta: pageMeta } },
  errors: ["NOT_FOUND"],
});

const named = { response_id: responseRef };

const resolutionsBody = z.strictObject({
  reviewer,
  resolutions: z
    .array(
      z.discriminatedUnion("action", [
        z.strictObject({ ...named, action: z.literal("take"), coder: coderOf(name(200)) }),
        z.strictObject({ ...named, action: z.literal("change"), codes: z.array(codeChoice).max(100) }),
        z.strictObject({ ...named, action: z.literal("reopen") }),
      ]),
    )
    .min(1)
    .max(100)
    .meta({
      description:
        "take: the answer gets the codes of one of its coders; change: it gets `codes`; reopen: it gets back what it had before it was resolved",
    }),
});

/** The resolutions, in the form that domain functions take. */
export const resolutionsOf = ({ reviewer, resolutions }: z.output<typeof resolutionsBody>) => ({
  reviewer,
  resolutions: resolutions.map(({ response_id: responseId, ...one }): Resolution => {
    if (one.action !== "change") return { responseId, ...one };
    return { responseId, ...one, codes: one.codes.map(choiceOf) };
  }),
});

export const resolveDisagreements = operation({
  tag,
  method: "POST",
  scope: "projects:write",
  idempotent: true,
  audited: true,
  id: "resolveDisagreements",
  path: `${path}/resolutions`,
  params: questionPath,
  summary: "Resolve what people coded differently",
  description:
    "Resolves all of them or none. The answers get the resolved codes, as a person's decision. Each person's codes are kept, so that the figures of their agreement do not change.",
  body: resolutionsBody,
  replies: { 200: { description: "The answers, in the order of the request", data: z.array(disagreement) } },
  errors: ["NOT_FOUND", "CONFLICT"],
});
