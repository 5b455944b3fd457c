import { z } from "zod";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count, id, moment } from "./values";

const said = (description: string, example: string) => z.string().meta({ description, example });

const rules = z.object({
  code_id: id,
  code_number: count,
  name: z.string(),
  include: said("What an answer must say to get the code", "Says that staff were kind or helped"),
  exclude: said("What it must not be confused with", "Speed of service, which is Waiting time"),
  borderline: said("How the commonest doubtful case is decided", "“Good service” alone counts as staff"),
  quotes: z
    .array(z.string())
    .meta({ description: "Up to two typical passages of answers", example: ["They carried our bags"] }),
});

const codingManual = z
  .object({
    version: said(
      "The last part of the `engine` of codes given with this manual; null if there is none",
      "5d41402abc4b",
    ).nullable(),
    codebook_version: count.nullable().meta({ description: "The version of the codebook that it was written for" }),
    current: z.boolean().meta({ description: "Whether the codes are still those for which it was written" }),
    created_at: moment.nullable(),
    codes: z.array(rules),
  })
  .meta({ id: "CodingManual" });

export const getCodingManual = operation({
  id: "getCodingManual",
  coders: true,
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/manual",
  tag: "Codebook",
  summary: "Read a question's coding manual",
  description:
    "The rules that a language model wrote for the codes, before it coded 200 different answers or more by them. It writes them again when the codes have changed, or when people have corrected ten more answers since. The local engine writes none.",
  scope: "projects:read",
  params: questionPath,
  replies: { 200: { description: "The manual; empty if none was written", data: codingManual } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});
