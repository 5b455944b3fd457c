import { deleteAnchor, freezeAnchor } from "@/lib/analytics/anchor/freeze-anchor";
import { showAnchor } from "@/lib/analytics/anchor/show-anchor";
import { codeAnchor, type ShownAnchor } from "@/lib/coding/code-anchor";
import { currentEngine } from "@/lib/model-settings/current-engine";
import * as contract from "../contract/anchors";
import { longVerb, verb } from "../verb";

export const anchorVerbs = {
  freezeAnchor: verb(contract.freezeAnchor, ({ db, caller, params, body: { question_id, size } }) =>
    freezeAnchor(db, caller, { groupId: params.id, questionId: question_id, size }),
  ),
  getAnchor: verb(contract.getAnchor, ({ db, caller, params }) => showAnchor(db, caller, params.id)),
  deleteAnchor: verb(contract.deleteAnchor, ({ db, caller, params }) => deleteAnchor(db, caller, params.id)),
  codeAnchor: longVerb(
    contract.codeAnchor,
    async ({ db, caller, params, body, commit }) =>
      codeAnchor(db, caller, { groupId: params.id, questionId: body.question_id }, await currentEngine(db), commit),
    (anchor: ShownAnchor) => anchor,
  ),
};
