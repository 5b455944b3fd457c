import { z } from "zod";
import { REVIEW_REASONS, REVIEW_TASKS } from "@/db/schema/terms";
import type { ClaimRequest } from "@/lib/review/claim-answers";
import type { ReviewDecision } from "@/lib/review/decide-claims";
import type { SampleRequest } from "@/lib/review/draw-sample";
import { MIN_SAMPLE, REVIEW, REVIEW_ACTIONS } from "@/lib/review/parameters";
import { madeChange } from "./answer-changes";
import { choiceOf, codeChoice } from "./decisions";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { response } from "./responses";
import { count, id, moment, name, responseRef } from "./values";

const tag = "Review";
const write = { tag, method: "POST", scope: "projects:write", idempotent: true, audited: true } as const;
const path = "/v2/projects/{projectId}/questions/{questionId}/review";

export const reviewer = name(100).optional().meta({
  description: "The person, if one key acts for several; claims belong to the key and the person",
  example: "Kim",
});

const share = z.number().min(0).max(1);

const claimBody = z.strictObject({
  reviewer,
  task: z.literal("second").optional().meta({
    description: "Only answers to code a second time: a random part of the answers that another person has decided",
  }),
  limit: z.int().min(1).max(REVIEW.mostAtOnce).default(10).meta({ description: "Answers held at once" }),
  control_share: share
    .default(REVIEW.controlShare)
    .meta({ description: "The share of the handed-out answers that is drawn at random" }),
  second_share: share
    .default(REVIEW.secondShare)
    .meta({ description: "The share of the random sample that a second person codes as well" }),
  lease_seconds: z.int().min(30).max(86_400).default(REVIEW.lease),
});

/** The claim, in the form that domain functions take. */
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
            description: "The task for which it was claimed; CONFLICT if this reviewer no longer holds a `second`",
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

/** The decisions, in the form that domain functions take. */
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

const reviewState = z.object({
  answers: count.meta({ description: "Answers that are not empty and that have been coded or reviewed" }),
  reviewed: count,
  control: z.object({
    probability: z.number().meta({ description: "The probability with which each answer came into the random sample" }),
    answers: count,
    reviewed: count,
    skipped: count,
    waiting: count.meta({ description: "Drawn, and not checked yet" }),
    blind: z.boolean().meta({
      description: "The pages hide the machine's codes of these answers until a person has coded them",
    }),
  }),
  coded_twice: count.meta({ description: "Answers that two people have coded" }),
  coders: z
    .array(
      z.object({
        user_id: id,
        name: z.string().meta({ description: "Their e-mail address", example: "ada@example.com" }),
        assigned: count,
        decided: count.meta({ description: "Assigned answers that a person has checked, whoever it was" }),
        left: count,
        last_decided_at: moment.nullable().meta({
          description: "When they themselves last checked an answer of the question one by one",
        }),
      }),
    )
    .meta({ description: "The members to whom answers are assigned" }),
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
});

export const showReview = operation({
  tag,
  method: "GET",
  scope: "projects:read",
  idempotent: false,
  id: "showReview",
  coders: true,
  path,
  params: questionPath,
  summary: "Show how far a review has come",
  description: "The random control sample, what was coded twice, and who holds or has decided how many answers.",
  replies: {
    200: {
      description: "The review",
      data: reviewState,
    },
  },
  errors: ["NOT_FOUND"],
});

const sampleBody = z
  .strictObject({
    size: z.int().min(MIN_SAMPLE).max(100_000).optional().meta({ description: "How many answers, at most all" }),
    half_width: z.number().min(0.01).max(0.5).optional().meta({
      example: 0.1,
      description: "In place of `size`: half of the wanted width of a share's 95% interval; at least 30 answers",
    }),
    blind: z
      .boolean()
      .default(false)
      .meta({ description: "Whether the pages hide the machine's codes of its answers until a person has coded them" }),
  })
  .refine(({ size, half_width }) => (size === undefined) !== (half_width === undefined), {
    path: ["size"],
    message: "or half_width must be given, not both",
  });

/** The sample, in the form that domain functions take. */
export const sampleRequest = ({ size, half_width, blind }: z.output<typeof sampleBody>): SampleRequest => ({
  size,
  halfWidth: half_width,
  blind,
});

export const drawSample = operation({
  ...write,
  id: "drawSample",
  path: `${path}/sample`,
  params: questionPath,
  summary: "Draw a random sample",
  description:
    "Every coded answer gets into it with the same probability. A larger sample extends the one that was drawn before; a smaller one leaves its size. Agreement and corrected shares rest on its answers, once 30 of them are checked.",
  body: sampleBody,
  replies: { 200: { description: "The review", data: reviewState } },
  errors: ["NOT_FOUND", "NO_DATA"],
});

export const claimAnswers = operation({
  ...write,
  id: "claimAnswers",
  coders: true,
  path: `${path}/claims`,
  params: questionPath,
  summary: "Claim answers to review",
  description:
    "Hands out the answers most worth reviewing, and claims them until the lease ends, so that nobody else gets them. Most are ordered by expected gain: answers with codes that are probably wrong, with texts that a person decided differently elsewhere, or with codes that have hardly been reviewed. A part is drawn at random, for figures about all answers, and a part of that is also given to a second person. Answers that the reviewer already holds come first and are renewed. Answers [assigned](/docs/api/responses#assignResponses) to a member go only to that member, signed in or named by id as `reviewer`, except to be coded a second time. An empty list means that no answer is left.",
  body: claimBody,
  replies: {
    200: {
      description: "The answers, in the order in which to review them",
      data: z.array(
        response
          .omit({ reviewed: true, edited: true })
          .extend({
            task,
            reason: z.enum(REVIEW_REASONS),
            gain: z.number().nullable().meta({ description: "Null if the answer was drawn at random" }),
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
  coders: true,
  path: `${path}/decisions`,
  params: questionPath,
  summary: "Accept, change or skip answers",
  description:
    "Stores all of them or none. Accepting answers with different texts in one request does not check them: send one request for each. A second coding is stored only for the agreement between people, and does not change the answer. CONFLICT if another reviewer holds an answer.",
  body: decisionsBody,
  replies: {
    200: {
      description: "What was done with each answer",
      data: z.array(
        z.object({ response_id: id, task, outcome: z.enum(["accepted", "changed", "skipped", "released"]) }),
      ),
      meta: madeChange,
    },
  },
  errors: ["NOT_FOUND", "CONFLICT"],
});
