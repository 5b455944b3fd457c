import * as contract from "@/lib/api/contract/codebook-versions";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { showVersion } from "@/lib/codebook/versions";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.getCodebookVersion, ({ caller, params }) => showVersion(db, caller, params, params.version)),
);
