import * as contract from "@/lib/api/contract/codes";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { createCode } from "@/lib/codebook/edit-codes";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.createCode, async ({ caller, params, body, ifMatch }) =>
    versionReply(await createCode(db, caller, params, contract.createdCode(body), ifMatch), 201),
  ),
);
