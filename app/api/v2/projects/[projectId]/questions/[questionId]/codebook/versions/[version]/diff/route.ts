import * as contract from "@/lib/api/contract/codebook-versions";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { diffVersions } from "@/lib/codebook/restore-version";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.diffCodebookVersion, ({ caller, params, query }) =>
    diffVersions(db, caller, params, { number: params.version, against: query.against }),
  ),
);
