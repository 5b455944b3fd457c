import type { Db } from "@/db/client";
import { type CrossTabRequest, crossTab } from "@/lib/analytics/cross-tab";
import type { Subject } from "@/lib/analytics/subject";
import { readTogether } from "@/lib/analytics/together";
import type { Caller } from "@/lib/auth/caller";
import { readSegmentNames } from "@/lib/questions/segment-names";
import { streamWorkbook } from "@/lib/tables/stream-workbook";
import { type ExportedFile, fileName } from "../file-name";
import { filterWords } from "../filter-words";
import { crossTabSheet } from "./cross-tab-sheet";

/**
 * A cross-tab as an Excel workbook: the sheet that the workbook of the answers has too, and below it what the table
 * shows. Throws what `crossTab` throws.
 */
export async function exportCrossTab(
  db: Db,
  caller: Caller,
  subject: Subject,
  request: CrossTabRequest,
): Promise<ExportedFile> {
  const table = await crossTab(db, caller, subject, request);
  const analysed = await readTogether(db, caller, subject);
  const { organizationId, questionIds } = analysed;
  const filter = await filterWords(db, analysed, request.filter ?? {});
  const sheet = crossTabSheet(table, await readSegmentNames(db, organizationId, ...questionIds));
  const about = [
    [],
    ["Question", table.question.text],
    ["Answers", filter === "" ? "all" : `only those with ${filter}`],
    ["Letters", `shares that are significantly higher, at a confidence level of ${request.level ?? 95}%`],
  ];
  const name = `${fileName({ title: table.question.text })}-cross-tab.xlsx`;
  return { name, content: streamWorkbook([{ ...sheet, rows: [...sheet.rows, ...about] }]) };
}
