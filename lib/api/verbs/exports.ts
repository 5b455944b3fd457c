import { exportDeck } from "@/lib/export/deck/export-deck";
import { exportCsv } from "@/lib/export/export-csv";
import { exportJson } from "@/lib/export/export-json";
import { exportSav } from "@/lib/export/sav/export-sav";
import { exportTripleS } from "@/lib/export/triple-s/export-triple-s";
import { exportXlsx } from "@/lib/export/workbook/export-xlsx";
import { env } from "@/lib/runtime/env";
import { DECK_TYPE } from "@/lib/slides/deck-type";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { included, includedAsText, sourceOf } from "../contract/export-shapes";
import * as contract from "../contract/exports";
import { FileReply } from "../file-reply";
import { verb } from "../verb";

const SAV = "application/x-spss-sav";
const CSV = "text/csv; charset=utf-8";

export const exportVerbs = {
  exportSav: verb(contract.exportSav, async ({ db, caller, body }) => {
    const options = { ...included(body), layout: body.layout, compression: body.compression };
    const { name, content } = await exportSav(db, caller, sourceOf(body), options, env.SPSS_COMPONENT);
    return new FileReply(name, SAV, content);
  }),
  exportCsv: verb(contract.exportCsv, async ({ db, caller, body }) => {
    const { layout, escape_formulas: escapeFormulas, byte_order_mark: byteOrderMark } = body;
    const options = { ...includedAsText(body), layout, escapeFormulas, byteOrderMark };
    const { name, content } = await exportCsv(db, caller, sourceOf(body), options);
    return new FileReply(name, CSV, content);
  }),
  exportXlsx: verb(contract.exportXlsx, async ({ db, caller, body }) => {
    const options = { ...includedAsText(body), layout: body.layout, escapeFormulas: body.escape_formulas };
    const { name, content } = await exportXlsx(db, caller, sourceOf(body), options);
    return new FileReply(name, WORKBOOK_TYPE, content);
  }),
  exportTripleS: verb(contract.exportTripleS, async ({ db, caller, body }) => {
    const options = { ...included(body), layout: body.layout };
    const { name, content } = await exportTripleS(db, caller, sourceOf(body), options);
    return new FileReply(name, "application/zip", content);
  }),
  exportJson: verb(contract.exportJson, async ({ db, caller, body }) => {
    const { name, content } = await exportJson(db, caller, sourceOf(body), includedAsText(body));
    return new FileReply(name, "application/json; charset=utf-8", content);
  }),
  exportPptx: verb(contract.exportPptx, async ({ db, caller, body }) => {
    const source = contract.namesProject(body) ? { wholeProject: body.project_id ?? "" } : sourceOf(body);
    const { name, content } = await exportDeck(db, caller, source, contract.deckRequest(body));
    return new FileReply(name, DECK_TYPE, content);
  }),
};
