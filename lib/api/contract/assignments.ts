import { z } from "zod";
import { ASSIGNMENT_SOURCES } from "@/db/schema/terms";
import { quoteNotFound } from "./codebook-shapes";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { confidence, id, moment, page, pageMeta, sentiment } from "./values";

const assignment = z
  .object({
    id: z.string().meta({ description: "The caller's id of the answer" }),
    response_id: id,
    code_id: id,
    code_number: z.int(),
    code: z.string(),
    category: z.string(),
    confidence,
    mention_sentiment: sentiment,
    evidence: z.string().nullable().meta({ description: "An exact substring of the answer; null for all of it" }),
    quote_not_found: quoteNotFound,
    source: z.enum(ASSIGNMENT_SOURCES).meta({
      description:
        "engine: the machine coded it; rule: the answer says words that always give the code (`actor` is null), or it was copied from like answers to settle an inconsistency; suggestion: a person applied a suggestion; person: a person coded the answer",
    }),
    engine: z
      .string()
      .nullable()
      .meta({ description: "Engine and version; null if a person or words decided", example: "local/5d41402abc4b" }),
    suggestion_id: id.nullable().meta({
      description:
        "The suggestion that gave the code, as `POST /v2/refinement/export` names it. Where a suggested merge or split moved an answer to the code, `source` is still who found it; null where no suggestion did anything",
    }),
    actor: z.string().nullable().meta({
      description: "The credential or person that decided, by kind and id; null if the machine or words did",
      example: "operator",
    }),
    decided_at: moment,
    reviewed: z.boolean().meta({ description: "A person has decided about the answer" }),
  })
  .meta({ id: "Assignment" });

export const listAssignments = operation({
  id: "listAssignments",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/assignments",
  tag: "Responses",
  summary: "List where codes come from",
  description:
    "Every code of every answer with its source, time, confidence and evidence, in the order of the answers' arrival. A page holds the codes of up to `limit` coded answers.",
  scope: "projects:read",
  params: questionPath,
  query: page(z.coerce.number().int().min(0).max(2_147_483_647)).extend({
    format: z.enum(["json", "csv"]).default("json"),
  }),
  replies: { 200: { description: "A page of codes", data: z.array(assignment), meta: pageMeta } },
  file: { description: "With `format=csv`: all of them", mediaTypes: ["text/csv"] },
  errors: ["NOT_FOUND"],
  idempotent: false,
});
