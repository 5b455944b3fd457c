import { z } from "zod";
import { ANSWER_FLAGS } from "@/db/schema/terms";
import { codeAssignment, segments } from "./codebook-shapes";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { id, page, pageMeta } from "./values";

const response = z
  .object({
    id: z.string().meta({ description: "The caller's id" }),
    response_id: id,
    text: z.string(),
    segments,
    codes: z.array(codeAssignment),
    flags: z.array(z.enum(ANSWER_FLAGS)),
    reviewed: z.boolean(),
  })
  .meta({ id: "Response" });

export const listResponses = operation({
  id: "listResponses",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses",
  tag: "Responses",
  summary: "List answers with their codes",
  scope: "projects:read",
  params: questionPath,
  query: page(z.coerce.number().int().min(0)),
  replies: {
    200: {
      description: "A page of answers, in the order of their arrival",
      data: z.array(response),
      meta: pageMeta,
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
});
