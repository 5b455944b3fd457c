import { variableName } from "@/lib/tables/write-sav/names";
import { LONGEST_STRING, type SavDictionary, type SavVariable } from "@/lib/tables/write-sav/sav-file";
import { KEY_BASE, KEY_MENTION } from "../answer-key";
import { namedCodes } from "../code-names";
import type { ExportFrame, SegmentColumn } from "../export-frame";
import type { Included, SAV_LAYOUTS } from "../layouts";
import {
  CONFIDENCE_LABELS,
  MENTION_LABELS,
  SENTIMENT_LABELS,
  STATE_LABELS,
  STATES_OUT_OF_BASE,
  YES_NO,
} from "./labels";

export type SavLayout = (typeof SAV_LAYOUTS)[number];
export type SavOptions = Included & { layout: SavLayout };

/** The plan of a file's variables and values. It is small, whatever the number of answers. */
export type SavPlan = {
  layout: SavLayout;
  title: string;
  wording: string;
  /** The question's name, used in the names of its variables: `Q1`. */
  question: string;
  answers: number;
  idColumn: string;
  bytes: ExportFrame["bytes"];
  /** Labels of the waves; none where one question is exported. */
  waves: { number: number; label: string }[];
  segments: SegmentColumn[];
  /** The segment that weights the cases. */
  weightKey: string | null;
  mentions: number;
  codes: { number: number; name: string }[];
  details: Detail[];
  /** The width of the variable that holds the key for imports; null without it. */
  keyBytes: number | null;
};

/** Details that may follow each mention. */
export const DETAILS = ["sentiment", "confidence", "evidence"] as const;
export type Detail = (typeof DETAILS)[number];

export function planSav(frame: ExportFrame, options: SavOptions): SavPlan {
  return {
    layout: options.layout,
    title: frame.title,
    wording: frame.wording,
    question: `Q${frame.number}`,
    answers: frame.answers,
    idColumn: frame.idColumn,
    bytes: frame.bytes,
    waves: frame.isGrouped ? frame.waves.map(({ number, projectName }) => ({ number, label: projectName })) : [],
    segments: options.demographics ? frame.segments : [],
    weightKey: frame.weightKey,
    mentions: Math.max(1, frame.mentions),
    codes: namedCodes(frame.codebook),
    details: DETAILS.filter((detail) => options[detail]),
    keyBytes: options.key ? keyBytesOf(frame) : null,
  };
}

function keyBytesOf({ codebook, mentions }: ExportFrame): number {
  const largest = namedCodes(codebook).reduce((most, { number }) => Math.max(most, number), 0);
  return KEY_BASE + mentions * (KEY_MENTION + String(largest).length);
}

/** The dictionary of a planned file; `valuesOf` gives each answer's values in the same order. */
export function dictionaryOf(plan: SavPlan): SavDictionary {
  const { question, wording } = plan;
  const coded = plan.layout === "columns_by_mention" ? mentionVariables(plan) : dummyVariables(plan);
  const own = ["ID", "WAVE", question, statusName(plan), reviewedName(plan), keyName(plan)];
  const taken = new Set([...own, ...coded.map(({ name }) => name)]);
  const segments = plan.segments.map((segment) => segmentVariable(segment, taken));
  const variables: SavVariable[] = [
    { name: "ID", label: plan.idColumn, width: widthOf(plan.bytes.id), measure: "nominal" },
    ...(plan.waves.length > 0 ? [waveVariable(plan)] : []),
    ...segments,
    { name: question, label: wording, width: widthOf(plan.bytes.text), measure: "nominal" },
    {
      ...number(statusName(plan), "What became of the answer"),
      valueLabels: STATE_LABELS,
      missing: STATES_OUT_OF_BASE,
    },
    ...coded,
    { ...number(reviewedName(plan), "Decided by a person"), valueLabels: YES_NO },
    ...(plan.keyBytes === null ? [] : [keyVariable(plan, plan.keyBytes)]),
  ];
  const members = coded.filter(({ isMember }) => isMember).map(({ name }) => name);
  const counted = plan.layout === "binary_dummy" ? { counted: 1 } : {};
  const sets = members.length > 1 ? [{ name: question, label: wording, variables: members, ...counted }] : [];
  const weight = plan.segments.findIndex(({ name, isNumeric }) => isNumeric && name === plan.weightKey);
  return { label: plan.title, variables, sets, weight: segments[weight]?.name, cases: plan.answers };
}

type CodedVariable = SavVariable & { isMember: boolean };

/** `Q1_M1`, `Q1_M2` … and after them the details of each. */
function mentionVariables(plan: SavPlan): CodedVariable[] {
  const places = Array.from({ length: plan.mentions }, (_, place) => place + 1);
  const codeLabels = plan.codes.map(({ number, name }) => [number, name] as const);
  return [
    ...places.map((place) => ({
      ...number(`${plan.question}_M${place}`, `Mention ${place}: ${plan.wording}`),
      valueLabels: codeLabels,
      isMember: true,
    })),
    ...plan.details.flatMap((detail) => places.map((place) => detailVariable(plan, detail, place, `mention ${place}`))),
  ];
}

/** `Q1_C12` is 1 where an answer has code 12; after them the details of each. */
function dummyVariables(plan: SavPlan): CodedVariable[] {
  return [
    ...plan.codes.map((code) => ({
      ...number(`${plan.question}_C${code.number}`, code.name),
      valueLabels: MENTION_LABELS,
      isMember: true,
    })),
    ...plan.details.flatMap((detail) => plan.codes.map((code) => detailVariable(plan, detail, code.number, code.name))),
  ];
}

function detailVariable(plan: SavPlan, detail: Detail, place: number, what: string): CodedVariable {
  const name = `${plan.question}_${DETAIL_NAMES[detail].suffix}${place}`;
  const label = `${DETAIL_NAMES[detail].words}: ${what}`;
  if (detail === "evidence") {
    return { name, label, width: widthOf(plan.bytes.evidence), measure: "nominal", isMember: false };
  }
  const isOrdered = detail === "confidence";
  return {
    ...number(name, label),
    measure: isOrdered ? "ordinal" : "nominal",
    valueLabels: isOrdered ? CONFIDENCE_LABELS : SENTIMENT_LABELS,
    isMember: false,
  };
}

const DETAIL_NAMES: Record<Detail, { suffix: string; words: string }> = {
  sentiment: { suffix: "S", words: "Sentiment" },
  confidence: { suffix: "F", words: "Confidence" },
  evidence: { suffix: "E", words: "Evidence" },
};

const keyVariable = (plan: SavPlan, bytes: number): SavVariable => ({
  name: keyName(plan),
  label: "Needed to import edited codes: leave it as it is",
  width: widthOf(bytes),
  measure: "nominal",
});

const waveVariable = ({ waves }: SavPlan): SavVariable => ({
  ...number("WAVE", "Wave"),
  measure: "ordinal",
  valueLabels: waves.map((wave) => [wave.number, wave.label] as const),
});

function segmentVariable({ name, isNumeric, digits, decimals, bytes }: SegmentColumn, taken: Set<string>): SavVariable {
  const named = { name: variableName(name, taken), label: name };
  if (!isNumeric) return { ...named, width: widthOf(bytes), measure: "nominal" };
  return { ...named, width: 0, measure: "scale", format: { digits: Math.max(8, digits + decimals + 2), decimals } };
}

const number = (name: string, label: string): SavVariable => ({
  name,
  label,
  width: 0,
  measure: "nominal",
  format: { digits: 8, decimals: 0 },
});

const statusName = ({ question }: SavPlan) => `${question}_STATUS`;
const reviewedName = ({ question }: SavPlan) => `${question}_REVIEWED`;
const keyName = ({ question }: SavPlan) => `${question}_KEY`;
const widthOf = (bytes: number) => Math.min(LONGEST_STRING, Math.max(1, bytes));
