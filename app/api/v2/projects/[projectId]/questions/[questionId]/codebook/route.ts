import * as contract from "@/lib/api/contract/codebook";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { deleteCodebook, editCodebook } from "@/lib/codebook/edit-codebook";
import { showCodebook } from "@/lib/codebook/read-codebook";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getCodebook, async ({ caller, params }) => versionReply(await showCodebook(db, caller, params))),
  route(contract.editCodebook, async ({ caller, params, body, ifMatch }) =>
    versionReply(await editCodebook(db, caller, params, contract.editedCodebook(body), ifMatch)),
  ),
  route(contract.deleteCodebook, async ({ caller, params, ifMatch }) =>
    versionReply(await deleteCodebook(db, caller, params, ifMatch)),
  ),
);
