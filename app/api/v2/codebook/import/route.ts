import * as contract from "@/lib/api/contract/codebook";
import { codebookDraft } from "@/lib/api/contract/codebook-shapes";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { importCodebook } from "@/lib/codebook/edit-codebook";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.importCodebook, async ({ caller, body, ifMatch }) =>
    versionReply(await importCodebook(db, caller, contract.questionOf(body), codebookDraft(body), ifMatch)),
  ),
);
