import { z } from "zod";
import { ROLES } from "@/db/schema/terms";
import { operation } from "./operation";
import { id } from "./values";

const restricted = z.boolean().meta({
  description:
    "true: only owners, admins and the people named see the project. false: the whole organization does, except that coders see only the projects on which they are named",
});

const people = z
  .object({
    restricted,
    members: z
      .array(
        z.object({
          user_id: id,
          email: z.string().meta({ example: "ada@example.com" }),
          role: z.enum(ROLES),
          named: z.boolean().meta({ description: "Whether the person is named on the project" }),
        }),
      )
      .meta({ description: "All members of the organization" }),
  })
  .meta({ id: "ProjectPeople" });

const shared = {
  path: "/v2/projects/{projectId}/people",
  tag: "Projects",
  params: z.object({ projectId: id }),
  replies: { 200: { description: "Who sees the project", data: people } },
  errors: ["NOT_FOUND"],
} as const;

const who =
  "For owners and admins, and for the researcher who made the project. An API key or app can't do it: only people who are signed in.";

export const listProjectPeople = operation({
  ...shared,
  id: "listProjectPeople",
  method: "GET",
  summary: "List who sees a project",
  description: who,
  scope: "any",
  idempotent: false,
});

export const changeProjectPeople = operation({
  ...shared,
  id: "changeProjectPeople",
  method: "PUT",
  summary: "Say who sees a project",
  description: `Takes effect at the next request. To everybody else the project is as one that does not exist, with its questions, jobs and trackers; who loses access loses the answers claimed for review, and those assigned to them are assigned to nobody. API keys, and apps that an owner or admin connected, reach every project as before. A maker who is no owner or admin stays on a project that they restrict. ${who}`,
  scope: "any",
  body: z.strictObject({
    restricted,
    people: z.array(id).max(5_000).meta({ description: "The `user_id`s of all people to be named; replaces the list" }),
  }),
  idempotent: true,
  audited: { naming: ["restricted", "people"] },
});
