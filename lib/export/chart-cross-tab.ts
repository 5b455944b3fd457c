import type { Db } from "@/db/client";
import { type CrossTabRequest, crossTab } from "@/lib/analytics/cross-tab";
import type { Subject } from "@/lib/analytics/subject";
import { readTogether } from "@/lib/analytics/together";
import type { Caller } from "@/lib/auth/caller";
import { chartFile } from "@/lib/charts/chart-file";
import type { ChartTable } from "@/lib/charts/chart-table";
import { distinctNames } from "@/lib/codebook/distinct-names";
import { readSegmentNames, type SegmentNames, segmentNameOf } from "@/lib/questions/segment-names";

import { filterParts } from "./filter-words";

const COLOURS = { net: "#1f4e79", code: "#5b8db8" };

/**
 * A cross-tab as a picture: a panel of bars per column. Throws what `crossTab` throws, and VALIDATION_ERROR if the
 * table is too large.
 */
export async function chartCrossTab(
  db: Db,
  caller: Caller,
  subject: Subject,
  request: CrossTabRequest,
): Promise<{ name: string; content: string }> {
  const crossed = await crossTab(db, caller, subject, request);
  const analysed = await readTogether(db, caller, subject);
  const { organizationId, questionIds } = analysed;
  const only = await filterParts(db, analysed, request.filter ?? {});
  const table = {
    ...chartTableOf(crossed, await readSegmentNames(db, organizationId, ...questionIds)),
    notes: only.map((part, index) => (index === 0 ? `Only answers with ${part}` : part)),
  };
  return { name: "cross-tab.svg", content: chartFile(table) };
}

function chartTableOf(
  { question, weighted, columns, rows }: Awaited<ReturnType<typeof crossTab>>,
  names: SegmentNames,
): ChartTable {
  const nameOf = distinctNames(rows.filter(({ kind }) => kind === "code"));
  return {
    title: question.text.replace(/\s+/g, " "),
    columns: columns.map(({ letter, segment_key, segment_value, base, small_base }) => ({
      segment: segment_key === null ? null : segmentNameOf(names, segment_key),
      name: letter === null ? "All" : `${letter}  ${segment_value}`,
      base: `base ${base}${small_base ? ", small" : ""}${weighted ? ", weighted" : ""}`,
    })),
    rows: rows.map(({ kind, name, category, cells }) => ({
      name: kind === "code" ? nameOf({ name, category }) : name,
      isNet: kind === "net",
      colour: COLOURS[kind === "net" ? "net" : "code"],
      bars: cells.map(({ percentage, exceeds }) => ({
        percentage,
        figure: percentage === null ? "–" : [`${percentage.toFixed(1)}%`, ...exceeds].join(" "),
      })),
    })),
  };
}
