import * as contract from "@/lib/api/contract/projects";
import { endpoints } from "@/lib/api/endpoints";
import { recordReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { db } from "@/lib/db";
import { deleteProject } from "@/lib/projects/delete-project";
import { showProject } from "@/lib/projects/read-projects";
import { updateProject } from "@/lib/projects/update-project";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getProject, async ({ caller, params }) =>
    recordReply(await showProject(db, caller, params.projectId)),
  ),
  route(contract.updateProject, async ({ caller, params, body, ifMatch }) =>
    recordReply(await updateProject(db, caller, params.projectId, contract.projectChanges(body), ifMatch)),
  ),
  route(contract.deleteProject, ({ caller, params }) => deleteProject(db, caller, params.projectId)),
);
