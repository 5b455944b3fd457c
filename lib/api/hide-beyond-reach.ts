import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { beyondReach } from "@/lib/auth/reach";
import { isJobId, newId, newJobId } from "@/lib/ids/new-id";

/**
 * Replaces the ids of projects that the caller does not see, and of what is in them, by ids that nobody has, wherever
 * they stand in the input. The operation then answers as for an unknown id. `isWhole`: nothing was replaced.
 */
export async function hideBeyondReach<Given extends object>(
  db: Db,
  caller: Caller | null,
  input: Given,
): Promise<{ input: Given; isWhole: boolean }> {
  if (!caller?.reach) return { input, isWhole: true };
  const hidden = await beyondReach(db, caller, textsIn(input));
  if (hidden.size === 0) return { input, isWhole: true };
  const replace = (text: string) => {
    if (!hidden.has(text.toLowerCase())) return text;
    return isJobId(text) ? newJobId() : newId();
  };
  return { input: replaced(input, replace) as Given, isWhole: false };
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (isNested(value)) for (const part of Object.values(value)) yield* textsIn(part);
}

function replaced(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((part) => replaced(part, replace));
  if (!isNested(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part, replace)]));
}

/** Whether a value is a list or a plain object. */
const isNested = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === "object" && value !== null && isPlain(Object.getPrototypeOf(value)));

const isPlain = (prototype: unknown) => prototype === Object.prototype || prototype === null;
