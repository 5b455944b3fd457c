import * as contract from "@/lib/api/contract/projects";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply, recordReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { createProject } from "@/lib/projects/create-project";
import { listProjects } from "@/lib/projects/read-projects";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listProjects, async ({ caller, query: { limit, cursor, include } }) =>
    pageReply(await listProjects(db, caller, { limit, cursor, includeTemporary: include === "temporary" })),
  ),
  route(contract.createProject, async ({ caller, body }) =>
    recordReply(await createProject(db, caller, contract.newProject(body)), 201),
  ),
);
