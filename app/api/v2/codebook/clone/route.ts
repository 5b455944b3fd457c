import * as contract from "@/lib/api/contract/codebook";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { cloneCodebook } from "@/lib/codebook/edit-codebook";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.cloneCodebook, async ({ caller, body, ifMatch }) =>
    versionReply(await cloneCodebook(db, caller, contract.cloning(body), ifMatch)),
  ),
);
