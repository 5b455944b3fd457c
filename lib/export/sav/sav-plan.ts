import { savVariable } from "@/lib/tables/sav-column";
import { variableName } from "@/lib/tables/write-sav/names";
import {
  LONGEST_STRING,
  type MultipleResponseSet,
  type SavDictionary,
  type SavVariable,
} from "@/lib/tables/write-sav/sav-file";
import { KEY_BASE, KEY_MENTION } from "../answer-key";
import { namedCodes } from "../code-names";
import type { ExportFrame, SegmentColumn } from "../export-frame";
import type { Included, SAV_LAYOUTS } from "../layouts";
import type { MergedQuestion } from "../merged-question";
import {
  CONFIDENCE_LABELS,
  MENTION_LABELS,
  SENTIMENT_LABELS,
  STATE_LABELS,
  STATES_OUT_OF_BASE,
  YES_NO,
} from "./labels";
import { mergedVariables } from "./merged-variables";
import { freePrefix, type NamePrefix } from "./name-prefix";

export type SavLayout = (typeof SAV_LAYOUTS)[number];
export type SavOptions = Included & { layout: SavLayout };

/** The plan of a file's variables and values. It is small, whatever the number of answers. */
export type SavPlan = {
  layout: SavLayout;
  title: string;
  /** Which answers the file has, if not all. */
  note?: string | undefined;
  cases: number;
  ids: SegmentColumn;
  /** Labels of the waves; none if one question is exported. */
  waves: { number: number; label: string }[];
  segments: SegmentColumn[];
  /** The segment that weights the cases. */
  weightKey: string | null;
  details: Detail[];
  /**
   * The questions whose variables are side by side: one question, unless each case is a respondent with several
   * answers.
   */
  questions: QuestionPlan[];
};

export type QuestionPlan = {
  /** The question's name, used in the names of its variables: `Q1`, or `OPEN1` where the survey has a `Q1` of its own. */
  name: string;
  wording: string;
  /** The longest texts in bytes. */
  bytes: { text: number; translation: number; evidence: number };
  mentions: number;
  codes: { number: number; name: string }[];
  merged: MergedQuestion | null;
  /** The width of the variable that holds the key for imports; null if the file has no keys. */
  keyBytes: number | null;
};

/** Details that may follow each mention. */
const DETAILS = ["sentiment", "confidence", "evidence"] as const;
export type Detail = (typeof DETAILS)[number];

/** The plan of an SPSS file for one question, or for all waves of a group. */
export function planSav(frame: ExportFrame, options: SavOptions): SavPlan {
  return {
    layout: options.layout,
    title: frame.title,
    note: frame.filter ? `Only answers with ${frame.filter.words}` : undefined,
    cases: frame.answers,
    ids: frame.ids,
    waves: frame.isGrouped ? labelledWaves(frame.waves) : [],
    segments: options.demographics ? frame.segments : [],
    weightKey: frame.weightKey,
    details: detailsOf(options),
    questions: [planQuestion(frame, freePrefix([frame.number], surveyNames(frame)), options.key)],
  };
}

/** The names of the survey's columns. */
export const surveyNames = ({
  ids,
  segments,
  savNames,
}: Pick<ExportFrame, "ids" | "segments" | "savNames">): string[] => [
  ...[ids, ...segments].map(({ name }) => name),
  ...savNames,
];

/** The details of each mention that the options include. */
export const detailsOf = (options: Included): Detail[] => DETAILS.filter((detail) => options[detail]);

/** The part of a plan that is about one question. */
export const planQuestion = (frame: ExportFrame, prefix: NamePrefix, hasKey: boolean): QuestionPlan => ({
  name: `${prefix}${frame.number}`,
  wording: frame.wording,
  bytes: frame.bytes,
  mentions: Math.max(1, frame.mentions),
  codes: namedCodes(frame.codebook),
  merged: frame.merged,
  keyBytes: hasKey ? keyBytesOf(frame) : null,
});

/** The question's name in its project: `Q1` for the first. */
export const questionName = ({ number }: Pick<ExportFrame, "number">): string => `Q${number}`;

function keyBytesOf({ codebook, mentions }: ExportFrame): number {
  const largest = namedCodes(codebook).reduce((max, { number }) => Math.max(max, number), 0);
  return KEY_BASE + mentions * (KEY_MENTION + String(largest).length);
}

/** The dictionary of a planned file; `valuesOf` gives each answer's values in the same order. */
export function dictionaryOf(plan: SavPlan): SavDictionary {
  const questions = plan.questions.map((question) => questionVariables(plan, question));
  const own = questions.flatMap(({ variables }) => variables.map(({ name }) => name));
  const taken = new Set([...(plan.waves.length > 0 ? ["WAVE"] : []), ...own, ...plan.questions.map(keyName)]);
  const ids = segmentVariable(plan.ids, taken);
  const segments = plan.segments.map((segment) => segmentVariable(segment, taken));
  const variables: SavVariable[] = [
    ids,
    ...(plan.waves.length > 0 ? [waveVariable(plan)] : []),
    ...segments,
    ...questions.flatMap(({ variables }) => variables),
  ];
  const sets = questions.flatMap(({ set }) => set);
  const weight = plan.segments.findIndex(({ name, isNumeric }) => isNumeric && name === plan.weightKey);
  const id = plan.waves.length > 0 ? undefined : ids.name;
  return {
    label: plan.title,
    note: plan.note,
    variables,
    sets,
    weight: segments[weight]?.width === 0 ? segments[weight].name : undefined,
    id,
    cases: plan.cases,
  };
}

function questionVariables(plan: SavPlan, question: QuestionPlan) {
  const { name, wording, bytes, keyBytes } = question;
  const coded =
    plan.layout === "columns_by_mention" ? mentionVariables(plan, question) : dummyVariables(plan, question);
  const merged = mergedVariables(plan.layout, question);
  const variables: SavVariable[] = [
    { name, label: wording, width: widthOf(bytes.text), measure: "nominal" },
    {
      ...number(statusName(question), "What became of the answer"),
      valueLabels: STATE_LABELS,
      missing: STATES_OUT_OF_BASE,
    },
    ...coded,
    ...merged.variables,
    { ...number(`${name}_REVIEWED`, "Decided by a person"), valueLabels: YES_NO },
    ...(bytes.translation === 0 ? [] : [translationVariable(question)]),
    ...(keyBytes === null ? [] : [keyVariable(question, keyBytes)]),
  ];
  const members = coded.filter(({ isMember }) => isMember).map((variable) => variable.name);
  const counted = plan.layout === "binary_dummy" ? { counted: 1 } : {};
  const set: MultipleResponseSet[] =
    members.length > 1 ? [{ name, label: wording, variables: members, ...counted }] : [];
  return { variables, set: [...set, ...merged.set] };
}

const translationVariable = ({ name, wording, bytes }: QuestionPlan): SavVariable => ({
  name: `${name}_TRANSLATION`,
  label: `Translation: ${wording}`,
  width: widthOf(bytes.translation),
  measure: "nominal",
});

type CodedVariable = SavVariable & { isMember: boolean };

/** `Q1_M1`, `Q1_M2` … and after them the details of each. */
function mentionVariables({ details }: SavPlan, question: QuestionPlan): CodedVariable[] {
  const places = Array.from({ length: question.mentions }, (_, place) => place + 1);
  const codeLabels = question.codes.map(({ number, name }) => [number, name] as const);
  return [
    ...places.map((place) => ({
      ...number(`${question.name}_M${place}`, `Mention ${place}: ${question.wording}`),
      valueLabels: codeLabels,
      isMember: true,
    })),
    ...details.flatMap((detail) => places.map((place) => detailVariable(question, detail, place, `mention ${place}`))),
  ];
}

/** `Q1_C12`, which is 1 if an answer has code 12, and after it the details of each code. */
function dummyVariables({ details }: SavPlan, question: QuestionPlan): CodedVariable[] {
  return [
    ...question.codes.map((code) => ({
      ...number(`${question.name}_C${code.number}`, code.name),
      valueLabels: MENTION_LABELS,
      isMember: true,
    })),
    ...details.flatMap((detail) =>
      question.codes.map((code) => detailVariable(question, detail, code.number, code.name)),
    ),
  ];
}

function detailVariable(question: QuestionPlan, detail: Detail, place: number, what: string): CodedVariable {
  const name = `${question.name}_${DETAIL_NAMES[detail].suffix}${place}`;
  const label = `${DETAIL_NAMES[detail].words}: ${what}`;
  if (detail === "evidence") {
    return { name, label, width: widthOf(question.bytes.evidence), measure: "nominal", isMember: false };
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

const keyVariable = (question: QuestionPlan, bytes: number): SavVariable => ({
  name: keyName(question),
  label: "Needed to import edited codes: leave it as it is",
  width: widthOf(bytes),
  measure: "nominal",
});

/** Names waves by their projects; if these are the same, by their questions; else by number. */
function labelledWaves(waves: ExportFrame["waves"]): SavPlan["waves"] {
  const label = (
    [
      (wave) => wave.projectName,
      (wave) => wave.wording,
      (wave) => `${wave.projectName}, wave ${wave.number}`,
    ] satisfies ((wave: ExportFrame["waves"][number]) => string)[]
  ).find((labelOf) => new Set(waves.map(labelOf)).size === waves.length);
  return waves.map((wave) => ({ number: wave.number, label: label?.(wave) ?? "" }));
}

const waveVariable = ({ waves }: SavPlan): SavVariable => ({
  ...number("WAVE", "Wave"),
  measure: "ordinal",
  valueLabels: waves.map((wave) => [wave.number, wave.label] as const),
});

function segmentVariable({ name, label, isNumeric, digits, decimals, bytes, sav }: SegmentColumn, taken: Set<string>) {
  if (sav?.fits) return savVariable({ ...sav.column, name: variableName(name, taken), label: sav.label }, bytes);
  // A variable of another type must not have the name that it has in the survey's file.
  const named = { name: variableName(sav ? `${name}_text` : name, taken), label };
  if (!isNumeric || sav) return { ...named, width: widthOf(bytes), measure: "nominal" } satisfies SavVariable;
  const format = { digits: Math.max(8, digits + decimals + 2), decimals };
  return { ...named, width: 0, measure: "scale", format } satisfies SavVariable;
}

const number = (name: string, label: string): SavVariable => ({
  name,
  label,
  width: 0,
  measure: "nominal",
  format: { digits: 8, decimals: 0 },
});

/** The name of the variable for the state of an answer. A multiple-response set has the name of its question. */
export const statusName = ({ name }: { name: string }) => `${name}_STATUS`;
const keyName = ({ name }: QuestionPlan) => `${name}_KEY`;
const widthOf = (bytes: number) => Math.min(LONGEST_STRING, Math.max(1, bytes));
