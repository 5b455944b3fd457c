import * as contract from "@/lib/api/contract/audit";
import { endpoints } from "@/lib/api/endpoints";
import { FileReply } from "@/lib/api/file-reply";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { actionsAsCsv, listActions } from "@/lib/audit/read-actions";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listActions, async ({ caller, query }) =>
    query.format === "csv"
      ? new FileReply("audit-log.csv", "text/csv; charset=utf-8", await actionsAsCsv(db, caller, query))
      : pageReply(await listActions(db, caller, query)),
  ),
);
