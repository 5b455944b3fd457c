import { type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { Assembly, type Part, partsOf } from "./parts";

/** One call as a thread receives it. Its input comes through `port`, in several messages where it is large. */
export type Call = { call: string; port: MessagePort };

/** What a call gave: a value, which comes through the port, or why it threw. */
export type Outcome = { done: true } | { failure: string };

/** Sends a value, with pauses for other work. */
export async function sendInPieces(port: MessagePort, value: unknown): Promise<void> {
  for (const part of partsOf(value)) {
    port.postMessage(part);
    await pause();
  }
}

/** The value that was sent. Everything has arrived before the call itself does. */
export function receiveAtOnce(port: MessagePort): unknown {
  const assembly = new Assembly();
  for (let part = next(port); part; part = next(port)) assembly.add(part);
  return assembly.value;
}

/** Puts a value into the port, where it stays until the caller fetches it. */
export function sendAtOnce(port: MessagePort, value: unknown): void {
  for (const part of partsOf(value)) port.postMessage(part);
}

/** Fetches a value, with pauses for other work. */
export async function receiveInPieces(port: MessagePort): Promise<unknown> {
  const assembly = new Assembly();
  for (let part = next(port); part; part = next(port)) {
    assembly.add(part);
    await pause();
  }
  return assembly.value;
}

const next = (port: MessagePort): Part | undefined => receiveMessageOnPort(port)?.message;

const pause = () => new Promise(setImmediate);
