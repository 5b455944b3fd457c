import { exportCsv, exportXlsx } from "@/lib/export/export-question";
import * as contract from "../contract/exports";
import { FileReply } from "../file-reply";
import { verb } from "../verb";

const CSV = "text/csv; charset=utf-8";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const exportVerbs = {
  exportCsv: verb(contract.exportCsv, async ({ db, caller, body }) => {
    const { path, options } = contract.exportRequest(body);
    const { name, content } = await exportCsv(db, caller, path, options);
    return new FileReply(name, CSV, content);
  }),
  exportXlsx: verb(contract.exportXlsx, async ({ db, caller, body }) => {
    const { path, options } = contract.exportRequest(body);
    const { name, content } = await exportXlsx(db, caller, path, options);
    return new FileReply(name, XLSX, content);
  }),
};
