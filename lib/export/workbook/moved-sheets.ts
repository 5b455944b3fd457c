import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { MOVED_HEADER, movedPages, reportMoved } from "@/lib/responses/report-moved";
import type { WorkbookSheet } from "@/lib/tables/stream-workbook";
import type { ExportFrame } from "../export-frame";

/** What became of “other, specify”: by option, and each answer that moved; none without a closed question. */
export async function movedSheets(db: Db, caller: Caller, { waves, merged }: ExportFrame): Promise<WorkbookSheet[]> {
  if (!merged) return [];
  const sheets: WorkbookSheet[] = [];
  for (const wave of waves) {
    const report = await reportMoved(db, caller, wave);
    if (!report) continue;
    const suffix = waves.length > 1 ? ` ${wave.number}` : "";
    sheets.push({
      name: `Other specify${suffix}`,
      widths: [12, 40, 10, 12, 10],
      rows: [
        ["code_number", "option", "chosen", "moved_here", "merged"],
        ...report.options.map(({ code_number, name, chosen, moved_here, merged: all }) => [
          ...[code_number, name, chosen, moved_here, all],
        ]),
      ],
    });
    sheets.push({
      name: `Moved${suffix}`,
      hasFilter: true,
      widths: [14, 60, 10, 30, 10, 30],
      rows: rowsOf(db, caller, wave),
    });
  }
  return sheets;
}

async function* rowsOf(db: Db, caller: Caller, wave: ExportFrame["waves"][number]): AsyncGenerator<string[]> {
  yield MOVED_HEADER;
  const { closed } = await requireQuestion(db, caller, wave);
  if (closed) for await (const rows of movedPages(db, scopeOf(caller, wave), closed)) yield* rows;
}
