import { createCategory, deleteCategory, updateCategory } from "@/lib/codebook/edit-categories";
import { createCode, deleteCode, moveCode, updateCode } from "@/lib/codebook/edit-codes";
import { mergeCodes } from "@/lib/codebook/merge-codes";
import { applyWordRule, previewWordRule } from "@/lib/coding/apply-word-rule";
import { previewSplit } from "@/lib/coding/preview-split";
import { type Split, splitCode } from "@/lib/coding/split-code";
import { currentEngine } from "@/lib/model-settings/current-engine";
import * as contract from "../contract/codes";
import * as splits from "../contract/splits";
import * as wordRules from "../contract/word-rules";
import { versionReply } from "../reply";
import { longVerb, verb } from "../verb";

export const codeVerbs = {
  createCategory: verb(contract.createCategory, async ({ db, caller, params, body, ifMatch }) =>
    versionReply(await createCategory(db, caller, params, contract.categoryFields(body), ifMatch), 201),
  ),
  updateCategory: verb(contract.updateCategory, async ({ db, caller, params, body, ifMatch }) =>
    versionReply(await updateCategory(db, caller, params, contract.categoryFields(body), ifMatch)),
  ),
  deleteCategory: verb(contract.deleteCategory, async ({ db, caller, params, ifMatch }) =>
    versionReply(await deleteCategory(db, caller, params, ifMatch)),
  ),
  createCode: verb(contract.createCode, async ({ db, caller, params, body, ifMatch }) =>
    versionReply(await createCode(db, caller, params, contract.createdCode(body), ifMatch), 201),
  ),
  updateCode: verb(contract.updateCode, async ({ db, caller, params, body, ifMatch }) =>
    versionReply(await updateCode(db, caller, params, contract.codeEdit(body), ifMatch)),
  ),
  deleteCode: verb(contract.deleteCode, async ({ db, caller, params, ifMatch }) =>
    versionReply(await deleteCode(db, caller, params, ifMatch)),
  ),
  moveCode: verb(contract.moveCode, async ({ db, caller, params, body, ifMatch }) =>
    versionReply(await moveCode(db, caller, params, contract.destination(body), ifMatch)),
  ),
  mergeCodes: verb(contract.mergeCodes, async ({ db, caller, params, body, ifMatch }) =>
    versionReply(await mergeCodes(db, caller, params, body.code_ids, ifMatch)),
  ),
  splitCode: longVerb(
    splits.splitCode,
    async ({ db, caller, params, body, ifMatch, commit }) =>
      splitCode(db, caller, params, splits.split(body), await currentEngine(db), { ifMatch, commit }),
    (split: Split) => versionReply(split),
  ),
  previewWordRule: verb(wordRules.previewWordRule, ({ db, caller, params, body }) =>
    previewWordRule(db, caller, params, body.always),
  ),
  applyWordRule: verb(wordRules.applyWordRule, async ({ db, caller, params, ifMatch }) =>
    versionReply(await applyWordRule(db, caller, params, ifMatch)),
  ),
  previewSplit: verb(splits.previewSplit, async ({ db, caller, params, body }) =>
    previewSplit(db, caller, params, splits.split(body), await currentEngine(db)),
  ),
};
