import { z } from "zod";
import { CONNECTION_PROVIDERS } from "@/db/schema/terms";
import { operation } from "./operation";
import { deleted, id, moment, name, page, pageMeta } from "./values";

const provider = z.enum(CONNECTION_PROVIDERS).meta({ id: "ConnectionProvider", example: "typeform" });

const credentials = z.record(z.string(), z.unknown()).meta({
  description:
    "By provider: qualtrics `api_token`, `data_center`; surveymonkey `access_token`; typeform `token`; limesurvey `url`, `username`, `password`; formbricks `url`, `api_key`. They are encrypted and never shown again.",
  example: { token: "tfp_your_personal_access_token" },
});

const connection = z
  .object({
    id,
    provider,
    name: z.string(),
    tested_at: moment.nullable(),
    test_ok: z
      .boolean()
      .nullable()
      .meta({ description: "Whether the last test succeeded; null before the first test" }),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: "Connection" });

export const sourceId = z.string().min(1).max(500).meta({ description: "The platform's own id" });
const survey = z.object({ id: z.string(), name: z.string() }).meta({ id: "Survey" });

const surveyDescription = survey
  .extend({
    questions: z
      .array(z.object({ id: z.string(), text: z.string() }))
      .meta({ description: "The open-ended questions" }),
    segments: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: "Fields whose values can be the answers' segments" }),
  })
  .meta({ id: "SurveyDescription" });

export const connectionPath = z.object({ id });
const shared = { tag: "Connections" } as const;
export const reads = { ...shared, scope: "connections:read", idempotent: false } as const;
export const writes = { ...shared, scope: "connections:write", idempotent: true, audited: true } as const;

export const createConnection = operation({
  ...writes,
  id: "createConnection",
  method: "POST",
  path: "/v2/connections",
  summary: "Connect a survey platform",
  description: "Checks only the form of the credentials; a test asks the platform.",
  body: z.strictObject({ provider, name: name(200).meta({ example: "Our Typeform account" }), credentials }),
  replies: { 201: { description: "The connection, without its credentials", data: connection } },
  errors: ["CONFLICT"],
});

export const listConnections = operation({
  ...reads,
  id: "listConnections",
  method: "GET",
  path: "/v2/connections",
  summary: "List connections",
  description: "Newest first, without their credentials.",
  query: page(id),
  replies: { 200: { description: "A page of connections", data: z.array(connection), meta: pageMeta } },
  errors: [],
});

export const getConnection = operation({
  ...reads,
  id: "getConnection",
  method: "GET",
  path: "/v2/connections/{id}",
  summary: "Read a connection",
  params: connectionPath,
  replies: { 200: { description: "The connection", data: connection } },
  errors: ["NOT_FOUND"],
});

export const updateConnection = operation({
  ...writes,
  id: "updateConnection",
  method: "PATCH",
  path: "/v2/connections/{id}",
  summary: "Rename a connection or renew its credentials",
  params: connectionPath,
  body: z
    .strictObject({ name: name(200).optional(), credentials: credentials.optional() })
    .refine((change) => Object.keys(change).length > 0, { message: "must hold `name` or `credentials`" }),
  replies: { 200: { description: "The connection", data: connection } },
  errors: ["NOT_FOUND"],
});

export const deleteConnection = operation({
  ...writes,
  id: "deleteConnection",
  method: "DELETE",
  path: "/v2/connections/{id}",
  summary: "Delete a connection",
  description: "Its imports and schedules are deleted too; imported answers stay.",
  params: connectionPath,
  replies: { 200: { description: "It is gone", data: deleted } },
  errors: ["NOT_FOUND"],
});

export const testConnection = operation({
  ...writes,
  id: "testConnection",
  method: "POST",
  path: "/v2/connections/{id}/test",
  summary: "Test a connection",
  description: "Asks the platform for the account's name.",
  params: connectionPath,
  replies: {
    200: {
      description: "How it went",
      data: z
        .object({
          ok: z.boolean(),
          account: z.string().nullable().meta({ description: "As the platform names it" }),
          message: z.string().nullable().meta({ description: "What is wrong" }),
        })
        .meta({ id: "ConnectionTest" }),
    },
  },
  errors: ["NOT_FOUND"],
});

export const listSurveys = operation({
  ...reads,
  id: "listSurveys",
  method: "GET",
  path: "/v2/connections/{id}/surveys",
  summary: "List an account's surveys",
  description: "In the platform's own order and pages.",
  params: connectionPath,
  query: z.strictObject({
    cursor: z
      .string()
      .regex(/^\w{1,100}$/, "must be the `meta.next_cursor` of the previous page")
      .optional()
      .meta({ description: "`meta.next_cursor` of the previous page" }),
  }),
  replies: { 200: { description: "A page of surveys", data: z.array(survey), meta: pageMeta } },
  errors: ["NOT_FOUND", "CONFLICT", "SERVICE_UNAVAILABLE"],
});

export const getSurvey = operation({
  ...reads,
  id: "getSurvey",
  method: "GET",
  path: "/v2/connections/{id}/surveys/{surveyId}",
  summary: "Read the parts of a survey that can be imported",
  params: connectionPath.extend({ surveyId: sourceId }),
  replies: { 200: { description: "Its questions and fields", data: surveyDescription } },
  errors: ["NOT_FOUND", "CONFLICT", "SERVICE_UNAVAILABLE"],
});
