import { env } from "@/lib/env";
import { exportCsv, exportXlsx } from "@/lib/export/export-question";
import { exportSav } from "@/lib/export/sav/export-sav";
import * as contract from "../contract/exports";
import { FileReply } from "../file-reply";
import { verb } from "../verb";

const SAV = "application/x-spss-sav";
const CSV = "text/csv; charset=utf-8";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const exportVerbs = {
  exportSav: verb(contract.exportSav, async ({ db, caller, body }) => {
    const options = { ...contract.included(body), layout: body.layout };
    const { name, content } = await exportSav(db, caller, contract.sourceOf(body), options, env.SPSS_COMPONENT);
    return new FileReply(name, SAV, content);
  }),
  exportCsv: verb(contract.exportCsv, async ({ db, caller, body }) => {
    const { layout, escape_formulas: escapeFormulas, byte_order_mark: byteOrderMark } = body;
    const options = { ...contract.included(body), layout, escapeFormulas, byteOrderMark };
    const { name, content } = await exportCsv(db, caller, contract.sourceOf(body), options);
    return new FileReply(name, CSV, content);
  }),
  exportXlsx: verb(contract.exportXlsx, async ({ db, caller, body }) => {
    const options = { ...contract.included(body), layout: body.layout, escapeFormulas: body.escape_formulas };
    const { name, content } = await exportXlsx(db, caller, contract.sourceOf(body), options);
    return new FileReply(name, XLSX, content);
  }),
};
