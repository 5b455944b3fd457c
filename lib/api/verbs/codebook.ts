import { showManual } from "@/lib/codebook/coding-manual";
import { cloneCodebook, deleteCodebook, editCodebook, importCodebook } from "@/lib/codebook/edit-codebook";
import { type CodebookFileOutcome, importCodebookFile } from "@/lib/codebook/import-codebook-file";
import { showCodebook } from "@/lib/codebook/read-codebook";
import { recommendType } from "@/lib/codebook/recommend-type";
import { exportCodebook } from "@/lib/codebook/write-codebook-file";
import * as contract from "../contract/codebook";
import * as files from "../contract/codebook-files";
import { codebookDraft } from "../contract/codebook-shapes";
import { getCodingManual } from "../contract/coding-manual";
import { FileReply } from "../file-reply";
import { Preview, Reply, versionReply } from "../reply";
import { longVerb, verb } from "../verb";

export const codebookVerbs = {
  getCodebook: verb(contract.getCodebook, async ({ db, caller, params }) =>
    versionReply(await showCodebook(db, caller, params)),
  ),
  getCodingManual: verb(getCodingManual, ({ db, caller, params }) => showManual(db, caller, params)),
  editCodebook: verb(contract.editCodebook, async ({ db, caller, params, body, ifMatch }) =>
    versionReply(await editCodebook(db, caller, params, contract.editedCodebook(body), ifMatch)),
  ),
  deleteCodebook: verb(contract.deleteCodebook, async ({ db, caller, params, ifMatch }) =>
    versionReply(await deleteCodebook(db, caller, params, ifMatch)),
  ),
  importCodebook: verb(contract.importCodebook, async ({ db, caller, body, ifMatch }) =>
    versionReply(await importCodebook(db, caller, contract.questionOf(body), codebookDraft(body), ifMatch)),
  ),
  importCodebookFile: longVerb(
    files.importCodebookFile,
    ({ db, caller, params, form, ifMatch, commit }) =>
      importCodebookFile(db, caller, params, files.codebookFileRequest(form), { ifMatch, commit }),
    (outcome: CodebookFileOutcome) =>
      outcome.mode === "preview"
        ? new Preview(200, outcome.preview)
        : new Reply(200, outcome.codebook, { notes: outcome.notes }, outcome.codebook.version),
  ),
  exportCodebook: verb(files.exportCodebook, async ({ db, caller, params, query }) => {
    const { name, mediaType, content } = await exportCodebook(db, caller, params, query.format);
    return new FileReply(name, mediaType, content);
  }),
  cloneCodebook: verb(contract.cloneCodebook, async ({ db, caller, body, ifMatch }) =>
    versionReply(await cloneCodebook(db, caller, contract.cloning(body), ifMatch)),
  ),
  recommendType: verb(contract.recommendType, ({ db, caller, body }) =>
    recommendType(db, caller, contract.questionOf(body)),
  ),
};
