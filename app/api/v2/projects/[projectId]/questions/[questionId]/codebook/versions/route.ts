import * as contract from "@/lib/api/contract/codebook-versions";
import { endpoints } from "@/lib/api/endpoints";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { listVersions } from "@/lib/codebook/versions";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listCodebookVersions, async ({ caller, params, query }) =>
    pageReply(await listVersions(db, caller, params, query)),
  ),
);
