import { distance } from "fastest-levenshtein";
import type { z } from "zod";
import { AppError, type Issue, invalidInput, MAX_ISSUES } from "@/lib/errors/app-error";
import { knownFields, takesList } from "./known-fields";

/**
 * A wrong field name gets a suggestion if at most this share of its letters differs from a known name: `segmnets`, or
 * `description` for `definition`.
 */
const MAX_WRONG_LETTERS = 0.5;
/** Longer names get no suggestion, because the time to compare grows with their length. */
const LONGEST_NAME = 50;

/** The most field names listed if none is similar. */
const MAX_LISTED = 12;

/** Parses params, query or body. Throws VALIDATION_ERROR, which lists one issue per problem, each with its path. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const found = parsed.error.issues;
  const count = found.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);
  const issues = found
    .slice(0, MAX_ISSUES)
    .flatMap((issue) => issuesOf(issue, schema))
    .slice(0, MAX_ISSUES);
  throw new AppError("VALIDATION_ERROR", summaryOf(issues, count), { issues });
}

/** Parses a query. A repeated parameter is a list; most parameters accept one value only. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: object): z.output<Schema> {
  const known = knownFields(schema, []);
  const repeated = Object.entries(query).filter(
    ([name, value]) => Array.isArray(value) && known.includes(name) && !takesList(schema, name),
  );
  const [first, ...more] = repeated.map(([path]) => ({ path, message: "comes several times; send it once" }));
  if (first) throw invalidInput([first, ...more]);
  return parse(schema, query);
}

function summaryOf([first]: Issue[], count: number): string {
  if (!first) return "The request is not valid.";
  const more = count > 1 ? ` (and ${count - 1} more, see issues)` : "";
  const end = first.message.endsWith("?") && more === "" ? "" : ".";
  return `${first.path ? `\`${first.path}\`` : "The request"} ${first.message}${more}${end}`;
}

function issuesOf(issue: z.core.$ZodIssue, schema: z.ZodType): Issue[] {
  const path = formatPath(issue.path);
  if (issue.code === "unrecognized_keys") {
    const known = knownFields(schema, issue.path);
    return issue.keys.slice(0, MAX_ISSUES).map((key) => ({
      path: path ? `${path}.${key}` : key,
      message: `is not a field of this operation; ${adviceOn(key, known)}`,
    }));
  }
  if (issue.code === "invalid_union") {
    const within = issue.errors.find((errors) => errors.every(isWithin));
    if (within) return within.flatMap((inner) => issuesOf({ ...inner, path: [...issue.path, ...inner.path] }, schema));
  }
  return [{ path, message: messageOf(issue) }];
}

/**
 * Whether the error is in a field of the input: then the input itself has the type that this member of a union expects.
 */
const isWithin = ({ code, path }: z.core.$ZodIssue): boolean => path.length > 0 || code === "unrecognized_keys";

function adviceOn(key: string, known: readonly string[]): string {
  const wrong = (name: string) => distance(key.toLowerCase(), name) / Math.max(key.length, name.length);
  const [nearest] = key.length > LONGEST_NAME ? [] : [...known].sort((a, b) => wrong(a) - wrong(b));
  return nearest !== undefined && wrong(nearest) <= MAX_WRONG_LETTERS
    ? `did you mean \`${nearest}\`?`
    : `remove it${known.length > 0 && known.length <= MAX_LISTED ? ` or use ${listed(known)}` : " or check its spelling"}`;
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length > 1 ? `one of ${quoted.join(", ")}` : (quoted[0] ?? "");
}

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is required" : `must be ${kindOf(issue.expected)}`;
    case "invalid_union":
      return issue.input === undefined ? "is required" : oneOf(issue);
    case "invalid_value":
      return issue.input === undefined
        ? "is required"
        : `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1
        ? "must not be empty"
        : `must ${bound(issue.origin, "at least", issue.minimum)}`;
    case "too_big":
      return `must ${bound(issue.origin, "at most", issue.maximum)}`;
    case "invalid_format":
      return issue.format === "uuid" ? "must be a uuid" : issue.message;
    default:
      return issue.message;
  }
}

function bound(origin: string, direction: string, size: number | bigint): string {
  const amount = size.toLocaleString("en");
  if (origin === "array") return `hold ${direction} ${amount} ${size === 1 ? "item" : "items"}`;
  if (origin === "string") return `have ${direction} ${amount} characters`;
  return `be ${direction} ${amount}`;
}

/** The types that the members of a union expect: `must be a string or a number`. */
function oneOf({ errors, input }: z.core.$ZodIssueInvalidUnion): string {
  const asked = errors
    .flat()
    .filter(({ path }) => path.length === 0)
    .map((issue) => messageOf({ ...issue, input } as z.core.$ZodIssue).replace(/^must be /, ""));
  return `must be ${[...new Set(asked)].join(" or ")}`;
}

const KINDS: Record<string, string> = { int: "whole number", record: "object" };

function kindOf(expected: string): string {
  const noun = KINDS[expected] ?? expected;
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : index === 0 ? String(part) : `.${String(part)}`))
    .join("");
}
