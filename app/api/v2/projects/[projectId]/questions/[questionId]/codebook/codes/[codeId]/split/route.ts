import * as contract from "@/lib/api/contract/codes";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { splitCode } from "@/lib/coding/split-code";
import { db } from "@/lib/db";
import { selectEngine } from "@/lib/engines/select-engine";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.splitCode, async ({ caller, params, body, ifMatch }) =>
    versionReply(await splitCode(db, caller, params, contract.split(body), selectEngine(), ifMatch)),
  ),
);
