import * as contract from "@/lib/api/contract/codes";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { deleteCode, updateCode } from "@/lib/codebook/edit-codes";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.updateCode, async ({ caller, params, body, ifMatch }) =>
    versionReply(await updateCode(db, caller, params, body, ifMatch)),
  ),
  route(contract.deleteCode, async ({ caller, params, ifMatch }) =>
    versionReply(await deleteCode(db, caller, params, ifMatch)),
  ),
);
