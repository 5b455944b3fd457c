import type { Db } from "@/db/client";
import { compareWaves } from "@/lib/analytics/compare-waves";
import { crossTab } from "@/lib/analytics/cross-tab";
import type { Caller } from "@/lib/auth/caller";
import { streamWorkbook, type WorkbookSheet } from "@/lib/tables/stream-workbook";
import { type ExportFrame, readExportFrame } from "../export-frame";
import { type ExportedFile, fileName } from "../file-name";
import type { ExportSource } from "../find-source";
import { type LayoutOptions, layOut } from "../layouts";
import { answerRows } from "../read-rows";
import { codebookRows } from "./codebook-rows";
import { crossTabSheet } from "./cross-tab-sheet";
import { frequencySheet } from "./frequency-sheet";
import { methodsSheet } from "./methods-sheet";
import { movedSheets } from "./moved-sheets";
import { requireFit } from "./require-fit";
import { waveSheet } from "./wave-sheet";

/**
 * Coded answers as an Excel workbook, read while it is sent: the answers, the codebook, frequencies and cross-tabs (for
 * a group, of all waves together), for a group also the comparison of its waves, and the methods. Throws NOT_FOUND,
 * NOT_GROUPED, NO_DATA; VALIDATION_ERROR if the answers do not fit into a sheet.
 */
export async function exportXlsx(
  db: Db,
  caller: Caller,
  source: ExportSource,
  options: LayoutOptions & { escapeFormulas: boolean },
): Promise<ExportedFile> {
  const frame = await readExportFrame(db, caller, source);
  const sheet = layOut(frame, options);
  requireFit(frame, sheet.header.length, options.layout);
  const sheets: WorkbookSheet[] = [
    {
      name: "Answers",
      hasFilter: true,
      ...(options.key && { hiddenColumn: sheet.header.length }),
      widths: [14, ...(frame.isGrouped ? [6] : []), 60],
      rows: answerRows(db, frame, sheet),
    },
    { name: "Codebook", hasFilter: true, widths: [12, 28, 36, 10, 80], rows: codebookRows(frame) },
    ...(await movedSheets(db, caller, frame)),
    ...(await tables(db, caller, frame)),
    await methodsSheet(db, frame),
  ];
  return { name: `${fileName(frame)}.xlsx`, content: streamWorkbook(sheets, options) };
}

async function tables(
  db: Db,
  caller: Caller,
  { isGrouped, subject, segments, filter }: ExportFrame,
): Promise<WorkbookSheet[]> {
  const names = Object.fromEntries(segments.map(({ name, label }) => [name, label]));
  const request = { rows: "nested", order: "codebook", filter: filter?.given } as const;
  return [
    frequencySheet(await crossTab(db, caller, subject, { ...request, keys: [], sentiments: true })),
    crossTabSheet(await crossTab(db, caller, subject, { ...request, sentiments: false }), names),
    ...(isGrouped ? [waveSheet(await compareWaves(db, caller, subject, { filter: filter?.given }))] : []),
  ];
}
