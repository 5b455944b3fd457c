import { z } from "zod";
import { REVIEW_REASONS, REVIEW_TASKS } from "@/db/schema/terms";
import type { ClaimRequest } from "@/lib/review/claim-answers";
import type { ReviewDecision } from "@/lib/review/decide-claims";
import { REVIEW, REVIEW_ACTIONS } from "@/lib/review/parameters";
import { choiceOf, codeChoice } from "./decisions";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { response } from "./responses";
import { count, id, moment, name, responseRef } from "./values";

const tag = "Review";
const write = { tag, method: "POST", scope: "projects:write", idempotent: true, audited: true } as const;
const path = "/v2/projects/{projectId}/questions/{questionId}/review";

export const reviewer = name(100)
  .optional()
  .meta({ description: "The person, where one key acts for several; claims belong to key and person", example: "Kim" });

const share = z.number().min(0).max(1);

const claimBody = z.strictObject({
  reviewer,
  task: z.literal("second").optional().meta({
    description: "Only answers to code a second time: a random part of all that another person has decided",
  }),
  limit: z.int().min(1).max(REVIEW.mostAtOnce).default(10).meta({ description: "Answers held at once" }),
  control_share: share
    .default(REVIEW.controlShare)
    .meta({ description: "Of the answers handed out, the share that is drawn at random" }),
  second_share: share
    .default(REVIEW.secondShare)
    .meta({ description: "Of the random sample, the share that a second person codes as well" }),
  lease_seconds: z.int().min(30).max(86_400).default(REVIEW.lease),
});

/** The claim, as domain functions expect. */
export const claimRequest = (body: z.output<typeof claimBody>): ClaimRequest => ({
  reviewer: body.reviewer,
  task: body.task,
  limit: body.limit,
  controlShare: body.control_share,
  secondShare: body.second_share,
  lease: body.lease_seconds,
});

const decisionsBody = z.strictObject({
  reviewer,
  decisions: z
    .array(
      z
        .strictObject({
          response_id: responseRef,
          task: z.enum(REVIEW_TASKS).optional().meta({
            description: "As it was claimed; CONFLICT where a `second` is not this reviewer's any more",
          }),
          action: z.enum(REVIEW_ACTIONS).meta({
            description:
              "accept: the codes are right; change: `codes` are; skip: somebody else may decide; release: gives the claim back",
          }),
          codes: z
            .array(codeChoice)
            .max(100)
            .optional()
            .meta({ description: "All codes that the answer gets, for change" }),
        })
        .refine(({ action, codes }) => (action === "change") === (codes !== undefined), {
          path: ["codes"],
          message: "must be given for change, and for change only",
        }),
    )
    .min(1)
    .max(100),
});

/** The decisions, as domain functions expect. */
export const reviewDecisions = ({ reviewer, decisions }: z.output<typeof decisionsBody>) => ({
  reviewer,
  decisions: decisions.map(
    ({ response_id, task, action, codes }): ReviewDecision => ({
      responseId: response_id,
      task,
      action,
      codes: codes?.map(choiceOf),
    }),
  ),
});

const task = z
  .enum(REVIEW_TASKS)
  .meta({ description: "first: decides the answer; second: codes it without seeing how it was decided" });

export const showReview = operation({
  tag,
  method: "GET",
  scope: "projects:read",
  idempotent: false,
  id: "showReview",
  path,
  params: questionPath,
  summary: "Show how far a review has come",
  description: "The random control sample, what was coded twice, and who holds or has decided how many answers.",
  replies: {
    200: {
      description: "The review",
      data: z.object({
        answers: count.meta({ description: "Answers that are not empty and that have been coded or reviewed" }),
        reviewed: count,
        control: z.object({
          probability: z.number().meta({ description: "With which each answer came into the random sample" }),
          answers: count,
          reviewed: count,
          skipped: count,
          waiting: count.meta({ description: "Drawn, and not decided yet" }),
        }),
        coded_twice: count.meta({ description: "Answers that two people have coded" }),
        reviewers: z.array(
          z.object({
            reviewer: z.string(),
            claimed: count,
            claimed_until: moment.nullable(),
            accepted: count,
            changed: count,
            skipped: count,
          }),
        ),
      }),
    },
  },
  errors: ["NOT_FOUND"],
});

export const claimAnswers = operation({
  ...write,
  id: "claimAnswers",
  path: `${path}/claims`,
  params: questionPath,
  summary: "Claim answers to review",
  description:
    "Hands out the answers that are best looked at next, and keeps others from getting them before the lease ends. Most are ordered by expected gain: codes that are probably wrong, texts that a person decided otherwise elsewhere, codes that hardly anybody has reviewed. A part is drawn at random, for figures about all answers, and a part of that goes to a second person. Answers that the reviewer holds already come first, and are renewed; an empty list says that nothing is left.",
  body: claimBody,
  replies: {
    200: {
      description: "The answers, in the order in which to look at them",
      data: z.array(
        response
          .omit({ reviewed: true, edited: true })
          .extend({
            task,
            reason: z.enum(REVIEW_REASONS),
            gain: z.number().nullable().meta({ description: "Null for what was drawn at random" }),
            claimed_until: moment,
          })
          .meta({ id: "ReviewItem" }),
      ),
    },
  },
  errors: ["NOT_FOUND"],
});

export const decideClaims = operation({
  ...write,
  id: "decideClaims",
  path: `${path}/decisions`,
  params: questionPath,
  summary: "Accept, change or skip answers",
  description:
    "All or none. What was claimed to be coded a second time is kept for the agreement between people and leaves the answer as it is. CONFLICT where another reviewer holds an answer.",
  body: decisionsBody,
  replies: {
    200: {
      description: "What became of them",
      data: z.array(
        z.object({ response_id: id, task, outcome: z.enum(["accepted", "changed", "skipped", "released"]) }),
      ),
    },
  },
  errors: ["NOT_FOUND", "CONFLICT"],
});
