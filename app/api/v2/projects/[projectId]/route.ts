import * as contract from "@/lib/api/contract/projects";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { showProject } from "@/lib/projects/read-projects";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getProject, ({ caller, params }) => showProject(db, caller, params.projectId)),
);
