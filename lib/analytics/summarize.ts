import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { distinctNames } from "@/lib/codebook/distinct-names";
import { readSegmentNames, type SegmentNames, segmentNameOf } from "@/lib/questions/segment-names";
import { wilsonInterval } from "@/lib/statistics/wilson";
import { baseOf } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { SMALL_BASE } from "./banner";
import { type Anomaly, findAnomalies } from "./find-anomalies";
import { type CodePair, pairCodes } from "./pair-codes";
import { readTable } from "./read-table";
import { shareSentiment } from "./share-sentiment";
import type { Subject } from "./subject";
import { shareIn, tableOf } from "./table";
import { readTogether } from "./together";
import { weightFor } from "./usual-weight";

/** The figures behind a sentence; every number in its text is one of them, rounded. */
type Figures = Record<string, string | number>;
export type Sentence = {
  topic: "base" | "themes" | "sentiment" | "segments" | "pairs";
  text: string;
  figures: Figures;
};

const MAX_THEMES = 3;
const MAX_DIFFERENCES = 3;
const NO_SEGMENTS = { min: 1, max: 0 };

/** A summary in sentences that are written only from computed figures. Throws NOT_FOUND, NO_DATA, VALIDATION_ERROR. */
export async function summarize(
  db: Db,
  caller: Caller,
  subject: Subject,
  { filter, weighted }: { filter?: AnalysisFilter | undefined; weighted?: boolean | undefined } = {},
) {
  const analysed = await readTogether(db, caller, subject);
  const weightKey = await weightFor(db, analysed, weighted);
  const counted = await readTable(db, analysed, {
    codes: analysed.codes,
    weightKey: weightKey ?? undefined,
    usual: NO_SEGMENTS,
    nets: false,
    sentiments: false,
    answers: baseOf(analysed, await conditionsFor(db, analysed, filter)),
  });
  const table = tableOf(counted);
  const [all] = table.columns;
  const base = all?.answers ?? 0;
  const nameOf = distinctNames(analysed.codes.map(({ name, category }) => ({ name, category: category.name })));
  const themes = analysed.codes
    .map(({ name, id, category }) => ({
      name: nameOf({ name, category: category.name }),
      count: table.countOf(id, null)?.answers ?? 0,
      share: all ? shareIn(table, id, all) : 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.share - one.share);
  const { mentions, percentages } = await shareSentiment(db, caller, subject, { filter, weighted });
  const { anomalies } = await findAnomalies(db, caller, subject, { keys: undefined, filter, weighted });
  const { pairs } = await pairCodes(db, caller, subject, { limit: 500, filter, weighted });
  const [pair] = pairs.filter(isTelling);
  const shownCode = (code: { code_name: string; category: string }) =>
    nameOf({ name: code.code_name, category: code.category });
  const segmentNames = await readSegmentNames(db, analysed.organizationId, ...analysed.questionIds);
  const sentences = [
    baseSentence(base, themes.length, weightKey),
    ...themes
      .slice(0, MAX_THEMES)
      .map((theme, index) => themeSentence(theme, { base, effective: all?.effective ?? 0 }, index)),
    ...(mentions > 0 ? [sentimentSentence(mentions, percentages)] : []),
    ...differencesToTell(anomalies).map((cell) => differenceSentence(cell, shownCode(cell), segmentNames)),
    ...(pair ? [pairSentence(pair, pair.codes.map(shownCode))] : []),
  ];
  return {
    question: { id: analysed.questionId, text: analysed.wording },
    group: analysed.group,
    weighted: weightKey !== null,
    weight_key: weightKey,
    base,
    effective_base: all?.effective ?? 0,
    summary: sentences.map(({ text }) => text).join(" "),
    sentences,
  };
}

function baseSentence(base: number, themes: number, weightKey: string | null): Sentence {
  const figures = { base, themes, ...(weightKey !== null && { weight_key: weightKey }) };
  if (base === 0) return { topic: "base", text: "No answer has been coded yet.", figures };
  const [has, mention] = base === 1 ? ["has", "mentions"] : ["have", "mention"];
  const found = themes === 0 ? ", none with a theme" : ` and ${mention} ${many(themes, "theme")}`;
  const caution = base < SMALL_BASE ? " With so few answers, shares are only a rough guide." : "";
  const weighting = weightKey === null ? "" : ` Shares are weighted by “${weightKey}”.`;
  return { topic: "base", text: `${many(base, "answer")} ${has} been coded${found}.${weighting}${caution}`, figures };
}

function themeSentence(
  { name, count, share: part }: { name: string; count: number; share: number },
  { base, effective }: { base: number; effective: number },
  index: number,
): Sentence {
  const interval = wilsonInterval(part * effective, effective);
  const [low, high] = [100 * (interval?.low ?? 0), 100 * (interval?.high ?? 1)];
  const share = percent(100 * part);
  const range = `(95% interval ${percent(low)} to ${percent(high)})`;
  const text =
    index === 0
      ? `The most frequent theme is “${name}”, in ${share} of answers ${range}.`
      : `${index === 1 ? "It is followed by" : "Next comes"} “${name}” with ${share} ${range}.`;
  return {
    topic: "themes",
    text,
    figures: { code_name: name, count, base, percentage: 100 * part, low, high },
  };
}

function sentimentSentence(mentions: number, percentages: Record<"Positive" | "Negative", number | null>): Sentence {
  const [positive, negative] = [percentages.Positive ?? 0, percentages.Negative ?? 0];
  const text = `Of ${many(mentions, "mention")} ${percent(positive)} are positive and ${percent(negative)} negative.`;
  return { topic: "sentiment", text, figures: { mentions, positive, negative } };
}

/**
 * The most surprising differences, at most one for each code and segment key. Of two equally surprising ones, keeps the
 * one with the higher share: if a key has only two regions, "North more often" and "South less often" say the same.
 */
function differencesToTell(anomalies: readonly Anomaly[]): Anomaly[] {
  const told = new Set<string>();
  const isNews = ({ code_id, segment_key }: Anomaly) => {
    const fact = JSON.stringify([code_id, segment_key]);
    return !told.has(fact) && told.add(fact);
  };
  const size = ({ residual }: Anomaly) => Number(Math.abs(residual).toFixed(6));
  return anomalies
    .toSorted((one, other) => size(other) - size(one) || other.residual - one.residual)
    .filter(isNews)
    .slice(0, MAX_DIFFERENCES);
}

function differenceSentence(cell: Anomaly, code_name: string, names: SegmentNames): Sentence {
  const { segment, percentage, rest_percentage, direction, count, base, adjusted_p_value } = cell;
  const often = direction === "above" ? "more often" : "less often";
  const text = `“${code_name}” is mentioned ${often} where ${shownName(cell, names)}: ${percent(percentage)} against ${percent(rest_percentage)} of all others.`;
  const figures = { segment: segment ?? "", code_name, count, base, percentage, rest_percentage, adjusted_p_value };
  return { topic: "segments", text, figures };
}

function shownName({ segment_key: key, segment_value }: Anomaly, names: SegmentNames): string {
  const name = segmentNameOf(names, key ?? "");
  return `${name === key ? name : `“${name}”`} is “${segment_value}”`;
}

/** True for pairs more frequent than by chance, and frequent enough to matter. */
const isTelling = ({ lift, adjusted_p_value, count }: CodePair) => lift > 1 && adjusted_p_value < 0.05 && count >= 5;

function pairSentence({ count, lift, adjusted_p_value }: CodePair, [one, other]: string[]): Sentence {
  const text = `“${one}” and “${other}” come together in ${many(count, "answer")}, ${lift.toFixed(1)} times as often as chance would have it.`;
  return { topic: "pairs", text, figures: { one: one ?? "", other: other ?? "", count, lift, adjusted_p_value } };
}

const percent = (value: number) => `${value.toFixed(value > 0 && value < 10 ? 1 : 0)}%`;
const many = (count: number, noun: string) => `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
