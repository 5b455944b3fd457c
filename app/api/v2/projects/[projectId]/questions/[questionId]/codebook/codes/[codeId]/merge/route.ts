import * as contract from "@/lib/api/contract/codes";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { mergeCodes } from "@/lib/codebook/merge-codes";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.mergeCodes, async ({ caller, params, body, ifMatch }) =>
    versionReply(await mergeCodes(db, caller, params, body.code_ids, ifMatch)),
  ),
);
