import { type Call, type Outcome, receiveInput, sendOutput } from "./messages";

/** What a thread can do: functions of one object each. Lists among its fields, and lists that are returned, may be long. */
export type Handlers = Record<string, (input: never) => unknown>;

/** The default export of a thread's entry: runs the handler that a call names. */
export function serve(handlers: Handlers): (call: Call) => Promise<Outcome> {
  return async (message) => {
    try {
      const handle = handlers[message.call];
      if (!handle) throw new Error(`This thread knows no call "${message.call}".`);
      return sendOutput(message.port, await handle(receiveInput(message) as never));
    } catch (error) {
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
}
