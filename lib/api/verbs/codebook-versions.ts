import { diffVersions, restoreVersion } from "@/lib/codebook/restore-version";
import { revertVersion } from "@/lib/codebook/revert-change";
import { listVersions, showVersion } from "@/lib/codebook/versions";
import * as contract from "../contract/codebook-versions";
import { pageReply, versionReply } from "../reply";
import { verb } from "../verb";

export const versionVerbs = {
  listCodebookVersions: verb(contract.listCodebookVersions, async ({ db, caller, params, query }) =>
    pageReply(await listVersions(db, caller, params, query)),
  ),
  getCodebookVersion: verb(contract.getCodebookVersion, ({ db, caller, params }) =>
    showVersion(db, caller, params, params.version),
  ),
  diffCodebookVersion: verb(contract.diffCodebookVersion, ({ db, caller, params, query }) =>
    diffVersions(db, caller, params, { number: params.version, against: query.against }),
  ),
  restoreCodebookVersion: verb(contract.restoreCodebookVersion, async ({ db, caller, params, ifMatch }) =>
    versionReply(await restoreVersion(db, caller, params, params.version, ifMatch)),
  ),
  revertCodebookVersion: verb(contract.revertCodebookVersion, async ({ db, caller, params, ifMatch }) =>
    versionReply(await revertVersion(db, caller, params, params.version, ifMatch)),
  ),
};
