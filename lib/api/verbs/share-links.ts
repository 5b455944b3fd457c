import { createShareLink, listShareLinks, revokeShareLink } from "@/lib/share-links/manage-share-links";
import * as contract from "../contract/share-links";
import { pageReply } from "../reply";
import { verb } from "../verb";

export const shareLinkVerbs = {
  listShareLinks: verb(contract.listShareLinks, async ({ db, caller, params, query: { limit, cursor } }) =>
    pageReply(await listShareLinks(db, caller, params.projectId, { limit, cursor })),
  ),
  createShareLink: verb(contract.createShareLink, ({ db, caller, params, body }) =>
    createShareLink(db, caller, params.projectId, contract.newShareLink(body)),
  ),
  revokeShareLink: verb(contract.revokeShareLink, ({ db, caller, params }) =>
    revokeShareLink(db, caller, params.projectId, params.linkId),
  ),
};
