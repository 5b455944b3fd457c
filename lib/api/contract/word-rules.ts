import { z } from "zod";
import { codePath, shared, version } from "./codes";
import { HEAVY, operation } from "./operation";
import { count, id } from "./values";
import { wordRule } from "./word-rule";

/** Words that always give a code: the field `always` of codes. */

export const previewWordRule = operation({
  id: "previewWordRule",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/always/preview",
  tag: "Codebook",
  summary: "Preview the words that always give a code",
  description:
    "The answers that say one of the words, in all waves of a tracker; nothing is changed. Answers about which a person has decided, and codes that a person gave, stay as they are; answers that are not coded yet get the code when they are. Answers flagged as gibberish are not read.",
  weight: HEAVY,
  scope: "projects:read",
  params: codePath,
  body: z.strictObject({
    always: wordRule.min(1).optional().meta({ description: "Words to try; by default those of the code" }),
  }),
  replies: {
    200: {
      description: "The answers that the words touch",
      data: z.object({
        read: count.meta({ description: "Answers that were looked at: the first 20,000 at most" }),
        complete: z.boolean().meta({ description: "Whether these are all answers" }),
        responses: count.meta({ description: "Answers among them that say one of the words" }),
        to_code: count.meta({ description: "How many of them would get the code if the words were applied now" }),
        to_remove: count.meta({
          description: "Answers that would lose the code: they have it by words that are no longer among these",
        }),
        examples: z
          .array(
            z.object({
              id: z.string().meta({ description: "The caller's id" }),
              response_id: id,
              text: z.string(),
              evidence: z.string().nullable().meta({ description: "The words found, as the answer has them" }),
              to_code: z.boolean(),
            }),
          )
          .meta({ description: "Up to 20 answers; texts are cut at 600 characters" }),
      }),
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
  audited: false,
});

export const applyWordRule = operation({
  ...shared,
  id: "applyWordRule",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/always/apply",
  weight: HEAVY,
  summary: "Give a code to the answers that say its words",
  description:
    "Gives the code to coded answers that say one of the words of its `always`, and takes it off those that have it by words that are no longer among them, in all waves of a tracker, free. Answers about which a person has decided stay as they are; answers flagged as gibberish are not read. It is one version of the codebook, which can be undone. Jobs give it to the answers that they code without being asked.",
  params: codePath,
  replies: {
    200: {
      description: "What was changed",
      data: z.object({ responses_changed: count, version }),
      etag: true,
    },
  },
});
