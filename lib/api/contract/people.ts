import { z } from "zod";
import { ROLES } from "@/db/schema/terms";
import { operation } from "./operation";
import { id, moment, page, pageMeta } from "./values";

const lastUsedAt = moment.nullable();
const ending = z.string().meta({ description: "The key's last four characters", example: "4f9K" });

const member = z
  .object({
    user_id: id,
    email: z.string().meta({ example: "ada@example.com" }),
    role: z.enum(ROLES),
    joined_at: moment,
    api_keys: z
      .array(z.object({ id, name: z.string(), ending, last_used_at: lastUsedAt }))
      .meta({ description: "Valid API keys that they made" }),
    apps: z
      .array(z.object({ id, name: z.string(), last_used_at: lastUsedAt }))
      .meta({ description: "Connected apps to which they consented last" }),
    webhooks: z
      .array(z.object({ id, url: z.string() }))
      .meta({ description: "Webhooks whose present secret they were shown" }),
  })
  .meta({ id: "Member" });

const tag = "Members";
const FOR_PEOPLE = "An API key or app can't do it: only people who are signed in.";

export const listMembers = operation({
  id: "listMembers",
  method: "GET",
  path: "/v2/members",
  tag,
  summary: "List the people of the organization",
  description: `With what each of them made that works without them. For owners and admins. ${FOR_PEOPLE}`,
  scope: "any",
  query: page(id),
  replies: { 200: { description: "A page of members", data: z.array(member), meta: pageMeta } },
  errors: [],
  idempotent: false,
});

const kept = z.array(id).max(500).default([]);

export const removeMember = operation({
  id: "removeMember",
  coders: true,
  method: "DELETE",
  path: "/v2/members/{userId}",
  tag,
  summary: "Remove a person from the organization",
  description: `The API keys that they made are revoked and the apps that they connected are disconnected, except those that the body keeps; their open invitations end. Change the secrets of webhooks that they know. Owners and admins remove others, owners alone remove owners, and everybody may remove themselves. ${FOR_PEOPLE}`,
  scope: "any",
  params: z.object({ userId: id }),
  body: z.strictObject({
    keep_api_keys: kept.meta({ description: "Ids of keys that go on working" }),
    keep_apps: kept.meta({ description: "Ids of apps that stay connected" }),
  }),
  replies: {
    200: {
      description: "They are out",
      data: z
        .object({
          user_id: id,
          removed: z.literal(true),
          revoked_api_keys: z.array(id),
          disconnected_apps: z.array(id),
        })
        .meta({ id: "RemovedMember" }),
    },
  },
  errors: ["NOT_FOUND", "CONFLICT"],
  idempotent: true,
  audited: true,
});
