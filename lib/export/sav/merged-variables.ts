import type { MultipleResponseSet, SavValue, SavVariable } from "@/lib/tables/write-sav/sav-file";
import { movedOf } from "../merged-columns";
import type { MergedQuestion } from "../merged-question";
import type { ExportedAnswer } from "../read-answers";
import { MENTION_LABELS, YES_NO } from "./labels";

type Merged = { merged: MergedQuestion | null; name: string };
type Layout = "columns_by_mention" | "binary_dummy";

/**
 * The variables of a closed question merged with its “other, specify”: `Q1_MERGED` if nobody has several codes,
 * otherwise a multiple-response set; and `Q1_MOVED`.
 */
export function mergedVariables(
  layout: Layout,
  { merged, name }: Merged,
): { variables: SavVariable[]; set: MultipleResponseSet[] } {
  if (!merged) return { variables: [], set: [] };
  const { codes, most } = merged;
  const label = `${merged.label}, with “other”`;
  const number = (suffix: string, words: string): SavVariable => ({
    ...{ name: `${name}_${suffix}`, label: words, width: 0, measure: "nominal", format: { digits: 8, decimals: 0 } },
  });
  const valueLabels = codes.map((code) => [code.number, code.name] as const);
  const members =
    layout === "binary_dummy"
      ? codes.map((code) => ({ ...number(`MERGEDC${code.number}`, code.name), valueLabels: MENTION_LABELS }))
      : most === 1
        ? [{ ...number("MERGED", label), valueLabels }]
        : Array.from({ length: most }, (_, place) => ({
            ...number(`MERGED${place + 1}`, `${label}: ${place + 1}`),
            valueLabels,
          }));
  const counted = layout === "binary_dummy" ? { counted: 1 } : {};
  const variables = members.map((member) => member.name);
  return {
    variables: [...members, { ...number("MOVED", "Not “other” any more"), valueLabels: YES_NO }],
    set: variables.length > 1 ? [{ name: `${name}_MERGED`, label, variables, ...counted }] : [],
  };
}

/** Adds the values of `mergedVariables`. */
export function addMerged(
  values: SavValue[],
  layout: Layout,
  merged: MergedQuestion | null,
  answer: ExportedAnswer | null,
): void {
  if (!merged) return;
  const numbers = answer?.merged ?? null;
  if (layout === "binary_dummy") {
    for (const { number } of merged.codes) values.push(numbers && (numbers.includes(number) ? 1 : 0));
  } else {
    for (let place = 0; place < merged.most; place++) values.push(numbers?.[place] ?? null);
  }
  values.push(answer && movedOf(answer));
}
