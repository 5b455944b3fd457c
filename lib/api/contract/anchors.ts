import { z } from "zod";
import { MAX_IN_ANCHOR, MIN_IN_ANCHOR } from "@/lib/analytics/anchor/sizes";
import { operation } from "./operation";
import { count, deleted, id, moment } from "./values";

/**
 * Anchor samples: answers of one wave of a group that other waves code again, which shows whether the coding has
 * changed.
 */

const wave = z
  .int()
  .min(1)
  .nullable()
  .meta({ description: "Its place in the group, from 1; null where the question has left it" });

const anchor = z
  .object({
    group_id: id,
    question_id: id.meta({
      description: "The wave that the sample was drawn from. Its own codes are the first coding",
    }),
    wave,
    answers: count.meta({
      description: "Answers that have not changed and that no person has decided since they were drawn",
    }),
    credits_per_coding: count.meta({ description: "What coding the sample for one wave costs" }),
    frozen_at: moment,
    codings: z
      .array(
        z.object({
          question_id: id,
          wave,
          engine: z.string().meta({ example: "local/5d41402abc4b" }),
          answers: count,
          credits_used: count,
          outdated: z.boolean().meta({
            description: "One of its codes has been merged, split or deleted since. Code the sample again",
          }),
          coded_at: moment,
        }),
      )
      .meta({ description: "The latest coding of the sample for each other wave" }),
  })
  .meta({ id: "AnchorSample" });

const path = "/v2/groups/{id}/anchor";
const params = z.object({ id });
const tag = "Groups";
const write = { tag, idempotent: true, audited: true } as const;

export const freezeAnchor = operation({
  ...write,
  id: "freezeAnchor",
  method: "POST",
  path,
  scope: "projects:write",
  summary: "Draw an anchor sample",
  description:
    "Draws a random sample of one wave's answers that only the machine has coded. Free; coding it for another wave costs `credits_per_coding`. A group has one sample: delete it to draw another one.",
  params,
  body: z.strictObject({
    question_id: id.optional().meta({ description: "The wave to draw from; by default the first" }),
    size: z.int().min(MIN_IN_ANCHOR).max(MAX_IN_ANCHOR).default(MAX_IN_ANCHOR).meta({ description: "Answers at most" }),
  }),
  replies: { 201: { description: "The sample", data: anchor } },
  errors: ["NOT_FOUND", "CONFLICT", "NO_DATA"],
});

export const getAnchor = operation({
  id: "getAnchor",
  method: "GET",
  path,
  tag,
  scope: "projects:read",
  summary: "Read an anchor sample",
  description: "The sample, the price of coding it, and its codings for the waves.",
  params,
  replies: { 200: { description: "The sample", data: anchor } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const deleteAnchor = operation({
  ...write,
  id: "deleteAnchor",
  method: "DELETE",
  path,
  scope: "projects:write",
  summary: "Delete an anchor sample",
  description: "Deletes it with its codings. The answers stay.",
  params,
  replies: { 200: { description: "The sample is gone; `id` is the group's", data: deleted } },
  errors: ["NOT_FOUND"],
});

export const codeAnchor = operation({
  ...write,
  id: "codeAnchor",
  method: "POST",
  path: `${path}/code`,
  scope: "coding:write",
  summary: "Code an anchor sample again",
  description:
    "Codes the sample as the answers of the wave would be coded now: with the wave's codebook, its wording, people's decisions in it, and the configured engine. Best done right after the wave itself is coded. Costs one credit for each distinct text, which `credits_per_coding` tells beforehand; texts on which the engine fails are free. The coding replaces the wave's previous one.",
  params,
  body: z.strictObject({ question_id: id.meta({ description: "A wave other than the sample's own" }) }),
  replies: { 200: { description: "The sample", data: anchor } },
  errors: ["NOT_FOUND", "NO_DATA", "EMPTY_CODEBOOK", "INSUFFICIENT_CREDITS", "SERVICE_UNAVAILABLE"],
});
