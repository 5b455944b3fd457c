import { ledgerAsCsv, listLedger } from "@/lib/credits/read-ledger";
import { readUsage } from "@/lib/credits/usage";
import * as contract from "../contract/usage";
import { FileReply } from "../file-reply";
import { pageReply } from "../reply";
import { verb } from "../verb";

export const usageVerbs = {
  getUsage: verb(contract.getUsage, ({ db, caller }) => readUsage(db, caller)),
  listLedger: verb(contract.listLedger, async ({ db, caller, query }) =>
    query.format === "csv"
      ? new FileReply("credits.csv", "text/csv; charset=utf-8", ledgerAsCsv(db, caller, query))
      : pageReply(await listLedger(db, caller, query)),
  ),
};
