import { Assembly, type MessagePart, partsOf } from "./parts";

/** Messages to a worker: the parts of an input, the last one with the call; or an entry to load in advance. */
export type Request = { part: MessagePart } | ({ part: MessagePart } & Call) | { load: string };
type Call = { call: string; file: string };

/** Messages from a worker: the parts of the result, the last one with `done`; or why it failed. */
export type Reply = { part: MessagePart } | ({ part: MessagePart } & Done) | { failure: string };
type Done = { done: true };

/** Sends one message; resolves when it has been sent. */
export type Send<Message> = (message: Message) => Promise<void>;

/** Sends a value in parts, so that other work gets a turn in between; the last one with `end`. */
export async function sendInParts<End extends Call | Done>(
  send: Send<{ part: MessagePart } | ({ part: MessagePart } & End)>,
  value: unknown,
  end: End,
): Promise<void> {
  let last: MessagePart | undefined;
  for (const part of partsOf(value)) {
    if (last) await send({ part: last });
    last = part;
  }
  if (last) await send({ part: last, ...end });
}

/** Reassembles values from their parts, one value after another. */
export class Inbox {
  #assembly = new Assembly();

  add(part: MessagePart): void {
    this.#assembly.add(part);
  }

  /** The value made of all parts since the last call. */
  take(): unknown {
    const { value } = this.#assembly;
    this.#assembly = new Assembly();
    return value;
  }
}
