import { z } from "zod";
import { PLANS } from "@/db/schema/terms";
import { operation } from "./operation";
import { count, deleted, id, moment, name, page, pageMeta } from "./values";

const MOST_CREDITS = 1_000_000_000;

const managedOrganization = z
  .object({
    id: id.meta({ description: "To be sent in `X-Managed-Organization`" }),
    name: z.string(),
    plan: z.enum(PLANS).meta({ description: "The partner's own, at most `professional`: no negative balance" }),
    credits_remaining: z.int(),
    created_at: moment,
  })
  .meta({ id: "ManagedOrganization" });

const shared = { tag: "Connect", scope: "connect:manage" } as const;

export const createManagedOrganization = operation({
  ...shared,
  id: "createManagedOrganization",
  method: "POST",
  path: "/v2/connect/organizations",
  summary: "Create a managed organization",
  description:
    "For a partner's Express token, which from then on acts for it with the header `X-Managed-Organization: <id>`. Its credits come from the partner's balance; it gets none by the month.",
  body: z.strictObject({
    name: name(200),
    credits: count.max(MOST_CREDITS).default(0).meta({ description: "Moved from the partner's balance" }),
  }),
  replies: { 201: { description: "The organization", data: managedOrganization } },
  errors: ["INSUFFICIENT_CREDITS", "CONFLICT"],
  idempotent: true,
  audited: true,
});

export const listManagedOrganizations = operation({
  ...shared,
  id: "listManagedOrganizations",
  method: "GET",
  path: "/v2/connect/organizations",
  summary: "List managed organizations",
  description: "Newest first, each with its balance.",
  query: page(id),
  replies: { 200: { description: "A page of organizations", data: z.array(managedOrganization), meta: pageMeta } },
  errors: [],
  idempotent: false,
});

export const deleteManagedOrganization = operation({
  ...shared,
  id: "deleteManagedOrganization",
  method: "DELETE",
  path: "/v2/connect/organizations/{id}",
  summary: "Delete a managed organization",
  description: "Everything in it is deleted too. What is left of its credits goes back to the partner's balance.",
  params: z.object({ id }),
  replies: { 200: { description: "It is gone", data: deleted } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});
