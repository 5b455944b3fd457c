import { deleteFrame, listFrames, saveFrame, showFrame } from "@/lib/codebook/frames";
import { questionOf } from "../contract/codebook";
import * as contract from "../contract/frames";
import { verb } from "../verb";

export const frameVerbs = {
  listFrames: verb(contract.listFrames, ({ db, caller, query }) => listFrames(db, caller, query.language)),
  getFrame: verb(contract.getFrame, ({ db, caller, params, query }) =>
    showFrame(db, caller, params.key, query.language),
  ),
  createFrame: verb(contract.createFrame, ({ db, caller, body }) => saveFrame(db, caller, questionOf(body), body.name)),
  deleteFrame: verb(contract.deleteFrame, ({ db, caller, params }) => deleteFrame(db, caller, params.key)),
};
