import { z } from "zod";
import { operation } from "./operation";
import { count, deleted, id, language, name, sentiment } from "./values";

const frame = z
  .object({
    key: z.string().meta({ description: "What `frame` takes: a word, or the id of an own frame", example: "hotels" }),
    name: z.string().meta({ example: "Hotels and lodging" }),
    definition: z.string().nullable().meta({ description: "The surveys that it is for; null for an own frame" }),
    codes: count.meta({ description: "Number of codes" }),
    own: z.boolean().meta({ description: "Whether your organization saved it" }),
  })
  .meta({ id: "Frame" });

const frameWithCodes = frame
  .extend({
    categories: z.array(
      z.object({
        name: z.string(),
        codes: z.array(z.object({ name: z.string(), definition: z.string().nullable(), sentiment })),
      }),
    ),
  })
  .meta({ id: "FrameWithCodes" });

/** The frame that a codebook began with, and how much of the answers fit it. */
export const frameFit = z
  .object({
    key: z.string().meta({ example: "hotels" }),
    name: z.string().meta({ example: "Hotels and lodging" }),
    share: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: "The share of the answers that fit a code of the frame", example: 0.72 }),
    recognised: z.boolean().meta({ description: "Whether the service recognised it by the answers" }),
  })
  .meta({ id: "FrameFit" });

export const codebookOrigin = z
  .object({ engine: z.string().meta({ example: "local/0.2" }), frame: frameFit.nullable() })
  .nullable()
  .meta({
    id: "CodebookOrigin",
    description: "The engine that generated it, and the frame that it began with; null if people wrote it",
  });

/** What a generated codebook begins with. */
export const frameChoice = name(100).meta({
  description:
    "What the codebook begins with: `auto` (the default) takes the frame of the answers' field if at least half of them fit it, and it clearly leads; `none`; or the `key` of a frame",
  example: "auto",
});

const tag = "Codebook";
const inLanguage = z.strictObject({
  language: language.default("en").meta({ description: "The language of names and definitions" }),
});

export const listFrames = operation({
  id: "listFrames",
  method: "GET",
  path: "/v2/frames",
  tag,
  summary: "List the frames",
  description:
    "Frames are codebooks that generated ones may begin with: those of the service, one for each of many fields of survey research, and those that your organization has saved.",
  scope: "projects:read",
  query: inLanguage,
  replies: { 200: { description: "All frames", data: z.array(frame) } },
  errors: [],
  idempotent: false,
});

export const getFrame = operation({
  id: "getFrame",
  method: "GET",
  path: "/v2/frames/{key}",
  tag,
  summary: "Read a frame",
  scope: "projects:read",
  params: z.object({ key: z.string().meta({ example: "hotels" }) }),
  query: inLanguage,
  replies: { 200: { description: "The frame with its codes", data: frameWithCodes } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const createFrame = operation({
  id: "createFrame",
  method: "POST",
  path: "/v2/frames",
  tag,
  summary: "Save a codebook as a frame",
  description:
    "Saves the names, definitions and sentiments of a question's codes, without the answers that definitions quote. An organization has at most 100 frames.",
  scope: "projects:write",
  body: z.strictObject({ name: name(200).meta({ example: "Our guests" }), project_id: id, question_id: id }),
  replies: { 201: { description: "The frame with its codes", data: frameWithCodes } },
  errors: ["NOT_FOUND", "EMPTY_CODEBOOK", "CONFLICT"],
  idempotent: true,
  audited: true,
});

export const deleteFrame = operation({
  id: "deleteFrame",
  method: "DELETE",
  path: "/v2/frames/{key}",
  tag,
  summary: "Delete a frame that your organization saved",
  description: "Codebooks that began with it stay as they are.",
  scope: "projects:write",
  params: z.object({ key: id }),
  replies: { 200: { description: "The frame is gone", data: deleted } },
  errors: ["NOT_FOUND"],
  idempotent: true,
  audited: true,
});
