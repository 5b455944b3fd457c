import * as contract from "@/lib/api/contract/codes";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { moveCode } from "@/lib/codebook/edit-codes";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.moveCode, async ({ caller, params, body, ifMatch }) =>
    versionReply(await moveCode(db, caller, params, contract.destination(body), ifMatch)),
  ),
);
