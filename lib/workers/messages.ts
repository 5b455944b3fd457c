import { nextTurn } from "@/lib/next-turn";
import { Assembly, type Part, partsOf } from "./parts";

/** Messages to a worker: the parts of an input, then the call; or a file to load in advance. */
export type Request = { part: Part } | { call: string; file: string } | { load: string };

/** Messages from a worker: the parts of the result, then `done`; or why it failed. */
export type Reply = { part: Part } | { done: true } | { failure: string };

/** Sends one message; resolves when it has been sent. */
export type Send<Message> = (message: Message) => Promise<void>;

/** Sends a value in parts, so that other work gets a turn in between. */
export async function sendInParts(send: Send<{ part: Part }>, value: unknown): Promise<void> {
  for (const part of partsOf(value)) {
    await send({ part });
    await nextTurn();
  }
}

/** Reassembles values from their parts, one value after another. */
export class Inbox {
  #assembly = new Assembly();

  add(part: Part): void {
    this.#assembly.add(part);
  }

  /** The value made of all parts since the last call. */
  take(): unknown {
    const { value } = this.#assembly;
    this.#assembly = new Assembly();
    return value;
  }
}
