import { z } from "zod";
import { ACTOR_KINDS } from "@/db/schema/terms";
import { operation } from "./operation";
import { id, moment, page, pageMeta } from "./values";

const action = z
  .object({
    id,
    created_at: moment,
    actor: z.object({
      kind: z.enum(ACTOR_KINDS),
      id: id.nullable(),
      name: z
        .string()
        .nullable()
        .meta({ description: "A person's e-mail address, a key's name and ending, or an app's name" }),
    }),
    action: z.string().meta({
      description:
        "The operation's id; also `signIn`, `refuseSignIn` for a wrong password, `signUp`, `joinOrganization`, `changePassword`, `resetPassword`",
      example: "createProject",
    }),
    target: z
      .record(z.string(), z.string())
      .meta({ description: "The service's ids of what was acted on, and a role that was given" }),
    names: z
      .record(z.string(), z.string())
      .meta({ description: "By id: what that is called now; without what was deleted since" }),
    address: z.string().meta({
      description: "Network address of the sender; for the operator's commands the machine",
      example: "203.0.113.7",
    }),
    user_agent: z.string(),
    request_id: id.nullable(),
  })
  .meta({ id: "AuditAction" });

export const listActions = operation({
  id: "listAuditLog",
  method: "GET",
  path: "/v2/audit-log",
  tag: "Audit",
  summary: "Read the audit log",
  description:
    "Who changed what from where, newest first; also who downloaded a file of the organization's data. For owners and admins who are signed in: an API key can't read it.",
  scope: "any",
  query: page(id).extend({
    action: z.string().max(100).optional(),
    actor_id: id.optional(),
    since: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional(),
    format: z.enum(["json", "csv"]).default("json"),
  }),
  replies: { 200: { description: "A page of actions", data: z.array(action), meta: pageMeta } },
  file: { description: "With `format=csv`: all of them", mediaTypes: ["text/csv"] },
  errors: [],
  idempotent: false,
});
