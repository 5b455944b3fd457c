import { MESSAGE_WEIGHT } from "./parameters";

type Key = string | number;
type Container = unknown[] | Record<string, unknown>;

/** A piece of a value: the value at a path, or the next members of the list or object at a path. */
export type MessagePart = { at: Key[]; value: unknown } | { at: Key[]; members: [Key, unknown][] };

/**
 * Splits a value made of lists and plain objects into parts. No part weighs much more than `MESSAGE_WEIGHT`, except for
 * a single large string or buffer, which is not split.
 */
export function* partsOf(value: unknown, at: Key[] = []): Generator<MessagePart> {
  if (!isContainer(value) || weightOf(value) <= MESSAGE_WEIGHT) return yield { at, value };
  yield { at, value: Array.isArray(value) ? [] : {} };
  let members: [Key, unknown][] = [];
  let weight = 0;
  for (const [key, member] of membersOf(value)) {
    const added = weightOf(member);
    const isHeavy = added > MESSAGE_WEIGHT && isContainer(member);
    if (members.length > 0 && (isHeavy || weight + added > MESSAGE_WEIGHT)) {
      yield { at, members };
      members = [];
      weight = 0;
    }
    if (isHeavy) {
      yield* partsOf(member, [...at, key]);
      continue;
    }
    members.push([key, member]);
    weight += added;
  }
  if (members.length > 0) yield { at, members };
}

/** Reassembles a value from its parts, in their original order. */
export class Assembly {
  #root: { value?: unknown } = {};

  add(part: MessagePart): void {
    const path = ["value", ...part.at];
    if ("members" in part) {
      const container = this.#find(path);
      for (const [key, member] of part.members) place(container, key, member);
      return;
    }
    place(this.#find(path.slice(0, -1)), path.at(-1) ?? "value", part.value);
  }

  get value(): unknown {
    return this.#root.value;
  }

  #find(path: Key[]): Container {
    return path.reduce<unknown>((container, key) => (container as Record<Key, unknown>)[key], this.#root) as Container;
  }
}

/** Members named `__proto__` are stored like any other. */
function place(container: Container, key: Key, value: unknown): void {
  if (key !== "__proto__") (container as Record<Key, unknown>)[key] = value;
  else Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
}

function* membersOf(value: Container): Generator<[Key, unknown]> {
  if (Array.isArray(value)) yield* value.entries();
  else for (const key of Object.keys(value)) yield [key, value[key]];
}

function isContainer(value: unknown): value is Container {
  if (Array.isArray(value)) return true;
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The weight of a value; counting stops above the weight of one message. */
function weightOf(value: unknown, counted = 0): number {
  if (typeof value === "string") return counted + 8 + value.length;
  if (typeof value !== "object" || value === null) return counted + 8;
  if (ArrayBuffer.isView(value)) return counted + 16 + value.byteLength;
  let weight = counted + 16;
  for (const key in value) {
    weight = weightOf(value[key as keyof typeof value], weight);
    if (weight > MESSAGE_WEIGHT) return weight;
  }
  return weight;
}
