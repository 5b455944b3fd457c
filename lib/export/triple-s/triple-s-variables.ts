import type { SavDictionary, SavValue, SavVariable } from "@/lib/tables/write-sav/sav-file";
import { STATES_OUT_OF_BASE, YES_NO } from "../sav/labels";
import { type SavPlan, statusName } from "../sav/sav-plan";

type Shared = {
  name: string;
  label: string;
  /** The variables of the dictionary whose values it has, by their indexes. */
  indexes: number[];
};
type Values = readonly (readonly [code: number, label: string])[];

/** A variable as triple-s knows it; each takes one field of the data. */
export type TripleSVariable = Shared &
  (
    | { type: "character"; size: number; isSerial: boolean }
    | { type: "quantity"; largest: string; isWeight: boolean }
    | { type: "logical" }
    | { type: "single"; values: Values }
    /**
     * A list of codes, each with `width` digits; if `width` is null, a 0 or 1 for each code. `status` is the index of
     * the question's status variable; if that is null, the respondent did not answer. It is -1 for a closed question,
     * which has none.
     */
    | { type: "multiple"; values: Values; width: number | null; status: number }
  );

/**
 * The plan with survey columns by their texts: triple-s has labels for whole numbers alone, and then each value needs
 * one.
 */
export const withoutSavColumns = ({ ids, segments, ...plan }: SavPlan): SavPlan => ({
  ...plan,
  ids: { ...ids, sav: undefined },
  segments: segments.map((segment) => ({ ...segment, sav: undefined })),
});

/** The variables of an SPSS file in the terms of triple-s: a multiple-response set becomes one variable. */
export function tripleSVariables({ variables, sets, weight, id }: SavDictionary): TripleSVariable[] {
  const indexOfName = new Map(variables.map(({ name }, index) => [name, index]));
  const setOf = new Map(sets.flatMap((set) => set.variables.map((name) => [name, set] as const)));
  return variables.flatMap((variable, index): TripleSVariable[] => {
    const set = setOf.get(variable.name);
    if (!set) return [ofOne(variable, index, { weight, id })];
    if (variable.name !== set.variables[0]) return [];
    const indexes = set.variables.flatMap((name) => indexOfName.get(name) ?? []);
    const status = variables.findIndex(({ name }) => name === statusName(set));
    const named = { name: `${set.name}_CODES`, label: set.label, indexes, status, type: "multiple" as const };
    if (set.counted === undefined) {
      const values = codesIn(variable);
      return [{ ...named, values, width: digitsOf(values) }];
    }
    const values = indexes.map((at) => [codeOf(variables[at]?.name ?? ""), variables[at]?.label ?? ""] as const);
    return [{ ...named, values, width: null }];
  });
}

/** The fields of an answer, from its values in the order of the dictionary. */
export const fieldsOf = (variables: readonly TripleSVariable[], values: readonly SavValue[]) =>
  variables.map((variable) => fieldOf(variable, values));

/** The value of a data field. Fields with several codes are text, so that leading zeros are kept. */
function fieldOf(variable: TripleSVariable, values: readonly SavValue[]): string | number | null {
  const [first = null] = variable.indexes.map((index) => values[index] ?? null);
  if (variable.type === "character")
    return String(first ?? "")
      .replace(/\s+/g, " ")
      .trim();
  if (variable.type !== "multiple") return first;
  const own = variable.indexes.map((index) => values[index] ?? null);
  const status = variable.status < 0 ? (own.find((value) => value !== null) ?? null) : values[variable.status];
  if (status === null || (variable.status >= 0 && STATES_OUT_OF_BASE.some((state) => state === status))) return null;
  const { width } = variable;
  if (width !== null) return own.map((code) => String(code ?? 0).padStart(width, "0")).join("");
  const bits = new Array<string>(Math.max(0, ...variable.values.map(([code]) => code))).fill("0");
  for (const [at, value] of own.entries()) {
    const code = variable.values[at]?.[0];
    if (value === 1 && code !== undefined) bits[code - 1] = "1";
  }
  return bits.join("");
}

function ofOne(
  variable: SavVariable,
  index: number,
  { weight, id }: Pick<SavDictionary, "weight" | "id">,
): TripleSVariable {
  const { name, label, width, format, valueLabels } = variable;
  const shared = { name, label, indexes: [index] };
  if (width > 0) return { ...shared, type: "character", size: width, isSerial: name === id };
  if (valueLabels === YES_NO) return { ...shared, type: "logical" };
  if (valueLabels) return { ...shared, type: "single", values: codesIn(variable) };
  const { digits, decimals } = format ?? { digits: 8, decimals: 0 };
  const whole = "9".repeat(Math.max(1, digits - decimals - (decimals > 0 ? 1 : 0)));
  const largest = decimals > 0 ? `${whole}.${"9".repeat(decimals)}` : whole;
  return { ...shared, type: "quantity", largest, isWeight: name === weight };
}

const codesIn = ({ valueLabels = [] }: SavVariable): Values =>
  valueLabels.flatMap(([code, label]) => (typeof code === "number" ? [[code, label] as const] : []));

/** The code's number, which ends the variable's name: `Q1_C12`. */
const codeOf = (name: string) => Number(name.slice(name.lastIndexOf("C") + 1));

const digitsOf = (values: Values) => String(Math.max(1, ...values.map(([code]) => code))).length;
