import { uploadFile } from "@/lib/uploads/upload-file";
import * as contract from "../contract/uploads";
import { uploadReply } from "../upload-reply";
import { longVerb } from "../verb";

export const uploadVerbs = {
  uploadQuestionFile: longVerb(
    contract.uploadQuestionFile,
    async ({ db, dispatchSoon, caller, params, query, form, commit }) => {
      const outcome = await uploadFile(db, caller, params, contract.fileRequest(form, query), commit);
      if (outcome.mode === "async") dispatchSoon();
      return outcome;
    },
    uploadReply,
  ),
  uploadProjectFile: longVerb(
    contract.uploadProjectFile,
    async ({ db, dispatchSoon, caller, params, query, form, commit }) => {
      const outcome = await uploadFile(db, caller, params, contract.fileRequest(form, query), commit);
      if (outcome.mode === "async") dispatchSoon();
      return outcome;
    },
    uploadReply,
  ),
};
