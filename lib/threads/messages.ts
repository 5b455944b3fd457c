import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { MESSAGE_WEIGHT } from "./parameters";

/** One call as a thread receives it. The items of its lists come through `port`, in several messages. */
export type Call = { call: string; input: Record<string, unknown>; port: MessagePort };

/** What a call gave: a value, a list whose items come through the port, or why it threw. */
export type Outcome = { value: unknown } | { list: true } | { failure: string };

type ListPart = { list: string; items: unknown[] };
const OUTPUT = "output";

/** Sends the items of all lists of the input, with pauses for other work; returns the input with the lists emptied. */
export async function sendInput(port: MessagePort, input: object): Promise<Record<string, unknown>> {
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    rest[name] = Array.isArray(value) ? [] : value;
    if (!Array.isArray(value)) continue;
    for (const items of byWeight(value)) {
      port.postMessage({ list: name, items } satisfies ListPart);
      await pause();
    }
  }
  return rest;
}

/** The input as it was sent. Everything has arrived before the call itself does. */
export function receiveInput({ input, port }: Call): Record<string, unknown> {
  for (let part = next(port); part; part = next(port)) {
    const list = input[part.list] as unknown[];
    for (const item of part.items) list.push(item);
  }
  return input;
}

/** Puts a list's items into the port, where they stay until the caller fetches them. */
export function sendOutput(port: MessagePort, value: unknown): Outcome {
  if (!Array.isArray(value)) return { value };
  for (const items of byWeight(value)) port.postMessage({ list: OUTPUT, items } satisfies ListPart);
  return { list: true };
}

/** Fetches a list's items, with pauses for other work. */
export async function receiveOutput(port: MessagePort): Promise<unknown[]> {
  const output: unknown[] = [];
  for (let part = next(port); part; part = next(port)) {
    for (const item of part.items) output.push(item);
    await pause();
  }
  return output;
}

const next = (port: MessagePort): ListPart | undefined => receiveMessageOnPort(port)?.message;

const pause = () => new Promise(setImmediate);

function* byWeight(list: readonly unknown[]): Generator<unknown[]> {
  let items: unknown[] = [];
  let weight = 0;
  for (const item of list) {
    const added = weightOf(item);
    if (items.length > 0 && weight + added > MESSAGE_WEIGHT) {
      yield items;
      items = [];
      weight = 0;
    }
    items.push(item);
    weight += added;
  }
  if (items.length > 0) yield items;
}

function weightOf(value: unknown): number {
  if (typeof value === "string") return 8 + value.length;
  if (typeof value !== "object" || value === null) return 8;
  let weight = 16;
  for (const key in value) weight += weightOf(value[key as keyof typeof value]);
  return weight;
}
