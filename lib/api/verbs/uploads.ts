import { uploadFile } from "@/lib/uploads/upload-file";
import * as contract from "../contract/uploads";
import { uploadReply } from "../upload-reply";
import { verb } from "../verb";

export const uploadVerbs = {
  uploadQuestionFile: verb(
    contract.uploadQuestionFile,
    async ({ db, dispatchSoon, caller, params, query, form }) => {
      const outcome = await uploadFile(db, caller, params, contract.fileRequest(form, query));
      if (outcome.mode === "async") dispatchSoon();
      return uploadReply(outcome);
    },
    { auditedAfter: true },
  ),
  uploadProjectFile: verb(
    contract.uploadProjectFile,
    async ({ db, dispatchSoon, caller, params, query, form }) => {
      const outcome = await uploadFile(db, caller, params, contract.fileRequest(form, query));
      if (outcome.mode === "async") dispatchSoon();
      return uploadReply(outcome);
    },
    { auditedAfter: true },
  ),
};
