import { Assembly, type Part, partsOf } from "./parts";

/** What a caller sends to a worker: the parts of an input, then the call; or a file to load before it is needed. */
export type Request = { part: Part } | { call: string; file: string } | { load: string };

/** What the worker sends back: the parts of what the call gave, then `done`; or why it threw. */
export type Reply = { part: Part } | { done: true } | { failure: string };

/** Sends one message; settles when it has left. */
export type Send<Message> = (message: Message) => Promise<void>;

/** Sends a value, with pauses for other work. */
export async function sendInParts(send: Send<{ part: Part }>, value: unknown): Promise<void> {
  for (const part of partsOf(value)) {
    await send({ part });
    await new Promise(setImmediate);
  }
}

/** Puts the parts of values together, one value after the other. */
export class Inbox {
  #assembly = new Assembly();

  add(part: Part): void {
    this.#assembly.add(part);
  }

  /** The value whose parts have come since the last one was taken. */
  take(): unknown {
    const { value } = this.#assembly;
    this.#assembly = new Assembly();
    return value;
  }
}
