import { createProject } from "@/lib/projects/create-project";
import { deleteProject } from "@/lib/projects/delete-project";
import { changePeople, showPeople } from "@/lib/projects/people";
import { listProjects, showProject } from "@/lib/projects/read-projects";
import { updateProject } from "@/lib/projects/update-project";
import { type UploadResult, uploadResponses } from "@/lib/responses/upload-responses";
import * as people from "../contract/project-people";
import * as contract from "../contract/projects";
import { pageReply, recordReply } from "../reply";
import { longVerb, verb } from "../verb";

export const projectVerbs = {
  createProject: verb(contract.createProject, async ({ db, caller, body }) =>
    recordReply(await createProject(db, caller, contract.newProject(body)), 201),
  ),
  listProjects: verb(contract.listProjects, async ({ db, caller, query }) =>
    pageReply(await listProjects(db, caller, contract.projectQuery(query))),
  ),
  getProject: verb(contract.getProject, async ({ db, caller, params }) =>
    recordReply(await showProject(db, caller, params.projectId)),
  ),
  updateProject: verb(contract.updateProject, async ({ db, caller, params, body, ifMatch }) =>
    recordReply(await updateProject(db, caller, params.projectId, contract.projectChanges(body), ifMatch)),
  ),
  listPeople: verb(people.listProjectPeople, ({ db, caller, params }) => showPeople(db, caller, params.projectId)),
  changePeople: verb(people.changeProjectPeople, ({ db, caller, params, body }) =>
    changePeople(db, caller, params.projectId, body),
  ),
  deleteProject: verb(contract.deleteProject, ({ db, caller, params }) => deleteProject(db, caller, params.projectId)),
  uploadResponses: longVerb(
    contract.uploadResponses,
    ({ db, caller, params, body, commit }) => uploadResponses(db, caller, params, body.responses, commit),
    (stored: UploadResult) => stored,
  ),
};
