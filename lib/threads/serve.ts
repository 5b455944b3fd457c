import { type Call, type Outcome, receiveAtOnce, sendAtOnce } from "./messages";

/** What a thread can do: functions of one object each. What they get and return may be large. */
export type Handlers = Record<string, (input: never) => unknown>;

/** The default export of a thread's entry: runs the handler that a call names. */
export function serve(handlers: Handlers): (call: Call) => Promise<Outcome> {
  return async ({ call, port }) => {
    try {
      const handle = handlers[call];
      if (!handle) throw new Error(`This thread knows no call "${call}".`);
      sendAtOnce(port, await handle(receiveAtOnce(port) as never));
      return { done: true };
    } catch (error) {
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
}
