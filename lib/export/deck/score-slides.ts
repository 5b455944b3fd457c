import type { RelatedScore } from "@/lib/analytics/score/relate-score";
import {
  CAUTION,
  filledGroups,
  groupWords,
  IMPACT_WORDS,
  intervalWords,
  modelWords,
  rowNames,
  scoreFigure,
  signedScore,
} from "@/lib/analytics/score/score-words";
import { segmentNameOf } from "@/lib/questions/segment-names";
import type { Slide, TableCell } from "@/lib/slides/slide";
import { tablePages } from "@/lib/slides/table-pages";
import { counted, percentFigure, whole } from "@/lib/text/figures";
import { type About, captionsOf } from "./about";
import { MAX, SIZE } from "./parameters";

/** What goes with a score as native tables: the codes with their shares, means and impacts. */
export function scoreSlides(related: RelatedScore, filter: string, about: About): Slide[] {
  const { groups, rows, mean } = related;
  const nameOf = rowNames(rows);
  const places = filledGroups(groups);
  const shown = rows.slice(0, MAX.rows);
  const head = [
    "",
    "Answers",
    ...places.flatMap((place) => (groups[place] ? `${groupWords(groups[place])}, %` : [])),
    "Mean with",
    "Difference",
    "Impact",
    "95% interval",
  ].map((text, at): TableCell => ({ text, isBold: true, isText: at === 0 }));
  const bases: TableCell[] = [
    { text: "Base: answers", isText: true, isQuiet: true },
    { text: whole(related.base), isQuiet: true },
    ...places.map((place) => ({
      text: `${whole(groups[place]?.base ?? 0)}${groups[place]?.small_base ? " †" : ""}`,
      isQuiet: true,
    })),
    { text: mean === null ? "–" : scoreFigure(mean), isQuiet: true },
    ...["", "", ""].map((text) => ({ text })),
  ];
  const lines = shown.map((row): TableCell[] => [
    { text: nameOf(row), isText: true, isBold: row.kind === "net" },
    { text: `${whole(row.count)}${row.small_base ? " †" : ""}`, isQuiet: row.small_base },
    ...places.map((place) => {
      const share = row.groups[place]?.percentage ?? null;
      return { text: share === null ? "–" : percentFigure(share / 100), isQuiet: groups[place]?.small_base ?? false };
    }),
    { text: row.mean_with === null ? "–" : scoreFigure(row.mean_with) },
    { text: row.difference === null ? "–" : signedScore(row.difference) },
    {
      text: row.impact ? `${signedScore(row.impact.value)}${row.impact.significant ? "*" : ""}` : "–",
      isBold: row.impact?.significant ?? false,
    },
    { text: row.impact ? intervalWords(row.impact.interval) : "–", isQuiet: true },
  ]);
  const others = head.length - 2;
  const pages = tablePages({
    ...{ type: "table", headRows: 2, rows: [head, bases, ...lines] },
    widths: [SIZE.name, ...Array.from({ length: others }, () => (SIZE.columns - 1.6) / others), 1.6],
    description: "Codes with their shares among low and high scores, means and impacts.",
  });
  const cut = rows.length - shown.length;
  const title = `What goes with ${segmentNameOf(about.names, related.score_key)}`;
  return pages.map((figure, page) => ({
    kind: "figure",
    title: pages.length > 1 ? `${title} (${page + 1} of ${pages.length})` : title,
    lines: [`${CAUTION}${cut > 0 ? ` ${counted(cut, "further row")} not shown; the Excel file has all.` : ""}`],
    figure,
    ...captionsOf(about, {
      base: related,
      filter,
      marks: [
        "* Significant: regression on all codes, robust (HC3) standard errors, Holm-corrected, 95%",
        ...(rows.some(({ small_base }) => small_base) ? ["† Base under 30: no means, no impact"] : []),
      ],
      methods: [IMPACT_WORDS, modelWords(related)],
    }),
  }));
}
