import { listSavedTables, showSavedTable } from "@/lib/analytics/saved-tables/read-saved-tables";
import { createSavedTable, deleteSavedTable, updateSavedTable } from "@/lib/analytics/saved-tables/save-table";
import * as contract from "../contract/saved-tables";
import { pageReply, recordReply } from "../reply";
import { verb } from "../verb";

export const savedTableVerbs = {
  listSavedTables: verb(contract.listSavedTables, async ({ db, caller, params, query: { limit, cursor } }) =>
    pageReply(await listSavedTables(db, caller, params, { limit, cursor })),
  ),
  createSavedTable: verb(contract.createSavedTable, async ({ db, caller, params, body }) =>
    recordReply(await createSavedTable(db, caller, params, contract.newTable(body)), 201),
  ),
  getSavedTable: verb(contract.getSavedTable, async ({ db, caller, params }) =>
    recordReply(await showSavedTable(db, caller, params, params.tableId)),
  ),
  updateSavedTable: verb(contract.updateSavedTable, async ({ db, caller, params, body, ifMatch: revision }) =>
    recordReply(
      await updateSavedTable(db, caller, params, { ...contract.tableChanges(body), id: params.tableId, revision }),
    ),
  ),
  deleteSavedTable: verb(contract.deleteSavedTable, ({ db, caller, params }) =>
    deleteSavedTable(db, caller, params, params.tableId),
  ),
};
