import { listSavedViews, showSavedView } from "@/lib/responses/saved-views/read-saved-views";
import { createSavedView, deleteSavedView, updateSavedView } from "@/lib/responses/saved-views/save-view";
import * as contract from "../contract/saved-views";
import { pageReply, recordReply } from "../reply";
import { verb } from "../verb";

export const savedViewVerbs = {
  listSavedViews: verb(contract.listSavedViews, async ({ db, caller, params, query: { limit, cursor } }) =>
    pageReply(await listSavedViews(db, caller, params, { limit, cursor })),
  ),
  createSavedView: verb(contract.createSavedView, async ({ db, caller, params, body }) =>
    recordReply(await createSavedView(db, caller, params, body), 201),
  ),
  getSavedView: verb(contract.getSavedView, async ({ db, caller, params }) =>
    recordReply(await showSavedView(db, caller, params, params.viewId)),
  ),
  updateSavedView: verb(contract.updateSavedView, async ({ db, caller, params, body, ifMatch: revision }) =>
    recordReply(await updateSavedView(db, caller, params, { ...body, id: params.viewId, revision })),
  ),
  deleteSavedView: verb(contract.deleteSavedView, ({ db, caller, params }) =>
    deleteSavedView(db, caller, params, params.viewId),
  ),
};
