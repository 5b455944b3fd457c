import { z } from "zod";
import { FUNDINGS, PLANS } from "@/db/schema/terms";
import { operation } from "./operation";
import { count, deleted, id, moment, name, page, pageMeta } from "./values";

const MAX_CREDITS = 1_000_000_000;

const funding = z.enum(FUNDINGS).meta({
  id: "Funding",
  description:
    "own: it spends only its own credits; partner: once these are used up, also the partner's, up to the cap",
});
const creditCap = z
  .int()
  .min(0)
  .max(MAX_CREDITS)
  .nullable()
  .meta({ description: "The most of the partner's credits that it may spend in total; null for any number" });

const managedOrganization = z
  .object({
    id: id.meta({ description: "The id to send in `X-Managed-Organization`" }),
    name: z.string(),
    plan: z.enum(PLANS).meta({ description: "The partner's own, at most `professional`: no negative balance" }),
    credits_remaining: z.int().meta({ description: "Its own balance" }),
    funding,
    credit_cap: creditCap,
    partner_credits_spent: count.meta({ description: "Of the partner's credits, reserved ones included" }),
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
    "For a partner's Express token, which can then act for the organization with the header `X-Managed-Organization: <id>`. Its credits come from the partner's balance: they are moved to its own or, with `funding: partner`, spent from there. It gets no monthly credits.",
  body: z.strictObject({
    name: name(200),
    credits: count.max(MAX_CREDITS).default(0).meta({ description: "Moved from the partner's balance" }),
    funding: funding.default("own"),
    credit_cap: creditCap.default(null),
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

export const updateManagedOrganization = operation({
  ...shared,
  id: "updateManagedOrganization",
  method: "PATCH",
  path: "/v2/connect/organizations/{id}",
  summary: "Change a managed organization",
  description: "Its name, who pays for it, its cap; and moves credits to it.",
  params: z.object({ id }),
  body: z
    .strictObject({
      name: name(200).optional(),
      funding: funding.optional(),
      credit_cap: creditCap.optional(),
      credits: z.int().min(-MAX_CREDITS).max(MAX_CREDITS).optional().meta({
        description: "Credits to move from the partner's balance to its own; a negative number moves them back",
        example: 500,
      }),
    })
    .refine((change) => Object.keys(change).length > 0, { message: "must name at least one field to change" }),
  replies: { 200: { description: "The organization", data: managedOrganization } },
  errors: ["NOT_FOUND", "INSUFFICIENT_CREDITS"],
  idempotent: true,
  audited: true,
});

export const deleteManagedOrganization = operation({
  ...shared,
  id: "deleteManagedOrganization",
  method: "DELETE",
  path: "/v2/connect/organizations/{id}",
  summary: "Delete a managed organization",
  description: "Deletes everything in it, too. Its remaining credits go back to the partner's balance.",
  params: z.object({ id }),
  replies: { 200: { description: "It is gone", data: deleted } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});
