import { dispatchSoon } from "@/inngest/dispatch";
import * as contract from "@/lib/api/contract/uploads";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { uploadReply } from "@/lib/api/upload-reply";
import { db } from "@/lib/db";
import { uploadFile } from "@/lib/uploads/upload-file";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.uploadProjectFile, async ({ caller, params, query, form }) => {
    const outcome = await uploadFile(db, caller, params, contract.fileRequest(form, query));
    if (outcome.mode === "async") dispatchSoon();
    return uploadReply(outcome);
  }),
);
