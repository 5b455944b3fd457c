import { createHash } from "node:crypto";
import { Environment } from "@marcbachmann/cel-js";

type Expression = (variables: Record<string, unknown>) => unknown;

const environment = new Environment({ unlistedVariablesAreDyn: true })
  .registerOperator("double + int", (a: number, b: bigint) => a + Number(b))
  .registerOperator("int + double", (a: bigint, b: number) => Number(a) + b)
  .registerOperator("double - int", (a: number, b: bigint) => a - Number(b))
  .registerOperator("int - double", (a: bigint, b: number) => Number(a) - b)
  .registerOperator("double * int", (a: number, b: bigint) => a * Number(b))
  .registerOperator("int * double", (a: bigint, b: number) => Number(a) * b)
  .registerOperator("double / int", (a: number, b: bigint) => a / Number(b))
  .registerOperator("int / double", (a: bigint, b: number) => Number(a) / b);

const MOST_KEPT = 1_000;
const LONGEST_KEY = 200;
const parsed = new Map<string, Expression>();

/** Whether a condition in the Common Expression Language holds; a missing field or a fault makes it false. */
export function holds(expression: string | undefined, variables: Record<string, unknown>): boolean {
  if (expression === undefined || expression === "") return true;
  return evaluate(expression, variables) === true;
}

/** The text that a key expression gives; empty where a field is missing. */
export function keyOf(expression: string | undefined, variables: Record<string, unknown>): string {
  if (expression === undefined || expression === "") return "";
  const value = evaluate(expression, variables);
  if (value === undefined || value === null) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const isPlain = text.length <= LONGEST_KEY && !text.includes("\0");
  return isPlain ? text : createHash("sha256").update(text).digest("hex");
}

/** The number that an expression gives; 0 where it gives none. */
export function numberOf(expression: string | undefined, variables: Record<string, unknown>): number {
  if (expression === undefined) return 0;
  const number = Number(evaluate(expression, variables));
  return Number.isFinite(number) ? number : 0;
}

/** The fault of an expression that can't be read; undefined where it can. */
export function faultOf(expression: string): string | undefined {
  try {
    parse(expression);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function evaluate(expression: string, variables: Record<string, unknown>): unknown {
  try {
    return parse(expression)(variables);
  } catch {
    return undefined;
  }
}

function parse(expression: string): Expression {
  const known = parsed.get(expression);
  if (known) return known;
  const fresh = environment.parse(expression);
  if (parsed.size >= MOST_KEPT) parsed.clear();
  parsed.set(expression, fresh);
  return fresh;
}
