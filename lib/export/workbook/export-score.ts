import type { Db } from "@/db/client";
import { type RelatedScore, relateScore, type ScoreRequest } from "@/lib/analytics/score/relate-score";
import { scorePicture } from "@/lib/analytics/score/score-picture";
import {
  CAUTION,
  filledGroups,
  groupWords,
  IMPACT_WORDS,
  LEFT_OUT_WORDS,
  modelWords,
  withoutWords,
} from "@/lib/analytics/score/score-words";
import type { Subject } from "@/lib/analytics/subject";
import { readTogether } from "@/lib/analytics/together";
import type { Caller } from "@/lib/auth/caller";
import { CHART_TYPE } from "@/lib/charts/chart-file";
import { readSegmentNames, type SegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import { streamCsv } from "@/lib/tables/stream-csv";
import { streamWorkbook, type WorkbookCell } from "@/lib/tables/stream-workbook";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { fileName } from "../file-name";
import { filterWords } from "../filter-words";

/**
 * What goes with a score as a file of this media type: a picture, a workbook, or CSV. Throws what `relateScore` throws.
 */
export async function exportScore(
  db: Db,
  caller: Caller,
  subject: Subject,
  request: ScoreRequest,
  type: string,
): Promise<{ name: string; type: string; content: string | ReadableStream<Uint8Array> }> {
  const related = await relateScore(db, caller, subject, request);
  const analysed = await readTogether(db, caller, subject);
  const { organizationId, questionIds } = analysed;
  const names = await readSegmentNames(db, organizationId, ...questionIds);
  const name = `${fileName({ title: related.question.text })}-score`;
  if (type === CHART_TYPE) {
    return { name: `${name}.svg`, type, content: scorePicture(related, segmentNameOf(names, related.score_key)) };
  }
  if (type === WORKBOOK_TYPE) {
    const filter = await filterWords(db, analysed, request.filter ?? {});
    const rows = [headOf(related), ...basesOf(related), ...rowsOf(related), ...aboutOf(related, names, filter)];
    return { name: `${name}.xlsx`, type, content: streamWorkbook([{ name: "Score", widths: [36, 24], rows }]) };
  }
  const rows = rowsOf(related).map((row) => row.map(plain));
  return { name: `${name}.csv`, type: "text/csv; charset=utf-8", content: streamCsv(headOf(related), [rows]) };
}

/** A cell as text or number; shares in per cent. */
const plain = (cell: WorkbookCell) =>
  typeof cell === "object" && cell !== null ? cell.percent && 100 * cell.percent : cell;

/** What stands below the table. */
function aboutOf(related: RelatedScore, names: SegmentNames, filter: string): WorkbookCell[][] {
  const { question, score_key, scale, mean, interval, base, effective_base, weight_key, without_score } = related;
  return [
    [],
    ["Question", question.text],
    ["Score", segmentNameOf(names, score_key), `${scale.from} to ${scale.to}`],
    ["Mean, with its 95% interval", mean, interval?.low ?? null, interval?.high ?? null],
    ["Base: answers with a score", base],
    ...(weight_key === null ? [] : [["Weighted by", segmentNameOf(names, weight_key)]]),
    ["Effective base", effective_base],
    ["Answers", filter === "" ? "all" : `only those with ${filter}`],
    ["Regression", modelWords(related)],
    ["Note", CAUTION],
    ["Note", IMPACT_WORDS],
    ...(without_score.answers > 0 ? [["Note", withoutWords(related)]] : []),
  ];
}

const headOf = ({ groups }: RelatedScore): string[] => [
  "Code",
  "Category",
  "Kind",
  "Answers",
  "Share, %",
  ...filledGroups(groups).flatMap((place) => (groups[place] ? `${groupWords(groups[place])}, %` : [])),
  "Mean with",
  "Mean without",
  "Difference",
  "Difference, low",
  "Difference, high",
  "Impact",
  "Impact, low",
  "Impact, high",
  "Standard error",
  "p, Holm-corrected",
  "Significant",
  "Contribution",
  "No impact because of",
];

const basesOf = ({ base, groups }: RelatedScore): WorkbookCell[][] => [
  ["Base: answers", null, null, base, null, ...filledGroups(groups).map((place) => groups[place]?.base ?? 0)],
];

const rowsOf = ({ rows, groups }: RelatedScore): WorkbookCell[][] =>
  rows.map((row) => [
    row.name,
    row.category,
    row.kind,
    row.count,
    shareOf(row.percentage),
    ...filledGroups(groups).map((place) => shareOf(row.groups[place]?.percentage ?? null)),
    row.mean_with,
    row.mean_without,
    row.difference,
    row.difference_interval?.low ?? null,
    row.difference_interval?.high ?? null,
    row.impact?.value ?? null,
    row.impact?.interval.low ?? null,
    row.impact?.interval.high ?? null,
    row.impact?.standard_error ?? null,
    row.impact?.adjusted_p_value ?? null,
    row.impact ? (row.impact.significant ? "yes" : "no") : null,
    row.impact?.contribution ?? null,
    row.left_out && LEFT_OUT_WORDS[row.left_out],
  ]);

const shareOf = (percentage: number | null) => ({ percent: percentage === null ? null : percentage / 100 });
