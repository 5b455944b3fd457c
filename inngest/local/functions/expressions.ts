import { createHash } from "node:crypto";
import { Environment } from "@marcbachmann/cel-js";
import { LRUCache } from "lru-cache";

type Expression = (variables: Record<string, unknown>) => unknown;

const environment = new Environment({ unlistedVariablesAreDyn: true });

/** If a key has more characters than this, its hash is used. */
const LONGEST_KEY = 200;
const parsed = new LRUCache<string, Expression>({ max: 1_000 });

/**
 * True if a condition in the Common Expression Language (CEL) holds; false if a field is missing or the evaluation
 * fails.
 */
export function holds(expression: string | undefined, variables: Record<string, unknown>): boolean {
  if (expression === undefined || expression === "") return true;
  return evaluate(expression, variables) === true;
}

/** The value of a key expression as text; empty if a field is missing. */
export function keyOf(expression: string | undefined, variables: Record<string, unknown>): string {
  if (expression === undefined || expression === "") return "";
  const value = evaluate(expression, variables);
  if (value === undefined || value === null) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const isPlain = text.length <= LONGEST_KEY && !text.includes("\0");
  return isPlain ? text : createHash("sha256").update(text).digest("hex");
}

/** The fault of an expression that cannot be parsed; undefined if it can be parsed. */
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
  parsed.set(expression, fresh);
  return fresh;
}
