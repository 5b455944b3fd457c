import { actionsAsCsv, listActions } from "@/lib/audit/read-actions";
import * as contract from "../contract/audit";
import { FileReply } from "../file-reply";
import { pageReply } from "../reply";
import { verb } from "../verb";

export const auditVerbs = {
  listActions: verb(contract.listActions, async ({ db, caller, query }) =>
    query.format === "csv"
      ? new FileReply("audit-log.csv", "text/csv; charset=utf-8", await actionsAsCsv(db, caller, query))
      : pageReply(await listActions(db, caller, query)),
  ),
};
