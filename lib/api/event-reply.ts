import { eventStream } from "@/lib/live/event-stream";
import type { AddressedOperation } from "./contract/operation";

/** A verb's answer that is a stream of events, for an operation that declares `events`. */
export class EventReply {
  readonly events: (signal: AbortSignal) => AsyncIterable<unknown>;

  constructor(events: (signal: AbortSignal) => AsyncIterable<unknown>) {
    this.events = events;
  }
}

/**
 * Status, body and headers of an event stream. `no-transform` keeps proxies from compressing the stream, which would
 * delay its events.
 */
export function streamed({ id, events }: AddressedOperation, reply: EventReply) {
  if (!events) throw new Error(`${id} declares no events`);
  return {
    status: 200,
    body: eventStream(async function* (signal) {
      for await (const event of reply.events(signal)) yield events.parse(event);
    }),
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    },
  };
}
