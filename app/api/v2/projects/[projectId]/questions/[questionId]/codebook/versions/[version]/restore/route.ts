import * as contract from "@/lib/api/contract/codebook-versions";
import { endpoints } from "@/lib/api/endpoints";
import { versionReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { restoreVersion } from "@/lib/codebook/restore-version";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.restoreCodebookVersion, async ({ caller, params, ifMatch }) =>
    versionReply(await restoreVersion(db, caller, params, params.version, ifMatch)),
  ),
);
