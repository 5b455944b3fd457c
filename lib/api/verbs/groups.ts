import { type CodedGroup, codeGroup, estimateGroup } from "@/lib/coding/code-group";
import {
  addMembers,
  createGroup,
  deleteGroup,
  listGroups,
  removeMembers,
  renameGroup,
  showGroup,
} from "@/lib/groups/groups";
import { currentEngine } from "@/lib/model-settings/current-engine";
import * as contract from "../contract/groups";
import { pageReply, Reply } from "../reply";
import { longVerb, verb } from "../verb";

export const groupVerbs = {
  groupQuestions: verb(contract.groupQuestions, ({ db, caller, body }) =>
    createGroup(db, caller, { name: body.name, questionIds: body.question_ids, projectId: body.project_id }),
  ),
  createGroup: verb(contract.createGroup, ({ db, caller, body }) =>
    createGroup(db, caller, { name: body.name, questionIds: body.question_ids }),
  ),
  listGroups: verb(contract.listGroups, async ({ db, caller, query }) =>
    pageReply(await listGroups(db, caller, { limit: query.limit, cursor: query.cursor })),
  ),
  getGroup: verb(contract.getGroup, ({ db, caller, params }) => showGroup(db, caller, params.id)),
  updateGroup: verb(contract.updateGroup, ({ db, caller, params, body }) =>
    renameGroup(db, caller, params.id, body.name),
  ),
  deleteGroup: verb(contract.deleteGroup, ({ db, caller, params }) => deleteGroup(db, caller, params.id)),
  estimateGroup: verb(contract.estimateGroup, async ({ db, caller, params }) =>
    estimateGroup(db, caller, params.id, await currentEngine(db)),
  ),
  codeGroup: longVerb(
    contract.codeGroup,
    async ({ db, dispatchSoon, caller, params, commit }) => {
      const coded = await codeGroup(db, caller, params.id, await currentEngine(db), commit);
      dispatchSoon();
      return coded;
    },
    (coded: CodedGroup) => new Reply(202, coded),
  ),
  addGroupMembers: verb(contract.addGroupMembers, ({ db, caller, params, body }) =>
    addMembers(db, caller, params.id, body.question_ids),
  ),
  removeGroupMembers: verb(contract.removeGroupMembers, ({ db, caller, params, body }) =>
    removeMembers(db, caller, params.id, body.question_ids),
  ),
};
