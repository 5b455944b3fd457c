import * as contract from "@/lib/api/contract/usage";
import { endpoints } from "@/lib/api/endpoints";
import { FileReply } from "@/lib/api/file-reply";
import { pageReply } from "@/lib/api/reply";
import { route } from "@/lib/api/route";
import { ledgerAsCsv, listLedger } from "@/lib/credits/read-ledger";
import { db } from "@/lib/db";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  route(contract.listLedger, async ({ caller, query }) =>
    query.format === "csv"
      ? new FileReply("credits.csv", "text/csv; charset=utf-8", ledgerAsCsv(db, caller, query))
      : pageReply(await listLedger(db, caller, query)),
  ),
);
